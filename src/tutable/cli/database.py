"""The database of a server, for the host's tools: beside a server that runs, or alone."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from tutable.cli.args import Args, Option
from tutable.lang import Texts

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tutable.server.settings import Settings
    from tutable.server.store.database import Database

T = TypeVar("T")
WHERE = (Option("data", "FOLDER"), Option("database", "URL"), Option("config", "FILE"))
PROGRESS_SECONDS = 2.0


def settings_of(args: Args) -> Settings:
    """The settings the server has, if it is given the same."""
    from tutable.server.settings import read_settings

    flags = {name: args.text(name) for name in ("data", "database")}
    return read_settings({**flags, "port": args.number("port")}, file=args.text("config"))


def in_database(settings: Settings, use: Callable[[Database], Awaitable[T]]) -> T:
    """Do something in a database that is there and has today's form; its server may run meanwhile."""
    from tutable.server.errors import BadDatabase
    from tutable.server.store.database import FILE

    if not settings.is_postgres and not (settings.folder / FILE).exists():
        raise BadDatabase(problem="missing", where=str(settings.folder / FILE))

    async def checked(db: Database) -> T:
        await db.read(check_form)
        return await use(db)

    return opened(settings, checked, alone=False)


def opened(settings: Settings, use: Callable[[Database], Awaitable[T]], *, alone: bool) -> T:
    """Do something in a database, whatever is there."""
    import structlog

    from tutable.server.store.database import Database

    async def run() -> T:
        db = Database(settings, alone)
        try:
            return await use(db)
        finally:
            await db.close()

    # What fails is said in one sentence: a server's log is not for here.
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    return asyncio.run(run())


def check_form(connection: Connection) -> None:
    """Refused if it is not the form this program works with."""
    from tutable.server.errors import BadDatabase, DatabaseNewer
    from tutable.server.store.migrations import newest, revision_of, revisions

    found = revision_of(connection)
    if found is None or found in revisions()[1:]:
        raise BadDatabase(problem="older")
    if found != newest():
        raise DatabaseNewer(version=found, known=newest())


class Progress:
    """Says on stderr how far a long thing has got, every other second."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.said = time.monotonic()

    def __call__(self, table: str, rows: int) -> None:
        if time.monotonic() - self.said >= PROGRESS_SECONDS:
            self.said = time.monotonic()
            print(self.texts.say("backup-progress", {"table": table, "rows": rows}), file=sys.stderr)
