"""Bots as a ladder names them: as everywhere, and levels with a part of their budget.

`expert/10` is the level with a tenth of its iterations: what holds for it is shown in a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Iterable

from tutable.bots import LEVEL_NAMES, Bot, check_bot, get_bot
from tutable.bots.levels import COMPILED, LEVELS, Level, LevelBot
from tutable.bots.names import level_of

MOST = 1000


def divided(name: str) -> tuple[str, int]:
    """A level and by how much its budget is divided; 1 if the name says nothing about that."""
    level, sign, part = name.partition("/")
    if sign and level in LEVEL_NAMES and part.isascii() and part.isdigit() and 1 < int(part[:5]) <= MOST:
        return level, int(part)
    return name, 1


def check_rated(name: str, game: str) -> str:
    check_bot(divided(name)[0], game)
    return name


def get_rated(name: str, game: str, seed: int = 0, spent: int = 0) -> Bot:
    level, part = divided(name)
    bot = get_bot(level, game, seed, spent)
    if part == 1 or not isinstance(bot, LevelBot):
        return bot
    full = LEVELS[level]
    iterations = max((full.iterations or int(bot.features.thorough)) // part, 1)
    level_of_part = Level(name, iterations, int(full.overlooked), full.seconds / part, full.beat)
    return LevelBot(bot.features, level_of_part, seed, spent)


def by_the_clock(names: Iterable[str]) -> bool:
    """Is one of these a level that ponders by the clock, because the engine is not compiled?"""
    return not COMPILED and any(level_of(name) in ("lab", *LEVEL_NAMES) for name in names)


def iterations_of(name: str, game: str) -> int | None:
    """How long a bot looks at a choice, if that is what it counts."""
    bot = get_rated(name, game)
    if isinstance(bot, LevelBot):
        return bot.level.iterations or int(bot.features.thorough)
    return getattr(bot, "iterations", None)
