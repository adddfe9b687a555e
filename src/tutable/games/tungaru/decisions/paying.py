"""Spending goods, and the Trader's benefit that makes all goods equal: TUG-BENEFIT-4, TUG-R21."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, b_of, c_of, frame, seat_of
from tutable.games.tungaru import events, flow, settling
from tutable.games.tungaru.names import good, good_ref, storage_ref
from tutable.games.tungaru.reasons import PAY_NOT_STORED
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import KINDS, PAY

TO_SUPPLY: Final[i64] = 0
TO_MARKET: Final[i64] = 1


def can_pay(s: TungaruState, seat: i64, good: i64, count: i64, equal: bool) -> bool:
    """Has a seat so many of a good, or of any goods when all are equal?"""
    if equal:
        return s.stored(seat) >= count
    return s.has(seat, good) >= count


def pay(s: TungaruState, seat: i64, good: i64, count: i64, equal: bool) -> None:
    """Into the supply; when all goods are equal the payer chooses them."""
    if equal:
        pay_any(s, seat, count)
    else:
        s.spend(seat, good, count)


def pay_any(s: TungaruState, seat: i64, count: i64) -> None:
    """Any goods, one by one, unless there is only one way."""
    if s.stored(seat) > count and only_kind(s, seat) < 0:
        s.push(frame(flow.PAYING, seat, count, TO_SUPPLY))
        return
    for kind in range(KINDS):
        paid = min(count, s.goods(seat, kind))
        if paid > 0:
            s.spend(seat, kind, paid)
            count -= paid


def only_kind(s: TungaruState, seat: i64) -> i64:
    """The one kind of good a seat has, or -1 when it has several."""
    found: i64 = -1
    for kind in range(KINDS):
        if s.goods(seat, kind) > 0:
            if found >= 0:
                return -1
            found = kind
    return found


def put_any(s: TungaruState, seat: i64, island: i64) -> None:
    """Any good onto the market."""
    kind = only_kind(s, seat)
    if kind >= 0:
        put_down(s, seat, kind, island, flow.INSIDE)
    else:
        s.push(frame(flow.PAYING, seat, 1, TO_MARKET, island))


def put_down(s: TungaruState, seat: i64, kind: i64, island: i64, alone: i64) -> None:
    """TUG-ACT-D A good onto the first empty market space, and what the island gives for it."""
    space: i64 = 0
    while s.market(island, space) >= 0:
        space += 1
    s.set_market(island, space, kind)
    s.lose(seat, kind, 1)
    s.tell(events.PUT, EVERYONE, seat, kind, island)
    row = s.land(island) * KINDS
    for gain in range(KINDS):
        if s.rules.get[row + gain] > 0:
            s.gain(seat, gain, s.rules.get[row + gain])
    settling.gained(s, seat, alone)


class Paying(Decision[TungaruState]):
    """TUG-BENEFIT-4 Any goods instead of the required ones. Arguments: how many, what for, island."""

    name = "paying"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS):
            out[kind] = PAY.pick(kind)
        return KINDS

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not PAY.contains(pick):
            return NOT_NOW
        if s.goods(seat_of(f), PAY.first(pick)) == 0:
            return PAY_NOT_STORED
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        if b_of(f) == TO_MARKET:
            put_down(s, seat, PAY.first(pick), c_of(f), flow.INSIDE)
            return
        s.spend(seat, PAY.first(pick), 1)
        if a_of(f) > 1:
            pay_any(s, seat, a_of(f) - 1)
        settling.settle(s)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        return Shown("pick-pay", self.explain(s, f, pick), [good_ref(seat_of(f), PAY.first(pick))])

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-paying", {"count": int(a_of(f))}, [storage_ref(seat_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"good": good(PAY.first(pick))}
