"""One server process: its parts put together, started and stopped in order."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from tutable.core.errors import TutableError
from tutable.server import logs
from tutable.server.auth.limits import Limits
from tutable.server.auth.origin import Origins
from tutable.server.auth.sessions import COOKIE, Sessions
from tutable.server.bots.adviser import Adviser
from tutable.server.bots.driver import Driver
from tutable.server.bots.pool import Pool
from tutable.server.edge.gate import Gate
from tutable.server.edge.tally import Share
from tutable.server.edge.turns import Turns
from tutable.server.errors import DatabaseAway, DatabaseDamaged, TooFew
from tutable.server.figures import Figures
from tutable.server.health import Health
from tutable.server.house import House
from tutable.server.hub import Hub
from tutable.server.hub.memory import MemoryHub
from tutable.server.hub.postgres import PostgresHub
from tutable.server.keeper import Keeper
from tutable.server.lab.bench import Bench
from tutable.server.live_table import LiveTable
from tutable.server.live_tables import LiveTables
from tutable.server.names import distinct
from tutable.server.notify.digest import Digest
from tutable.server.notify.mail import Mail
from tutable.server.notify.notifier import Notifier
from tutable.server.notify.push import Pusher, new_key
from tutable.server.observe import log
from tutable.server.presence import Presence
from tutable.server.settings import Settings
from tutable.server.store import events, lobby, people, plans, ratings
from tutable.server.store import series as in_series
from tutable.server.store.database import Database
from tutable.server.store.entries import JournalWriter
from tutable.server.time.pulse import Pulse
from tutable.server.time.timekeeper import Timekeeper
from tutable.server.time.vacations import Vacations
from tutable.server.together.planner import Planner
from tutable.server.together.rounds import go_on
from tutable.server.vitals import Vitals
from tutable.server.work.desk import Desk

READING_SECONDS = 5.0  # of CPU, for a file somebody brings
FOLDING_SECONDS = 20.0  # and for a match that was accepted once
TELLING_SECONDS = 60.0  # and for the report of a run of the lab
READING_NICE, FOLDING_NICE = 10, 2  # whoever opens a table comes before bots, and these before files
SHOWN_AT_ONCE = 5  # tables at which a new name is shown
SHOW_PAUSE = 0.01
OF_A_TABLE = {"moved", "seats", "chat", "plans", "removed"}  # news that concerns who follows it
WAIT_SECONDS = 1.0  # between two looks for a database that is not there yet


class Server:
    """Everything an endpoint or a socket needs."""

    def __init__(
        self,
        settings: Settings,
        bot_command: list[str] | None = None,
        folder: Path | None = None,
        share: Share | None = None,
    ) -> None:
        """`folder`: where the processes on one address find each other; `share`: what they count together."""
        self.settings = settings
        self.name = secrets.token_hex(6)  # of this process, among those on one database
        self.cookie = COOKIE
        self.db = Database(settings)
        self.hub: Hub = PostgresHub(self.db, self.name) if settings.is_postgres else MemoryHub()
        self.journal = JournalWriter(self.db)
        self.limits = Limits(settings, self.db)
        # Two desks: whoever opens a table does not wait behind those who bring files.
        size = settings.work_processes
        self.reading = Desk("reading", size, READING_SECONDS, READING_NICE, self.limits)
        self.folding = Desk("folding", size, FOLDING_SECONDS, FOLDING_NICE, self.limits)
        self.measuring = Desk("lab", 1, TELLING_SECONDS, READING_NICE, self.limits)
        self.bench = Bench(settings, self.db, self.limits, self.name)
        self.pulse = Pulse(self.db)
        self.tables = LiveTables(
            self.db, self.journal, self.hub, self.folding, self.pulse, settings.notify_seconds, self._stepped
        )
        self.timekeeper = Timekeeper(self.tables, settings, Vacations(self).end_due)
        self.presence = Presence(self.tables, self.timekeeper, settings.away_seconds)
        pool = Pool(settings.bot_processes, settings.bot_seconds, self.limits, bot_command)
        self.bots = Driver(self.tables, pool, self.name, settings.bot_pace, settings.guests)
        self.planner = Planner(self.tables, settings.bot_pace)
        self.adviser = Adviser(self.tables, pool)
        self.mail = Mail(settings)
        self.keeper = Keeper(self.tables, settings, self._resume)
        self.house = House(self)
        self.origins = Origins(settings)
        self.gate = Gate(settings, share)
        self.turns = Turns()
        self.health = Health(self)
        self.vitals = Vitals(self)
        self.figures = Figures(folder)
        self.is_open = False  # the database has been there, and everything runs
        self.sessions: Sessions
        self.notifier: Notifier  # when its key is known
        self.digest = Digest(self)
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.vitals.start()
        await self.figures.start()
        key = await self._open()
        self.sessions = Sessions(self.db, key)
        self.limits.start(key)
        logs.digest.key = self.sessions.sign("log", "").encode()
        self.journal.start()
        await self.pulse.start()
        self.pulse.pause(self.house.read_only)
        await self.hub.start(self._heard)
        # Perhaps in the place of one that was killed with news on its lips: the others look.
        await self.hub.publish("all", "")
        self.presence.start()
        await self.bots.start()
        await self.planner.start()
        self.keeper.beat.start()
        self.timekeeper.beat.start()
        self.notifier = Notifier(self, await self._pusher())
        self.notifier.start()
        self.digest.beat.start()
        self.bench.start()
        self.begin(self.folding.start())
        self.begin(self._resume())
        self.is_open = True
        kind = "postgresql" if self.settings.is_postgres else "sqlite"
        log().info("started", database=kind, server=self.name)

    async def _pusher(self) -> Pusher:
        """With the key that is made at the first start, and kept."""
        private = await people.kept_key(self.db, "push", new_key())
        settings = self.settings
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else "mailto:nobody@tutable.invalid"
        if settings.origins and not settings.mail_from:
            contact = settings.origins[0]
        return Pusher(private, contact, settings.push_anywhere)

    async def _open(self) -> bytes:
        """The key that signs; and what the host has said. A database that comes up later is waited for."""
        while True:
            try:
                await self.db.open()
                key = self.settings.secret.encode() or await people.signing_key(self.db)
                await self.house.start()
                return key
            except DatabaseAway:
                if self.db.is_damaged:
                    raise DatabaseDamaged() from None
                if not self.settings.is_postgres:  # a file that cannot be used now will not be later
                    raise
                log().warning("database.waiting")
                await asyncio.sleep(WAIT_SECONDS)

    async def stop(self) -> None:
        await self.vitals.stop()
        await self.house.stop()
        await self.figures.stop()
        await self.keeper.beat.stop()
        await self.timekeeper.beat.stop()
        await self.digest.beat.stop()
        if self.is_open:
            await self.notifier.stop()
        await self.planner.stop()
        await self.bots.stop()
        await self.bench.stop()
        await asyncio.gather(self.reading.stop(), self.folding.stop(), self.measuring.stop())
        await self.presence.stop()
        await self.journal.stop()
        await self.pulse.beating.stop()
        await self.hub.stop()
        await self.limits.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.db.close()

    def _stepped(self, live: LiveTable) -> None:
        """Somebody is asked at a table: perhaps a bot; or a match is over that counts."""
        self.bots.consider(live)
        self.planner.consider(live)
        if live.row.rated and live.status == "over":
            self.begin(self._settle())
        if live.status == "over" and live.row.series_open and live.row.series is not None:
            self.begin(self._opened(live.row.series))
        if live.status in ("over", "closed") and live.row.event is not None:
            self.begin(self._next_round(live.row.event))

    async def _settle(self) -> None:
        try:
            await ratings.settle(self.db)
        except DatabaseAway:
            log().warning("ratings.away")  # the keeper does it later

    async def _opened(self, series: str) -> None:
        """A table of a set has ended: perhaps it was the last, and what all of them kept back may be seen."""
        try:
            if not await in_series.is_open(self.db, series):
                for table in await in_series.tables_of(self.db, series):
                    await self.tables.seats_changed(table)
        except TutableError as error:
            log().warning("series.opened", error=error.code)

    async def reveal(self, live: LiveTable) -> None:
        """Before somebody looks at a table of a set: another one may have been closed before its end."""
        series = live.row.series
        if series is not None and live.row.series_open and not await in_series.is_open(self.db, series):
            await self.tables.seats_changed(live.id)

    async def _resume(self) -> None:
        """Tables and rounds whose beginning was cut off, and rounds whose last table has ended unseen."""
        try:
            for table in await lobby.full_tables(self.db):
                await self._begin(table)
            for event in await events.unfinished(self.db):
                await self._next_round(event)
        except DatabaseAway:
            log().warning("event.away")  # the host's page begins the next round, too

    async def _begin(self, table: str) -> None:
        try:
            await self.tables.seats_changed(table)
        except DatabaseAway:
            raise
        except TutableError as error:
            log().warning("table.begin", table=table, error=error.code)

    async def _next_round(self, event: str) -> None:
        """A table of a tournament has ended: perhaps it was the last of its round."""
        try:
            await go_on(self, event)
        except TooFew:
            pass  # it waits for people
        except TutableError as error:
            log().warning("event.next", error=error.code)

    # -- news from other processes --------------------------------------------------------

    def _heard(self, kind: str, subject: str) -> None:
        if kind in OF_A_TABLE and not self.tables.knows(subject):
            return  # most news is of tables that are followed elsewhere
        self.begin(self._look(kind, subject))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _look(self, kind: str, subject: str) -> None:
        try:
            if kind == "all":
                self.sessions.forget(None)
                for table in list(self.tables.live):
                    await self._look("seats", table)
                    await self._look("moved", table)
                    await self._look("chat", table)
                    await self._look("plans", table)
            elif kind == "session":
                self.session_changed(subject)
                for live in self._tables_of(subject):  # one after the other: moves come in between
                    await self._look("seats", live.id)
            elif kind == "erased":
                await self.forgotten(subject)
            elif self.tables.knows(subject):
                live = await self.tables.get(subject)  # one that is being read may be older
                if kind == "moved":
                    await self.tables.catch_up(live)
                elif kind == "seats":
                    await self.tables.seats_changed(subject, publish=False)
                elif kind == "chat":
                    await self.tables.chat_changed(live)
                elif kind == "plans":
                    self.planner.took(live, await plans.at_table(self.db, subject))
                elif kind == "removed":
                    await self.tables.lines_removed(live)
        except DatabaseAway:
            log().warning("hub.look", kind=kind)
        except TutableError as error:
            log().error("hub.look", kind=kind, error=error.code)

    def renamed(self, session: str, name: str) -> None:
        """Show another name at every table, a few at a time: whoever sits at many must not stop them all."""
        mine = self._tables_of(session)
        for live in mine:
            own = live.row.seats[live.seats_of(session)[0]]
            own.name = distinct(name, [seat.name for seat in live.row.seats if seat is not own and seat.name])
        self.begin(self._show(mine))

    async def _show(self, tables: list[LiveTable]) -> None:
        for number, live in enumerate(tables):
            if number % SHOWN_AT_ONCE == 0:
                await asyncio.sleep(SHOW_PAUSE)
            live.changed()

    def _tables_of(self, session: str) -> list[LiveTable]:
        return [live for live in self.tables.live.values() if live.seats_of(session)]

    async def forgotten(self, session: str) -> None:
        """A person was erased: no table here shows the name or the words any longer."""
        self.session_changed(session)
        for live in list(self.tables.live.values()):
            spoke = any(line.session == session for line in live.chats)
            if spoke or live.row.creator == session or live.seats_of(session):
                await self.tables.seats_changed(live.id, publish=False)
                await self.tables.lines_removed(live)

    def session_changed(self, session: str) -> None:
        """Renamed or revoked: its connections have to show that they may still be here."""
        self.sessions.forget(session)
        for live in self.tables.live.values():
            for watcher in list(live.watchers):
                if watcher.session == session:
                    watcher.recheck()
