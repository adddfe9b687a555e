"""One run while it is played here: which deals are left, what has come, and how long it will take."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator, Mapping

import msgspec

from tutable.lab.rows import Row, pack, unpack
from tutable.lab.sequel import deals
from tutable.lab.spec import Chunk, decode
from tutable.server.lab.asking import Asking
from tutable.server.lab.standing import Standing
from tutable.server.store.lab import RunRow
from tutable.server.wire.lab import LabProgress

ENOUGH = 3  # deals, before their pace says more than that of other runs


def guessed(pace: Mapping[int, float], players: int) -> float:
    """Seconds of a game: where nobody has played it with so many, like the nearest, as if by player."""
    near = min(pace, key=lambda known: abs(known - players))
    return pace[near] * players / near


class Playing:
    """A run, from the chunks that are there to its end."""

    def __init__(
        self, row: RunRow, chunks: Mapping[int, bytes], pace: Mapping[int, float], lanes: int
    ) -> None:
        """`pace`: CPU seconds of a game by player count, as far as others have shown it."""
        self.row = row
        self.spec = decode(row.spec)
        self.standing = Standing(self.spec)
        self.asking = Asking(self.spec)
        for data in chunks.values():
            rows = unpack(data)
            self.standing.hear(rows)
            for together in deals(rows):
                self.asking.hear(together)
        self.pace = dict(pace)
        self.lanes = lanes
        self.todo = self._missing(set(chunks))
        self.under_way: defaultdict[int, dict[int, list[Row]]] = defaultdict(dict)  # deals by chunk
        self.began = time.monotonic()
        self.dealt = 0
        self.used = 0.0  # CPU seconds since it is played here
        self.unsaid = 0.0  # of these, not told yet
        self.resting = False
        self.is_wanted = True

    def _missing(self, here: set[int]) -> Iterator[tuple[Chunk, int]]:
        for chunk in self.spec.chunks():
            # A chunk that was begun is played to its end: the answer is read from whole ones.
            if chunk.number not in here and not self.asking.is_settled(chunk.players):
                for deal in range(chunk.first, chunk.last):
                    if not self.is_wanted:
                        return
                    yield chunk, deal

    def take(self, chunk: Chunk, deal: int, rows: list[Row], seconds: float) -> bytes | None:
        """A deal that was played; the whole chunk, when it is complete."""
        self.standing.hear(rows)
        self.asking.hear(rows)
        self.dealt += 1
        each = seconds / len(rows)
        before = self.pace.get(chunk.players)
        self.pace[chunk.players] = (
            each if before is None else before + (each - before) / min(self.dealt + 1, 20)
        )
        here = self.under_way[chunk.number]
        here[deal] = rows
        if len(here) < chunk.last - chunk.first:
            return None
        del self.under_way[chunk.number]
        return pack([row for _, rows in sorted(here.items()) for row in rows])

    def spend(self, seconds: float) -> None:
        self.used += seconds
        self.unsaid += seconds

    def progress(self) -> LabProgress:
        variants = len(self.spec.variants)
        played = sum(self.standing.deals(players) for players in self.spec.players) * variants
        sections = [
            msgspec.structs.replace(section, answered=self.asking.is_settled(section.players))
            for section in self.standing.told()
        ]
        return LabProgress(played, self.seconds_left(), self.resting, sections)

    def seconds_left(self) -> float | None:
        """By what it has taken so far, on this machine with everything else that goes on there."""
        if not self.pace:
            return None
        left = 0.0
        for players in self.spec.players:
            if self.asking.is_settled(players):
                continue
            missing = self.spec.games - self.standing.deals(players)
            left += missing * len(self.spec.variants) * guessed(self.pace, players)
        slow = 1.0
        if self.dealt >= ENOUGH and self.used > 0:
            slow = max(slow, (time.monotonic() - self.began) * self.lanes / self.used)
        return left * slow / self.lanes

    def told(self) -> str:
        return msgspec.json.encode(self.progress()).decode()
