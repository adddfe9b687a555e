"""Looks once a second whose time is over, and lets a bot play for who does not, resigns or is replaced."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from tutable.bots import usual_bot
from tutable.core.engine import SPECTATOR
from tutable.core.errors import TutableError
from tutable.core.events import is_for
from tutable.core.match import Match
from tutable.server.beat import Beat
from tutable.server.errors import DatabaseAway
from tutable.server.live_table import LiveTable
from tutable.server.observe import log
from tutable.server.store import clocks
from tutable.server.store.clocks import TakeOver
from tutable.server.store.lobby import table_rows
from tutable.server.store.schema import tables
from tutable.server.time import asking
from tutable.server.time.agreeing import is_idle, people

if TYPE_CHECKING:
    from tutable.server.live_tables import LiveTables
    from tutable.server.settings import Settings

EVERY_SECONDS = 1.0
FATES = {"lose": "late"}


class Timekeeper:
    """One task per process; that each deadline is acted upon once is the database's business."""

    def __init__(
        self, tables: LiveTables, settings: Settings, end_vacations: Callable[[], Awaitable[None]]
    ) -> None:
        self.tables = tables
        self.end_vacations = end_vacations
        self.settings = settings
        self.pulse = tables.pulse
        self.beat = Beat("timekeeper", EVERY_SECONDS, self._run)

    async def _run(self) -> None:
        if self.pulse.paused:
            return
        for live in self.tables.watched():
            self.look(live)
        await self.end_vacations()
        for table in await clocks.due(self.tables.db, self.pulse.now()):
            await self._time_out(table)

    def look(self, live: LiveTable) -> None:
        """Remind who does not move, and tell the others when they may do something about it."""
        if live.match is None or live.status != "running":
            return
        now, settings = self.pulse.now(), self.settings
        patience = live.row.patience or settings.ponder_seconds
        pause = settings.offer_seconds
        idle = tuple(
            is_idle(live, seat, now, patience) or (seat.offered is not None and now >= seat.offered + pause)
            for seat in live.row.seats
        )
        if idle != live.idle and (live.idle or any(idle)):
            live.idle = idle
            live.changed()
        if live.row.clock == "none" and len(people(live)) > 1:
            self._nudge(live, now)

    def _nudge(self, live: LiveTable, now: float) -> None:
        """Only those who have not chosen yet, and each for itself: nobody else hears of it."""
        asked = asking.read(live.row)
        for seat in live.waiting():
            due = int(asked.passed(seat, now) // self.settings.nudge_seconds)
            if due > 0 and live.nudged.get(seat) != (asked.number, due):
                live.nudged[seat] = asked.number, due
                for watcher in list(live.watchers):
                    if watcher.session == live.row.seats[seat].session and not watcher.is_screen:
                        watcher.nudge()

    async def _time_out(self, table: str) -> None:
        try:
            await self.time_out(await self.tables.get(table))
        except DatabaseAway:
            raise
        except TutableError as error:
            log().error("timekeeper.table", table=table, error=error.code)

    async def time_out(self, live: LiveTable) -> None:
        """Whoever has neither moved nor chosen has lost this turn, or more: as the table was made."""
        async with live.lock:
            await self.tables.fresh(live)
            await self.tables.read_seats(live)
            row, match = live.row, live.match
            if match is None or row.deadline is None or row.deadline > self.pulse.now():
                return
            late = [seat for seat in live.waiting() if row.seats[seat].is_played]
            deed = TakeOver(
                f"late-{row.late}",
                row.late_bot or usual_bot(row.game),
                heard(match),
                fate=FATES.get(row.late, ""),
                for_turn=row.late == "pass",
            )
            if not await clocks.time_out(self.tables.db, live.id, row.deadline, late, deed):
                return
        log().info("table.late", table=live.id, how=row.late)
        await self.tables.seats_changed(live.id)

    async def replace(
        self, live: LiveTable, seats: Collection[int], deed: TakeOver, unseen_since: float | None = None
    ) -> list[int]:
        """A bot plays on; the seats for which none did before."""
        done = await clocks.replace(self.tables.db, live.id, seats, deed, unseen_since)
        await self.tables.seats_changed(live.id)
        return done

    async def back(self, live: LiveTable, seats: Collection[int]) -> list[int]:
        """Who comes back plays on; the seats for which a bot has played. Their clocks begin anew."""
        told = heard(live.match) if live.match is not None else []
        now = self.pulse.now()

        def work(connection: Connection) -> list[int]:
            done = clocks.give_back(connection, live.id, seats, told)
            if done and live.row.clock != "none":
                (row,) = table_rows(connection, tables.c.id == live.id)
                asked = asking.read(row)
                for seat in set(done) & set(asked.seats):
                    asked = asking.anew(asked, seat, now)
                clocks.set_asking(connection, row, asking.written(asked), asking.deadline(asked, row))
            return done

        done = await self.tables.db.write(work)
        if done:
            await self.tables.seats_changed(live.id)
        return done


def heard(match: Match) -> list[int]:
    """How many of the settled events each seat, and last a spectator, has been told."""
    return [sum(is_for(event, seat) for event in match.events) for seat in (*range(match.players), SPECTATOR)]
