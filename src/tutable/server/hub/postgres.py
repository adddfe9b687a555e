"""Several processes on one PostgreSQL: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
from sqlalchemy import make_url

from tutable.server.errors import DatabaseAway
from tutable.server.hub import Listener
from tutable.server.observe import log
from tutable.server.store.database import Database
from tutable.server.store.entries import NOTIFY

CHANNEL = "tutable"
RETRY_SECONDS = 1.0
PROBE_SECONDS = 10.0


class PostgresHub:
    """Listens on a connection of its own and comes back after every failure."""

    def __init__(self, db: Database, origin: str) -> None:
        self.db = db
        self.origin = origin
        self.listener: Listener | None = None
        self.task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        self.listener = listener
        ready = asyncio.Event()
        self.task = asyncio.create_task(self._run(ready), name="hub")
        await ready.wait()

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def publish(self, kind: str, subject: str) -> None:
        try:
            said = {"channel": CHANNEL, "payload": f"{self.origin} {kind} {subject}"}
            await self.db.write(lambda connection: connection.execute(NOTIFY, said))
        except DatabaseAway:
            log().warning("hub.publish", kind=kind)  # the others look again by themselves

    async def _run(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen(ready)
            except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log().warning("hub.lost", error=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, ready: asyncio.Event) -> None:
        url = make_url(self.db.url).set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(url, timeout=5)
        try:
            await connection.add_listener(CHANNEL, self._heard)
            if ready.is_set() and self.listener is not None:
                self.listener("all", "")  # whatever was said while nobody listened
            ready.set()
            while True:
                await asyncio.sleep(PROBE_SECONDS)
                await connection.execute("SELECT 1", timeout=5)
        finally:
            connection.terminate()

    def _heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        origin, kind, subject = str(payload).split(" ", 2)
        if origin != self.origin and self.listener is not None:
            self.listener(kind, subject)
