"""The server under load: many tables, everybody connected, moves at a steady rate.

    python -m bench.load [--game ...] [--tables 200] [--rate 100] [--seconds 30] [--database postgresql://...]

Measured from the moment a move is sent, so durability and the way back are in the figures: until
the mover has its acknowledgement (the move is on disk then), and until every other seat has the
update. Then the same with twice the tables and twice the moves, for the CPU time, and the opening
of a table of 300 moves after a restart. The result is kept in docs/bench-server.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

import httpx2

import tutable
from bench.crowd import Figures, Guest, seat_all
from tutable.core.registry import game_ids, get_game

RESULT = Path(__file__).parent.parent / "docs" / "bench-server.md"
SEATS = 4
WARM_SECONDS = 5.0
LONG_MATCH = 300
OPENINGS = 5
GOALS = {"update p95": 50.0, "update p99": 150.0, "CPU, twice the load": 2.2, "opening": 50.0}
LIMITS = {
    "TUTABLE_PORT": "0",
    "TUTABLE_BOT_PROCESSES": "0",
    "TUTABLE_FRAMES_PER_SECOND": "100000",
    "TUTABLE_LOG_LEVEL": "warning",
    **{f"TUTABLE_{name}": "1000000/minute" for name in ("NEW_GUESTS", "REQUESTS", "NEW_TABLES", "CHATS")},
}


class Process:
    """A server process."""

    def __init__(self, folder: str, database: str) -> None:
        environ = {**os.environ, **LIMITS, "TUTABLE_DATA": folder, "TUTABLE_DATABASE": database}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tutable", "serve"], env=environ, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+?:\d+", self.process.stdout.readline())
        assert found, "the server did not start"
        self.address = found.group()

    def __enter__(self) -> Process:
        return self

    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            words = file.read().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


# -- measuring ------------------------------------------------------------------------------------


async def load(
    process: Process, game: str, tables: int, rate: float, seconds: float
) -> tuple[Figures, float]:
    """Play; the figures and the share of one core the server used."""
    figures = Figures()
    gate = asyncio.Semaphore(4)
    async with httpx2.AsyncClient(base_url=process.address, timeout=60) as http:
        found = await asyncio.gather(*(seat_all(http, game, SEATS, figures, gate) for _ in range(tables)))
    rng = random.Random(1)
    start = time.perf_counter()
    began, cpu = 0.0, 0.0
    for n in range(int(rate * (WARM_SECONDS + seconds))):
        due = start + n / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        measured = due - start >= WARM_SECONDS
        if measured and not began:
            began, cpu = time.perf_counter(), process.cpu()
        if await found[n % tables].move(rng, measured):
            figures.moves += measured
        else:
            figures.late += measured
    used = (process.cpu() - cpu) / (time.perf_counter() - began)
    await asyncio.sleep(1)
    await asyncio.gather(*(table.close() for table in found))
    return figures, used


async def long_table(address: str, game: str) -> tuple[str, str]:
    """A table of 300 moves and the cookie of its player."""
    rng = random.Random(2)
    moves = 0
    async with httpx2.AsyncClient(base_url=address, timeout=60) as http:
        guest = await Guest(http).come()
        seats = [{"kind": "me"}] + [{"kind": "hotseat"}] * (get_game(game).max_players - 1)
        made = await guest.post("/api/tables", {"game": game, "seats": seats})
        async with await guest.connect(made["id"]) as socket:
            async for text in socket:
                frame = json.loads(text)
                assert frame["type"] in ("ok", "sync"), frame
                if frame["type"] != "sync":
                    continue
                if moves == LONG_MATCH or frame["over"]:
                    break
                moves += 1
                number, entry = next(iter(frame["seats"].items()))
                act = {"id": f"m{moves}", "seat": int(number), "version": entry["version"], "type": "end"}
                if entry["horizon"]["steps"] and rng.random() < 0.3:
                    act["type"] = "undo"  # so that the match is long enough
                elif entry["offers"]:
                    act |= {"type": "act", "pick": rng.choice(entry["offers"])["pick"]}
                await socket.send(json.dumps(act))
    assert moves == LONG_MATCH, f"the match was over after {moves} moves"
    return made["id"], guest.cookie


async def open_table(address: str, table: str, cookie: str) -> float:
    """Milliseconds from the connection to the first sync, on a server that has just started."""
    async with httpx2.AsyncClient(base_url=address) as http:
        guest = await Guest(http, cookie).come()
        started = time.perf_counter()
        async with await guest.connect(table) as socket:
            await socket.recv()
            return (time.perf_counter() - started) * 1000


def openings(folder: str, database: str, game: str) -> list[float]:
    """Every time on a server of its own, which has not seen the table."""
    with Process(folder, database) as process:
        table, cookie = asyncio.run(long_table(process.address, game))
    found = []
    for _ in range(OPENINGS):
        with Process(folder, database) as process:
            found.append(asyncio.run(open_table(process.address, table, cookie)))
    return found


# -- the page -------------------------------------------------------------------------------------

PAGE = """\
# Speed of the server

