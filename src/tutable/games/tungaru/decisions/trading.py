"""D Trade: TUG-ACT-D."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, b_of, frame, seat_of
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import means, paying
from tutable.games.tungaru.names import good, good_ref, island, island_ref, trade_ref
from tutable.games.tungaru.reasons import (
    MARKET_EMPTY,
    MARKET_FULL,
    NOTHING_TO_TRADE,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BY_SETTLER,
    DICE,
    GO,
    ISLANDS,
    ISLE,
    LAND,
    MARKET,
    MARKETS,
    PUT,
    SEAT,
    SETTLER,
    TAKE,
    TRADE,
)


def picks(s: TungaruState, seat: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """Trade, Travel and Recruit: every die and every own settler, on every island it could mean."""
    for source in range(BY_SETTLER + 1):
        if source < BY_SETTLER and s.seats[seat * SEAT + DICE + source] == 0:
            continue
        for where in range(s.rules.islands):
            if source < BY_SETTLER or s.seats[seat * SEAT + SETTLER + where] > 0:
                out[n] = base + source * ISLANDS + where
                n += 1
    return n


def put_why_not(s: TungaruState, seat: i64, where: i64, equal: bool) -> i64:
    """The good left of the arrow, and an empty market space."""
    if not paying.has_room(s, where):
        return MARKET_FULL
    if not paying.can_pay(s, seat, s.rules.give[s.isles[where * ISLE + LAND]], 1, equal):
        return NOTHING_TO_TRADE
    return LEGAL


def is_possible(s: TungaruState, seat: i64, where: i64) -> bool:
    """TUG-R20 A good can be put down, or one lies there to take."""
    if s.isles[where * ISLE + MARKET] > 0 or s.isles[where * ISLE + MARKET + 1] > 0:
        return True
    return put_why_not(s, seat, where, False) == LEGAL


def why_not(s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
    where = (pick - TRADE) % ISLANDS
    if where >= s.rules.islands:
        return NOT_NOW
    reason = means.why_not(s, seat, (pick - TRADE) // ISLANDS, where)
    if reason != LEGAL:
        return reason
    if equal:
        return put_why_not(s, seat, where, True)
    if not is_possible(s, seat, where):
        return NOTHING_TO_TRADE
    return LEGAL


def take(s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
    where = (pick - TRADE) % ISLANDS
    flow.act(s, seat)
    means.use(s, seat, (pick - TRADE) // ISLANDS, where)
    begin(s, seat, where, equal, flow.INSIDE)


def begin(s: TungaruState, seat: i64, where: i64, equal: bool, alone: i64) -> None:
    """Put or take; where only one of it is possible it is done at once."""
    if equal:
        paying.put_any(s, seat, where)
        return
    i = where * ISLE + MARKET
    can_put = put_why_not(s, seat, where, False) == LEGAL
    lying: i64 = 0
    if s.isles[i] > 0:
        lying += 1
    if s.isles[i + 1] > 0:
        lying += 1
    if can_put and lying == 0:
        paying.put_down(s, seat, s.rules.give[s.isles[where * ISLE + LAND]], where, alone)
    elif not can_put and lying == 1:
        space: i64 = 0
        if s.isles[i] == 0:
            space = 1
        pick_up(s, seat, where, space, alone)
    else:
        s.push(frame(flow.TRADING, seat, where, alone))


def pick_up(s: TungaruState, seat: i64, where: i64, space: i64, alone: i64) -> None:
    """A good from the market, for nothing."""
    i = where * ISLE + MARKET + space
    kind = s.isles[i] - 1
    s.isles[i] = 0
    s.tell(events.TOOK, EVERYONE, seat, kind, where, space)
    s.gain(seat, kind, 1)
    flow.gained(s, seat, alone)


def show(s: TungaruState, seat: i64, pick: i64) -> Shown:
    source = (pick - TRADE) // ISLANDS
    where = (pick - TRADE) % ISLANDS
    args = means.source_args(s, seat, source)
    args["island"] = island(s.rules, where)
    return Shown("pick-trade", args, [means.source_ref(seat, source, where), trade_ref(where)])


def explain(s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
    where = (pick - TRADE) % ISLANDS
    return {
        "island": island(s.rules, where),
        "good": good(s.rules.give[s.isles[where * ISLE + LAND]]),
    }


class Trading(Decision[TungaruState]):
    """TUG-ACT-D Put a good down, or take one from the market. Arguments: island, a turn of its own?"""

    name = "trading"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        out[0] = PUT
        for space in range(MARKETS):
            out[1 + space] = TAKE + space
        return 1 + MARKETS

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if pick == PUT:
            return put_why_not(s, seat_of(f), a_of(f), False)
        if not TAKE <= pick < GO:
            return NOT_NOW
        if s.isles[a_of(f) * ISLE + MARKET + pick - TAKE] == 0:
            return MARKET_EMPTY
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        if pick == PUT:
            kind = s.rules.give[s.isles[a_of(f) * ISLE + LAND]]
            paying.put_down(s, seat, kind, a_of(f), b_of(f))
        else:
            pick_up(s, seat, a_of(f), pick - TAKE, b_of(f))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        where = a_of(f)
        if pick == PUT:
            kind = s.rules.give[s.isles[where * ISLE + LAND]]
            refs = [good_ref(seat_of(f), kind), trade_ref(where)]
            return Shown("pick-put", {"good": good(kind), "island": island(s.rules, where)}, refs)
        lying = s.isles[where * ISLE + MARKET + pick - TAKE]
        name = good(lying - 1) if lying > 0 else "name:nothing"
        args: dict[str, str | int] = {"good": name, "island": island(s.rules, where)}
        return Shown("pick-take", args, [f"{island_ref(where)}.market{pick - TAKE}"])

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-trading", {"island": island(s.rules, a_of(f))}, [island_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        kind = s.rules.give[s.isles[a_of(f) * ISLE + LAND]]
        return {"island": island(s.rules, a_of(f)), "good": good(kind)}
