"""What people at a table agree to."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from tutable.server.errors import NotRunning
from tutable.server.store.database import Database
from tutable.server.store.lobby import status_of
from tutable.server.store.schema import votes
from tutable.server.store.upsert import put

END = "end"


@dataclass(frozen=True)
class Vote:
    """`what` somebody agrees to: "bot 1" (a bot for seat 1), "offer 1" (seat 1 for somebody new), "end"."""

    what: str
    session: str
    number: int  # of the asking it was given for; what does not depend on it has 0

    def is_like(self, other: Vote) -> bool:
        return (self.what, self.number) == (other.what, other.number)


async def at_table(db: Database, table: str) -> list[Vote]:
    return await db.read(lambda connection: given(connection, table))


def given(connection: Connection, table: str) -> list[Vote]:
    chosen = select(votes).where(votes.c.table_id == table).order_by(votes.c.what, votes.c.session)
    return [Vote(row.what, row.session, row.number) for row in connection.execute(chosen)]


async def vote(
    db: Database, table: str, mine: Vote, needed: Set[str], count: int, then: Callable[[Connection], object]
) -> None:
    """Agree. With so many of the needed sessions it is done, in the same transaction, and forgotten."""

    def work(connection: Connection) -> None:
        # Of two who agree at once one waits here for the other: each would find one vote too few.
        if status_of(connection, table) != "running":
            raise NotRunning()
        values = {"what": mine.what, "session": mine.session, "number": mine.number}
        put(connection, votes, table_id=table, **values)
        given_so = [one.session for one in given(connection, table) if one.is_like(mine)]
        if len(needed & set(given_so)) >= count:
            then(connection)
            connection.execute(delete(votes).where(votes.c.table_id == table, votes.c.what == mine.what))

    await db.write(work)


async def withdraw(db: Database, table: str, what: str, session: str) -> None:
    mine = (votes.c.table_id == table) & (votes.c.what == what) & (votes.c.session == session)
    await db.write(lambda connection: connection.execute(delete(votes).where(mine)))
