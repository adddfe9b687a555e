"""Bots: they see a seat's knowledge and its legal picks, nothing else.

A bot of your own needs one method:

    class First:
        def choose(self, knowledge, options):
            return options[0]
"""

from __future__ import annotations

from typing import Protocol

from tutable.core.engine import Knowledge
from tutable.core.errors import UnknownBot
from tutable.core.features import Features
from tutable.core.registry import get_game


class Bot(Protocol):
    """Somebody who chooses one of the legal picks."""

    def choose(self, knowledge: Knowledge, options: list[int]) -> int: ...


def features_of(game: str) -> Features | None:
    """What a game tells bots about good positions, in its module `features`."""
    module = get_game(game).part("features")
    return None if module is None else module.FEATURES


def bot_names(game: str) -> list[str]:
    """The bots that can play a game: greedy needs hand-written features for it."""
    return ["random"] if features_of(game) is None else ["random", "greedy"]


def get_bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot by name; the same seed plays the same way."""
    if name not in bot_names(game):
        raise UnknownBot(bot=str(name)[:40], known=", ".join(bot_names(game)))
    if name == "random":
        from tutable.bots.random import RandomBot

        return RandomBot(seed)
    from tutable.bots.greedy import GreedyBot

    features = features_of(game)
    assert features is not None
    return GreedyBot(features, seed)
