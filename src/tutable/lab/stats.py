"""Intervals and corrections: what a number of a report may be trusted for.

Shares have Wilson's interval, means that of Student's t, ratios of two sums one that takes games as wholes,
medians one by resampling with a fixed seed. Where
hundreds of parts are tested at once, Benjamini and Hochberg's correction says which of them stand out (at
most 5% of those named are named wrongly); where a few figures of two variants are compared, Holm's (no figure
is named wrongly, with 95%). How surprising a mean is says Student's t: after a correction over hundreds of
figures it makes the difference in twenty deals.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from tutable.arena.simulation import interval

SURE = 0.05  # what is named a finding is wrong at most so often
Z = 1.959964
ALIKE = 20  # so many that do not vary say that others will not
RESAMPLES = 400
RESAMPLED = 2_000  # values: more make no better interval of a median, only a slower one


class Estimate(NamedTuple):
    """A number and what 95% lies between."""

    value: float
    low: float
    high: float


def share(won: float, of: int) -> Estimate:
    """A share of a count, shared wins counting as their part."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    found = won / of
    return Estimate(found, *interval(found, of))


def stratified(strata: Sequence[tuple[float, float, float, float]]) -> Estimate:
    """How much more of the win some seats have than others; a stratum is the seats and their wins, then the
    others and theirs, and counts as much as it has seats."""
    seats = sum(stratum[0] for stratum in strata)
    more, variance = 0.0, 0.0
    for one, won, other, lost in strata:
        weight = one / seats
        more += weight * (won / one - lost / other)
        both = (won + lost) / (one + other)
        variance += weight * weight * both * (1 - both) * (1 / one + 1 / other)
    width = Z * math.sqrt(variance)
    return Estimate(more, more - width, more + width)


def student(degrees: int) -> float:
    """The 97.5% point of Student's t (Cornish and Fisher's expansion; within 1% from 3 degrees on)."""
    if degrees < 3:
        return (12.706, 4.303)[max(degrees, 1) - 1]
    z3, z5 = Z**3, Z**5
    return Z + (z3 + Z) / (4 * degrees) + (5 * z5 + 16 * z3 + 3 * Z) / (96 * degrees**2)


def mean(values: Sequence[float]) -> Estimate:
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    middle = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(middle, -math.inf, math.inf)
    half = student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(middle, middle - half, middle + half)


def mean_of(count: int, total: float, squares: float) -> Estimate:
    """The same from sums, for values that nobody keeps."""
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    middle = total / count
    if count < 2:
        return Estimate(middle, -math.inf, math.inf)
    variance = max(squares - total * middle, 0.0) / (count - 1)
    half = student(count - 1) * math.sqrt(variance / count)
    return Estimate(middle, middle - half, middle + half)


class Ratio:
    """So much of something for each of something else, counted game by game: what belongs to one game is not
    independent, so games are what the interval counts.
    """

    def __init__(self) -> None:
        self.tops = 0.0
        self.bottoms = 0.0
        self.squares = [0.0, 0.0, 0.0]  # of tops, of bottoms, and their products

    def add(self, top: float, bottom: float) -> None:
        self.tops += top
        self.bottoms += bottom
        for i, product in enumerate((top * top, bottom * bottom, top * bottom)):
            self.squares[i] += product

    def estimate(self, games: int) -> Estimate:
        """Of all `games`, whether or not something was counted in each."""
        if self.bottoms == 0:
            return Estimate(0.0, 0.0, 0.0)
        found = self.tops / self.bottoms
        if games < 2:
            return Estimate(found, -math.inf, math.inf)
        tops, bottoms, products = self.squares
        rest = max(tops - 2 * found * products + found * found * bottoms, 0.0)
        half = student(games - 1) * math.sqrt(rest * games / (games - 1)) / self.bottoms
        return Estimate(found, found - half, found + half)


class Apart(NamedTuple):
    """Two ratios, how far they are apart, and how probable that is by luck alone."""

    one: float
    other: float
    difference: Estimate
    p: float


Pairs = Sequence[tuple[float, float]]


def ratios_apart(one: Pairs, other: Pairs) -> Apart | None:
    """Two ratios of sums, deal by deal, by how far each moves their difference; None if one is of nothing."""
    deals = [(a, b) for a, b in zip(one, other, strict=True) if any(a) or any(b)]
    (tops, bottoms), (other_tops, other_bottoms) = (
        (sum(top for top, _ in side), sum(bottom for _, bottom in side)) for side in (one, other)
    )
    if not bottoms or not other_bottoms:
        return None
    ours, theirs = tops / bottoms, other_tops / other_bottoms

    def moved(a: float, b: float) -> list[float]:
        return [(y[0] - b * y[1]) / other_bottoms - (x[0] - a * x[1]) / bottoms for x, y in deals]

    n, apart = len(deals), theirs - ours
    squares = sum(part * part for part in moved(ours, theirs))
    half = math.inf
    if n >= ALIKE or (n > 1 and (squares or not apart)):  # a few that are alike say little
        half = student(n - 1) * math.sqrt(squares * n / (n - 1))
    together = (tops + other_tops) / (bottoms + other_bottoms)
    return Apart(
        ours, theirs, Estimate(apart, apart - half, apart + half), mean_surprise(moved(together, together))
    )


