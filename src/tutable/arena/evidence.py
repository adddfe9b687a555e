"""What deals show about a share of wins, at any moment somebody looks.

The test is a bet. A gambler doubts the claim "its share of the wins is p" and stakes a part of his money on
every deal, at odds that are fair if the claim is right. Then his money grows on average not at all, and ever
to have 40 times as much as at the beginning has a probability of at most 1/40, however often one looks and
whenever one stops (Ville's inequality). One gambler bets on more than p and one on less: when either has come
to 40 times his money, the claim is given up in his favour, and that is wrong in at most 1 of 20 cases.

A deal counts as one observation between 0 and 1 (the mean of its games), so nothing is assumed about how the
games of one deal depend on each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

SURE = 2 / 0.05  # both gamblers together are wrong in at most 5% of the cases
STAKES = (0.04, 0.1, 0.2, 0.4, 0.7)  # several gamblers share the money: parts of the most that can be staked
FINE = 1e-4  # how finely the ends of an interval are sought

Verdict = Literal["more", "less", "open"]


class Gambler:
    """Bets that the share is more than the claim, on one deal after the other."""

    def __init__(self, claim: float) -> None:
        self.claim = claim
        self.purses = [0.0] * len(STAKES)  # logarithms
        self.most = 1.0  # the most he ever had, as a multiple of what he began with

    def bet(self, share: float) -> None:
        for i, stake in enumerate(STAKES):
            self.purses[i] += math.log(1 + stake * (share / self.claim - 1))
        money = sum(math.exp(min(purse, 600.0)) for purse in self.purses) / len(STAKES)
        self.most = max(self.most, money)


def shows_more(deals: Sequence[float], claim: float) -> bool:
    """Is it sure that the share is more than the claim?"""
    gambler = Gambler(claim)
    for share in deals:
        gambler.bet(share)
    return gambler.most >= SURE


class Judge:
    """What deals say about a claim, and after how many of them; what comes later changes nothing."""

    def __init__(self, claim: float) -> None:
        self.above, self.below = Gambler(claim), Gambler(1 - claim)
        self.verdict: Verdict = "open"
        self.deals = 0

    def hear(self, share: float) -> None:
        if self.verdict != "open":
            return
        self.deals += 1
        self.above.bet(share)
        self.below.bet(1 - share)
        if self.above.most >= SURE:
            self.verdict = "more"
        elif self.below.most >= SURE:
            self.verdict = "less"


def lasting_interval(deals: Sequence[float]) -> tuple[float, float]:
    """All claims that are not given up: a 95% interval that is right whenever one stops."""
    return _least(deals), 1 - _least([1 - share for share in deals])


def _least(deals: Sequence[float]) -> float:
    """The smallest claim that cannot be called too small."""
    low, high = 0.0, 1.0
    while high - low > FINE:
        middle = (low + high) / 2
        if shows_more(deals, middle):
            low = middle
        else:
            high = middle
    return low
