"""Loading up your camel with goods from your cache: TUA-6, under the loading rules TUA-9."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tuareg import events, flow
from tutable.games.tuareg.cargo import CARGOES, FITTING, load_reason
from tutable.games.tuareg.names import animal_args, animal_ref, load_args
from tutable.games.tuareg.reasons import LOAD_NOT_IN_HAND, ONE_ANIMAL
from tutable.games.tuareg.settling import settle
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import ANIMALS, DONE, GOODS, KINDS, LOAD

ON_EACH: Final[i64] = 0x1111111  # times a mask of kinds: the mask on each of seven animals


def picks(s: TuaregState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Every card in hand onto every own animal."""
    for animal in range(s.animals(seat)):
        for kind in range(KINDS):
            if s.hand(seat, kind) > 0:
                out[n] = LOAD.pick(animal, kind)
                n += 1
    return n


def fitting_on_each(s: TuaregState, seat: i64, animals: i64) -> i64:
    """A mask of the kinds that fit on top of each animal, four bits for one, in the order of the picks."""
    loads = s.loads
    table = FITTING
    camels = s.rules.camels
    mask: i64 = 0
    row = seat * ANIMALS
    animal = animals
    while animal > 0:
        animal -= 1
        cargo = loads[row + animal]
        if animal >= camels:
            cargo += CARGOES
        mask = (mask << 4) + table[cargo]
    return mask


def fitting_options(fits: i64, kinds: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """Every one of these kinds onto every animal it fits on: the legal picks from `base` on."""
    fits &= kinds * ON_EACH
    while fits > 0:
        n = add_fitting(fits, base, out, n)
        fits >>= 4
        base += KINDS
    return n


def fitting(s: TuaregState, seat: i64, animal: i64) -> i64:
    """A mask of the kinds that fit on top of an animal."""
    cargo = s.cargo(seat, animal)
    if animal >= s.rules.camels:
        cargo += CARGOES
    return FITTING[cargo]


def add_fitting(kinds: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """The picks of the kinds in the lowest four bits of a mask, for one animal.

    All are written, and the next goes over one that does not count: nobody could foresee the branches.
    """
    out[n] = base
    n += kinds & 1
    out[n] = base + 1
    n += (kinds >> 1) & 1
    out[n] = base + 2
    n += (kinds >> 2) & 1
    out[n] = base + 3
    n += (kinds >> 3) & 1
    return n


def why_not(s: TuaregState, seat: i64, pick: i64) -> i64:
    """TUA-6 A card in hand; TUA-9 it fits on top of the animal."""
    animal = LOAD.first(pick)
    kind = LOAD.second(pick)
    if animal >= s.animals(seat):
        return NOT_NOW
    if s.hand(seat, kind) == 0:
        return LOAD_NOT_IN_HAND
    return load_reason(s.is_donkey(animal), s.cargo(seat, animal), kind)


def begin(s: TuaregState, seat: i64, pick: i64) -> None:
    """The first card goes on; more may follow onto the same animal."""
    animal = (pick - LOAD.base) // KINDS  # by a constant, for speed
    s.push(frame(flow.LOADING, seat, animal))
    put(s, seat, animal, (pick - LOAD.base) % KINDS)


def put(s: TuaregState, seat: i64, animal: i64, kind: i64) -> None:
    """One card onto an animal. Loading stops by itself only when all can see that it must."""
    s.play(seat, kind)
    s.load(seat, animal, kind)
    s.tell(events.LOADED, EVERYONE, seat, kind, animal)
    if s.hand_size(seat) == 0 or fitting(s, seat, animal) == 0:
        s.pop()
        settle(s)


def show(s: TuaregState, seat: i64, pick: i64) -> Shown:
    refs = ["hand." + GOODS[LOAD.second(pick)], animal_ref(seat, LOAD.first(pick))]
    return Shown("pick-load", explain(s, pick), refs)


def explain(s: TuaregState, pick: i64) -> dict[str, str | int]:
    return load_args(s, LOAD.first(pick), LOAD.second(pick))


class Loading(Decision[TuaregState]):
    """TUA-6 Up to four cards in one turn, all onto one animal. Argument: the animal."""

    name = "loading"

    def picks(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        n = picks(s, seat_of(f), out, 0)
        out[n] = DONE
        return n + 1

    def why_not(self, s: TuaregState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if not LOAD.contains(pick) or LOAD.first(pick) >= s.animals(seat_of(f)):
            return NOT_NOW
        if LOAD.first(pick) != a_of(f):
            return ONE_ANIMAL
        return why_not(s, seat_of(f), pick)

    def options(self, s: TuaregState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        seat = seat_of(f)
        animal = a_of(f)
        kinds = s.kinds_in_hand(seat) & fitting(s, seat, animal)
        n = add_fitting(kinds, LOAD.base + animal * KINDS, out, 0)
        out[n] = DONE
        return n + 1

    def take(self, s: TuaregState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.pop()
            settle(s)
        else:
            put(s, seat, a_of(f), (pick - LOAD.base) % KINDS)

    def show(self, s: TuaregState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-stop-loading", {}, [])
        return show(s, seat_of(f), pick)

    def ask(self, s: TuaregState, f: i64) -> Shown:
        return Shown("ask-loading", animal_args(s, a_of(f)), [animal_ref(seat_of(f), a_of(f))])

    def explain(self, s: TuaregState, f: i64, pick: i64) -> dict[str, str | int]:
        return explain(s, pick)
