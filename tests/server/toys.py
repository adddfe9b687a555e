"""`tutable serve` with the toy game Lanterns, which has sealed choices; and workers that know it too."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
import warnings
from pathlib import Path
from typing import Any

from tests.toys.lanterns.game import GAME
from tutable.core.chance import read_seed
from tutable.core.registry import register
from tutable.server import process
from tutable.server.api import games, matches
from tutable.server.api.endpoint import Call
from tutable.server.bots import driver, worker
from tutable.server.settings import read_settings
from tutable.server.start import serve
from tutable.server.store.entries import JournalWriter
from tutable.server.store.rows import Entry, Summary
from tutable.server.work import desk
from tutable.server.work import worker as work
from tutable.server.work.jobs import AnyJob, Check

register(GAME)
WORKER = [sys.executable, "-m", "tests.server.toys", "worker"]


def misbehave(job: worker.Job) -> None:
    """What the environment asks of the worker, once for each table it sees."""
    how = os.environ.get("TOY_BOT", "")
    if how == "crash":
        os._exit(3)
    if how == "raise":
        raise RuntimeError("what a bot says when it fails\nis more than a line")
    if how == "stall":
        time.sleep(3600)


def hang_or_crash(job: AnyJob) -> None:
    """A component file that defeats whoever reads it."""
    text = job.components if isinstance(job, Check) else None
    if text == "# crash":
        os._exit(3)
    if text == "# hang":
        time.sleep(3600)
    while text == "# compute":
        pass
    if text == "# fault":
        raise ValueError


def fell_over(table: str | None) -> None:
    raise KeyError(table)


async def fail(call: Call) -> Any:
    """Everything that can go wrong while a request is answered, with a private id in every message."""
    table = call.query("table")
    warnings.warn(f"/ws/{table}", stacklevel=1)
    logging.getLogger("uvicorn.error").error("at /api/tables/%s", table)
    asyncio.get_running_loop().call_soon(fell_over, table)
    raise LookupError(table)


def held(gate: Path) -> Any:
    """Writing a step waits as long as there is a file `gate`; `gate.held` says that one waits."""
    append = JournalWriter.append

    async def wait(self: JournalWriter, entry: Entry, summary: Summary | None) -> bool:
        while gate.exists():
            gate.with_suffix(".held").touch()
            await asyncio.sleep(0.01)
        return await append(self, entry, summary)

    return wait


def main() -> None:
    if sys.argv[1:] == ["worker"]:
        answer = worker.Thinker.answer

        def troubled(self: worker.Thinker, job: worker.Job) -> worker.Answer:
            misbehave(job)
            return answer(self, job)

        worker.Thinker.answer = troubled  # type: ignore[method-assign]
        worker.main()
        return
    if sys.argv[1:2] == ["reader"]:
        done = work.Reader.done

        def tricked(self: work.Reader, job: AnyJob) -> bytes:
            hang_or_crash(job)
            return done(self, job)

        work.Reader.done = tricked  # type: ignore[method-assign]
        work.main()
        return
    desk.COMMAND = [sys.executable, "-m", "tests.server.toys", "reader"]
    process.READING_SECONDS = float(os.environ.get("TOY_READING", process.READING_SECONDS))
    if "TOY_SEED" in os.environ:  # tables that are to be compared need the same luck
        matches.new_seed = lambda: read_seed(int(os.environ["TOY_SEED"]))  # type: ignore[attr-defined]
    if "TOY_TROUBLE" in os.environ:
        rules = next(endpoint for endpoint in games.ENDPOINTS if endpoint.path == "/api/games/{game}/rules")
        object.__setattr__(rules, "run", fail)
    if "TOY_GATE" in os.environ:
        JournalWriter.append = held(Path(os.environ["TOY_GATE"]))  # type: ignore[method-assign]
    driver.LEASE_SECONDS = float(os.environ.get("TOY_LEASE", driver.LEASE_SECONDS))
    driver.SCAN_SECONDS = min(driver.SCAN_SECONDS, driver.LEASE_SECONDS / 4)
    serve(read_settings(), lambda address: print(f"at {address}", flush=True), WORKER)


if __name__ == "__main__":
    main()
