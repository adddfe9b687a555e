"""One game of a bot against itself, with what was in sight on the way.

Now and then it wanders: it takes any pick that is worth trying. Otherwise weights could only be found for
what such play happens to do.
"""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from tutable.arena.simulation import MAX_GAMES
from tutable.bots import features_of
from tutable.bots.levels import LEAST
from tutable.bots.search import Search, room
from tutable.core.engine import Knowledge, State
from tutable.core.errors import TutableError
from tutable.core.features import Features
from tutable.core.learned import Learned
from tutable.core.registry import get_game
from tutable.core.rng import Rng

SEEN = 30  # of a hundred choices: how often a position is written down
WANDERS = 12  # of a hundred choices: how often any pick is taken


class NoFeatures(TutableError):
    """A game whose features see nothing that could be weighed."""

    code = "no-features"


@dataclass(frozen=True)
class Course:
    """What is the same in all games of a training."""

    game: str
    players: int
    seed: int
    iterations: int  # of a turn's first choice


@dataclass(frozen=True)
class Weights:
    """Learned weights as plain numbers, for other processes and for files."""

    early: tuple[int, ...]
    late: tuple[int, ...]
    sure: tuple[int, int]  # the leads that make a win sure


@dataclass(frozen=True)
class Sight:
    """A position: the clock, and by seat everything in sight."""

    clock: int
    seats: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class SelfPlayed:
    """A game that was played."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sights: tuple[Sight, ...]


def fresh_features(game: str, weights: Weights | None = None) -> Features:
    """A game's features as they are by hand, or with these weights."""
    features = features_of(game)
    if features is None or not features.sights():
        raise NoFeatures(game=game)
    made: Features = type(features)()
    if weights is not None:
        made.learn(Learned(list(weights.early), list(weights.late), weights.sure))
    return made


class Thinker:
    """Searches so many iterations, however long they take: the same on every build."""

    def __init__(self, features: Features, iterations: int, seed: int) -> None:
        self.features = features
        self.iterations = iterations
        self.rng = Rng(seed)
        self.turn = -1
        self.spent = 0

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        search = Search(self.features, knowledge, options, self.rng, room(self.iterations))
        if search.turn != self.turn:
            self.turn, self.spent = int(search.turn), 0
        if len(search.options) > 1:
            search.run(max(self.iterations >> min(self.spent, LEAST), 1))
            self.spent += 1
        return search.best()


def self_play(course: Course, number: int, weights: Weights | None) -> SelfPlayed:
    """It depends on nothing but its arguments."""
    luck = (course.seed * MAX_GAMES + number) * 16
    features = fresh_features(course.game, weights)
    rng = Rng(luck)
    bots = [Thinker(features, course.iterations, luck + 1 + seat) for seat in range(course.players)]
    s = get_game(course.game).table(course.players)
    s.roll(rng)
    sights: list[Sight] = []
    while not s.is_over():
        seat = s.seat()
        options = s.options()
        if len(options) > 1 and rng.below(100) < SEEN:
            sights.append(look(features, s))
        if rng.below(100) < WANDERS:
            options = features.worth_trying(s, seat, options, 0)
            pick = options[rng.below(len(options))]
        else:
            pick = bots[seat].choose(s.knowledge(seat), options)
        s.take(pick)
        s.roll(rng)
    return SelfPlayed(number, tuple(s.scores()), tuple(s.winners()), tuple(sights))


def look(features: Features, s: State) -> Sight:
    """What every seat has in sight."""
    seen = vec[i64]([0] * len(features.sights()))
    seats: list[tuple[int, ...]] = []
    for seat in range(s.box.players):
        features.see(s, seat, seen)
        seats.append(tuple(int(number) for number in seen))
    return Sight(int(features.clock(s)), tuple(seats))
