"""Vacations: clocks that count days stand for who is away; so many days a year, and never in live matches."""

from __future__ import annotations

import math
from collections.abc import Collection
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import Connection, and_, select, update

from tutable.server.errors import NoVacation
from tutable.server.store import clocks, habits
from tutable.server.store.habits import Habits
from tutable.server.store.lobby import status_of, table_rows
from tutable.server.store.schema import habits as habits_table
from tutable.server.store.schema import seats, tables
from tutable.server.time import asking

if TYPE_CHECKING:
    from tutable.server.process import Server

DAY = 86400.0


class Vacations:
    """Days are counted by the pulse, as everything at the tables is; years by the calendar."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def used(self, mine: Habits) -> int:
        """Days of this year, those of the vacation that is on included as they were asked for."""
        return mine.vacation_used if mine.vacation_year == this_year() else 0

    def left(self, mine: Habits) -> int:
        return max(0, self.server.settings.vacation_days - self.used(mine))

    def seconds(self, mine: Habits) -> float | None:
        """Until it ends; None: not on vacation."""
        if mine.vacation_until is None:
            return None
        return max(0.0, mine.vacation_until - self.server.pulse.now())

    async def take(self, person: str, days: int) -> None:
        """From now on, for so many days; 0: it is over, and whole days that were not used are given back."""
        now = self.server.pulse.now()

        def work(connection: Connection) -> list[str]:
            mine = habits.found(connection, person)
            if days == 0:
                return end(connection, mine, now) if mine.vacation_until is not None else []
            if mine.vacation_until is not None or days > self.left(mine):
                raise NoVacation(days=self.left(mine))
            values = {
                "vacation_since": now,
                "vacation_until": now + days * DAY,
                "vacation_year": this_year(),
                "vacation_used": self.used(mine) + days,
            }
            habits.put(connection, person, values)
            return stand(connection, person, now, True)

        await self._show(await self.server.db.write(work))

    async def end_due(self) -> None:
        """Those that are over."""
        now = self.server.pulse.now()
        over = select(habits_table.c.person).where(habits_table.c.vacation_until <= now).limit(100)
        found = await self.server.db.read(lambda connection: connection.execute(over).all())

        for row in found:
            person = str(row.person)

            def work(connection: Connection, person: str = person) -> list[str]:
                mine = habits.found(connection, person)
                if mine.vacation_until is None or mine.vacation_until > now:
                    return []  # another process was first
                return end(connection, mine, now)

            await self._show(await self.server.db.write(work))

    async def _show(self, changed: list[str]) -> None:
        for table in changed:
            if self.server.tables.knows(table):
                await self.server.tables.seats_changed(table)
            else:
                await self.server.hub.publish("seats", table)


def this_year() -> int:
    return datetime.now(UTC).year


def end(connection: Connection, mine: Habits, now: float) -> list[str]:
    assert mine.vacation_until is not None and mine.vacation_since is not None
    unused = max(0, math.floor((mine.vacation_until - now) / DAY))
    values = {
        "vacation_until": None,
        "vacation_since": None,
        "vacation_used": max(0, mine.vacation_used - unused),
    }
    habits.put(connection, mine.person, values)
    return stand(connection, mine.person, now, False)


def begin(connection: Connection, people: Collection[str], now: float) -> None:
    """A table begins at which some may be on vacation."""
    for person in people:
        if habits.found(connection, person).vacation_until is not None:
            stand(connection, person, now, True)


def stand(connection: Connection, person: str, now: float, on: bool) -> list[str]:
    """This person's clocks stand, or go on, at all tables that count days; which tables."""
    mine = and_(seats.c.session == person, seats.c.kind == "human", seats.c.paused != on)
    chosen = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
    found = connection.execute(chosen.where(mine, tables.c.clock == "days", tables.c.status == "running"))
    ids = sorted({str(row.table_id) for row in found})
    for table in ids:
        status_of(connection, table)  # nobody moves there until this is done
    for row in table_rows(connection, tables.c.id.in_(ids)):
        here = and_(seats.c.table_id == row.id, seats.c.session == person, seats.c.kind == "human")
        connection.execute(update(seats).where(here).values(paused=on))
        for seat in row.seats_of(person):
            row.seats[seat].paused = on
        asked = asking.standing(asking.read(row), row, now)
        clocks.set_asking(connection, row, asking.written(asked), asking.deadline(asked, row))
    return ids
