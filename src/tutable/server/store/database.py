"""Opening the database, and what happens when it goes away.

SQLite: WAL, `synchronous=FULL` (what was confirmed survives a power cut), one thread that writes, with
BEGIN IMMEDIATE and moves before all else, and two that read; a transaction is one trip to a thread.
(aiosqlite makes a trip of every call on a cursor: ten times as many.) PostgreSQL: asyncpg and a small pool.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from tutable.server.errors import BadSettings, DatabaseAway, InUse
from tutable.server.observe import log
from tutable.server.settings import Settings
from tutable.server.store.migrations import migrate
from tutable.server.store.probe import code_of, kind
from tutable.server.store.writer import Writer

T = TypeVar("T")
FILE = "tutable.db"
READERS = 2
REST_SECONDS = 2.0
TELL_SECONDS = 10.0
# What a driver lets through when the other side is gone.
GONE = (SQLAlchemyError, OSError, asyncio.TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Backend(Protocol):
    """One kind of database."""

    async def run(self, work: Callable[[Connection], T], write: bool, first: bool) -> T: ...

    async def close(self) -> None: ...


class Database:
    """Two ways in, each a whole transaction. DatabaseAway if the database does not answer."""

    def __init__(self, settings: Settings, alone: bool = True) -> None:
        """`alone`: as the one server of an SQLite file; the host's tools look in beside it."""
        self.is_postgres = settings.is_postgres
        self.failures = 0
        self.is_damaged = False  # something could not be read: it has to be looked at
        self.told: dict[str, float] = {}  # when which failure was logged last
        self.url = postgres_url(settings.database) if self.is_postgres else ""
        self._backend: Backend = (
            PostgresBackend(self.url) if self.is_postgres else SqliteBackend(settings.folder, alone)
        )

    async def open(self) -> None:
        """Connect once, and bring the schema up to date."""
        await self.write(migrate)

    async def close(self) -> None:
        await self._backend.close()

    async def write(self, work: Callable[[Connection], T], first: bool = False) -> T:
        """Durable when this returns. `first`: before others who wait, where only one can write."""
        return await self._run(work, True, first)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._run(work, False)

    async def _run(self, work: Callable[[Connection], T], write: bool, first: bool = False) -> T:
        try:
            return await self._backend.run(work, write, first)
        except GONE as error:
            self.failures += 1
            self.is_damaged = self.is_damaged or kind(error) == "database-damaged"
            self._tell(type(error).__name__, code_of(error))
            raise DatabaseAway() from error

    def _tell(self, error: str, code: str) -> None:
        """Log it, if it is news. Not the driver's text: that quotes what was to be written."""
        now = time.monotonic()
        if now - self.told.get(error + code, float("-inf")) > TELL_SECONDS:
            self.told[error + code] = now
            log().warning("database.away", error=error, code=code)


class PostgresBackend:
    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(
            url,
            pool_size=4,
            max_overflow=4,
            pool_timeout=5,
            hide_parameters=True,  # seeds and tokens do not belong into logs
            connect_args={"timeout": 5, "command_timeout": 10},
        )
        # Every statement of ours sees what was committed before it, in a transaction or not.
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        try_what_has_rested(self.engine.sync_engine)

    async def run(self, work: Callable[[Connection], T], write: bool, first: bool) -> T:
        async with self.engine.begin() if write else self.reading.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


def try_what_has_rested(engine: Engine) -> None:
    """A connection that was not used for a while may have been cut meanwhile: then all of them were. To try
    one each time, as SQLAlchemy would, takes three messages more than what is asked.
    """

    @event.listens_for(engine, "checkin")
    def rests(connection: Any, record: Any) -> None:
        record.info["rests"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def used(connection: Any, record: Any, _: Any) -> None:
        if time.monotonic() - record.info.get("rests", time.monotonic()) > REST_SECONDS:
            try:
                connection.ping()
            except Exception as error:
                raise InvalidatePoolError() from error


class SqliteBackend:
    def __init__(self, folder: Path, alone: bool) -> None:
        path = data_file(folder)
        self.lock = lock_file(path) if alone else None
        make_private(path)
        self.writer = sqlite_engine(path, "BEGIN IMMEDIATE", 1)
        self.reader = sqlite_engine(path, "BEGIN", READERS)
        self.writing = Writer("sqlite-write")
        self.reading = ThreadPoolExecutor(READERS, "sqlite-read")

    async def run(self, work: Callable[[Connection], T], write: bool, first: bool) -> T:
        engine = self.writer if write else self.reader

        def transaction() -> T:
            with engine.begin() as connection:
                return work(connection)

        if write:
            return await asyncio.wrap_future(self.writing.submit(transaction, first))
        return await asyncio.get_running_loop().run_in_executor(self.reading, transaction)

    async def close(self) -> None:
        await asyncio.to_thread(self.writing.shutdown)
        await asyncio.to_thread(self.reading.shutdown)
        self.writer.dispose()
        self.reader.dispose()
        if self.lock is not None:
            os.close(self.lock)


def sqlite_engine(path: Path, begin: str, connections: int) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}",
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"timeout": 5, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def opened(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin when we say so
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


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


def make_private(path: Path) -> None:
    """The signing key and seeds are in it: nobody else reads it, whatever the folder allows.

    SQLite makes the files beside it with the same rights.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
            if file.exists():
                file.chmod(0o600)
    except OSError as error:
        raise BadSettings(detail=f"data: {path}: {error.strerror}") from None


def lock_file(path: Path) -> int:
    """One server per file: two would not hear of each other's moves. PostgreSQL takes as many as you like."""
    try:
        handle = os.open(path.with_suffix(".lock"), os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise BadSettings(detail=f"data: {path.parent}: {error.strerror}") from None
    try:
        os.fchmod(handle, 0o600)
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise InUse(what=str(path)) from None
    return handle
