"""Storage: more goods than spaces (TUG-SETUP-6); the Fisher's fish when the round ends (TUG-LEADER-3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, seat_of
from tutable.games.tungaru import events, flow, settling
from tutable.games.tungaru.names import good, good_ref, leader_ref, storage_ref, supply_ref
from tutable.games.tungaru.reasons import NOT_STORED
from tutable.games.tungaru.state import SEAT, STORED, TungaruState
from tutable.games.tungaru.terms import DISCARD, FISH, KEEP, KINDS, LOSE


def stored_kinds(s: TungaruState, seat: i64, pick: i64, out: vec[i64], n: i64) -> i64:
    """A pick for each kind of good in storage, behind the `n` in `out`; `pick` is that of the first kind."""
    v = s.seats
    i = seat * SEAT + STORED
    for kind in range(KINDS):
        out[n] = pick + kind
        if v[i + kind] > 0:
            n += 1
    return n


class Overflow(Decision[TungaruState]):
    """TUG-SETUP-6 Goods without a space go back to the supply, old or new. Argument: a turn of its own?"""

    name = "overflow"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS):
            out[kind] = DISCARD.pick(kind)
        return KINDS

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not DISCARD.contains(pick):
            return NOT_NOW
        if s.goods(seat_of(f), DISCARD.first(pick)) == 0:
            return NOT_STORED
        return LEGAL

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """Without asking why not: this is asked at every eighth pick of a random game."""
        return stored_kinds(s, seat_of(f), DISCARD.base, out, 0)

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.store(seat, DISCARD.first(pick), -1)
        s.tell(events.GAVE_UP, EVERYONE, seat, DISCARD.first(pick))
        if not s.overflows(seat):
            s.pop()
            settling.finish(s, a_of(f))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        return Shown("pick-discard", self.explain(s, f, pick), [good_ref(seat_of(f), DISCARD.first(pick))])

    def ask(self, s: TungaruState, f: i64) -> Shown:
        seat = seat_of(f)
        args: dict[str, str | int] = {"count": int(s.stored(seat) - s.storage(seat))}
        return Shown("ask-overflow", args, [storage_ref(seat)])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"good": good(DISCARD.first(pick))}


class Leftover(Decision[TungaruState]):
    """TUG-LEADER-3 A fish that was not spent goes into storage or is discarded."""

    name = "leftover"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        out[0] = KEEP
        out[1] = LOSE
        return 2

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if KEEP <= pick <= LOSE:
            return LEGAL
        return NOT_NOW

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        s.set_card_fish(seat, 0)
        if pick == LOSE:
            s.tell(events.LOST_FISH, EVERYONE, seat)
            settling.finish(s, flow.ALONE)
            return
        s.store(seat, FISH, 1)
        s.tell(events.KEPT_FISH, EVERYONE, seat)
        settling.gained(s, seat, flow.ALONE)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        fish = leader_ref(seat_of(f))
        if pick == KEEP:
            return Shown("pick-keep", {}, [fish, storage_ref(seat_of(f))])
        return Shown("pick-lose", {}, [fish, supply_ref(FISH)])
