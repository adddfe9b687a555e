"""What one person waits for: a long table to open on a server that has just started, and what a thing is."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx2

from bench.crowd import Guest
from bench.serving import Serving
from tutable.core.registry import get_game

LONG_MATCH = 300
OPENINGS = 5
MAX_THINGS = 40


@dataclass
class Long:
    """A table of many moves, the cookie of its player, and things that were pointed at on the way."""

    table: str
    cookie: str
    refs: list[str] = field(default_factory=list)


async def long_table(address: str, game: str) -> Long:
    rng = random.Random(2)
    moves = 0
    refs: dict[str, None] = {}
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
                refs |= dict.fromkeys(
                    ref for offer in entry["offers"] for ref in offer["shown"].get("refs", [])
                )
                act = {"id": f"m{moves}", "seat": int(number), "version": entry["version"], "type": "end"}
                if entry["horizon"]["steps"] and rng.random() < 0.3:
                    act["type"] = "undo"  # so that the match is long enough
                elif entry["offers"]:
                    act |= {"type": "act", "pick": rng.choice(entry["offers"])["pick"]}
                await socket.send(json.dumps(act))
    assert moves == LONG_MATCH, f"the match was over after {moves} moves"
    return Long(made["id"], guest.cookie, list(refs)[:MAX_THINGS])


async def open_table(address: str, long: Long) -> float:
    """Milliseconds from the connection to the first sync."""
    async with httpx2.AsyncClient(base_url=address) as http:
        guest = await Guest(http, long.cookie).come()
        started = time.perf_counter()
        async with await guest.connect(long.table) as socket:
            await socket.recv()
            return (time.perf_counter() - started) * 1000


async def explain(address: str, long: Long) -> list[float]:
    """Milliseconds until somebody who points at a thing can read what it is, for each of them."""
    found: list[float] = []
    async with httpx2.AsyncClient(base_url=address) as http:
        guest = await Guest(http, long.cookie).come()
        for ref in long.refs:
            started = time.perf_counter()
            await guest.get(f"/api/tables/{long.table}/things/{ref}")
            found.append((time.perf_counter() - started) * 1000)
    return found


def glances(folder: Path, game: str) -> tuple[list[float], list[float]]:
    """Openings, each on a server that has not seen the table, and explanations."""
    with Serving(folder) as serving:
        long = asyncio.run(long_table(serving.address, game))
    opened: list[float] = []
    explained: list[float] = []
    for _ in range(OPENINGS):
        with Serving(folder) as serving:
            opened.append(asyncio.run(open_table(serving.address, long)))
            explained = asyncio.run(explain(serving.address, long))
    return opened, explained
