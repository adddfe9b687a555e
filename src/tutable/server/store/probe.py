"""A look at the database: a real write, and whether everything is there."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, inspect, literal, select

from tutable.server.store.migrations import newest, revision_of
from tutable.server.store.schema import counters, metadata

REVISION = newest()
KEY = "probe"
SECONDS = 60.0

# How drivers say it: SQLite by names, PostgreSQL by five characters.
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")
UNWRITABLE = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_CANTOPEN", "53100", "25006")


@dataclass(frozen=True)
class Probe:
    """What was found; the transaction is written when this is returned."""

    revision: str | None
    missing: list[str]


def probe(connection: Connection) -> Probe:
    missing = sorted(metadata.tables.keys() - set(inspect(connection).get_table_names()))
    if missing:
        return Probe(revision_of(connection), missing)
    for table in metadata.tables.values():
        connection.execute(select(literal(1)).select_from(table).limit(1))
    connection.execute(delete(counters).where(counters.c.key == KEY))
    connection.execute(insert(counters).values(key=KEY, amount=0, expires=time.time() + SECONDS))
    return Probe(revision_of(connection), [])


def code_of(error: BaseException | None) -> str:
    """The driver's own word for what went wrong, if it has one."""
    while error is not None:
        code = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
        if code:
            return str(code)
        error = getattr(error, "orig", None) or error.__cause__
    return ""


def kind(error: BaseException | None) -> str:
    """Which trouble it is."""
    code = code_of(error)
    if code.startswith(DAMAGED):
        return "database-damaged"
    return "not-writable" if code.startswith(UNWRITABLE) else "database-away"
