"""Whom the table waits for, since when, and how much time they have: from what everybody may know.

An asking begins when the settled table asks somebody else, or in a new turn; tentative picks and taking back
change nothing. Where all choose at once there is one end of time for all: no clock shows whether somebody has
chosen. What each of them used is charged when the choices are turned over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import msgspec

from tutable.core.match import Match
from tutable.server.store.rows import Beside, SeatRow, TableRow


class Asking(msgspec.Struct, omit_defaults=True):
    """`extra` is time that does not count for a seat (a vacation, the time a bot stood in); `chosen`, when a
    seat laid down its sealed choice, is nobody's business until the others have."""

    number: int = 0  # of the asking
    turn: int = 0
    seats: list[int] = []
    before: list[int] = []  # who was asked before, and so has moved
    sealed: bool = False
    at: float = 0.0
    reserve: list[float] = []
    extra: dict[int, float] = {}
    paused: dict[int, float] = {}
    chosen: dict[int, float] = {}

    def passed(self, seat: int, now: float) -> float:
        """The seconds this asking has taken a seat that has not chosen."""
        standing = now - max(self.at, self.paused[seat]) if seat in self.paused else 0.0
        return max(0.0, now - self.at - self.extra.get(seat, 0.0) - standing)


# Made once, here: msgspec crashes if two threads are the first to ask for a type.
ASKING = msgspec.json.Decoder(Asking)


def read(row: TableRow) -> Asking:
    """As it is written; nobody changes it, but makes another one."""
    return _read(row.asking)


@lru_cache(4096)  # everybody who is sent a table is told of it
def _read(text: str) -> Asking:
    return ASKING.decode(text) if text else Asking()


def written(asking: Asking) -> str:
    return msgspec.json.encode(asking).decode()


def first(row: TableRow, match: Match, now: float) -> Asking:
    """The match begins."""
    whole = [row.reserve_seconds] * len(row.seats)
    return _asked(Asking(reserve=whole), row.seats, match, now)


def is_same(asking: Asking, match: Match) -> bool:
    return asking.turn == match.turn and asking.seats == match.deciders() and asking.number > 0


def after(asking: Asking, row: TableRow, match: Match, now: float) -> Asking:
    """Somebody else is asked: what the last ones used beyond the time per move comes from their reserve."""
    reserve = list(asking.reserve) or [row.reserve_seconds] * len(row.seats)
    for seat in asking.seats:
        used = asking.passed(seat, asking.chosen.get(seat, now))
        reserve[seat] = max(0.0, reserve[seat] - max(0.0, used - row.move_seconds))
    return _asked(Asking(asking.number, before=asking.seats, reserve=reserve), row.seats, match, now)


def _asked(asking: Asking, seats: Sequence[SeatRow], match: Match, now: float) -> Asking:
    asking.number += 1
    asking.turn, asking.seats, asking.sealed, asking.at = match.turn, match.deciders(), match.is_sealed(), now
    asking.paused = {seat: now for seat in asking.seats if seats[seat].paused}
    return asking


def anew(asking: Asking, seat: int, now: float) -> Asking:
    """For this seat it begins now: somebody takes it back from a bot."""
    return msgspec.structs.replace(asking, extra=asking.extra | {seat: now - asking.at})


def stand(asking: Asking, seat: int, now: float, on: bool) -> Asking:
    """A seat's clock stands, or goes on."""
    paused, extra = dict(asking.paused), dict(asking.extra)
    if on:
        paused.setdefault(seat, now)
    elif (since := paused.pop(seat, None)) is not None:
        extra[seat] = extra.get(seat, 0.0) + now - max(asking.at, since)
    return msgspec.structs.replace(asking, paused=paused, extra=extra)


def standing(asking: Asking, row: TableRow, now: float) -> Asking:
    """Those clocks stand whose players are on vacation, whatever was written while they left."""
    for seat in asking.seats:
        if row.seats[seat].paused != (seat in asking.paused):
            asking = stand(asking, seat, now, row.seats[seat].paused)
    return asking


def deadline(asking: Asking, row: TableRow) -> float | None:
    """When time is over; None: nobody's clock runs. It is the same for all who choose at once."""
    people = [seat for seat in asking.seats if row.seats[seat].is_played]
    if row.clock == "none" or row.status != "running" or not people:
        return None
    if any(seat in asking.paused for seat in people):
        return None
    return max(
        asking.at + row.move_seconds + asking.reserve[seat] + asking.extra.get(seat, 0.0) for seat in people
    )


def to_tell(row: TableRow, asking: Asking) -> tuple[str, ...]:
    """Who is asked, at a table with several people, and plays for themselves."""
    people = {one.session for one in row.seats if one.is_played and one.session is not None}
    asked = {row.seats[seat].session for seat in asking.seats if row.seats[seat].is_played}
    return tuple(sorted(people & asked)) if len(people) > 1 else ()


def beside(
    row: TableRow, match: Match, verb: str, seat: int, now: float, patience: float = 0.0
) -> Beside | None:
    """What a step of this seat changes for the clocks; None: nothing. `patience`: before people are told."""
    asking = read(row)
    if is_same(asking, match) and not match.is_over:
        if verb != "act" or not asking.sealed or row.clock == "none":
            return None
        chosen = msgspec.structs.replace(asking, chosen=asking.chosen | {seat: now})
        return Beside({"asking": written(chosen)})
    asking = after(asking, row, match, now)
    freed = tuple(one.seat for one in row.seats if one.for_turn)
    values: dict[str, str | float | None] = {"asking": written(asking), "deadline": None}
    if match.is_over:
        return Beside(values, freed)
    row = without_stand_ins(row, freed)
    values["deadline"] = deadline(asking, row)
    return Beside(values, freed, to_tell(row, asking), asking.number, now + patience)


def without_stand_ins(row: TableRow, freed: Sequence[int]) -> TableRow:
    """The table as it is when the players of these seats play on."""
    if not freed:
        return row
    mine = [replace(one, stand_in=None, for_turn=False) if one.seat in freed else one for one in row.seats]
    return replace(row, seats=mine)
