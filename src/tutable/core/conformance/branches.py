"""A generator that takes every branch: exact distributions of anything drawn with `Rng`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from mypy_extensions import i64

from tutable.core.rng import Rng

T = TypeVar("T")


class TooManyBranches(Exception):
    """The tree is larger than the caller wanted to walk."""


class _Branch(Rng):
    """Answers `below` from a prepared path, and with 0 beyond its end."""

    def __init__(self, path: list[int]) -> None:
        super().__init__(0)
        self.path = path
        self.widths: list[int] = []

    def below(self, n: i64) -> i64:
        depth = len(self.widths)
        self.widths.append(int(n))
        if depth == len(self.path):
            self.path.append(0)
        return self.path[depth]


def branches(run: Callable[[Rng], T], limit: int = 100_000) -> Iterator[tuple[Fraction, T]]:
    """Call `run` once for every sequence of answers, each result with its exact probability."""
    path: list[int] = []
    for _ in range(limit):
        rng = _Branch(path)
        result = run(rng)
        weight = Fraction(1)
        for width in rng.widths:
            weight /= width
        yield weight, result
        path = rng.path
        while path and path[-1] + 1 == rng.widths[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1
    raise TooManyBranches(limit)
