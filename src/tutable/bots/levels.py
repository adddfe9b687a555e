"""Four levels of play: how long a bot ponders, and how much it overlooks.

A level is a number of iterations of the same search, so that a position, a seed and a level give the same
pick on every machine. The lower ones err as people do: they do not see every pick, and choose well among
those they see.

The first choice of a turn is pondered longest; those that follow from it get half as long, a quarter, an
eighth. So a whole turn takes little more than twice as long as its first choice, however many picks it has.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from mypy_extensions import i64

from tutable.bots.search import Search, room
from tutable.core import engine
from tutable.core.engine import Knowledge
from tutable.core.features import Features
from tutable.core.rng import Rng

COMPILED: Final = not str(engine.__file__).endswith(".py")


class Level:
    """Iterations for each decision, and how many of a thousand picks are overlooked."""

    def __init__(
        self, name: str, iterations: int, overlooked: int, seconds: float, beat: float = 0.0
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.overlooked: i64 = overlooked
        self.seconds = seconds  # instead, where the engine is not compiled and iterations would take too long
        self.beat = beat  # seconds that its turns may take: others see what it does at this pace


LEVELS: Final = {
    level.name: level
    for level in (
        Level("novice", 16, 450, 0.1),
        Level("casual", 120, 200, 0.3),
        Level("sharp", 800, 40, 1.0),
        Level("expert", 0, 0, 3.0, 5.0),  # as many as the game's features say: about two seconds a turn
    )
}
# For studies of a game: sees everything, beats greedy, and needs a second or two for a whole game.
LAB: Final = Level("lab", 1000, 0, 0.3)
LEAST: Final = 3  # choices after which the next are not pondered less any more


class LevelBot:
    """Plays at one level."""

    def __init__(self, features: Features, level: Level, seed: int = 0, spent: int = 0) -> None:
        """`spent`: choices of this turn that another bot of the same kind has made already."""
        self.features = features
        self.level = level
        self.rng = Rng(seed)
        self.turn: i64 = -1
        self.spent: i64 = spent

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        return self.search(knowledge, options, whole=False).best()

    def search(self, knowledge: Knowledge, options: list[int], whole: bool = True) -> Search:
        """The search behind a pick; `whole`: for those who want to know more than that."""
        begun = monotonic()
        iterations = self.level.iterations or self.features.thorough
        search = Search(self.features, knowledge, options, self.rng, room(iterations))
        if self.turn >= 0 and search.turn != self.turn:
            self.spent = 0
        self.turn = search.turn
        search.overlook(self.level.overlooked)
        if len(search.options) > 1:
            share = 1 << min(self.spent, LEAST)
            if not COMPILED:
                search.run_until(begun + self.level.seconds / int(share), iterations)
            elif whole:
                search.run(max(iterations // share, 1))
            else:
                search.decide(max(iterations // share, 1))
            self.spent += 1
        return search
