"""Timing on a noisy machine: take turns, keep each one's best round, compare only within one run."""

from collections.abc import Callable, Sequence
from time import perf_counter

Clock = Callable[[], float]
Work = Callable[[], int]  # does some work, says how many operations it was


def rate(work: Work, seconds: float, clock: Clock = perf_counter) -> float:
    """Operations per second of `work`, repeated for at least `seconds`."""
    operations = 0
    start = clock()
    while True:
        operations += work()
        elapsed = clock() - start
        if elapsed >= seconds:
            return operations / elapsed


def best_rates(
    works: Sequence[Work], seconds: float, rounds: int = 3, clock: Clock = perf_counter
) -> list[float]:
    """The best rate of each work over `rounds` rounds of `seconds` each.

    The works take turns, so that a slow minute of the machine falls on all of them; the best round is the
    one least disturbed.
    """
    best = [0.0] * len(works)
    for _ in range(rounds):
        for i, work in enumerate(works):
            best[i] = max(best[i], rate(work, seconds, clock))
    return best
