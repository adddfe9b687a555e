"""Bots: they see a seat's knowledge and its legal picks, nothing else.

A bot of your own needs one method:

    class First:
        def choose(self, knowledge, options):
            return options[0]
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Protocol

from tutable.core.engine import Knowledge
from tutable.core.errors import UnknownBot
from tutable.core.registry import get_game


class Bot(Protocol):
    """Somebody who chooses one of the legal picks."""

    def choose(self, knowledge: Knowledge, options: list[int]) -> int: ...


def bot_names(game: str) -> list[str]:
    """The bots that can play a game: greedy needs hand-written features for it."""
    get_game(game)
    return ["random", "greedy"] if find_spec(f"tutable.bots.features.{game}") else ["random"]


def get_bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot by name; the same seed plays the same way."""
    if name not in bot_names(game):
        raise UnknownBot(bot=str(name)[:40], known=", ".join(bot_names(game)))
    if name == "random":
        from tutable.bots.random import RandomBot

        return RandomBot(seed)
    from tutable.bots.greedy import GreedyBot

    return GreedyBot(importlib.import_module(f"tutable.bots.features.{game}").FEATURES, seed)
