"""What makes a Tuareg table good: majorities in sight, useful specials, a hand worth keeping."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import State, kind_of, seat_of
from tutable.core.features import Features
from tutable.core.learned import UNIT
from tutable.games.tuareg import flow
from tutable.games.tuareg.features import picks as sifting
from tutable.games.tuareg.features import sights
from tutable.games.tuareg.scoring import used_specials
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import CAVE, DONKEY, KINDS, MAP, SORTS, THIEF

# The chance to earn a majority, in per cent, by the lead over the best rival in tenths of a card
# (-30 .. +30 in steps of 10): with the stage still long, and at its very end.
EARLY: Final = vec[i64]([4, 10, 22, 42, 64, 80, 90])
LATE: Final = vec[i64]([0, 0, 2, 70, 98, 100, 100])

HAND_CARD: Final = 4  # tenths of a loaded card
PILE: Final = 42  # a full pile
DINAR: Final = 70
DRAW: Final = 420  # three cards, one of them to be given back
STOLEN: Final = 500  # a card from another hand


class TuaregFeatures(Features):
    """Expected points, for the seat and against its rivals."""

    def __init__(self) -> None:
        self.curious = 6_500
        self.thorough = 130_000
        self.seen = vec[i64]([0] * len(self.sights()))

    def value(self, s: State, seat: i64) -> i64:
        assert isinstance(s, TuaregState)
        counts = s.counts()
        rivals: i64 = 0
        for other in range(s.box.players):
            if other != seat:
                rivals += self.expected(s, counts, other)
                if self.learned is None:
                    rivals -= self.at_hand(s, other)
        return self.expected(s, counts, seat) - rivals // (s.box.players + 1)

    def standing(self, s: State, seat: i64) -> i64:
        assert isinstance(s, TuaregState)
        return self.expected(s, s.counts(), seat)

    def standings(self, s: State, out: vec[i64]) -> None:
        assert isinstance(s, TuaregState)
        counts = s.counts()
        for seat in range(s.box.players):
            out[seat] = self.expected(s, counts, seat)

    def sift(self, s: State, seat: i64, picks: vec[i64], count: i64, depth: i64) -> i64:
        assert isinstance(s, TuaregState)
        if count < 2:
            return count
        return sifting.sift(s, seat, picks, count)

    def expected(self, s: TuaregState, counts: vec[i64], seat: i64) -> i64:
        """The standing, with what lies with everybody counted already."""
        learned = self.learned
        if learned is not None and s.depth > 0:
            self.note(s, counts, seat, self.seen)
            return learned.standing(self.seen, self.clock(s))
        return self.prospects(s, counts, seat) + self.at_hand(s, seat)

    def at_hand(self, s: TuaregState, seat: i64) -> i64:
        """What a hand can buy, and cards about to come into it."""
        if s.depth == 0:
            return 0
        total = s.hand_worth(seat) * DINAR
        f = s.top()
        if seat_of(f) == seat:
            kind = kind_of(f)
            if kind == flow.DRAWING:
                total += DRAW
            elif kind == flow.THEFT:
                total += STOLEN
        return total

    def prospects(self, s: TuaregState, counts: vec[i64], seat: i64) -> i64:
        """Points a seat has and may expect, in thousandths."""
        total = s.points_of(seat) * 1000
        if s.depth == 0:
            return total
        for kind in range(KINDS):
            total += self.majority(s, counts, seat, kind)
        return total + self.specials(s, seat)

    def majority(self, s: TuaregState, counts: vec[i64], seat: i64, kind: i64) -> i64:
        """What the majority of a kind is worth to a seat, by its chance to have it in the end."""
        lead = self.strength(s, counts, seat, kind) - self.best_rival(s, counts, seat, kind)
        if counts[seat * KINDS + kind] == 0:
            lead -= 5
        early = chance(EARLY, lead)
        late = chance(LATE, lead)
        remaining = min(s.pile + s.last_turns, PILE)
        return s.rules.majority[kind] * (late * 10 + (early - late) * 10 * remaining // PILE)

    def parts(self) -> list[str]:
        return ["points", "water", "gold", "salt", "millet", "specials", "hand"]

    def shares(self, s: State, seat: i64) -> list[int]:
        assert isinstance(s, TuaregState)
        points = int(s.points_of(seat) * 1000)
        if s.depth == 0:
            return [points, 0, 0, 0, 0, 0, 0]
        if self.learned is not None:
            return self.learned_shares(s, seat, self.seen)
        self.see(s, seat, self.seen)
        return [int(self.seen[part]) for part in range(len(self.parts()))]

    def sights(self) -> list[str]:
        return [f"{part}.prospects" for part in self.parts()] + list(sights.NAMES)

    def see(self, s: State, seat: i64, seen: vec[i64]) -> None:
        assert isinstance(s, TuaregState)
        self.note(s, s.counts(), seat, seen)

    def note(self, s: TuaregState, counts: vec[i64], seat: i64, seen: vec[i64]) -> None:
        """Everything in sight, with what lies with everybody counted already."""
        seen[0] = s.points_of(seat) * 1000
        for kind in range(KINDS):
            seen[1 + kind] = self.majority(s, counts, seat, kind)
        seen[1 + KINDS] = self.specials(s, seat)
        seen[2 + KINDS] = self.at_hand(s, seat)
        sights.look(s, counts, seat, seen, 3 + KINDS)

    def clock(self, s: State) -> i64:
        """Half of it for each stage, by what is left of its pile."""
        assert isinstance(s, TuaregState)
        return (s.stage * UNIT - min(s.pile, PILE) * UNIT // PILE) // 2

    def strength(self, s: TuaregState, counts: vec[i64], seat: i64, kind: i64) -> i64:
        """Counted cards in tenths; a card in hand is a promise."""
        hand = s.hand(seat, kind) * HAND_CARD
        if s.last_turns > 0:
            hand = hand // 2
        return counts[seat * KINDS + kind] * 10 + hand

    def best_rival(self, s: TuaregState, counts: vec[i64], seat: i64, kind: i64) -> i64:
        best: i64 = 0
        for other in range(s.box.players):
            if other != seat:
                best = max(best, self.strength(s, counts, other, kind))
        return best

    def specials(self, s: TuaregState, seat: i64) -> i64:
        """A map is two points; the others one if unused, and more while they can still work."""
        held = s.held
        row = seat * SORTS
        if held[row + DONKEY] + held[row + CAVE] + held[row + THIEF] == 0:
            return held[row + MAP] * 2000
        time = s.pile
        if s.stage == 1:
            time += PILE
        work = min(time, PILE) * 1000 // PILE
        unused_donkeys = s.specials(seat, DONKEY) - used_specials(s, seat, DONKEY)
        unused_caves = s.specials(seat, CAVE) - used_specials(s, seat, CAVE)
        unused_thieves = s.specials(seat, THIEF) - used_specials(s, seat, THIEF)
        total = s.specials(seat, MAP) * 2000
        total += unused_donkeys * (900 + work // 3)
        total += unused_caves * (900 + work // 2)
        total += unused_thieves * (900 + work // 4)
        return total


def chance(table: vec[i64], lead: i64) -> i64:
    """Between the steps of a table, in a straight line."""
    at = min(max(lead, -30), 29) + 30
    step = at // 10
    return table[step] + (table[step + 1] - table[step]) * (at - step * 10) // 10
