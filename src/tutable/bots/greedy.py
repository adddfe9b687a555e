"""One turn ahead: tries every way to complete its own turn on a sampled table, keeps the best.

The sample comes from the seat's knowledge, so the bot guesses what it cannot see. It looks no
further than the next chance event or the next player.
"""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import Knowledge, State
from tutable.core.features import Features
from tutable.core.rng import Rng


class GreedyBot:
    """Maximises its game's features at the end of its turn."""

    def __init__(self, features: Features, seed: int = 0) -> None:
        self.features = features
        self.rng = Rng(seed)
        self.left: i64 = 0

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        seat = knowledge.seat
        table = knowledge.sample(self.rng)
        options = self.features.worth_trying(table, seat, options, 0)
        if len(options) == 1:
            return options[0]
        self.left = self.features.budget
        best: list[int] = []
        best_value: i64 = -1_000_000_000
        for pick in options:
            after = table.clone()
            after.take_as(seat, pick)
            value = self.best(after, seat, table.turn, 1)
            if value > best_value:
                best_value = value
                best = [pick]
            elif value == best_value:
                best.append(pick)
        return best[self.rng.below(len(best))]

    def best(self, s: State, seat: i64, turn: i64, depth: i64) -> i64:
        """The best value this turn can still reach."""
        if s.turn != turn or s.seat() != seat or self.left <= 0:
            return self.features.value(s, seat)
        best_value: i64 = -1_000_000_000
        for pick in self.features.worth_trying(s, seat, s.options(), depth):
            self.left -= 1
            after = s.clone()
            after.take(pick)
            value = self.best(after, seat, turn, depth + 1)
            if value > best_value:
                best_value = value
        return best_value
