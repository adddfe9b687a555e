"""TUN-15, TUN-16 Free actions: what they need, whether any is left."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import LEGAL
from tutable.games.tundra.reasons import (
    ADVISOR_NO_DICE,
    ADVISOR_NONE,
    ADVISOR_POOR,
    ADVISOR_TURNED,
    FREE_BERRIES,
    FREE_NO_DIE,
    FREE_WRAP,
    NO_SUPPLY,
)
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISORS,
    BUY,
    DICE,
    FACES,
    FIRST_ADVISOR,
    HELP,
    HELP_BUY,
    HELP_CHANGE,
    HELP_GAIN,
    HELP_REROLL,
    HELP_SELL,
    ITEMS,
    LOWER,
    RAISE,
    REROLL,
    STRIDE,
    SUPPLY,
)
from tutable.games.tundra.titles import BUY_COST, CHANGE_COST, REROLL_COST
from tutable.games.tundra.trading import is_turned


def effect(s: TundraState, card: i64, which: i64) -> i64:
    """0 what an advisor does, 1 berries paid, 2 times or berries per tower, 3 limit, 4.. gains."""
    return s.rules.advisors[(card - FIRST_ADVISOR) * (4 + ITEMS) + which]


def free_reason(s: TundraState, seat: i64, pick: i64) -> i64:
    """LEGAL, or why this free action is not possible now."""
    berries = s.berries(seat)
    if pick >= HELP:
        return advisor_reason(s, seat, pick - HELP)
    if pick == BUY:
        if s.seats[seat * STRIDE + SUPPLY] == 0:
            return NO_SUPPLY
        if berries < s.title_number(seat, BUY_COST):
            return FREE_BERRIES
        return LEGAL
    if s.seats[seat * STRIDE + DICE + (pick - REROLL) % FACES] == 0:
        return FREE_NO_DIE
    if pick < RAISE:
        if berries < s.title_number(seat, REROLL_COST):
            return FREE_BERRIES
        return LEGAL
    if pick in (LOWER, LOWER - 1):  # a one cannot fall, a six cannot rise
        return FREE_WRAP
    if berries < s.title_number(seat, CHANGE_COST):
        return FREE_BERRIES
    return LEGAL


def advisor_reason(s: TundraState, seat: i64, space: i64) -> i64:
    """TUN-16 Once a round each; what it asks for must be there."""
    card = s.advisor(seat, space)
    if card < 0:
        return ADVISOR_NONE
    if is_turned(s, seat, space):
        return ADVISOR_TURNED
    sort = effect(s, card, 0)
    if sort in (HELP_CHANGE, HELP_REROLL):
        if s.dice(seat) == 0:
            return ADVISOR_NO_DICE
    elif sort in (HELP_GAIN, HELP_BUY):
        if s.berries(seat) < effect(s, card, 1):
            return ADVISOR_POOR
    elif sort == HELP_SELL:
        if s.resources(seat) == 0:
            return ADVISOR_POOR
    return LEGAL


def has_free_action(s: TundraState, seat: i64) -> bool:
    """Everything it looks at lies open."""
    berries = s.berries(seat)
    if s.seats[seat * STRIDE + SUPPLY] > 0 and berries >= s.title_number(seat, BUY_COST):
        return True
    if berries >= min(s.title_number(seat, REROLL_COST), s.title_number(seat, CHANGE_COST)):
        if s.dice(seat) > 0:
            return True
    for space in range(ADVISORS):
        if s.advisor(seat, space) >= 0 and advisor_reason(s, seat, space) == LEGAL:
            return True
    return False
