"""Who is at which table: connections here, and a heartbeat for the other processes.

A player who comes back gets the seat back from the bot that stood in.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tutable.server.errors import DatabaseAway
from tutable.server.live import Live, Watcher
from tutable.server.observe import log
from tutable.server.store import lobby
from tutable.server.store.entries import last_entries
from tutable.server.sync import HERE_SECONDS, is_present

if TYPE_CHECKING:
    from tutable.server.socket import Connection
    from tutable.server.tables import Tables

BEAT_SECONDS = 20.0


class Presence:
    """Keeps `seats.seen` and the watchers of every table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._beat(), name="presence")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self._seen()

    async def came(self, connection: Connection) -> None:
        """Said hello."""
        live = connection.live
        back = live.seats_of(connection.session)
        new = connection.session not in live.connected()
        live.watchers.add(connection)
        if not back or not new:
            return
        was_here = all(is_present(live.row.seats[seat], set()) for seat in back)
        stood_in = [seat for seat in back if live.row.seats[seat].stand_in is not None]
        await lobby.saw(self.tables.db, [(live.id, connection.session)], time.time())
        for seat in stood_in:
            await lobby.stand_in(self.tables.db, live.id, seat, None, None)
        if stood_in or not was_here:
            await self.tables.seats_changed(live.id)
        else:
            live.changed()

    async def left(self, connection: Watcher) -> None:
        """The socket is closed."""
        live: Live = connection.live  # type: ignore[attr-defined]
        live.watchers.discard(connection)
        if connection.session in live.connected() or not live.seats_of(connection.session):
            return
        try:
            now = time.time()
            await lobby.saw(self.tables.db, [(live.id, connection.session)], now)
            for seat in live.seats_of(connection.session):
                live.row.seats[seat].seen = now
        except DatabaseAway:
            log().warning("presence.left")
        # Not at once: a page that reloads is back in a moment.
        asyncio.get_running_loop().call_later(HERE_SECONDS + 1, live.changed)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._seen()
                if self.tables.db.is_postgres:
                    await self._look()
            except DatabaseAway:
                log().warning("presence.beat")

    async def _seen(self) -> None:
        """Everybody who is connected is here."""
        now = time.time()
        places: list[tuple[str, str]] = []
        for live in self.tables.live.values():
            for session in live.connected():
                seats = live.seats_of(session)
                for seat in seats:
                    live.row.seats[seat].seen = now
                if seats:
                    places.append((live.id, session))
        if places:
            try:
                await lobby.saw(self.tables.db, places, now)
            except DatabaseAway:
                log().warning("presence.seen")

    async def _look(self) -> None:
        """In case news from another process got lost."""
        watched = [live for live in self.tables.live.values() if live.watchers]
        last = await last_entries(self.tables.db, [live.id for live in watched])
        for live in watched:
            if last.get(live.id, 0) > live.seq or live.match is None:
                await self.tables.seats_changed(live.id, publish=False)
                await self.tables.catch_up(live)
