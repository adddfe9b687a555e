"""Where jobs are brought to the work processes: a bounded line in which nobody can crowd out the others."""

from __future__ import annotations

import asyncio
import sys
from typing import TypeVar

import msgspec

from tutable.server.auth.limits import Limits
from tutable.server.errors import Full, ServerError, TooSlow, Unreadable
from tutable.server.observe import WORK_FAILURES, WORK_SECONDS, WORK_WAITING, log
from tutable.server.refusal import Relayed
from tutable.server.work.asker import Asker
from tutable.server.work.jobs import OUTCOME, AnyJob, Done, Refused
from tutable.server.work.line import FIRST, USUAL, Line
from tutable.server.work.process import WorkFailed, WorkProcess

COMMAND = [sys.executable, "-m", "tutable.server.work.worker"]
MAX_EACH = 8  # jobs of one address that wait
MAX_WAITING = 200
PATIENCE = 6  # times as long by the clock as a job may take of a CPU
HOUSE = ""  # the server itself: never refused, never charged, first in line

T = TypeVar("T")


class Desk:
    """A few work processes, and who waits for one."""

    def __init__(self, name: str, size: int, seconds: float, nice: int, limits: Limits) -> None:
        self.name = name
        self.seconds = seconds  # of CPU, for one job
        self.limits = limits
        self.workers = [WorkProcess([*COMMAND, str(seconds), str(nice)]) for _ in range(size)]
        self.line = Line(self.workers, max(1, size - 1))

    async def start(self) -> None:
        """Have a process ready before somebody needs it."""
        worker = await self._wait(HOUSE)
        try:
            await worker.start()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            log().warning("work.start", desk=self.name)
        finally:
            self.line.leave(worker, (HOUSE,), 0.0)

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
            self.line.leave(worker, (address,), used)
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

    async def _wait(self, address: str) -> WorkProcess:
        line = self.line
        if address != HOUSE and (line.count(address) >= MAX_EACH or len(line.waiting) >= MAX_WAITING):
            raise Full()
        WORK_WAITING.labels(self.name).inc()
        try:
            return await line.enter((address,), FIRST if address == HOUSE else USUAL)
        finally:
            WORK_WAITING.labels(self.name).dec()
