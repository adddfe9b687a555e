"""Bots: they see a seat's knowledge and its legal picks, nothing else.

A bot of your own is made with a game's id and a seed, and needs one method:

    class First:
        def __init__(self, game, seed): ...

        def choose(self, knowledge, options):
            return options[0]

It is made once for a seat and game, so it may remember. It is named `package.module:First`, or by an entry
point of the group `tutable.bots`. A program in any language is named `exec:` and its command: see
`bots.line`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from tutable.core.engine import Knowledge
from tutable.core.errors import BadBot, UnknownBot
from tutable.core.features import Features
from tutable.core.registry import get_game

LEVEL_NAMES = ("novice", "casual", "sharp", "expert")  # see `tutable.bots.levels`
RESEARCH = ("random", "greedy", "lab")  # for many games in a row; people are offered levels
USUAL = "casual"


class Bot(Protocol):
    """Somebody who chooses one of the legal picks."""

    def choose(self, knowledge: Knowledge, options: list[int]) -> int: ...


def features_of(game: str) -> Features | None:
    """What a game tells bots about good positions, in its module `features`."""
    module = get_game(game).part("features")
    return None if module is None else module.FEATURES


@cache  # looking reads what every installed package says of itself
def installed() -> dict[str, EntryPoint]:
    """Other people's bots on this machine, by name."""
    return {point.name: point for point in entry_points(group="tutable.bots")}


def own_bots(game: str) -> list[str]:
    """Our bots that can play a game, the levels last: all but random need the game's features."""
    return ["random"] if features_of(game) is None else [*RESEARCH, *LEVEL_NAMES]


def bot_names(game: str) -> list[str]:
    """All bots that have a name here, ours last."""
    own = own_bots(game)
    return sorted(installed().keys() - own) + own


def offered_bots(game: str) -> list[str]:
    """Opponents for people, the weakest first."""
    return [name for name in own_bots(game) if name not in RESEARCH] or ["random"]


def usual_bot(game: str) -> str:
    """The opponent of whoever has not chosen one."""
    return USUAL if USUAL in bot_names(game) else bot_names(game)[-1]


def check_bot(name: str, game: str) -> str:
    """The name of a bot that there is."""
    if name not in bot_names(game) and not is_together(name, game):
        if ":" not in name:
            raise UnknownBot(bot=str(name)[:40], known=", ".join(bot_names(game)))
        if is_program(name):
            from tutable.bots.line import command_of

            command_of(name)
        else:
            _find(name)
    return name


def is_program(name: str) -> bool:
    """Is it a command to run? Nobody but the person at this machine may name one."""
    return name.startswith("exec:")


def is_together(name: str, game: str) -> bool:
    """A level with several processes, as `expert*2`: on one's own machine."""
    from tutable.bots.together import parse

    return parse(name) is not None and features_of(game) is not None


def get_bot(name: str, game: str, seed: int = 0, spent: int = 0) -> Bot:
    """A bot by name, or by where its class stands; the same seed plays the same way.

    `spent`: how many choices of this turn are made already, where every choice is made by a new bot.
    """
    check_bot(name, game)
    if name == "random":
        from tutable.bots.random import RandomBot

        return RandomBot(seed)
    features = features_of(game)
    if name == "greedy" and features is not None:
        from tutable.bots.greedy import GreedyBot

        return GreedyBot(features, seed)
    if name in ("lab", *LEVEL_NAMES) and features is not None:
        from tutable.bots.levels import LAB, LEVELS, LevelBot

        return LevelBot(features, LEVELS.get(name, LAB), seed, spent)
    if is_together(name, game):
        from tutable.bots.together import TogetherBot

        return TogetherBot(game, name, seed, spent)
    if is_program(name):
        from tutable.bots.line import LineBot

        return LineBot(name, game, seed)
    maker = _find(name)
    try:
        bot = maker(game, seed)
    except (Exception, SystemExit) as error:
        raise BadBot(bot=name[:80], problem="made", detail=_words(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(bot=name[:80], problem="choose")
    return bot


def checked(name: str, pick: object, options: list[int]) -> int:
    """What a bot chose, if it is one of the legal picks."""
    if isinstance(pick, bool) or not isinstance(pick, int) or pick not in options:
        raise BadBot(bot=name[:80], problem="pick", detail=repr(pick)[:80])
    return pick


def _find(name: str) -> Callable[[str, int], Bot]:
    """The class behind `package.module:Class` or an entry point."""
    points = installed()
    try:
        if name in points:
            found = points[name].load()
        else:
            module, _, attribute = name.partition(":")
            found = getattr(importlib.import_module(module), attribute)
    except (Exception, SystemExit) as error:  # whatever an import of somebody else's code may raise
        raise BadBot(bot=name[:80], problem="import", detail=_words(error)) from error
    if not callable(found):
        raise BadBot(bot=name[:80], problem="made", detail=repr(found)[:200])
    return found  # type: ignore[no-any-return]


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200]
