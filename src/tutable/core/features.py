"""What a game tells bots about good positions: the base of every `games/<game>/features`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tutable.core.engine import State
from tutable.core.learned import UNIT, Learned

GLANCE: Final[i64] = 1_000  # a depth from which nobody looks closer: what seems best at a glance is taken


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a game knows about good positions."""

    budget: i64 = 400  # positions looked at for one decision, one turn ahead
    thorough: i64 = 40_000  # iterations of a search that is given a second or two
    curious: i64 = 8_000  # how much a search gives to picks that were seldom tried, in parts of a sure win
    spread: i64 = 4_000  # the gain in thousandths of a point that makes a pick look sure before it is tried
    answered: i64 = 5  # with more players a search does not weigh what rivals answer: they act at a glance
    sure_early: i64 = 20_000  # the lead that makes a win sure: at the beginning of a game
    sure_late: i64 = 20_000  # and at its end
    learned: Learned | None = None  # weights found by play; None: as written here by hand
    lessons: dict[int, Features] | None = None  # by number of players: the same with what was learned
    parts_learned: str = ""  # the hash of the components it was learned with

    def standing(self, s: State, seat: i64) -> i64:
        """The points a seat has and may expect, in thousandths; when the game is over, those it has."""
        raise NotImplementedError

    def standings(self, s: State, out: vec[i64]) -> None:
        """The standing of every seat, for games that count what is the same for all only once."""
        for seat in range(s.box.players):
            out[seat] = self.standing(s, seat)

    def value(self, s: State, seat: i64) -> i64:
        """How good a table is for a seat when its turn is over: its standing, and what rivals may expect."""
        return self.standing(s, seat)

    def parts(self) -> list[str]:
        """What a standing is made of: each is a message, `<game>-hint-<part>`."""
        return []

    def shares(self, s: State, seat: i64) -> list[int]:
        """The standing part by part; together they are `standing`."""
        return []

    def sift(self, s: State, seat: i64, picks: vec[i64], count: i64, depth: i64) -> i64:
        """Leave the picks worth a look, `depth` picks ahead, at the front of `picks`; how many they are: all,
        unless a game can tell some at a glance. From `GLANCE` on only those that seem best are left."""
        return count

    def worth_trying(self, s: State, seat: i64, options: list[int], depth: i64) -> list[int]:
        """The same as a list."""
        picks = vec[i64](options)
        count = self.sift(s, seat, picks, len(options), depth)
        return [picks[i] for i in range(count)]

    def ahead(self, s: State) -> i64:
        """The lead that makes a win sure, in thousandths of a point."""
        if self.sure_early == self.sure_late:
            return self.sure_early
        clock = self.clock(s)
        return (self.sure_early * (UNIT - clock) + self.sure_late * clock) >> 10

    # -- what can be learned: see docs/learning.md ----------------------------------------

    def learn(self, learned: Learned) -> None:
        """Judge by these weights from now on."""
        self.learned = learned
        self.sure_early = learned.sure_early
        self.sure_late = learned.sure_late

    def at(self, s: State) -> Features:
        """The features for a table: with what was learned, where it was learned at such tables."""
        if self.lessons is None or s.box.parts != self.parts_learned:
            return self
        return self.lessons.get(int(s.box.players), self)

    def sights(self) -> list[str]:
        """What is seen of a seat, each as `<part>.<name>`; the first of each part is what it is by hand."""
        return []

    def see(self, s: State, seat: i64, seen: vec[i64]) -> None:
        """Write down everything that is in sight of a seat, in thousandths."""
        raise NotImplementedError

    def learned_shares(self, s: State, seat: i64, seen: vec[i64]) -> list[int]:
        """The parts of a standing, where weights were learned."""
        learned = self.learned
        if learned is None:
            return []
        parts = self.parts()
        self.see(s, seat, seen)
        part_of = [parts.index(sight.partition(".")[0]) for sight in self.sights()]
        return learned.shares(seen, self.clock(s), part_of, len(parts))

    def clock(self, s: State) -> i64:
        """How much of the game is over, from 0 to 1024."""
        raise NotImplementedError
