"""Architecture: towers and their bonuses (TUN-18), workers (TUN-19), selling resources (TUN-20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown, a_of, b_of, frame, kind_of, seat_of
from tutable.core.spans import Span
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions.action import Action
from tutable.games.tundra.decisions.movement import can_move, chosen, fixed
from tutable.games.tundra.names import gains, good, good_ref, idle_ref, place, place_ref, towers_ref
from tutable.games.tundra.places import DUE, SENT
from tutable.games.tundra.reasons import (
    BONUS_COMPULSORY,
    BONUS_NOT_DUE,
    BUILD_NO_TOWER,
    BUILD_NO_WORKER,
    BUILD_OCCUPIED,
    BUILD_POOR,
    SELL_POOR,
    SEND_NO_WORKER,
    SEND_ONCE,
    SEND_POOR,
    SEND_WHERE,
)
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ANY,
    BERRIES,
    BONUS,
    BUILD,
    FROM_SALES,
    FROM_TOWERS,
    GLADES,
    ITEMS,
    KINDS,
    MOVES,
    PIECES,
    PLACES,
    POWER,
    SELL,
    SEND,
    TOWERS,
    WORKERS,
)

PRICE: Final[i64] = 2  # equal resources for a tower, a worker or points


class Placing(Action):
    """A piece from the supply onto a place, for two equal resources each time. Argument: how often still."""

    span: Span  # place, resource

    def is_likely(self, s: TundraState, seat: i64, where: i64) -> bool:
        """Might a person try this place?"""
        raise NotImplementedError

    def place_reason(self, s: TundraState, seat: i64, where: i64, kind: i64) -> i64:
        """LEGAL, or why not there for two of this resource."""
        raise NotImplementedError

    def put(self, s: TundraState, seat: i64, where: i64, kind: i64) -> None:
        raise NotImplementedError

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for where in range(PLACES):
            if self.is_likely(s, seat_of(f), where):
                for kind in range(KINDS):
                    out[n] = self.span.pick(where, kind)
                    n += 1
        return n

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        if not self.span.contains(pick):
            return NOT_NOW
        return self.place_reason(s, seat_of(f), self.span.first(pick), self.span.second(pick))

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        kind = self.span.second(pick)
        s.replace(frame(kind_of(f), seat, a_of(f) - 1))
        s.add_good(seat, kind, -PRICE)
        self.put(s, seat, self.span.first(pick), kind)

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if self.span.contains(pick):
            return {"place": place(self.span.first(pick)), "good": good(self.span.second(pick))}
        return {}


def can_build(s: TundraState, seat: i64) -> bool:
    if not s.has_pair(seat) or s.towers(seat) == TOWERS:
        return False
    for which in range(PIECES):
        where = s.worker(seat, which)
        if 0 <= where < GLADES and s.tower_at(where) < 0:
            return True
    return False


def end_building(s: TundraState, seat: i64) -> None:
    """TUN-18 After the whole action the bonuses of all towers just built."""
    s.pop()
    give_bonuses(s, seat, s.scratch[DUE])


def settle_building(s: TundraState, f: i64) -> bool:
    """Left when nothing more can be built."""
    if a_of(f) > 0 and can_build(s, seat_of(f)):
        return False
    end_building(s, seat_of(f))
    return True


class Building(Placing):
    """TUN-18 A tower in place of a worker."""

    name = "building"
    span = BUILD

    def is_likely(self, s: TundraState, seat: i64, where: i64) -> bool:
        return where < GLADES and s.worker_on(seat, where) >= 0

    def place_reason(self, s: TundraState, seat: i64, where: i64, kind: i64) -> i64:
        if s.towers(seat) == TOWERS:
            return BUILD_NO_TOWER
        if s.tower_at(where) >= 0:
            return BUILD_OCCUPIED
        if s.worker_on(seat, where) < 0:
            return BUILD_NO_WORKER
        if s.good(seat, kind) < PRICE:
            return BUILD_POOR
        return LEGAL

    def put(self, s: TundraState, seat: i64, where: i64, kind: i64) -> None:
        """The worker goes back, the tower comes; its bonus waits for the end of the action (TUN-A9)."""
        s.set_worker(seat, s.worker_on(seat, where), -1)
        s.set_tower(where, seat)
        s.scratch[DUE] += POWER[where]
        s.tell(events.BUILT, EVERYONE, seat, where, kind)

    def stop(self, s: TundraState, f: i64, seat: i64) -> None:
        s.tell(events.STOPPED, EVERYONE, seat)
        end_building(s, seat)

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        where = BUILD.first(pick)
        kind = BUILD.second(pick)
        refs = [towers_ref(seat_of(f)), place_ref(where), good_ref(seat_of(f), kind)]
        return Shown("pick-build", {"place": place(where), "good": good(kind)}, refs)

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-building", {"count": int(min(a_of(f), TOWERS - s.towers(seat_of(f))))}, [])


def settle_sending(s: TundraState, f: i64) -> bool:
    """The settlement always has room, so goods and a worker are enough."""
    seat = seat_of(f)
    if a_of(f) > 0 and s.berries(seat) > 0 and s.has_pair(seat) and s.idle_worker(seat) >= 0:
        return False
    s.set_received(0)
    s.pop()
    return True


class Sending(Placing):
    """TUN-19 Workers from the supply, for a berry more: onto the own settlement, or beside own towers."""

    name = "sending"
    span = SEND

    def is_likely(self, s: TundraState, seat: i64, where: i64) -> bool:
        return where == s.rules.home(seat) or (where < GLADES and s.tower_at(where) == seat)

    def place_reason(self, s: TundraState, seat: i64, where: i64, kind: i64) -> i64:
        if s.idle_worker(seat) < 0:
            return SEND_NO_WORKER
        if not self.is_likely(s, seat, where):
            return SEND_WHERE
        if where < GLADES and s.has_received(where):
            return SEND_ONCE
        if s.berries(seat) == 0 or s.good(seat, kind) < PRICE:
            return SEND_POOR
        return LEGAL

    def put(self, s: TundraState, seat: i64, where: i64, kind: i64) -> None:
        """TUN-A5 Placing is no movement: nothing is gained. TUN-A11 The berry is paid each time."""
        s.add_good(seat, BERRIES, -1)
        s.set_worker(seat, s.idle_worker(seat), where)
        if where < GLADES:
            s.scratch[SENT] += POWER[where]
        s.tell(events.SENT, EVERYONE, seat, where, kind)

    def stop(self, s: TundraState, f: i64, seat: i64) -> None:
        s.set_received(0)
        super().stop(s, f, seat)

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        where = SEND.first(pick)
        kind = SEND.second(pick)
        refs = [idle_ref(seat_of(f)), place_ref(where), good_ref(seat_of(f), kind)]
        return Shown("pick-send", {"place": place(where), "good": good(kind)}, refs)

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-sending", {"count": int(min(a_of(f), PIECES - s.workers_out(seat_of(f))))}, [])


def settle_selling(s: TundraState, f: i64) -> bool:
    """Left when nothing more can be sold."""
    if a_of(f) > 0 and s.has_pair(seat_of(f)):
        return False
    s.pop()
    return True


class Selling(Action):
    """TUN-20 Two equal resources for points, once for each own tower. Arguments: times left, points."""

    name = "selling"

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS):
            out[kind] = SELL.pick(kind)
        return KINDS

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        if not SELL.contains(pick):
            return NOT_NOW
        if s.good(seat_of(f), SELL.first(pick)) < PRICE:
            return SELL_POOR
        return LEGAL

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.add_good(seat, SELL.first(pick), -PRICE)
        s.add_points(seat, FROM_SALES, b_of(f))
        s.tell(events.SOLD, EVERYONE, seat, SELL.first(pick), b_of(f))
        s.replace(frame(flow.SELLING, seat, a_of(f) - 1, b_of(f)))

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        kind = SELL.first(pick)
        args: dict[str, str | int] = {"good": good(kind), "points": int(b_of(f))}
        return Shown("pick-sell", args, [good_ref(seat_of(f), kind)])

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-selling", {"count": int(a_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if SELL.contains(pick):
            return {"good": good(SELL.first(pick)), "count": int(s.good(seat_of(f), SELL.first(pick)))}
        return {}


# -- what towers give, now and at every later start of a round ---------------------------------


def bonus_row(s: TundraState, glade: i64) -> i64:
    """Where a tower's bonus begins in the table of bonuses."""
    return s.tile(glade) * ITEMS


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
    s.set_due(left)
    if left > 0:
        s.push(frame(flow.BONUSES, seat))


