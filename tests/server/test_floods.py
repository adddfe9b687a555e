"""What anybody may ask for again and again costs the others nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.core.play import play
from tests.server.harness import Person, running
from tests.server.inside import awaited
from tutable.core.match import Match
from tutable.server import process
from tutable.server.live_table import LiveTable
from tutable.server.process import SHOWN_AT_ONCE, Server
from tutable.server.settings import Settings
from tutable.server.socket import MAX_HELLOS
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.stored import Folded
from tutable.server.sync.track import PIECE, Track


def test_a_whole_table_is_sent_only_now_and_then(tmp_path: Path) -> None:
    """Each is thousands of times as large as the frame that asks for it."""
    with running(data=str(tmp_path), frames_per_second="20") as server, Person(server) as anna:
        socket = anna.socket(anna.table("me", "hotseat"))
        for _ in range(4 * MAX_HELLOS):
            socket.send(type="hello", since={})
        frames = socket.quiet()
        kinds = [frame["type"] for frame in frames]
        assert kinds.count("sync") <= MAX_HELLOS
        refused = [frame for frame in frames if frame["type"] == "refused"]
        assert {frame["code"] for frame in refused} == {"too-many"} and refused[0]["args"]["seconds"] == 5
        socket.step(socket.latest["deciders"][0], lambda picks: picks[0])  # it is not closed for that
        for _ in range(10 * MAX_HELLOS):
            socket.send(type="hello", since={})
        with pytest.raises(ConnectionClosed) as closed:  # but it is for going on and on
            socket.quiet()
        assert closed.value.rcvd is not None and closed.value.rcvd.reason == "too-many"


def test_a_table_is_opened_only_so_often(tmp_path: Path) -> None:
    """By one person; others from the same address go on."""
    where = running(data=str(tmp_path), requests="100/hour")
    with where as server, Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "hotseat")
        for _ in range(10):
            anna.socket(table).connection.close()
        with pytest.raises(ConnectionClosed) as closed:
            anna.socket(table)
        assert closed.value.rcvd is not None and closed.value.rcvd.reason == "too-many"
        assert ben.socket(table).latest["table"]["id"] == table


def test_a_long_log_is_told_while_others_go_on() -> None:
    match = play(Match.new("tungaru", 4, seed=1), 20_000, undo=0)
    seats = [SeatRow(seat, "human", "Anna", session="anna") for seat in range(4)]
    row = TableRow("t", "tungaru", {}, "", "", "anna", False, 0.0, "over", seats=seats)

    async def followed() -> int:
        live = LiveTable(row, [], Folded(match))
        task = asyncio.create_task(live.follow([0], asyncio.Lock()))
        others = 0
        while not task.done():
            others += 1
            await asyncio.sleep(0)
        assert live.follows([0])
        assert live.track(0).story.lines == Track(match, 0).story.lines
        return others

    assert awaited(followed()) > len(match.events) / PIECE > 10


def test_a_new_name_is_shown_everywhere(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server, Person(server) as anna, Person(server) as ben:
        tables = [anna.table("me", "hotseat", "open") for _ in range(3 * SHOWN_AT_ONCE)]
        sockets = [ben.socket(table) for table in tables]
        anna.put("/api/me", {"name": "Annabell"})
        for table, socket in zip(tables, sockets, strict=True):
            names = [seat["name"] for seat in ben.get(f"/api/tables/{table}")["seats"]]
            assert names[0] == "Annabell" != names[1]
            while socket.latest["table"]["seats"][0]["name"] != "Annabell":
                socket.receive()
        server.kill()
        server.start()
        assert anna.get(f"/api/tables/{tables[-1]}")["seats"][0]["name"] == "Annabell"


def test_a_new_name_never_wakes_many_tables_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "SHOW_PAUSE", 0.0)

    async def most() -> int:
        server = Server(Settings(data=str(tmp_path)))
        for number in range(50):
            seats = [SeatRow(0, "human", "Anna", session="anna")]
            row = TableRow(f"t{number}", "tungaru", {}, "", "", "anna", False, 0.0, seats=seats)
            server.tables.live[row.id] = LiveTable(row, [], Folded(None))
        tables = list(server.tables.live.values())
        server.renamed("anna", "Annabell")
        assert all(live.row.seats[0].name == "Annabell" for live in tables)
        found = shown = 0
        while shown < len(tables):
            await asyncio.sleep(0)
            now = sum(live.revision for live in tables)
            found, shown = max(found, now - shown), now
        return found

    assert awaited(most()) == SHOWN_AT_ONCE


def test_large_answers_are_rarer_than_small_ones(tmp_path: Path) -> None:
    with running(data=str(tmp_path), requests="80/day") as server, Person(server) as anna:
        table = anna.table("me", "hotseat")
        for _ in range(3):
            anna.get("/api/tables")
        anna.get(f"/api/tables/{table}/export")
        assert anna.get("/api/tables", 429)["code"] == "too-many"
        assert anna.get(f"/api/tables/{table}")["id"] == table


def test_codes_are_drawn_only_so_often(tmp_path: Path) -> None:
    """Each costs as much as several moves; one that was drawn before costs nothing but its turn."""
    with (
        running(data=str(tmp_path), requests="80/day") as server,
        Person(server) as anna,
        Person(server) as ben,
    ):
        for number in range(20):
            assert anna.http.get(f"/api/code?to=/t/{number}").status_code == 200
        assert anna.get("/api/code?to=/t/21", 429)["code"] == "too-many"
        assert ben.get("/api/code?to=/t/22", 429)["code"] == "too-many"
        assert anna.get("/api/tables")["mine"] == []


def test_what_is_done_in_a_tournament_is_answered_only_so_often(tmp_path: Path) -> None:
    """With everybody and every table of it."""
    body = {"title": "X", "game": "lanterns", "players": 2, "rounds": 1}
    with running(data=str(tmp_path), requests="80/day") as server, Person(server) as anna:
        path = f"/api/events/{anna.post('/api/events', body)['id']}"
        for number in range(20):
            anna.post(f"{path}/{'leave' if number % 2 == 0 else 'join'}")
        assert anna.post(f"{path}/join", code=429)["code"] == "too-many"
