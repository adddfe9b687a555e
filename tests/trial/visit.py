"""Somebody who comes to a server that is already there, plays, and comes back."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx2

from tests.server.harness import PATIENCE, Person, Running
from tests.server.test_settings import DOCS

PAUSE = 0.1  # between two steps: as quick as a server lets a person be


class There(Running):
    """A server that something else has started."""

    def __init__(self, address: str) -> None:
        self.address = address


def say(text: str) -> None:
    print(f"\033[1m{text}\033[0m", flush=True)


def await_server(address: str) -> dict[str, Any]:
    """What it says of itself, as soon as people can play."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            answer = httpx2.get(f"{address}/health")
            if answer.status_code == 200:
                found: dict[str, Any] = answer.json()
                return found
        except httpx2.TransportError:
            pass
        assert time.monotonic() < deadline, f"nobody answers at {address}"
        time.sleep(0.2)


def visit(address: str, interrupt: Callable[[], None]) -> None:
    """A guest plays with bots at a table of each game; after an interruption everything is as it was."""
    assert await_server(address)["compiled"]
    with Person(There(address), "Anna") as anna:
        tables = {game["id"]: "" for game in anna.get("/api/games")}
        for game in tables:
            tables[game] = anna.table("me", "bot:sharp", "bot:random", game=game)
            play(anna, tables[game])
            say(f"played: {game}")
        before = {table: steps(anna, table) for table in tables.values()}
        interrupt()
        await_server(address)
        assert anna.get("/api/me")["name"] == "Anna"
        for table, count in before.items():
            assert steps(anna, table) >= count > 0
        play(anna, tables["tuareg"])
        say("everything is as it was, and goes on")


def play(person: Person, table: str, times: int = 8) -> None:
    socket = person.socket(table, compression="deflate")
    for number in range(times):
        if socket.my_turn(0):
            socket.step(0, Random(number).choice)
            time.sleep(PAUSE)
    socket.close()


def steps(person: Person, table: str) -> int:
    return len(person.http.get(f"/api/tables/{table}/export").text.splitlines())


def promised_figures() -> set[str]:
    """Those the page names, as Prometheus is told them."""
    return set(re.findall(r"`((?:tutable|process)_\w+)`", DOCS.read_text("utf-8")))
