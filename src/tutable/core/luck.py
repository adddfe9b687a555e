"""Luck for many games: quick, and keyed by event as in a match (`core.chance`), but no secret.

Two tables with one seed have the same luck wherever the same thing happens, whatever else differs between
them: that is what makes two variants of a game comparable deal by deal. Every case behind a chance event has
a ticket, a number that follows from seed, event and case alone, and the highest one wins. So a pile with one
card more or less gives the same card as before, unless it is that one: of all ways to draw from nearly the
same cases this one differs least.

Every intermediate value stays below 2**63, so both builds draw the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tutable.core.engine import CHANCE, State

MASK: Final = 0xFFFFFFFF
FIRST: Final = 0x21F0AAAD  # the multipliers of a well-tried mixer of 32 bits, both below 2**31
SECOND: Final = 0x735A2D97
APART: Final = 0x9E3779B9  # keeps the tickets of neighbouring cases apart


def stirred(x: i64) -> i64:
    """Any 32 bits to any other, each bit depending on all."""
    x ^= x >> 16
    x = (x * FIRST) & MASK
    x ^= x >> 15
    x = (x * SECOND) & MASK
    return x ^ (x >> 15)


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """The luck of one game."""

    def __init__(self, seed: int) -> None:
        self.low: i64 = seed & MASK
        self.high: i64 = (seed >> 32) & MASK

    def named(self, key: str) -> i64:
        """The number of an event."""
        found = stirred(stirred(self.low ^ APART) ^ self.high)
        for letter in key:
            found = stirred(found ^ ord(letter))
        return found

    def draw(self, s: State) -> i64:
        """What happens at the chance event on top of a table."""
        f = s.top()
        decision = s.decisions[f & 0xFF]
        buffer = s.box.buffer
        n = decision.picks(s, f, buffer)
        if n == 1:
            return buffer[0]
        return self.highest(s, f, self.named(decision.key(s, f)), buffer, n)

    def highest(self, s: State, f: i64, event: i64, cases: vec[i64], n: i64) -> i64:
        """The outcome with the highest ticket; it has as many as its weight says."""
        decision = s.decisions[f & 0xFF]
        best: i64 = -1
        found: i64 = cases[0]
        for i in range(n):
            pick = cases[i]
            mine = event ^ stirred((pick + APART) & MASK)
            for ticket in range(decision.weight(s, f, pick)):
                number = stirred((mine + ticket * APART) & MASK)
                if number > best:
                    best = number
                    found = pick
        return found

    def settle(self, s: State) -> i64:
        """Settle chance until a player decides; how many outcomes that took."""
        count: i64 = 0
        while s.depth > 0 and s.seat() == CHANCE:
            s.take(self.draw(s))
            count += 1
        return count
