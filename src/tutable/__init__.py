"""Tutable: Tungaru, Tuareg and Tundra at one digital table.

    >>> import tutable
    >>> match = tutable.new("tuareg", players=2, seed=7)
    >>> seat = match.waiting()[0]
    >>> offers = match.options(seat)
    >>> match.act(seat, offers[0].pick)
    >>> match.winners()
    []

Nothing is imported before it is needed, so that the command line starts at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutable._version import __version__

if TYPE_CHECKING:
    from tutable.api import COMPILED, game_ids, load, load_file, new, save_file
    from tutable.bots import Bot, bot_names, get_bot
    from tutable.core.engine import CHANCE, SPECTATOR, Knowledge, State
    from tutable.core.errors import Illegal, TutableError
    from tutable.core.features import Features
    from tutable.core.match import Match
    from tutable.core.playout import playout
    from tutable.core.registry import get_game
    from tutable.core.rng import Rng
    from tutable.lang import Texts

__all__ = [
    "CHANCE",
    "COMPILED",
    "SPECTATOR",
    "Bot",
    "Features",
    "Illegal",
    "Knowledge",
    "Match",
    "Rng",
    "State",
    "Texts",
    "TutableError",
    "__version__",
    "bot_names",
    "game_ids",
    "get_bot",
    "get_game",
    "load",
    "load_file",
    "new",
    "playout",
    "save_file",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'tutable' has no attribute {name!r}")
    from tutable import api

    return getattr(api, name)
