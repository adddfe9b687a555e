"""The test that ends a pairing: how often it errs, and how soon it is sure."""

from __future__ import annotations

import random

import pytest

from tutable.arena.evidence import Judge, lasting_interval

RUNS = 400


def deals(rng: random.Random, share: float, count: int, games: int = 2) -> list[float]:
    """Deals of a few games each, all of them coins."""
    return [sum(rng.random() < share for _ in range(games)) / games for _ in range(count)]


def judged(shares: list[float], claim: float) -> tuple[str, int]:
    judge = Judge(claim)
    for share in shares:
        judge.hear(share)
    return judge.verdict, judge.deals


@pytest.mark.parametrize(("share", "games"), [(0.5, 2), (0.65, 2), (0.25, 4), (0.2, 1)])
def test_a_right_claim_is_given_up_in_at_most_one_of_twenty_runs(share: float, games: int) -> None:
    rng = random.Random(1)
    wrong = sum(judged(deals(rng, share, 200, games), share)[0] != "open" for _ in range(RUNS))
    assert wrong <= 0.05 * RUNS


@pytest.mark.parametrize(("share", "claim", "verdict"), [(0.8, 0.65, "more"), (0.5, 0.65, "less")])
def test_a_wrong_claim_is_given_up_soon_and_to_the_right_side(
    share: float, claim: float, verdict: str
) -> None:
    rng = random.Random(2)
    found = [judged(deals(rng, share, 200), claim) for _ in range(RUNS)]
    right = [n for said, n in found if said == verdict]
    assert len(right) >= 0.95 * RUNS
    assert sum(right) / len(right) < 80


def test_deals_whose_games_hang_together_are_no_stronger_evidence() -> None:
    rng = random.Random(3)
    wrong = 0
    for _ in range(RUNS):
        coins = [float(rng.random() < 0.5) for _ in range(200)]  # both games of a deal always end alike
        wrong += judged(coins, 0.5)[0] != "open"
    assert wrong <= 0.05 * RUNS


def test_what_comes_after_the_end_changes_nothing() -> None:
    shares = [1.0] * 30
    verdict, n = judged(shares, 0.5)
    assert verdict == "more" and n < 30
    assert judged(shares[:n] + [0.0] * 100, 0.5) == (verdict, n)


def test_the_interval_holds_whenever_one_looks() -> None:
    rng = random.Random(4)
    missed = 0
    for _ in range(60):
        shares = deals(rng, 0.7, 60)
        for n in (5, 20, 60):
            low, high = lasting_interval(shares[:n])
            if not low <= 0.7 <= high:
                missed += 1
                break
    assert missed <= 3


def test_the_interval_has_the_ends_it_must_have() -> None:
    assert lasting_interval([0.5])[0] < 0.1
    low, high = lasting_interval([1.0] * 100)
    assert low > 0.9 and high == 1.0
    low, high = lasting_interval([0.0, 1.0] * 100)
    assert 0.35 < low < 0.5 < high < 0.65
