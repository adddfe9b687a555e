"""Several server processes on one address: a parent that starts them, replaces what dies, and stops all.

They share the parent's listening socket. With a socket for each (SO_REUSEPORT) the kernel would hand a
dying process's waiting visitors to nobody; with one, whoever is alive takes them.
"""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tutable.server.edge.handing import place_of
from tutable.server.edge.tally import Share, Tally
from tutable.server.observe import log

STOP = (signal.SIGINT, signal.SIGTERM)
STOP_SECONDS = 20.0  # a worker that does not come to its end by then is killed
LONG_SECONDS = 10.0  # whoever lived that long is replaced at once
FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0


@dataclass(frozen=True)
class Worker:
    """What a worker knows of its parent."""

    alive: int  # a pipe that ends when the parent does, however that happened
    tell: int  # one byte says: ready
    folder: Path  # where the workers find each other
    share: Share  # of the connections they count together

    def ready(self) -> None:
        with contextlib.suppress(BrokenPipeError):
            os.write(self.tell, b"r")


class Workers:
    """The parent. It serves nobody, so it has nothing to die of."""

    def __init__(self, count: int, ready: Callable[[], None]) -> None:
        self.ready = ready
        self.alive, self.own = os.pipe()  # only the parent keeps `own`: its end is theirs
        self.told, self.tell = os.pipe()
        self.folder = Path(tempfile.mkdtemp(prefix="tutable-"))
        self.running: dict[int, float] = {}  # since when, by process id
        self.tally = Tally(count)
        self.rows: dict[int, int] = {}  # of the tally, by process id
        self.due = [0.0]  # when the missing ones are to be started
        self.missing = count - 1  # they follow when the first has shown that it can be done
        self.wait = FIRST_WAIT
        self.count = count
        self.were_ready = 0

    def run(self) -> Worker | None:
        """Like a fork: returns in every worker, and in the parent when all of them have ended."""
        with woken_by_signals() as (woken, stopping):
            while not stopping:
                while self.due and min(self.due) <= time.monotonic():
                    self.due.remove(min(self.due))
                    if worker := self._start():
                        return worker
                self._listen(woken)
                self._replace()
        self._stop()
        return None

    def _start(self) -> Worker | None:
        row = min(set(range(self.count)) - set(self.rows.values()))
        pid = os.fork()
        if pid:
            self.running[pid] = time.monotonic()
            self.rows[pid] = row
            return None
        os.close(self.own)
        os.close(self.told)
        return Worker(self.alive, self.tell, self.folder, Share(self.tally, row))

    def _listen(self, woken: int) -> None:
        """Until a signal comes, a worker is ready, or one is to be started."""
        wait = max(0.0, min(self.due) - time.monotonic()) if self.due else None
        for end in select.select([woken, self.told], [], [], wait)[0]:
            said = os.read(end, 100)
            if end == self.told:
                self._ready(len(said))

    def _ready(self, how_many: int) -> None:
        before, self.were_ready = self.were_ready, self.were_ready + how_many
        self.due += [0.0] * self.missing
        self.missing = 0
        if before < self.count <= self.were_ready:
            self.ready()

    def _replace(self) -> None:
        for pid, code in ended(self.running):
            lived = time.monotonic() - self.running.pop(pid)
            self.tally.clear(self.rows.pop(pid))
            for place in (self.folder / str(pid), place_of(self.folder, pid)):
                place.unlink(missing_ok=True)
            if self.were_ready == 0:  # the first of all: others would fare no better
                log().error("worker.failed", code=code)
                shutil.rmtree(self.folder, ignore_errors=True)
                raise SystemExit(code if code > 0 else 1)
            self.wait = FIRST_WAIT if lived > LONG_SECONDS else min(self.wait * 2, LONGEST_WAIT)
            again = 0.0 if lived > LONG_SECONDS else self.wait
            log().error("worker.died", pid=pid, code=code, lived=round(lived, 1), again=again)
            self.due.append(time.monotonic() + again)

    def _stop(self) -> None:
        os.close(self.own)  # whoever was not yet listening to signals hears this
        tell(self.running, signal.SIGTERM)
        deadline = time.monotonic() + STOP_SECONDS
        while self.running:
            for pid, _ in ended(self.running):
                del self.running[pid]
            if time.monotonic() > deadline:
                log().error("worker.killed", pids=list(self.running))
                tell(self.running, signal.SIGKILL)
            time.sleep(0.02)
        for end in (self.alive, self.told, self.tell):
            os.close(end)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def woken_by_signals() -> Iterator[tuple[int, list[int]]]:
    """A pipe that wakes a select, and the signals to stop that have come."""
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    stopping: list[int] = []
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    before = {number: signal.signal(number, lambda got, _: stopping.append(got)) for number in STOP}
    before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, lambda *_: None)
    try:
        yield woken, stopping
    finally:
        signal.set_wakeup_fd(-1)
        for number, handler in before.items():
            signal.signal(number, handler)
        os.close(woken)
        os.close(wake)


def ended(pids: dict[int, float]) -> list[tuple[int, int]]:
    """Those that have ended, each with its exit code (a signal: negative)."""
    found = [os.waitpid(pid, os.WNOHANG) for pid in pids]
    return [(pid, os.waitstatus_to_exitcode(status)) for pid, status in found if pid]


def tell(pids: dict[int, float], number: int) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)
