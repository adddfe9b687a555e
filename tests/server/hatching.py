"""Servers forked from a process that has read their modules: that takes seconds, and tests start many."""

from __future__ import annotations

import multiprocessing
import os
import resource
import signal
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEST = multiprocessing.get_context("forkserver")
NEST.set_forkserver_preload(["tests.server.hatching", "tests.server.toys"])


class Hatched:
    """A server process, as far as tests care; `descriptors`: the most it may have."""

    def __init__(self, environ: Mapping[str, str], log: str, descriptors: int | None = None) -> None:
        hearing, saying = NEST.Pipe(duplex=False)
        self.process = NEST.Process(target=hatch, args=(dict(environ), saying, log, descriptors))
        self.process.start()
        saying.close()
        self.stdout = os.fdopen(os.dup(hearing.fileno()), encoding="utf-8")
        hearing.close()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """Its exit code."""
        self.process.join(seconds)
        assert self.process.exitcode is not None, f"still there after {seconds} s"
        return self.process.exitcode


def hatch(environ: dict[str, str], saying: Connection, log: str, descriptors: int | None) -> None:
    from tests.server import toys

    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environ)
    os.dup2(saying.fileno(), sys.stdout.fileno())
    saying.close()
    with Path(log).open("a") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if descriptors is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors // 2, descriptors))
    toys.main()
