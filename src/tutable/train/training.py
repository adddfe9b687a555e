"""A whole training: generation after generation, each played with what the ones before have taught.

What game n is depends on the terms and on the games of earlier generations alone, so a training that was
interrupted and goes on ends as if it had never been.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import monotonic
from typing import TypeVar

from tutable.core.children import end_at_once
from tutable.train.fit import LEFT_OUT, by_hand, error, fit, positions
from tutable.train.record import Record
from tutable.train.selfplay import Course, SelfPlayed, Weights, fresh_features, self_play

Given = TypeVar("Given")
Found = TypeVar("Found")
FEWEST = 2 * LEFT_OUT  # games from which anything can be learned
POINTS_OF_CURVE = 12


def in_order(work: Callable[[Given], Found], todo: Iterable[Given], jobs: int) -> Iterator[Found]:
    """Work on several cores, answered in the order it was given."""
    if jobs == 1:
        yield from map(work, todo)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=end_at_once) as pool:
        yield from pool.map(work, todo)


def run(
    course: Course,
    record: Record,
    generation: int,
    games: int,
    jobs: int = 1,
    end: float = float("inf"),
    progress: Callable[[], None] = lambda: None,
) -> None:
    """Play until there are so many games, or a moment of the monotonic clock has come."""
    while len(record.games) < games and monotonic() < end:
        begun = len(record.games) // generation * generation
        weights = learned(course, record.games[:begun])
        todo = range(len(record.games), min(begun + generation, games))
        for played in in_order(partial(one, course, weights, end), todo, jobs):
            if played is None:
                return
            record.add(played)
            progress()


def one(course: Course, weights: Weights | None, end: float, number: int) -> SelfPlayed | None:
    """A game, unless the time is over."""
    return self_play(course, number, weights) if monotonic() < end else None


def learned(course: Course, games: list[SelfPlayed]) -> Weights | None:
    """What these games have taught; too few teach nothing."""
    if len(games) < FEWEST:
        return None
    return fit(games, fresh_features(course.game))


def curve(course: Course, games: list[SelfPlayed]) -> list[tuple[int, float]]:
    """How badly the winner is foreseen in games left out: by hand (0 games), and taught by more and more."""
    features = fresh_features(course.game)
    tested = positions([game for game in games if game.number % LEFT_OUT == 0])
    found = [(0, error(by_hand(features), tested))]
    for step in range(1, POINTS_OF_CURVE + 1):
        count = max(len(games) * step // POINTS_OF_CURVE, FEWEST)
        if count > found[-1][0]:
            found.append((count, error(fit(games[:count], features), tested)))
    return found
