"""TUN-13, TUN-A17 Inside an action there are no other actions, and no free ones."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import NOT_NOW
from tutable.games.tundra.reasons import ADVISOR_INSIDE, FREE_INSIDE, INTERRUPTED
from tutable.games.tundra.terms import ACT, HELP, MOVE, REROLL


def inside_reason(pick: i64) -> i64:
    """Why a pick is refused that is no part of the action going on."""
    if REROLL <= pick < HELP:
        return FREE_INSIDE
    if HELP <= pick < ACT:
        return ADVISOR_INSIDE
    if ACT <= pick < MOVE:
        return INTERRUPTED
    return NOT_NOW
