"""Worker processes: started when needed, ended when they overrun, replaced when they die."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

import msgspec

from tutable.server.bots.worker import Answer, Job
from tutable.server.observe import BOT_FAILURES, BOT_SECONDS, log

START_SECONDS = 30.0


def awaited_build() -> str:
    """The folder of a compiled build of these sources that `make play` makes meanwhile, once it is there."""
    build = os.environ.get("TUTABLE_BUILD", "")
    return build if build and os.path.isdir(build) else ""


class BotFailed(Exception):
    """The bot crashed, stalled or answered nonsense."""


class Worker:
    """One process and the pipe to it."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.build = ""
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job, seconds: float) -> Answer:
        """A hard budget: whoever overruns it is killed."""
        try:
            if self.build != awaited_build():
                await self.kill()
            if self.process is None or self.process.returncode is not None:
                await asyncio.wait_for(self._start(), START_SECONDS)
            return await asyncio.wait_for(self._talk(job), seconds)
        except TimeoutError:
            BOT_FAILURES.labels("stalled").inc()
            await self.kill()
            raise BotFailed("stalled") from None
        except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            BOT_FAILURES.labels("crashed").inc()
            await self.kill()
            raise BotFailed("crashed") from error
        except asyncio.CancelledError:
            await self.kill()  # an answer nobody waits for must not meet the next question
            raise

    async def _start(self) -> None:
        self.build = awaited_build()
        first = {"PYTHONPATH": self.build} if self.build else {}
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **first},
        )
        await self._read()

    async def _talk(self, job: Job) -> Answer:
        assert self.process is not None and self.process.stdin is not None
        data = msgspec.msgpack.encode(job)
        self.process.stdin.write(len(data).to_bytes(4, "big") + data)
        await self.process.stdin.drain()
        return msgspec.msgpack.decode(await self._read(), type=Answer)

    async def _read(self) -> bytes:
        assert self.process is not None and self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        return await self.process.stdout.readexactly(size)

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """A few workers; who asks waits for a free one."""

    def __init__(self, size: int, seconds: float, command: list[str] | None = None) -> None:
        command = command or [sys.executable, "-m", "tutable.server.bots.worker"]
        self.seconds = seconds
        self.workers = [Worker(command) for _ in range(size)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)

    async def choose(self, job: Job) -> int:
        """A pick; BotFailed if the bot could not, twice."""
        for attempt in (1, 2):
            worker = await self.free.get()
            try:
                with BOT_SECONDS.time():
                    return (await worker.ask(job, self.seconds)).pick
            except BotFailed as error:
                log().warning("bot.failed", bot=job.bot, game=job.game, how=str(error), attempt=attempt)
            finally:
                self.free.put_nowait(worker)
        raise BotFailed("twice")

    async def stop(self) -> None:
        await asyncio.gather(*(worker.kill() for worker in self.workers))
