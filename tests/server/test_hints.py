"""Hints at a table: for whoever is asked, where they are allowed, and known to all who play there."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from tests.server.harness import Person, Running, Socket, running
from tests.server.inside import awaited
from tests.server.test_secrets import quiet_options, twin_positions
from tutable.core.match import Match
from tutable.server.bots.adviser import Adviser, advise_job
from tutable.server.bots.pool import Owner
from tutable.server.bots.worker import Advice, Advise

DATABASE = "sqlite"
FIRST = {"first": "1"}


def hint(socket: Socket, seat: int, **more: Any) -> dict[str, Any]:
    return socket.ask(**{"type": "hint", "seat": seat, "version": socket.seat(seat)["version"], **more})


def hints_told(socket: Socket, seat: str) -> list[str]:
    lines = [line["said"] for line in socket.lines[seat]]
    return [said["args"]["player"] for said in lines if said["message"] == "event-hinted"]


def test_one_person_against_bots_may_take_them(server: Running) -> None:
    with Person(server) as anna:
        table = anna.table("me", "bot:random", options=FIRST)
        assert anna.get(f"/api/tables/{table}")["hints"]
        socket = anna.socket(table)
        found = hint(socket, 0)
        offered = [offer["pick"] for offer in socket.seat(0)["offers"]]
        assert found["type"] == "hint" and found["version"] == socket.seat(0)["version"]
        assert 1 <= len(found["picks"]) <= 3 and all(one["pick"] in offered for one in found["picks"])
        assert all(0 <= one["share"] <= 100 for one in found["picks"])
        if len(found["picks"]) > 1:
            assert found["reasons"]
        # The same question has the same answer, and needs no thought.
        assert {**hint(socket, 0), "id": ""} == {**found, "id": ""}
        assert hint(socket, 0, version=99)["type"] == "stale"


def test_where_several_play_they_are_off_unless_wanted(server: Running) -> None:
    with Person(server) as anna:
        table = anna.table("me", "hotseat", options=FIRST)
        assert not anna.get(f"/api/tables/{table}")["hints"]
        assert hint(anna.socket(table), 0)["code"] == "hints-off"
        alone = anna.table("me", "bot:random", options=FIRST, hints=False)
        assert hint(anna.socket(alone), 0)["code"] == "hints-off"
        # Nobody has told the bots what is good in this game.
        assert hint(anna.socket(anna.table("me", "bot", game="lanterns")), 0)["code"] == "hints-off"


def test_all_are_told_with_the_turn_also_after_a_crash(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server, Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", options=FIRST, hints=True)
        ben.post(f"/api/tables/{table}/join")
        mine, theirs = anna.socket(table), ben.socket(table)
        mine.hello()
        assert hint(theirs, 1)["code"] == "not-your-decision"
        assert hint(mine, 0)["type"] == "hint"
        mine.act(0, quiet_options(mine, 0)[0])
        mine.synced()
        mine.undo(0)
        mine.synced()
        assert not [frame for frame in theirs.quiet() if frame["type"] == "sync"]
        server.kill()
        server.start()
        mine, theirs = anna.socket(table), ben.socket(table)
        assert hints_told(theirs, "1") == hints_told(mine, "0") == []
        while mine.latest["deciders"] == [0]:
            mine.step(0, max)
        mine.quiet()
        theirs.quiet()
        assert hints_told(theirs, "1") == hints_told(mine, "0") == ["seat:0"]
        server.kill()
        server.start()
        assert hints_told(ben.socket(table), "1") == ["seat:0"]


def test_whoever_moves_on_is_not_kept_waiting(server: Running) -> None:
    """The move is answered at once, the hint for the position before it is dropped."""
    with Person(server) as anna:
        socket = anna.socket(anna.table("me", "bot:random", options=FIRST))
        version, pick = socket.seat(0)["version"], quiet_options(socket, 0)[0]
        socket.send(type="hint", id="tip", seat=0, version=version)
        assert socket.act(0, pick)["type"] == "ok"
        socket.hello()
        frames = [json.loads(text) for text in socket.frames]
        assert [frame["type"] for frame in frames if frame.get("id") == "tip"] == ["stale"]
        assert socket.undo(0)["type"] == "ok"
        socket.synced()
        assert hint(socket, 0)["type"] == "hint"


def test_they_are_within_the_quota_of_bots_and_moves_go_on_without(tmp_path: Path) -> None:
    slow = {"bot_seconds_each": "1/day", "bot_pace": "0", "TOY_BOT": "ponder"}
    with running(data=str(tmp_path), **slow) as server, Person(server) as anna:
        socket = anna.socket(anna.table("me", "bot:random", "bot:random", options=FIRST))
        refused: dict[str, Any] = {}
        for _ in range(60):
            assert socket.my_turn(0)
            if socket.seat(0)["offers"]:
                refused = hint(socket, 0)
                if refused["type"] == "refused":
                    break
            socket.step(0, max)
        assert refused["code"] == "hints-used-up" and refused["args"]["seconds"] > 60
        turn = socket.latest["seats"]["0"]["version"]
        while socket.latest["deciders"] == [0]:
            socket.step(0, max)
        assert socket.my_turn(0) and socket.seat(0)["version"] > turn


def test_what_is_thought_about_follows_from_knowledge_alone() -> None:
    """Two tables that a seat cannot tell apart put the same question, byte for byte."""
    for seed in range(3):
        jobs = [
            advise_job(Match.new("tuareg", 2, seed=n, position=position, options={"first": "1"}), 0)
            for n, position in enumerate(twin_positions("tuareg", seed))
        ]
        assert jobs[0] == jobs[1]


class SlowPool:
    """Thinks until it is told to be done, and counts."""

    def __init__(self) -> None:
        self.is_done = asyncio.Event()
        self.thought: list[str] = []
        self.at_once = self.most = 0

    async def check(self, person: str) -> None:
        pass

    async def advise(self, job: Advise, owner: Owner) -> Advice:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await self.is_done.wait()
        self.at_once -= 1
        self.thought.append(owner.person)
        return Advice([], [])


def test_asking_and_going_away_in_turns_costs_no_more_than_waiting() -> None:
    """What is thought out is finished and kept; for one person there is never more than one at a time."""

    async def ask_often() -> SlowPool:
        pool = SlowPool()
        adviser = Adviser(cast(Any, None), cast(Any, pool))
        table: Any = SimpleNamespace(id="t", hints={}, row=SimpleNamespace(address="a", creator="c"))
        anna, ben = (cast(Any, SimpleNamespace(session=name)) for name in ("anna", "ben"))
        job = Advise("tuareg", 2, {}, None, b"one", 0)
        other = Advise("tuareg", 2, {}, None, b"other", 0)
        for _ in range(20):
            asked = asyncio.create_task(adviser._found(table, job, anna))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asked.cancel()
            await asyncio.wait({asked})
        assert pool.most == 1
        waiting = [asyncio.create_task(adviser._found(table, one, anna)) for one in (job, other)]
        await asyncio.sleep(0)
        assert pool.most == 1
        waiting.append(asyncio.create_task(adviser._found(table, Advise("x", 2, {}, None, b"", 1), ben)))
        for _ in range(3):
            await asyncio.sleep(0)
        assert pool.most == 2  # somebody else need not wait
        pool.is_done.set()
        await asyncio.gather(*waiting)
        return pool

    assert sorted(awaited(ask_often()).thought) == ["anna", "anna", "ben"]


def test_what_was_taken_back_needs_no_new_thought(server: Running) -> None:
    with Person(server) as anna:
        socket = anna.socket(anna.table("me", "bot:random", options=FIRST))
        found = hint(socket, 0)
        socket.act(0, quiet_options(socket, 0)[0])
        socket.synced()
        socket.undo(0)
        socket.synced()
        assert {**hint(socket, 0), "id": "", "version": 0} == {**found, "id": "", "version": 0}
