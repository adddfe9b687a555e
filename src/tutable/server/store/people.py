"""People and keys."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, func, select, update

from tutable.server.names import distinct, skeleton
from tutable.server.store.database import Database
from tutable.server.store.schema import keys, mutes, seats, sessions
from tutable.server.store.upsert import insert_new


async def signing_key(db: Database) -> bytes:
    """The key behind cookies and invites."""
    return await kept_key(db, "signing", secrets.token_bytes(32))


async def kept_key(db: Database, name: str, new: bytes) -> bytes:
    """A key that the first server that asks has made, shared by all."""

    def work(connection: Connection) -> bytes:
        connection.execute(insert_new(connection, keys).values(name=name, value=new))
        found = connection.execute(select(keys.c.value).where(keys.c.name == name))
        return bytes(found.scalar_one())

    return await db.write(work)


async def rename(db: Database, session: str, name: str) -> None:
    """Another name, at every table too: of several seats at one screen the first bears it."""
    mine = (seats.c.session == session) & (seats.c.kind == "human")
    one = seats.alias("one")
    first = select(func.min(one.c.seat)).where(
        one.c.table_id == seats.c.table_id, one.c.session == session, one.c.kind == "human"
    )

    def work(connection: Connection) -> None:
        connection.execute(update(sessions).where(sessions.c.id == session).values(name=name))
        connection.execute(
            update(seats).where(mine, seats.c.seat == first.scalar_subquery()).values(name=name)
        )
        for table, seat, others in _too_alike(connection, session, name):
            here = (seats.c.table_id == table) & (seats.c.seat == seat)
            connection.execute(update(seats).where(here).values(name=distinct(name, others)))

    await db.write(work)


def _too_alike(connection: Connection, session: str, name: str) -> list[tuple[str, int, list[str]]]:
    """Where somebody's new name is too like another's: table, seat, and the names of the others."""
    sits = select(seats.c.table_id).where(seats.c.session == session, seats.c.kind == "human")
    chosen = select(seats.c.table_id, seats.c.seat, seats.c.session, seats.c.name).where(
        seats.c.table_id.in_(sits), seats.c.name != ""
    )
    own: dict[str, int] = {}
    others: dict[str, list[str]] = {}
    for row in connection.execute(chosen.order_by(seats.c.table_id, seats.c.seat)):
        if row.session == session and row.table_id not in own:
            own[row.table_id] = row.seat
        else:
            others.setdefault(row.table_id, []).append(row.name)
    bare = skeleton(name)
    return [
        (table, own[table], names)
        for table, names in others.items()
        if table in own and any(skeleton(other) == bare for other in names)
    ]


async def set_mute(db: Database, session: str, muted: str, on: bool) -> None:
    """Whether a session reads what another says."""

    def work(connection: Connection) -> None:
        if connection.execute(select(sessions.c.id).where(sessions.c.id == muted)).first() is None:
            return
        if on:
            connection.execute(insert_new(connection, mutes).values(session=session, muted=muted))
        else:
            connection.execute(delete(mutes).where(mutes.c.session == session, mutes.c.muted == muted))

    await db.write(work)


async def muted_by(db: Database, session: str) -> set[str]:
    chosen = select(mutes.c.muted).where(mutes.c.session == session)
    found = await db.read(lambda connection: connection.execute(chosen).all())
    return {str(row.muted) for row in found}
