"""Who is at which table: connections here, and a heartbeat for the other processes.

A player who comes back gets the seat back from the bot that stood in.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from tutable.server.errors import DatabaseAway
from tutable.server.observe import log
from tutable.server.seating import is_away
from tutable.server.store import lobby
from tutable.server.store.entries import last_entries
from tutable.server.sync.table import is_present

if TYPE_CHECKING:
    from tutable.server.live_tables import LiveTables
    from tutable.server.socket import Connection
    from tutable.server.time.timekeeper import Timekeeper

FLUSH_SECONDS = 1.0
BEAT_SECONDS = 20.0


class Presence:
    """Keeps `seats.seen` and the watchers of every table."""

    def __init__(self, tables: LiveTables, timekeeper: Timekeeper, patience: int) -> None:
        """`patience`: after so many seconds a bot may play for who is away."""
        self.tables = tables
        self.timekeeper = timekeeper
        self.patience = patience  # unless a table has agreed on another
        self.absent: set[str] = set()  # tables from which somebody has gone
        self.task: asyncio.Task[None] | None = None
        # (table, session): when it was seen. Written together: a server that loses a thousand
        # connections at once must not write a thousand times.
        self.pending: dict[tuple[str, str], float] = {}

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="presence")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self._beat()
        with contextlib.suppress(DatabaseAway):  # whoever reads it later finds the last beat
            await self._flush()

    async def came(self, connection: Connection) -> list[int]:
        """Said hello; the seats at which a bot has stood in until now."""
        live = connection.live
        if connection.is_screen:  # its person may be elsewhere: it stands there for all
            live.watchers.add(connection)
            return []
        mine = live.seats_of(connection.session)
        new = connection.session not in live.connected()
        was_here = all(is_present(live.row.seats[seat], set(), live) for seat in mine)
        live.watchers.add(connection)
        live.left_at.pop(connection.session, None)
        if not mine or not new:
            return []
        stood_in = [seat for seat in mine if live.row.seats[seat].stand_in is not None]
        self._saw(connection)
        back = await self.timekeeper.back(live, stood_in) if stood_in else []
        if not back and not was_here:
            live.changed()
        return back

    def left(self, connection: Connection) -> None:
        """The socket is closed. Others are told later: a page that reloads is back in a moment."""
        connection.live.watchers.discard(connection)
        connection.live.used = time.monotonic()
        if not connection.is_screen and connection.session not in connection.live.connected():
            self._saw(connection)
            if connection.live.seats_of(connection.session):
                connection.live.left_at[connection.session] = time.monotonic()
                self.absent.add(connection.live.id)

    def _saw(self, connection: Connection) -> None:
        self._note(connection.live.id, connection.session, time.time())

    def _note(self, table: str, session: str, now: float) -> None:
        live = self.tables.live.get(table)
        seats = live.seats_of(session) if live is not None else []
        for seat in seats:
            assert live is not None
            live.row.seats[seat].seen = now
        if seats:
            self.pending[(table, session)] = now

    # -- the clock ------------------------------------------------------------------------

    async def _run(self) -> None:
        beat = time.monotonic() + BEAT_SECONDS
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            due = time.monotonic() >= beat
            if due:
                beat = time.monotonic() + BEAT_SECONDS
                self._beat()
            try:
                await self._flush()
                if due and self.tables.db.is_postgres:
                    await self._look()
            except DatabaseAway:
                log().warning("presence.away")
            self._compare(list(self.tables.live) if due else list(self.absent))

    def _beat(self) -> None:
        """Everybody who is connected is here."""
        now = time.time()
        for live in list(self.tables.live.values()):
            for session in live.connected():
                self._note(live.id, session, now)
            live.forget()
        self.tables.let_go()

    async def _flush(self) -> None:
        pending, self.pending = self.pending, {}
        if pending:
            await lobby.saw(self.tables.db, pending)

    async def _look(self) -> None:
        """Who is connected to another process; and moves, in case news of them got lost."""
        watched = {live.id: live for live in self.tables.live.values() if live.watchers}
        for (table, seat), seen in (await lobby.seen(self.tables.db, list(watched))).items():
            watched[table].row.seats[seat].seen = seen
        last = await last_entries(self.tables.db, list(watched))
        for live in watched.values():
            if last.get(live.id, 0) > live.seq or live.match is None:
                await self.tables.seats_changed(live.id, publish=False)
                await self.tables.catch_up(live)

    def _compare(self, ids: list[str]) -> None:
        """Tell a table when somebody has come or gone, or a bot may play on."""
        for table in ids:
            live = self.tables.live.get(table)
            if live is None or not live.watchers:
                self.absent.discard(table)
                continue
            here = live.connected()
            humans = [seat for seat in live.row.seats if seat.kind == "human"]
            present = tuple(
                (is_present(seat, here, live), is_away(live, seat, here, live.row.patience or self.patience))
                for seat in humans
            )
            if live.present and present != live.present:
                live.changed()
            live.present = present
            if all(seat.session in here for seat in humans):
                self.absent.discard(table)
            else:
                self.absent.add(table)
