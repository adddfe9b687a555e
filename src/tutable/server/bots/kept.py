"""Other people's bots in a worker: one for a seat and match, so that it may remember what it has seen.

It stays as long as it has missed nothing. Every job says how many steps of its seat there have been, picks
and those that were taken back: if that is not what the bot has made itself, somebody else has moved there, a
pick was taken back or another worker has answered, and it begins anew. So does a bot that failed.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutable.arena.asking import SECONDS, ask, limit_of
from tutable.bots import Bot, get_bot
from tutable.bots.line import LineBot
from tutable.core.engine import Knowledge

if TYPE_CHECKING:
    from tutable.server.bots.worker import Job

MOST = 32  # in one worker: the one that was not asked for the longest time makes room


@dataclass
class Kept:
    """A bot, what it is called, and how many steps its seat has made when it is asked next."""

    name: str
    bot: Bot
    steps: int


class Keeping:
    """The bots of one worker, by table and seat."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int], Kept] = OrderedDict()

    def choose(self, job: Job, knowledge: Knowledge, options: list[int]) -> int:
        """A legal pick; BadBot if there is none within the time."""
        place = (job.table, job.seat)
        kept = self.bots.pop(place, None)
        if kept is None or (kept.name, kept.steps) != (job.bot, job.steps):
            kept = Kept(job.bot, get_bot(job.bot, job.game, job.seed), job.steps)
        if isinstance(kept.bot, LineBot):  # it ends what it has started when its time is over
            kept.bot.seconds = job.seconds or SECONDS
        limit = limit_of(job.bot, job.game, job.seconds or SECONDS)
        pick = ask(job.bot, kept.bot, knowledge, options, limit)
        kept.steps += 1
        self.bots[place] = kept
        while len(self.bots) > MOST:
            self.bots.popitem(last=False)
        return pick

    def end(self, table: str) -> None:
        """The match is over: its bots end, and with them their processes."""
        for place in [place for place in self.bots if place[0] == table]:
            del self.bots[place]
