"""The legal actions of a turn in one pass: TUG-ACT-A to TUG-ACT-H without asking why not 300 times.

A property of the conformance suite holds it to `picks` and `why_not`. What several actions ask for is looked
at once: dice, goods, face-up nomads, the shores of the boat, where settlers stand and could stand. Islands,
grounds and nomad spaces are passed on as masks, bit n for the n-th.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS, HOW_MANY
from tutable.games.tungaru.decisions.action import by_dice, write
from tutable.games.tungaru.decisions.leader_card import LEADER_ACTION, SWAP_BENEFIT
from tutable.games.tungaru.decisions.recruit import RECRUIT_ACTION
from tutable.games.tungaru.decisions.sail import SAIL_ACTION
from tutable.games.tungaru.decisions.sell import SELL_ACTION
from tutable.games.tungaru.decisions.trade import TRADE_ACTION
from tutable.games.tungaru.decisions.travel import TRAVEL_ACTION
from tutable.games.tungaru.state import (
    CARD_FISH,
    DICE,
    GROUND,
    ISLE,
    LAND,
    LEADER,
    ON_ISLAND,
    SEAT,
    USED,
    TungaruState,
)
from tutable.games.tungaru.terms import (
    BEGGAR,
    CHIEF,
    DICE_ONE,
    DIE_COUNT,
    EQUAL,
    FISHER,
    HARVEST,
    ISLANDS,
    REACH,
    SAIL_ONCE,
    SELL_GOODS,
    SETTLE,
    SETTLE_ONCE,
    SETTLERS,
    TRADER,
    TWICE,
    WORKER,
)

SHORES: Final[i64] = 2


def turn_options(s: TungaruState, seat: i64, equal: bool, out: vec[i64], n: i64) -> i64:
    """Benefits and actions A to H, in the order of their ids; with equal goods the actions that spend any."""
    v = s.seats
    row = seat * SEAT
    stored = v[row] + v[row + 1] + v[row + 2] + v[row + 3]
    fish = v[row] + v[row + CARD_FISH]
    if equal:
        fish = stored

    slots = s.slots_by_benefit(seat)
    near = HOW_MANY[slots >> (DICE_ONE * 4) & 0xF]  # face-up nomads that change dice
    sailors = slots >> (SAIL_ONCE * 4) & 0xF
    founders = slots >> (SETTLE_ONCE * 4) & 0xF
    sellers = slots >> (SELL_GOODS * 4) & 0xF
    reach = REACH  # TUG-NOMAD-3 the faces the dice can stand for, eight bits a die; none of one that is spent
    shown = reach[v[row + DICE] * 5 + near]
    shown += reach[v[row + DICE + 1] * 5 + near] << 8
    shown += reach[v[row + DICE + 2] * 5 + near] << 16
    shown += reach[v[row + DICE + 3] * 5 + near] << 24

    beside = s.rules.shores
    left = beside[(v[row + GROUND] - 1) * SHORES]
    right = beside[(v[row + GROUND] - 1) * SHORES + 1]
    bits = BITS
    shores: i64 = 0  # those with a dice space left
    if shown != 0:
        isles = s.isles
        last = ON_ISLAND + s.rules.dice_spaces - 1  # dice spaces fill from the first on
        if isles[left * ISLE + last] == 0:
            shores = bits[left]
        if isles[right * ISLE + last] == 0:
            shores += bits[right]

    upright = s.upright_of(seat)
    settled = s.settled_by(seat)
    free = ~(s.full | settled)  # the islands with room for another settler
    leader: i64 = -1  # whose benefit is not used
    if v[row + USED] == 0:
        leader = v[row + LEADER] - 1

    if leader == TRADER and not equal and stored > 0:
        # Mostly there is room for a good on some market; else it is worth looking at everything.
        markets = TRADE_ACTION.places(s, seat, True, stored, shores | upright)
        if markets != 0 or turn_options(s, seat, True, out, n) > n:
            out[n] = EQUAL
            n += 1
    n = SAIL_ACTION.options(s, seat, equal, fish, shown, leader == FISHER, sailors, out, n)
    if shores != 0 and not equal:
        n = harvests(s, leader == WORKER, shown, left, right, shores, out, n)
    if fish > 0 and (founders != 0 or (fish > 1 and shores != 0)):
        settlers = s.settlers_of(seat)
        sites = free
        if settlers == SETTLERS:
            sites = 0
        elif s.rules.small and settlers == SETTLERS - 1:  # for Tamana any will do (TUG-R19)
            sites = -1
        if fish > 1:
            n = by_dice(shown, SETTLE.base, sites & shores, out, n)
        if founders != 0:
            n = by_founders(founders, sites & (bits[left] + bits[right]), out, n)
    if shores | upright != 0:
        n = TRADE_ACTION.options(s, seat, equal, stored, shown, shores, upright, out, n)
        if settled != 0 and not equal:
            n = TRAVEL_ACTION.ways(s, shown, shores & settled, upright, free, out, n)
        if stored + fish > 0 or leader == BEGGAR:
            n = RECRUIT_ACTION.options(s, seat, equal, stored, shown, shores, upright, out, n)
    if shown != 0 and sellers != 0:
        n = SELL_ACTION.options(s, seat, equal, shown, sellers, out, n)
    if equal:
        return n
    if shown != 0:
        n = LEADER_ACTION.options(s, seat, shown, out, n)
    if leader == CHIEF:
        n = SWAP_BENEFIT.options(s, seat, out, n)
    return n


def harvests(
    s: TungaruState, twice: bool, shown: i64, left: i64, right: i64, shores: i64, out: vec[i64], n: i64
) -> i64:
    """TUG-ACT-B Once, and with the Worker's benefit twice."""
    on_left: i64 = 0  # the faces that harvest there
    on_right: i64 = 0
    if shores & BITS[left] != 0:
        on_left = s.rules.faces[s.isles[left * ISLE + LAND]]
    if shores & BITS[right] != 0:
        on_right = s.rules.faces[s.isles[right * ISLE + LAND]]
    first = n
    pick = HARVEST.base
    while shown > 0:
        out[n] = pick + left
        if shown & on_left != 0:
            n += 1
        out[n] = pick + right
        if shown & on_right != 0:
            n += 1
        shown >>= 8
        pick += ISLANDS
    if twice:
        again = TWICE.base - HARVEST.base
        end = n
        for k in range(first, end):
            out[n] = out[k] + again
            n += 1
    return n


def by_founders(founders: i64, sites: i64, out: vec[i64], n: i64) -> i64:
    """TUG-NOMAD-2 By nomads that settle, on either shore, whatever dice lie there."""
    pick = SETTLE.pick(DIE_COUNT)
    while founders > 0:
        if founders & 1 == 1:
            n = write(out, n, pick, sites)
        founders >>= 1
        pick += ISLANDS
    return n
