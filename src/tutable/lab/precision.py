"""Enough games for a precision: `score±1` ends a run when the mean is known to within one point.

Of several editions what counts is the difference of each from the first, deal by deal. The interval is
Student's, as for a number of games that was fixed before: whoever stops at a width takes it a little too
narrow, which the report says. It is not believed before there are some deals.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import NamedTuple

from tutable.lab import stats
from tutable.lab.rows import Row
from tutable.lab.stats import Estimate

GIVEN = re.compile(r"(score|turns|minutes|decided|first)(?:±|\+-)(\d{1,4}(?:\.\d{1,3})?)")
LEAST = 20  # deals


class Wanted(NamedTuple):
    """A figure, and how far to either side its interval may reach; of shares in percentage points."""

    figure: str
    within: float


def read_precision(given: str) -> Wanted | None:
    match = GIVEN.fullmatch(given)
    if match is None or float(match.group(2)) == 0:
        return None
    return Wanted(match.group(1), float(match.group(2)))


def value_of(row: Row, figure: str) -> float:
    """A number of one game."""
    if figure == "score":
        return sum(row.scores) / len(row.scores)
    if figure == "first":
        return row.share(row.first)
    return float(getattr(row, figure))


class Precision:
    """What has been heard about a figure of one player count."""

    def __init__(self, wanted: Wanted, variants: int) -> None:
        self.wanted = wanted
        self.scale = 100 if wanted.figure in ("decided", "first") else 1
        self.sums = [(0.0, 0.0)] * max(variants - 1, 1)  # of the values, and of their squares
        self.deals = 0
        self.is_reached = False

    def hear(self, games: Sequence[Row]) -> None:
        """The games of one deal; what comes after it was reached changes nothing."""
        if self.is_reached:
            return
        self.deals += 1
        first, *others = (self.scale * value_of(row, self.wanted.figure) for row in games)
        values = [other - first for other in others] or [first]
        self.sums = [
            (total + value, squares + value * value)
            for (total, squares), value in zip(self.sums, values, strict=True)
        ]
        if self.deals >= LEAST:
            self.is_reached = half(self.estimate()) <= self.wanted.within

    def estimate(self) -> Estimate:
        """The one that is known least."""
        return max((stats.mean_of(self.deals, *sums) for sums in self.sums), key=half)


def half(found: Estimate) -> float:
    return (found.high - found.low) / 2 if math.isfinite(found.high) else math.inf
