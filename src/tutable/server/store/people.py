"""Sessions and keys."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import delete, insert, select, update

from tutable.server.store.database import Database
from tutable.server.store.entries import insert_new
from tutable.server.store.rows import SessionRow
from tutable.server.store.schema import keys, mutes, seats, sessions


async def signing_key(db: Database) -> bytes:
    """The key behind cookies and invites: made by the first server that asks, shared by all."""
    async with db.write() as connection:
        made = {"name": "signing", "value": secrets.token_bytes(32)}
        await connection.execute(insert_new(db, keys).values(made))
        found = await connection.execute(select(keys.c.value).where(keys.c.name == "signing"))
        return bytes(found.scalar_one())


async def add_session(db: Database, row: SessionRow, token_hash: bytes) -> None:
    async with db.write() as connection:
        values = {"id": row.id, "name": row.name, "created": row.created, "token_hash": token_hash}
        await connection.execute(insert(sessions).values(values))


async def find_session(db: Database, token_hash: bytes) -> SessionRow | None:
    """The session of a token, unless it was revoked."""
    async with db.read() as connection:
        chosen = select(sessions).where(sessions.c.token_hash == token_hash, sessions.c.revoked.is_(None))
        found = (await connection.execute(chosen)).first()
    return None if found is None else SessionRow(found.id, found.name, found.created)


async def rename(db: Database, session: str, name: str) -> list[str]:
    """Another name, at every table too; which tables that touches."""
    async with db.write() as connection:
        await connection.execute(update(sessions).where(sessions.c.id == session).values(name=name))
        mine = (seats.c.session == session) & (seats.c.kind == "human")
        found = await connection.execute(select(seats.c.table_id).where(mine).distinct())
        touched = [str(row.table_id) for row in found]
        # Of several seats at one screen only the first bears the person's own name.
        first = select(seats.c.table_id, seats.c.seat).where(mine).order_by(seats.c.table_id, seats.c.seat)
        done: set[str] = set()
        for row in await connection.execute(first):
            if row.table_id not in done:
                done.add(row.table_id)
                here = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
                await connection.execute(update(seats).where(here).values(name=name))
    return touched


async def revoke(db: Database, session: str) -> None:
    async with db.write() as connection:
        await connection.execute(
            update(sessions).where(sessions.c.id == session).values(revoked=time.time(), token_hash=_gone())
        )


def _gone() -> bytes:
    return b"revoked " + secrets.token_bytes(24)


async def set_mute(db: Database, session: str, muted: str, on: bool) -> None:
    """Whether a session reads what another says."""
    async with db.write() as connection:
        known = await connection.execute(select(sessions.c.id).where(sessions.c.id == muted))
        if known.first() is None:
            return
        if on:
            await connection.execute(insert_new(db, mutes).values(session=session, muted=muted))
        else:
            mine = (mutes.c.session == session) & (mutes.c.muted == muted)
            await connection.execute(delete(mutes).where(mine))


async def muted_by(db: Database, session: str) -> set[str]:
    async with db.read() as connection:
        found = await connection.execute(select(mutes.c.muted).where(mutes.c.session == session))
        return {str(row.muted) for row in found}
