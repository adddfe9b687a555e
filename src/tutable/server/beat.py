"""Something that is done again and again, whatever goes wrong in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tutable.server.errors import DatabaseAway
from tutable.server.observe import log


class Beat:
    """A task that goes on: a database that is away is waited for, a defect of ours stops one beat only."""

    def __init__(
        self, name: str, seconds: float, work: Callable[[], Awaitable[None]], at_once: bool = False
    ) -> None:
        """`seconds`: between two; `at_once`: the first one is not waited for."""
        self.name = name
        self.seconds = seconds
        self.work = work
        self.at_once = at_once
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        if not self.at_once:
            await asyncio.sleep(self.seconds)
        while True:
            try:
                await self.work()
            except DatabaseAway:
                log().warning(f"{self.name}.away")
            except Exception as error:
                log().error(f"{self.name}.failed", exc_info=error)
            await asyncio.sleep(self.seconds)
