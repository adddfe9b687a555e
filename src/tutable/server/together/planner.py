"""Does for people what they have said they would do, when they are asked.

What others see of it comes after a moment of no certain length, as from a quick hand: that somebody has
planned ahead is not to be told from how long an answer takes. Only what no longer fits is told, and only to
whose plan it was.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tutable.core.engine import SPECTATOR
from tutable.core.errors import TutableError
from tutable.core.match import Match
from tutable.core.rng import Rng
from tutable.face import face_of
from tutable.server.bots.driver import bot_seed
from tutable.server.errors import DatabaseAway
from tutable.server.live_table import LiveTable
from tutable.server.live_tables import MOVED_ON
from tutable.server.observe import log
from tutable.server.store import plans
from tutable.server.store.plans import Plan
from tutable.server.sync.story import said
from tutable.server.wire.together import END, PlanStep

if TYPE_CHECKING:
    from tutable.server.live_tables import LiveTables

SAMPLES = 48  # tables that somebody who looks on could imagine
# Of the pace of bots, before what people see: never on the beat, and so short that no clock runs out.
MOMENT = (0.5, 2.0)


@dataclass(frozen=True)
class Deed:
    """What is to be done for a seat now; without a verb: a step that no longer fits."""

    plan: Plan
    version: int
    verb: str = ""
    pick: int = 0
    step: PlanStep | None = None
    is_seen: bool = True


class Planner:
    """Watches for seats that are asked and whose players have planned ahead."""

    def __init__(self, tables: LiveTables, pace: float) -> None:
        self.tables = tables
        self.pace = pace
        self.paused = False
        self.busy: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        for table in await plans.due(self.tables.db):
            try:
                self.consider(await self.tables.get(table))
            except TutableError as error:
                log().warning("plans.start", error=error.code)

    async def stop(self) -> None:
        for task in self.busy.values():
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)

    def consider(self, live: LiveTable) -> None:
        """Somebody is asked: has this person said what to do?"""
        if self.paused or live.id in self.busy or self._planning(live) is None:
            return
        self.busy[live.id] = asyncio.create_task(self._run(live), name=f"plans {live.id}")

    def _planning(self, live: LiveTable) -> Plan | None:
        for seat in live.waiting():
            plan, row = live.plans.get(seat), live.row.seats[seat]
            if plan is not None and row.session == plan.session and row.player is None:
                if plan.steps or plan.auto_pass:
                    return plan
        return None

    async def _run(self, live: LiveTable) -> None:
        try:
            while not self.paused and (deed := await self._next(live)) is not None:
                await self._do(live, deed)
        except DatabaseAway:
            log().warning("plans.away", table=live.id)
        except TutableError as error:
            log().error("plans.run", table=live.id, error=error.code)
        finally:
            # At once, before anything else runs: whoever considers this table next must not find it busy.
            del self.busy[live.id]

    async def _next(self, live: LiveTable) -> Deed | None:
        async with live.lock:
            await self.tables.fresh(live)
            plan = self._planning(live)
            if plan is None or live.match is None:
                return None
            deed = planned(live.match, plan)
            if deed is None and plan.auto_pass:
                deed = passing(live.match, plan, live.row.seed)
            return deed

    async def _do(self, live: LiveTable, deed: Deed) -> None:
        plan = deed.plan
        if deed.verb:
            if deed.is_seen and live.watchers and self.pace > 0:
                await asyncio.sleep(self.pace * random.uniform(*MOMENT))
            try:
                await self._step(live, deed)
            except MOVED_ON:
                return  # nothing was done, so nothing is crossed out
        if deed.step is None:
            return
        if deed.verb:
            rest = replace(plan, steps=tuple(step for step in plan.steps if step.id != deed.step.id))
        else:
            rest = replace(plan, steps=(), failed=deed.step)
        await self.keep(live, rest, plan)

    async def _step(self, live: LiveTable, deed: Deed) -> None:
        """By the id of its step it is done once, also after a crash between doing it and crossing it out."""
        plan = deed.plan
        name = deed.step.id if deed.step is not None else f"pass.{deed.version}"
        seat, own = plan.seat, plan.session
        version, act = deed.version, f"plan.{name}"
        await self.tables.step(live, seat, deed.verb, deed.pick, session=own, version=version, act=act)
        match = live.match
        if deed.step is None and match is not None and match.awaits_end() and match.deciders() == [seat]:
            version = match.version(seat)  # a turn in which nothing can be done ends with passing
            await self.tables.step(live, seat, "end", 0, session=own, version=version, act=f"{act}.end")

    async def keep(self, live: LiveTable, plan: Plan, before: Plan | None = None) -> None:
        """Write a plan down; its owner's connections are told, and nobody else's.

        `before`: only in its place. Its owner may have made another one meanwhile, here or elsewhere.
        """
        is_kept = await plans.keep(self.tables.db, live.id, plan, before)
        found = {**live.plans, plan.seat: plan} if is_kept else await plans.at_table(self.tables.db, live.id)
        self.took(live, found)
        if is_kept:
            await self.tables.hub.publish("plans", live.id)

    def took(self, live: LiveTable, found: dict[int, Plan]) -> None:
        owners = {plan.session for plan in (*live.plans.values(), *found.values())}
        live.plans = found
        for watcher in list(live.watchers):
            if watcher.session in owners:
                watcher.wake()
        self.consider(live)


def planned(match: Match, plan: Plan) -> Deed | None:
    """The first step that is about what is asked now."""
    seat, version = plan.seat, match.version(plan.seat)
    if match.awaits_end() and match.deciders() == [seat]:
        step = next((step for step in plan.steps if step.pick == END), None)
        return None if step is None else Deed(plan, version, "end", 0, step)
    ask = match.ask(seat)
    step = next((step for step in plan.steps if ask is not None and step.ask == ask.message), None)
    if step is None or step.pick == END or seat in match.sealed:
        return None
    for offer in match.options(seat):
        if offer.pick == step.pick:
            shown = said(offer.shown)
            if step.shown is not None and (shown.message, shown.args) == (
                step.shown.message,
                step.shown.args,
            ):
                return Deed(plan, version, "act", step.pick, step, not match.is_tentative(seat, step.pick))
    return Deed(plan, version, step=step)


def passing(match: Match, plan: Plan, secret: str) -> Deed | None:
    """To pass at the beginning of a turn, where that is all there is to do and everybody can see it."""
    seat, version = plan.seat, match.version(plan.seat)
    if match.is_sealed() or match.awaits_end() or match.horizon(seat).steps > 0:
        return None
    offers = match.options(seat)
    if len(offers) != 1 or face_of(match.game).ends(offers[0].shown) != "pass":
        return None
    if not all_see(match, seat, offers[0].pick, bot_seed(secret, seat, version)):
        return None
    return Deed(plan, version, "act", offers[0].pick)


def all_see(match: Match, seat: int, pick: int, seed: int) -> bool:
    """Can somebody who only looks on tell that this is all the seat may do? Then everybody can."""
    known = match.knowledge(SPECTATOR)
    rng = Rng(seed)
    count = 1 if known.unknown() == 0 else SAMPLES
    return all(list(known.sample(rng).options_of(seat)) == [pick] for _ in range(count))
