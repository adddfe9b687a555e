"""The server under load: many tables, everybody connected, moves at a steady rate.

    python -m bench.load [--tables 200] [--rate 100] [--seconds 30] [--database postgresql://...]

Measured from the moment a move is sent, so durability and the way back are in the figures: until
the mover has its acknowledgement (the move is on disk then), and until every other seat has the
update. Then the same with twice the tables and twice the moves, for the CPU time, and the opening
of a table of 300 moves after a restart.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

import tutable

SEATS = 4
WARM_SECONDS = 5.0
LONG_MATCH = 300
GOALS = {"update p95": 50.0, "update p99": 150.0, "CPU ratio": 2.2, "open": 50.0}
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


@dataclass
class Figures:
    """Milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    updated: list[float] = field(default_factory=list)
    moves: int = 0
    late: int = 0  # moves that could not be made in time because the table was not ready


class Seat:
    """One connection, reading all the time."""

    def __init__(self, table: Table, number: int, socket: ClientConnection) -> None:
        self.table = table
        self.number = number
        self.socket = socket
        self.entry: dict[str, Any] = {}
        self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            frame = json.loads(text)
            if frame["type"] == "sync":
                self.entry = frame["seats"].get(str(self.number), {})
                self.table.synced(self.number, frame, now)
            elif frame["type"] == "ok":
                self.table.acknowledged(now)
            elif frame["type"] in ("refused", "stale", "error"):
                raise SystemExit(f"the server refused: {text[:300]!r}")


