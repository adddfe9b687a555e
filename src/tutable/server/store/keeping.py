"""What is kept, how much of it, and for how long."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select, text

from tutable.server.store.database import Database
from tutable.server.store.lobby import closed
from tutable.server.store.schema import (
    bans,
    chats,
    kicks,
    mutes,
    reports,
    seats,
    sessions,
    tables,
    witnesses,
)

LOCK = 7_461_824  # PostgreSQL's advisory lock: one process tidies up at a time
MAX_CLOSED = 500  # tables closed at once: moves are waiting to be written too
MAX_GUESTS = 1000


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
    """Which tables end by themselves; the one place to except those whose time is kept otherwise."""
    waits = and_(tables.c.status == "waiting", tables.c.touched < ages.waiting)
    stands = and_(tables.c.status == "running", tables.c.touched < ages.idle)
    return or_(waits, stands)


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
        for column in (mutes.c.session, mutes.c.muted, witnesses.c.session, kicks.c.session):
            connection.execute(delete(column.table).where(column.in_(ids)))
        connection.execute(delete(sessions).where(sessions.c.id.in_(ids)))
        return len(ids)

    return await db.write(work)


def _left_something() -> ColumnElement[bool]:
    """A game, a seat, a word, a report, or a ban that is to hold."""
    me = sessions.c.id
    places = (tables.c.creator, seats.c.session, chats.c.session, reports.c.session, reports.c.about)
    banned = exists().where(bans.c.kind == "session", bans.c.subject == me)
    return or_(banned, *(exists().where(place == me) for place in places))


def _alone(connection: Connection) -> bool:
    """Is no other process tidying up? (SQLite has one writer.)"""
    if connection.dialect.name != "postgresql":
        return True
    return bool(connection.execute(text(f"SELECT pg_try_advisory_xact_lock({LOCK})")).scalar_one())
