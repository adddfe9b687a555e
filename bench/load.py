"""The server under load: many tables, everybody connected, moves at a steady rate.

    python -m bench.load [--game ...] [--only people|bots|twice|processes|glances] [--dry]

There are spectators, people chat, limits count, metrics are read and the log is written. Measured from the
moment a move is sent, so durability and the way back are in the figures: until the mover has its
acknowledgement (the move is on disk then), and until everybody else has the update. Then the same beside
tables of bots; with twice the tables and moves; and with one process and two on one PostgreSQL, for the CPU
time. The result is kept in docs/bench-server.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx2

from bench.crowd import Figures, Guest, Table, seat_bots, seat_people
from bench.glances import glances
from bench.load_page import RESULT, Pages
from bench.serving import Serving
from tests.server.postgres import Postgres
from tutable.core.registry import game_ids

SEATS = 4
SITTING_DOWN = 4  # tables at once
WARM_MOVES = 20  # each table, so that it is measured in the middle of a match
WARMING_UP = 8  # tables at once
WARM_SECONDS = 60.0
BOT_TABLES = 10
TABLES_PER_SPECTATOR = 10
CHAT_SECONDS = 0.5
METRICS_SECONDS = 5.0
PARTS = ("people", "bots", "twice", "processes", "glances")


@dataclass(frozen=True)
class Load:
    """How much."""

    game: str
    tables: int
    rate: float
    seconds: float
    bots: int = 0  # tables of them, beside the others

    def twice(self) -> Load:
        return Load(self.game, self.tables * 2, self.rate * 2, self.seconds, self.bots)


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    load: Load
    figures: Figures
    cpu: float  # seconds of the server
    seconds: float
    memory: float  # megabytes

    @property
    def share(self) -> float:
        return self.cpu / self.seconds

    @property
    def cpu_per_move(self) -> float:
        """Milliseconds."""
        return 1000 * self.cpu / max(1, self.figures.moves)


async def run(serving: Serving, load: Load) -> Outcome:
    figures = Figures()
    async with httpx2.AsyncClient(base_url=serving.address, timeout=60) as http:
        people, bots = await sit_down(http, load, figures)
        await warm_up(people)
        gc.collect()
        gc.freeze()  # the crowd's own looks for garbage must not be what people wait for
        watching = asyncio.create_task(watch(http, people))
        cpu, began = serving.cpu(), time.perf_counter()
        await play(people, load, figures)
        seconds, used = time.perf_counter() - began, serving.cpu() - cpu
        memory = serving.memory()
        watching.cancel()
        await asyncio.sleep(1)  # what was sent last arrives
    await asyncio.gather(*(table.close() for table in people + bots))
    return Outcome(load, figures, used, seconds, memory)


async def sit_down(http: httpx2.AsyncClient, load: Load, figures: Figures) -> tuple[list[Table], list[Table]]:
    gate = asyncio.Semaphore(SITTING_DOWN)

    async def one(number: int) -> Table:
        async with gate:
            table = await seat_people(http, load.game, SEATS, figures)
            if number % TABLES_PER_SPECTATOR == 0:
                await table.watch(await Guest(http).come())
            return table

    people = await asyncio.gather(*map(one, range(load.tables)))
    bots = [await seat_bots(http, load.game, SEATS, Figures()) for _ in range(load.bots)]
    return people, bots


async def warm_up(tables: list[Table]) -> None:
    gate = asyncio.Semaphore(WARMING_UP)
    rng = random.Random(1)

    async def one(table: Table) -> None:
        async with gate:
            for _ in range(WARM_MOVES):
                while not await table.move(rng):
                    await asyncio.sleep(0.005)

    async with asyncio.timeout(WARM_SECONDS * max(1.0, len(tables) / 200)):
        await asyncio.gather(*map(one, tables))


async def play(tables: list[Table], load: Load, figures: Figures) -> None:
    """Moves in turn, each when it is due, however long the ones before it take."""
    rng = random.Random(2)
    start = time.perf_counter()
    for n in range(int(load.rate * load.seconds)):
        await asyncio.sleep(max(0.0, start + n / load.rate - time.perf_counter()))
        if await tables[n % len(tables)].move(rng, measured=True):
            figures.moves += 1
        else:
            figures.late += 1


async def watch(http: httpx2.AsyncClient, tables: list[Table]) -> None:
    """What goes on beside the moves: somebody says something, somebody reads the metrics."""
    rng = random.Random(3)
    read = 0.0
    while True:
        await asyncio.sleep(CHAT_SECONDS)
        await rng.choice(tables).chat(rng)
        if time.monotonic() - read > METRICS_SECONDS:
            read = time.monotonic()
            (await http.get("/metrics")).raise_for_status()


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    try:
        yield found
    finally:
        found.close()


def measure(games: list[str], parts: list[str], given: Load, folder: Path, pages: Pages) -> None:
    """Everything that was asked for; what all games have in common is measured with the first."""

    def serve(name: str, load: Load, database: str = "", workers: int = 1) -> Outcome:
        with Serving(folder / name, database, workers) as serving:
            return asyncio.run(run(serving, load))

    for game in games:
        load = Load(game, given.tables, given.rate, given.seconds)
        if "people" in parts:
            pages.add("people", serve(f"{game}-people", load))
        if "bots" in parts:
            beside = Load(game, load.tables, load.rate, load.seconds, BOT_TABLES)
            pages.add("bots", serve(f"{game}-bots", beside))
        if "glances" in parts:
            pages.add_glances(game, *glances(folder / f"{game}-glances", game))
    first = Load(games[0], given.tables, given.rate, given.seconds)
    if "twice" in parts:
        pages.add("twice", serve("twice", first.twice()))
    if "processes" in parts:
        with postgres() as database:
            for workers in (1, 2):
                outcome = serve(f"workers-{workers}", first, database.fresh_url(), workers)
                pages.add(f"workers-{workers}", outcome)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.load", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=game_ids(), action="append", help="default: all of them")
    parser.add_argument("--only", choices=PARTS, action="append", help="default: everything")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second at all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--dry", action="store_true", help="do not write docs/bench-server.md")
    args = parser.parse_args()
    pages = Pages(os.getloadavg()[0])
    games, parts = args.game or game_ids(), args.only or list(PARTS)
    given = Load("", args.tables, args.rate, args.seconds)
    with tempfile.TemporaryDirectory(prefix="tutable-load-") as folder:
        measure(games, parts, given, Path(folder), pages)
    text = pages.text()
    print(text)
    if not args.dry and not args.game and not args.only:
        RESULT.write_text(text, "utf-8")
    sys.exit(bool(pages.missed))


if __name__ == "__main__":
    main()
