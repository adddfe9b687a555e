"""Requests that arrive at once begin one after the other, and what goes on beside them goes on."""

from __future__ import annotations

import asyncio
import threading
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.inside import awaited
from tutable.server.api import games
from tutable.server.edge import turns as edge
from tutable.server.edge.turns import Turns
from tutable.server.settings import Settings

CROWD = 20


def test_a_crowd_lets_a_move_through() -> None:
    async def scene() -> list[str]:
        turns, told = Turns(), list[str]()

        async def request() -> None:
            await turns.begin("here")
            told.append("request")

        async def move() -> None:
            for _ in range(5):
                await asyncio.sleep(0)
                told.append("step")

        crowd = [asyncio.create_task(request()) for _ in range(CROWD)]
        gone = crowd.pop(3)
        moving = asyncio.create_task(move())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(moving, *crowd)
        await asyncio.gather(gone, return_exceptions=True)
        assert not turns.waiting
        return told

    told = awaited(scene())
    assert told.count("request") == CROWD - 1
    until = len(told) - told[::-1].index("step")
    assert told[:until].count("request") <= told[:until].count("step")


def test_addresses_take_turns() -> None:
    async def scene() -> list[str]:
        turns, told = Turns(), list[str]()

        async def request(address: str) -> None:
            await turns.begin(address)
            told.append(address)

        await asyncio.gather(*(request(address) for address in ["many"] * CROWD + ["few", "one", "few"]))
        assert not turns.waiting
        return told

    assert awaited(scene())[:6] == ["many", "few", "one", "many", "few", "many"]


def test_requests_rest_while_the_loop_has_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every request has work to do later on; meanwhile moves find the loop free."""
    monkeypatch.setattr(edge, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(edge, "REST_SECONDS", 0.001)

    async def scene(share: float) -> int:
        monkeypatch.setattr(edge, "BUSY_SHARE", share)
        turns, rounds, busy = Turns(), 0, True

        async def request() -> None:
            await turns.begin("here")

        async def count() -> None:
            nonlocal rounds
            while busy:
                rounds += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        end = time.thread_time() + 0.001
        while time.thread_time() < end:
            pass
        await asyncio.gather(*(request() for _ in range(CROWD)))
        busy = False
        await counting
        return rounds

    assert awaited(scene(-1.0)) > 2 * awaited(scene(1e9))


def test_the_words_of_all_games_are_read_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a second, and the first who asks comes while others play."""
    readers: list[threading.Thread] = []

    def read() -> tuple[()]:
        readers.append(threading.current_thread())
        return ()

    monkeypatch.setattr(games, "game_infos", read)
    call = SimpleNamespace(server=SimpleNamespace(settings=Settings()))
    loop = threading.current_thread()
    assert awaited(games.list_games(cast(Any, call))) == ()
    assert len(readers) == 1 and readers[0] is not loop
