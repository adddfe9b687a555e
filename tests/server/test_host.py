"""The host: signs in by a link that works once, looks after the house, and everything is written down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from tests.server.harness import Person, Running, Socket, running, until
from tests.server.inside import Inside, a_host, inside, tutable
from tests.server.postgres import Postgres


@pytest.fixture
def host(server: Running) -> Iterator[Person]:
    with a_host(server, "Hanna") as found:
        yield found


@pytest.fixture
def shell(server: Running, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(inside(server), capsys)


class Shell:
    """`tutable admin` beside the server."""

    def __init__(self, kept: Inside, capsys: pytest.CaptureFixture[str]) -> None:
        self.kept = kept
        self.capsys = capsys

    def __call__(self, *words: str, code: int = 0) -> str:
        self.capsys.readouterr()
        found = tutable("admin", *words, *self.kept.flags)
        said = self.capsys.readouterr()
        assert found == code, said.err
        return said.out if code == 0 else said.err


def do(host: Person, verb: str, code: int = 200, **values: Any) -> Any:
    return host.post("/api/host/deeds", {"verb": verb, **values}, code=code)


def running_table(anna: Person, ben: Person, *more: str) -> str:
    table = anna.table("me", "open", *more, options={"first": "1"})
    ben.post(f"/api/tables/{table}/join")
    return table


# -- signing in -------------------------------------------------------------------------------


def test_a_link_signs_in_once_and_by_its_page_alone(server: Running, shell: Shell) -> None:
    said = shell("link", "--port", server.address.rpartition(":")[2])
    assert server.address in said
    address, _, token = said.split()[-1].partition("#")
    assert address.endswith("/host") and len(token) > 40
    with Person(server) as anna, Person(server) as ben:
        assert not anna.get("/api/me")["host"]
        with httpx2.Client(base_url=server.address) as preview:  # never sees what follows the #
            assert preview.get("/host").status_code == 200
        anna.post("/api/host/sign-in", {"token": token})
        assert anna.get("/api/me")["host"] and anna.get("/api/host")["deeds"] is not None
        assert ben.post("/api/host/sign-in", {"token": token}, code=403)["code"] == "bad-link"
        anna.post("/api/host/sign-out")
        assert anna.get("/api/host", code=403)["code"] == "not-allowed"
        late = shell("link").split()[-1].partition("#")[2]
        shell.kept.sql("UPDATE links SET made = made - 601")
        assert ben.post("/api/host/sign-in", {"token": late}, code=403)["code"] == "bad-link"


def test_the_token_is_nowhere_in_the_database(shell: Shell) -> None:
    token = shell("link").split()[-1].partition("#")[2]
    assert token not in str(shell.kept.sql("SELECT * FROM links"))


# -- tables -----------------------------------------------------------------------------------


def test_a_closed_table_can_be_read(server: Running, host: Person) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = running_table(anna, ben)
        mine = anna.socket(table)
        view = mine.seat(0)["view"]
        do(host, "close", table=table)
        frame = mine.until(lambda f: f["type"] == "sync" and f["table"]["status"] == "closed")
        assert frame["table"]["ended"] == "host" and frame["deciders"] == []
        assert mine.seat(0)["view"] == view and mine.seat(0)["offers"] == []
        assert mine.act(0, 0)["code"] == "closed"
        assert do(host, "close", table="nosuchtable", code=404)["code"] == "unknown-table"


def test_a_kicked_person_does_not_come_back(server: Running, host: Person) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = running_table(anna, ben)
        mine, theirs = anna.socket(table), ben.socket(table)
        do(host, "kick", table=table, seat=1)
        assert theirs.closing()["code"] == "kicked"
        mine.until(lambda f: f["type"] == "sync" and f["table"]["seats"][1]["kind"] == "open")
        assert ben.post(f"/api/tables/{table}/join", {"seat": 1}, code=403)["code"] == "kicked"
        assert ben.socket(table, greet=False).closing()["code"] == "kicked"
        assert do(host, "kick", table=table, seat=1, code=404)["code"] == "not-there"
        assert do(host, "kick", table=table, seat=4, code=422)["code"] == "unknown-seat"
        assert ben.table("me", "bot")  # everywhere else nothing has changed


def test_a_line_of_chat_is_removed(server: Running, host: Person) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = running_table(anna, ben)
        mine, theirs = anna.socket(table), ben.socket(table)
        for text in ("hello", "rude", "bye"):
            assert theirs.ask(type="chat", text=text)["type"] == "ok"
        until_chat(mine, ["hello", "rude", "bye"])
        lines = host.get(f"/api/host/tables/{table}/chat")
        do(host, "remove-line", line=next(line["id"] for line in lines if line["text"] == "rude"))
        until_chat(mine, ["hello", "bye"])
        with Person(server) as carl:
            until_chat(carl.socket(table), ["hello", "bye"])
        assert do(host, "remove-line", line=10**9, code=404)["code"] == "not-there"


def until_chat(socket: Socket, texts: list[str]) -> None:
    while [entry["text"] for entry in socket.chats] != texts:
        socket.receive()


def test_switches_of_a_table_are_shown(server: Running, host: Person) -> None:
    with Person(server) as anna:
        table = anna.table("me", "open")
        do(host, "watching", table=table, on=False)
        do(host, "chat", table=table, who="seated")
        do(host, "slow", table=table, seconds=30)
        (shown,) = [t for t in host.get("/api/host")["tables"] if t["id"] == table]
        assert (shown["watching"], shown["chat"], shown["slow"]) == (False, "seated", 30)
        assert shown["seats"][0]["person"] == anna.id
        assert do(host, "chat", table=table, who="nobody", code=400)["code"] == "bad-request"


# -- people -----------------------------------------------------------------------------------


def test_a_ban_closes_sockets_and_says_why(server: Running, host: Person) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = running_table(anna, ben)
        theirs = ben.socket(table)
        do(host, "ban", person=ben.id, days=2, why="rude words")
        last = theirs.closing()
        assert last["code"] == "banned" and last["args"]["why"] == "rude words" and last["args"]["until"]
        for path in ("/api/me", "/api/tables"):
            assert ben.get(path, code=403)["message"] == "error-banned-until"
        assert "error-banned-until" in ben.http.get("/api/games/tuareg/text/en").text  # in words
        (ban,) = [one for one in host.get("/api/host")["bans"] if one["subject"] == ben.id]
        assert ban["kind"] == "session" and ban["name"] == ben.name
        do(host, "unban", subject=ben.id)
        ben.get("/api/me")
        assert ben.socket(table).seat(1)
        assert do(host, "ban", person="nobody", code=404)["code"] == "not-there"


def test_an_address_can_be_banned_and_the_host_still_comes_in(server: Running, host: Person) -> None:
    with Person(server) as anna:
        table = anna.table("me", "bot")
        mine = anna.socket(table)
        do(host, "ban", person=anna.id, address=True)
        try:
            assert mine.closing()["code"] == "banned"
            with httpx2.Client(base_url=server.address) as new:
                assert new.get("/api/me").json()["message"] == "error-banned-good"
            (ban,) = [one for one in host.get("/api/host")["bans"] if one["kind"] == "address"]
            assert "127" not in ban["subject"]
        finally:
            do(host, "unban", subject=ban["subject"])
        anna.get("/api/me")


def test_a_ban_ends_by_itself(server: Running, host: Person, shell: Shell) -> None:
    with Person(server) as anna:
        do(host, "ban", person=anna.id, days=1)
        anna.get("/api/tables", code=403)
        shell.kept.sql("UPDATE bans SET until = 1")
        until(lambda: anna.http.get("/api/tables").is_success)
        assert all(one["subject"] != anna.id for one in host.get("/api/host")["bans"])


def test_a_person_can_be_erased_by_the_host(server: Running, host: Person) -> None:
    with Person(server, "Annabella") as anna, Person(server) as ben:
        table = running_table(ben, anna)
        mine, theirs = anna.socket(table), ben.socket(table)
        mine.ask(type="chat", text="it is me")
        do(host, "erase", person=anna.id)
        assert mine.closing()["code"] == "no-session"
        theirs.until(lambda f: f["type"] == "sync" and f["table"]["seats"][1]["name"] == "—")
        until_chat(theirs, [])


def test_reports_are_listed_until_done(server: Running, host: Person, shell: Shell) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben:
        table = running_table(anna, ben)
        theirs = ben.socket(table)
        theirs.ask(type="chat", text="something rude")
        (line,) = host.get(f"/api/host/tables/{table}/chat")
        shell.kept.sql(
            "INSERT INTO reports (table_id, session, about, chat, text, at)"
            " VALUES (:table, :by, :about, :line, 'please look', 1000)",
            table=table,
            by=anna.id,
            about=ben.id,
            line=line["id"],
        )
        (report,) = [one for one in host.get("/api/host")["reports"] if one["table"] == table]
        assert (report["by"], report["about"], report["said"]) == ("Anna", "Ben", "something rude")
        assert "please look" in shell("reports")
        do(host, "done", report=report["id"])
        assert all(one["id"] != report["id"] for one in host.get("/api/host")["reports"])


# -- the house --------------------------------------------------------------------------------


def test_the_message_of_the_day_is_shown_everywhere(server: Running, host: Person) -> None:
    with Person(server) as anna:
        mine = anna.socket(anna.table("me", "bot:random", options={"first": "1"}))
        do(host, "today", text="  Tournament\ttonight ")
        try:
            frame = mine.until(lambda f: f["type"] == "house")
            assert frame["house"] == {"today": "Tournament tonight", "read_only": False}
            assert anna.get("/api/tables")["house"]["today"] == "Tournament tonight"
        finally:
            do(host, "today", text="")
        assert mine.until(lambda f: f["type"] == "house")["house"]["today"] == ""


def test_read_only_everything_can_be_looked_at_and_matches_pause(server: Running, host: Person) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = running_table(anna, ben, "bot:random")
        mine, theirs = anna.socket(table), ben.socket(table)
        do(host, "read-only", on=True)
        try:
            mine.until(lambda f: f["type"] == "house" and f["house"]["read_only"])
            pick = mine.seat(0)["offers"][0]["pick"]
            assert mine.act(0, pick)["code"] == "read-only"
            assert mine.ask(type="chat", text="hi")["code"] == "read-only"
            assert anna.put("/api/me", {"name": "X"}, code=503)["code"] == "read-only"
            body = {"game": "tuareg", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            assert anna.post("/api/tables", body, code=503)["code"] == "read-only"
            assert anna.get(f"/api/tables/{table}")["status"] == "running"
            assert anna.socket(table).seat(0)["offers"]
            with Person(server) as carl:  # a stranger may still come and look
                assert carl.socket(table).latest["seats"]["spectator"]
        finally:
            do(host, "read-only", on=False)
        mine.until(lambda f: f["type"] == "house")
        while mine.latest["deciders"] == [0]:
            mine.step(0, Random(4).choice)
        while theirs.latest["deciders"] != [1]:
            theirs.receive()
        while theirs.latest["deciders"] == [1]:
            theirs.step(1, Random(4).choice)
        while mine.latest["deciders"] != [0]:  # the bot plays again
            mine.receive()


def test_every_deed_is_written_down(server: Running, host: Person, shell: Shell) -> None:
    with Person(server) as anna:
        table = anna.table("me", "open")
        do(host, "slow", table=table, seconds=7)
        shell("close", table)
    done = host.get("/api/host")["deeds"]
    assert [(one["host"], one["verb"], one["subject"]) for one in done[:2]] == [
        ("shell", "close", table),
        (host.id, "slow", table),
    ]
    assert table in shell("deeds")


# -- the shell --------------------------------------------------------------------------------


def test_a_running_server_follows_the_shell(server: Running, shell: Shell) -> None:
    """Whatever is done beside it."""
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben:
        table = running_table(anna, ben)
        mine, theirs = anna.socket(table), ben.socket(table)
        who = shell("who")
        assert anna.id in who and "Ben" in who and table in who
        assert table in shell("tables")
        theirs.ask(type="chat", text="rude")
        (line,) = [row.split()[0] for row in shell("lines", table).splitlines() if "rude" in row]
        shell("remove-line", line)
        while mine.chats or not mine.frames:
            mine.receive()
        shell("today", "Welcome", "all")
        assert mine.until(lambda f: f["type"] == "house")["house"]["today"] == "Welcome all"
        shell("today")
        shell("read-only", "on")
        until(lambda: anna.get("/api/tables")["house"]["read_only"])
        shell("read-only", "off")
        shell("kick", table, "2")
        assert theirs.closing()["code"] == "kicked"
        shell("ban", anna.id, "--days", "1", "--why", "a reason")
        assert mine.closing()["args"]["why"] == "a reason"
        assert "a reason" in shell("bans")
        shell("unban", anna.id)
        until(lambda: anna.http.get("/api/me").is_success)
        shell("close", table)
        until(lambda: anna.get(f"/api/tables/{table}")["status"] == "closed")
        shell("erase", ben.id)
        until(lambda: ben.http.get("/api/tables").status_code == 401)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "no deed"),
        (["close"], "TABLE is missing"),
        (["close", "nosuchtable"], "no table"),
        (["close", "../x"], "../x"),
        (["kick", "abc", "x"], "whole number"),
        (["kick", "abc", "9"], "cannot be meant"),
        (["read-only", "maybe"], "neither on nor off"),
        (["chat", "abc", "some"], "some"),
        (["ban", "abc", "--days", "0"], "begins at 1"),
        (["erase", "nobody"], "nobody and nothing"),
    ],
)
def test_what_cannot_be_meant_is_said(shell: Shell, words: list[str], said: str) -> None:
    assert said in shell(*words, code=2)


# -- several processes ------------------------------------------------------------------------


def test_every_process_follows(postgres: Postgres, tmp_path: Path) -> None:
    where = {"database": postgres.fresh_url(), "data": str(tmp_path)}
    with (
        running(**where) as one,
        running(**where) as other,
        a_host(one) as host,
        Person(one, "Anna") as anna,
        Person(other, "Ben") as ben,
    ):
        table = running_table(anna, ben)
        mine, theirs = anna.socket(table), ben.socket(table)
        assert {person["name"] for person in host.get("/api/host/people")} == {"Anna", "Ben"}
        do(host, "today", text="hello")
        assert theirs.until(lambda f: f["type"] == "house")["house"]["today"] == "hello"
        do(host, "kick", table=table, seat=1)
        assert theirs.closing()["code"] == "kicked"
        do(host, "ban", person=ben.id)
        until(lambda: ben.http.get("/api/tables").status_code == 403)
        far = anna.socket(table, server=other)
        do(host, "close", table=table)
        for socket in (mine, far):
            while socket.latest["table"]["status"] != "closed":
                socket.receive()
