"""Seats that change hands because time is over, somebody resigns or is replaced; each in one transaction."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from tutable.server.store.database import Database
from tutable.server.store.lobby import end_if_agreed, status_of
from tutable.server.store.rows import TableRow, dump
from tutable.server.store.schema import happenings, seats, tables

MAX_DUE = 100
MAX_HAPPENINGS = 40  # the latest of a table


@dataclass(frozen=True)
class Happening:
    """Something that befell a table; `told`: how much of the match each seat, and a spectator, had heard."""

    id: int
    kind: str
    seat: int
    at: float
    told: str


@dataclass(frozen=True)
class TakeOver:
    """A bot plays for somebody."""

    kind: str  # the happening
    bot: str
    told: Sequence[int]
    fate: str = ""
    for_turn: bool = False


async def due(db: Database, now: float) -> list[str]:
    """Tables at which somebody's time is over."""
    late = select(tables.c.id).where(tables.c.deadline <= now, tables.c.status == "running").limit(MAX_DUE)
    return [str(row.id) for row in await db.read(lambda connection: connection.execute(late).all())]


async def time_out(
    db: Database, table: str, deadline: float, numbers: Collection[int], deed: TakeOver
) -> bool:
    """Once among all processes: whoever finds the deadline unchanged takes it away. False: it was moved."""
    passed = update(tables).where(tables.c.id == table, tables.c.deadline == deadline)
    running = passed.where(tables.c.status == "running")

    def work(connection: Connection) -> bool:
        # A bot is due: should this process die now, another finds it.
        due = {"bot_due": True} if numbers else {}
        if connection.execute(running.values(deadline=None, **due)).rowcount != 1:
            return False
        take_over(connection, table, numbers, deed)
        return True

    return await db.write(work)


async def replace(
    db: Database, table: str, numbers: Collection[int], deed: TakeOver, unseen_since: float | None = None
) -> list[int]:
    """A bot plays for these seats; those for which none did before. `unseen_since`: their players may have
    come back this moment, in another process."""
    return await db.write(lambda connection: take_over(connection, table, numbers, deed, unseen_since))


def take_over(
    connection: Connection,
    table: str,
    numbers: Collection[int],
    deed: TakeOver,
    unseen_since: float | None = None,
) -> list[int]:
    free = update(seats).where(seats.c.table_id == table, seats.c.kind == "human", seats.c.fate == "")
    if not deed.fate:
        free = free.where(seats.c.stand_in.is_(None))
    if unseen_since is not None:
        free = free.where(seats.c.seen <= unseen_since)
    free = free.values(stand_in=deed.bot, fate=deed.fate, for_turn=deed.for_turn)
    done = [n for n in numbers if connection.execute(free.where(seats.c.seat == n)).rowcount == 1]
    for seat in done:
        note(connection, table, deed.kind, seat, deed.told)
    if done and deed.fate:
        end_if_agreed(connection, table)
    return done


def seat_other_bot(connection: Connection, table: str, seat: int, bot: str, other: str) -> bool:
    """Another bot plays a seat for the rest of the match. False: meanwhile somebody else does."""
    here = update(seats).where(seats.c.table_id == table, seats.c.seat == seat)
    own = here.where(seats.c.kind == "bot", seats.c.bot == bot).values(bot=other)
    lent = here.where(seats.c.kind == "human", seats.c.stand_in == bot).values(stand_in=other)
    return any(connection.execute(one).rowcount == 1 for one in (own, lent))


def give_back(connection: Connection, table: str, numbers: Collection[int], told: Sequence[int]) -> list[int]:
    """Their players play on; those for which a bot has played. Nobody moves there until it is done.

    Who comes to look at a match that is over does not undo that a bot has played it to its end.
    """
    if status_of(connection, table) != "running":
        return []
    mine = update(seats).where(
        seats.c.table_id == table, seats.c.kind == "human", seats.c.fate == "", seats.c.stand_in.is_not(None)
    )
    back = mine.values(stand_in=None, for_turn=False)
    done = [n for n in numbers if connection.execute(back.where(seats.c.seat == n)).rowcount == 1]
    for seat in done:
        note(connection, table, "back", seat, told)
    return done


def set_asking(connection: Connection, row: TableRow, asking: str, deadline: float | None) -> bool:
    """Another time for the question that `row` was read with; False: meanwhile another one is asked."""
    same = update(tables).where(tables.c.id == row.id, tables.c.asking == row.asking)
    return connection.execute(same.values(asking=asking, deadline=deadline)).rowcount == 1


# -- what befell a table ----------------------------------------------------------------------


def note(connection: Connection, table: str, kind: str, seat: int, told: Sequence[int]) -> None:
    row = {"table_id": table, "kind": kind, "seat": seat, "at": time.time(), "told": dump(list(told))}
    connection.execute(insert(happenings).values(row))


async def add(db: Database, table: str, kind: str, numbers: Collection[int], told: Sequence[int]) -> None:
    def work(connection: Connection) -> None:
        for seat in numbers:
            note(connection, table, kind, seat, told)

    if numbers:
        await db.write(work)


async def happened(db: Database, table: str) -> list[Happening]:
    """The latest, in order."""
    here = select(happenings).where(happenings.c.table_id == table)
    latest = here.order_by(happenings.c.id.desc()).limit(MAX_HAPPENINGS)
    found = await db.read(lambda connection: connection.execute(latest).all())
    return [Happening(row.id, row.kind, row.seat, row.at, row.told) for row in reversed(found)]
