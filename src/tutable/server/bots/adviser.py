"""Hints for people: what a good player who knows what they know would do.

A hint is thought out where bots think, from a table dealt from the seat's knowledge, and charged to the
person who asks. It follows from that knowledge alone: neither what it says nor how long it takes tells more.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from tutable.bots.hints import can_hint
from tutable.core.codec import encode
from tutable.core.errors import NotYourDecision
from tutable.core.match import Match
from tutable.core.rng import Rng
from tutable.server.bots.driver import own_components
from tutable.server.bots.pool import BotFailed, Owner, Pool
from tutable.server.bots.worker import Advice, Advise
from tutable.server.errors import HintFailed, HintsOff, HintsUsedUp, TooMany
from tutable.server.live_table import LiveTable
from tutable.server.live_tables import Stale
from tutable.server.wire.client import AskHint

if TYPE_CHECKING:
    from tutable.server.live_tables import LiveTables
    from tutable.server.work.asker import Asker

KEPT = 20  # hints of one table that need not be thought out again


class Adviser:
    """Gives hints at tables that allow them."""

    def __init__(self, tables: LiveTables, pool: Pool) -> None:
        self.tables = tables
        self.pool = pool
        # By person: one hint at a time is thought out for each, so that the quota is looked at between two.
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def advise(self, live: LiveTable, wish: AskHint, asker: Asker) -> Advice:
        """The hint a seat has asked for; refused as a step would be, or Stale if the table moves on first."""
        async with self.tables.reading(live, asker.session):
            match = self._asked(live, wish, asker.session)
            job = advise_job(match, wish.seat)
        found = live.hints.get((job.seat, job.state)) or await self._found(live, job, asker)
        async with self.tables.reading(live, asker.session):
            match = self._asked(live, wish, asker.session)
            is_told = live.row.people < 2 or wish.seat in match.hinted
        if not is_told:  # all will be told at the end of the turn, so it is written down before it is given
            await self.tables.step(
                live, wish.seat, "hint", 0, session=asker.session, version=wish.version, act=wish.id
            )
        return found

    def _asked(self, live: LiveTable, wish: AskHint, session: str) -> Match:
        """The match, if this session may have a hint for this seat at this version."""
        match = self.tables.running(live, wish.seat, session)
        if not (live.row.hints and self.pool.workers and can_hint(live.row.game)):
            raise HintsOff()
        if wish.version != match.version(wish.seat):
            raise Stale(match.version(wish.seat))
        if match.ask(wish.seat) is None:
            raise NotYourDecision(seat=wish.seat, deciders=match.deciders())
        return match

    async def _found(self, live: LiveTable, job: Advise, asker: Asker) -> Advice:
        """Whoever waits may go away; what is begun is finished, kept and charged. Else asking and moving on
        in turns would use up processes that nobody is charged for."""
        turn = self.turns.setdefault(asker.session, asyncio.Lock())
        await turn.acquire()
        thinking = asyncio.create_task(self._think(live, job, asker))

        def over(done: asyncio.Task[Advice]) -> None:
            turn.release()
            if not done.cancelled():
                done.exception()  # perhaps nobody waits for it any more

        thinking.add_done_callback(over)
        return await asyncio.shield(thinking)

    async def _think(self, live: LiveTable, job: Advise, asker: Asker) -> Advice:
        key = job.seat, job.state
        if key in live.hints:  # found while this one waited for its turn
            return live.hints[key]
        try:
            await self.pool.check(asker.session)
        except TooMany as error:
            raise HintsUsedUp(**error.params) from None
        owner = Owner(live.row.address or live.row.creator, live.id, asker.session)
        try:
            found = await self.pool.advise(job, owner)
        except BotFailed:
            raise HintFailed() from None
        if len(live.hints) >= KEPT:
            live.hints.clear()
        live.hints[key] = found
        return found


def advise_job(match: Match, seat: int) -> Advise:
    """The seat's knowledge, dealt out by a luck that follows from it."""
    knowledge = match.knowledge(seat)
    sample = knowledge.sample(Rng(int(knowledge.key())))
    header = match.header
    return Advise(match.game.id, match.players, header.options, own_components(match), encode(sample), seat)
