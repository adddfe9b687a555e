"""Picking up resource cards from the market: TUA-7, under the loading rules TUA-9."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, b_of, frame, seat_of
from tutable.games.tuareg import events, flow
from tutable.games.tuareg.cargo import load_reason, put
from tutable.games.tuareg.names import animal_ref, good, load_args
from tutable.games.tuareg.reasons import MARKET_TOO_FEW, NOT_IN_MARKET
from tutable.games.tuareg.settling import settle
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import CARGO, COUNT, GOODS, KINDS, TAKE


def picks(s: TuaregState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Every kind in the market onto every own animal."""
    for animal in range(s.animals(seat)):
        for kind in range(KINDS):
            if s.in_market(kind) > 0:
                out[n] = TAKE.pick(animal, kind)
                n += 1
    return n


def why_not(s: TuaregState, seat: i64, pick: i64) -> i64:
    """TUA-7 The kind lies in the market; TUA-9 one card of it fits on the animal."""
    animal = TAKE.first(pick)
    kind = TAKE.second(pick)
    if animal >= s.animals(seat):
        return NOT_NOW
    if s.in_market(kind) == 0:
        return NOT_IN_MARKET
    return load_reason(s.is_donkey(animal), s.cargo(seat, animal), kind)


def count_why_not(s: TuaregState, seat: i64, animal: i64, kind: i64, count: i64) -> i64:
    """May exactly this many cards be taken? The first that does not fit gives the reason."""
    if s.in_market(kind) < count:
        return MARKET_TOO_FEW
    donkey = s.is_donkey(animal)
    cargo = s.cargo(seat, animal)
    while count > 0:
        reason = load_reason(donkey, cargo, kind)
        if reason != LEGAL:
            return reason
        cargo = put(cargo, kind)
        count -= 1
    return LEGAL


def begin(s: TuaregState, seat: i64, pick: i64) -> None:
    """Ask how many, unless everybody can see that only one is possible."""
    animal = (pick - TAKE.base) // KINDS  # by a constant, for speed
    kind = (pick - TAKE.base) % KINDS
    if s.in_market(kind) > 1 and count_why_not(s, seat, animal, kind, 2) == LEGAL:
        s.push(frame(flow.TAKING, seat, animal, kind))
    else:
        carry(s, seat, animal, kind, 1)


def carry(s: TuaregState, seat: i64, animal: i64, kind: i64, count: i64) -> None:
    s.from_market(kind, count)
    loaded: i64 = 0
    while loaded < count:
        s.load(seat, animal, kind)
        loaded += 1
    s.tell(events.TOOK, EVERYONE, seat, kind, animal, count)
    settle(s)


def show(s: TuaregState, seat: i64, pick: i64) -> Shown:
    refs = ["market." + GOODS[TAKE.second(pick)], animal_ref(seat, TAKE.first(pick))]
    return Shown("pick-take", explain(s, pick), refs)


def explain(s: TuaregState, pick: i64) -> dict[str, str | int]:
    return load_args(s, TAKE.first(pick), TAKE.second(pick))


class Taking(Decision[TuaregState]):
    """TUA-7 How many of the kind, one to four. Arguments: animal, kind."""

    name = "taking"

    def picks(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        for i in range(CARGO):
            out[i] = COUNT.pick(i)
        return CARGO

    def why_not(self, s: TuaregState, f: i64, pick: i64) -> i64:
        if not COUNT.contains(pick):
            return NOT_NOW
        return count_why_not(s, seat_of(f), a_of(f), b_of(f), COUNT.first(pick) + 1)

    def options(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        """One to the first number that is too many; a property test holds it to `picks` and `why_not`."""
        n: i64 = 0
        while n < CARGO and count_why_not(s, seat_of(f), a_of(f), b_of(f), n + 1) == LEGAL:
            out[n] = COUNT.base + n
            n += 1
        return n

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        carry(s, seat, a_of(f), b_of(f), COUNT.first(pick) + 1)

    def show(self, s: TuaregState, f: i64, pick: i64) -> Shown:
        args: dict[str, str | int] = {"count": int(COUNT.first(pick) + 1), "good": good(b_of(f))}
        return Shown("pick-count", args, [f"count{COUNT.first(pick) + 1}"])

    def ask(self, s: TuaregState, f: i64) -> Shown:
        args = load_args(s, a_of(f), b_of(f))
        return Shown("ask-taking", args, ["market." + GOODS[b_of(f)], animal_ref(seat_of(f), a_of(f))])

    def explain(self, s: TuaregState, f: i64, pick: i64) -> dict[str, str | int]:
        args = load_args(s, a_of(f), b_of(f))
        args["count"] = int(s.in_market(b_of(f)))
        return args
