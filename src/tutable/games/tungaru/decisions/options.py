"""The legal actions of a turn in one pass: TUG-ACT-A to TUG-ACT-H without asking why not 300 times.

A property of the conformance suite holds it to `picks` and `why_not`. What depends on the island
alone is looked at once, not once for each die.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import LEGAL
from tutable.games.tungaru.decisions import (
    leader_card,
    means,
    recruiting,
    sailing,
    selling,
    settling,
    trading,
    travelling,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BY_SETTLER,
    DICE,
    DICE_ONE,
    DIE_COUNT,
    FISH,
    GROUND,
    HARVEST,
    ISLANDS,
    ISLE,
    LAND,
    LEADER,
    LEADER_SPACES,
    REACH,
    RECRUIT,
    SEAT,
    SELL,
    SETTLE,
    SETTLER,
    SETTLERS,
    SLOTS,
    SPACE,
    TRADE,
    TRAVEL,
    TWICE,
    UPRIGHT,
    USE_LEADER,
    USED,
    WORKER,
)

SHORES: Final[i64] = 2


def turn_options(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Actions A to H and the swap, in the order of their ids."""
    n = sailing.options(s, seat, out, n)
    n = harvests(s, seat, out, n)
    n = settlements(s, seat, out, n)
    n = by_die_or_settler(s, seat, TRADE, out, n)
    if s.settlers_of(seat) > 0:
        n = by_die_or_settler(s, seat, TRAVEL, out, n)
    n = by_die_or_settler(s, seat, RECRUIT, out, n)
    n = sales(s, seat, out, n)
    n = leader_spaces(s, seat, out, n)
    return leader_card.swap_options(s, seat, out, n)


def shore(s: TungaruState, seat: i64, side: i64) -> i64:
    """An island next to the boat that has a dice space left, or -1."""
    island = s.rules.shores[(s.seats[seat * SEAT + GROUND] - 1) * SHORES + side]
    if means.dice_on(s, island) >= s.rules.dice_spaces:
        return -1
    return island


def harvests(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    """TUG-ACT-B Once, and for the Worker twice."""
    one = shore(s, seat, 0)
    two = shore(s, seat, 1)
    near = s.face_up(seat, DICE_ONE)
    first = n
    for die in range(DIE_COUNT):
        shown = REACH[s.seats[seat * SEAT + DICE + die] * 5 + near]
        if shown == 0:
            continue
        if one >= 0 and shown & s.rules.faces[s.isles[one * ISLE + LAND]] != 0:
            out[n] = HARVEST + die * ISLANDS + one
            n += 1
        if two >= 0 and shown & s.rules.faces[s.isles[two * ISLE + LAND]] != 0:
            out[n] = HARVEST + die * ISLANDS + two
            n += 1
    if s.leads_with(seat, WORKER) and s.seats[seat * SEAT + USED] == 0:
        for i in range(first, n):
            out[n + i - first] = out[i] + TWICE - HARVEST
        n += n - first
    return n


def settlements(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    fish = s.has(seat, FISH)
    if fish == 0 or s.settlers_of(seat) == SETTLERS:
        return n
    row = (s.seats[seat * SEAT + GROUND] - 1) * SHORES
    for source in range(DIE_COUNT + SLOTS):
        if source < DIE_COUNT:
            if fish < 2 or s.seats[seat * SEAT + DICE + source] == 0:
                continue
        elif not settling.is_settler(s, seat, source - DIE_COUNT):
            continue
        for side in range(SHORES):
            where = s.rules.shores[row + side]
            if source < DIE_COUNT and means.dice_on(s, where) >= s.rules.dice_spaces:
                continue
            if settling.space_why_not(s, seat, where) == LEGAL:
                out[n] = SETTLE + source * ISLANDS + where
                n += 1
    return n


def is_worth_it(s: TungaruState, seat: i64, base: i64, where: i64) -> bool:
    """Could Trade, Travel or Recruit be done on an island, whatever it is done with?"""
    if base == TRADE:
        return trading.is_possible(s, seat, where)
    if base == RECRUIT:
        return recruiting.nomad_why_not(s, seat, where, False) == LEGAL
    return s.seats[seat * SEAT + SETTLER + where] > 0 and travelling.ways(s, seat, where) > 0


def by_die_or_settler(s: TungaruState, seat: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """Trade, Travel, Recruit: dice next to the boat, settlers wherever they stand upright."""
    one = shore(s, seat, 0)
    two = shore(s, seat, 1)
    if one >= 0 and not is_worth_it(s, seat, base, one):
        one = -1
    if two >= 0 and not is_worth_it(s, seat, base, two):
        two = -1
    if one >= 0 or two >= 0:
        for die in range(DIE_COUNT):
            if s.seats[seat * SEAT + DICE + die] == 0:
                continue
            if one >= 0:
                out[n] = base + die * ISLANDS + one
                n += 1
            if two >= 0:
                out[n] = base + die * ISLANDS + two
                n += 1
    for where in range(s.rules.islands):
        if s.seats[seat * SEAT + SETTLER + where] == UPRIGHT and is_worth_it(s, seat, base, where):
            out[n] = base + BY_SETTLER * ISLANDS + where
            n += 1
    return n


def sales(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    sellers: i64 = 0
    for slot in range(SLOTS):
        if selling.is_seller(s, seat, slot):
            sellers += 1
    if sellers == 0:
        return n
    for die in range(DIE_COUNT):
        for slot in range(SLOTS):
            if selling.why_not(s, seat, False, SELL + die * SLOTS + slot) == LEGAL:
                out[n] = SELL + die * SLOTS + slot
                n += 1
    return n


def leader_spaces(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    row = (s.seats[seat * SEAT + LEADER] - 1) * LEADER_SPACES
    near = s.face_up(seat, DICE_ONE)
    for die in range(DIE_COUNT):
        shown = REACH[s.seats[seat * SEAT + DICE + die] * 5 + near]
        if shown == 0:
            continue
        for space in range(LEADER_SPACES):
            if s.rules.space_open[row + space] == 1 and s.seats[seat * SEAT + SPACE + space] == 0:
                if shown & s.rules.space_faces[row + space] != 0:
                    out[n] = USE_LEADER + die * LEADER_SPACES + space
                    n += 1
    return n
