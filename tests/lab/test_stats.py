"""Intervals cover what they promise, and corrections hold."""

from __future__ import annotations

import random

import pytest

from tutable.lab import stats


def test_intervals_of_means_cover_the_truth() -> None:
    dice = random.Random(1)
    covered = 0
    for _ in range(1_000):
        found = stats.mean([dice.gauss(3, 2) for _ in range(12)])
        covered += found.low <= 3 <= found.high
    assert 930 <= covered <= 970


def test_a_median_has_the_same_interval_every_time() -> None:
    values = [float(n * n % 17) for n in range(200)]
    assert stats.median(values) == stats.median(values)
    assert stats.median(values).low <= stats.median(values).value <= stats.median(values).high


def test_benjamini_and_hochbergs_example() -> None:
    surprises = [0.01, 0.04, 0.03, 0.5]
    assert stats.benjamini_hochberg(surprises) == pytest.approx([0.04, 0.0533333, 0.0533333, 0.5])


def test_holms_example() -> None:
    assert stats.holm([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.09, 0.09, 0.5])


def test_of_two_hundred_fair_parts_hardly_any_stands_out() -> None:
    """Uncorrected, ten of them would."""
    dice = random.Random(2)
    wrong = 0
    for _ in range(20):
        wins = [sum(dice.random() < 0.5 for _ in range(200)) for _ in range(200)]
        found = stats.benjamini_hochberg([stats.share_surprise(won, 200, 0.5) for won in wins])
        wrong += any(q < stats.SURE for q in found)
    assert wrong <= 4


def test_pairing_saves_what_the_correlation_says() -> None:
    dice = random.Random(3)
    common = [dice.gauss(0, 1) for _ in range(4_000)]
    one = [luck + dice.gauss(0, 0.5) for luck in common]
    other = [luck + dice.gauss(0, 0.5) for luck in common]
    assert stats.games_saved(one, other) == pytest.approx(stats.correlation(one, other).value, abs=0.02)


def test_nothing_is_said_of_nothing() -> None:
    assert stats.mean([]).value == 0
    assert stats.share(0, 0) == (0.0, 0.0, 1.0)
    assert stats.correlation([1, 1, 1, 1, 1], [1, 2, 3, 4, 5]).value == 0
    assert stats.mean_surprise([0.0, 0.0, 0.0]) == 1


def test_sums_and_ratios_say_the_same_as_the_values() -> None:
    values = [3.0, 5.0, 4.0, 9.0]
    assert stats.mean_of(4, 21.0, 131.0) == pytest.approx(stats.mean(values))
    assert stats.ratio(values, [1.0] * 4) == pytest.approx(stats.mean(values))
    # Games that are all alike leave no doubt, however much is in each.
    assert stats.ratio([2.0, 6.0, 20.0], [1.0, 3.0, 10.0]) == pytest.approx((2, 2, 2), abs=1e-6)
    assert stats.deviation(values).low < stats.deviation(values).value < stats.deviation(values).high
