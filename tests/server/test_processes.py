"""Several servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import cast

import asyncpg
import pytest

from tests.server.harness import PATIENCE, Person, Running, running
from tests.server.inside import awaited
from tests.server.postgres import Postgres
from tests.server.sealed import at_sealed, import_match
from tutable.server.hub import postgres as postgres_hub
from tutable.server.hub.postgres import PostgresHub
from tutable.server.store.database import Database


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    url = postgres.fresh_url()
    folder: Path = tmp_path_factory.mktemp("pair")
    with running(database=url, data=str(folder)) as one, running(database=url, data=str(folder)) as other:
        yield one, other


def test_players_on_two_servers_play_one_match(pair: tuple[Running, Running]) -> None:
    one, other = pair
    with Person(one, "Anna") as anna, Person(other, "Ben") as ben:
        table = anna.table("me", "open")
        mine = anna.socket(table)
        assert ben.post(f"/api/tables/{table}/join")["status"] == "running"
        theirs = ben.socket(table)
        mine.until(lambda frame: frame["type"] == "sync" and bool(frame["seats"]))
        choose = Random(12).choice
        sockets = (mine, theirs)
        for _ in range(60):
            # Who is asked learns of it from the other process.
            seat = theirs.latest["deciders"][0]
            socket = sockets[seat]
            assert socket.my_turn(seat)
            socket.step(seat, choose)
            while mine.latest["deciders"] != theirs.latest["deciders"]:
                behind = mine if socket is theirs else theirs
                behind.receive()
        assert theirs.ask(type="chat", text="good luck")["type"] == "ok"
        mine.until(lambda frame: frame["type"] == "chat")
        assert mine.chats[-1]["text"] == "good luck" and mine.chats[-1]["from"] == "Ben"


def test_whoever_comes_at_once_finds_a_seat_while_there_is_one(pair: tuple[Running, Running]) -> None:
    with ExitStack() as stack, ThreadPoolExecutor(4) as threads:
        anna = stack.enter_context(Person(pair[0], "Anna"))
        guests = [stack.enter_context(Person(pair[n % 2])) for n in range(4)]
        for _ in range(8):
            path = f"/api/tables/{anna.table('me', 'open', 'open', 'open')}/join"
            calls = [
                partial(guest.http.post, path, json={}, headers={"X-CSRF": guest.csrf}) for guest in guests
            ]
            found = list(threads.map(lambda call: call(), calls))
            assert sorted(answer.status_code for answer in found) == [200, 200, 200, 409]
            (late,) = [answer.json() for answer in found if answer.status_code == 409]
            assert late["code"] == "no-open-seat"


def test_what_was_seen_on_one_server_counts_on_the_other(pair: tuple[Running, Running]) -> None:
    one, other = pair
    with Person(one) as anna, Person(other) as ben, Person(one) as carl:
        table = anna.table("me", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        anna.get(path)
        assert "spectator" in carl.socket(table, server=other).latest["seats"]
        mine = anna.socket(table)
        ben.post(f"{path}/leave")
        while mine.latest["table"]["seats"][1]["kind"] != "open":
            mine.receive()
        for person in (carl, anna):
            assert person.post(f"{path}/join", {"seat": 1}, code=403)["code"] == "has-seen"
        assert ben.post(f"{path}/join")["seats"][1]["you"]


def test_one_seat_through_two_servers_is_moved_once(pair: tuple[Running, Running]) -> None:
    """Two tabs of one person, each on another server, send at the same time."""
    one, other = pair
    with Person(one) as anna, Person(one) as ben:
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        tabs = [anna.socket(table), anna.socket(table, server=other)]
        for round_ in range(10):
            for tab in tabs:
                tab.hello()
            entry = tabs[0].seat(0)
            pick = next(offer["pick"] for offer in entry["offers"] if offer["final"] is None)
            for number, tab in enumerate(tabs):
                frame = {"type": "act", "seat": 0, "version": entry["version"], "pick": pick}
                tab.send(id=f"r{round_}.{number}", **frame)
            answers = [
                tab.until(lambda frame, n=n, r=round_: frame.get("id") == f"r{r}.{n}")["type"]  # type: ignore[misc]
                for n, tab in enumerate(tabs)
            ]
            assert sorted(answers) == ["ok", "stale"]
            assert tabs[0].hello()["seats"]["0"]["version"] == entry["version"] + 1
            assert tabs[0].undo(0)["type"] == "ok"


def test_revoking_and_leaving_reach_the_other_server(pair: tuple[Running, Running]) -> None:
    one, other = pair
    with Person(one) as anna, Person(other) as ben:
        table = anna.table("me", "open")
        ben.post(f"/api/tables/{table}/join")
        mine, far = anna.socket(table), ben.socket(table, server=one)
        ben.put("/api/me", {"name": "Benjamin"})
        mine.until(lambda frame: frame["type"] == "sync" and frame["table"]["seats"][1]["name"] == "Benjamin")
        ben.delete("/api/me")
        assert far.closing()["code"] == "no-session"


def test_sealed_choices_of_two_servers_are_turned_over_together(pair: tuple[Running, Running]) -> None:
    one, other = pair
    with Person(one) as anna, Person(other) as ben:
        table = import_match(anna, at_sealed("tungaru", 2))
        anna.post(f"/api/tables/{table}/leave")
        anna.post(f"/api/tables/{table}/join", {"seat": 0})
        ben.post(f"/api/tables/{table}/join", {"seat": 1})
        mine, theirs = anna.socket(table), ben.socket(table)
        theirs.quiet()
        before = theirs.hello()["seats"]["1"]
        for offer in mine.seat(0)["offers"][:2]:
            assert mine.act(0, offer["pick"])["type"] == "ok"
            mine.synced()
        chosen = mine.seat(0)["chosen"]
        # The other server knows of it, and says nothing. (A chat line is the last thing it hears of.)
        assert mine.ask(type="chat", text="done")["type"] == "ok"
        found = [theirs.until(lambda frame: frame["type"] in ("sync", "chat"))]
        assert [frame["type"] for frame in found] == ["chat"]
        assert theirs.hello()["seats"]["1"] == before and theirs.latest["deciders"] == [0, 1]
        assert theirs.act(1, before["offers"][0]["pick"])["type"] == "ok"
        theirs.until(lambda frame: frame["type"] == "sync" and frame["deciders"] != [0, 1])
        mine.until(lambda frame: frame["type"] == "sync" and frame["deciders"] != [0, 1])
        assert theirs.lines["1"][-2:] == mine.lines["0"][-2:] != []
        assert chosen is not None and mine.seat(0)["chosen"] is None


HUBS = "FROM pg_stat_activity WHERE application_name = 'tutable hub' AND datname = current_database()"


async def cut_the_news(url: str) -> None:
    """End the connections on which servers hear of each other's moves."""
    connection = await asyncpg.connect(url)
    assert await connection.fetch(f"SELECT pg_terminate_backend(pid) {HUBS}")
    await connection.close()


