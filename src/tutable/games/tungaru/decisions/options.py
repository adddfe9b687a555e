"""The legal actions of a turn in one pass: TUG-ACT-A to TUG-ACT-H without asking why not 300 times.

A property of the conformance suite holds it to `picks` and `why_not`. What depends on the island
alone is looked at once, not once for each die.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import LEGAL
from tutable.core.spans import Span
from tutable.games.tungaru.decisions.action import dice_on
from tutable.games.tungaru.decisions.leader_card import SWAP_BENEFIT
from tutable.games.tungaru.decisions.recruit import nomad_why_not
from tutable.games.tungaru.decisions.sail import SAIL_ACTION
from tutable.games.tungaru.decisions.settle import SETTLE_ACTION
from tutable.games.tungaru.decisions.trade import is_possible
from tutable.games.tungaru.decisions.travel import has_way
from tutable.games.tungaru.state import DICE, SEAT, TungaruState
from tutable.games.tungaru.terms import (
    BY_SETTLER,
    DICE_ONE,
    DIE_COUNT,
    FISH,
    HARVEST,
    LEADER_SPACES,
    REACH,
    RECRUIT,
    SELL,
    SELL_GOODS,
    SETTLE,
    SETTLE_ONCE,
    SETTLERS,
    SLOTS,
    TRADE,
    TRAVEL,
    TWICE,
    UPRIGHT,
    USE_LEADER,
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
    n = SAIL_ACTION.options(s, seat, out, n)
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
    return SWAP_BENEFIT.options(s, seat, out, n)


def has_dice(s: TungaruState, seat: i64) -> bool:
    """Is a die left to be placed?"""
    v = s.seats
    i = seat * SEAT + DICE
    return v[i] + v[i + 1] + v[i + 2] + v[i + 3] > 0


def shore(s: TungaruState, seat: i64, side: i64) -> i64:
    """An island next to the boat that has a dice space left, or NOWHERE."""
    island = s.rules.shores[s.ground(seat) * SHORES + side]
    if dice_on(s, island) >= s.rules.dice_spaces:
        return NOWHERE
    return island


def harvests(s: TungaruState, seat: i64, near: i64, one: i64, two: i64, out: vec[i64], n: i64) -> i64:
    """TUG-ACT-B Once, and for the Worker twice."""
    faces_one: i64 = 0
    faces_two: i64 = 0
    if one >= 0:
        faces_one = s.rules.faces[s.land(one)]
    if two >= 0:
        faces_two = s.rules.faces[s.land(two)]
    first = n
    for die in range(DIE_COUNT):
        shown = REACH[s.die(seat, die) * 5 + near]
        if shown & faces_one != 0:
            out[n] = HARVEST.pick(die, one)
            n += 1
        if shown & faces_two != 0:
            out[n] = HARVEST.pick(die, two)
            n += 1
    if n > first and s.leads_with(seat, WORKER) and not s.is_used(seat):
        for i in range(first, n):
            out[n + i - first] = out[i] + TWICE.base - HARVEST.base
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
            if fish < 2 or s.die(seat, source) == 0:
                continue
        else:
            if not s.does(seat, source - DIE_COUNT, SETTLE_ONCE):
                continue
            row = s.ground(seat) * SHORES
            left = s.rules.shores[row]
            right = s.rules.shores[row + 1]
        if left >= 0 and SETTLE_ACTION.island_why_not(s, seat, settlers, left) == LEGAL:
            out[n] = SETTLE.pick(source, left)
            n += 1
        if right >= 0 and SETTLE_ACTION.island_why_not(s, seat, settlers, right) == LEGAL:
            out[n] = SETTLE.pick(source, right)
            n += 1
    return n


def is_worth_it(s: TungaruState, seat: i64, span: Span, where: i64) -> bool:
    """Could Trade, Travel or Recruit be done on an island, whatever it is done with?"""
    if span is TRADE:
        return is_possible(s, seat, where)
    if span is RECRUIT:
        return nomad_why_not(s, seat, where, False) == LEGAL
    return s.settler(seat, where) > 0 and has_way(s, seat, where)


def by_die_or_settler(
    s: TungaruState, seat: i64, span: Span, one: i64, two: i64, settlers: i64, out: vec[i64], n: i64
) -> i64:
    """Trade, Travel, Recruit: dice next to the boat, settlers wherever they stand upright."""
    if one >= 0 and not is_worth_it(s, seat, span, one):
        one = NOWHERE
    if two >= 0 and not is_worth_it(s, seat, span, two):
        two = NOWHERE
    if one >= 0 or two >= 0:
        for die in range(DIE_COUNT):
            if s.die(seat, die) == 0:
                continue
            if one >= 0:
                out[n] = span.pick(die, one)
                n += 1
            if two >= 0:
                out[n] = span.pick(die, two)
                n += 1
    if settlers > 0:
        for where in range(s.rules.islands):
            if s.settler(seat, where) == UPRIGHT and is_worth_it(s, seat, span, where):
                out[n] = span.pick(BY_SETTLER, where)
                n += 1
    return n


def sales(s: TungaruState, seat: i64, near: i64, out: vec[i64], n: i64) -> i64:
    """TUG-ACT-G Nomads without a die on them that find something to sell."""
    ready: i64 = 0  # how many
    for slot in range(SLOTS):
        if can_sell(s, seat, slot):
            ready += 1
    if ready == 0:
        return n
    for die in range(DIE_COUNT):
        shown = REACH[s.die(seat, die) * 5 + near]
        if shown == 0:
            continue
        for slot in range(SLOTS):
            if can_sell(s, seat, slot) and shown & s.rules.sell_faces[s.nomad(seat, slot)] != 0:
                out[n] = SELL.pick(die, slot)
                n += 1
    return n


def can_sell(s: TungaruState, seat: i64, slot: i64) -> bool:
    """A selling nomad, no die on it, and one of its goods at hand: any die will do so far."""
    if not s.does(seat, slot, SELL_GOODS) or s.slot_die(seat, slot) > 0:
        return False
    return s.has(seat, s.rules.good[s.nomad(seat, slot)]) > 0


def leader_spaces(s: TungaruState, seat: i64, near: i64, out: vec[i64], n: i64) -> i64:
    """TUG-ACT-H The open, empty spaces of the leader card."""
    first = free_space(s, seat, 0)
    second = free_space(s, seat, 1)
    if first + second == 0:
        return n
    for die in range(DIE_COUNT):
        shown = REACH[s.die(seat, die) * 5 + near]
        if shown & first != 0:
            out[n] = USE_LEADER.pick(die, 0)
            n += 1
        if shown & second != 0:
            out[n] = USE_LEADER.pick(die, 1)
            n += 1
    return n


def free_space(s: TungaruState, seat: i64, space: i64) -> i64:
    """The faces a space of the leader card takes now, as a mask: none when it is closed or taken."""
    row = s.leader(seat) * LEADER_SPACES + space
    if s.rules.space_open[row] == 0 or s.space_die(seat, space) > 0:
        return 0
    return s.rules.space_faces[row]
