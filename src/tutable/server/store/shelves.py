"""What a person has put away, and whom this person has played with: for the own lobby only."""

from __future__ import annotations

from sqlalchemy import delete, select

from tutable.server.store.database import Database
from tutable.server.store.rows import dump
from tutable.server.store.schema import mutes, seats, shelves, tables
from tutable.server.store.upsert import put

MAX_FRIENDS = 500


async def put_away(db: Database, session: str, table: str, shelf: str) -> None:
    """On a shelf, or (empty) back among the others."""
    here = (shelves.c.session == session) & (shelves.c.table_id == table)
    if shelf:
        await db.write(lambda found: put(found, shelves, session=session, table_id=table, shelf=shelf))
    else:
        await db.write(lambda found: found.execute(delete(shelves).where(here)))


async def of_person(db: Database, session: str) -> dict[str, str]:
    """By table."""
    chosen = select(shelves.c.table_id, shelves.c.shelf).where(shelves.c.session == session)
    return {row.table_id: row.shelf for row in await db.read(lambda found: found.execute(chosen).all())}


async def friends(db: Database, session: str) -> set[str]:
    """Whom this person has sat with at a match, without those this person does not want to hear."""
    mine, others = seats.alias("mine"), seats.alias("others")
    silent = select(mutes.c.muted).where(mutes.c.session == session)
    chosen = (
        select(others.c.session)
        .distinct()
        .join(mine, mine.c.table_id == others.c.table_id)
        .join(tables, tables.c.id == mine.c.table_id)
        .where(
            mine.c.session == session,
            others.c.session.is_not(None),
            others.c.session != session,
            others.c.session.not_in(silent),
            tables.c.names != dump([]),
        )
        .limit(MAX_FRIENDS)
    )
    return {row.session for row in await db.read(lambda found: found.execute(chosen).all())}
