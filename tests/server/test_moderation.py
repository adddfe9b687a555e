"""Reports, slow mode, chat for some, and tables where nobody looks on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, Running, running


class House:
    """A server and what its database says; the host's switches are thrown there."""

    def __init__(self, server: Running, folder: Path) -> None:
        self.server, self.file = server, folder / "tutable.db"

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        base = sqlite3.connect(self.file)
        with base:
            found = base.execute(query, values).fetchall()
        base.close()
        return found

    def set(self, table: str, person: Person, **values: Any) -> None:
        """Switch something at a table; a change of name makes the server look again."""
        for name, value in values.items():
            self.ask(f"UPDATE tables SET {name} = ? WHERE id = ?", value, table)
        person.post(f"/api/tables/{table}/seats/2/bot", {"bot": "random"})


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("data")
    with running(data=str(folder), reports="3/hour") as server:
        yield House(server, folder)


def test_a_person_or_a_line_is_reported_to_the_host(house: House) -> None:
    with Person(house.server) as anna, Person(house.server) as ben, Person(house.server) as carl:
        table = anna.table("me", "open", "bot:random")
        path = f"/api/tables/{table}/reports"
        ben.post(f"/api/tables/{table}/join")
        socket = carl.socket(table)
        socket.ask(type="chat", text="nasty")
        socket.quiet()
        mine = anna.socket(table)
        line = mine.until(lambda frame: frame["type"] == "chat")["entries"][0]
        anna.post(path, {"line": line["line"], "text": "look\u202e at this"})
        anna.post(path, {"seat": 1})
        rows = house.ask("SELECT session, about, chat, text FROM reports ORDER BY id")
        assert rows == [(anna.id, carl.id, line["line"], "look at this"), (anna.id, ben.id, None, "")]
        # Nobody hears of it.
        assert socket.quiet() == []
        for body, code in (({"seat": 2}, 404), ({"seat": 5}, 422), ({}, 422), ({"line": 99999}, 404)):
            anna.post(path, body, code=code)
        assert anna.post(path, {"seat": 0}, code=403)["code"] == "not-allowed"
        assert anna.post(path, {"seat": 1, "text": "x" * 501}, code=400)["code"] == "bad-request"
        other = ben.table("me", "open")
        assert (
            ben.post(f"/api/tables/{other}/reports", {"line": line["line"]}, code=404)["code"] == "not-found"
        )
        anna.post(path, {"seat": 1})
        assert anna.post(path, {"seat": 1}, code=429)["code"] == "too-many"


def test_chat_for_some_or_for_nobody(house: House) -> None:
    with Person(house.server) as anna, Person(house.server) as ben:
        table = anna.table("me", "open", "open", "open")
        house.set(table, anna, chat="seated")
        mine, theirs = anna.socket(table), ben.socket(table)
        assert [socket.latest["table"]["may_chat"] for socket in (mine, theirs)] == [True, False]
        assert mine.ask(type="chat", text="hm")["type"] == "ok"
        assert theirs.ask(type="chat", text="hm")["message"] == "error-chat-closed-seated"
        other = anna.table("me", "open", "open", "open")
        house.set(other, anna, chat="off")
        socket = anna.socket(other)
        assert not socket.latest["table"]["may_chat"]
        assert socket.ask(type="chat", text="hm")["message"] == "error-chat-closed-off"


def test_one_line_at_a_time(house: House) -> None:
    with Person(house.server) as anna, Person(house.server) as ben:
        table = anna.table("me", "open", "open", "open")
        house.set(table, anna, slow=1000)
        mine, theirs = anna.socket(table), ben.socket(table)
        assert mine.ask(type="chat", text="hm", id="one")["type"] == "ok"
        refused = mine.ask(type="chat", text="hm", id="two")
        assert refused["code"] == "slow-mode" and 990 < refused["args"]["seconds"] <= 1000
        assert mine.ask(type="chat", text="hm", id="one")["type"] == "ok"  # sent again after a lost answer
        assert theirs.ask(type="chat", text="hm")["type"] == "ok"


def test_where_nobody_looks_on(house: House) -> None:
    with Person(house.server) as anna, Person(house.server) as ben, Person(house.server) as carl:
        table = anna.table("me", "open", "open")
        path = f"/api/tables/{table}"
        watching = carl.socket(table)
        assert watching.latest["seats"] == {}  # a table that waits is there to be looked at
        ben.post(f"{path}/join")
        house.set(table, anna, watching=False)
        assert watching.closing()["code"] == "watching-closed"
        again = carl.socket(table, greet=False)
        again.send(type="hello")
        assert again.closing()["code"] == "watching-closed"
        for door in ("export", "things/pile"):
            assert carl.get(f"{path}/{door}", code=403)["code"] == "watching-closed"
        assert carl.post(f"{path}/reports", {"seat": 0}, code=403)["code"] == "watching-closed"
        assert set(anna.socket(table).latest["seats"]) == {"0"}
        assert set(ben.socket(table).latest["seats"]) == {"1"}
