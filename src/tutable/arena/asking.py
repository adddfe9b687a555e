"""Asking a bot for a pick: whatever goes wrong in it is said of the bot, by its name, and nothing hangs.

Bots of our own are asked as they are: they end by themselves, and an alarm for each pick would take longer
than a random game. A program keeps its time itself (`bots.line`). Everybody else is interrupted.
"""

from __future__ import annotations

import traceback
from typing import Final

from tutable.arena.budgets import divided
from tutable.arena.clock import choose_within
from tutable.bots import Bot, checked, is_program, is_together, own_bots
from tutable.core.engine import Knowledge
from tutable.core.errors import BadBot, SlowBot

SECONDS: Final = 10.0  # for one pick, unless somebody says otherwise


def is_ours(name: str, game: str) -> bool:
    """A bot that this package brings, with whatever budget."""
    return divided(name)[0] in own_bots(game) or is_together(name, game)


def limit_of(name: str, game: str, seconds: float = SECONDS) -> float | None:
    """How long a bot may think about a pick; None: it needs no alarm."""
    return None if is_ours(name, game) or is_program(name) else seconds


def ask(name: str, bot: Bot, knowledge: Knowledge, options: list[int], seconds: float | None) -> int:
    """A legal pick; BadBot says what went wrong with whom."""
    try:
        if seconds is None:
            pick = bot.choose(knowledge, options)
        else:
            pick = choose_within(seconds, bot, knowledge, options)
    except SlowBot as error:
        raise SlowBot(**{**error.params, "bot": name[:80]}) from None
    except BadBot:
        raise
    except (Exception, SystemExit) as error:  # whatever somebody else's code may raise, or end with
        raise BadBot(bot=name[:80], problem="crashed", detail=in_one_line(error)) from error
    return checked(name, pick, options)


def in_one_line(error: BaseException) -> str:
    """What an error says of itself, and where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno})" if frames else ""
    said = f"{type(error).__name__}: {error}".splitlines()[0]
    return said[: 200 - len(place)] + place
