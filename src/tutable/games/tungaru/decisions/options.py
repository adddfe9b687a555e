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
    SLOT,
    SLOT_DIE,
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
NOWHERE: Final[i64] = -1


def turn_options(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Actions A to H and the swap, in the order of their ids."""
    one: i64 = NOWHERE
    two: i64 = NOWHERE
    near: i64 = 0
    dice = has_dice(s, seat)
    if dice:
        one = shore(s, seat, 0)
        two = shore(s, seat, 1)
        near = s.face_up(seat, DICE_ONE)
    settlers = s.settlers_of(seat)
    n = sailing.options(s, seat, out, n)
    if one >= 0 or two >= 0:
        n = harvests(s, seat, near, one, two, out, n)
    if settlers < SETTLERS:
        n = settlements(s, seat, settlers, one, two, out, n)
    n = by_die_or_settler(s, seat, TRADE, one, two, settlers, out, n)
    if settlers > 0:
        n = by_die_or_settler(s, seat, TRAVEL, one, two, settlers, out, n)
    n = by_die_or_settler(s, seat, RECRUIT, one, two, settlers, out, n)
    if dice:
        n = sales(s, seat, near, out, n)
        n = leader_spaces(s, seat, near, out, n)
    return leader_card.swap_options(s, seat, out, n)


def has_dice(s: TungaruState, seat: i64) -> bool:
    """Is a die left to be placed?"""
    v = s.seats
    i = seat * SEAT + DICE
    return v[i] + v[i + 1] + v[i + 2] + v[i + 3] > 0


def shore(s: TungaruState, seat: i64, side: i64) -> i64:
    """An island next to the boat that has a dice space left, or NOWHERE."""
    island = s.rules.shores[(s.seats[seat * SEAT + GROUND] - 1) * SHORES + side]
    if means.dice_on(s, island) >= s.rules.dice_spaces:
        return NOWHERE
    return island


def harvests(s: TungaruState, seat: i64, near: i64, one: i64, two: i64, out: vec[i64], n: i64) -> i64:
    """TUG-ACT-B Once, and for the Worker twice."""
    faces_one: i64 = 0
    faces_two: i64 = 0
    if one >= 0:
        faces_one = s.rules.faces[s.isles[one * ISLE + LAND]]
    if two >= 0:
        faces_two = s.rules.faces[s.isles[two * ISLE + LAND]]
    first = n
    for die in range(DIE_COUNT):
        shown = REACH[s.seats[seat * SEAT + DICE + die] * 5 + near]
        if shown & faces_one != 0:
            out[n] = HARVEST + die * ISLANDS + one
            n += 1
        if shown & faces_two != 0:
            out[n] = HARVEST + die * ISLANDS + two
            n += 1
    if n > first and s.leads_with(seat, WORKER) and s.seats[seat * SEAT + USED] == 0:
        for i in range(first, n):
            out[n + i - first] = out[i] + TWICE - HARVEST
        n += n - first
    return n


def settlements(s: TungaruState, seat: i64, settlers: i64, one: i64, two: i64, out: vec[i64], n: i64) -> i64:
    """TUG-ACT-C By dice where a space is left for them, by nomads on either shore."""
    fish = s.has(seat, FISH)
    if fish == 0:
        return n
    for source in range(DIE_COUNT + SLOTS):
        left = one
        right = two
        if source < DIE_COUNT:
            if fish < 2 or s.seats[seat * SEAT + DICE + source] == 0:
                continue
        else:
            if not settling.is_settler(s, seat, source - DIE_COUNT):
                continue
            row = (s.seats[seat * SEAT + GROUND] - 1) * SHORES
            left = s.rules.shores[row]
            right = s.rules.shores[row + 1]
        if left >= 0 and settling.island_why_not(s, seat, settlers, left) == LEGAL:
            out[n] = SETTLE + source * ISLANDS + left
            n += 1
        if right >= 0 and settling.island_why_not(s, seat, settlers, right) == LEGAL:
            out[n] = SETTLE + source * ISLANDS + right
            n += 1
    return n


def is_worth_it(s: TungaruState, seat: i64, base: i64, where: i64) -> bool:
    """Could Trade, Travel or Recruit be done on an island, whatever it is done with?"""
    if base == TRADE:
        return trading.is_possible(s, seat, where)
    if base == RECRUIT:
        return recruiting.nomad_why_not(s, seat, where, False) == LEGAL
    return s.seats[seat * SEAT + SETTLER + where] > 0 and travelling.has_way(s, seat, where)


def by_die_or_settler(
    s: TungaruState, seat: i64, base: i64, one: i64, two: i64, settlers: i64, out: vec[i64], n: i64
) -> i64:
    """Trade, Travel, Recruit: dice next to the boat, settlers wherever they stand upright."""
    if one >= 0 and not is_worth_it(s, seat, base, one):
        one = NOWHERE
    if two >= 0 and not is_worth_it(s, seat, base, two):
        two = NOWHERE
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
    if settlers > 0:
        for where in range(s.rules.islands):
            if s.seats[seat * SEAT + SETTLER + where] == UPRIGHT and is_worth_it(s, seat, base, where):
                out[n] = base + BY_SETTLER * ISLANDS + where
                n += 1
    return n


def sales(s: TungaruState, seat: i64, near: i64, out: vec[i64], n: i64) -> i64:
    """TUG-ACT-G Nomads without a die on them that find something to sell."""
    ready: i64 = 0  # how many
    i = seat * SEAT
    for slot in range(SLOTS):
        if can_sell(s, seat, slot):
            ready += 1
    if ready == 0:
        return n
    for die in range(DIE_COUNT):
        shown = REACH[s.seats[i + DICE + die] * 5 + near]
        if shown == 0:
            continue
        for slot in range(SLOTS):
            if can_sell(s, seat, slot) and shown & s.rules.sell_faces[s.seats[i + SLOT + slot] - 1] != 0:
                out[n] = SELL + die * SLOTS + slot
                n += 1
    return n


def can_sell(s: TungaruState, seat: i64, slot: i64) -> bool:
    """A selling nomad, no die on it, and one of its goods at hand: any die will do so far."""
    if not selling.is_seller(s, seat, slot) or s.seats[seat * SEAT + SLOT_DIE + slot] > 0:
        return False
    return s.has(seat, s.rules.good[s.seats[seat * SEAT + SLOT + slot] - 1]) > 0


def leader_spaces(s: TungaruState, seat: i64, near: i64, out: vec[i64], n: i64) -> i64:
    """TUG-ACT-H The open, empty spaces of the leader card."""
    i = seat * SEAT
    first = free_space(s, seat, 0)
    second = free_space(s, seat, 1)
    if first + second == 0:
        return n
    for die in range(DIE_COUNT):
        shown = REACH[s.seats[i + DICE + die] * 5 + near]
        if shown & first != 0:
            out[n] = USE_LEADER + die * LEADER_SPACES
            n += 1
        if shown & second != 0:
            out[n] = USE_LEADER + die * LEADER_SPACES + 1
            n += 1
    return n


def free_space(s: TungaruState, seat: i64, space: i64) -> i64:
    """The faces a space of the leader card takes now, as a mask: none when it is closed or taken."""
    row = (s.seats[seat * SEAT + LEADER] - 1) * LEADER_SPACES + space
    if s.rules.space_open[row] == 0 or s.seats[seat * SEAT + SPACE + space] > 0:
        return 0
    return s.rules.space_faces[row]


def equal_options(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    """The actions that use or spend goods, while all goods are equal (TUG-BENEFIT-4)."""
    n = sailing.picks(s, seat, out, n)
    n = settling.picks(s, seat, out, n)
    n = trading.picks(s, seat, TRADE, out, n)
    n = trading.picks(s, seat, RECRUIT, out, n)
    return selling.picks(s, seat, out, n)
