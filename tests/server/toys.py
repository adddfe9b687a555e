"""`tutable serve` with the toy game Lanterns, which has sealed choices, and what the environment asks for."""

from __future__ import annotations

import asyncio
import logging
import os
import time
import warnings
from pathlib import Path
from typing import Any

from tests.server.toy_workers import READER, THINKER, retune
from tutable.core.chance import read_seed
from tutable.server import presence, process
from tutable.server.api import games, matches, tables
from tutable.server.api.endpoint import Call
from tutable.server.bots import driver
from tutable.server.hub.postgres import PostgresHub
from tutable.server.lab import bench
from tutable.server.settings import read_settings
from tutable.server.start import serve
from tutable.server.store.entries import JournalWriter
from tutable.server.store.rows import Beside, Entry, Summary
from tutable.server.time import pulse
from tutable.server.work import desk


def fell_over(table: str | None) -> None:
    raise KeyError(table)


async def fail(call: Call) -> Any:
    """Everything that can go wrong while a request is answered, with a private id in every message."""
    table = call.query("table")
    warnings.warn(f"/ws/{table}", stacklevel=1)
    logging.getLogger("uvicorn.error").error("at /api/tables/%s", table)
    asyncio.get_running_loop().call_soon(fell_over, table)
    raise LookupError(table)


async def hushed(self: PostgresHub, kind: str, subject: str) -> None:
    """Nothing is said."""


async def unprepared(self: desk.Desk) -> None:
    """Most tests need no work process: it is started when somebody asks for one."""


def held(gate: Path) -> Any:
    """Writing a step waits as long as there is a file `gate`; `gate.held` says that one waits."""
    append = JournalWriter.append

    async def wait(
        self: JournalWriter, entry: Entry, summary: Summary | None, beside: Beside | None = None
    ) -> bool:
        while gate.exists():
            gate.with_suffix(".held").touch()
            await asyncio.sleep(0.01)
        return await append(self, entry, summary, beside)

    return wait


def main() -> None:
    retune()
    bench.NICE = 0  # on a busy machine the lab would wait for all other tests
    desk.COMMAND = READER
    desk.Desk.start = unprepared  # type: ignore[method-assign]
    process.READING_SECONDS = float(os.environ.get("TOY_READING", process.READING_SECONDS))
    if "TOY_SEED" in os.environ:  # tables that are to be compared need the same luck
        for making in (matches, tables):
            making.new_seed = lambda: read_seed(int(os.environ["TOY_SEED"]))  # type: ignore[attr-defined]
    if "TOY_TROUBLE" in os.environ:
        rules = next(endpoint for endpoint in games.ENDPOINTS if endpoint.path == "/api/games/{game}/rules")
        object.__setattr__(rules, "run", fail)
    if "TOY_CLOCK" in os.environ:  # a file with the seconds by which time at the tables is ahead
        ahead = Path(os.environ["TOY_CLOCK"])
        pulse.steady = lambda: time.monotonic() + float(ahead.read_text())
        pulse.GRACE_SECONDS = float("inf")
    if "TOY_GATE" in os.environ:
        JournalWriter.append = held(Path(os.environ["TOY_GATE"]))  # type: ignore[method-assign]
    if "TOY_HUSHED" in os.environ:  # nobody else is told of anything: as if killed before it was said
        PostgresHub.publish = hushed  # type: ignore[method-assign]
    presence.BEAT_SECONDS = float(os.environ.get("TOY_BEAT", presence.BEAT_SECONDS))
    driver.LEASE_SECONDS = float(os.environ.get("TOY_LEASE", driver.LEASE_SECONDS))
    driver.SCAN_SECONDS = min(driver.SCAN_SECONDS, driver.LEASE_SECONDS / 4)
    serve(read_settings(), lambda address, _: print(f"at {address}", flush=True), THINKER)


if __name__ == "__main__":
    main()
