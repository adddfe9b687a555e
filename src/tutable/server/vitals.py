"""Figures of the whole process that no part of it keeps by itself."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from tutable.server.clock import clock
from tutable.server.observe import DISK_FREE, LOOP_LAG, QUEUE
from tutable.server.quotas import free_bytes

if TYPE_CHECKING:
    from tutable.server.process import Server

EVERY_SECONDS = 0.25
DISK_SECONDS = 15.0


class Vitals:
    """Measures how late the event loop is; the rest is read when somebody asks for figures."""

    def __init__(self, server: Server) -> None:
        self.settings = server.settings
        self.task: asyncio.Task[None] | None = None
        QUEUE.labels("journal").set_function(lambda: len(server.journal.queue))
        QUEUE.labels("bots").set_function(lambda: len(server.bots.playing))

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="vitals")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        disk = time.monotonic()
        while True:
            due = time.monotonic() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            LOOP_LAG.observe(max(0.0, time.monotonic() - due))
            clock.look()
            if due > disk:
                disk = due + DISK_SECONDS
                with suppress(OSError):  # health says that the folder is gone
                    free = await asyncio.to_thread(free_bytes, self.settings)
                    DISK_FREE.set(free or 0)
