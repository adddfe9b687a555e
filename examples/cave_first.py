"""A bot of one's own: it buys one cave in Tuareg as soon as it can, and then plays like greedy.

PYTHONPATH=examples tutable rate tuareg --bots cave_first:CaveFirst,expert
"""

from tutable.bots import get_bot
from tutable.core.engine import Knowledge
from tutable.games.tuareg.terms import BUY, CAVE


class CaveFirst:
    def __init__(self, game: str, seed: int) -> None:
        self.greedy = get_bot("greedy", game, seed)
        self.bought = False

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        cave = BUY.pick(CAVE)
        if cave in options and not self.bought:
            self.bought = True
            return cave
        return self.greedy.choose(knowledge, options)
