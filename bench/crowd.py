"""People at tables, for the load: sessions over HTTP, one socket for each, and how long news took."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx2
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

SPECTATOR = "spectator"
MOVE = "move"  # how the ids of moves begin


class Offer(Struct):
    pick: int


class Entry(Struct):
    """What a player needs of a sync to go on; reading no more keeps the crowd cheaper than the server."""

    version: int
    offers: list[Offer]
    awaits_end: bool
    chosen: int | None = None

    @property
    def is_asked(self) -> bool:
        return self.awaits_end or (bool(self.offers) and self.chosen is None)


class Frame(Struct):
    type: str
    id: str | None = None
    seats: dict[str, Entry] = {}
    deciders: list[int] = []


FRAMES = msgspec.json.Decoder(Frame)


@dataclass
class Figures:
    """Milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    updated: list[float] = field(default_factory=list)  # of every other seat and of spectators
    whole: list[int] = field(default_factory=list)  # bytes of first syncs
    moves: int = 0
    late: int = 0  # moves that could not be made in time because the table was not ready


class Guest:
    """A session. All share one HTTP client: one for each would cost more than the server does."""

    def __init__(self, http: httpx2.AsyncClient, cookie: str = "", source: str = "") -> None:
        self.http = http
        self.cookie = cookie
        self.source = source  # the address sockets come from; empty: any
        self.csrf = ""

    async def come(self) -> Guest:
        answer = await self.http.get("/api/me", headers={"Cookie": self.cookie})
        answer.raise_for_status()
        self.csrf = answer.json()["csrf"]
        given = answer.headers.get("set-cookie")
        if given:
            self.cookie = given.partition(";")[0]
        self.http.cookies.clear()
        return self

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path, headers={"Cookie": self.cookie})
        answer.raise_for_status()
        return answer.json()

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body, headers={"X-CSRF": self.csrf, "Cookie": self.cookie})
        answer.raise_for_status()
        return answer.json()

    async def connect(self, table: str) -> ClientConnection:
        address = str(self.http.base_url).rstrip("/")
        headers = {"Cookie": self.cookie, "Origin": address}
        there = address.replace("http", "ws") + f"/ws/{table}"
        source = (self.source, 0) if self.source else None
        # Packed, as browsers do.
        socket = await connect(there, additional_headers=headers, max_size=None, local_addr=source)
        await socket.send('{"type":"hello","since":{}}')
        return socket


class Seat:
    """One connection, reading all the time; a spectator's too."""

    def __init__(self, table: Table, name: str, socket: ClientConnection) -> None:
        self.table = table
        self.name = name
        self.socket = socket
        self.entry: Entry | None = None
        self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            frame = FRAMES.decode(text)
            if frame.type == "sync":
                if self.entry is None:
                    self.table.figures.whole.append(len(text))
                self.entry = frame.seats.get(self.name)
                self.table.synced(self.name, frame, now)
            elif frame.type == "ok":
                self.table.acknowledged(frame.id or "", now)
            elif frame.type in ("refused", "stale", "error"):
                raise SystemExit(f"the server refused: {text[:300]!r}")


class Table:
    """Everybody at one table; one move at a time."""

    def __init__(self, id: str, figures: Figures) -> None:
        self.id = id
        self.figures = figures
        self.seats: list[Seat] = []
        self.deciders: list[int] = []
        self.sent_at = 0.0
        self.mover = ""
        self.unseen: dict[str, int] = {}  # who has not seen the last move yet, and the version they have
        self.waiting = False
        self.count = 0
        self.measured = False

    def synced(self, name: str, frame: Frame, now: float) -> None:
        self.deciders = frame.deciders
        if name == self.mover:
            self.waiting = False
        entry = frame.seats.get(name)
        if entry is not None and entry.version > self.unseen.get(name, entry.version):
            del self.unseen[name]
            if self.measured:
                self.figures.updated.append((now - self.sent_at) * 1000)

    def acknowledged(self, id: str, now: float) -> None:
        if self.measured and id.startswith(MOVE):
            self.figures.acknowledged.append((now - self.sent_at) * 1000)

    def asked(self) -> Seat | None:
        """A seat that has something to choose and has not laid it down yet."""
        seats = (self.seats[number] for number in self.deciders)
        return next((seat for seat in seats if seat.entry is not None and seat.entry.is_asked), None)

    async def move(self, rng: random.Random, measured: bool = False) -> bool:
        """A pick or an end; False if the last move has not come back yet."""
        seat = None if self.waiting else self.asked()
        if seat is None:
            return False
        entry = seat.entry
        assert entry is not None
        self.count += 1
        frame = {"id": f"{MOVE}{self.count}", "seat": int(seat.name), "version": entry.version, "type": "end"}
        if entry.offers:
            frame |= {"type": "act", "pick": rng.choice(entry.offers).pick}
        self.waiting, self.mover, self.measured = True, seat.name, measured
        self.unseen = {one.name: one.entry.version for one in self.seats if one is not seat and one.entry}
        self.sent_at = time.perf_counter()
        await seat.socket.send(json.dumps(frame))
        return True

    async def chat(self, rng: random.Random) -> None:
        self.count += 1
        line = {"type": "chat", "id": f"line{self.count}", "text": "Your move, I think."}
        await rng.choice(self.seats).socket.send(json.dumps(line))

    async def watch(self, guest: Guest) -> None:
        self.seats.append(Seat(self, SPECTATOR, await guest.connect(self.id)))

    async def close(self) -> None:
        for seat in self.seats:
            seat.task.cancel()
            await seat.socket.close()


async def seat_people(
    http: httpx2.AsyncClient, game: str, seats: int, figures: Figures, source: str = ""
) -> Table:
    """A new table, everybody seated and connected."""
    guests = [await Guest(http, source=source).come() for _ in range(seats)]
    table = await new_table(guests[0], game, ["me"] + ["open"] * (seats - 1), figures)
    for guest in guests[1:]:
        await guest.post(f"/api/tables/{table.id}/join", {})
    table.seats = [Seat(table, str(n), await guest.connect(table.id)) for n, guest in enumerate(guests)]
    return table


async def seat_bots(http: httpx2.AsyncClient, game: str, seats: int, figures: Figures) -> Table:
    """A table of bots, with somebody who looks on."""
    guest = await Guest(http).come()
    table = await new_table(guest, game, ["bot"] * seats, figures)
    await table.watch(guest)
    return table


async def new_table(guest: Guest, game: str, kinds: Sequence[str], figures: Figures) -> Table:
    made = await guest.post("/api/tables", {"game": game, "seats": [{"kind": kind} for kind in kinds]})
    return Table(made["id"], figures)
