"""Which picks are worth trying: of dice that show the same, one, and nothing that only gives away."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS
from tutable.core.spans import Span
from tutable.games.tungaru import flow
from tutable.games.tungaru.state import DICE, SEAT, TungaruState
from tutable.games.tungaru.terms import (
    DIE_COUNT,
    DONE,
    HARVEST,
    PICKS,
    PLACE,
    RECRUIT,
    SAIL,
    SELL,
    SETTLE,
    SWAP,
    TO_TRAVELLERS,
    TRADE,
    TRAVEL,
    TWICE,
    USE_LEADER,
)

BY_DICE: Final[list[Span]] = [SAIL, HARVEST, TWICE, SETTLE, TRADE, TRAVEL, RECRUIT, SELL, USE_LEADER]


def die_of(pick: i64) -> i64:
    """The die an action is done with, DIE_COUNT if with none."""
    for span in BY_DICE:
        if span.contains(pick):
            return min(span.first(pick), DIE_COUNT)
    return DIE_COUNT


DIE_OF: Final = vec[i64]([int(die_of(pick)) for pick in range(PICKS)])


def sift(s: TungaruState, seat: i64, picks: vec[i64], count: i64, depth: i64) -> i64:
    """By what is being decided; what is not named here is tried in full."""
    kind = s.top() & 0xFF
    if kind == flow.TURN:
        return turn(s, seat, picks, count, depth)
    if kind == flow.AFTER and depth > 0:
        picks[0] = DONE
        return 1
    if kind == flow.SPARING:
        return count - 1  # a good that may be kept is kept
    if kind == flow.PLACING and picks[0] != TO_TRAVELLERS and s.nomad(seat, PLACE.first(picks[0])) < 0:
        return 1  # free spaces are alike, and a nomad that lies face up works
    return count


def turn(s: TungaruState, seat: i64, picks: vec[i64], count: i64, depth: i64) -> i64:
    """One die of each value; no swaps where a turn is only played to its end."""
    twins = twin_dice(s, seat)
    kept: i64 = 0
    for i in range(count):
        pick = picks[i]
        if twins & BITS[DIE_OF[pick]] == 0 and (depth == 0 or not SWAP.contains(pick)):
            picks[kept] = pick
            kept += 1
    return kept


def twin_dice(s: TungaruState, seat: i64) -> i64:
    """A mask of the dice that show the same as one before them."""
    dice = s.seats
    row = seat * SEAT + DICE
    mask: i64 = 0
    for die in range(1, DIE_COUNT):
        for other in range(die):
            if dice[row + die] == dice[row + other]:
                mask |= BITS[die]
    return mask
