"""The processes in which bots think: whoever asks waits for a free one."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from tutable.server.bots.worker import Answer, Job
from tutable.server.observe import BOT_FAILURES, BOT_SECONDS, log
from tutable.server.work.process import WorkFailed, WorkProcess


class BotFailed(Exception):
    """The bot crashed, stalled or answered nonsense."""


class Pool:
    """A few workers."""

    def __init__(self, size: int, seconds: float, command: list[str] | None = None) -> None:
        command = command or [sys.executable, "-m", "tutable.server.bots.worker"]
        self.seconds = seconds
        self.workers = [WorkProcess(command) for _ in range(size)]
        self.free: asyncio.Queue[WorkProcess] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def choose(self, job: Job) -> int:
        """A pick; BotFailed if the bot could not, twice."""
        data = msgspec.msgpack.encode(job)
        for attempt in (1, 2):
            worker = await self.free.get()
            try:
                with BOT_SECONDS.time():
                    found = await worker.ask(data, self.seconds)
                return msgspec.msgpack.decode(found.data, type=Answer).pick
            except WorkFailed as error:
                BOT_FAILURES.labels(error.how).inc()
                log().warning("bot.failed", bot=job.bot, game=job.game, how=error.how, attempt=attempt)
            finally:
                self.free.put_nowait(worker)
        raise BotFailed("twice")

    async def stop(self) -> None:
        await asyncio.gather(*(worker.kill() for worker in self.workers))
