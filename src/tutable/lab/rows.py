"""What is kept of a game: one row, compact and complete enough for everything that is said later."""

from __future__ import annotations

import gzip

import msgspec


class Part(msgspec.Struct, array_like=True, frozen=True):
    """A part that was offered in a game: since which turn, and who had it."""

    offered: int
    owners: tuple[tuple[int, int, int], ...]  # seat, turn in which it was taken, points that it brought


class Row(msgspec.Struct, omit_defaults=True):
    """One game. Seats count from 0."""

    id: str  # variant, players, deal: `a-3-17`
    variant: int
    players: int
    deal: int
    table: str
    bots: list[str]
    first: int  # the seat that began
    scores: list[int]
    winners: list[int]
    turns: int
    picks: int  # everything that was picked
    choices: int  # picks among several
    options: int  # what could have been picked at these, added up
    minutes: float  # that people would need, estimated
    lead_changes: int
    decided: float  # the part of the game after which the later winner was always ahead
    judged: int  # choices that were looked at by the judge
    clear: int  # those with one pick far better than all others
    forced: int = -1  # the seat that was certain to get the part in question
    sources: dict[str, list[int]] = {}  # points of the seats by where they come from
    parts: dict[str, dict[str, Part]] = {}  # by sort and name
    uses: dict[str, dict[str, list[int]]] = {}  # by sort and name: how often each seat
    measures: dict[str, float] = {}

    def share(self, seat: int) -> float:
        """A seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def pack(rows: list[Row]) -> bytes:
    """Rows as a file: lines of JSON, the same bytes for the same rows."""
    lines = b"\n".join(msgspec.json.encode(row) for row in rows)
    return gzip.compress(lines, compresslevel=6, mtime=0)


def unpack(data: bytes) -> list[Row]:
    return [msgspec.json.decode(line, type=Row) for line in gzip.decompress(data).split(b"\n") if line]
