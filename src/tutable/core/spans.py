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
        # To multiply by it and drop 32 bits is to divide by `row`, exactly and several times faster.
        self.inverse: i64 = 0x100000000 // self.row + 1

    def contains(self, pick: i64) -> bool:
        return self.base <= pick < self.end

    def pick(self, first: i64, second: i64 = 0, third: i64 = 0) -> i64:
        return self.base + first * self.row + second * self.thirds + third

    def first(self, pick: i64) -> i64:
        place = pick - self.base
        if self.row == 1:  # most spans
            return place
        if place < 0:
            return place // self.row
        return (place * self.inverse) >> 32

    def second(self, pick: i64) -> i64:
        place = pick - self.base - self.first(pick) * self.row
        if self.thirds == 1:
            return place
        return place // self.thirds

    def third(self, pick: i64) -> i64:
        return (pick - self.base) % self.thirds
