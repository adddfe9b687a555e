"""Information-set search: many imagined tables, one tree of picks.

One iteration deals a table from the seat's knowledge (`Knowledge.sample`), walks down the tree by the picks
that are legal there, adds one node, lets the turn that is under way come to its end and asks the game's
features how every seat stands. Chance is not in the tree: a node is a row of picks, whatever was rolled or
drawn between them, and counts how often each of its picks was there to be taken. Every seat wants its own
reward (max^n).

What the features say of a pick before it has been tried counts as a few tries of it, so that a poor pick
among many costs little. Everything is counted in whole numbers: one budget finds the same move on every
machine.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import Knowledge, State
from tutable.core.features import Features
from tutable.core.rng import Rng

ONE: Final = 1 << 16  # a sure win
HALF: Final = 1 << 15
STEADY: Final = 58_982  # of a finished game's reward, what the win itself decides; the rest is the lead
DEEPEST: Final = 200  # choices in a row that a walk down the tree follows
LONGEST: Final = 60  # picks in which a turn comes to its end
SLICE: Final = 16  # iterations between two looks at the clock
NODES: Final = 8  # room for so many nodes an iteration: those that nobody visits are written down too
MOST_NODES: Final = 2_000_000


class Taste:
    """How a search judges, in parts of ONE and thousandths of a point."""

    def __init__(
        self, explore: int = 19_660, ahead: int = 20_000, spread: int = 4_000, trust: int = 3, dust: int = 0
    ) -> None:
        self.explore: i64 = explore  # what a pick that was seldom tried is given
        self.ahead: i64 = ahead  # the lead that makes a win sure
        self.spread: i64 = spread  # the gain that makes a pick look sure before it is tried
        self.trust: i64 = trust  # how many tries such a first look is worth
        self.dust: i64 = dust  # picks at least, before a table is judged


def room(iterations: i64) -> i64:
    """How many nodes a tree of so many iterations is given; when they are used up it grows no more."""
    return min(iterations * NODES + 200, MOST_NODES)


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


def settle(features: Features, s: State, rng: Rng, least: i64) -> None:
    """Let the turn that is under way come to its end by picks worth trying, at least so many."""
    turn = s.turn
    for n in range(LONGEST):
        if s.depth == 0 or (s.turn != turn and n >= least):
            return
        options = s.options()
        if len(options) > 1:
            options = features.worth_trying(s, s.seat(), options, 1)
        s.take(options[rng.below(len(options))])
        s.roll(rng)


class Search:
    """One search from one seat's knowledge: it is given nothing else."""

    def __init__(
        self,
        features: Features,
        knowledge: Knowledge,
        options: list[int],
        rng: Rng,
        size: i64,
        taste: Taste,
    ) -> None:
        self.features = features
        self.knowledge = knowledge
        self.rng = rng
        self.taste = taste
        self.seat: i64 = knowledge.seat
        s = knowledge.sample(rng)
        self.players: i64 = s.box.players
        self.turn: i64 = s.turn
        self.options = features.worth_trying(s, self.seat, options, 0)
        self.iterations: i64 = 0
        # A node is a pick: its parent's other picks are linked by `after`, what follows it begins at `below`.
        self.pick = vec[i64]([0] * (size + 1))
        self.after = vec[i64]([0] * (size + 1))
        self.below = vec[i64]([0] * (size + 1))
        self.visits = vec[i64]([0] * (size + 1))
        self.offered = vec[i64]([0] * (size + 1))
        self.total = vec[i64]([0] * (size + 1))
        self.hope = vec[i64]([0] * (size + 1))  # the reward as it looked before the first try
        self.points = vec[i64]([0] * (size + 1))  # what the seat may expect in the end, added up
        self.count: i64 = 1  # node 0 is the table as it stands
        self.size: i64 = size
        self.path = vec[i64]([0] * DEEPEST)
        self.mover = vec[i64]([0] * DEEPEST)
        self.reward = vec[i64]([0] * 8)
        self.standings = vec[i64]([0] * 8)
        self.node_of = vec[i64]([0] * (s.box.picks + 1))  # of a pick, while the picks of one node are weighed

    def overlook(self, share: i64) -> None:
        """Leave out so many of a thousand picks, but never the one that looks best at first sight."""
        if share == 0 or len(self.options) < 3:
            return
        self.foresee(self.knowledge.sample(self.rng), self.seat, 0, self.options)
        best = self.options[0]
        for pick in self.options:
            if self.hope[self.node_of[pick]] > self.hope[self.node_of[best]]:
                best = pick
        self.put_away(0)
        self.options = [pick for pick in self.options if pick == best or self.rng.below(1000) >= share]

    # -- budgets --------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()

    def run_until(self, end: float, most: i64) -> None:
        """As many iterations as fit before a moment of the monotonic clock, at most so many."""
        while self.iterations < most and monotonic() < end:
            self.run(min(SLICE, most - self.iterations))

    # -- one iteration --------------------------------------------------------------------

    def iterate(self) -> None:
        s = self.knowledge.sample(self.rng)
        depth: i64 = 0
        node: i64 = 0
        known = True
        mover = self.seat
        options = self.options
        while known and depth < DEEPEST:
            child = self.select(s, mover, node, options)
            known = self.visits[child] > 0
            s.take_as(mover, self.pick[child])
            s.roll(self.rng)
            self.path[depth] = child
            self.mover[depth] = mover
            depth += 1
            node = child
            options = self.next_choice(s)
            if not options:
                break
            mover = s.seat()
        settle(self.features, s, self.rng, self.taste.dust)
        self.judge(s)
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += self.reward[self.mover[i]]
        self.points[self.path[0]] += self.standings[self.seat]
        self.iterations += 1

    def next_choice(self, s: State) -> list[int]:
        """Go on until somebody has a choice that belongs into the tree; none: the game is over.

        Who chooses unseen cannot answer to what others have chosen, so rivals do it by their first look.
        """
        while s.depth > 0:
            mover = s.seat()
            options = self.features.worth_trying(s, mover, s.options(), 0)
            if len(options) > 1 and (mover == self.seat or not s.decisions[s.top() & 0xFF].sealed):
                return options
            s.take(options[self.rng.below(len(options))])
            s.roll(self.rng)
        return []

    def select(self, s: State, mover: i64, node: i64, options: list[int]) -> i64:
        """The most promising of the legal picks."""
        taste = self.taste
        self.foresee(s, mover, node, options)
        best: i64 = 0
        best_value: i64 = -1
        for pick in options:
            child = self.node_of[pick]
            if child == 0:
                continue
            self.offered[child] += 1
            tries = self.visits[child] + taste.trust
            rare = root_of(log_of(self.offered[child] + taste.trust) * ONE // tries)
            mean = (self.total[child] + self.hope[child] * taste.trust) // tries
            value = mean + taste.explore * rare // ONE
            if value > best_value:
                best_value = value
                best = child
        self.put_away(node)
        if best == 0:  # no room: a node that is in no tree, for a step without memory
            best = self.size
            self.pick[best] = options[self.rng.below(len(options))]
            self.visits[best] = 0
        return best

    def foresee(self, s: State, mover: i64, node: i64, options: list[int]) -> None:
        """Find the nodes of the legal picks; what is new here is written down with a first look at it."""
        child = self.below[node]
        while child != 0:
            self.node_of[self.pick[child]] = child
            child = self.after[child]
        now: i64 = 0
        base: i64 = -1
        for pick in options:
            if self.node_of[pick] != 0 or self.count >= self.size:
                continue
            if base < 0:
                self.judge(s)
                base = self.reward[mover]
                now = self.features.value(s, mover)
            after = s.clone()
            after.take_as(mover, pick)
            gain = self.features.value(after, mover) - now
            child = self.count
            self.count += 1
            self.pick[child] = pick
            self.after[child] = self.below[node]
            self.below[node] = child
            self.hope[child] = min(max(base + gain * HALF // self.taste.spread, 0), ONE)
            self.node_of[pick] = child

    def put_away(self, node: i64) -> None:
        """The picks of this node have been weighed."""
        child = self.below[node]
        while child != 0:
            self.node_of[self.pick[child]] = 0
            child = self.after[child]

    def judge(self, s: State) -> None:
        """Everybody's share of the win, as far as it can be foreseen."""
        players = self.players
        for seat in range(players):
            self.standings[seat] = self.features.standing(s, seat)
        over = s.depth == 0
        winners: list[int] = []
        if over:
            winners = s.winners()
        for seat in range(players):
            reward = self.lead(seat)
            if over:
                share: i64 = 0
                if int(seat) in winners:
                    share = ONE // len(winners)
                reward = (share * STEADY + reward * (ONE - STEADY)) >> 16
            self.reward[seat] = reward

    def lead(self, seat: i64) -> i64:
        """How far a seat is before the best other, from 0 to ONE."""
        best: i64 = -1_000_000_000
        for other in range(self.players):
            if other != seat and self.standings[other] > best:
                best = self.standings[other]
        return min(max(HALF + (self.standings[seat] - best) * HALF // self.taste.ahead, 0), ONE)

    # -- what was found -------------------------------------------------------------------

    def best(self) -> int:
        """The pick that was looked at most; of several the one that promises more."""
        if len(self.options) == 1:
            return self.options[0]
        found: i64 = self.below[0]
        child = found
        while child != 0:
            if self.visits[child] > self.visits[found] or (
                self.visits[child] == self.visits[found] and self.total[child] > self.total[found]
            ):
                found = child
            child = self.after[child]
        return int(self.pick[found])
