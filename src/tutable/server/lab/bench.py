"""Where people's runs are played: deal by deal, in processes of low priority.

A run does not need its owner's browser. Chunks that are complete are in the database, so whoever starts next,
after a kill or in another process, goes on from there. A process says every two seconds that it still plays a
run; of one that is silent for long others take over. Whoever has used the least lately comes first.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import defaultdict

import msgspec

from tutable.core.errors import TutableError
from tutable.lab.rows import unpack
from tutable.lab.spec import Spec, encode
from tutable.server.auth.limits import Limits
from tutable.server.errors import DatabaseAway, LabFailed, LabSpent, ServerError, TooMany
from tutable.server.lab.playing import Playing, guessed
from tutable.server.observe import LAB_GAMES, LAB_RUNS, LAB_SECONDS, WORK_FAILURES, log
from tutable.server.refusal import Relayed, refusal
from tutable.server.settings import Settings
from tutable.server.store import lab
from tutable.server.store.database import Database
from tutable.server.store.lab import RunRow
from tutable.server.work.desk import COMMAND
from tutable.server.work.jobs import OUTCOME, Done, LabDeal, LabDealt, Refused
from tutable.server.work.line import USUAL, Line
from tutable.server.work.process import WorkFailed, WorkProcess

NICE = 15  # after bots, and after everything strangers bring
DEAL_SECONDS = 1800.0  # of CPU, for one deal: the longest games of the strongest bots take a fraction of it
PATIENCE = 6  # times as long by the clock
BEAT_SECONDS = 2.0
LOOK_SECONDS = 15.0  # where other processes might have left a run
SILENT_SECONDS = 30.0  # then a process is taken for dead
REST_SECONDS = 30.0
MOST = 8  # runs that a process plays at once; the others wait
TRIES = 3


class Bench:
    """One per server process."""

    def __init__(self, settings: Settings, db: Database, limits: Limits, name: str) -> None:
        self.settings = settings
        self.db = db
        self.limits = limits
        self.name = name
        self.paused = False  # nothing is to change
        size = settings.lab_processes
        self.workers = [WorkProcess([*COMMAND, str(DEAL_SECONDS), str(NICE)]) for _ in range(size)]
        self.line = Line(self.workers, size)
        self.playing: dict[str, Playing] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.pace: defaultdict[tuple[str, str], dict[int, float]] = defaultdict(dict)  # by game and bots
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.settings.may_measure(is_host=True):
            self.task = asyncio.create_task(self._run(), name="lab")

    async def stop(self) -> None:
        """Others, or the next start, go on with what is open."""
        if self.task is None:
            return
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self._stop_playing(list(self.tasks))
        await asyncio.gather(*(worker.kill() for worker in self.workers))
        with contextlib.suppress(DatabaseAway):
            await lab.release(self.db, self.name)

    def wake(self) -> None:
        """There may be something new to play, or to stop."""
        self.woken.set()

    # -- which runs -----------------------------------------------------------------------

    async def _run(self) -> None:
        # SQLite has one server: whoever held a run is dead.
        silent = SILENT_SECONDS if self.db.is_postgres else 0.0
        while True:
            self.woken.clear()
            try:
                await self._beat()
                if not self.paused and len(self.tasks) < MOST:
                    here, room = list(self.tasks), MOST - len(self.tasks)
                    for row in await lab.claim(self.db, self.name, here, time.time() - silent, room):
                        self.tasks[row.id] = asyncio.create_task(self._play(row), name="run")
            except DatabaseAway:
                log().warning("lab.away")
            except Exception as error:  # a defect of ours stops one beat only
                log().error("lab.beat", exc_info=error)
            LAB_RUNS.set(len(self.tasks))
            if not self.tasks:
                await asyncio.gather(*(worker.kill() for worker in self.line.free))
            pause = BEAT_SECONDS if self.tasks else LOOK_SECONDS if self.db.is_postgres else None
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.woken.wait(), pause)

    async def _beat(self) -> None:
        """Tell how far everything is, and stop what is not wanted any more."""
        told: dict[str, tuple[str, float]] = {}
        for id, playing in self.playing.items():
            told[id] = (playing.told(), playing.unsaid)
            playing.unsaid = 0.0
        if told:
            await self._stop_playing(told.keys() - await lab.beat(self.db, self.name, told))

    async def _stop_playing(self, ids: set[str] | list[str]) -> None:
        tasks = [self.tasks[id] for id in ids if id in self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- one run --------------------------------------------------------------------------

    async def _play(self, row: RunRow) -> None:
        lanes: list[asyncio.Task[None]] = []
        try:
            chunks = await lab.chunks(self.db, row.id)
            about = msgspec.json.decode(row.about)
            pace = self.pace[row.game, about["bots"]]
            playing = await asyncio.to_thread(Playing, row, chunks, pace, len(self.workers))
            self.playing[row.id] = playing
            lanes = [asyncio.create_task(self._lane(playing)) for _ in self.workers]
            await asyncio.gather(*lanes)
            await self._end(row.id, lab.DONE)
        except DatabaseAway:
            await asyncio.sleep(BEAT_SECONDS)  # it is claimed again when the database is back
        except TutableError as error:
            log().warning("lab.failed", error=error.code)
            await self._end(row.id, lab.FAILED, error)
        except Exception as error:
            log().error("lab.failed", exc_info=error)
            await self._end(row.id, lab.FAILED, ServerError())
        finally:
            for lane in lanes:
                lane.cancel()
            await asyncio.gather(*lanes, return_exceptions=True)
            self.playing.pop(row.id, None)
            self.tasks.pop(row.id, None)
            self.wake()

    async def _end(self, id: str, status: str, trouble: TutableError | None = None) -> None:
        told = "" if trouble is None else msgspec.json.encode(refusal(trouble)).decode()
        with contextlib.suppress(DatabaseAway):  # then it is claimed again, and ends again
            if (playing := self.playing.get(id)) is not None:
                await lab.beat(self.db, self.name, {id: (playing.told(), playing.unsaid)})
            await lab.end(self.db, self.name, id, status, told)

    async def _lane(self, playing: Playing) -> None:
        """One deal after the other, beside the other lanes."""
        person = playing.row.session
        for chunk, deal in playing.todo:
            await self._rested(playing)
            dealt = await self._dealt(LabDeal(playing.row.spec, chunk.players, deal), person, playing)
            rows = unpack(dealt.rows)
            self._noted(playing.spec, chunk.players, dealt.seconds / len(rows))
            LAB_GAMES.labels(playing.row.game).inc(len(rows))
            whole = playing.take(chunk, deal, rows, dealt.seconds)
            if whole is not None:
                # Otherwise it was cancelled, erased, or taken over.
                playing.is_wanted = await lab.keep(self.db, self.name, playing.row.id, chunk.number, whole)

    async def _rested(self, playing: Playing) -> None:
        """Wait while nothing may be changed, or until its owner has time left."""
        while True:
            try:
                await self.limits.check(self.limits.lab_seconds, "lab", playing.row.session)
                if not self.paused:
                    playing.resting = False
                    return
                pause = BEAT_SECONDS
            except TooMany as spent:
                playing.resting = True
                pause = min(float(spent.params["seconds"]), REST_SECONDS)
            await asyncio.sleep(pause)

    # -- one deal -------------------------------------------------------------------------

    async def _dealt(self, job: LabDeal, person: str, playing: Playing | None) -> LabDealt:
        """Played; a process that dies is replaced, and only a deal that kills several is given up."""
        data = msgspec.msgpack.encode(job)
        for attempt in range(TRIES):
            worker = await self.line.enter((person,), USUAL)
            began, used = time.monotonic(), None
            try:
                answer = await worker.ask(data, DEAL_SECONDS * PATIENCE)
                used = answer.seconds
                break
            except WorkFailed as error:
                WORK_FAILURES.labels("labdeal", error.how).inc()
                log().warning("lab.deal", how=error.how, attempt=attempt)
            finally:
                used = time.monotonic() - began if used is None else used
                self.line.leave(worker, (person,), used)
                LAB_SECONDS.inc(used)
                if playing is not None:
                    playing.spend(used)
                await self.limits.spend(self.limits.lab_seconds, "lab", person, used)
        else:
            raise LabFailed()
        outcome = OUTCOME.decode(answer.data)
        if isinstance(outcome, Done):
            return msgspec.msgpack.decode(outcome.data, type=LabDealt)
        if isinstance(outcome, Refused):
            raise Relayed(outcome.refusal, outcome.status)
        log().error("lab.fault", error=outcome.error)
        raise LabFailed()

    def _noted(self, spec: Spec, players: int, each: float) -> None:
        """How long games take here, for the next who asks."""
        known = self.pace[spec.game, spec.bots[0]]
        known[players] = each if players not in known else known[players] + (each - known[players]) / 10

    async def expected(self, spec: Spec, person: str) -> float:
        """Seconds a run will take if the machine does nothing else. If no such game was played here yet, one
        is.
        """
        await self.may_play(person)
        known = self.pace[spec.game, spec.bots[0]]
        if not known:
            players = min(spec.players)
            dealt = await self._dealt(LabDeal(encode(spec), players, 0, first_only=True), person, None)
            self._noted(spec, players, dealt.seconds)
        games = spec.games * len(spec.variants)
        return sum(guessed(known, players) * games for players in spec.players) / len(self.workers)

    async def may_play(self, person: str) -> None:
        """LabSpent if this person's time is used up for today."""
        try:
            await self.limits.check(self.limits.lab_seconds, "lab", person)
        except TooMany as spent:
            seconds = int(spent.params["seconds"])
            raise LabSpent(seconds=seconds, minutes=-(-seconds // 60)) from None