class Table:
    """Four seats at one table; one move at a time."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.seats: list[Seat] = []
        self.deciders: list[int] = []
        self.sent_at = 0.0
        self.mover = -1
        self.waiting = False
        self.count = 0
        self.measured = False

    def synced(self, seat: int, frame: dict[str, Any], now: float) -> None:
        self.deciders = frame["deciders"]
        if seat == self.mover:
            self.waiting = False
        elif self.sent_at and self.measured:
            self.figures.updated.append((now - self.sent_at) * 1000)

    def acknowledged(self, now: float) -> None:
        if self.measured:
            self.figures.acknowledged.append((now - self.sent_at) * 1000)

    async def move(self, rng: random.Random, measured: bool) -> bool:
        """A pick or an end; False if the last move has not come back yet."""
        if self.waiting or not self.deciders:
            return False
        seat = self.seats[self.deciders[0]]
        offers, entry = seat.entry.get("options") or [], seat.entry
        if not offers and not entry.get("awaits_end"):
            return False
        self.count += 1
        frame = {"id": f"m{self.count}", "seat": seat.number, "version": entry["version"], "type": "end"}
        if offers:
            frame |= {"type": "act", "pick": rng.choice(offers)["pick"]}
        self.waiting, self.mover, self.measured = True, seat.number, measured
        self.sent_at = time.perf_counter()
        await seat.socket.send(json.dumps(frame))
        return True


class Guest:
    """A session over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx2.AsyncClient(base_url=address, timeout=60)

    async def come(self) -> Guest:
        self.csrf = (await self.http.get("/api/me")).json()["csrf"]
        return self

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body, headers={"X-CSRF": self.csrf})
        answer.raise_for_status()
        return answer.json()

    async def connect(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws") + f"/ws/{table}"
        headers = {"Cookie": cookie, "Origin": self.address}
        socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        await socket.send('{"type":"hello","since":{}}')
        return socket


async def seat_four(address: str, figures: Figures, gate: asyncio.Semaphore) -> Table:
    async with gate:
        guests = [await Guest(address).come() for _ in range(SEATS)]
        body = {"game": "tuareg", "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
        made = await guests[0].post("/api/tables", body)
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{made['id']}/join", {})
        table = Table(figures)
        table.seats = [Seat(table, n, await guest.connect(made["id"])) for n, guest in enumerate(guests)]
        for guest in guests:
            await guest.http.aclose()
        return table


async def load(process: Process, tables: int, rate: float, seconds: float) -> tuple[Figures, float]:
    """Play; the figures and the share of one core the server used."""
    figures = Figures()
    gate = asyncio.Semaphore(4)
    found = await asyncio.gather(*(seat_four(process.address, figures, gate) for _ in range(tables)))
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
    for table in found:
        for seat in table.seats:
            seat.task.cancel()
            await seat.socket.close()
    return figures, used


async def long_table(address: str) -> tuple[str, dict[str, str]]:
    """A table of 300 moves and the cookie of its player."""
    guest = await Guest(address).come()
    seats = [{"kind": "me"}] + [{"kind": "hotseat"}] * SEATS
    made = await guest.post("/api/tables", {"game": "tuareg", "seats": seats})
    rng = random.Random(2)
    async with await guest.connect(made["id"]) as socket:
        moves = 0
        async for text in socket:
            frame = json.loads(text)
            assert frame["type"] in ("ok", "sync"), frame
            if frame["type"] != "sync":
                continue
            if moves == LONG_MATCH or frame["over"]:
                break
            moves += 1
            number = frame["deciders"][0]
            entry = frame["seats"][str(number)]
            act = {"id": f"m{moves}", "seat": number, "version": entry["version"], "type": "end"}
            if entry["horizon"]["steps"] and rng.random() < 0.3:
                act["type"] = "undo"  # so that the match is long enough
            elif entry["options"]:
                act |= {"type": "act", "pick": rng.choice(entry["options"])["pick"]}
            await socket.send(json.dumps(act))
    assert moves == LONG_MATCH, f"the match was over after {moves} moves"
    cookies = dict(guest.http.cookies.items())
    await guest.http.aclose()
    return made["id"], cookies


async def open_table(address: str, table: str, cookies: dict[str, str]) -> float:
    """Milliseconds from hello to the first sync, on a server that has just started."""
    guest = Guest(address)
    guest.http.cookies.update(cookies)
    await guest.http.get("/api/me")
    started = time.perf_counter()
    async with await guest.connect(table) as socket:
        await socket.recv()
        took = (time.perf_counter() - started) * 1000
    await guest.http.aclose()
    return took


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def row(name: str, values: list[float]) -> str:
    figures = " | ".join(f"{quantile(values, share):.1f}" for share in (0.5, 0.95, 0.99, 1.0))
    return f"| {name} | {len(values)} | {figures} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--once", action="store_true", help="without the run of twice the size")
    args = parser.parse_args()
    build = "compiled" if tutable.COMPILED else "interpreted"
    print(f"Tutable {tutable.__version__} ({build}), {'PostgreSQL' if args.database else 'SQLite'}\n")
    results: dict[str, float] = {}
    with tempfile.TemporaryDirectory(prefix="tutable-load-") as folder:
        shares: list[float] = []
        for factor in (1,) if args.once else (1, 2):
            with Process(f"{folder}/{factor}", args.database) as process:
                tables, rate = args.tables * factor, args.rate * factor
                figures, used = asyncio.run(load(process, tables, rate, args.seconds))
                memory = process.memory()
            shares.append(used)
            print(
                f"{tables} tables of {SEATS}, {rate:g} moves/s: {figures.moves} moves, {figures.late} late,"
            )
            print(f"{100 * used:.0f} % of one core, {memory:.0f} MB\n")
            print("| ms from sending | count | p50 | p95 | p99 | max |\n|---|---|---|---|---|---|")
            print(row("until acknowledged (durable)", figures.acknowledged))
            print(row("until another seat's update", figures.updated) + "\n", flush=True)
            if factor == 1:
                results["update p95"] = quantile(figures.updated, 0.95)
                results["update p99"] = quantile(figures.updated, 0.99)
        if len(shares) == 2:
            results["CPU ratio"] = shares[1] / shares[0]
        with Process(f"{folder}/open", args.database) as process:
            table, cookies = asyncio.run(long_table(process.address))
        with Process(f"{folder}/open", args.database) as process:
            results["open"] = asyncio.run(open_table(process.address, table, cookies))
    for name, value in results.items():
        print(f"{name}: {value:.2f} (goal: at most {GOALS[name]:g})")
    sys.exit(any(value > GOALS[name] for name, value in results.items()))


if __name__ == "__main__":
    main()
