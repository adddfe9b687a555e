"""The processes in which bots think: whose tables have used the least lately comes first.

A quota (`bot_seconds_each`) says how long bots may think for one person. Matches go on when it is used up,
but then that person's bots think after all others.
"""

from __future__ import annotations

import sys
from asyncio import gather
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import TypeVar
from zlib import crc32

import msgspec
from msgspec import structs

from tutable.arena.asking import is_ours
from tutable.server.auth.limits import Limits
from tutable.server.bots.pace import LEAST, margin
from tutable.server.bots.worker import Advice, Advise, Answer, Ended, Job, Over
from tutable.server.errors import TooMany
from tutable.server.observe import BOT_FAILURES, BOT_SECONDS, log
from tutable.server.work.line import LAST, USUAL, Line
from tutable.server.work.process import WorkFailed, WorkProcess

T = TypeVar("T")
SLOW = ("stalled", "slow")  # as a worker that was killed, and as a bot that its worker has interrupted


class BotFailed(Exception):
    """The bot crashed, stalled or answered nonsense: `how`; and how long it took to find out."""

    def __init__(self, how: str, thought: float = 0.0) -> None:
        super().__init__(how)
        self.how = how
        self.thought = thought

    @property
    def is_slow(self) -> bool:
        return self.how in SLOW


@dataclass(frozen=True)
class Owner:
    """For whom a bot thinks: from which address, at which table, and who is charged for it."""

    address: str
    table: str
    person: str


class Pool:
    """A few workers."""

    def __init__(
        self, size: int, seconds: float, limits: Limits | None = None, command: list[str] | None = None
    ) -> None:
        command = command or [sys.executable, "-m", "tutable.server.bots.worker"]
        self.seconds = seconds
        self.limits = limits
        self.workers = [WorkProcess(command) for _ in range(size)]
        self.line = Line(self.workers, max(1, size))
        self.tables: Counter[str] = Counter()  # at which somebody waits for a bot, or a bot thinks

    async def choose(self, job: Job, owner: Owner) -> Answer:
        """A pick; BotFailed if there was none. Who crashed is asked once more, in what is left of its time;
        who stalled is not, since others wait.
        """
        thought, how = 0.0, ""
        for attempt in (1, 2):
            left = max(job.seconds - thought, LEAST) if job.seconds else 0.0
            began = monotonic()
            try:
                answer = await self._ask(structs.replace(job, seconds=left), owner, Answer)
            except WorkFailed as error:
                answer = Answer(-1, min(monotonic() - began, self.seconds), error.how)
            thought += answer.thought
            if not answer.failed:
                return structs.replace(answer, thought=thought)
            how = answer.failed
            words = {"words": answer.words} if answer.words else {}
            log().warning("bot.failed", bot=job.bot, game=job.game, how=how, attempt=attempt, **words)
            if how in SLOW:
                break
        raise BotFailed(how, thought)

    async def end(self, table: str, owner: Owner) -> None:
        """A match is over: other people's bots at its table end."""
        worker = self.bound(table)
        if worker.process is not None:  # else there is nobody to end
            try:
                await self._ask(Over(table), owner, Ended)
            except WorkFailed as error:  # and they with it
                log().warning("bot.failed", how=error.how)

    def bound(self, table: str) -> WorkProcess:
        """The worker in which other people's bots at a table are kept."""
        return self.workers[crc32(table.encode()) % len(self.workers)]

    async def advise(self, job: Advise, owner: Owner) -> Advice:
        """What a good player would do; BotFailed if nobody could say."""
        try:
            return await self._ask(job, owner, Advice)
        except WorkFailed as error:
            log().warning("hint.failed", game=job.game, how=error.how)
            raise BotFailed(error.how) from None

    def before(self, table: str) -> int:
        """At how many other tables a bot may think first, if all processes are taken. It depends on the other
        tables alone: how often a bot at this one is asked within its turn must not show."""
        others = sum(1 for one in self.tables if one != table)
        return others if others >= len(self.workers) else 0

    async def _ask(self, job: Job | Advise | Over, owner: Owner, kind: type[T]) -> T:
        owners = (owner.address, owner.table)
        is_kept = isinstance(job, Over) or (isinstance(job, Job) and not is_ours(job.bot, job.game))
        only = self.bound(owner.table) if is_kept else None
        with self._counted(owner.table):
            worker = await self.line.enter(owners, LAST if await self._is_over(owner) else USUAL, only)
            began = monotonic()
            used = None
            try:
                with BOT_SECONDS.time():
                    answer = await worker.ask(msgspec.msgpack.encode(job), self._most(job))
                used = answer.seconds
                return msgspec.msgpack.decode(answer.data, type=kind)
            except WorkFailed as error:
                BOT_FAILURES.labels(error.how).inc()
                raise
            finally:
                used = monotonic() - began if used is None else used
                self.line.leave(worker, owners, used)
                if self.limits is not None:
                    await self.limits.spend(self.limits.bot_seconds_each, "bots", owner.person, used)

    def _most(self, job: Job | Advise | Over) -> float:
        """When the worker is killed: somebody else's bot it should have interrupted itself."""
        if isinstance(job, Job) and job.seconds and not is_ours(job.bot, job.game):
            return min(job.seconds + margin(self.seconds), self.seconds)
        return self.seconds

    async def check(self, person: str) -> None:
        """TooMany if bots have thought for this person for so long that only their moves go on."""
        if self.limits is not None:
            await self.limits.check(self.limits.bot_seconds_each, "bots", person)

    async def _is_over(self, owner: Owner) -> bool:
        try:
            await self.check(owner.person)
        except TooMany:
            return True
        return False

    @contextmanager
    def _counted(self, table: str) -> Iterator[None]:
        self.tables[table] += 1
        try:
            yield
        finally:
            self.tables[table] -= 1
            self.tables = +self.tables

    async def stop(self) -> None:
        await gather(*(worker.kill() for worker in self.workers))
