"""Tells people that it is their turn, if they do not look: in their browsers, and now and then by mail.

What is told is public: which game, and who has moved. It is told once, because it is marked before it is
sent; to nobody who has the table before their eyes; and not in somebody's quiet hours.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import msgspec

from tutable.core.errors import TutableError
from tutable.core.registry import get_game
from tutable.lang import LANGUAGES, Texts
from tutable.server.beat import Beat
from tutable.server.errors import DatabaseAway
from tutable.server.live_table import LiveTable
from tutable.server.notify.push import Pusher, Subscription
from tutable.server.observe import log
from tutable.server.store import habits, tellings
from tutable.server.store.habits import Habits
from tutable.server.store.tellings import Telling
from tutable.server.time import asking

if TYPE_CHECKING:
    from tutable.server.process import Server

EVERY_SECONDS = 1.0
AHEAD_SECONDS = 5.0  # whoever looks within this time before it is due has seen it
SENDERS = 4
MAX_WAITING = 1000
RETRY_SECONDS = (30.0, 300.0)


class Pushed(msgspec.Struct, frozen=True):
    """What the service worker shows: a title, a text, and the path of the table."""

    title: str
    text: str
    path: str
    tag: str


@dataclass(frozen=True)
class Parcel:
    """On its way to a push service."""

    one: Telling
    where: Subscription
    text: bytes
    tries: int = 0


class Notifier:
    """One task that decides, and a few that send: a push service that hangs holds up nobody who plays."""

    def __init__(self, server: Server, pusher: Pusher) -> None:
        self.server = server
        self.db = server.db
        self.pusher = pusher
        self.queue: asyncio.Queue[Parcel] = asyncio.Queue(MAX_WAITING)
        self.beat = Beat("notifier", EVERY_SECONDS, self.look)
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.beat.start()
        self.tasks = [asyncio.create_task(self._send(), name="push") for _ in range(SENDERS)]

    async def stop(self) -> None:
        await self.beat.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def look(self) -> None:
        if self.server.pulse.paused:
            return
        now = self.server.pulse.now()
        for one in await tellings.coming(self.db, now + AHEAD_SECONDS):
            try:
                if self._is_looking(one):
                    await tellings.settle(self.db, one, "seen")
                elif one.due <= now:
                    await self._tell(one)
            except DatabaseAway:
                raise
            except TutableError as error:
                log().error("notifier.tell", error=error.code)
                await tellings.settle(self.db, one, "seen")

    def _is_looking(self, one: Telling) -> bool:
        """Has this person the table before their eyes, here? (Other processes look for themselves.)"""
        live = self.server.tables.live.get(one.table)
        return live is not None and live.is_looked_at(one.person)

    async def _tell(self, one: Telling) -> None:
        live = await self.server.tables.get(one.table)
        if not self._is_asked(live, one) or await habits.is_silenced(self.db, one.person, one.table):
            await tellings.settle(self.db, one, "seen")
            return
        who = await habits.of(self.db, one.person)
        quiet = who.quiet_for(time.time())
        if quiet > 0:
            await tellings.postpone(self.db, one, self.server.pulse.now() + quiet)
        elif await tellings.settle(self.db, one, "sent"):
            text = msgspec.json.encode(pushed(live, who))
            for where in await habits.browsers(self.db, one.person):
                self._put(Parcel(one, where, text))

    def _is_asked(self, live: LiveTable, one: Telling) -> bool:
        """Is it still their turn, and do they play for themselves?"""
        asked = asking.read(live.row)
        mine = [seat for seat in live.seats_of(one.person) if live.row.seats[seat].is_played]
        return asked.number == one.number and any(seat in mine for seat in live.waiting())

    # -- sending --------------------------------------------------------------------------

    def _put(self, parcel: Parcel) -> None:
        try:
            self.queue.put_nowait(parcel)
        except asyncio.QueueFull:
            log().warning("push.full")

    async def _send(self) -> None:
        while True:
            parcel = await self.queue.get()
            try:
                await self._deliver(parcel)
            except DatabaseAway:
                log().warning("push.away")
            except Exception as error:
                log().error("push.failed", exc_info=error)

    async def _deliver(self, parcel: Parcel) -> None:
        outcome = await self.pusher.send(parcel.where, parcel.text)
        if outcome == "gone":
            await habits.unsubscribe(self.db, parcel.where.endpoint)
        elif outcome == "later" and parcel.tries < len(RETRY_SECONDS):
            asyncio.get_running_loop().call_later(RETRY_SECONDS[parcel.tries], self._again, parcel)
        if outcome != "sent":
            log().info("push.outcome", outcome=outcome)

    def _again(self, parcel: Parcel) -> None:
        self.server.begin(self._try_again(replace(parcel, tries=parcel.tries + 1)))

    async def _try_again(self, parcel: Parcel) -> None:
        """If it is still news, and nobody asked for quiet meanwhile."""
        one = parcel.one
        try:
            live = await self.server.tables.get(one.table)
            is_asked = self._is_asked(live, one) and not live.is_looked_at(one.person)
            is_quiet = (await habits.of(self.db, one.person)).quiet_for(time.time()) > 0
            here = await habits.browsers(self.db, one.person)
            is_silent = is_quiet or await habits.is_silenced(self.db, one.person, one.table)
        except TutableError as error:
            log().warning("push.again", error=error.code)
            return
        if is_asked and not is_silent and parcel.where in here:
            self._put(parcel)


def pushed(live: LiveTable, who: Habits) -> Pushed:
    """Which game, and who has moved: only what everybody at the table knows."""
    texts = Texts(who.lang if who.lang in LANGUAGES else "en")
    title = texts.say("push-turn", {"game": get_game(live.row.game).title})
    before = asking.read(live.row).before
    others = [seat for seat in live.row.seats if seat.session != who.person and seat.name]
    moved = [seat.name for seat in others if seat.seat in before]
    names = moved or [seat.name for seat in others]
    message = "push-moved" if moved else "push-with"
    text = texts.say(message, {"names": ", ".join(names), "count": len(names)})
    return Pushed(title, text, f"/t/{live.id}", live.id)
