"""A process that works for the server: started when needed, killed when it overruns, then replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from dataclasses import dataclass

from tutable.server.observe import log
from tutable.server.work.child import LENGTH, SECONDS

START_SECONDS = 30.0
MAX_TOLD = 10_000
END_SECONDS = 5.0


def awaited_build() -> str:
    """The folder of a compiled build of these sources that `make play` makes meanwhile, once it is there."""
    build = os.environ.get("TUTABLE_BUILD", "")
    return build if build and os.path.isdir(build) else ""


class WorkFailed(Exception):
    """The process `crashed` or `stalled`; there will be another."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


@dataclass(frozen=True)
class Answer:
    """What came back, and the CPU seconds it took."""

    data: bytes
    seconds: float


class WorkProcess:
    """One process and the pipe to it."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.build = ""
        self.process: asyncio.subprocess.Process | None = None
        self.relay: asyncio.Task[None] | None = None

    async def ask(self, data: bytes, seconds: float) -> Answer:
        """A hard budget by the clock: whoever overruns it is killed."""
        try:
            await self.start()
            return await asyncio.wait_for(self._talk(data), seconds)
        except TimeoutError:
            await self.kill()
            raise WorkFailed("stalled") from None
        except (OSError, asyncio.IncompleteReadError) as error:
            raise WorkFailed("stalled" if await self._end() == -signal.SIGPROF else "crashed") from error
        except asyncio.CancelledError:
            await self.kill()  # an answer nobody waits for must not meet the next question
            raise

    async def start(self) -> None:
        """Be ready, if it is not."""
        if self.build != awaited_build():
            await self.kill()
        if self.process is None or self.process.returncode is not None:
            await asyncio.wait_for(self._start(), START_SECONDS)

    async def _start(self) -> None:
        self.build = awaited_build()
        first = {"PYTHONPATH": self.build} if self.build else {}
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, **first},
        )
        assert self.process.stderr is not None
        self.relay = asyncio.create_task(relay(self.process.stderr))
        await self._read()

    async def _talk(self, data: bytes) -> Answer:
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(LENGTH.pack(len(data)) + data)
        await self.process.stdin.drain()
        found = await self._read()
        return Answer(found[SECONDS.size :], SECONDS.unpack_from(found)[0])

    async def _read(self) -> bytes:
        assert self.process is not None and self.process.stdout is not None
        head = await self.process.stdout.readexactly(LENGTH.size)
        return await self.process.stdout.readexactly(LENGTH.unpack(head)[0])

    async def _end(self) -> int | None:
        """Its pipe is closed, so it ends by itself: how? (Killing it now would blur the answer.)"""
        process = self.process
        if process is None:
            return None
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), END_SECONDS)
        await self.kill()
        return process.returncode

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if self.relay is not None:
            await asyncio.wait({self.relay}, timeout=END_SECONDS)


async def relay(stream: asyncio.StreamReader) -> None:
    """What a process complains of goes where everything is logged, in the same form."""
    while told := await stream.read(MAX_TOLD):
        log().warning("process.said", text=told.decode(errors="replace"))
