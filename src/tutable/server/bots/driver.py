"""Lets bots play where they are asked: one table at a time under a lease, at a pace people can follow."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tutable.arena.asking import is_ours
from tutable.bots import own_bots, usual_bot
from tutable.core.codec import encode
from tutable.core.errors import TutableError
from tutable.core.match import Match, Offer
from tutable.core.rng import Rng
from tutable.face import face_of
from tutable.server.bots.failing import FAILED, SLOW, Turn, tell
from tutable.server.bots.pace import LEAST, Pace, given, pace_of, until_beat
from tutable.server.bots.pool import BotFailed, Owner, Pool
from tutable.server.bots.worker import Job
from tutable.server.errors import DatabaseAway
from tutable.server.live_table import LiveTable
from tutable.server.live_tables import MOVED_ON
from tutable.server.observe import log
from tutable.server.store import lobby

if TYPE_CHECKING:
    from tutable.server.live_tables import LiveTables

LEASE_SECONDS = 30.0
SCAN_SECONDS = 10.0
STEPS = ("act", "undo")  # by which somebody else's bot notices that it has missed something
LOOK_SECONDS = 1.0  # between two looks at how many wait for a bot


class Driver:
    """Watches for seats that are asked and played by a bot."""

    def __init__(
        self, tables: LiveTables, pool: Pool, owner: str, pace: float, guests: Mapping[str, str]
    ) -> None:
        """`guests`: other people's bots that the host lets play here, with where they are found."""
        self.guests = guests
        self.tables = tables
        self.pool = pool
        self.owner = owner
        self.pace = pace
        self.paused = False  # nothing is to change
        self.playing: dict[str, asyncio.Task[bool]] = {}
        self.leases: dict[str, float] = {}
        self.turns: dict[str, Turn] = {}  # by table, until others see something of it
        self.kept: dict[str, Owner] = {}  # tables at which somebody else's bot was asked
        self.ending: set[asyncio.Task[None]] = set()
        self.tasks: list[asyncio.Task[None]] = []

    def known(self, game: str) -> list[str]:
        """The bots that can be seated: ours, and those that the host has named."""
        return [*own_bots(game), *self.guests]

    async def start(self) -> None:
        if not self.tables.db.is_postgres:  # one server per file: whoever held a lease is dead
            await lobby.end_leases(self.tables.db, None)
        self.tasks = [
            asyncio.create_task(self._scan(), name="bots"),
            asyncio.create_task(self._look(), name="bots in line"),
        ]

    async def stop(self) -> None:
        tasks = [*self.playing.values(), *self.ending, *self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.stop()
        if self.leases:
            with contextlib.suppress(DatabaseAway):  # they run out by themselves too
                await lobby.end_leases(self.tables.db, self.owner)

    def consider(self, live: LiveTable) -> None:
        """Somebody is asked: is it a bot? Or nobody any more, and the bots can go."""
        if live.status in ("over", "closed"):
            self._end(live.id)
        if self.paused or live.bot_seat() is None or live.id in self.playing or not self.pool.workers:
            return
        task = asyncio.create_task(self._play(live), name=f"bots {live.id}")
        self.playing[live.id] = task
        task.add_done_callback(lambda done: self._played(live, done))

    def _end(self, table: str) -> None:
        """The match is over: what was kept for it is let go."""
        self.turns.pop(table, None)
        owner = self.kept.pop(table, None)
        if owner is not None:
            task = asyncio.create_task(self.pool.end(table, owner), name=f"bots end {table}")
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)

    def _played(self, live: LiveTable, done: asyncio.Task[bool]) -> None:
        self.playing.pop(live.id, None)
        if not done.cancelled() and done.exception() is None and done.result():
            self.consider(live)  # a bot may have been asked while the task was ending

    async def _scan(self) -> None:
        """LiveTables nobody takes care of: after a restart, or when another process has died."""
        while True:
            try:
                for table in await lobby.bots_due(self.tables.db, self.owner, time.time()):
                    if table not in self.playing:
                        self.consider(await self.tables.get(table))
            except DatabaseAway:
                log().warning("bots.scan")
            except TutableError as error:
                log().warning("bots.scan", error=error.code)
            await asyncio.sleep(SCAN_SECONDS)

    async def _look(self) -> None:
        """Tell people whose bot has to wait how many may come before it."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for live in self.tables.watched():
                before = self.pool.before(live.id) if live.awaits_bot() else 0
                if before != live.before:
                    live.before = before
                    live.wake()

    # -- playing --------------------------------------------------------------------------

    async def _play(self, live: LiveTable) -> bool:
        """Until no bot is asked at this table; False: leave it to the scan, or to another process."""
        try:
            while live.bot_seat() is not None and not self.paused:
                if not await self._lease(live.id):
                    return False
                await self._move(live)
            return True
        except DatabaseAway:
            log().warning("bots.play", table=live.id)  # the scan comes back to it
        except TutableError as error:
            log().error("bots.play", table=live.id, error=error.code)
        return False

    async def _lease(self, table: str) -> bool:
        now = time.time()
        if self.leases.get(table, 0.0) > now + LEASE_SECONDS / 2:
            return True
        if not await lobby.take_lease(self.tables.db, table, self.owner, now, now + LEASE_SECONDS):
            self.leases.pop(table, None)
            return False
        if len(self.leases) > 10_000:
            self.leases = {key: until for key, until in self.leases.items() if until > now}
        self.leases[table] = now + LEASE_SECONDS
        return True

    async def _move(self, live: LiveTable) -> None:
        async with live.lock:
            await self.tables.fresh(live)
            seat = live.bot_seat()
            match = live.match
            if seat is None or match is None:
                return
            after = live.seq
            offers = [] if match.awaits_end() else match.options(seat)
            legal = [offer.pick for offer in offers]
            passing = pass_of(match, offers) if live.row.seats[seat].for_turn else None
            job = self._job(live, seat) if offers and passing is None else None
            owner = Owner(live.row.address or live.row.creator, live.id, live.row.creator)
        verb, pick = ("act", passing) if passing is not None else ("end", 0)
        if job is not None:
            verb, pick = "act", await self._choose(live.id, job, owner, legal)
        if live.seq == after and (verb == "end" or not match.is_tentative(seat, pick)):
            await self._pause(live, seat)
            await self._tell(live)
        # Or the player is back: look again.
        with contextlib.suppress(*MOVED_ON):
            await self.tables.step(live, seat, verb, pick, session=None, after=after)

    async def _pause(self, live: LiveTable, seat: int) -> None:
        """What people saw last should stay for a moment; nobody there: no need to wait.

        The next thing comes on the beat, so that nobody sees how long the bot thought (`pace`).
        """
        if live.watchers and self.pace > 0:
            beat = self.pace_of(live.row.seats[seat].player or "random", live.row.game).beat
            await asyncio.sleep(until_beat(time.monotonic() - live.shown_at, beat))

    async def _tell(self, live: LiveTable) -> None:
        """Others are about to see something of a bot's turn: also whether it has failed in it."""
        turn = self.turns.pop(live.id, None)
        if turn is not None and turn.failures:
            await tell(self.tables.db, live, turn)
            await self.tables.seats_changed(live.id)

    def pace_of(self, bot: str, game: str) -> Pace:
        place = self._place(bot, game)
        return pace_of(place, is_ours(place, game), self.pace, self.pool.seconds)

    def _turn(self, live: LiveTable, seat: int, picks: int) -> Turn:
        """What its turn has come to, `picks` after others have seen something of it."""
        found = self.turns.get(live.id)
        if found is None or found.seat != seat or picks == 0:
            found = self.turns[live.id] = Turn(seat)
        return found

    def _job(self, live: LiveTable, seat: int) -> Job:
        """The seat's knowledge, dealt out at random: the worker learns nothing more."""
        match = live.match
        assert match is not None
        seed = bot_seed(live.row.seed, seat, match.version(seat))
        sample = match.knowledge(seat).sample(Rng(seed))
        player = live.row.seats[seat].player or "random"
        bot = self._place(player, match.game.id)
        picks = match.horizon(seat).steps
        thought = self._turn(live, seat, picks).thought
        return Job(
            match.game.id,
            match.players,
            match.header.options,
            own_components(match),
            encode(sample),
            seat,
            bot,
            seed,
            picks,
            live.id,
            sum(entry.seat == seat and entry.verb in STEPS for entry in live.entries),
            given(self.pace_of(player, match.game.id).turn, thought, is_ours(bot, match.game.id)),
        )

    def _place(self, bot: str, game: str) -> str:
        """Where a bot is found; one that the host no longer lets play is stood in for."""
        return self.guests.get(bot) or (bot if bot in own_bots(game) else usual_bot(game))

    async def _choose(self, table: str, job: Job, owner: Owner, legal: list[int]) -> int:
        turn = self.turns.get(table) or Turn(job.seat)
        by_chance = legal[Rng(job.seed).below(len(legal))]  # the table goes on
        if not is_ours(job.bot, job.game):
            self.kept[table] = owner
            if job.seconds < LEAST:  # its time was over before this pick
                turn.failures = turn.failures or [SLOW]
                return by_chance
        try:
            answer = await self.pool.choose(job, owner)
        except BotFailed as failed:
            turn.thought += failed.thought
            turn.failures.append(SLOW if failed.is_slow else FAILED)
            return by_chance
        turn.thought += answer.thought
        if answer.pick in legal:
            return answer.pick
        log().error("bot.illegal", bot=job.bot, game=job.game)
        turn.failures.append(FAILED)
        return by_chance


def pass_of(match: Match, offers: Sequence[Offer]) -> int | None:
    """A pick that passes or ends the turn, for whose time is over; None: something has to be done."""
    face = face_of(match.game)
    return next((offer.pick for offer in offers if face.ends(offer.shown) in ("pass", "turn")), None)


def own_components(match: Match) -> str | None:
    return None if match.components.hash == match.game.components().hash else match.components.source


def bot_seed(secret: str, seat: int, version: int) -> int:
    """From the match's secret, so that nobody can compute what a bot will pick, and after a restart it still
    picks the same.
    """
    text = f"{seat} {version}".encode()
    key = bytes.fromhex(secret)
    return int.from_bytes(
        hashlib.blake2b(text, key=key, digest_size=4, person=b"tutable bot").digest(), "big"
    )
