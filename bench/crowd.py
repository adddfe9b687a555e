"""People at tables, for the load: sessions over HTTP, one socket per seat, and how long news took."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect


@dataclass
class Figures:
    """Milliseconds."""

    acknowledged: list[float] = field(default_factory=list)
    updated: list[float] = field(default_factory=list)
    moves: int = 0
    late: int = 0  # moves that could not be made in time because the table was not ready


class Guest:
    """A session. All share one HTTP client: one for each would cost more than the server does."""

    def __init__(self, http: httpx2.AsyncClient, cookie: str = "") -> None:
        self.http = http
        self.cookie = cookie
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

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body, headers={"X-CSRF": self.csrf, "Cookie": self.cookie})
        answer.raise_for_status()
        return answer.json()

    async def connect(self, table: str) -> ClientConnection:
        address = str(self.http.base_url).rstrip("/")
        headers = {"Cookie": self.cookie, "Origin": address}
        there = address.replace("http", "ws") + f"/ws/{table}"
        socket = await connect(there, additional_headers=headers, max_size=None)  # packed, as browsers do
        await socket.send('{"type":"hello","since":{}}')
        return socket


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
    """Everybody at one table; one move at a time."""

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
        offers, entry = seat.entry.get("offers") or [], seat.entry
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

    async def close(self) -> None:
        for seat in self.seats:
            seat.task.cancel()
            await seat.socket.close()


async def seat_all(
    http: httpx2.AsyncClient, game: str, seats: int, figures: Figures, gate: asyncio.Semaphore
) -> Table:
    """A new table, everybody seated and connected."""
    async with gate:
        guests = [await Guest(http).come() for _ in range(seats)]
        body = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)}
        made = await guests[0].post("/api/tables", body)
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{made['id']}/join", {})
        table = Table(figures)
        table.seats = [Seat(table, n, await guest.connect(made["id"])) for n, guest in enumerate(guests)]
        return table
