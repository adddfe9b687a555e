"""What somebody is shown of a running match is written down for good, and for whoever comes after them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import place
from tests.server.harness import Person, Running, running
from tests.server.inside import Inside, awaited, inside
from tests.server.test_accounts import recovery, sign_in
from tutable.server.settings import read_settings
from tutable.server.store import lobby
from tutable.server.store.database import Database
from tutable.server.store.rows import Summary, TableRow

SETTINGS = {"offer_seconds": "0"}


def left_seat(anna: Person, ben: Person) -> str:
    """A running match of two; the second has given up the seat, and the first agrees to somebody new."""
    table = anna.table("me", "open")
    ben.post(f"/api/tables/{table}/join")
    ben.post(f"/api/tables/{table}/leave")
    anna.post(f"/api/tables/{table}/seats/1/offer")
    return table


def asks(browser: Person, table: str) -> str:
    """For the seat that was given up, as whoever this browser is by now; the answer."""
    csrf = browser.http.get("/api/me").json()["csrf"]
    answer = browser.http.post(f"/api/tables/{table}/join", json={"seat": 1}, headers={"X-CSRF": csrf})
    return "ok" if answer.is_success else str(answer.json()["code"])


# -- who comes after ------------------------------------------------------------------------------


def test_who_is_forgotten_comes_back_to_no_table_as_a_stranger(server: Running) -> None:
    """On no device: neither where it was asked for, nor where it was not."""
    with (
        Person(server, address="192.0.2.20") as anna,
        Person(server, address="192.0.2.21") as ben,
        Person(server, address="192.0.2.22") as phone,
        Person(server, address="192.0.2.23") as carl,
    ):
        table = left_seat(anna, ben)
        anna.socket(table)
        sign_in(phone, "recovery", token=recovery(anna))
        anna.delete("/api/me")
        assert [asks(browser, table) for browser in (anna, phone)] == ["has-seen", "has-seen"]
        assert asks(carl, table) == "ok"


def test_no_device_of_who_was_forgotten_is_kept_without_need(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open")
        ben.post(f"/api/tables/{table}/join")
        for person in (anna, ben):
            person.socket(table)
            person.post(f"/api/tables/{table}/end", {"on": True})
        assert anna.get(f"/api/tables/{table}")["status"] == "closed"
        anna.delete("/api/me")
        assert inside(server).sql("SELECT * FROM devices WHERE person = :id", id=anna.id) == []


@pytest.mark.parametrize("is_early", [False, True], ids=["running", "waiting"])
def test_who_signs_in_sits_where_the_guest_sat(server: Running, is_early: bool) -> None:
    """Also if that guest has never looked: two seats of one match are for two people."""
    with (
        Person(server) as anna,
        Person(server) as ben,
        Person(server) as guest,
        Person(server, address="192.0.2.30") as me,
    ):
        table = anna.table("me", "open", "open")
        path = f"/api/tables/{table}"
        guest.post(f"{path}/join", {"seat": 2})
        if not is_early:
            ben.post(f"{path}/join")
        recovery(guest)  # so that the seat is not lost
        sign_in(guest, "recovery", token=recovery(me))
        if is_early:
            ben.post(f"{path}/join")
        ben.post(f"{path}/leave")
        anna.post(f"{path}/seats/1/offer")
        assert asks(me, table) == "has-seen"


def test_a_device_that_was_signed_out_is_shown_nothing_new(server: Running) -> None:
    """Not even before this process hears of it: whoever came after it has seen what was written by then."""
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = left_seat(anna, ben)
        carl.get(f"/api/tables/{table}")
        inside(server).sql("UPDATE devices SET ended = 1 WHERE person = :id", id=carl.id)
        assert carl.get(f"/api/tables/{table}/export", code=401)["code"] == "no-session"
        socket = carl.socket(table, greet=False)  # let in by what is remembered
        socket.send(type="hello", since={})
        assert socket.closing()["code"] == "no-session"
        assert inside(server).sql("SELECT * FROM witnesses WHERE session = :id", id=carl.id) == []


# -- tables that begin and end --------------------------------------------------------------------


def test_a_seat_of_a_match_that_has_ended_this_moment_is_for_nobody(server: Running) -> None:
    """The host closes it; this process has not heard of it yet."""
    with Person(server) as anna, Person(server) as ben, Person(server, address="192.0.2.40") as carl:
        table = left_seat(anna, ben)
        inside(server).sql("UPDATE tables SET status = 'closed' WHERE id = :id", id=table)
        assert [asks(person, table) for person in (anna, carl, ben)] == ["no-open-seat"] * 3


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Inside:
    return Inside(place(request.param, request, tmp_path))


def test_a_match_begins_only_with_who_sits_there(kept: Inside) -> None:
    """Ben leaves and Carl sits down in his place after the seats were read: Ben is not shown Carl's hand."""
    with (
        running(**kept.where) as server,
        Person(server) as anna,
        Person(server) as ben,
        Person(server) as carl,
        Person(server) as dora,
    ):
        table = anna.table("me", "open", "open")
        ben.post(f"/api/tables/{table}/join")

        async def begin() -> list[bool]:
            db = Database(read_settings(kept.where, {}), alone=False)

            async def sit(person: Person, seat: int) -> None:
                assert await lobby.take_seat(db, table, seat, lobby.Comer(person.id, "New", ""), "open", 0.0)

            async def start(row: TableRow | None) -> bool:
                assert row is not None
                known = Summary("running", (0,), False, (), (0, 0, 0))
                return await lobby.start(db, row, [], known, {}, lambda _: None)

            try:
                await sit(dora, 2)
                read = await lobby.find_table(db, table)
                await lobby.give_back(db, table, ben.id, "nonce", 0.0)
                one_is_free = await start(read)
                await sit(carl, 1)
                return [
                    one_is_free,
                    await start(read),
                    await start(await lobby.find_table(db, table)),
                    await start(await lobby.find_table(db, table)),  # it has begun
                ]
            finally:
                await db.close()

        assert awaited(begin()) == [False, False, True, False]


