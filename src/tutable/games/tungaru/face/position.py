"""A described Tungaru table, always at the beginning of a turn of phase 3. The README shows the format.

    nomads = ["N31", "N02<2"]            # by island; <2 reserved by player 2; the pile is what is left
    markets = ["F S"]                    # F S C P; - for an empty space before a full one
    dice = ["1:3 2:6"]                   # player:value
    [[seat]]
    goods = "FFC"
    boat = 1                             # the ground
    nomads = ["N14:2", "N20"]            # face up; :2 a die lies on it
    settlers = "marakei*"                # * exhausted

Laws that concern one moment are checked: how many pieces there are and what a place may hold.
Whether some play leads there is not.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tutable.core.engine import frame
from tutable.core.errors import BadPosition
from tutable.games.tungaru import flow
from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.face.laws import check
from tutable.games.tungaru.face.plan import Plan, Seat
from tutable.games.tungaru.setup import lay_printed
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    ASIDE,
    CARD_FISH,
    DICE,
    GIFTS,
    GROUND,
    HAND,
    IN_PILE,
    ISLE,
    LAND,
    LEADER,
    LOCK,
    MARKET,
    MONUMENT,
    NOMAD,
    ON_BOARD,
    ON_ISLAND,
    PASSED,
    POINTS,
    RECRUITED,
    RESERVED,
    SAILED,
    SALES,
    SEAT,
    SETTLER,
    SLOT,
    SLOT_DIE,
    SPACE,
    SPOT_NAMES,
    STORED,
    TAMANA,
    TRACK,
    USED,
    WAITING,
)


def place(data: dict[str, Any], rules: TungaruBox) -> TungaruState:
    """The described table; BadPosition lists every law it breaks."""
    plan = Plan(data, rules)
    check(plan)
    if plan.problems:
        raise BadPosition(plan.problems)
    return build(plan)


def build(plan: Plan) -> TungaruState:
    s = TungaruState(plan.rules)
    s.lay_out()
    lay_printed(s)
    s.turn = plan.turn
    s.round = plan.round
    s.start = plan.start
    for tile in plan.pile:
        s.tiles[tile] = IN_PILE
    for island in range(plan.islands):
        row = island * int(ISLE)
        tile, owner = plan.nomads[island]
        s.isles[row + NOMAD] = tile
        s.isles[row + RESERVED] = owner
        s.isles[row + LAND] = plan.lands[island]
        for space, good in enumerate(plan.markets[island]):
            s.isles[row + MARKET + space] = good
        for space, die in enumerate(plan.dice[island]):
            s.isles[row + ON_ISLAND + space] = die
    for space, tile in enumerate(plan.waiting):
        s.tiles[WAITING + space] = tile
    for tile in [tile for tile, _ in plan.nomads] + plan.waiting:
        if tile:
            s.tiles[tile - 1] = ON_BOARD
    for n, seat in enumerate(plan.seats):
        build_seat(s, n, seat)
    s.push(frame(flow.TURN, plan.to_move))
    return s


def build_seat(s: TungaruState, n: int, seat: Seat) -> None:
    i = n * int(SEAT)
    v = s.seats
    for kind, count in enumerate(seat.goods):
        v[i + STORED + kind] = count
    v[i + CARD_FISH] = seat.fish
    v[i + GROUND] = seat.boat
    for die, value in enumerate(seat.dice):
        v[i + DICE + die] = value
    for slot, (tile, die) in enumerate(seat.slots):
        v[i + SLOT + slot] = tile
        v[i + SLOT_DIE + slot] = die
        if tile:
            s.tiles[tile - 1] = RECRUITED + n
    for tile in seat.travellers:
        s.tiles[tile] = RECRUITED + n
    taken = Counter(seat.taken or [])
    for lock, name in enumerate(SPOT_NAMES[:3]):
        v[i + LOCK + lock] = 0 if taken[name] else 1
    v[i + TRACK] = taken["track"]
    for island, state in seat.settlers.items():
        v[i + SETTLER + island] = state
    v[i + TAMANA] = seat.tamana
    for island in seat.monuments:
        v[i + MONUMENT + island] += 1
    v[i + ASIDE] = seat.aside
    v[i + LEADER] = seat.leader + 1
    for which, count in enumerate(seat.hand):
        v[i + HAND + which] = count
    for space, value in enumerate(seat.leader_dice):
        v[i + SPACE + space] = value
    v[i + USED] = seat.flags["used"]
    v[i + SAILED] = seat.flags["sailed"]
    v[i + PASSED] = seat.flags["passed"]
    v[i + POINTS + GIFTS] = seat.flags["gifts"]
    v[i + POINTS + SALES] = seat.flags["sales"]
