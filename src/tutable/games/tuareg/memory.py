"""What perfect memory tells about cards nobody sees: which were carried over, which were drawn.

A card in another hand was carried over into the stage or drawn from its pile. Of both the rest is
known by counting: all carried-over cards together, and what the pile held at first. When a card
leaves a hand for all to see, it may be either, and so may a card that leaves face down. `Memory`
follows the story of every hand through all these possibilities. Each card of a hand is as likely
to be the one that leaves, so a hand with two carried-over cards and one drawn counts twice for
"carried over"; what was seen then weighs each possibility by how many ways lead to it.

A possibility is a number: how many carried-over cards have left a hand (5 bits), how many of them
were seen of each kind (5 bits each), then a bit for each face-down card that was carried over.
"""

from __future__ import annotations

from typing import Final

from tutable.core.rng import Rng
from tutable.games.tuareg.terms import KINDS

WIDTH: Final = 5  # bits of a number; no more than 20 cards are carried over
SEEN: Final = [1 + (1 << WIDTH * (1 + kind)) for kind in range(KINDS)]  # a carried-over card of a kind leaves
FACE_DOWN_BITS: Final = WIDTH * (1 + int(KINDS))  # where the bits of face-down cards begin
ALL_KINDS: Final = (1 << WIDTH * int(KINDS)) - 1
MOST_BITS: Final = 31  # what the generator can draw from at once: see `Rng.below`


def left_over(ways: int) -> int:
    """How many carried-over cards have left a hand."""
    return ways & 31


def kinds_of(ways: int) -> int:
    """How many of each kind among them were seen, packed."""
    return (ways >> WIDTH) & ALL_KINDS


def of_kind(packed: int, kind: int) -> int:
    return (packed >> WIDTH * kind) & 31


def choose(rng: Rng, weights: dict[int, int]) -> int:
    """One of the keys, by weight."""
    if len(weights) == 1:
        for key in weights:
            return key
    total = sum(weights.values())
    shift = max(0, total.bit_length() - MOST_BITS)
    if shift > 0:
        total = sum([weight >> shift for weight in weights.values()])
    left = rng.below(total)
    for key, weight in weights.items():
        left -= weight >> shift
        if left < 0:
            return key
    raise AssertionError("weights that add up to nothing")


