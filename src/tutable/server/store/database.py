"""Opening the database, and what happens when it goes away.

SQLite: WAL, `synchronous=FULL` (what was confirmed survives a power cut) and one connection that
writes, with BEGIN IMMEDIATE. PostgreSQL: a small pool.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tutable.server.errors import BadSettings, DatabaseAway, InUse
from tutable.server.observe import log
from tutable.server.settings import Settings
from tutable.server.store.migrations import migrate

FILE = "tutable.db"
# What a driver lets through when the other side is gone.
GONE = (SQLAlchemyError, OSError, asyncio.TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Database:
    """Two ways in: `read` and `write`. Either raises DatabaseAway when the database does not answer."""

    def __init__(self, settings: Settings) -> None:
        self.is_postgres = settings.is_postgres
        self._lock: int | None = None
        if self.is_postgres:
            self.url = postgres_url(settings.database)
            self._writer = create_async_engine(
                self.url,
                pool_size=4,
                max_overflow=4,
                pool_timeout=5,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"timeout": 5, "command_timeout": 10},
            )
            self._reader = self._writer
        else:
            path = data_file(settings.folder)
            self._lock = lock_file(path)
            self.url = f"sqlite+aiosqlite:///{path}"
            self._writer = self._sqlite(immediate=True)
            self._reader = self._sqlite(immediate=False)

    def _sqlite(self, immediate: bool) -> AsyncEngine:
        pool: dict[str, Any] = {"pool_size": 1, "max_overflow": 0} if immediate else {"pool_size": 2}
        engine = create_async_engine(self.url, connect_args={"timeout": 5}, hide_parameters=True, **pool)

        @event.listens_for(engine.sync_engine, "connect")
        def opened(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # transactions begin when we say so
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def begun(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

        return engine

    async def open(self) -> None:
        """Connect once, and bring the schema up to date."""
        async with self.write() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self._writer.dispose()
        await self._reader.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end of the block."""
        with answering():
            async with self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with answering():
            async with self._reader.connect() as connection:
                yield connection


class answering:
    """Turns a driver's failures into DatabaseAway; refusals of ours pass."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        if isinstance(error, GONE):
            log().warning("database.away", error=type(error).__name__, detail=str(error)[:200])
            raise DatabaseAway() from error


def postgres_url(given: str) -> str:
    """`postgres://` and `postgresql://` as people write them, for the driver we use."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadSettings(detail="database") from None
    return url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)


def data_file(folder: Path) -> Path:
    """The database file; its folder is the user's own."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadSettings(detail=f"data: {folder}: {error.strerror}") from None
    return folder / FILE


def lock_file(path: Path) -> int:
    """One server per file: two would not hear of each other's moves. PostgreSQL takes as many as you like."""
    try:
        handle = os.open(path.with_suffix(".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise BadSettings(detail=f"data: {path.parent}: {error.strerror}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise InUse(what=str(path)) from None
    return handle
