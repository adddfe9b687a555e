"""Tidies up now and then: unfinished tables nobody touches are closed, guests without a game forgotten."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tutable.server.beat import Beat
from tutable.server.observe import log
from tutable.server.store import events, keeping, lab, ratings
from tutable.server.store.keeping import Ages

if TYPE_CHECKING:
    from tutable.server.live_tables import LiveTables
    from tutable.server.settings import Settings

EVERY_SECONDS = 600.0
DAY = 86400.0


class Keeper:
    """One task per process; of several processes one at a time does the work."""

    def __init__(self, tables: LiveTables, settings: Settings, resume: Callable[[], Awaitable[None]]) -> None:
        """`resume`: tournaments go on whose last table was closed while nobody looked."""
        self.tables = tables
        self.resume = resume
        self.settings = settings
        self.paused = False  # nothing is to change
        self.beat = Beat("keeper", EVERY_SECONDS, self._run, at_once=True)

    async def _run(self) -> None:
        if not self.paused:
            await self.tidy(time.time())

    async def tidy(self, now: float) -> None:
        """Close and forget what is due."""
        kept = self.settings
        ages = Ages(now - kept.waiting_days * DAY, now - kept.idle_days * DAY, now - kept.guest_days * DAY)
        while ended := await keeping.expire(self.tables.db, ages):
            log().info("tables.expired", count=len(ended))
            for table in ended:
                if self.tables.knows(table):
                    await self.tables.seats_changed(table)
                else:
                    await self.tables.hub.publish("seats", table)
        await self.resume()
        if rested := await events.expire(self.tables.db, ages.waiting):
            log().info("events.expired", count=rested)
        while gone := await keeping.forget_guests(self.tables.db, ages):
            log().info("guests.forgotten", count=gone)
        while await ratings.settle(self.tables.db):
            pass  # a process has ended before it could
        await keeping.forget_ways_in(self.tables.db, ages.guest, now)
        while gone := await lab.forget(self.tables.db, now - kept.lab_days * DAY):
            log().info("lab.forgotten", count=gone)
