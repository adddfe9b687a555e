"""The legal actions of a turn in one pass: TUG-ACT-A to TUG-ACT-H without asking why not 300 times.

A property of the conformance suite holds it to `picks` and `why_not`. What depends on the island
alone is looked at once, not once for each die.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS, LEGAL
from tutable.games.tungaru.decisions.action import NOWHERE, has_dice
from tutable.games.tungaru.decisions.leader_card import SWAP_BENEFIT
from tutable.games.tungaru.decisions.recruit import RECRUIT_ACTION
from tutable.games.tungaru.decisions.sail import SAIL_ACTION
from tutable.games.tungaru.decisions.settle import SETTLE_ACTION
from tutable.games.tungaru.decisions.trade import TRADE_ACTION
from tutable.games.tungaru.decisions.travel import TRAVEL_ACTION
from tutable.games.tungaru.state import DICE, SEAT, TungaruState
from tutable.games.tungaru.terms import (
    DICE_ONE,
    DIE_COUNT,
    EXHAUSTED,
    FISH,
    HARVEST,
    LEADER_SPACES,
    REACH,
    SAIL_ONCE,
    SELL,
    SELL_GOODS,
    SETTLE,
    SETTLE_ONCE,
    SETTLERS,
    SLOTS,
    TWICE,
    UPRIGHT,
    USE_LEADER,
    WORKER,
)

SHORES: Final[i64] = 2


def turn_options(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Actions A to H and the swap, in the order of their ids."""
    one: i64 = NOWHERE
    two: i64 = NOWHERE
    near: i64 = 0
    shores: i64 = 0
    benefits = s.benefits(seat)
    dice = has_dice(s, seat)
    if dice:
        one = shore(s, seat, 0)
        two = shore(s, seat, 1)
        if one >= 0:
            shores = BITS[one]
        if two >= 0:
            shores |= BITS[two]
        if benefits & BITS[DICE_ONE] != 0:
            near = s.face_up(seat, DICE_ONE)
    upright = s.standing(seat, UPRIGHT)
    n = SAIL_ACTION.options(s, seat, benefits & BITS[SAIL_ONCE] != 0, out, n)
    if shores != 0:
        n = harvests(s, seat, near, one, two, out, n)
    n = settlements(s, seat, benefits & BITS[SETTLE_ONCE] != 0, one, two, out, n)
    if shores | upright != 0:
        n = TRADE_ACTION.options(s, seat, shores, upright, out, n)
        settled = upright | s.standing(seat, EXHAUSTED)
        if settled != 0:
            n = TRAVEL_ACTION.options(s, seat, shores & settled, upright, out, n)
        n = RECRUIT_ACTION.options(s, seat, shores, upright, out, n)
    if dice:
        if benefits & BITS[SELL_GOODS] != 0:
            n = sales(s, seat, near, out, n)
        n = leader_spaces(s, seat, near, out, n)
    return SWAP_BENEFIT.options(s, seat, out, n)


def shore(s: TungaruState, seat: i64, side: i64) -> i64:
    """An island next to the boat that has a dice space left, or NOWHERE."""
    island = s.rules.shores[s.ground(seat) * SHORES + side]
    if s.island_die(island, s.rules.dice_spaces - 1) > 0:  # they fill from the first on
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
    v = s.seats
    i = seat * SEAT + DICE
    for die in range(DIE_COUNT):
        shown = REACH[v[i + die] * 5 + near]
        if shown & faces_one != 0:
            out[n] = HARVEST.pick(die, one)
            n += 1
        if shown & faces_two != 0:
            out[n] = HARVEST.pick(die, two)
            n += 1
    if n > first and s.leads_with(seat, WORKER) and not s.is_used(seat):
        for k in range(first, n):
            out[n + k - first] = out[k] + TWICE.base - HARVEST.base
        n += n - first
    return n


def settlements(s: TungaruState, seat: i64, nomads: bool, one: i64, two: i64, out: vec[i64], n: i64) -> i64:
    """TUG-ACT-C By dice where a space is left for them, by nomads on either shore."""
    fish = s.has(seat, FISH)
    if fish == 0 or (fish == 1 and not nomads):
        return n
    settlers = s.settlers_of(seat)
    if settlers == SETTLERS:
        return n
    end: i64 = DIE_COUNT
    if nomads:
        end += SLOTS
    for source in range(end):
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
    v = s.seats
    i = seat * SEAT + DICE
    for die in range(DIE_COUNT):
        shown = REACH[v[i + die] * 5 + near]
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
