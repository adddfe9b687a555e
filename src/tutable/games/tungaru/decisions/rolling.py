"""Phase 1: roll the dice and get goods (TUG-PHASE-1, TUG-NOMAD-9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, Chance, frame
from tutable.core.rng import Rng
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import INCOME, ROLL_COUNT, ROLLS, SLOTS


class Rolling(Chance[TungaruState]):
    """TUG-PHASE-1 Three dice for everybody. Triples are rolled again (TUG-R5), so they are no outcome."""

    name = "rolling"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for roll in range(ROLL_COUNT):
            out[roll] = roll
        return ROLL_COUNT

    def key(self, s: TungaruState, f: i64) -> str:
        return f"dice.{s.round}"

    def draw(self, s: TungaruState, f: i64, rng: Rng, out: vec[i64]) -> i64:
        return rng.below(ROLL_COUNT)

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        one = ROLLS[pick] // 100
        two = ROLLS[pick] // 10 % 10
        three = ROLLS[pick] % 10
        s.tell(events.ROUND_BEGINS, EVERYONE, s.round, s.start)
        n = s.box.players
        for owner in range(n):
            s.set_die(owner, 0, one)
            s.set_die(owner, 1, two)
            s.set_die(owner, 2, three)
        s.tell(events.ROLLED, EVERYONE, one, two, three)
        s.replace(frame(flow.CHOOSING))
        for place in range(n):
            collect(s, (s.start + place) % n)
        for place in range(n):
            owner = (s.start + n - 1 - place) % n
            if s.overflows(owner):
                s.push(frame(flow.OVERFLOW, owner, flow.ALONE))


def collect(s: TungaruState, seat: i64) -> None:
    """TUG-R6 Each face-up income nomad brings its good."""
    for slot in range(SLOTS):
        if s.does(seat, slot, INCOME):
            nomad = s.nomad(seat, slot)
            good = s.rules.good[nomad]
            s.store(seat, good, 1)
            s.tell(events.INCOME, EVERYONE, seat, nomad, good)
