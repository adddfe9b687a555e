"""Sets of tables with the same luck."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from tutable.server.store.database import Database
from tutable.server.store.lobby import UNFINISHED, added, table_rows
from tutable.server.store.rows import TableRow
from tutable.server.store.schema import series, tables


@dataclass(frozen=True)
class SeriesRow:
    """A set of tables; `turned`: the sides move up by one seat from table to table."""

    id: str
    creator: str
    turned: bool
    created: float


async def add(db: Database, row: SeriesRow, rows: list[TableRow]) -> None:
    """All of it, or nothing."""

    def work(connection: Connection) -> None:
        values = {"id": row.id, "creator": row.creator, "turned": row.turned, "created": row.created}
        connection.execute(insert(series).values(values))
        for table in rows:
            added(connection, table)

    await db.write(work)


async def find(db: Database, id: str) -> tuple[SeriesRow, list[TableRow]] | None:
    """A set with its tables, in their order."""

    def work(connection: Connection) -> tuple[SeriesRow, list[TableRow]] | None:
        row = connection.execute(select(series).where(series.c.id == id)).first()
        if row is None:
            return None
        rows = table_rows(connection, tables.c.series == id)
        return SeriesRow(row.id, row.creator, row.turned, row.created), sorted(
            rows, key=lambda table: table.series_at
        )

    return await db.read(work)


async def is_open(db: Database, id: str) -> bool:
    """Is one of its tables still waiting or running?"""
    chosen = select(tables.c.id).where(tables.c.series == id, tables.c.status.in_(UNFINISHED)).limit(1)
    return await db.read(lambda connection: connection.execute(chosen).first()) is not None


async def tables_of(db: Database, id: str) -> list[str]:
    chosen = select(tables.c.id).where(tables.c.series == id)
    return [str(row.id) for row in await db.read(lambda connection: connection.execute(chosen).all())]
