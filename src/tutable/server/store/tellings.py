"""That it is somebody's turn: written down with the step that made it so, and told at most once."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from tutable.server.store.database import Database
from tutable.server.store.schema import tellings
from tutable.server.store.upsert import insert_new

MAX_DUE = 200


@dataclass(frozen=True)
class Telling:
    """In which asking of which table somebody is asked; `due` is when they are told, if they do not look."""

    person: str
    table: str
    number: int
    due: float


def add(connection: Connection, table: str, people: Iterable[str], number: int, due: float) -> None:
    """Inside the transaction of the step."""
    new = insert_new(connection, tellings)
    common = {"table_id": table, "number": number, "due": due, "state": "due", "at": time.time()}
    for person in people:
        connection.execute(new.values(person=person, **common))


async def coming(db: Database, until: float) -> list[Telling]:
    """Those that are due, or will be by then."""
    chosen = select(tellings).where(tellings.c.state == "due", tellings.c.due <= until)
    chosen = chosen.order_by(tellings.c.due).limit(MAX_DUE)
    found = await db.read(lambda connection: connection.execute(chosen).all())
    return [Telling(row.person, row.table_id, row.number, row.due) for row in found]


def _this(one: Telling) -> ColumnElement[bool]:
    return and_(
        tellings.c.person == one.person, tellings.c.table_id == one.table, tellings.c.number == one.number
    )


async def settle(db: Database, one: Telling, state: str) -> bool:
    """It is told now (`sent`), or need not be (`seen`); False: another process was first."""
    mine = update(tellings).where(_this(one), tellings.c.state == "due").values(state=state)
    return await db.write(lambda connection: connection.execute(mine).rowcount == 1)


async def postpone(db: Database, one: Telling, due: float) -> None:
    later = update(tellings).where(_this(one), tellings.c.state == "due", tellings.c.due == one.due)
    await db.write(lambda connection: connection.execute(later.values(due=due)))


def unmailed_of(person: str | ColumnElement[str]) -> ColumnElement[bool]:
    return and_(tellings.c.person == person, tellings.c.state == "sent", ~tellings.c.mailed)


async def unmailed(db: Database, person: str) -> list[Telling]:
    """What was told, or could not be, and was in no mail yet."""
    mine = select(tellings).where(unmailed_of(person))
    found = await db.read(lambda connection: connection.execute(mine).all())
    return [Telling(row.person, row.table_id, row.number, row.due) for row in found]


def mailed(connection: Connection, told: Iterable[Telling]) -> None:
    for one in told:
        connection.execute(update(tellings).where(_this(one)).values(mailed=True))


async def forget(db: Database, before: float) -> None:
    """What was told long ago."""
    old = delete(tellings).where(tellings.c.at < before, tellings.c.state != "due")
    await db.write(lambda connection: connection.execute(old))
