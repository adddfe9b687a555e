"""The search of the levels without a judge: what it foresees is the end of a game played at random.

It shows what judging a table is worth, iteration for iteration:

PYTHONPATH=examples tutable rate tungaru --bots playouts:Playouts,lab --claim 50
"""

from librt.vecs import vec
from mypy_extensions import i64

from tutable.bots.levels import LAB
from tutable.bots.search import Search, room
from tutable.core.engine import Knowledge, State
from tutable.core.features import Features
from tutable.core.playout import playout
from tutable.core.rng import Rng


class AtRandom(Features):
    """How every seat stands: what it has when everybody has gone on at random. No first look at a pick."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def standing(self, s: State, seat: i64) -> i64:
        return 0

    def standings(self, s: State, out: vec[i64]) -> None:
        end = s.clone()
        playout(end, self.rng)
        for seat, points in enumerate(end.scores()):
            out[seat] = 1000 * points


class Playouts:
    def __init__(self, game: str, seed: int) -> None:
        self.rng = Rng(seed)
        self.features = AtRandom(seed)

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        search = Search(self.features, knowledge, options, self.rng, room(LAB.iterations))
        search.run(LAB.iterations)
        return search.best()
