"""Small tournaments: who comes, which tables belong to which round."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from tutable.server.errors import EventOver, Full, NotThere, UnknownEvent
from tutable.server.store.database import Database
from tutable.server.store.lobby import MAX_LIST, UNFINISHED, added, table_rows
from tutable.server.store.rows import TableRow, dump
from tutable.server.store.schema import event_people, event_seats, event_tables, events, sessions, tables


@dataclass(frozen=True)
class EventRow:
    """A tournament as it is kept."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    players: int
    rounds: int
    round: int
    bot: str
    host: str
    status: str
    created: float
    host_name: str = ""


@dataclass(frozen=True)
class Comer:
    """Somebody who takes part."""

    session: str
    name: str
    missing: bool


@dataclass(frozen=True)
class RoundTable:
    """A table of a round, and who was given which seat."""

    round: int
    row: TableRow
    people: dict[int, str]

    @property
    def is_done(self) -> bool:
        return self.row.status not in UNFINISHED

    @property
    def gone(self) -> set[int]:
        """The seats whose people have not played to the end, as for ratings."""
        seats = self.row.seats
        return {
            at for at, person in self.people.items() if seats[at].session != person or seats[at].is_abandoned
        }


@dataclass(frozen=True)
class Whole:
    """A tournament with everybody and everything."""

    row: EventRow
    people: list[Comer]
    tables: list[RoundTable]


async def add(db: Database, row: EventRow, most: int) -> None:
    """A new one; Full if its host has so many that are not over."""
    values = {name: getattr(row, name) for name in row.__dataclass_fields__ if name != "host_name"}
    values["options"] = dump(row.options)
    mine = select(func.count()).where(events.c.host == row.host, events.c.status != "over")

    def work(connection: Connection) -> None:
        if connection.execute(mine).scalar_one() >= most:
            raise Full()
        connection.execute(insert(events).values(values))

    await db.write(work)


async def find(db: Database, id: str) -> Whole | None:
    return await db.read(lambda connection: found(connection, id))


def found(connection: Connection, id: str, lock: bool = False) -> Whole | None:
    chosen = select(events).where(events.c.id == id)
    event = connection.execute(chosen.with_for_update() if lock else chosen).first()
    if event is None:
        return None
    host = connection.execute(select(sessions.c.name).where(sessions.c.id == event.host)).scalar_one()
    values = event._asdict() | {"options": msgspec.json.decode(event.options), "host_name": host}
    comers = (
        select(event_people, sessions.c.name)
        .join(sessions, sessions.c.id == event_people.c.session)
        .where(event_people.c.event_id == id)
        .order_by(event_people.c.joined, event_people.c.session)
    )
    people = [Comer(row.session, row.name, row.missing) for row in connection.execute(comers)]
    return Whole(EventRow(**values), people, _tables(connection, id))


def _tables(connection: Connection, id: str) -> list[RoundTable]:
    chosen = select(event_tables).where(event_tables.c.event_id == id)
    rounds = {row.table_id: row.round for row in connection.execute(chosen)}
    given: dict[str, dict[int, str]] = {}
    for row in connection.execute(select(event_seats).where(event_seats.c.table_id.in_(rounds))):
        given.setdefault(row.table_id, {})[row.seat] = row.session
    rows = table_rows(connection, tables.c.id.in_(rounds))
    made = [RoundTable(rounds[row.id], row, given.get(row.id, {})) for row in rows]
    return sorted(made, key=lambda one: (one.round, one.row.created, one.row.id))


async def join(db: Database, id: str, session: str, most: int) -> None:
    """Take part from the next round on, or again; Full if `most` do already."""

    def work(connection: Connection) -> None:
        whole = going_on(connection, id)
        known = {one.session for one in whole.people}
        if session in known:
            connection.execute(update(event_people).where(_comer(id, session)).values(missing=False))
            return
        if len(known) >= most:
            raise Full()
        new = {"event_id": id, "session": session, "joined": time.time(), "missing": False}
        connection.execute(insert(event_people).values(new))

    await db.write(work)


async def leave(db: Database, id: str, session: str, is_listed: bool) -> Whole:
    """Not in the next round; who has played already, or `is_listed`, stays in the standings. As it was when
    they left."""

    def work(connection: Connection) -> Whole:
        whole = going_on(connection, id)
        if all(one.session != session for one in whole.people):
            raise NotThere()
        stays = is_listed or any(session in one.people.values() for one in whole.tables)
        mine = _comer(id, session)
        kept = update(event_people).where(mine).values(missing=True)
        connection.execute(kept if stays else delete(event_people).where(mine))
        return whole

    return await db.write(work)


def going_on(connection: Connection, id: str) -> Whole:
    """A tournament that is not over, and is not changed by anybody else until this transaction is over."""
    whole = found(connection, id, lock=True)
    if whole is None:
        raise UnknownEvent()
    if whole.row.status == "over":
        raise EventOver()
    return whole


def _comer(id: str, session: str) -> ColumnElement[bool]:
    return and_(event_people.c.event_id == id, event_people.c.session == session)


async def bot_of(db: Database, id: str) -> str:
    """Who plays where somebody is missing."""
    chosen = select(events.c.bot).where(events.c.id == id)
    return str(await db.read(lambda connection: connection.execute(chosen).scalar_one()))


async def unfinished(db: Database) -> list[str]:
    """Tournaments that have begun and are not over."""
    chosen = select(events.c.id).where(events.c.status == "running")
    return [str(row.id) for row in await db.read(lambda connection: connection.execute(chosen).all())]


def begin_round(
    connection: Connection, whole: Whole, rows: Sequence[tuple[TableRow, dict[int, str]]]
) -> None:
    """The tables of the next round, inside a transaction that holds the event."""
    number = whole.row.round + 1
    chosen = update(events).where(events.c.id == whole.row.id)
    connection.execute(chosen.values(round=number, status="running"))
    for row, people in rows:
        added(connection, row)
        connection.execute(insert(event_tables).values(table_id=row.id, event_id=whole.row.id, round=number))
        given = [{"table_id": row.id, "seat": seat, "session": who} for seat, who in people.items()]
        connection.execute(insert(event_seats), given)


def end(connection: Connection, id: str) -> None:
    connection.execute(update(events).where(events.c.id == id).values(status="over"))


async def expire(db: Database, since: float) -> int:
    """End those in which nobody has come and nothing was played since then, and nothing is; how many."""
    coming = exists().where(event_people.c.event_id == events.c.id, event_people.c.joined >= since)
    lives = or_(tables.c.status.in_(UNFINISHED), tables.c.touched >= since)
    here = and_(event_tables.c.table_id == tables.c.id, event_tables.c.event_id == events.c.id)
    rests = and_(events.c.status != "over", events.c.created < since, ~coming, ~exists().where(here, lives))
    ended = update(events).where(rests).values(status="over")
    return await db.write(lambda connection: connection.execute(ended).rowcount)


async def of_person(db: Database, session: str) -> list[EventRow]:
    """Those that are not over, in which somebody takes part or which they look after; the latest first."""
    comes = exists().where(event_people.c.event_id == events.c.id, event_people.c.session == session)
    mine = and_(events.c.status != "over", or_(events.c.host == session, comes))
    chosen = select(events, sessions.c.name.label("host_name"))
    chosen = chosen.join(sessions, sessions.c.id == events.c.host).where(mine)
    found = await db.read(
        lambda connection: connection.execute(chosen.order_by(events.c.created.desc()).limit(MAX_LIST)).all()
    )
    return [EventRow(**row._asdict() | {"options": msgspec.json.decode(row.options)}) for row in found]
