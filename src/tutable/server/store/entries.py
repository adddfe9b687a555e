"""The journal of every match, written durably and in groups.

Moves that arrive while a transaction is being written wait for the next one and share it: a
hundred moves a second cost as many disk flushes as the disk can do, not a hundred. Nobody is told
of a move before its transaction is committed.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Update, bindparam, func, select, update

from tutable.server.errors import DatabaseAway
from tutable.server.observe import COMMIT_SECONDS, GROUP_SIZE, log
from tutable.server.store import tellings
from tutable.server.store.database import Database
from tutable.server.store.rows import Beside, Entry, Summary, summary_values
from tutable.server.store.schema import entries, seats, tables
from tutable.server.store.upsert import insert_into

MAX_GROUP = 200
MOST_AT_ONCE = 4  # groups on their way to PostgreSQL; its pool has room for more
PATIENCE_SECONDS = 0.02  # several times what a commit takes
ENTRY_BYTES = 100  # what an entry takes beside its tokens
# A table that was closed meanwhile stays closed.
GROW = (
    update(tables)
    .where(tables.c.id == bindparam("here"), tables.c.status != "closed")
    .values(bytes=tables.c.bytes + bindparam("more"))
)
# Made once: putting it together takes as long as asking.
SINCE = (
    select(entries)
    .where(entries.c.table_id == bindparam("here"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)


async def entries_since(db: Database, table: str, seq: int) -> list[Entry]:
    """What a match has got after entry `seq`."""
    found = await db.read(lambda connection: connection.execute(SINCE, {"here": table, "after": seq}).all())
    return [Entry(*row) for row in found]  # in the order of the columns


async def last_entries(db: Database, ids: list[str]) -> dict[str, int]:
    """How far each match has got."""
    chosen = select(entries.c.table_id, func.max(entries.c.seq).label("last"))
    chosen = chosen.where(entries.c.table_id.in_(ids)).group_by(entries.c.table_id)
    found = await db.read(lambda connection: connection.execute(chosen).all())
    return {row.table_id: row.last for row in found}


@dataclass
class Waiting:
    """An entry on its way to the disk; its future says whether it was the next one."""

    entry: Entry
    summary: Summary | None
    beside: Beside | None
    done: asyncio.Future[bool]


class JournalWriter:
    """Commits entries in groups, one after the other; if one is held up, PostgreSQL gets the next one too.

    No two groups have a table in common: whoever appends holds its lock.
    """

    def __init__(self, db: Database) -> None:
        self.db = db
        self.insert = insert_into(entries, db.is_postgres).on_conflict_do_nothing()
        self.queue: list[Waiting] = []
        self.awake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.most = MOST_AT_ONCE if db.is_postgres else 1  # SQLite has one writer
        self.commits: dict[asyncio.Task[None], float] = {}  # those on their way, since when

    def waiting_seconds(self) -> float:
        """For how long the group that is being written has waited."""
        return time.monotonic() - min(self.commits.values()) if self.commits else 0.0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self.queue or self.commits:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def append(self, entry: Entry, summary: Summary | None, beside: Beside | None = None) -> bool:
        """Durable when this returns. False: somebody else was first, with this seq or this act."""
        waiting = Waiting(entry, summary, beside, asyncio.get_running_loop().create_future())
        self.queue.append(waiting)
        self.awake.set()
        return await waiting.done

    async def _run(self) -> None:
        while True:
            await self.awake.wait()
            self.awake.clear()
            while self.queue:
                group, self.queue = self.queue[:MAX_GROUP], self.queue[MAX_GROUP:]
                commit = asyncio.create_task(self._commit(group))
                self.commits[commit] = time.monotonic()
                commit.add_done_callback(self.commits.pop)
                patience = PATIENCE_SECONDS if len(self.commits) < self.most else None
                await asyncio.wait(self.commits, timeout=patience, return_when=asyncio.FIRST_COMPLETED)

    async def _commit(self, group: list[Waiting]) -> None:
        # One order for all processes, so that two groups cannot wait for each other.
        group.sort(key=lambda waiting: (waiting.entry.table, waiting.entry.seq))
        GROUP_SIZE.observe(len(group))
        try:
            with COMMIT_SECONDS.time():
                written = await self.db.write(lambda connection: self._write(connection, group), first=True)
        except Exception as error:
            if not isinstance(error, DatabaseAway):  # a defect of ours must not stop the moves that follow
                log().error("journal.failed", exc_info=error)
                error = DatabaseAway()
            for waiting in group:
                if not waiting.done.done():
                    waiting.done.set_exception(error)
            return
        for waiting in group:
            if not waiting.done.done():
                waiting.done.set_result((waiting.entry.table, waiting.entry.seq) in written)

    def _write(self, connection: Connection, group: list[Waiting]) -> set[tuple[str, int]]:
        """Insert what nobody has inserted; which entries these were."""
        written: set[tuple[str, int]] = set()
        for waiting in group:
            entry = waiting.entry
            if connection.execute(self.insert, row_of(entry)).rowcount != 1:
                continue
            written.add((entry.table, entry.seq))
            grown = {"here": entry.table, "more": ENTRY_BYTES + len(entry.tokens), "touched": entry.at}
            news = {} if waiting.summary is None else summary_values(waiting.summary)
            beside = waiting.beside
            also = {} if beside is None else beside.values
            connection.execute(GROW, {**grown, **news, **also})
            if beside is not None and beside.freed:
                connection.execute(free_for_turn(entry.table, beside.freed))
            if beside is not None and beside.asked:
                tellings.add(connection, entry.table, beside.asked, beside.number, beside.due)
        return written


def free_for_turn(table: str, numbers: tuple[int, ...]) -> Update:
    """The players of these seats play on by themselves."""
    theirs = update(seats).where(seats.c.table_id == table, seats.c.seat.in_(numbers), seats.c.for_turn)
    return theirs.values(stand_in=None, for_turn=False)


def row_of(entry: Entry) -> dict[str, Any]:
    row = asdict(entry)
    row["table_id"] = row.pop("table")
    return row
