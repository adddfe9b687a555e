"""The time by which tables are played: seconds in which somebody could have moved.

It goes on only while a server serves and its database answers: clocks stand while nobody can play, during a
restart, a power cut, read-only days or a laptop's sleep. All processes share one time: it is kept in the
database, and each adds to it by a clock that cannot be set; a wall clock that jumps moves nothing.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, select, update

from tutable.server.beat import Beat
from tutable.server.store.database import Database
from tutable.server.store.schema import pulse
from tutable.server.store.upsert import insert_new

BEAT_SECONDS = 1.0
GRACE_SECONDS = 5.0  # a beat may be late by so much before time stands


def steady() -> float:
    """A clock that cannot be set."""
    return time.monotonic()


class Pulse:
    """Says what time it is at the tables."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.paused = False  # nothing is to change
        self.base = 0.0
        self.since = steady()  # when `base` was the time
        self.beating = Beat("pulse", BEAT_SECONDS, self.beat)

    def now(self) -> float:
        return self._at(steady())

    def _at(self, moment: float) -> float:
        """The clock is read once for what belongs together: time between two readings would count twice."""
        return self.base if self.paused else self.base + min(moment - self.since, GRACE_SECONDS)

    def pause(self, on: bool) -> None:
        moment = steady()
        self.base, self.since, self.paused = self._at(moment), moment, on

    async def start(self) -> None:
        """From where the last server left off."""
        await self.db.write(
            lambda connection: connection.execute(insert_new(connection, pulse).values(id=1, time=0.0))
        )
        self.base = await self.db.read(lambda found: found.execute(select(pulse.c.time)).scalar_one())
        self.since = steady()
        self.beating.start()

    async def beat(self) -> None:
        """Tell the others how late it is, and hear it from them."""
        begun = steady()
        mine = self._at(begun)

        def work(connection: Connection) -> float:
            later = update(pulse).where(pulse.c.time < mine).values(time=mine)
            connection.execute(later)
            return float(connection.execute(select(pulse.c.time)).scalar_one())

        shared = await self.db.write(work)
        self.base, self.since = max(shared, mine), begun
