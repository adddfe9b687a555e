"""Leaving frames that need no answer: everything looked at here is public."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, a_of, b_of, c_of, d_of, frame, seat_of
from tutable.games.tundra import activation, events, flow
from tutable.games.tundra.free import has_free_action
from tutable.games.tundra.gains import forget_trails, grant, score
from tutable.games.tundra.movement import can_move
from tutable.games.tundra.placing import can_send
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    DUE,
    FROM_BOARDS,
    FROM_START,
    ITEMS,
    KINDS,
    PIECES,
    SENT,
    STRIDE,
    TITLE,
)
from tutable.games.tundra.titles import FREE_CARD
from tutable.games.tundra.towers import can_build, give_bonuses, has_pair, join, own_towers, settle_bonuses
from tutable.games.tundra.trading import is_stocked
from tutable.games.tundra.upgrades import can_upgrade


def settle(s: TundraState) -> None:
    """Go on until somebody has something to decide, or chance comes."""
    while s.depth > 0 and advance(s, s.top()):
        pass


def advance(s: TundraState, f: i64) -> bool:
    """Leave or carry on the top frame if it needs no answer."""
    kind = f & 0xFF
    seat = seat_of(f)
    if kind == flow.REWARD:
        if (a_of(f) > 0 and can_move(s, seat)) or b_of(f) > 0:
            return False
        if c_of(f) > 0 and s.idle_worker(seat) >= 0:
            join(s, f)
            return True
        forget_trails(s)
        s.pop()
        return True
    if kind == flow.ACTIVATE:
        return activation.settle(s, f)
    if kind == flow.AFTER:
        if has_free_action(s, seat):
            return False
        flow.end_turn(s, seat)
        return True
    if kind == flow.BUILDING:
        if a_of(f) > 0 and can_build(s, seat):
            return False
        end_building(s, seat)
        return True
    if kind == flow.BONUSES:
        return settle_bonuses(s, seat)
    if kind == flow.SENDING:
        if a_of(f) > 0 and can_send(s, seat):
            return False
        s.scratch[SENT] = 0
        s.pop()
        return True
    if kind == flow.START and a_of(f) > 0:
        start_step(s, f)
        return True
    if is_over(s, f):
        s.pop()
        return True
    return False


def is_over(s: TundraState, f: i64) -> bool:
    """Is nothing left to be done in a frame that just ends?"""
    kind = f & 0xFF
    seat = seat_of(f)
    if kind == flow.SELLING:
        return a_of(f) == 0 or not has_pair(s, seat)
    if kind == flow.GATHERING:
        return a_of(f) == 0 or not can_gather(s, f)
    if kind == flow.TRADING:
        return a_of(f) == 0 and not is_stocked(s)
    if kind == flow.UPGRADING:
        return not can_upgrade(s, seat)
    if kind == flow.SWAPPING:
        return b_of(f) == 0 or s.berries(seat) < c_of(f)
    return False


def end_building(s: TundraState, seat: i64) -> None:
    """TUN-18 After the whole action the bonuses of all towers just built."""
    due = s.scratch[DUE]
    s.scratch[DUE] = 0
    s.pop()
    give_bonuses(s, seat, due)


def available(s: TundraState, seat: i64, kind: i64) -> i64:
    """TUN-22 How many of a resource lie under a seat's pieces: each piece gives one."""
    count: i64 = 0
    for which in range(PIECES):
        place = s.worker(seat, which)
        if place >= 0 and s.kind_at(place) == kind:
            count += 1
    mask = own_towers(s, seat)
    glade: i64 = 0
    while mask > 0:
        if mask & 1 == 1 and s.kind_at(glade) == kind:
            count += 1
        mask >>= 1
        glade += 1
    return count


def gathered(f: i64, kind: i64) -> i64:
    """How many of a resource this action has already brought."""
    if kind == 0:
        return b_of(f)
    if kind == 1:
        return c_of(f)
    return d_of(f)


def can_gather(s: TundraState, f: i64) -> bool:
    for kind in range(KINDS):
        if available(s, seat_of(f), kind) > gathered(f, kind):
            return True
    return False


def start_step(s: TundraState, f: i64) -> None:
    """TUN-8 Title, upgraded boards, towers: one step at a time."""
    seat = seat_of(f)
    step = a_of(f)
    if step == 3:
        flow.end_start(s, seat)
        return
    s.replace(frame(flow.START, seat, step + 1))
    if step == 1:
        count = s.upgraded(seat)
        if count > 0:
            s.tell(events.UPKEEP, EVERYONE, seat, count)
            score(s, seat, FROM_BOARDS, count)
    else:
        give_bonuses(s, seat, own_towers(s, seat))


def use_title(s: TundraState, seat: i64) -> None:
    """TUN-8 (a) The title's gains, or a free market card."""
    grant(s, seat, s.rules.title_gains, s.seats[seat * STRIDE + TITLE] * ITEMS, FROM_START)
    if s.title_number(seat, FREE_CARD) > 0:
        s.push(frame(flow.TRADING, seat, 0))