def ratio(tops: Sequence[float], bottoms: Sequence[float]) -> Estimate:
    found = Ratio()
    for top, bottom in zip(tops, bottoms, strict=True):
        found.add(top, bottom)
    return found.estimate(len(tops))


def deviation(values: Sequence[float]) -> Estimate:
    """How far values are apart, as if they were spread like most things are."""
    found = statistics.pstdev(values)
    half = Z * found / math.sqrt(2 * max(len(values) - 1, 1))
    return Estimate(found, max(found - half, 0.0), found + half)


def median(values: Sequence[float]) -> Estimate:
    """By resampling: the same values have the same interval."""
    if not values:
        return Estimate(0.0, 0.0, 0.0)
    dice = random.Random(1)
    some = list(values) if len(values) <= RESAMPLED else dice.sample(list(values), RESAMPLED)
    found = sorted(statistics.median(dice.choices(some, k=len(some))) for _ in range(RESAMPLES))
    return Estimate(statistics.median(values), found[RESAMPLES // 40], found[-RESAMPLES // 40 - 1])


def spread(values: Sequence[float]) -> tuple[float, float]:
    """What eight of ten lie between."""
    ordered = sorted(values)
    return ordered[len(ordered) // 10], ordered[math.ceil(len(ordered) * 0.9) - 1]


def surprise(z: float) -> float:
    """How probable a deviation of so many standard errors, or more, is by luck alone."""
    return math.erfc(abs(z) / math.sqrt(2))


def student_surprise(t: float, degrees: int) -> float:
    """The same where the error is estimated from few values (Wallace's approximation)."""
    shrunk = (8 * degrees + 1) / (8 * degrees + 3)
    return surprise(shrunk * math.sqrt(degrees * math.log1p(t * t / degrees)))


def share_surprise(won: float, of: int, fair: float) -> float:
    """The same for a share, against the one that would be fair."""
    if of == 0:
        return 1.0
    return surprise((won / of - fair) / math.sqrt(fair * (1 - fair) / of))


def mean_surprise(values: Sequence[float]) -> float:
    """The same for a mean, against nothing. Where nothing differs, nothing is surprising.

    If luck gave each difference its sign, it would make all of them alike once in so many tosses of a coin:
    less probable nothing is, however little the values vary.
    """
    n, differing = len(values), sum(1 for value in values if value)
    if n < 2 or not differing:
        return 1.0
    error = statistics.stdev(values) / math.sqrt(n)
    least = 2.0 ** (1 - differing)
    return max(least, student_surprise(statistics.fmean(values) / error, n - 1)) if error else least


def benjamini_hochberg(surprises: Sequence[float]) -> list[float]:
    """Corrected for how many were looked at; those below 5% stand out."""
    n = len(surprises)
    found = [1.0] * n
    least = 1.0
    for rank, i in reversed(list(enumerate(sorted(range(n), key=lambda i: surprises[i]), 1))):
        least = min(least, surprises[i] * n / rank)
        found[i] = least
    return found


def holm(surprises: Sequence[float]) -> list[float]:
    n = len(surprises)
    found = [1.0] * n
    most = 0.0
    for rank, i in enumerate(sorted(range(n), key=lambda i: surprises[i])):
        most = max(most, min(1.0, surprises[i] * (n - rank)))
        found[i] = most
    return found


def correlation(one: Sequence[float], other: Sequence[float]) -> Estimate:
    """Pearson's, with Fisher's interval; 0 where one of both never changes."""
    if len(one) < 4 or len(set(one)) < 2 or len(set(other)) < 2:
        return Estimate(0.0, -1.0, 1.0)
    found = statistics.correlation(one, other)
    if abs(found) > 1 - 1e-12:
        return Estimate(found, found, found)
    half = Z / math.sqrt(len(one) - 3)
    return Estimate(found, math.tanh(math.atanh(found) - half), math.tanh(math.atanh(found) + half))


def games_saved(one: Sequence[float], other: Sequence[float]) -> float:
    """The part of the games that pairing spares: as sure from so many fewer deals as from unpaired games."""
    apart = statistics.pvariance(one) + statistics.pvariance(other)
    if apart == 0:
        return 0.0
    return 1 - statistics.pvariance([a - b for a, b in zip(one, other, strict=True)]) / apart
