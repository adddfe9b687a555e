"""Stored rows into a match: every table in memory is a fold of what the database holds."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from tutable.core.components import Components
from tutable.core.editions import released
from tutable.core.errors import BadSave, OtherRules, TutableError
from tutable.core.journal import canonical, line
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.server.observe import FOLD_SECONDS
from tutable.server.store.rows import Entry, SeatRow, Summary, TableRow
from tutable.server.wire.values import Said


@dataclass(frozen=True)
class Folded:
    """A match (None: not even its beginning), and why it stops short where today's rules disagree."""

    match: Match | None
    frozen: Said | None = None


def begin(row: TableRow) -> Match:
    """The match before its first entry; OtherRules if it came from another match that cannot be followed."""
    if row.base is not None:
        match, other = Match.read(row.base)
        if other is not None and (row.base_at is None or row.base_at > len(canonical(match.journal))):
            raise other
        if row.base_at is not None:
            match = match.fork(row.base_at, seed=row.seed)
        match.auto_end = set(row.auto_end)
        return match
    return Match.new(
        row.game,
        len(row.seats),
        seed=row.seed,
        options=row.options,
        components=parts(row),
        names=row.names,
        auto_end=row.auto_end,
        position=row.position,
    )


def parts(row: TableRow) -> Components:
    """The components a table was made with, whatever the default is by now."""
    game = get_game(row.game)
    if row.components is not None:
        return game.own_components(row.components)
    if row.edition is None:
        return released.first(game)
    found = released.by_hash(game, row.edition.hash)
    if found is None:
        raise BadSave(problem="components", found=row.edition.hash, ours=game.components().hash)
    return found


def apply(match: Match, verb: str, seat: int, pick: int) -> str:
    """One step; returns the tokens it added to the journal. A refusal changes nothing."""
    before = len(match.journal)
    if verb == "act":
        match.act(seat, pick)
    elif verb == "end":
        match.end(seat)
    elif verb == "undo":
        match.undo(seat)
    elif verb == "hint":
        match.hint(seat)
    elif pick:
        match.auto_end.add(seat)
        if match.awaits_end() and match.deciders() == [seat]:
            match.end(seat)
    else:
        match.auto_end.discard(seat)
    return line(match.journal[before:])


def why_not(match: Match, verb: str, seat: int, pick: int) -> TutableError | None:
    """What a step would be refused with. Changes nothing."""
    if verb == "act":
        return match.why_not(seat, pick)
    try:
        if verb == "end" and not (match.awaits_end() and match.deciders() == [seat]):
            match.end(seat)
        elif verb == "undo" and not match.horizon(seat).steps:
            match.undo(seat)
        elif verb == "hint" and match.ask(seat) is None:
            match.hint(seat)
    except TutableError as refusal:
        return refusal
    return None


def fold(row: TableRow, entries: Sequence[Entry]) -> Folded:
    """The match as far as today's rules lead to the recorded tables."""
    with FOLD_SECONDS.time():
        try:
            match = begin(row)
            for entry in entries:
                apply(match, entry.verb, entry.seat, entry.pick)
            if not entries or match.hash() == entries[-1].hash:
                return Folded(match)
        except TutableError:
            pass
        return fold_while_equal(row, entries)


def fold_while_equal(row: TableRow, entries: Sequence[Entry]) -> Folded:
    try:
        match = begin(row)
    except OtherRules as other:
        return Folded(as_far(row), frozen(other.params["at"], other.params["length"]))
    except TutableError:
        return Folded(None, frozen(0, len(entries)))
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
        return Folded(match)
    match = begin(row)
    for entry in entries[:agreed]:
        apply(match, entry.verb, entry.seat, entry.pick)
    return Folded(match, frozen(agreed, len(entries)))


def as_far(row: TableRow) -> Match | None:
    """What can be followed of the match a table began from."""
    try:
        return Match.read(row.base or "")[0]
    except TutableError:
        return None


def without_seed(match: Match) -> str:
    """A save of what was not taken back, whose luck is taken as it came."""
    data = json.loads(match.canonical())
    data.pop("seed", None)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True)
class Record:
    """A match to look back on: a save without its seed, and how many entries it has."""

    save: str
    length: int


def frozen(at: int, length: int) -> Said:
    """Why a match can be read but not continued: the rules have changed since."""
    return Said("frozen-rules", {"at": at, "length": length})


def summary(match: Match, seats: Sequence[SeatRow]) -> Summary:
    """What the lobby needs to know."""
    waiting = match.waiting()
    return Summary(
        "over" if match.is_over else "running",
        tuple(waiting),
        any(seats[seat].player is not None for seat in waiting),
        tuple(winners(match, seats)),
        tuple(match.scores()),
    )


def winners(match: Match, seats: Sequence[SeatRow]) -> list[int]:
    """Those who have won the match; who has resigned or lost on time has not, however well a bot went on."""
    won = match.winners()
    lost = {seat.seat for seat in seats if seat.fate}
    if not won or not lost.intersection(won) or len(lost) == len(seats):
        return won
    if left := [seat for seat in won if seat not in lost]:
        return left
    scores = match.scores()
    best = max(score for seat, score in enumerate(scores) if seat not in lost)
    return [seat for seat, score in enumerate(scores) if score == best and seat not in lost]
