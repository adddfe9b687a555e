"""Picks uniformly among what is legal."""

from __future__ import annotations

from tutable.core.engine import Knowledge
from tutable.core.rng import Rng


class RandomBot:
    """The measure of all bots."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        return options[self.rng.below(len(options))]
