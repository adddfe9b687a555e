"""Is all well that a server stands on? Each check is one finding: a message, and whether all is well."""

from __future__ import annotations

import resource
import stat
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, Float, func, inspect, select, text

from tutable.server.errors import DatabaseAway
from tutable.server.quotas import free_bytes
from tutable.server.settings import Settings
from tutable.server.store.database import FILE, Database
from tutable.server.store.lobby import table_rows
from tutable.server.store.migrations import newest, revision_of, revisions
from tutable.server.store.rows import Entry, TableRow
from tutable.server.store.schema import chats, entries, metadata, tables
from tutable.server.stored import fold

SPARE = 100  # descriptors for files and the database
SKEW_SECONDS = 5.0
OTHERS = stat.S_IRWXG | stat.S_IRWXO
MAX_NAMED = 5  # tables that are named one by one
# Called with how many matches were folded, and how many there are.
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Finding:
    """`check` names it for machines; `message` with `args` says it."""

    check: str
    well: bool
    message: str
    args: dict[str, str | int]


def finding(check: str, well: bool, problem: str = "bad", **args: str | int) -> Finding:
    return Finding(check, well, f"doctor-{check}" if well else f"doctor-{check}-{problem}", args)


# -- this machine -----------------------------------------------------------------------------


def machine(settings: Settings) -> Iterator[Finding]:
    """What needs no database."""
    if not settings.is_postgres and settings.folder.is_dir():  # else there is no database: that is said too
        yield permissions(settings)
        free = free_bytes(settings) or 0
        yield finding("disk", free >= settings.min_free_bytes, free=free, least=settings.min_free_bytes)
    yield descriptors(settings)


def permissions(settings: Settings) -> Finding:
    """The database holds the key of the sessions and every seed: nobody else may read it."""
    folder = settings.folder
    paths = [folder, *(folder / name for name in (FILE, f"{FILE}-wal", f"{FILE}-shm", "tutable.lock"))]
    open_to_others = [str(path) for path in paths if path.exists() and path.stat().st_mode & OTHERS]
    if open_to_others == [str(folder)]:  # its files are closed: others learn only that there is something
        return finding("permissions", True)
    return finding("permissions", not open_to_others, paths=", ".join(open_to_others))


def descriptors(settings: Settings) -> Finding:
    """A server raises its limit of open files as far as it may."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = settings.max_connections + SPARE
    enough = hard == resource.RLIM_INFINITY or hard >= needed
    return finding(
        "descriptors", enough, limit=needed if hard == resource.RLIM_INFINITY else hard, needed=needed
    )


# -- the database -----------------------------------------------------------------------------


async def database(db: Database, progress: Progress) -> list[Finding]:
    """What is in it, from whether it is there to whether every match can be folded."""
    try:
        found = [await db.read(version)]
        if found[0].well:
            found.append(await db.read(presence))
        if found[-1].well:
            for check in (integrity, clock):
                found.append(await db.read(check))
            found.append(await matches(db, progress))
    except DatabaseAway:
        return [finding("database", False, "away")]
    return found


def version(connection: Connection) -> Finding:
    found = revision_of(connection)
    if found is None:
        return finding("database", False, "empty")
    problem = "older" if found in revisions() else "newer"
    about = {"form": found, "ours": newest(), "kind": connection.dialect.name}
    return finding("database", found == newest(), problem, **about)


def presence(connection: Connection) -> Finding:
    """Every part of it is there."""
    missing = sorted(metadata.tables.keys() - set(inspect(connection).get_table_names()))
    return finding("presence", not missing, count=len(metadata.tables), tables=", ".join(missing))


def integrity(connection: Connection) -> Finding:
    """SQLite checks itself; PostgreSQL keeps checksums, and everything can be read."""
    if connection.dialect.name == "sqlite":
        said = str(connection.execute(text("PRAGMA integrity_check(1)")).scalar_one())
        lost = connection.execute(text("PRAGMA foreign_key_check")).first()
        whole = said == "ok" and lost is None
        return finding("integrity", whole, detail=said[:200] if said != "ok" else str(lost and lost[0]))
    for kept in metadata.sorted_tables:
        connection.execute(select(kept).limit(1)).all()
    return finding("integrity", True)


def clock(connection: Connection) -> Finding:
    """PostgreSQL has a clock of its own; a file knows when something was written last."""
    now = time.time()
    if connection.dialect.name == "postgresql":
        theirs = select(func.extract("epoch", func.clock_timestamp()).cast(Float))
        ahead = abs(float(connection.execute(theirs).scalar_one()) - now)
    else:
        last = [
            connection.execute(select(func.max(at))).scalar_one() for at in (tables.c.touched, chats.c.at)
        ]
        ahead = max(0.0, *(float(at or 0.0) - now for at in last))
    return finding("clock", ahead <= SKEW_SECONDS, seconds=int(ahead))


# -- matches ----------------------------------------------------------------------------------


async def matches(db: Database, progress: Progress) -> Finding:
    """Every stored match leads to the hash it was stored with; those of older rules as far as they go."""
    ids = [row.id for row in await db.read(lambda c: c.execute(select(tables.c.id)).all())]
    folded = frozen = 0
    bad: list[str] = []
    for done, table in enumerate(ids):
        row, journal = await db.read(lambda c, table=table: stored(c, table))  # type: ignore[misc]
        progress(done, len(ids))
        if not row.begun:
            continue
        if not is_complete(journal):
            bad.append(table)
        elif fold(row, journal).frozen is None:
            folded += 1
        elif row.status == "running":  # somebody expects to go on with it
            bad.append(table)
        else:
            frozen += 1
    named = ", ".join(bad[:MAX_NAMED]) + (" …" if len(bad) > MAX_NAMED else "")
    return finding("matches", not bad, folded=folded, frozen=frozen, count=len(bad), tables=named)


def stored(connection: Connection, table: str) -> tuple[TableRow, list[Entry]]:
    """A table and its journal, as they are at one moment."""
    (row,) = table_rows(connection, tables.c.id == table)
    chosen = select(entries).where(entries.c.table_id == table).order_by(entries.c.seq)
    return row, [Entry(*found) for found in connection.execute(chosen)]


def is_complete(journal: list[Entry]) -> bool:
    """No entry is missing."""
    return [entry.seq for entry in journal] == list(range(1, len(journal) + 1))
