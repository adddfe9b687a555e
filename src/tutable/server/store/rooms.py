"""The waiting room: who is ready, who is sent away, and a match that begins with fewer seats."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping

from sqlalchemy import Connection, delete, select, update

from tutable.core.errors import UnknownSeat
from tutable.server.errors import NotAllowed, NotThere, NotWaiting, SeatTaken
from tutable.server.names import distinct
from tutable.server.store.database import Database
from tutable.server.store.lobby import given_back, seats_of, status_of
from tutable.server.store.rows import dump
from tutable.server.store.schema import chats, kicks, seats, tables
from tutable.server.store.upsert import put

FREE = ("open", "invite")


async def set_ready(db: Database, table: str, session: str, ready: bool) -> None:
    """All seats of a person: of several at one screen one speaks for all."""

    def work(connection: Connection) -> None:
        _waits(connection, table)
        changed = update(seats).where(seats_of(table, session)).values(ready=ready)
        if connection.execute(changed).rowcount == 0:
            raise NotAllowed()

    await db.write(work)


async def send_away(db: Database, table: str, seat: int, by: str) -> None:
    """Whoever made the table sends somebody away, for good."""

    def work(connection: Connection) -> None:
        _waits(connection, table)
        rows = {row.seat: row for row in connection.execute(select(seats).where(seats.c.table_id == table))}
        if seat not in rows:
            raise UnknownSeat(seat=str(seat), players=len(rows))
        person = rows[seat].session
        if rows[seat].kind != "human" or person is None:
            raise NotThere()
        if person == by:
            raise NotAllowed()
        given_back(connection, table, person, secrets.token_hex(8))
        put(connection, kicks, table_id=table, session=person, at=time.time())

    await db.write(work)


async def fill(db: Database, table: str, bot: str, name: Callable[[str, int], str]) -> None:
    """A bot for every seat nobody has."""

    def work(connection: Connection) -> None:
        _waits(connection, table)
        rows = list(connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)))
        names = [row.name for row in rows if row.kind not in FREE]
        for row in rows:
            if row.kind in FREE:
                names.append(distinct(name(bot, row.seat), names))
                here = (seats.c.table_id == table) & (seats.c.seat == row.seat)
                taken = {"kind": "bot", "bot": bot, "name": names[-1], "reserved": None}
                connection.execute(update(seats).where(here).values(taken))
                connection.execute(update(tables).where(tables.c.id == table).values(rated=False))

    await db.write(work)


async def without_free_seats(
    db: Database, table: str, taken: list[int], options: Mapping[str, str], scores: list[int]
) -> None:
    """Take the free seats away; SeatTaken if others than these are taken by now.

    Seats are numbered anew from 0, in their order: lines that were said from a seat go with it.
    """

    def work(connection: Connection) -> None:
        _waits(connection, table)
        chosen = select(seats.c.seat, seats.c.kind).where(seats.c.table_id == table).order_by(seats.c.seat)
        rows = list(connection.execute(chosen))
        if [row.seat for row in rows if row.kind not in FREE] != taken:
            raise SeatTaken(seat=next((row.seat for row in rows if row.seat not in taken), 0))
        connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.kind.in_(FREE)))
        for place, seat in enumerate(taken):  # a lower number is free by then
            if place != seat:
                for numbers in (seats, chats):
                    here = (numbers.c.table_id == table) & (numbers.c.seat == seat)
                    connection.execute(update(numbers).where(here).values(seat=place))
        values = {"options": dump(dict(options)), "scores": dump(scores), "touched": time.time()}
        connection.execute(update(tables).where(tables.c.id == table).values(values))

    await db.write(work)


def _waits(connection: Connection, table: str) -> None:
    if status_of(connection, table) != "waiting":
        raise NotWaiting()