def is_useful(s: TundraState, seat: i64, row: i64) -> bool:
    """Would a tower's bonus do anything now?"""
    bonus = s.rules.tile_bonus
    if bonus[row + ANY] > 0 or (bonus[row + WORKERS] > 0 and s.idle_worker(seat) >= 0):
        return True
    return bonus[row + MOVES] > 0 and can_move(s, seat)


def start_bonus(s: TundraState, seat: i64, glade: i64) -> None:
    """One tower's movement, choice and worker."""
    s.scratch[DUE] -= POWER[glade]
    chosen(s, seat, s.rules.tile_bonus, bonus_row(s, glade), glade)


def settle_bonuses(s: TundraState, f: i64) -> bool:
    """Leave when none can do anything; begin the only one, or workers that all find their towers."""
    seat = seat_of(f)
    bonus = s.rules.tile_bonus
    found: i64 = -1
    count: i64 = 0
    workers: i64 = 0
    useful = False
    only_workers = True
    for glade in range(GLADES):
        if s.is_due(glade):
            row = bonus_row(s, glade)
            count += 1
            found = glade
            workers += bonus[row + WORKERS]
            useful = useful or is_useful(s, seat, row)
            only_workers = only_workers and bonus[row + MOVES] == 0 and bonus[row + ANY] == 0
    if not useful:
        s.set_due(0)
        s.pop()
        return True
    if count == 1 or (only_workers and s.workers_out(seat) + workers <= PIECES):
        start_bonus(s, seat, found)
        return True
    return False


class Bonuses(Action):
    """TUN-18, TUN-A9 The bonuses of several towers, in the order their owner likes."""

    name = "bonuses"

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for glade in range(GLADES):
            if s.is_due(glade):
                out[n] = BONUS.pick(glade)
                n += 1
        return n

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        if not BONUS.contains(pick):
            return NOT_NOW
        if s.is_due(BONUS.first(pick)):
            return LEGAL
        return BONUS_NOT_DUE

    def stop_reason(self, s: TundraState, f: i64) -> i64:
        """TUN-A9 Workers must be placed as long as the supply has one."""
        if s.idle_worker(seat_of(f)) >= 0:
            for glade in range(GLADES):
                if s.is_due(glade) and s.rules.tile_bonus[bonus_row(s, glade) + WORKERS] > 0:
                    return BONUS_COMPULSORY
        return LEGAL

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        start_bonus(s, seat, BONUS.first(pick))

    def stop(self, s: TundraState, f: i64, seat: i64) -> None:
        s.set_due(0)
        super().stop(s, f, seat)

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        glade = BONUS.first(pick)
        given = gains(s.rules.tile_bonus, bonus_row(s, glade), MOVES)  # the rest has been given already
        return Shown("pick-bonus", {"place": place(glade), "gains": given}, [place_ref(glade)])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if BONUS.contains(pick):
            return {"place": place(BONUS.first(pick))}
        return {}
