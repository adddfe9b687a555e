"""Chat: kept with the table, each line once."""

from __future__ import annotations

import time

from sqlalchemy import Connection, select, update

from tutable.server.store.database import Database
from tutable.server.store.rows import Chat
from tutable.server.store.schema import chats, tables
from tutable.server.store.upsert import insert_new

MAX_LINES = 100
CHAT_BYTES = 150  # what a line takes beside its text


async def add_chat(
    db: Database, table: str, session: str, seat: int | None, name: str, text: str, act: str
) -> bool:
    """False: this line has been said already."""
    values = {
        "table_id": table,
        "session": session,
        "seat": seat,
        "name": name,
        "text": text,
        "act": act,
        "at": time.time(),
    }
    more = tables.c.bytes + CHAT_BYTES + len(text.encode())
    grown = update(tables).where(tables.c.id == table).values(bytes=more, touched=time.time())

    def work(connection: Connection) -> bool:
        new = insert_new(connection, chats).values(values).returning(chats.c.id)
        said = connection.execute(new).first() is not None
        if said:
            connection.execute(grown)
        return said

    return await db.write(work)


async def chats_since(db: Database, table: str, last: int) -> list[Chat]:
    """The lines after `last`, the latest hundred at most, in order."""
    chosen = select(chats).where(chats.c.table_id == table, chats.c.id > last, chats.c.removed.is_(None))
    chosen = chosen.order_by(chats.c.id.desc()).limit(MAX_LINES)
    found = await db.read(lambda connection: connection.execute(chosen).all())
    return [
        Chat(row.id, row.session, row.seat, row.name, row.text, row.at, row.act) for row in reversed(found)
    ]
