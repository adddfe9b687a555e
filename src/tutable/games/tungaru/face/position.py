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
from tutable.games.tungaru.terms import GIFTS, IN_PILE, LOCKS, ON_BOARD, RECRUITED, SALES, SPOT_NAMES


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
        tile, owner = plan.nomads[island]
        s.set_nomad_on(island, tile - 1)
        s.set_reserved(island, owner - 1)
        s.set_land(island, plan.lands[island])
        for space, good in enumerate(plan.markets[island]):
            s.set_market(island, space, good - 1)
        for space, die in enumerate(plan.dice[island]):
            s.set_island_die(island, space, die)
    for space, tile in enumerate(plan.waiting):
        s.set_waiting(space, tile - 1)
    for tile in [tile for tile, _ in plan.nomads] + plan.waiting:
        if tile:
            s.tiles[tile - 1] = ON_BOARD
    for n, seat in enumerate(plan.seats):
        build_seat(s, n, seat)
    s.push(frame(flow.TURN, plan.to_move))
    return s


def build_seat(s: TungaruState, n: int, seat: Seat) -> None:
    for kind, count in enumerate(seat.goods):
        s.store(n, kind, count)
    s.set_card_fish(n, seat.fish)
    s.set_ground(n, seat.boat - 1)
    for die, value in enumerate(seat.dice):
        s.set_die(n, die, value)
    for slot, (tile, die) in enumerate(seat.slots):
        s.set_nomad(n, slot, tile - 1)
        s.set_slot_die(n, slot, die)
        if tile:
            s.tiles[tile - 1] = RECRUITED + n
    for tile in seat.travellers:
        s.tiles[tile] = RECRUITED + n
    taken = Counter(seat.taken or [])
    for lock in range(int(LOCKS)):
        s.set_lock(n, lock, 0 if taken[SPOT_NAMES[lock]] else 1)
    s.set_track(n, taken["track"])
    for island, state in seat.settlers.items():
        s.set_settler(n, island, state)
    s.set_tamana(n, seat.tamana)
    for island in seat.monuments:
        s.add_monument(n, island)
    s.set_aside(n, seat.aside)
    s.set_leader(n, seat.leader)
    for which, count in enumerate(seat.hand):
        s.add_card(n, which, count)
    for space, value in enumerate(seat.leader_dice):
        s.set_space_die(n, space, value)
    s.set_used(n, seat.used)
    s.set_sailed(n, seat.sailed)
    s.set_passed(n, seat.passed)
    s.add_points(n, GIFTS, seat.gifts)
    s.add_points(n, SALES, seat.sales)