`make bench`, {date}, tutable {version} ({build}), {game}, {database}; server and clients share {cores} cores,
load average {before:.1f} before and {after:.1f} after (the measurement itself makes about 1).
Absolute numbers depend on the machine and its mood.

| | reached | goal |
|---|---|---|
{goals}

{sections}
Milliseconds are counted from the moment a player sends a move: until the same player has the answer, which is
given when the move is on the disk, and until each other seat has the new table. `opening` is the median of
{openings} servers that have just started: from the connection to the first frame of a table of {long} moves.
"""

SECTION = """\
## {tables} tables of {seats}, {rate:g} moves a second

{moves} moves, {late} late; the server used {used:.0f} % of one core and {memory:.0f} MB.

| ms | count | p50 | p95 | p99 | max |
|---|---|---|---|---|---|
{rows}
"""


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def row(name: str, values: list[float]) -> str:
    figures = " | ".join(f"{quantile(values, share):.1f}" for share in (0.5, 0.95, 0.99, 1.0))
    return f"| {name} | {len(values)} | {figures} |"


def goal_row(name: str, value: float) -> str:
    unit = "x" if name.startswith("CPU") else " ms"
    return (
        f"| {name} | {value:.1f}{unit} | {GOALS[name]:g}{unit}{'' if value <= GOALS[name] else ' (missed)'} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=game_ids(), default=game_ids()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--once", action="store_true", help="without the run of twice the size")
    parser.add_argument("--dry", action="store_true", help="do not write docs/bench-server.md")
    args = parser.parse_args()
    before = os.getloadavg()[0]
    results: dict[str, float] = {}
    shares: list[float] = []
    sections: list[str] = []
    with tempfile.TemporaryDirectory(prefix="tutable-load-") as folder:
        results["opening"] = statistics.median(openings(f"{folder}/open", args.database, args.game))
        for factor in (1,) if args.once else (1, 2):
            tables, rate = args.tables * factor, args.rate * factor
            with Process(f"{folder}/{factor}", args.database) as process:
                figures, used = asyncio.run(load(process, args.game, tables, rate, args.seconds))
                memory = process.memory()
            shares.append(used)
            if factor == 1:
                results["update p95"] = quantile(figures.updated, 0.95)
                results["update p99"] = quantile(figures.updated, 0.99)
            rows = [row("answer", figures.acknowledged), row("update", figures.updated)]
            sections.append(
                SECTION.format(
                    tables=tables,
                    seats=SEATS,
                    rate=rate,
                    moves=figures.moves,
                    late=figures.late,
                    used=100 * used,
                    memory=memory,
                    rows="\n".join(rows),
                )
            )
    if len(shares) == 2:
        results["CPU, twice the load"] = shares[1] / shares[0]
    text = PAGE.format(
        date=date.today().isoformat(),
        version=tutable.__version__,
        build="compiled" if tutable.COMPILED else "interpreted",
        game=args.game.capitalize(),
        database="PostgreSQL" if args.database else "SQLite",
        cores=os.cpu_count(),
        before=before,
        after=os.getloadavg()[0],
        goals="\n".join(goal_row(name, results[name]) for name in GOALS if name in results),
        sections="\n".join(sections),
        openings=OPENINGS,
        long=LONG_MATCH,
    )
    print(text)
    if not args.dry and not args.once:
        RESULT.write_text(text, "utf-8")
    sys.exit(any(value > GOALS[name] for name, value in results.items()))


if __name__ == "__main__":
    main()
