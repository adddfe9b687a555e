"""Several processes on one PostgreSQL: LISTEN and NOTIFY.

PostgreSQL lets only one transaction at a time commit a NOTIFY, for all tables and all processes. So no change
says it itself: it is told after its commit, with everything else that waits to be told, in one statement
that writes nothing. Who dies in between has told nobody, and the others find it when they look by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import asyncpg
from sqlalchemy import make_url, text

from tutable.server.errors import DatabaseAway
from tutable.server.hub import Listener
from tutable.server.observe import log
from tutable.server.store.database import Database

CHANNEL = "tutable"
RETRY_SECONDS = 1.0
PROBE_SECONDS = 3.0
STOP_SECONDS = 2.0
AT_ONCE = 100  # messages in one NOTIFY, which takes 8,000 bytes
SAY = "SELECT pg_notify($1, $2)"
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
NAME = "tutable hub"


class PostgresHub:
    """Listens on a connection of its own and comes back after every failure."""

    def __init__(self, db: Database, origin: str) -> None:
        self.db = db
        self.origin = origin
        self.listener: Listener | None = None
        self.task: asyncio.Task[None] | None = None
        self.news: dict[str, None] = {}  # not yet told, each once
        self.awake = asyncio.Event()
        self.is_deaf = True
        self.lost = 0

    @property
    def doubts(self) -> int:
        """Grows with every failure of the database; while nobody listens, whenever somebody asks."""
        if self.is_deaf:
            self.lost += 1
        return self.lost + self.db.failures

    async def start(self, listener: Listener) -> None:
        self.listener = listener
        ready = asyncio.Event()
        self.task = asyncio.create_task(self._run(ready), name="hub")
        await ready.wait()

    async def stop(self) -> None:
        """Tell what is waiting, then stop."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                while self.news:
                    await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def publish(self, kind: str, subject: str) -> None:
        self.news[f"{kind} {subject}"] = None
        self.awake.set()
        if self.is_deaf:
            await self._tell_otherwise()

    async def _run(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen(ready)
            except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log().warning("hub.lost", error=type(error).__name__)
            except Exception as error:  # cut in the middle of a word: listening goes on
                log().error("hub.failed", exc_info=error)
            self.is_deaf = True
            if self.news:
                await self._tell_otherwise()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, ready: asyncio.Event) -> None:
        url = make_url(self.db.url).set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(url, timeout=5, server_settings={"application_name": NAME})
        connection.add_termination_listener(self._ended)
        try:
            await connection.add_listener(CHANNEL, self._heard)
            self.is_deaf = False
            if ready.is_set() and self.listener is not None:
                self.listener("all", "")  # whatever was said while nobody listened
            ready.set()
            while True:
                try:
                    async with asyncio.timeout(PROBE_SECONDS):
                        await self.awake.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=PROBE_SECONDS)
                else:
                    await self._tell(connection)
        finally:
            connection.terminate()

    async def _tell(self, connection: Any) -> None:
        told = list(self.news)[:AT_ONCE]
        for message in told:
            del self.news[message]
        try:
            await connection.execute(SAY, CHANNEL, "\n".join([self.origin, *told]), timeout=5)
        except BaseException:
            self.news = dict.fromkeys(told) | self.news  # when there is a connection again
            raise
        if not self.news:
            self.awake.clear()

    async def _tell_otherwise(self) -> None:
        """Who cannot listen can still speak, on the connections that moves are written with."""
        told = list(self.news)[:AT_ONCE]
        said = {"channel": CHANNEL, "payload": "\n".join([self.origin, *told])}
        with contextlib.suppress(DatabaseAway):  # when there is a connection again
            await self.db.write(lambda connection: connection.execute(NOTIFY, said))
            for message in told:
                self.news.pop(message, None)

    def _ended(self, connection: Any) -> None:
        """At once, not when the next probe fails."""
        self.is_deaf = True

    def _heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        origin, *told = str(payload).split("\n")
        if origin == self.origin or self.listener is None:
            return
        for message in told:
            kind, _, subject = message.partition(" ")
            self.listener(kind, subject)
