"""What is kept, how much of it, and for how long."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select, text

from tutable.server.store.database import Database
from tutable.server.store.lab import remove_all
from tutable.server.store.lobby import closed
from tutable.server.store.schema import (
    bans,
    chats,
    credentials,
    devices,
    drafts,
    event_people,
    event_seats,
    events,
    habits,
    kicks,
    lab_runs,
    mutes,
    plans,
    ratings,
    reports,
    seats,
    series,
    sessions,
    shelves,
    silenced,
    subscriptions,
    tables,
    tellings,
    tickets,
    votes,
    witnesses,
)

LOCK = 7_461_824  # PostgreSQL's advisory lock: one process tidies up at a time
MAX_CLOSED = 500  # tables closed at once: moves are waiting to be written too
MAX_GUESTS = 1000
OF_A_GUEST = (  # what goes with a guest who left nothing that others see
    drafts.c.session,
    mutes.c.session,
    mutes.c.muted,
    votes.c.session,
    habits.c.person,
    subscriptions.c.person,
    silenced.c.person,
    tellings.c.person,
    witnesses.c.session,
    kicks.c.session,
    shelves.c.session,
    plans.c.session,
    devices.c.person,
    tickets.c.person,
)
LEFT = (  # where others see that somebody was here; or a way to come back
    tables.c.creator,
    events.c.host,
    event_people.c.session,
    event_seats.c.session,
    series.c.creator,
    seats.c.session,
    ratings.c.person,
    chats.c.session,
    reports.c.session,
    reports.c.about,
    credentials.c.person,
)


@dataclass(frozen=True)
class Ages:
    """Since when something must have been untouched to end: moments, in seconds."""

    waiting: float
    idle: float
    guest: float


# -- how much ---------------------------------------------------------------------------------


async def bytes_of_person(db: Database, session: str) -> int:
    """What the tables a person made take."""
    return await _bytes(db, tables.c.creator == session)


async def bytes_of_address(db: Database, address: str) -> int:
    return await _bytes(db, tables.c.address == address)


async def _bytes(db: Database, which: ColumnElement[bool]) -> int:
    chosen = select(func.coalesce(func.sum(tables.c.bytes), 0)).where(which)
    return int(await db.read(lambda connection: connection.execute(chosen).scalar_one()))


# -- for how long -----------------------------------------------------------------------------


def may_expire(ages: Ages) -> ColumnElement[bool]:
    """Which tables end by themselves: not those with a running clock, nor where somebody is on vacation."""
    waits = and_(tables.c.status == "waiting", tables.c.touched < ages.waiting)
    rests = exists().where(seats.c.table_id == tables.c.id, seats.c.paused)
    stands = and_(tables.c.status == "running", tables.c.touched < ages.idle)
    return or_(waits, and_(stands, tables.c.deadline.is_(None), ~rests))


async def expire(db: Database, ages: Ages) -> list[str]:
    """Close what nobody has touched for long; which tables. Nothing of them is deleted."""

    def work(connection: Connection) -> list[str]:
        if not _alone(connection):
            return []
        chosen = select(tables.c.id).where(may_expire(ages)).limit(MAX_CLOSED)
        return closed(connection, tables.c.id.in_([row.id for row in connection.execute(chosen)]), "expired")

    return await db.write(work)


async def forget_guests(db: Database, ages: Ages) -> int:
    """Remove guests who left nothing behind and do not come back; how many."""
    gone = and_(sessions.c.seen < ages.guest, sessions.c.host.is_(None), ~_left_something())

    def work(connection: Connection) -> int:
        if not _alone(connection):
            return 0
        chosen = select(sessions.c.id).where(gone).limit(MAX_GUESTS)
        ids = [row.id for row in connection.execute(chosen)]
        remove_all(connection, lab_runs.c.session.in_(ids))
        for column in OF_A_GUEST:
            connection.execute(delete(column.table).where(column.in_(ids)))
        connection.execute(delete(sessions).where(sessions.c.id.in_(ids)))
        return len(ids)

    return await db.write(work)


async def forget_ways_in(db: Database, ended: float, now: float) -> None:
    """Devices that were signed out before `ended`, and tickets nobody has used."""

    def work(connection: Connection) -> None:
        connection.execute(delete(devices).where(devices.c.ended < ended))
        connection.execute(delete(tickets).where(tickets.c.expires < now))

    await db.write(work)


def _left_something() -> ColumnElement[bool]:
    """Anything that is seen of them, or a ban that is to hold."""
    me = sessions.c.id
    banned = exists().where(bans.c.kind == "session", bans.c.subject == me)
    return or_(banned, *(exists().where(place == me) for place in LEFT))


def _alone(connection: Connection) -> bool:
    """Is no other process tidying up? (SQLite has one writer.)"""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(text(f"SELECT pg_try_advisory_xact_lock({LOCK})")).scalar_one())
