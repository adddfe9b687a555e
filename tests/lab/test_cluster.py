"""A scheduler and several worker processes on loopback, of which some are killed and one joins late."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.runs import files, played, spec_of
from tutable.lab.cluster import Cluster
from tutable.lab.errors import BadLab
from tutable.lab.runner import Progress, carry_out
from tutable.lab.store import Run

pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("ignore")  # of distributed's own parts while they are shut down

SCHEDULER = """
import asyncio, json, sys
from distributed import Scheduler

async def run() -> None:
    async with Scheduler(host="127.0.0.1", port=0, dashboard=False) as scheduler:
        print(json.dumps(scheduler.address), flush=True)
        await scheduler.finished()

asyncio.run(run())
"""


class Crowd:
    """The processes of a test: all of them end with it."""

    def __init__(self) -> None:
        self.processes: list[subprocess.Popen[str]] = []
        self.address: str = ""
        scheduler = self.start("-c", SCHEDULER)
        assert scheduler.stdout is not None
        self.address = json.loads(scheduler.stdout.readline())

    def start(self, *args: str) -> subprocess.Popen[str]:
        environment = {**os.environ, "DASK_DISTRIBUTED__ADMIN__TICK__LIMIT": "1h"}
        process = subprocess.Popen(
            [sys.executable, *args],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        self.processes.append(process)
        return process

    def worker(self) -> subprocess.Popen[str]:
        return self.start("-m", "tutable", "lab", "worker", self.address)

    def end(self) -> None:
        for process in reversed(self.processes):
            process.kill()
        for process in self.processes:
            process.wait()
            assert process.stdout is not None
            process.stdout.close()


@pytest.fixture
def crowd() -> Iterator[Crowd]:
    made = Crowd()
    yield made
    made.end()


def test_killed_workers_change_nothing(crowd: Crowd, tmp_path: Path) -> None:
    spec = spec_of(games=120, players=(2, 3))
    workers = [crowd.worker() for _ in range(3)]
    killed: list[int] = []

    def kill_some(progress: Progress) -> None:
        """After the third chunk one worker dies and another joins, after the sixth the next dies."""
        for at, count in enumerate((3, 6)):
            if len(progress.here) >= count and len(killed) == at:
                workers[at].kill()
                killed.append(at)
                if at == 0:
                    crowd.worker()

    run = Run.begin(tmp_path / "cluster", spec)
    progress = carry_out(run, Cluster(crowd.address), kill_some)
    assert progress.is_complete()
    assert killed == [0, 1]
    while Cluster(crowd.address).size() != 2:  # who is there is what the time is estimated by
        time.sleep(0.1)
    assert files(run) == files(played(tmp_path / "here", spec, jobs=2))


def test_a_scheduler_that_does_not_answer_is_named(tmp_path: Path) -> None:
    run = Run.begin(tmp_path / "run", spec_of(games=10))
    with pytest.raises(BadLab) as refused:
        carry_out(run, Cluster("tcp://127.0.0.1:9", wait="1s"))
    assert refused.value.params["problem"] == "cluster"
    assert files(run) == {}


def test_a_worker_without_a_scheduler_says_so() -> None:
    began = time.monotonic()
    call = [sys.executable, "-m", "tutable", "lab", "worker", "nonsense://nowhere"]
    done = subprocess.run(call, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2, done.stderr
    assert "does not answer" in done.stderr
    assert time.monotonic() - began < 120
