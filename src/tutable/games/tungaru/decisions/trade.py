"""D Trade: TUG-ACT-D."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, LOWEST, NOT_NOW, Decision, Shown, a_of, b_of, frame, seat_of
from tutable.games.tungaru import events, flow, settling
from tutable.games.tungaru.decisions import paying
from tutable.games.tungaru.decisions.action import OnIsland
from tutable.games.tungaru.names import good, good_ref, island, island_ref, trade_ref
from tutable.games.tungaru.reasons import MARKET_EMPTY, MARKET_FULL, NOTHING_TO_TRADE
from tutable.games.tungaru.state import CARD_FISH, ISLE, MARKET, SEAT, TungaruState
from tutable.games.tungaru.terms import MARKETS, PUT, TAKE, TRADE


class Trade(OnIsland):
    """TUG-ACT-D A good for others, or one from the market; with equal goods only the first."""

    def there_why_not(self, s: TungaruState, seat: i64, equal: bool, where: i64) -> i64:
        if equal:
            return put_why_not(s, seat, where, True)
        if not is_possible(s, seat, where):
            return NOTHING_TO_TRADE
        return LEGAL

    def places(self, s: TungaruState, seat: i64, equal: bool, stored: i64, islands: i64) -> i64:
        """As `put_why_not` with equal goods and `is_possible` without have it."""
        if equal:
            return with_room(s, stored, islands)
        found = s.laden
        asking = s.asking
        v = s.seats
        row = seat * SEAT
        if v[row] + v[row + CARD_FISH] > 0:
            found |= asking
        if v[row + 1] > 0:
            found |= asking >> 8
        if v[row + 2] > 0:
            found |= asking >> 16
        if v[row + 3] > 0:
            found |= asking >> 24
        return found & islands

    def begin(self, s: TungaruState, seat: i64, equal: bool, where: i64) -> None:
        if equal:
            paying.put_any(s, seat, where)
        else:
            trade(s, seat, where, flow.INSIDE)

    def place_ref(self, where: i64) -> str:
        return trade_ref(where)

    def explain(self, s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
        return trade_args(s, TRADE.second(pick))


def with_room(s: TungaruState, stored: i64, islands: i64) -> i64:
    """Those of the islands, as masks, with an empty market space for one of the goods stored."""
    if stored == 0:
        return 0
    isles = s.isles
    found: i64 = 0
    while islands > 0:
        i = LOWEST[islands] * ISLE + MARKET
        if isles[i] == 0 or isles[i + 1] == 0:
            found |= islands & -islands
        islands &= islands - 1
    return found


def asked_for(s: TungaruState, where: i64) -> i64:
    """The good left of the arrow."""
    return s.rules.give[s.land(where)]


def lying(s: TungaruState, where: i64) -> i64:
    """How many goods lie on a market."""
    count: i64 = 0
    for space in range(MARKETS):
        if s.market(where, space) >= 0:
            count += 1
    return count


def put_why_not(s: TungaruState, seat: i64, where: i64, equal: bool) -> i64:
    """The good left of the arrow, and an empty market space."""
    if lying(s, where) == MARKETS:
        return MARKET_FULL
    if not paying.can_pay(s, seat, asked_for(s, where), 1, equal):
        return NOTHING_TO_TRADE
    return LEGAL


def is_possible(s: TungaruState, seat: i64, where: i64) -> bool:
    """TUG-R20 A good can be put down, or one lies there to take."""
    if s.market(where, 0) >= 0 or s.market(where, 1) >= 0:
        return True
    return paying.can_pay(s, seat, asked_for(s, where), 1, False)


def trade(s: TungaruState, seat: i64, where: i64, alone: i64) -> None:
    """Put or take; where only one of it is possible it is done at once."""
    can_put = put_why_not(s, seat, where, False) == LEGAL
    goods = lying(s, where)
    if can_put and goods == 0:
        paying.put_down(s, seat, asked_for(s, where), where, alone)
    elif not can_put and goods == 1:
        space: i64 = 0
        while s.market(where, space) < 0:
            space += 1
        pick_up(s, seat, where, space, alone)
    else:
        s.push(frame(flow.TRADING, seat, where, alone))


def pick_up(s: TungaruState, seat: i64, where: i64, space: i64, alone: i64) -> None:
    """A good from the market, for nothing."""
    kind = s.market(where, space)
    s.set_market(where, space, -1)
    s.tell(events.TOOK, EVERYONE, seat, kind, where, space)
    s.gain(seat, kind, 1)
    settling.gained(s, seat, alone)


def trade_args(s: TungaruState, where: i64) -> dict[str, str | int]:
    return {"island": island(s.rules, where), "good": good(asked_for(s, where))}


class Trading(Decision[TungaruState]):
    """TUG-ACT-D Put a good down, or take one from the market. Arguments: island, a turn of its own?"""

    name = "trading"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        out[0] = PUT
        for space in range(MARKETS):
            out[1 + space] = TAKE.pick(space)
        return 1 + MARKETS

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if pick == PUT:
            return put_why_not(s, seat_of(f), a_of(f), False)
        if not TAKE.contains(pick):
            return NOT_NOW
        if s.market(a_of(f), TAKE.first(pick)) < 0:
            return MARKET_EMPTY
        return LEGAL

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """Without asking why not, for speed."""
        n: i64 = 0
        if put_why_not(s, seat_of(f), a_of(f), False) == LEGAL:
            out[0] = PUT
            n = 1
        for space in range(MARKETS):
            if s.market(a_of(f), space) >= 0:
                out[n] = TAKE.base + space
                n += 1
        return n

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        if pick == PUT:
            paying.put_down(s, seat, asked_for(s, a_of(f)), a_of(f), b_of(f))
        else:
            pick_up(s, seat, a_of(f), TAKE.first(pick), b_of(f))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        where = a_of(f)
        args = trade_args(s, where)
        if pick == PUT:
            return Shown("pick-put", args, [good_ref(seat_of(f), asked_for(s, where)), trade_ref(where)])
        kind = s.market(where, TAKE.first(pick))
        args["good"] = good(kind) if kind >= 0 else "name:nothing"
        return Shown("pick-take", args, [f"{island_ref(where)}.market{TAKE.first(pick)}"])

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-trading", {"island": island(s.rules, a_of(f))}, [island_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return trade_args(s, a_of(f))


TRADE_ACTION: Final = Trade(TRADE, "pick-trade")
