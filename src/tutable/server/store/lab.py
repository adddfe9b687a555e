"""Runs of the lab: what is played, the chunks that are there, and which process plays it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from tutable.server.errors import LabBusy, LabFull, LabNotNow, NoLabRun
from tutable.server.store.database import Database
from tutable.server.store.schema import lab_chunks, lab_games, lab_runs

OPEN, DONE, CANCELLED, FAILED = "open", "done", "cancelled", "failed"
MAX_FORGOTTEN = 20  # runs at once: moves are waiting to be written too
WITHOUT_SPEC = [column for column in lab_runs.c if column.name != "spec"]  # which may be large


@dataclass(frozen=True)
class RunRow:
    id: str
    session: str
    game: str
    about: str  # JSON: what is played, in short
    status: str
    created: float
    games: int
    seconds: float
    progress: str  # JSON
    trouble: str  # JSON, or nothing
    holder: str | None  # the process that plays it
    spec: bytes = b""


@dataclass(frozen=True)
class Room:
    """How many runs one person may have: unfinished ones, and all."""

    runs: int
    kept: int


def row_of(found: Any) -> RunRow:
    values = found._asdict()
    return RunRow(**{name: values[name] for name in RunRow.__dataclass_fields__ if name in values})


# -- for their owner ------------------------------------------------------------------------------


async def add(db: Database, row: RunRow, room: Room) -> None:
    def work(connection: Connection) -> None:
        _has_room(connection, row.session, room)
        kept = connection.execute(_count(lab_runs.c.session == row.session)).scalar_one()
        if kept >= room.kept:
            raise LabFull(limit=room.kept)
        values = {name: getattr(row, name) for name in RunRow.__dataclass_fields__}
        connection.execute(insert(lab_runs).values(values | {"beat": 0.0, "changed": row.created}))

    await db.write(work)


async def mine(db: Database, session: str) -> list[RunRow]:
    chosen = select(*WITHOUT_SPEC).where(lab_runs.c.session == session).order_by(lab_runs.c.created.desc())
    return [row_of(row) for row in await db.read(lambda connection: connection.execute(chosen).all())]


async def find(db: Database, session: str, id: str) -> RunRow:
    found = await db.read(
        lambda connection: connection.execute(select(lab_runs).where(_own(session, id))).first()
    )
    if found is None:
        raise NoLabRun()
    return row_of(found)


async def cancel(db: Database, session: str, id: str) -> None:
    await _turn(db, session, id, (OPEN,), CANCELLED, None)


async def resume(db: Database, session: str, id: str, room: Room) -> None:
    await _turn(db, session, id, (CANCELLED, FAILED), OPEN, room)


async def _turn(
    db: Database, session: str, id: str, before: tuple[str, ...], status: str, room: Room | None
) -> None:
    def work(connection: Connection) -> None:
        found = connection.execute(
            select(lab_runs.c.status).where(_own(session, id)).with_for_update()
        ).first()
        if found is None:
            raise NoLabRun()
        if found.status == status:
            return
        if found.status not in before:
            raise LabNotNow()
        if room is not None:
            _has_room(connection, session, room)
        values = {"status": status, "holder": None, "trouble": "", "changed": time.time()}
        connection.execute(update(lab_runs).where(_own(session, id)).values(values))

    await db.write(work)


async def remove(db: Database, session: str, id: str) -> None:
    if not await db.write(lambda connection: remove_all(connection, _own(session, id))):
        raise NoLabRun()


async def opened(db: Database, id: str, game: str) -> str | None:
    """The table at which a game of a run can be looked at."""
    chosen = select(lab_games.c.table_id).where(lab_games.c.run_id == id, lab_games.c.game == game)
    return await db.read(lambda connection: connection.execute(chosen).scalar_one_or_none())


async def remember(db: Database, id: str, game: str, table: str) -> None:
    def work(connection: Connection) -> None:
        here = (lab_games.c.run_id == id) & (lab_games.c.game == game)
        connection.execute(delete(lab_games).where(here))
        connection.execute(insert(lab_games).values(run_id=id, game=game, table_id=table))

    await db.write(work)


def _own(session: str, id: str) -> ColumnElement[bool]:
    return and_(lab_runs.c.id == id, lab_runs.c.session == session)


def _count(which: ColumnElement[bool]) -> Any:
    return select(func.count()).select_from(lab_runs).where(which)


def _has_room(connection: Connection, session: str, room: Room) -> None:
    unfinished = and_(lab_runs.c.session == session, lab_runs.c.status == OPEN)
    if connection.execute(_count(unfinished)).scalar_one() >= room.runs:
        raise LabBusy(limit=room.runs)


# -- for whoever plays them -----------------------------------------------------------------------


async def claim(db: Database, holder: str, here: list[str], silent: float, most: int) -> list[RunRow]:
    """Runs that nobody plays, or whose player has said nothing since `silent`; the oldest first.

    `here`: those that the holder plays already.
    """
    given_up = and_(lab_runs.c.holder == holder, lab_runs.c.id.not_in(here))
    lost = and_(lab_runs.c.holder != holder, lab_runs.c.beat < silent)
    free = or_(lab_runs.c.holder.is_(None), given_up, lost)
    chosen = select(lab_runs).where(lab_runs.c.status == OPEN, free).order_by(lab_runs.c.created).limit(most)

    def work(connection: Connection) -> list[RunRow]:
        found = connection.execute(chosen.with_for_update(skip_locked=True)).all()
        taken = {"holder": holder, "beat": time.time()}
        connection.execute(update(lab_runs).where(lab_runs.c.id.in_([row.id for row in found])).values(taken))
        return [row_of(row) for row in found]

    return await db.write(work)


async def chunks(db: Database, id: str) -> dict[int, bytes]:
    chosen = select(lab_chunks.c.number, lab_chunks.c.data).where(lab_chunks.c.run_id == id)
    found = await db.read(lambda connection: connection.execute(chosen).all())
    return {row.number: bytes(row.data) for row in found}


async def keep(db: Database, holder: str, id: str, number: int, data: bytes) -> bool:
    """A chunk that is complete; False if somebody else plays the run by now, or nobody should."""

    def work(connection: Connection) -> bool:
        if (
            connection.execute(select(lab_runs.c.id).where(_held(holder, id)).with_for_update()).first()
            is None
        ):
            return False
        connection.execute(insert(lab_chunks).values(run_id=id, number=number, data=data))
        return True

    return await db.write(work)


async def beat(db: Database, holder: str, told: dict[str, tuple[str, float]]) -> set[str]:
    """Say how far the runs of this process have come, and the CPU seconds since; those that are to go on."""

    def work(connection: Connection) -> set[str]:
        still: set[str] = set()
        for id, (progress, seconds) in told.items():
            values = {"progress": progress, "seconds": lab_runs.c.seconds + seconds, "beat": time.time()}
            if connection.execute(update(lab_runs).where(_held(holder, id)).values(values)).rowcount:
                still.add(id)
        return still

    return await db.write(work)


async def end(db: Database, holder: str, id: str, status: str, trouble: str = "") -> None:
    values = {"status": status, "trouble": trouble, "holder": None, "changed": time.time()}
    await db.write(
        lambda connection: connection.execute(update(lab_runs).where(_held(holder, id)).values(values))
    )


async def release(db: Database, holder: str) -> None:
    """Somebody else may go on with the runs of this process."""
    mine = lab_runs.c.holder == holder
    await db.write(lambda connection: connection.execute(update(lab_runs).where(mine).values(holder=None)))


def _held(holder: str, id: str) -> ColumnElement[bool]:
    return and_(lab_runs.c.id == id, lab_runs.c.holder == holder, lab_runs.c.status == OPEN)


# -- forgetting -----------------------------------------------------------------------------------


async def forget(db: Database, ended: float) -> int:
    """Runs that nothing has happened to since; how many."""
    old = and_(lab_runs.c.status != OPEN, lab_runs.c.changed < ended)
    some = lab_runs.c.id.in_(select(lab_runs.c.id).where(old).limit(MAX_FORGOTTEN))
    return await db.write(lambda connection: remove_all(connection, some))


def remove_all(connection: Connection, which: ColumnElement[bool]) -> int:
    ids = [row.id for row in connection.execute(select(lab_runs.c.id).where(which))]
    for part in (lab_chunks, lab_games):
        connection.execute(delete(part).where(part.c.run_id.in_(ids)))
    connection.execute(delete(lab_runs).where(lab_runs.c.id.in_(ids)))
    return len(ids)
