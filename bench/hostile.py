"""Hostile guests beside people who play: what does everybody else notice?

    python -m bench.hostile [--game ...] [--tables 50] [--rate 25] [--seconds 30]

The server has the limits it comes with. People sit at their tables, each from an address of its own, first
alone and then beside 30 hostile guests from 10 addresses who do all of `bench/attacks.py` at once. The result
is kept in docs/bench-hostile.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

import httpx2

import tutable
from bench.attacks import ADDRESSES, GUESTS_EACH
from bench.crowd import Figures, Table, seat_people
from bench.load import SEATS, Load, play
from bench.load_page import quantile
from bench.serving import SETTINGS, Serving
from tutable.core.registry import game_ids
from tutable.server.settings import Settings

RESULT = Path(__file__).parent.parent / "docs" / "bench-hostile.md"
WARM_SECONDS = 3.0
GOAL = 50.0
AS_IT_COMES = {name: str(getattr(Settings(), name.lower())) for name in SETTINGS if name != "PORT"}


async def seated(stack: AsyncExitStack, address: str, game: str, tables: int) -> list[Table]:
    """Everybody at their tables, each table from an address of its own."""
    gate = asyncio.Semaphore(4)
    coming = []
    for number in range(tables):
        source = f"127.0.1.{number + 1}"
        transport = httpx2.AsyncHTTPTransport(local_address=source)
        http = httpx2.AsyncClient(base_url=address, transport=transport, timeout=60)
        await stack.enter_async_context(http)
        coming.append(sit_down(http, game, source, gate))
    found = await asyncio.gather(*coming)
    for table in found:
        stack.push_async_callback(table.close)
    return found


async def sit_down(http: httpx2.AsyncClient, game: str, source: str, gate: asyncio.Semaphore) -> Table:
    async with gate:
        return await seat_people(http, game, SEATS, Figures(), source)


@dataclass(frozen=True)
class Played:
    """What people noticed, and the share of a core the server's own process needed."""

    figures: Figures
    share: float


async def played(serving: Serving, tables: list[Table], load: Load) -> Played:
    figures = Figures()
    for table in tables:
        table.figures = figures
    cpu, began = serving.cpu(), time.perf_counter()
    await play(tables, load, figures)
    share = (serving.cpu() - cpu) / (time.perf_counter() - began)
    await asyncio.sleep(1)  # what was sent last arrives
    return Played(figures, share)


async def measure(serving: Serving, load: Load) -> tuple[Played, Played, dict[str, dict[str, int]]]:
    """Alone, beside the hostile guests, and what these achieved."""
    async with AsyncExitStack() as stack:
        tables = await seated(stack, serving.address, load.game, load.tables)
        alone = await played(serving, tables, replace(load, seconds=load.seconds / 3))
        command = [sys.executable, "-m", "bench.attacks", serving.address]
        # Their own computing must not be what people notice: elsewhere it would be another machine's.
        hostile = await asyncio.create_subprocess_exec(
            *("nice", "-n", "19", *command, "--seconds", str(load.seconds + WARM_SECONDS)),
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            assert hostile.stdout is not None
            await asyncio.wait_for(hostile.stdout.readline(), 60)  # they have come
            beside = await played(serving, tables, load)
            said, _ = await asyncio.wait_for(hostile.communicate(), 60)
        finally:
            if hostile.returncode is None:
                hostile.kill()
                await hostile.wait()
    return alone, beside, json.loads(said)


PAGE = """\
# Hostile guests

`make bench`, {date}, tutable {version} ({build}), {game}, SQLite; server, people and hostile guests
share {cores} cores, load average {before:.1f} before. {tables} tables of {seats} at {rate:g} moves a second,
with the limits the server comes with; beside them {guests} hostile guests from {addresses} addresses, all
cases at once.
Everybody else's updates within {goal:g} ms (p95): **{verdict}**.

| ms | count | p50 | p95 | p99 | max |
|---|---|---|---|---|---|
{rows}

{late} of {moves} moves could not be made in time. The server's own process used {alone:.0f} % of a core alone
and {beside:.0f} % beside them. What the hostile guests got, by case: statuses of answers, frames, and how
connections ended.

| | |
|---|---|
{cases}
"""


def row(name: str, values: list[float]) -> str:
    figures = " | ".join(f"{quantile(values, share):.1f}" for share in (0.5, 0.95, 0.99, 1.0))
    return f"| {name} | {len(values)} | {figures} |"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.hostile", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=game_ids(), default=game_ids()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=25.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--dry", action="store_true", help="do not write docs/bench-hostile.md")
    args = parser.parse_args()
    before = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory(prefix="tutable-hostile-") as folder,
        Serving(Path(folder), "", 1, **AS_IT_COMES) as serving,
    ):
        load = Load(args.game, args.tables, args.rate, args.seconds)
        alone, beside, cases = asyncio.run(measure(serving, load))
    reached = quantile(beside.figures.updated, 0.95)
    text = PAGE.format(
        date=date.today().isoformat(),
        version=tutable.__version__,
        build="compiled" if tutable.COMPILED else "interpreted",
        game=args.game.capitalize(),
        cores=os.cpu_count(),
        before=before,
        tables=args.tables,
        seats=SEATS,
        rate=args.rate,
        guests=len(ADDRESSES) * GUESTS_EACH,
        addresses=len(ADDRESSES),
        goal=GOAL,
        verdict=f"{'yes' if reached < GOAL else 'no'}, {reached:.1f} ms",
        rows="\n".join(
            [
                row("answer, alone", alone.figures.acknowledged),
                row("update, alone", alone.figures.updated),
                row("answer, beside them", beside.figures.acknowledged),
                row("update, beside them", beside.figures.updated),
            ]
        ),
        late=beside.figures.late,
        moves=beside.figures.late + beside.figures.moves,
        alone=100 * alone.share,
        beside=100 * beside.share,
        cases="\n".join(
            f"| {name.replace('_', ' ')} | {', '.join(f'{what}: {n}' for what, n in found.items())} |"
            for name, found in cases.items()
        ),
    )
    print(text)
    if not args.dry:
        RESULT.write_text(text, "utf-8")
    sys.exit(not reached < GOAL)


if __name__ == "__main__":
    main()