@pytest.fixture
def iced(tmp_path: Path) -> Iterator[tuple[Running, Path]]:
    with running(data=str(tmp_path), **SETTINGS) as server:
        yield server, tmp_path / "tutable.db"


def test_what_was_shown_while_a_match_was_frozen_is_remembered(iced: tuple[Running, Path]) -> None:
    """It goes on when the rules are back that it was played with; who has looked on meanwhile has seen it."""
    server, file = iced
    with (
        Person(server) as anna,
        Person(server) as ben,
        Person(server, address="192.0.2.50") as carl,
        Person(server, address="192.0.2.51") as dora,
        Person(server, address="192.0.2.52") as emil,
    ):
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        mine = anna.socket(table)
        assert mine.act(0, mine.seat(0)["offers"][0]["pick"])["type"] == "ok"
        (right,) = retold(server, file, table, "other")
        assert carl.socket(table).latest["table"]["status"] == "frozen"
        assert dora.get(f"/api/tables/{table}/replay")["view"]
        retold(server, file, table, right)
        assert anna.get(f"/api/tables/{table}")["status"] == "running"
        ben.post(f"/api/tables/{table}/leave")
        anna.post(f"/api/tables/{table}/seats/1/offer")
        assert [asks(person, table) for person in (anna, carl, dora)] == ["has-seen"] * 3
        assert asks(emil, table) == "ok"
        assert inside(server).sql("SELECT status FROM tables WHERE id = :id", id=table)[0].status == "running"


def retold(server: Running, file: Path, table: str, text: str) -> list[str]:
    """As if the rules had changed between two starts: what a step led to, before."""
    server.kill()
    base = sqlite3.connect(file)
    with base:
        before = [row[0] for row in base.execute("SELECT hash FROM entries WHERE table_id = ?", (table,))]
        base.execute("UPDATE entries SET hash = ? WHERE table_id = ?", (text, table))
    base.close()
    server.start()
    return before
