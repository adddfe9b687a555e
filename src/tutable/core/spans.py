"""Pick ids in runs: a game lists its spans once, and they encode and decode what a pick is about.

`LOAD = Span(3, ANIMALS, KINDS)` holds the ids from 3 on for every animal and kind:
`LOAD.pick(animal, kind)` is the id, `LOAD.first(pick)` the animal, `LOAD.second(pick)` the kind.
The next span begins at `LOAD.end`.
"""

from __future__ import annotations

from mypy_extensions import i64


class Span:
    """A run of pick ids for one, two or three coordinates."""

    def __init__(self, base: i64, firsts: i64, seconds: i64 = 1, thirds: i64 = 1) -> None:
        self.base = base
        self.row = seconds * thirds  # ids for each first coordinate
        self.thirds = thirds
        self.end = base + firsts * self.row

    def contains(self, pick: i64) -> bool:
        return self.base <= pick < self.end

    def pick(self, first: i64, second: i64 = 0, third: i64 = 0) -> i64:
        return self.base + first * self.row + second * self.thirds + third

    def first(self, pick: i64) -> i64:
        if self.row == 1:  # most spans, and a division is slow
            return pick - self.base
        return (pick - self.base) // self.row

    def second(self, pick: i64) -> i64:
        return (pick - self.base) % self.row // self.thirds

    def third(self, pick: i64) -> i64:
        return (pick - self.base) % self.thirds
