"""TUN-18 Towers: where one may be built, and what it gives now and at every later start of a round."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, a_of, b_of, c_of, d_of, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.gains import chosen, fixed, pay
from tutable.games.tundra.movement import can_move
from tutable.games.tundra.reasons import BUILD_NO_TOWER, BUILD_NO_WORKER, BUILD_OCCUPIED, BUILD_POOR
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ANY,
    DUE,
    FROM_TOWERS,
    GLADES,
    ITEMS,
    MOVES,
    PIECES,
    POWER,
    STRIDE,
    TILE,
    TOWER,
    TOWERS,
    WORKER,
    WORKERS,
)


def has_pair(s: TundraState, seat: i64) -> bool:
    i = seat * STRIDE
    return s.seats[i] >= 2 or s.seats[i + 1] >= 2 or s.seats[i + 2] >= 2


def build_reason(s: TundraState, seat: i64, glade: i64, kind: i64) -> i64:
    """LEGAL, or why no tower can be built there with two of this resource."""
    if s.towers(seat) == TOWERS:
        return BUILD_NO_TOWER
    if s.land[TOWER + glade] > 0:
        return BUILD_OCCUPIED
    if s.worker_on(seat, glade) < 0:
        return BUILD_NO_WORKER
    if s.good(seat, kind) < 2:
        return BUILD_POOR
    return LEGAL


def can_build(s: TundraState, seat: i64) -> bool:
    if not has_pair(s, seat) or s.towers(seat) == TOWERS:
        return False
    for which in range(PIECES):
        place = s.worker(seat, which)
        if 0 <= place < GLADES and s.land[TOWER + place] == 0:
            return True
    return False


def build(s: TundraState, seat: i64, glade: i64, kind: i64) -> None:
    """Pay, take the worker back, put up the tower. Its bonus waits for the end of the action (TUN-A9)."""
    pay(s, seat, kind, 2)
    s.seats[seat * STRIDE + WORKER + s.worker_on(seat, glade)] = 0
    s.land[TOWER + glade] = seat + 1
    s.scratch[DUE] += POWER[glade]
    s.tell(events.BUILT, EVERYONE, seat, glade, kind)


def bonus_row(s: TundraState, glade: i64) -> i64:
    """Where a tower's bonus begins in the table of bonuses."""
    return (s.land[TILE + glade] - 1) * ITEMS


def own_towers(s: TundraState, seat: i64) -> i64:
    """The glades with a seat's towers, as a mask."""
    mask: i64 = 0
    for glade in range(GLADES):
        if s.land[TOWER + glade] == seat + 1:
            mask += POWER[glade]
    return mask


def give_bonuses(s: TundraState, seat: i64, mask: i64) -> None:
    """Goods and points of all these towers at once; movement, choices and workers one by one after them."""
    bonus = s.rules.tile_bonus
    left: i64 = 0
    for glade in range(GLADES):
        if mask & POWER[glade] != 0:
            row = bonus_row(s, glade)
            fixed(s, seat, bonus, row, FROM_TOWERS)
            if bonus[row + MOVES] > 0 or bonus[row + ANY] > 0 or bonus[row + WORKERS] > 0:
                left += POWER[glade]
    s.scratch[DUE] = left
    if left > 0:
        s.push(frame(flow.BONUSES, seat))


def is_open(s: TundraState, seat: i64, glade: i64) -> bool:
    """Would a tower's bonus do anything now?"""
    bonus = s.rules.tile_bonus
    row = bonus_row(s, glade)
    if bonus[row + ANY] > 0:
        return True
    if bonus[row + WORKERS] > 0 and s.idle_worker(seat) >= 0:
        return True
    return bonus[row + MOVES] > 0 and can_move(s, seat)


def start_bonus(s: TundraState, seat: i64, glade: i64) -> None:
    """One tower's movement, choice and worker."""
    s.scratch[DUE] -= POWER[glade]
    chosen(s, seat, s.rules.tile_bonus, bonus_row(s, glade), glade)


def brings_worker(s: TundraState, seat: i64) -> bool:
    """TUN-A9 Is a tower's worker due, and one in the supply to be placed?"""
    if s.idle_worker(seat) < 0:
        return False
    for glade in range(GLADES):
        if s.scratch[DUE] & POWER[glade] != 0 and s.rules.tile_bonus[bonus_row(s, glade) + WORKERS] > 0:
            return True
    return False


def join(s: TundraState, f: i64) -> None:
    """TUN-18 A tower's worker comes onto its glade; TUN-A5 it gains nothing there."""
    seat = seat_of(f)
    s.replace(frame(flow.REWARD, seat, a_of(f), b_of(f), c_of(f) - 1, d_of(f)))
    s.seats[seat * STRIDE + WORKER + s.idle_worker(seat)] = d_of(f) + 1
    s.tell(events.JOINED, EVERYONE, seat, d_of(f))


def settle_bonuses(s: TundraState, seat: i64) -> bool:
    """Leave BONUSES when none can do anything, start what needs no choice; False if there is one."""
    bonus = s.rules.tile_bonus
    due = s.scratch[DUE]
    found: i64 = -1
    count: i64 = 0
    workers: i64 = 0
    useful = False
    only_workers = True
    for glade in range(GLADES):
        if due & POWER[glade] != 0:
            row = bonus_row(s, glade)
            count += 1
            found = glade
            workers += bonus[row + WORKERS]
            useful = useful or is_open(s, seat, glade)
            only_workers = only_workers and bonus[row + MOVES] == 0 and bonus[row + ANY] == 0
    if not useful:
        s.scratch[DUE] = 0
        s.pop()
        return True
    if count == 1 or (only_workers and s.workers_out(seat) + workers <= PIECES):
        start_bonus(s, seat, found)
        return True
    return False
