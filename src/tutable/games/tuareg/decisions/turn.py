"""Order of play: the choice of one main option (TUA-5 to TUA-8, TUA-12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tuareg import events, flow
from tutable.games.tuareg.decisions import buying, loading, market, specials
from tutable.games.tuareg.reasons import DRAW_PILE_EMPTY, NOT_STUCK, PASS_EARLY
from tutable.games.tuareg.settling import settle
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import BUY, DRAW, DRAWN, HIDE, KINDS, LOAD, PASS, STEAL, TAKE


class Turn(Decision[TuaregState]):
    """TUA-5..8 Draw, load, go to the market or buy; TUA-12 pass when the pile is empty."""

    name = "turn"

    def picks(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        seat = seat_of(f)
        out[0] = DRAW
        n = loading.picks(s, seat, out, 1)
        n = market.picks(s, seat, out, n)
        n = buying.picks(s, out, n)
        n = specials.picks(s, seat, out, n)
        out[n] = PASS
        return n + 1

    def why_not(self, s: TuaregState, f: i64, pick: i64) -> i64:
        seat = seat_of(f)
        if LOAD.contains(pick):
            return loading.why_not(s, seat, pick)
        if TAKE.contains(pick):
            return market.why_not(s, seat, pick)
        if pick == DRAW:
            if s.pile > 0:
                return LEGAL
            return DRAW_PILE_EMPTY
        if BUY.contains(pick):
            return buying.why_not(s, seat, pick)
        if HIDE.contains(pick):
            return specials.hide_why_not(s, seat, a_of(f), False, pick)
        if STEAL.contains(pick):
            return specials.steal_why_not(s, seat, pick)
        if pick == PASS:
            return pass_why_not(s, seat)
        return NOT_NOW

    def options(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        seat = seat_of(f)
        n: i64 = 0
        if s.pile > 0:
            out[0] = DRAW
            n = 1
        hands = s.hands
        dinars = s.rules.dinars
        kinds: i64 = 0  # in hand, as a mask, and what they are worth
        worth: i64 = 0
        bit: i64 = 1
        for kind in range(KINDS):
            count = hands[seat * KINDS + kind]
            if count > 0:
                kinds += bit
                worth += count * dinars[kind]
            bit += bit
        animals = s.animals(seat)
        fits = loading.fitting_on_each(s, seat, animals)
        n = loading.fitting_options(fits, kinds, LOAD.base, out, n)
        n = loading.fitting_options(fits, s.on_offer, TAKE.base, out, n)
        n = buying.options(s, seat, animals, worth, out, n)
        if s.has_free_actions(seat):
            n = specials.options(s, seat, a_of(f), False, out, n)
        if s.pile == 0 and pass_why_not(s, seat) == LEGAL:
            out[n] = PASS
            n += 1
        return n

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DRAW:
            count = min(s.pile, DRAWN)
            flow.main_done(s, f, count)
            s.push(frame(flow.DRAWING, seat, count))
        elif LOAD.contains(pick):
            flow.main_done(s, f, 0)
            loading.begin(s, seat, pick)
        elif TAKE.contains(pick):
            flow.main_done(s, f, 0)
            market.begin(s, seat, pick)
        elif BUY.contains(pick):
            flow.main_done(s, f, 0)
            s.push(frame(flow.PAYING, seat, BUY.first(pick)))
        elif HIDE.contains(pick):
            specials.hide(s, f, pick)
        elif STEAL.contains(pick):
            specials.steal(s, seat, pick)
        else:
            s.tell(events.PASSED, EVERYONE, seat)
            flow.main_done(s, f, 0)
            settle(s)

    def show(self, s: TuaregState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        if pick == DRAW:
            return Shown("pick-draw", {"count": int(min(s.pile, DRAWN))}, ["pile"])
        if pick == PASS:
            return Shown("pick-pass", {}, [])
        if LOAD.contains(pick):
            return loading.show(s, seat, pick)
        if TAKE.contains(pick):
            return market.show(s, seat, pick)
        if BUY.contains(pick):
            return buying.show(s, pick)
        return specials.show(s, seat, pick)

    def explain(self, s: TuaregState, f: i64, pick: i64) -> dict[str, str | int]:
        seat = seat_of(f)
        if LOAD.contains(pick):
            return loading.explain(s, pick)
        if TAKE.contains(pick):
            return market.explain(s, pick)
        if BUY.contains(pick):
            return buying.explain(s, seat, pick)
        if HIDE.contains(pick) or STEAL.contains(pick):
            return specials.explain(s, seat, pick)
        return {"pile": int(s.pile)}


def pass_why_not(s: TuaregState, seat: i64) -> i64:
    """TUA-12, TUA-A2 Nobody may pass while the pile has cards."""
    if s.pile > 0:
        return PASS_EARLY
    if s.rules.pass_only_if_stuck and not is_stuck(s, seat):
        return NOT_STUCK
    return LEGAL


def is_stuck(s: TuaregState, seat: i64) -> bool:
    """No main option is legal for this seat, Buy included."""
    for pick in range(LOAD.base, LOAD.end):
        if loading.why_not(s, seat, pick) == LEGAL:
            return False
    for pick in range(TAKE.base, TAKE.end):
        if market.why_not(s, seat, pick) == LEGAL:
            return False
    for pick in range(BUY.base, BUY.end):
        if buying.why_not(s, seat, pick) == LEGAL:
            return False
    return s.pile == 0
