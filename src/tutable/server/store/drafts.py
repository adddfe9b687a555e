"""Editions people work on: kept as they were typed, for the one who typed them."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from tutable.server.errors import DraftChanged, NoDraft, TooManyDrafts
from tutable.server.store.database import Database
from tutable.server.store.schema import drafts


@dataclass(frozen=True)
class DraftRow:
    id: str
    game: str
    data: str
    version: int
    changed: float


@dataclass(frozen=True)
class Room:
    """How much one person may keep."""

    count: int
    bytes: int


async def mine(db: Database, session: str, game: str) -> list[DraftRow]:
    chosen = select(drafts).where(drafts.c.session == session, drafts.c.game == game)
    found = await db.read(
        lambda connection: connection.execute(chosen.order_by(drafts.c.changed.desc())).all()
    )
    return [DraftRow(row.id, row.game, row.data, row.version, row.changed) for row in found]


async def find(db: Database, session: str, id: str, game: str) -> DraftRow:
    here = (drafts.c.id == id) & (drafts.c.session == session) & (drafts.c.game == game)
    row = await db.read(lambda connection: connection.execute(select(drafts).where(here)).first())
    if row is None:
        raise NoDraft()
    return DraftRow(row.id, row.game, row.data, row.version, row.changed)


async def add(db: Database, session: str, row: DraftRow, room: Room) -> None:
    """A new draft, if there is room for it."""

    def work(connection: Connection) -> None:
        _has_room(connection, session, "", len(row.data.encode()), room)
        values = {
            "id": row.id,
            "session": session,
            "game": row.game,
            "data": row.data,
            "bytes": len(row.data.encode()),
            "version": row.version,
            "changed": row.changed,
        }
        connection.execute(insert(drafts).values(values))

    await db.write(work)


async def keep(db: Database, session: str, id: str, data: str, version: int, room: Room) -> DraftRow:
    """What somebody has typed since; DraftChanged if another device was quicker."""
    here = (drafts.c.id == id) & (drafts.c.session == session)

    def work(connection: Connection) -> DraftRow:
        found = connection.execute(select(drafts).where(here).with_for_update()).first()
        if found is None:
            raise NoDraft()
        if found.version != version:
            raise DraftChanged()
        size, now = len(data.encode()), time.time()
        _has_room(connection, session, id, size, room)
        changed = {"data": data, "bytes": size, "version": version + 1, "changed": now}
        connection.execute(update(drafts).where(here).values(changed))
        return DraftRow(id, found.game, data, version + 1, now)

    return await db.write(work)


async def remove(db: Database, session: str, id: str) -> None:
    here = (drafts.c.id == id) & (drafts.c.session == session)
    gone = await db.write(lambda connection: connection.execute(delete(drafts).where(here)).rowcount)
    if not gone:
        raise NoDraft()


def _has_room(connection: Connection, session: str, id: str, size: int, room: Room) -> None:
    others = (drafts.c.session == session) & (drafts.c.id != id)
    chosen = select(func.count(), func.coalesce(func.sum(drafts.c.bytes), 0)).where(others)
    count, taken = connection.execute(chosen).one()
    if count >= room.count or taken + size > room.bytes:
        raise TooManyDrafts(count=room.count, bytes=room.bytes)
