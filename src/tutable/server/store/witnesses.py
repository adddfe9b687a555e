"""Who has seen what of a running match: a seat's cards, or as SPECTATOR what everybody may see."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any

from sqlalchemy import Connection, Select, select

from tutable.core.engine import SPECTATOR
from tutable.server.store.database import Database
from tutable.server.store.schema import devices, seats, witnesses
from tutable.server.store.upsert import insert_new


def may_take(seat: int, seen: Set[int], is_seated: bool) -> bool:
    """May somebody who has seen all this have a free seat of a running match?"""
    return seat in seen or not (seen or is_seated)


def note(connection: Connection, table: str, session: str, seats: Iterable[int]) -> None:
    """Inside a transaction. Once is enough: what somebody has seen stays seen."""
    for seat in seats:
        values = {"table_id": table, "session": session, "seat": seat}
        connection.execute(insert_new(connection, witnesses).values(values))


async def at_table(db: Database, table: str) -> dict[str, set[int]]:
    """By session."""
    chosen = select(witnesses.c.session, witnesses.c.seat).where(witnesses.c.table_id == table)
    found: dict[str, set[int]] = {}
    for row in await db.read(lambda connection: connection.execute(chosen).all()):
        found.setdefault(row.session, set()).add(row.seat)
    return found


def seen_by(connection: Connection, table: str, session: str) -> set[int]:
    """Of one session, inside a transaction."""
    mine = (witnesses.c.table_id == table) & (witnesses.c.session == session)
    return {row.seat for row in connection.execute(select(witnesses.c.seat).where(mine))}


def has_seen(connection: Connection, those: Select[Any], session: str) -> bool:
    """Anything of one of those tables."""
    chosen = select(witnesses.c.seat).where(witnesses.c.table_id.in_(those), witnesses.c.session == session)
    return connection.execute(chosen).first() is not None


def is_seen_by_others(connection: Connection, table: str, session: str) -> bool:
    """Has anybody else seen cards of a seat here?"""
    others = (witnesses.c.table_id == table) & (witnesses.c.session != session)
    chosen = select(witnesses.c.seat).where(others, witnesses.c.seat != SPECTATOR)
    return connection.execute(chosen).first() is not None


def is_near(connection: Connection, table: str, seat: int, address: str) -> bool:
    """Does somebody come from this address who sits at another seat, or has seen something from one, and does
    not know this one's cards anyway?"""
    sits = select(seats.c.session).where(seats.c.table_id == table, seats.c.session.is_not(None))
    saw = select(witnesses.c.session).where(witnesses.c.table_id == table, witnesses.c.seat != seat)
    knows = select(witnesses.c.session).where(witnesses.c.table_id == table, witnesses.c.seat == seat)
    person = devices.c.person
    chosen = select(person).where(person.in_(sits.union(saw)), person.not_in(knows))
    return connection.execute(chosen.where(devices.c.address == address)).first() is not None
