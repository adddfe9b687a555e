"""Learned weights against what is written by hand, in the same time.

Learned weights cost time at every look. So both sides search the same positions first, and the learned side
gets as many iterations as it does while the other does its own. Then they play duplicate deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import process_time

from tutable.arena.meetings import Meeting, Pairing, Played, Terms, seated
from tutable.arena.simulation import MAX_GAMES, interval
from tutable.bots.search import Search, room
from tutable.core.engine import State
from tutable.core.features import Features
from tutable.core.playout import playout
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.train.selfplay import Course, Thinker, Weights, fresh_features

PAIRING = Pairing("learned", "by hand")
SECONDS = 3600.0  # for one pick: iterations are counted, not time
WAYS = (0, 30, 60, 100)  # picks of random games after which the speed is measured
ROUNDS = 3


@dataclass(frozen=True)
class Trial:
    """Terms of a trial: iterations of a turn's first choice."""

    course: Course
    weights: Weights
    by_hand: int
    learned: int
    seed: int

    def terms(self) -> Terms:
        options = get_game(self.course.game).check_options({})
        return Terms(self.course.game, self.course.players, self.seed, options, None, SECONDS)


def equal_time(course: Course, weights: Weights, iterations: int) -> int:
    """How many iterations the learned side does while the other does these."""
    sides = (fresh_features(course.game), fresh_features(course.game, weights))
    spent = [0.0, 0.0]
    for _ in range(ROUNDS):
        for way in WAYS:
            for side, features in enumerate(sides):
                spent[side] += cost(features, on_the_way(course, way), iterations)
    return max(round(iterations * spent[0] / spent[1]), 1)


def on_the_way(course: Course, picks: int) -> State:
    s = get_game(course.game).table(course.players)
    rng = Rng(course.seed + picks)
    s.roll(rng)
    playout(s, rng, picks)
    s.roll(rng)
    return s


def cost(features: Features, s: State, iterations: int) -> float:
    """CPU seconds of a search."""
    if s.is_over():
        return 0.0
    seat = s.seat()
    began = process_time()
    search = Search(features, s.knowledge(seat), s.options_of(seat), Rng(1), room(iterations))
    search.run(iterations)
    return process_time() - began


def meetings(players: int, games: int) -> list[Meeting]:
    """Whole deals: the learned side sits once on every seat."""
    deals = -(-games // players)
    return [Meeting(PAIRING, deal, seat) for deal in range(deals) for seat in range(players)]


def meet(trial: Trial, meeting: Meeting) -> Played:
    """One game; it depends on nothing but its arguments."""
    game = trial.course.game
    luck = (trial.seed * MAX_GAMES + meeting.deal) * 16
    bots = [
        Thinker(fresh_features(game, trial.weights), trial.learned, luck + seat)
        if seat == meeting.seat
        else Thinker(fresh_features(game), trial.by_hand, luck + seat)
        for seat in range(trial.course.players)
    ]
    return seated(trial.terms(), meeting, bots)


def result(played: Iterable[Played], heard: Callable[[], None] = lambda: None) -> dict[str, float]:
    """The learned side's share of the wins, with its 95% interval."""
    shares = []
    for game in played:
        shares.append(game.share())
        heard()
    share = sum(shares) / len(shares)
    low, high = interval(share, len(shares))
    return {
        "trial_games": len(shares),
        "trial_share": round(share, 4),
        "trial_low": round(low, 4),
        "trial_high": round(high, 4),
    }
