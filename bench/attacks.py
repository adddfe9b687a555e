"""What hostile guests do, case by case: each goes on for its time, and is refused mostly.

    python -m bench.attacks http://127.0.0.1:8642 --seconds 30

They stay within what a single client can do: one request at a time, a few sockets, a pause after a refusal.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import cache

import httpx2
from websockets.exceptions import WebSocketException

from bench.crowd import Guest
from tutable.core.match import Match
from tutable.core.registry import game_ids, get_game

ADDRESSES = [f"127.0.0.{n}" for n in range(11, 21)]
GUESTS_EACH = 3
PAUSE = 0.2  # seconds after a refusal
SILENT = 60  # connections of one guest
SOCKETS = 10
TOKENS = 20_000
AWAY = (OSError, httpx2.HTTPError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)


class Attacker(Guest):
    """A guest who means harm; `results` counts what came of it."""

    def __init__(self, http: httpx2.AsyncClient, source: str, until: float, results: Counter[str]) -> None:
        super().__init__(http, source=source)
        self.until = until
        self.results = results
        self.rng = random.Random(source)

    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def send(self, method: str, path: str, body: object = None) -> httpx2.Response | None:
        """One request; None if it was refused."""
        headers = {"X-CSRF": self.csrf, "Cookie": self.cookie}
        try:
            answer = await self.http.request(method, path, json=body, headers=headers)
        except AWAY as error:
            self.results[type(error).__name__] += 1
            await asyncio.sleep(PAUSE)
            return None
        self.results[str(answer.status_code)] += 1
        if answer.status_code == 200:
            return answer
        await asyncio.sleep(PAUSE)
        return None

    async def make(self, **more: object) -> str | None:
        """A new table."""
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        answer = await self.send("POST", "/api/tables", {"game": game_ids()[0], "seats": seats, **more})
        return None if answer is None else str(answer.json()["id"])

    async def bring(self, save: str) -> str | None:
        """A table from a save."""
        answer = await self.send("POST", "/api/import", {"save": save})
        return None if answer is None else str(answer.json()["id"])


# -- what they send -------------------------------------------------------------------------------


@cache
def long_save() -> str:
    """As many entries as a save may have: one pick, taken back again and again."""
    match = Match.new(game_ids()[0], 2, seed=1, auto_end=False)
    seat = match.waiting()[0]
    while not match.horizon(seat).steps:
        seat = match.waiting()[0]
        match.act(seat, match.state.options_of(seat)[0])
    match.undo(seat)
    save = json.loads(match.save())
    begun = save["journal"].split(" ")
    return json.dumps(save | {"journal": " ".join(begun + begun[-2:] * ((TOKENS - len(begun)) // 2))})


@cache
def finished_save() -> str:
    """The longest match there is."""
    saves: list[str] = []
    for game in game_ids():
        match = Match.new(game, get_game(game).max_players, seed=1)
        rng = random.Random(1)
        while not match.is_over:
            seat = match.waiting()[0]
            match.act(seat, rng.choice(match.state.options_of(seat)))
        saves.append(match.save())
    return max(saves, key=lambda save: len(json.loads(save)["journal"]))


@cache
def own_position() -> str:
    game = get_game(game_ids()[0])
    return game.position_of(Match.new(game, 2, seed=1).state)


def dotted(length: int) -> str:
    return ".".join("a" * (length // 2)) + " = 1"


def deep(length: int) -> str:
    """Many headers of as many parts as a key may have, with many keys below each."""
    lines = [f"[[a{n}.b.c.d]]\n" + "\n".join(f"k{k} = {k}" for k in range(40)) for n in range(length // 300)]
    return "\n".join(lines)[:length]


# -- what they do ---------------------------------------------------------------------------------


async def dotted_keys(guest: Attacker) -> None:
    while guest.goes_on():
        await guest.make(components=dotted(99_000))
        await guest.make(position=dotted(19_000))


async def deep_headers(guest: Attacker) -> None:
    while guest.goes_on():
        await guest.make(components=deep(99_000))
        await guest.make(position=deep(19_000))


async def huge_bodies(guest: Attacker) -> None:
    while guest.goes_on():
        await guest.make(components="x" * 3_000_000)
        await guest.bring("x" * 3_000_000)


async def component_files(guest: Attacker) -> None:
    own = get_game(game_ids()[0]).components().source
    while guest.goes_on():
        await guest.make(components=own + "\n#" + "x" * (99_000 - len(own)))


async def positions(guest: Attacker) -> None:
    while guest.goes_on():
        await guest.make(position=own_position())


async def long_imports(guest: Attacker) -> None:
    while guest.goes_on():
        await guest.bring(long_save())


async def scrubbing(guest: Attacker) -> None:
    """Back and forth in a long match, as everybody saw it."""
    table = None
    while table is None and guest.goes_on():
        table = await guest.bring(finished_save())
    length = len(json.loads(finished_save())["journal"].split(" "))
    while guest.goes_on():
        at = guest.rng.randrange(length)
        await guest.send("GET", f"/api/tables/{table}/replay?seat=all&at={at}")


async def opening(guest: Attacker) -> None:
    """Long tables, each looked at for a moment."""
    tables: list[str] = []
    while guest.goes_on():
        if len(tables) < 20:
            table = await guest.bring(finished_save())
            tables += [table] if table is not None else []
        if tables:
            try:
                async with await guest.connect(guest.rng.choice(tables)) as socket:
                    await asyncio.wait_for(socket.recv(), 5)
                    guest.results["opened"] += 1
            except AWAY as error:
                guest.results[type(error).__name__] += 1
                await asyncio.sleep(PAUSE)


async def hellos(guest: Attacker) -> None:
    """Everything anew, from every socket, as often as it is sent."""
    table = await guest.bring(finished_save())

    async def one() -> None:
        while guest.goes_on() and table is not None:
            try:
                async with await guest.connect(table) as socket:
                    while guest.goes_on():
                        await socket.send('{"type":"hello","since":{}}')
                        frame = json.loads(await asyncio.wait_for(socket.recv(), 5))
                        guest.results[frame["type"]] += 1
                        await asyncio.sleep(0.05)
            except AWAY as error:
                guest.results[type(error).__name__] += 1
                await asyncio.sleep(PAUSE)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def renaming(guest: Attacker) -> None:
    """Another name at many tables, some of them looked at."""
    async with AsyncExitStack() as stack:
        for n in range(25):
            table = await guest.make()
            if table is not None and n < SOCKETS:
                await stack.enter_async_context(await guest.connect(table))
        while guest.goes_on():
            await guest.send("PUT", "/api/me", {"name": f"Name {guest.rng.randrange(10**6)}"})


async def listing(guest: Attacker) -> None:
    """The largest answers there are, again and again."""
    tables = [table for _ in range(25) if (table := await guest.make())]
    while guest.goes_on():
        await guest.send("GET", "/api/tables")
        await guest.send("GET", f"/api/tables/{guest.rng.choice(tables)}/export" if tables else "/api/games")


async def silent(guest: Attacker) -> None:
    """Connections that say nothing."""
    await trickle(guest, b"", 1.0)


async def slow_headers(guest: Attacker) -> None:
    """Requests that never end."""
    await trickle(guest, b"GET /api/games HTTP/1.1\r\nHost: a\r\nX-Slow: ", 0.5)


async def trickle(guest: Attacker, first: bytes, pause: float) -> None:
    url = httpx2.URL(str(guest.http.base_url))
    more = b"x" if first else b""

    async def one() -> None:
        while guest.goes_on():
            try:
                reader, writer = await asyncio.open_connection(
                    url.host, url.port, local_addr=(guest.source, 0)
                )
                writer.write(first)
                await outlast(reader, writer)
                writer.close()
            except AWAY as error:
                guest.results[type(error).__name__] += 1
            await asyncio.sleep(PAUSE)

    async def outlast(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while guest.goes_on():
            with suppress(TimeoutError):
                while await asyncio.wait_for(reader.read(1000), pause):
                    pass
                guest.results["closed"] += 1
                return
            writer.write(more)
            await writer.drain()
        guest.results["open to the end"] += 1

    await asyncio.gather(*(one() for _ in range(SILENT)))


CASES: list[Callable[[Attacker], Awaitable[None]]] = [
    dotted_keys,
    deep_headers,
    huge_bodies,
    component_files,
    positions,
    long_imports,
    scrubbing,
    opening,
    hellos,
    renaming,
    listing,
    silent,
    slow_headers,
]


async def attack(address: str, seconds: float) -> dict[str, Counter[str]]:
    """All cases at once; what came of each."""
    until = time.monotonic() + seconds
    results: dict[str, Counter[str]] = {case.__name__: Counter() for case in CASES}
    async with AsyncExitStack() as stack:
        guests: list[Awaitable[None]] = []
        for number in range(len(ADDRESSES) * GUESTS_EACH):
            source = ADDRESSES[number % len(ADDRESSES)]
            transport = httpx2.AsyncHTTPTransport(local_address=source)
            http = await stack.enter_async_context(
                httpx2.AsyncClient(base_url=address, transport=transport, timeout=10)
            )
            case = CASES[number % len(CASES)]
            guest = Attacker(http, source, until, results[case.__name__])
            await guest.come()
            guests.append(asyncio.wait_for(case(guest), seconds + 15))
        print("ready", flush=True)
        await asyncio.gather(*guests, return_exceptions=True)
    return results


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.attacks", description=__doc__.partition("\n")[0])
    parser.add_argument("address")
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args()
    long_save(), finished_save(), own_position()
    print(json.dumps(asyncio.run(attack(args.address, args.seconds))))


if __name__ == "__main__":
    main()
