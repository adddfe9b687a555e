"""Planning ahead: what a seat will do when it is asked. Told to its own player alone, through the socket."""

from __future__ import annotations

import secrets

from tutable.server.api.endpoint import Call, Endpoint
from tutable.server.api.tables import TABLE
from tutable.server.store.plans import Plan
from tutable.server.wire.client import Nothing
from tutable.server.wire.together import NewPlan, PlanStep


async def plan(call: Call) -> Nothing:
    """Instead of what was planned before; without steps: no plan."""
    body: NewPlan = call.body
    server, me = call.server, call.session.id
    live = await server.tables.get(call.path("table"))
    server.tables.running(live, body.seat, me)
    steps = tuple(PlanStep(secrets.token_hex(6), step.ask, step.pick, step.shown) for step in body.steps)
    await server.planner.keep(live, Plan(body.seat, me, steps, body.auto_pass))
    return Nothing()


ENDPOINTS = [
    Endpoint(
        "PUT",
        "/api/tables/{table}/plan",
        "What my seat will do when it is asked.",
        plan,
        Nothing,
        NewPlan,
        params=(TABLE,),
        refusals=(403, 404, 409, 422),
    ),
]
