"""A confirmed address: a link makes it mine, another brings me back, and nobody learns whose is known."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import place
from tests.server.harness import Person, Running, running, until
from tests.server.post import Postbox
from tests.server.proxies import free_ports
from tests.server.test_accounts import recovery, sign_in

LINK = re.compile(r"http://\S+/sign-in#(\w+)\.([\w-]{43})")


class Letters:
    """A mail server beside the test."""

    def __init__(self, **answers: str) -> None:
        self.box = Postbox(**answers)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.read = 0

    def __enter__(self) -> Letters:
        self.thread.start()
        asyncio.run_coroutine_threadsafe(self.box.__aenter__(), self.loop).result(20)
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self.box.__aexit__(None, None, None), self.loop).result(20)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(20)
        self.loop.close()

    def letter(self) -> tuple[str, str]:
        """To whom the next one goes, and what it says."""
        until(lambda: len(self.box.letters) > self.read, lambda: "no letter")
        letter = self.box.letters[self.read]
        self.read += 1
        return str(letter["To"]), letter.get_content()  # type: ignore[attr-defined]

    def next(self) -> tuple[str, str, str]:
        """To whom the next letter goes; the kind of its link and the token."""
        to, text = self.letter()
        found = LINK.search(text)
        assert found
        return to, found.group(1), found.group(2)


@pytest.fixture(params=["sqlite", "postgres"])
def post(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, Letters]]:
    where = place(request.param, request, tmp_path)
    with (
        Letters() as letters,
        running(**where, smtp=letters.box.url, mail_from="tutable@example.org") as server,
    ):
        yield server, letters


def test_a_confirmed_address_is_a_way_back(post: tuple[Running, Letters]) -> None:
    server, letters = post
    with Person(server, "Anna") as anna, Person(server) as other, Person(server) as late:
        assert anna.get("/api/me/account")["mail"]
        anna.put("/api/me/email", {"address": "Anna@Example.org", "lang": "de"})
        to, kind, token = letters.next()
        assert (to, kind) == ("Anna@Example.org", "confirm") and anna.get("/api/me/account")["email"] is None
        other.post("/api/sign-in/confirm", {"token": token})  # opened on another device
        assert anna.get("/api/me/account")["email"] == "Anna@Example.org"
        assert other.post("/api/sign-in/confirm", {"token": token}, 403)["code"] == "bad-link"
        # Known or not, the answer is the same; a letter goes only to whom it belongs.
        assert other.post("/api/sign-in/email", {"address": "nobody@example.org"}) == {}
        assert other.post("/api/sign-in/email", {"address": " anna@example.ORG"}) == {}
        to, kind, token = letters.next()
        assert (to, kind) == ("Anna@Example.org", "mail")
        assert sign_in(other, "recovery", 403, token=token)["code"] == "bad-link"  # one kind is not another
        sign_in(other, "mail", token=token)
        assert other.id == anna.id
        assert sign_in(late, "mail", 403, token=token)["code"] == "bad-link"
        anna.delete("/api/me/email")
        assert late.post("/api/sign-in/email", {"address": "anna@example.org"}) == {}
        assert len(letters.box.letters) == 2


def test_an_address_belongs_to_one_account(post: tuple[Running, Letters]) -> None:
    server, letters = post
    with Person(server) as anna, Person(server) as ben:
        for person, code in ((anna, 200), (ben, 409)):
            person.put("/api/me/email", {"address": "both@example.org"})
            found = person.post("/api/sign-in/confirm", {"token": letters.next()[2]}, code)
        assert found["code"] == "address-taken" and ben.get("/api/me/account")["email"] is None


def test_who_would_leave_games_does_not_use_up_the_link(post: tuple[Running, Letters]) -> None:
    server, letters = post
    with Person(server) as anna, Person(server) as guest:
        anna.put("/api/me/email", {"address": "anna@example.org"})
        anna.post("/api/sign-in/confirm", {"token": letters.next()[2]})
        guest.table("me", "bot")
        guest.post("/api/sign-in/email", {"address": "anna@example.org"})
        token = letters.next()[2]
        assert sign_in(guest, "mail", 409, token=token)["code"] == "games-left"
        recovery(guest)
        sign_in(guest, "mail", token=token)
        assert guest.id == anna.id


def test_a_link_in_a_mail_leads_where_the_host_says(tmp_path: Path) -> None:
    """Not where whoever asks for it says: who reads it signs in there."""
    port = free_ports().server
    named = [f"http://127.0.0.1:{port}", "http://lan.example.org:8000"]
    settings = {"port": str(port), "origins": ",".join(named), "mail_from": "t@example.org"}
    with (
        Letters() as letters,
        running(data=str(tmp_path), smtp=letters.box.url, **settings) as server,
        Person(server) as anna,
    ):
        for asked, leads in ((named[1], named[1]), ("http://localhost:1", named[0])):
            headers = {"X-CSRF": anna.csrf, "Origin": asked, "Host": asked.partition("//")[2]}
            body = {"address": "anna@example.org"}
            assert anna.http.put("/api/me/email", json=body, headers=headers).status_code == 200
            assert f"{leads}/sign-in#" in letters.letter()[1]


def test_a_mail_server_that_refuses_is_said_and_changes_nothing(tmp_path: Path) -> None:
    with (
        Letters(rcpt="450 later") as letters,
        running(data=str(tmp_path), smtp=letters.box.url, mail_from="t@example.org") as server,
        Person(server) as anna,
    ):
        assert anna.put("/api/me/email", {"address": "a@example.org"}, 503)["code"] == "mail-away"
        assert anna.put("/api/me/email", {"address": "no address"}, 422)["code"] == "bad-mail"
        assert anna.get("/api/me/account")["email"] is None and letters.box.letters == []
