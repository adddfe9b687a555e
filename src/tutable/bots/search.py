"""Information-set search: many imagined tables, one tree of picks.

One iteration deals a table from the seat's knowledge (`Knowledge.sample`), walks down the tree by the picks
that are legal there, adds one pick, plays a few picks at random and asks the game's features how every seat
stands. Chance is not in the tree: a node is a row of picks, whatever was rolled or drawn between them, and
counts how often each of its picks was there to be taken. Every seat wants its own reward (max^n).

Everything is counted in whole numbers, so that one budget finds the same move on every machine.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.bots import bot_names, features_of
from tutable.core.engine import Knowledge, State
from tutable.core.errors import UnknownBot
from tutable.core.features import Features
from tutable.core.rng import Rng

ONE: Final = 1 << 16  # a sure win
HALF: Final = 1 << 15
EXPLORE: Final = 19_660  # what a pick that was seldom tried is given, in parts of ONE
AHEAD: Final = 20_000  # thousandths of a point that make a lead safe
STEADY: Final = 58_982  # of a finished game's reward, what the win itself decides; the rest is the lead
DUST: Final = 8  # random picks before a table is judged
DEEPEST: Final = 500  # picks in a row that a walk down the tree follows


def root_of(n: i64) -> i64:
    """The whole square root."""
    if n <= 0:
        return 0
    x: i64 = n
    y: i64 = (x + 1) >> 1
    while y < x:
        x = y
        y = (x + n // x) >> 1
    return x


def log_of(n: i64) -> i64:
    """The natural logarithm in parts of ONE, near enough: linear between powers of two."""
    whole: i64 = 0
    rest = n
    while rest >= 2:
        rest >>= 1
        whole += 1
    power: i64 = 1
    for _ in range(whole):
        power *= 2
    return (whole * ONE + (n - power) * ONE // power) * 45426 >> 16  # ln 2


class Search:
    """One search from one seat's knowledge."""

    def __init__(
        self, features: Features, knowledge: Knowledge, options: list[int], rng: Rng, size: i64
    ) -> None:
        self.features = features
        self.knowledge = knowledge
        self.options = options
        self.rng = rng
        self.seat: i64 = knowledge.seat
        self.iterations: i64 = 0
        # A node is a pick: its parent's other picks are linked by `after`, what follows it begins at `below`.
        self.pick = vec[i64]([0] * (size + 1))
        self.after = vec[i64]([0] * (size + 1))
        self.below = vec[i64]([0] * (size + 1))
        self.visits = vec[i64]([0] * (size + 1))
        self.offered = vec[i64]([0] * (size + 1))
        self.total = vec[i64]([0] * (size + 1))
        self.count: i64 = 1  # node 0 is the table as it stands
        self.size: i64 = size
        self.path = vec[i64]([0] * DEEPEST)
        self.mover = vec[i64]([0] * DEEPEST)
        self.reward = vec[i64]([0] * 8)

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        s = self.knowledge.sample(self.rng)
        depth: i64 = 0
        node: i64 = 0
        players = s.box.players
        grown = False
        while s.depth > 0 and not grown and depth < DEEPEST:
            mover = self.seat if depth == 0 else s.seat()
            options = self.options if depth == 0 else s.options()
            if depth > 0 and mover != self.seat and s.decisions[s.top() & 0xFF].sealed:
                # Who chooses unseen cannot answer to what we have chosen.
                s.take(options[self.rng.below(len(options))])
                s.roll(self.rng)
                continue
            child = self.select(node, options)
            if self.visits[child] == 0:
                grown = True
            s.take_as(mover, self.pick[child])
            s.roll(self.rng)
            self.path[depth] = child
            self.mover[depth] = mover
            depth += 1
            node = child
        self.finish(s)
        self.score(s, players)
        for i in range(depth):
            child = self.path[i]
            self.visits[child] += 1
            self.total[child] += self.reward[self.mover[i]]
        self.iterations += 1

    def select(self, node: i64, options: list[int]) -> i64:
        """The most promising of the legal picks; one that is new is written down first."""
        best: i64 = 0
        best_value: i64 = -1
        fresh: i64 = -1
        unseen: i64 = 0
        for pick in options:
            child = self.find(node, pick)
            if child == 0:
                unseen += 1
                if self.rng.below(unseen) == 0:
                    fresh = pick
                continue
            self.offered[child] += 1
            n = self.visits[child]
            if n == 0:
                return child
            rare = root_of(log_of(self.offered[child]) * ONE // n)
            value = self.total[child] // n + EXPLORE * rare // ONE
            if value > best_value:
                best_value = value
                best = child
        if fresh >= 0 and self.count <= self.size:
            return self.add(node, fresh)
        if best == 0:
            # The tree is full and nothing here is known: anything will do.
            return self.reuse(options[0])
        return best

    def find(self, node: i64, pick: i64) -> i64:
        child = self.below[node]
        while child != 0 and self.pick[child] != pick:
            child = self.after[child]
        return child

    def add(self, node: i64, pick: i64) -> i64:
        child = self.count
        self.count += 1
        self.pick[child] = pick
        self.after[child] = self.below[node]
        self.below[node] = child
        self.offered[child] = 1
        return child

    def reuse(self, pick: i64) -> i64:
        """A node that is in no tree, for a step without memory."""
        child = self.size
        self.pick[child] = pick
        self.visits[child] = 0
        return child

    def finish(self, s: State) -> None:
        """A few picks at random: the table is judged when the dust has settled."""
        rng = self.rng
        for _ in range(DUST):
            if s.depth == 0:
                return
            options = s.options()
            s.take(options[rng.below(len(options))])
            s.roll(rng)

    def score(self, s: State, players: i64) -> None:
        """Everybody's share of the win, as far as it can be foreseen."""
        if s.depth == 0:
            scores = s.scores()
            winners = s.winners()
            for seat in range(players):
                share: i64 = 0
                if int(seat) in winners:
                    share = ONE // len(winners)
                lead = self.lead(scores, seat, players)
                self.reward[seat] = (share * STEADY + lead * (ONE - STEADY)) >> 16
            return
        values: list[int] = [int(self.features.value(s, seat)) for seat in range(players)]
        for seat in range(players):
            self.reward[seat] = self.lead(values, seat, players)

    def lead(self, values: list[int], seat: i64, players: i64) -> i64:
        """How far a seat is before the best other, from 0 to ONE."""
        best: i64 = -1_000_000_000
        for other in range(players):
            value: i64 = values[other]
            if other != seat and value > best:
                best = value
        own: i64 = values[seat]
        ahead = HALF + (own - best) * HALF // AHEAD
        if ahead < 0:
            return 0
        if ahead > ONE:
            return ONE
        return ahead

    def best(self) -> int:
        """The pick that was looked at most."""
        found: i64 = self.below[0]
        child = found
        while child != 0:
            if self.visits[child] > self.visits[found]:
                found = child
            child = self.after[child]
        return int(self.pick[found])


class SearchBot:
    """So many iterations for every decision. It plays as `tutable.bots.search:SearchBot`."""

    def __init__(self, game: str, seed: int = 0, iterations: int = 1000) -> None:
        features = features_of(game)
        if features is None:
            raise UnknownBot(bot="search", known=", ".join(bot_names(game)))
        self.features: Features = features
        self.rng = Rng(seed)
        self.iterations = iterations

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        search = Search(self.features, knowledge, options, self.rng, self.iterations + 1)
        search.run(self.iterations)
        return search.best()
