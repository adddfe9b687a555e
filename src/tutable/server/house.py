"""What holds for the whole server, as the host has said it; every process follows within a second.

Deeds are written down in the database, at the host's page or at the terminal. Whoever serves reads what is
new there: for an SQLite file nobody else could tell, and with PostgreSQL one way is enough.
"""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, func, or_, select

from tutable.core.errors import TutableError
from tutable.server.errors import Banned, DatabaseAway, ReadOnly
from tutable.server.observe import log
from tutable.server.store.overview import ASK, WHO
from tutable.server.store.schema import bans, deeds, notices
from tutable.server.store.upsert import put
from tutable.server.wire.values import House as Shown

if TYPE_CHECKING:
    from tutable.server.auth.sessions import Session
    from tutable.server.process import Server

EVERY_SECONDS = 1.0
OVERLAP = 20  # a deed with a smaller number may be committed later
TABLE_DEEDS = {"close", "kick", "watching", "chat", "slow"}


@dataclass(frozen=True)
class News:
    """What the database says now: notices, bans, and the latest deeds."""

    notices: dict[str, str]
    bans: dict[tuple[str, str], Any]
    deeds: list[Any]


class House:
    """Who may come in, whether anything may be changed, and what the host has done since."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.shown = Shown("", False)
        self.bans: dict[tuple[str, str], Any] = {}
        self.known: set[int] = set()
        self.last = 0
        self.answered = ""  # the last question who is here
        self.task: asyncio.Task[None] | None = None

    @property
    def read_only(self) -> bool:
        return self.shown.read_only

    async def start(self) -> None:
        """What was done before concerns nobody who is here."""
        newest = select(func.max(deeds.c.id))
        self.last = await self.server.db.read(lambda found: found.execute(newest).scalar_one()) or 0
        news = await self.server.db.read(self._news)
        self.known = {deed.id for deed in news.deeds}
        self.answered = news.notices.get(ASK, "")
        self._take(news)
        self.task = asyncio.create_task(self._run(), name="house")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    # -- who may do what ------------------------------------------------------------------

    def admit(self, person: Session | None, address: str) -> None:
        """Banned if this person, or everybody from this address, is not to come in; a host always may."""
        if not self.bans or (person is not None and person.is_host):
            return
        for key in (
            ("session", person.id if person is not None else ""),
            ("address", self.server.sessions.digest(address)),
        ):
            found = self.bans.get(key)
            if found is not None and (found.until is None or found.until > time.time()):
                raise banned(found)

    def may_change(self) -> None:
        if self.shown.read_only:
            raise ReadOnly()

    # -- following ------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.look()
            except DatabaseAway:
                log().warning("house.away")

    async def look(self) -> None:
        """Follow what was done since."""
        news = await self.server.db.read(self._news)
        self._take(news)
        for deed in news.deeds:
            if deed.id not in self.known:
                await self._follow(deed)  # if the database goes away meanwhile, again the next time
                self.known.add(deed.id)
                self.last = max(self.last, deed.id)
        self.known = {number for number in self.known if number > self.last - OVERLAP}
        question = news.notices.get(ASK, "")
        if question and question != self.answered:
            self.answered = question
            await self._answer()

    def _news(self, connection: Connection) -> News:
        asked = select(notices).where(notices.c.name.in_(("today", "read-only", ASK)))
        holds = select(bans).where(or_(bans.c.until.is_(None), bans.c.until > time.time()))
        done = select(deeds).where(deeds.c.id > self.last - OVERLAP).order_by(deeds.c.id)
        return News(
            {row.name: row.value for row in connection.execute(asked)},
            {(row.kind, row.subject): row for row in connection.execute(holds)},
            list(connection.execute(done).all()),
        )

    def _take(self, news: News) -> None:
        self.bans = news.bans
        shown = Shown(news.notices.get("today", ""), bool(news.notices.get("read-only")))
        if shown == self.shown:
            return
        self.shown = shown
        server = self.server
        server.bots.paused = server.planner.paused = server.keeper.paused = shown.read_only
        server.bench.paused = shown.read_only
        server.pulse.pause(shown.read_only)
        for live in list(server.tables.live.values()):
            live.changed() if live.row.clock != "none" else live.wake()
            server.bots.consider(live)
            server.planner.consider(live)

    async def _follow(self, deed: Any) -> None:
        """What a deed means for the tables and connections of this process."""
        server = self.server
        try:
            if deed.verb in TABLE_DEEDS and server.tables.knows(deed.subject):
                live = await server.tables.seats_changed(deed.subject, publish=False)
                for watcher in list(live.watchers):
                    watcher.recheck()
            elif deed.verb == "remove-line" and server.tables.knows(deed.subject):
                await server.tables.lines_removed(await server.tables.get(deed.subject))
            elif deed.verb == "ban":
                self._recheck_all()
            elif deed.verb == "erase":
                await server.forgotten(deed.subject)
        except DatabaseAway:
            raise
        except TutableError as error:
            log().error("house.follow", verb=deed.verb, error=error.code)

    def _recheck_all(self) -> None:
        for live in self.server.tables.live.values():
            for watcher in list(live.watchers):
                watcher.recheck()

    async def _answer(self) -> None:
        """Who is here, for the host who asks."""
        places = [
            (person, live.id) for live in self.server.tables.live.values() for person in live.connected()
        ]
        name, value = WHO + self.server.name, json.dumps(places)
        await self.server.db.write(lambda connection: put(connection, notices, name=name, value=value))


def banned(found: Any) -> Banned:
    """With the reason, and until when, in words that every language has: a date."""
    if found.until is None:
        return Banned(problem="good", why=found.why)
    until = datetime.fromtimestamp(found.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return Banned(problem="until", why=found.why, until=until)
