"""Which games there are: folders of `tutable.games`, and entry points `tutable.games` of others."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from tutable.core.errors import UnknownGame
from tutable.core.game import Game

_loaded: dict[str, Game] = {}


@cache  # what is installed stays the same while we run, and looking takes milliseconds
def _own() -> dict[str, str]:
    package = importlib.import_module("tutable.games")
    return {
        folder.name: f"tutable.games.{folder.name}.game"
        for base in package.__path__
        for folder in sorted(Path(base).iterdir())
        if (folder / "game.toml").is_file()
    }


@cache
def _others() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="tutable.games")}


def game_ids() -> list[str]:
    """The ids of all games that can be played."""
    return sorted({*_own(), *_others(), *_loaded})


def register(game: Game) -> Game:
    """Make a game known to this process, for instance one under test."""
    _loaded[game.id] = game
    return game


def get_game(game: str | Game) -> Game:
    """A game by its id."""
    if isinstance(game, Game):
        return game
    if game not in _loaded:
        if game in _own():
            _loaded[game] = importlib.import_module(_own()[game]).GAME
        elif game in _others():
            _loaded[game] = _others()[game].load()
    if game not in _loaded:
        raise UnknownGame(game=str(game)[:40], known=", ".join(game_ids()))
    return _loaded[game]
