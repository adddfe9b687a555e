"""Performing actions: the dice and settlers that actions are performed with (TUG-PHASE-3)."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL
from tutable.games.tungaru import events
from tutable.games.tungaru.names import die_ref, settler_ref, value
from tutable.games.tungaru.reasons import DICE_FULL, DIE_USED, NO_SETTLER, NOT_NEXT, SETTLER_TIRED
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BY_SETTLER,
    DICE,
    EXHAUSTED,
    ISLE,
    ON_ISLAND,
    SEAT,
    SETTLER,
    SLOT,
    SLOT_DIE,
    UPRIGHT,
)


def dice_on(s: TungaruState, island: i64) -> i64:
    """How many dice spaces of an island are taken; they fill from the first on."""
    count: i64 = 0
    i = island * ISLE + ON_ISLAND
    while count < s.rules.dice_spaces and s.isles[i + count] > 0:
        count += 1
    return count


def die_why_not(s: TungaruState, seat: i64, die: i64, island: i64) -> i64:
    """A die that is not spent, an island next to the boat, a dice space left on it (TUG-R18)."""
    if s.seats[seat * SEAT + DICE + die] == 0:
        return DIE_USED
    if not s.is_next_to(seat, island):
        return NOT_NEXT
    if dice_on(s, island) >= s.rules.dice_spaces:
        return DICE_FULL
    return LEGAL


def settler_why_not(s: TungaruState, seat: i64, island: i64) -> i64:
    """An own settler on the island that is not exhausted."""
    state = s.seats[seat * SEAT + SETTLER + island]
    if state == UPRIGHT:
        return LEGAL
    if state == EXHAUSTED:
        return SETTLER_TIRED
    return NO_SETTLER


def why_not(s: TungaruState, seat: i64, source: i64, island: i64) -> i64:
    """A die onto the island, or its settler."""
    if source == BY_SETTLER:
        return settler_why_not(s, seat, island)
    return die_why_not(s, seat, source, island)


def spend_die(s: TungaruState, seat: i64, die: i64) -> i64:
    """Take a die in hand; its value."""
    shown = s.seats[seat * SEAT + DICE + die]
    s.seats[seat * SEAT + DICE + die] = 0
    s.tell(events.DIE_PLACED, EVERYONE, seat, shown, die)
    return shown


def use(s: TungaruState, seat: i64, source: i64, island: i64) -> None:
    """Place the die on the island, or exhaust the settler."""
    if source == BY_SETTLER:
        s.seats[seat * SEAT + SETTLER + island] = EXHAUSTED
        s.tell(events.SETTLER_USED, EVERYONE, seat, island)
        return
    shown = spend_die(s, seat, source)
    s.isles[island * ISLE + ON_ISLAND + dice_on(s, island)] = seat * 6 + shown


def flip(s: TungaruState, seat: i64, slot: i64) -> None:
    """A one-shot nomad goes face down to the travellers."""
    tile = s.seats[seat * SEAT + SLOT + slot]
    s.seats[seat * SEAT + SLOT + slot] = 0
    s.seats[seat * SEAT + SLOT_DIE + slot] = 0
    s.tell(events.NOMAD_USED, EVERYONE, seat, tile - 1)


def source_ref(seat: i64, source: i64, island: i64) -> str:
    if source == BY_SETTLER:
        return settler_ref(seat, island)
    return die_ref(seat, source)


def source_args(s: TungaruState, seat: i64, source: i64) -> dict[str, str | int]:
    """What an action is performed with, for messages: a die's value, or 0 for the settler."""
    if source == BY_SETTLER:
        return {"die": 0}
    return {"die": value(s, seat, source)}