async def news_again(url: str) -> None:
    """Both servers listen again."""
    connection = await asyncpg.connect(url)
    deadline = time.monotonic() + PATIENCE
    while await connection.fetchval(f"SELECT count(*) {HUBS}") < 2:
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
    await connection.close()


def test_whoever_may_have_missed_news_looks_before_showing(pair: tuple[Running, Running]) -> None:
    one, other = pair
    url = one.settings["TUTABLE_DATABASE"]
    with Person(one) as anna:
        table = anna.table("me", "hotseat", options={"first": "1"})
        near, far = anna.socket(table), anna.socket(table, server=other)
        for _ in range(3):
            awaited(cut_the_news(url))
            near.hello()
            near.step(near.shown(), Random(1).choice)
            for _ in range(3):
                far.hello()
                assert (far.shown(), far.versions) == (near.shown(), near.versions)
            awaited(news_again(url))


def test_whatever_cuts_a_connection_listening_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """asyncpg says what it likes if a connection ends in the middle of a word."""
    tries: list[Exception] = [asyncpg.InternalClientError("cannot switch to state 15"), KeyError("protocol")]

    async def listen(self: PostgresHub, ready: asyncio.Event) -> None:
        if tries:
            raise tries.pop()
        ready.set()
        await asyncio.Event().wait()

    async def run() -> None:
        hub = PostgresHub(cast("Database", None), "one")
        async with asyncio.timeout(PATIENCE):
            await hub.start(lambda kind, subject: None)
        await hub.stop()

    monkeypatch.setattr(PostgresHub, "_listen", listen)
    monkeypatch.setattr(postgres_hub, "RETRY_SECONDS", 0.0)
    awaited(run())
    assert tries == []


def test_who_is_killed_before_saying_it_has_it_said_by_the_next(postgres: Postgres, tmp_path: Path) -> None:
    """A move and a line of chat were written, and nobody was told; the others do not look by themselves."""
    where = {"database": postgres.fresh_url(), "data": str(tmp_path), "TOY_BEAT": "600"}
    with (
        running(**where) as survivor,
        running(**where, TOY_HUSHED="1") as mortal,
        Person(mortal) as anna,
        Person(survivor) as ben,
    ):
        table = anna.table("me", "open", options={"first": "1"})
        assert ben.post(f"/api/tables/{table}/join")["status"] == "running"
        mine, theirs = anna.socket(table), ben.socket(table)
        while not mine.latest["seats"]:  # that Ben has come is told by the other process
            mine.receive()
        while mine.latest["deciders"] == [0]:
            mine.step(0, Random(3).choice)
        assert mine.ask(type="chat", text="your turn")["type"] == "ok"
        assert theirs.quiet() == [] and theirs.latest["deciders"] == [0]
        mortal.kill()
        del mortal.settings["TOY_HUSHED"]
        mortal.start()
        assert theirs.my_turn(1)
        while not theirs.chats:
            theirs.receive()


@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_bots_go_on_when_their_server_is_gone(how: str, postgres: Postgres, tmp_path: Path) -> None:
    """After a crash when the lease has run out; a server that is stopped gives it back."""
    url = postgres.fresh_url()
    data = str(tmp_path)
    lease = "4" if how == "killed" else "600"
    both = [running(database=url, data=data, TOY_LEASE=lease, bot_pace="0.3") for _ in range(2)]
    with both[0] as survivor, both[1] as mortal, Person(mortal) as anna:
        table = anna.table("me", "bot:random", "bot:random", options={"first": "1"})
        socket = anna.socket(table)
        while socket.latest["deciders"] == [0]:
            socket.step(0, Random(13).choice)
        (mortal.kill if how == "killed" else mortal.stop)()
        again = anna.socket(table, server=survivor)
        deadline = time.monotonic() + PATIENCE
        while again.latest["deciders"] != [0]:
            assert time.monotonic() < deadline
            again.receive(60)
        mortal.start()
