"""Stored rows into a match: every table in memory is a fold of what the database holds."""

from __future__ import annotations

from collections.abc import Sequence

from tutable.core.engine import Shown
from tutable.core.errors import TutableError
from tutable.core.journal import line
from tutable.core.match import Match
from tutable.server.observe import FOLD_SECONDS
from tutable.server.store.rows import Entry, SeatRow, Summary, TableRow


def begin(row: TableRow) -> Match:
    """The match before its first entry."""
    if row.base is not None:
        match = Match.load(row.base)
        if row.base_at is not None:
            match = match.fork(row.base_at, seed=row.seed)
        match.auto_end = set(row.auto_end)
        return match
    return Match.new(
        row.game,
        len(row.seats),
        seed=row.seed,
        options=row.options,
        components=row.components,
        names=row.names,
        auto_end=row.auto_end,
        position=row.position,
    )


def apply(match: Match, verb: str, seat: int, pick: int) -> str:
    """One step; returns the tokens it added to the journal. A refusal changes nothing."""
    before = len(match.journal)
    if verb == "act":
        match.act(seat, pick)
    elif verb == "end":
        match.end(seat)
    elif verb == "undo":
        match.undo(seat)
    elif pick:
        match.auto_end.add(seat)
        if match.awaits_end() and match.deciders() == [seat]:
            match.end(seat)
    else:
        match.auto_end.discard(seat)
    return line(match.journal[before:])


def fold(row: TableRow, entries: Sequence[Entry]) -> tuple[Match | None, int]:
    """The match and how many entries it holds: fewer than there are (or -1) if today's rules disagree."""
    with FOLD_SECONDS.time():
        try:
            match = begin(row)
            for entry in entries:
                apply(match, entry.verb, entry.seat, entry.pick)
            if not entries or match.hash() == entries[-1].hash:
                return match, len(entries)
        except TutableError:
            pass
        try:
            return fold_while_equal(row, entries)
        except TutableError:  # not even the beginning
            return None, -1


def fold_while_equal(row: TableRow, entries: Sequence[Entry]) -> tuple[Match, int]:
    """As far as today's rules lead to the recorded tables."""
    match = begin(row)
    agreed = 0
    for entry in entries:
        try:
            apply(match, entry.verb, entry.seat, entry.pick)
        except TutableError:
            break
        if match.hash() != entry.hash:
            break
        agreed += 1
    if agreed == len(entries):
        return match, agreed
    match = begin(row)
    for entry in entries[:agreed]:
        apply(match, entry.verb, entry.seat, entry.pick)
    return match, agreed


def asked(match: Match) -> list[int]:
    """Seats that still have to decide: in a sealed decision not those who have chosen."""
    return [seat for seat in match.deciders() if seat not in match.sealed]


def summary(match: Match, seats: Sequence[SeatRow]) -> Summary:
    """What the lobby needs to know."""
    waiting = asked(match)
    return Summary(
        "over" if match.is_over else "running",
        tuple(waiting),
        any(seats[seat].player is not None for seat in waiting),
        tuple(match.winners()),
        tuple(match.scores()),
    )


def shown(value: Shown) -> dict[str, object]:
    return {"message": value.message, "args": value.args, "refs": value.refs}