class Memory:
    """The possibilities of every other hand, and the two pools of cards."""

    def __init__(self, carried: list[int], drawn: list[int], shown: list[int]) -> None:
        self.carried = carried  # by kind: cards that the other hands carried over
        self.drawn = drawn  # by kind: cards of the pile that others have drawn or may draw yet
        self.shown = shown  # by kind: cards seen leaving the other hands
        self.hands: list[int] = []  # cards that each of the other hands carried over
        self.ways: list[dict[int, int]] = []  # for each of them, possibilities and their weights
        self.shown_by: list[list[int]] = []  # and its share of `shown`
        self.sums: list[dict[int, int]] = []  # see `add_up`
        self.totals: dict[int, int] = {}  # cards carried over among those seen, and how likely that is

    def follow(self, carried: int, story: list[int]) -> None:
        """Add a hand: KINDS for a card drawn, a kind for a card seen leaving, -1 - n for face-down card n."""
        ways = {0: 1}
        size = carried
        for what in story:
            if what == KINDS:
                size += 1
                continue
            step = SEEN[what] if what >= 0 else 1 + (1 << FACE_DOWN_BITS - 1 - what)
            after: dict[int, int] = {}
            for key, weight in ways.items():
                old = carried - left_over(key)
                if old > 0 and (what < 0 or of_kind(kinds_of(key), what) < self.carried[what]):
                    after[key + step] = after.get(key + step, 0) + weight * old
                if size > old:
                    after[key] = after.get(key, 0) + weight * (size - old)
            ways = after
            size -= 1
        self.hands.append(carried)
        self.ways.append(ways)
        self.shown_by.append([story.count(kind) for kind in range(KINDS)])

    def fits(self, seen: int) -> bool:
        """Can these be the carried-over cards among those seen leaving?"""
        for kind in range(KINDS):
            old = of_kind(seen, kind)
            if old > self.carried[kind] or self.shown[kind] - old > self.drawn[kind]:
                return False
        return True

    # -- what is certain ------------------------------------------------------------------

    def certain(self, hand: int, card: int, size: int) -> list[int]:
        """By kind, how many there must be among `size` cards: of a hand, or the face-down card of it."""
        fewest = [size] * int(KINDS)
        for world in self.worlds(hand, card):
            old = world >> WIDTH * int(KINDS)
            seen = world & ALL_KINDS
            carried = [self.carried[kind] - of_kind(seen, kind) for kind in range(KINDS)]
            drawn = [self.drawn[kind] - self.shown[kind] + of_kind(seen, kind) for kind in range(KINDS)]
            for kind in range(KINDS):
                sure = max(0, old - sum(carried) + carried[kind])
                sure += max(0, size - old - sum(drawn) + drawn[kind])
                fewest[kind] = min(fewest[kind], sure)
        return fewest

    def worlds(self, hand: int, card: int) -> set[int]:
        """All that can be: which cards seen were carried over, and how many of the place in question."""
        found = {0}
        for i, ways in enumerate(self.ways):
            parts: set[int] = set()
            for key in ways:
                part = kinds_of(key)
                if i == hand:
                    old = self.hands[i] - left_over(key) if card < 0 else (key >> FACE_DOWN_BITS + card) & 1
                    part += old << WIDTH * int(KINDS)
                parts.add(part)
            found = {one + other for one in found for other in parts}
        return {world for world in found if self.fits(world & ALL_KINDS)}

    # -- sampling -------------------------------------------------------------------------

    def sample(self, rng: Rng) -> list[int]:
        """A possibility for every hand, as likely as what was seen makes it."""
        if not self.sums:
            self.add_up()
        total = choose(rng, self.totals)
        chosen: list[int] = []
        for i in range(len(self.ways) - 1, -1, -1):
            if len(self.ways[i]) == 1:
                for key in self.ways[i]:
                    chosen.append(key)
                    total -= kinds_of(key)
                continue
            before = self.sums[i]
            fitting: dict[int, int] = {}
            for key, weight in self.ways[i].items():
                rest = total - kinds_of(key)
                if rest in before:
                    fitting[key] = weight * before[rest]
            chosen.append(choose(rng, fitting))
            total -= kinds_of(chosen[-1])
        chosen.reverse()
        return chosen

    def add_up(self) -> None:
        """What the first hands may have shown together, for none of them, one, two and so on."""
        self.sums.append({0: 1})
        for ways in self.ways:
            after: dict[int, int] = {}
            for total, weight in self.sums[-1].items():
                for key, more in ways.items():
                    seen = total + kinds_of(key)
                    after[seen] = after.get(seen, 0) + weight * more
            self.sums.append(after)
        self.totals = self.likely(self.sums[-1])

    def likely(self, totals: dict[int, int]) -> dict[int, int]:
        """Weigh totals by the ways to find these cards among the carried-over and the drawn ones."""
        if len(totals) == 1:
            return totals
        found: dict[int, int] = {}
        old_cards, new_cards, shown = sum(self.carried), sum(self.drawn), sum(self.shown)
        for total, weight in totals.items():
            if not self.fits(total):
                continue
            old = 0
            for kind in range(KINDS):
                seen = of_kind(total, kind)
                old += seen
                weight *= falling(self.carried[kind], seen)
                weight *= falling(self.drawn[kind], self.shown[kind] - seen)
            # (old_cards - old)! and (new_cards - (shown - old))!, without what they all have in common
            weight *= falling(old_cards - old, min(old_cards, shown) - old)
            weight *= falling(new_cards - shown + old, old - max(0, shown - new_cards))
            found[total] = weight
        return found


def falling(n: int, k: int) -> int:
    """n * (n - 1) * ..., k factors."""
    product = 1
    for i in range(k):
        product *= n - i
    return product
