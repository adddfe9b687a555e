"""Is this process well? What is told here was tried a moment ago, not supposed."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import TYPE_CHECKING, Any

from tutable.lang import Texts
from tutable.server.errors import DatabaseAway
from tutable.server.quotas import free_bytes
from tutable.server.store import probe
from tutable.server.wire.answers import Trouble

if TYPE_CHECKING:
    from tutable.server.process import Server

FRESH_SECONDS = 3.0  # however often somebody asks, the database is asked no more often
PATIENCE = 3.0
STUCK_SECONDS = 5.0
READ_ONLY = "read-only"  # the host's own will: told, but people may come and look


@cache  # read when something is wrong, not at every start
def words() -> Texts:
    return Texts("en")


def trouble(code: str, **args: Any) -> Trouble:
    """A code for programs, with a sentence for whoever reads what a probe says."""
    return Trouble(code, words().say(f"health-{code}", args))


class Health:
    """Looks at everything people need, and remembers what it saw for a moment."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.lock = asyncio.Lock()
        self.seen = float("-inf")
        self.known: list[Trouble] = []

    async def troubles(self) -> list[Trouble]:
        async with self.lock:
            if time.monotonic() - self.seen > FRESH_SECONDS:
                self.known = [*await self._database(), *await self._disk(), *self._journal()]
                self.seen = time.monotonic()
            return [*self.known, *([trouble(READ_ONLY)] if self.server.house.read_only else [])]

    async def _database(self) -> list[Trouble]:
        """It can be read and written, its form is ours, nothing of it is missing."""
        if not self.server.is_open:
            return [trouble("database-away")]
        db = self.server.db
        try:
            async with asyncio.timeout(PATIENCE):
                found = await db.write(probe.probe)
        except TimeoutError:
            return [trouble("database-away")]
        except DatabaseAway as away:
            return [trouble(probe.kind(away.__cause__))]
        if db.is_damaged:
            return [trouble("database-damaged")]
        if found.revision != probe.REVISION:
            return [trouble("database-newer", version=found.revision, known=probe.REVISION)]
        return [trouble("table-missing", table=table) for table in found.missing]

    async def _disk(self) -> list[Trouble]:
        try:
            free = await asyncio.to_thread(free_bytes, self.server.settings)
        except OSError:  # the folder itself is gone
            return [trouble("not-writable")]
        if free is not None and free < self.server.settings.min_free_bytes:
            return [trouble("disk-full", free=free // 10**6)]
        return []

    def _journal(self) -> list[Trouble]:
        waiting = self.server.journal.waiting_seconds()
        return [trouble("journal-stuck", seconds=int(waiting))] if waiting > STUCK_SECONDS else []
