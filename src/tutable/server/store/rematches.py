"""Which table is the rematch of which: at most one that can still be played or was."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from tutable.server.store.database import Database
from tutable.server.store.lobby import added, status_of
from tutable.server.store.rows import TableRow
from tutable.server.store.schema import tables


async def of_table(db: Database, table: str) -> str | None:
    return await db.read(lambda connection: _found(connection, table))


async def add(db: Database, row: TableRow) -> str:
    """Add it, or find the one that is there; one that was closed before it began makes room."""
    assert row.rematch_of is not None
    old: str = row.rematch_of

    def work(connection: Connection) -> str:
        status_of(connection, old)  # of two who press at once one waits here
        found = _found(connection, old)
        if found is not None:
            return found
        connection.execute(update(tables).where(tables.c.rematch_of == old).values(rematch_of=None))
        added(connection, row)
        return row.id

    return await db.write(work)


def _found(connection: Connection, table: str) -> str | None:
    chosen = select(tables.c.id).where(tables.c.rematch_of == table, tables.c.status != "closed")
    row = connection.execute(chosen).first()
    return None if row is None else str(row.id)
