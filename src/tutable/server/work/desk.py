"""Where jobs are brought to the work processes: a bounded queue in which nobody can crowd out the others.

Whoever has used the least CPU lately comes first, so a flood from one address makes only that address wait.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter, deque
from typing import TypeVar

import msgspec

from tutable.server.auth.limits import Limits
from tutable.server.errors import Full, ServerError, TooSlow, Unreadable
from tutable.server.observe import WORK_FAILURES, WORK_SECONDS, WORK_WAITING, log
from tutable.server.refusal import Relayed
from tutable.server.work.asker import Asker
from tutable.server.work.jobs import OUTCOME, AnyJob, Done, Refused
from tutable.server.work.process import WorkFailed, WorkProcess

COMMAND = [sys.executable, "-m", "tutable.server.work.worker"]
MAX_EACH = 8  # jobs of one address that wait
MAX_WAITING = 200
PATIENCE = 6  # times as long by the clock as a job may take of a CPU
HALF_LIFE = 60.0  # seconds in which half of what somebody has used is forgotten
HOUSE = ""  # the server itself: never refused, never charged, first in line

T = TypeVar("T")
Place = asyncio.Future[WorkProcess]


class Desk:
    """A few work processes, and who waits for one."""

    def __init__(self, name: str, size: int, seconds: float, nice: int, limits: Limits) -> None:
        self.name = name
        self.seconds = seconds  # of CPU, for one job
        self.limits = limits
        self.workers = [WorkProcess([*COMMAND, str(seconds), str(nice)]) for _ in range(size)]
        self.free = list(self.workers)
        self.most = max(1, size - 1)  # places one address may have at once
        self.lines: dict[str, deque[Place]] = {}  # by address
        self.running: Counter[str] = Counter()
        self.used: dict[str, float] = {}  # CPU seconds, by address
        self.halved = time.monotonic()

    async def start(self) -> None:
        """Have a process ready before somebody needs it."""
        worker = await self._wait(HOUSE)
        try:
            await worker.start()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            log().warning("work.start", desk=self.name)
        finally:
            self._leave(worker, HOUSE)

    async def stop(self) -> None:
        await asyncio.gather(*(worker.kill() for worker in self.workers))

    async def ask(self, job: AnyJob, kind: type[T], asker: Asker | None) -> T:
        """The answer to a job; whatever is wrong with it is refused as if it had been done here."""
        return msgspec.msgpack.decode(await self.ask_raw(job, asker), type=kind)

    async def ask_raw(self, job: AnyJob, asker: Asker | None) -> bytes:
        """The same, encoded as the worker has it."""
        if asker is not None:
            await self.limits.check(self.limits.work_seconds, "work", asker.session)
            await self.limits.check(self.limits.work_seconds, "work", asker.address)
        address = HOUSE if asker is None else asker.address
        name = type(job).__name__.lower()
        worker = await self._wait(address)
        used = self.seconds
        try:
            answer = await worker.ask(msgspec.msgpack.encode(job), self.seconds * PATIENCE)
            used = answer.seconds
        except WorkFailed as error:
            WORK_FAILURES.labels(name, error.how).inc()
            log().warning("work.failed", job=name, how=error.how)
            raise (TooSlow() if error.how == "stalled" else Unreadable()) from None
        finally:
            self.used[address] = self.used.get(address, 0.0) + used
            self._leave(worker, address)
            await self._charge(asker, used)
        WORK_SECONDS.labels(name).observe(used)
        outcome = OUTCOME.decode(answer.data)
        if isinstance(outcome, Done):
            return outcome.data
        if isinstance(outcome, Refused):
            raise Relayed(outcome.refusal, outcome.status)
        log().error("work.fault", job=name, error=outcome.error)
        raise ServerError()

    async def _charge(self, asker: Asker | None, seconds: float) -> None:
        if asker is None:
            return
        await self.limits.spend(self.limits.work_seconds, "work", asker.session, seconds)
        await self.limits.spend(self.limits.work_seconds, "work", asker.address, seconds)

    # -- waiting --------------------------------------------------------------------------

    async def _wait(self, address: str) -> WorkProcess:
        line = self.lines.setdefault(address, deque())
        waiting = sum(map(len, self.lines.values()))
        if address != HOUSE and (len(line) >= MAX_EACH or waiting >= MAX_WAITING):
            raise Full()
        place: Place = asyncio.get_running_loop().create_future()
        line.append(place)
        self._serve()
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it had its turn this very moment
                self._leave(place.result(), address)
            raise

    def _leave(self, worker: WorkProcess, address: str) -> None:
        self.running[address] -= 1
        if not self.running[address]:
            del self.running[address]
        self.free.append(worker)
        self._serve()

    def _serve(self) -> None:
        """Give free processes to those who wait."""
        self._forget()
        while self.free and (address := self._next()) is not None:
            place = self.lines[address].popleft()
            if not place.done():
                self.running[address] += 1
                place.set_result(self.free.pop())
        WORK_WAITING.labels(self.name).set(sum(map(len, self.lines.values())))

    def _next(self) -> str | None:
        self.lines = {address: line for address, line in self.lines.items() if line}
        able = [one for one in self.lines if self.running[one] < self.most or one == HOUSE]
        return min(able, key=lambda one: -1.0 if one == HOUSE else self.used.get(one, 0.0), default=None)

    def _forget(self) -> None:
        now = time.monotonic()
        if now - self.halved >= HALF_LIFE:
            self.halved = now
            self.used = {address: used / 2 for address, used in self.used.items() if used > 0.01}
