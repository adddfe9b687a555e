"""Information-set search: many imagined tables, one tree of picks.

One iteration deals a table from the seat's knowledge (`Knowledge.sample`), walks down the tree by the picks
that are legal there until it comes to a pick that was seldom tried, lets the turn that is under way come to
its end and asks the game's features how every seat stands. Chance is not in the tree: a node is a row of
picks, whatever was rolled or drawn between them, and counts how often each of its picks was there to be
taken. Every seat wants its own reward (max^n).

What the features say of a pick before it has been tried counts as a few tries of it, so that a poor pick
among many costs little. Everything is counted in whole numbers: one budget finds the same move on every
machine.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.bots.rarity import ONE, logarithm_root, rarity
from tutable.core.engine import Knowledge, State, mixed
from tutable.core.features import GLANCE, Features
from tutable.core.rng import Rng

HALF: Final = 1 << 15
STEADY: Final = 58_982  # of a finished game's reward, what the win itself decides; the rest is the lead
DEEPEST: Final = 200  # choices in a row that a walk down the tree follows
LONGEST: Final = 60  # picks in which a turn comes to its end
NODES: Final = 2  # room for so many nodes an iteration: those that nobody visits are written down too
MOST_NODES: Final = 500_000
STRETCH: Final = 16  # iterations between two looks at who is ahead

# A node is a pick, written as a row of numbers and named by where its row begins.
PICK: Final = 0
AFTER: Final = 1  # the next of its parent's picks
BELOW: Final = 2  # the first of the picks that follow
OPEN: Final = 3  # 1: it is one of those worth trying at the table that came here last
VISITS: Final = 4
OFFERED: Final = 5  # how often it was there to be taken
MEAN: Final = 6  # of the rewards, with the first look counted as a few tries
RARE: Final = 7  # one divided by the root of its tries
TOTAL: Final = 8  # of the rewards, for whoever picks
HOPE: Final = 9  # the reward as it looked before the first try; -1: nobody has looked
POINTS: Final = 10  # what the searching seat may expect in the end, added up
LEGAL: Final = 11  # a key of the picks that were legal below it last
WIDE: Final = 12  # how many of the picks below it are open
ROW: Final = 13


class Taste:
    """How a search judges, in parts of ONE and thousandths of a point."""

    def __init__(self, explore: int, spread: int, trust: int = 3, ripe: int = 4) -> None:
        self.explore: i64 = explore  # what a pick that was seldom tried is given
        self.spread: i64 = spread  # the gain that makes a pick look sure before it is tried
        self.trust: i64 = trust  # how many tries such a first look is worth
        self.ripe: i64 = ripe  # tries of a pick before one looks at what can follow it


def room(iterations: i64) -> i64:
    """How many nodes a tree of so many iterations is given; when they are used up it grows no more."""
    return min(iterations * NODES + 200, MOST_NODES)


def settle(features: Features, s: State, rng: Rng, depth: i64 = 1) -> None:
    """Let the turn that is under way come to its end by picks worth trying so far ahead."""
    turn = s.turn
    picks = s.box.buffer
    for _ in range(LONGEST):
        if s.depth == 0 or s.turn != turn:
            return
        seat = s.seat()
        f = s.asked(seat)
        count = s.decisions[f & 0xFF].options(s, f, picks)
        if count > 1:
            count = features.sift(s, seat, picks, count, depth)
        s.take_as(seat, picks[rng.below(count)])
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
        taste: Taste | None = None,
    ) -> None:
        self.knowledge = knowledge
        self.rng = rng
        self.taste = taste or Taste(features.curious, features.spread)
        self.seat: i64 = knowledge.seat
        s = knowledge.sample(rng)
        features = features.at(s)
        self.features = features
        self.players: i64 = s.box.players
        self.answered = self.players <= features.answered
        # Where rivals act at a glance, turns come to their end by such picks, too.
        self.ahead_of_rivals: i64 = 0 if self.answered else GLANCE
        self.ahead_of_turns: i64 = 1 if self.answered else GLANCE
        self.turn: i64 = s.turn
        self.options = features.worth_trying(s, self.seat, options, 0)
        self.iterations: i64 = 0
        size = max(size, len(self.options) + 1)
        self.nodes = vec[i64]([0] * (size * ROW))
        self.end: i64 = ROW  # of what is written; node 0 is the table as it stands
        self.limit: i64 = size * ROW
        self.path = vec[i64]([0] * DEEPEST)
        self.mover = vec[i64]([0] * DEEPEST)
        self.reward = vec[i64]([0] * 8)
        self.standings = vec[i64]([0] * 8)
        self.ahead: i64 = 1  # the lead that makes a win sure at the table that is judged
        self.picks = vec[i64]([0] * (s.box.picks + 1))  # those that are weighed
        self.node_of = vec[i64]([0] * (s.box.picks + 1))  # of a pick, while the picks of one node are opened
        for i in range(len(self.options)):
            self.picks[i] = self.options[i]
        self.lay_open(s, self.seat, 0, len(self.options))

    def overlook(self, share: i64) -> None:
        """Leave out so many of a thousand picks, the best ones among them; of all of them one is seen."""
        if share == 0 or len(self.options) < 2:
            return
        nodes = self.nodes
        seen = self.options[self.rng.below(len(self.options))]
        left: list[int] = []
        for pick in self.options:
            if self.rng.below(1000) >= share:
                left.append(pick)
        if not left:
            left = [seen]
        child = nodes[BELOW]
        while child != 0:
            if int(nodes[child + PICK]) not in left:
                nodes[child + OPEN] = 0
            child = nodes[child + AFTER]
        self.options = left
        nodes[WIDE] = len(left)

    # -- budgets --------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()

    def decide(self, iterations: i64) -> None:
        """The same pick as after so many iterations, without those that could not change it any more."""
        while iterations > 0 and self.headstart() <= iterations:
            stretch = min(iterations, STRETCH)
            self.run(stretch)
            iterations -= stretch

    def headstart(self) -> i64:
        """How much more often the best pick was looked at than the next."""
        nodes = self.nodes
        first: i64 = 0
        second: i64 = 0
        child = nodes[BELOW]
        while child != 0:
            visits = nodes[child + VISITS]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = nodes[child + AFTER]
        return first - second

    def run_until(self, end: float, most: i64) -> None:
        """As many iterations as fit before a moment of the monotonic clock, at most so many."""
        while self.iterations < most and monotonic() < end:
            self.iterate()

    # -- one iteration --------------------------------------------------------------------

    def iterate(self) -> None:
        s = self.knowledge.sample(self.rng)
        nodes = self.nodes
        ripe = self.taste.ripe
        depth: i64 = 0
        node: i64 = 0
        mover = self.seat
        turn = s.turn
        going = True
        while going:
            # A pick that was seldom tried is not looked into, unless there was no other.
            alone = nodes[node + WIDE] == 1
            node = self.select(node)
            turn = s.turn
            s.take_as(mover, nodes[node + PICK])
            s.roll(self.rng)
            self.path[depth] = node
            self.mover[depth] = mover
            depth += 1
            going = (alone or nodes[node + VISITS] >= ripe) and depth < DEEPEST and self.next_choice(s, node)
            if going:
                mover = s.seat()
        if s.turn == turn:
            settle(self.features, s, self.rng, self.ahead_of_turns)
        self.judge(s)
        for i in range(depth):
            node = self.path[i]
            nodes[node + VISITS] += 1
            nodes[node + TOTAL] += self.reward[self.mover[i]]
            self.reckon(node)
        nodes[self.path[0] + POINTS] += self.standings[self.seat]
        self.iterations += 1

    def next_choice(self, s: State, node: i64) -> bool:
        """Go on from a node until somebody has a choice that belongs into the tree; there may be none: the
        game is over, or the tree is full.

        Who chooses unseen cannot answer to what others have chosen, so rivals take anything worth trying. At
        a larger table their answers are not weighed either, so that one's own next turn comes into sight.
        """
        picks = self.picks
        while s.depth > 0:
            mover = s.seat()
            f = s.asked(mover)
            decision = s.decisions[f & 0xFF]
            count = decision.options(s, f, picks)
            if count > 1 and self.weighs(mover, decision.sealed):
                key = mixed(count, f & 0xFF)
                for i in range(count):
                    key = mixed(key, picks[i])
                if self.nodes[node + LEGAL] != key:  # else the same are worth trying as before
                    self.nodes[node + LEGAL] = key
                    self.lay_open(s, mover, node, self.features.sift(s, mover, picks, count, 0))
                return self.nodes[node + WIDE] > 0
            if count > 1:
                count = self.features.sift(s, mover, picks, count, self.ahead_of_rivals)
            s.take_as(mover, picks[self.rng.below(count)])
            s.roll(self.rng)
        return False

    def weighs(self, mover: i64, sealed: bool) -> bool:
        """Does a choice belong into the tree?"""
        return mover == self.seat or (self.answered and not sealed)

    def select(self, node: i64) -> i64:
        """The most promising of the open picks below a node."""
        nodes = self.nodes
        best: i64 = 0
        best_value: i64 = -1
        offered: i64 = -1
        curious: i64 = 0
        child = nodes[node + BELOW]
        while child != 0:
            if nodes[child + OPEN] != 0:
                times = nodes[child + OFFERED] + 1
                nodes[child + OFFERED] = times
                if times != offered:  # mostly all picks were offered as often
                    offered = times
                    curious = self.taste.explore * logarithm_root(offered + self.taste.trust) >> 16
                value = nodes[child + MEAN] + (curious * nodes[child + RARE] >> 16)
                if value > best_value:
                    best_value = value
                    best = child
            child = nodes[child + AFTER]
        return best

    def lay_open(self, s: State, mover: i64, node: i64, count: i64) -> None:
        """The first so many of `picks` can be tried below a node; what is new there gets a first look."""
        nodes = self.nodes
        picks = self.picks
        child = nodes[node + BELOW]
        while child != 0:
            nodes[child + OPEN] = 0
            self.node_of[nodes[child + PICK]] = child
            child = nodes[child + AFTER]
        wide: i64 = 0
        base: i64 = -1
        now: i64 = 0
        i = count
        while i > 0:  # each is put before the others: of equals the first is chosen
            i -= 1
            child = self.node_of[picks[i]]
            if child == 0:
                if self.end >= self.limit:
                    continue
                child = self.end
                self.end += ROW
                nodes[child + PICK] = picks[i]
                nodes[child + AFTER] = nodes[node + BELOW]
                nodes[child + HOPE] = -1
                nodes[node + BELOW] = child
            if nodes[child + HOPE] < 0 and count > 1:
                if base < 0:
                    self.judge(s)
                    base = self.reward[mover]
                    now = self.standings[mover]
                after = s.clone()
                after.take_as(mover, picks[i])
                gain = self.features.standing(after, mover) - now
                nodes[child + HOPE] = min(max(base + gain * HALF // self.taste.spread, 0), ONE)
            self.reckon(child)
            nodes[child + OPEN] = 1
            wide += 1
        nodes[node + WIDE] = wide
        child = nodes[node + BELOW]
        while child != 0:
            self.node_of[nodes[child + PICK]] = 0
            child = nodes[child + AFTER]

    def reckon(self, node: i64) -> None:
        """What a node promises, after its tries or its first look."""
        nodes = self.nodes
        trust = self.taste.trust
        tries = nodes[node + VISITS] + trust
        nodes[node + MEAN] = (nodes[node + TOTAL] + nodes[node + HOPE] * trust) // tries
        nodes[node + RARE] = rarity(tries)

    def judge(self, s: State) -> None:
        """Everybody's share of the win, as far as it can be foreseen."""
        self.features.standings(s, self.standings)
        self.ahead = self.features.ahead(s)
        players = self.players
        if s.depth > 0:
            for seat in range(players):
                self.reward[seat] = self.lead(seat)
            return
        winners = s.winners()
        for seat in range(players):
            share: i64 = 0
            if int(seat) in winners:
                share = ONE // len(winners)
            self.reward[seat] = (share * STEADY + self.lead(seat) * (ONE - STEADY)) >> 16

    def lead(self, seat: i64) -> i64:
        """How far a seat is before the best other, from 0 to ONE."""
        best: i64 = -1_000_000_000
        for other in range(self.players):
            if other != seat and self.standings[other] > best:
                best = self.standings[other]
        return min(max(HALF + (self.standings[seat] - best) * HALF // self.ahead, 0), ONE)

    # -- what was found -------------------------------------------------------------------

    def ranked(self) -> list[int]:
        """The nodes of the picks that were tried, those tried most first, then those that promise more."""
        nodes = self.nodes
        found: list[int] = []
        child = nodes[BELOW]
        while child != 0:
            if nodes[child + VISITS] > 0:
                found.append(int(child))
            child = nodes[child + AFTER]
        found.sort(key=lambda node: (-int(nodes[node + VISITS]), -int(nodes[node + TOTAL])))
        return found

    def tried(self) -> list[tuple[int, int, int]]:
        """Picks in this order: how often each was tried, and what that brought together."""
        if len(self.options) == 1:
            return [(self.options[0], 1, 0)]
        nodes = self.nodes
        return [
            (int(nodes[node + PICK]), int(nodes[node + VISITS]), int(nodes[node + TOTAL]))
            for node in self.ranked()
        ]

    def best(self) -> int:
        """The pick that was looked at most."""
        ranked = self.ranked()
        if len(self.options) == 1 or not ranked:
            return self.options[0]
        return int(self.nodes[ranked[0] + PICK])
