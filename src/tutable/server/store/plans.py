"""Plans for the next turn: one per seat, of whoever sits there."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, select, update

from tutable.server.store.database import Database
from tutable.server.store.rows import dump, numbers
from tutable.server.store.schema import plans, tables
from tutable.server.store.upsert import put
from tutable.server.wire.together import PlanStep

STEPS: msgspec.json.Decoder[list[PlanStep]] = msgspec.json.Decoder(list[PlanStep])
FAILED: msgspec.json.Decoder[PlanStep | None] = msgspec.json.Decoder(PlanStep | None)


@dataclass(frozen=True)
class Plan:
    """What a person will do when this seat is asked; `failed` no longer fitted, and ended the plan before."""

    seat: int
    session: str
    steps: tuple[PlanStep, ...]
    auto_pass: bool
    failed: PlanStep | None = None


async def at_table(db: Database, table: str) -> dict[int, Plan]:
    chosen = select(plans).where(plans.c.table_id == table)
    found = await db.read(lambda connection: connection.execute(chosen).all())
    return {
        row.seat: Plan(
            row.seat,
            row.session,
            tuple(STEPS.decode(row.steps)),
            row.auto_pass,
            FAILED.decode(row.failed),
        )
        for row in found
    }


async def keep(db: Database, table: str, plan: Plan, before: Plan | None = None) -> bool:
    """`before`: the one it takes the place of; False: there is another one by now."""
    values = {
        "session": plan.session,
        "steps": dump(list(plan.steps)),
        "failed": dump(plan.failed),
        "auto_pass": plan.auto_pass,
    }
    here = (plans.c.table_id == table) & (plans.c.seat == plan.seat)

    def work(connection: Connection) -> bool:
        if before is None:
            put(connection, plans, table_id=table, seat=plan.seat, **values)
            return True
        same = (plans.c.session == before.session) & (plans.c.steps == dump(list(before.steps)))
        return connection.execute(update(plans).where(here, same).values(values)).rowcount == 1

    return await db.write(work)


async def due(db: Database) -> list[str]:
    """Tables where a seat with a plan is asked: after a restart nobody else would look there."""
    chosen = select(tables.c.id, tables.c.asked, plans.c.seat).join(plans, plans.c.table_id == tables.c.id)
    chosen = chosen.where(tables.c.status == "running")
    found = await db.read(lambda connection: connection.execute(chosen).all())
    return sorted({row.id for row in found if row.seat in numbers(row.asked)})
