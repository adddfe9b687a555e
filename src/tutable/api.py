"""The public Python interface: everything here is reached as `tutable.<name>`."""

from __future__ import annotations

from pathlib import Path

from tutable.bots import Bot, bot_names, get_bot
from tutable.core import engine
from tutable.core.engine import CHANCE, SPECTATOR, Knowledge, State
from tutable.core.errors import BadSave, Illegal, TutableError
from tutable.core.features import Features
from tutable.core.files import write_text
from tutable.core.match import Match
from tutable.core.playout import playout
from tutable.core.registry import game_ids, get_game
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

COMPILED = not engine.__file__.endswith(".py")  # is this the fast build?

new = Match.new
load = Match.load


def save_file(match: Match, path: str | Path) -> None:
    """Write a match so that a crash leaves the old file or the new one, never half of it."""
    write_text(path, match.save() + "\n")


def load_file(path: str | Path) -> Match:
    """Read a saved match."""
    try:
        text = Path(path).read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise BadSave(problem="not-text", path=str(path)) from None
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise BadSave(problem="unreadable", path=str(path), detail=detail) from None
    return load(text)
