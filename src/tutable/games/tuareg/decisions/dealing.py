"""Before you begin, and every card that chance deals: TUA-4, TUA-5, TUA-11."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS, EVERYONE, Chance, FirstPlayer, a_of, b_of, frame, only, others, seat_of
from tutable.core.rng import Rng
from tutable.games.tuareg import events, flow
from tutable.games.tuareg.settling import settle
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import KINDS, LOOT, PILE


class Beginning(FirstPlayer[TuaregState]):
    """TUA-4 A given seat starts, or lots are drawn."""

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        s.tell(events.FIRST, EVERYONE, pick)
        flow.begin_turn(s, pick)
        s.push(frame(flow.MARKET_OPENS, 0, 2))


class FromPile(Chance[TuaregState]):
    """A card from the face-down pile: any that is left, each as likely as the next."""

    def picks(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for kind in range(KINDS):
            if s.in_pile(kind) > 0:
                out[n] = kind
                n += 1
        return n

    def weight(self, s: TuaregState, f: i64, pick: i64) -> i64:
        return s.in_pile(pick)

    def draw(self, s: TuaregState, f: i64, rng: Rng, out: vec[i64]) -> i64:
        goods = s.goods
        left = rng.below(s.pile)
        kind: i64 = 0
        while left >= goods[PILE + kind]:
            left -= goods[PILE + kind]
            kind += 1
        return kind


class MarketOpens(FromPile):
    """TUA-4 Two cards open the market; what is left is the pile of the first stage."""

    name = "market-opens"

    def key(self, s: TuaregState, f: i64) -> str:
        return f"market.{a_of(f)}"

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        s.from_pile(pick)
        s.to_market(pick, 1)
        s.tell(events.MARKET_OPENS, EVERYONE, pick)
        if a_of(f) > 1:
            s.replace(frame(flow.MARKET_OPENS, 0, a_of(f) - 1))
            return
        s.pile_is_dealt()
        s.pop()


class Drawing(FromPile):
    """TUA-5 The top card of the pile into the drawer's hand."""

    name = "drawing"

    def key(self, s: TuaregState, f: i64) -> str:
        return f"pile.{s.stage}.{s.pile}"

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        drawer = seat_of(f)
        s.draw(drawer, pick)
        s.tell(events.DREW, only(drawer), drawer, pick)
        s.tell(events.DREW_HIDDEN, others(drawer), drawer)
        if a_of(f) > 1:
            s.replace(frame(flow.DRAWING, drawer, a_of(f) - 1))
        else:
            s.pop()
            settle(s)


class Theft(Chance[TuaregState]):
    """TUA-11 A thief takes a card from a hand without looking. Arguments: victim, thief card."""

    name = "theft"

    def picks(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for kind in range(KINDS):
            if s.hand(a_of(f), kind) > 0:
                out[n] = kind
                n += 1
        return n

    def weight(self, s: TuaregState, f: i64, pick: i64) -> i64:
        return s.hand(a_of(f), pick)

    def key(self, s: TuaregState, f: i64) -> str:
        return f"theft.{s.stage}.{seat_of(f)}.{b_of(f)}"

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        robber = seat_of(f)
        victim = a_of(f)
        both = BITS[robber] + BITS[victim]
        s.play_unseen(victim, pick, robber, LOOT + b_of(f), both)
        s.tell(events.STOLE, both, robber, victim, pick)
        s.tell(events.STOLE_HIDDEN, EVERYONE - both, robber, victim)
        s.pop()
        settle(s)
