"""A level that looks from several processes at once: `expert*2`.

Every process searches the same position by itself, with luck of its own and the level's whole budget; the
tries of each pick are added up. So it takes as long as one search and has looked twice as often. What is
played depends on the seed and on how many processes there are, not on which of them is done first.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from tutable.bots.levels import LEVELS, LevelBot
from tutable.core.children import end_at_once
from tutable.core.engine import Knowledge
from tutable.core.rng import Rng

MOST = 64

Tried = tuple[int, int, int]  # a pick, how often it was tried, what these tries brought together


def parse(name: str) -> tuple[str, int] | None:
    """The level and the number of processes, if that is what a name says."""
    level, sign, count = name.partition("*")
    if sign and level in LEVELS and count.isascii() and count.isdigit() and 1 < int(count[:5]) <= MOST:
        return level, int(count)
    return None


class TogetherBot:
    """Plays at one level, with several processes."""

    def __init__(self, game: str, name: str, seed: int = 0, spent: int = 0) -> None:
        self.game = game
        self.level, self.processes = parse(name) or (name, 1)
        self.rng = Rng(seed)
        self.turn = -1
        self.spent = spent

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        turn = int(knowledge.sample(self.rng).turn)
        if self.turn >= 0 and turn != self.turn:
            self.spent = 0
        self.turn = turn
        seeds = [int(self.rng.below(1 << 31)) for _ in range(self.processes)]
        running = [
            pool(self.processes).submit(look, self.game, self.level, knowledge, options, seed, self.spent)
            for seed in seeds
        ]
        self.spent += 1
        return most_tried([tried for future in running for tried in future.result()])


@cache
def pool(processes: int) -> ProcessPoolExecutor:
    """Started once, for all bots of this process."""
    return ProcessPoolExecutor(processes, get_context("spawn"), initializer=end_at_once)


def look(
    game: str, level: str, knowledge: Knowledge, options: list[int], seed: int, spent: int
) -> list[Tried]:
    """One process's search."""
    from tutable.bots import features_of

    features = features_of(game)
    assert features is not None
    return LevelBot(features, LEVELS[level], seed, spent).search(knowledge, options).tried()


def most_tried(found: list[Tried]) -> int:
    """The pick that all processes together tried most, then the one that promises more."""
    sums: dict[int, tuple[int, int]] = {}
    for pick, visits, total in found:
        before = sums.get(pick, (0, 0))
        sums[pick] = (before[0] + visits, before[1] + total)
    return max(sorted(sums), key=lambda pick: sums[pick])
