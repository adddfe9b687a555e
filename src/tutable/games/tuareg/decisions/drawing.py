"""Drawing resource cards: the end of a Draw, when cards go into the market (TUA-5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, b_of, frame, seat_of
from tutable.games.tuareg import events, flow
from tutable.games.tuareg.names import good
from tutable.games.tuareg.reasons import HIDE_TOO_LATE, LAY_NOT_IN_HAND, LAY_OWED, STEAL_TOO_LATE
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import DONE, DRAWN, GOODS, HAND_LIMIT, HIDE, KINDS, LAY, STEAL


def owed(s: TuaregState, f: i64) -> i64:
    """TUA-5 Cards still to be laid: at least one after drawing three, and down to four in hand."""
    due = s.hand_size(seat_of(f)) - HAND_LIMIT
    if due > 0:
        return due
    if a_of(f) == DRAWN and b_of(f) == 0:
        return 1
    return 0


class Laying(Decision[TuaregState]):
    """TUA-5 Lay cards into the market. Arguments: cards drawn, whether one was laid."""

    name = "laying"

    def picks(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for kind in range(KINDS):
            if s.hand(seat_of(f), kind) > 0:
                out[n] = LAY.pick(kind)
                n += 1
        out[n] = DONE
        return n + 1

    def why_not(self, s: TuaregState, f: i64, pick: i64) -> i64:
        if LAY.contains(pick):
            if s.hand(seat_of(f), pick - LAY.base) > 0:
                return LEGAL
            return LAY_NOT_IN_HAND
        if pick == DONE:
            if owed(s, f) == 0:
                return LEGAL
            return LAY_OWED
        if STEAL.contains(pick):
            return STEAL_TOO_LATE
        if HIDE.contains(pick):
            return HIDE_TOO_LATE
        return NOT_NOW

    def options(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        n: i64 = 0
        hands = s.hands
        row = seat_of(f) * KINDS
        base = LAY.base
        for kind in range(KINDS):
            out[n] = base + kind
            if hands[row + kind] > 0:
                n += 1
        if owed(s, f) == 0:
            out[n] = DONE
            n += 1
        return n

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            flow.end_turn(s, seat)
            return
        kind = pick - LAY.base
        s.play(seat, kind)
        s.to_market(kind, 1)
        s.tell(events.LAID, EVERYONE, seat, kind)
        if s.hand_size(seat) == 0:
            flow.end_turn(s, seat)
        else:
            s.replace(frame(flow.LAYING, seat, a_of(f), 1))

    def show(self, s: TuaregState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-keep", {"count": int(s.hand_size(seat_of(f)))}, [])
        kind = LAY.first(pick)
        return Shown("pick-lay", {"good": good(kind)}, ["hand." + GOODS[kind], "market"])

    def ask(self, s: TuaregState, f: i64) -> Shown:
        return Shown("ask-laying", {"owed": int(owed(s, f))}, ["market"])

    def explain(self, s: TuaregState, f: i64, pick: i64) -> dict[str, str | int]:
        if LAY.contains(pick):
            return {"good": good(LAY.first(pick))}
        return {"owed": int(owed(s, f))}
