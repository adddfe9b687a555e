"""Counts that several processes share. A row is one key in one window of time."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql

from tutable.server.store.database import Database
from tutable.server.store.schema import counters


@dataclass(frozen=True)
class Change:
    """What a process has counted since it settled last."""

    key: str
    window: int
    amount: int
    expires: float

    @property
    def row(self) -> str:
        return f"{self.key} {self.window}"

    @property
    def row_before(self) -> str:
        return f"{self.key} {self.window - 1}"


async def settle(db: Database, changes: list[Change]) -> dict[str, tuple[int, int]]:
    """Add to what others have counted; of each key what it is now, in the window before and in this one."""
    rows = [{"key": change.row, "amount": change.amount, "expires": change.expires} for change in changes]
    rows.sort(key=lambda row: str(row["key"]))  # in one order everywhere: no two lock each other out
    added = postgresql.insert(counters)
    added = added.on_conflict_do_update(
        index_elements=["key"], set_={"amount": counters.c.amount + added.excluded.amount}
    )
    wanted = [row for change in changes for row in (change.row, change.row_before)]
    chosen = select(counters.c.key, counters.c.amount).where(counters.c.key.in_(wanted))

    def work(connection: Connection) -> dict[str, int]:
        connection.execute(added, rows)
        return {row.key: round(row.amount) for row in connection.execute(chosen)}

    found = await db.write(work) if changes else {}
    return {change.key: (found.get(change.row_before, 0), found[change.row]) for change in changes}


async def sweep(db: Database, now: float) -> None:
    """Forget windows that are over."""
    await db.write(lambda connection: connection.execute(delete(counters).where(counters.c.expires < now)))
