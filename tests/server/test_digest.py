"""Mail now and then: what it says, how often, and what happens when the mail server does not want it."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert

from tests.server.inside import awaited
from tests.server.post import Postbox
from tutable.server.notify.digest import BACKOFF, Digest
from tutable.server.notify.digest import letter as written
from tutable.server.notify.mail import Mail
from tutable.server.settings import read_settings
from tutable.server.store import habits, lobby, tellings
from tutable.server.store.database import Database
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.store.schema import sessions

NOW = 1e9


class House:
    """A database with Anna, who wants mail, and a table at which it is her turn."""

    def __init__(self, folder: Path, box: Postbox, monkeypatch: pytest.MonkeyPatch) -> None:
        flags = {"data": str(folder), "smtp": box.url, "mail_from": "t@example.org"}
        settings = read_settings(flags | {"origins": "https://games.example.org"}, {})
        self.db = Database(settings)
        seats = [SeatRow(0, "human", "Anna", session="anna"), SeatRow(1, "human", "Ben", session="ben")]
        self.row = TableRow("t1", "tuareg", {}, "", "", "ben", False, 0.0, "running", asked=[0], seats=seats)
        server: Any = SimpleNamespace(db=self.db, settings=settings, mail=Mail(settings))
        self.digest = Digest(server)

        async def mine(db: Database, person: str) -> list[TableRow]:
            return [self.row]

        async def address(db: Database, person: str) -> str:
            return "anna@example.org"

        monkeypatch.setattr(lobby, "tables_of", mine)
        monkeypatch.setattr(habits, "address", address)

    async def open(self) -> None:
        await self.db.open()
        people = [
            {"id": who, "name": who, "created": 0.0, "passkey_user": who.encode()} for who in ("anna", "ben")
        ]
        await self.db.write(lambda connection: connection.execute(insert(sessions), people))
        await lobby.add_table(self.db, self.row)
        await habits.change(self.db, "anna", {"mail": "hourly", "lang": "en"})

    async def tell(self, number: int) -> None:
        await self.db.write(lambda c: tellings.add(c, "t1", ["anna"], number, 0.0))
        (one,) = await tellings.coming(self.db, 1.0)
        await tellings.settle(self.db, one, "sent")


def test_one_mail_for_all_turns_and_not_too_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with Postbox() as box:
            house = House(tmp_path, box, monkeypatch)
            await house.open()
            await house.digest.look(NOW)
            assert box.letters == []
            await house.tell(1)
            await house.digest.look(NOW)
            await house.digest.look(NOW)
            await house.tell(2)
            await house.digest.look(NOW + 1800)
            (letter,) = box.letters
            text: Any = letter
            # What nobody is to know changes no word of it.
            secret = replace(house.row, seed="ff", asked=[0, 1], scores=[9, 1], asking='{"chosen":{"1":2.0}}')
            who = await habits.of(house.db, "anna")
            said = [written(house.digest.server, who, [row]) for row in (house.row, secret)]
            assert said[0] == said[1]
            assert "with Ben" in text.get_content() and "https://games.example.org/t/t1" in text.get_content()
            await house.digest.look(NOW + 3700)
            assert len(box.letters) == 2
            await house.db.close()

    awaited(run())


def test_a_mail_server_that_is_away_is_asked_again_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with Postbox(mail="451 later") as box:
            house = House(tmp_path, box, monkeypatch)
            await house.open()
            await house.tell(1)
            now = NOW
            for wait in BACKOFF:
                await house.digest.look(now)
                calls = box.calls
                await house.digest.look(now + wait / 2)
                assert box.calls == calls
                now += wait + 1
            for _ in range(3):
                await house.digest.look(now)
                now += 1e6
            assert box.calls == len(BACKOFF) + 1
            await house.db.close()

    awaited(run())


def test_an_address_that_is_refused_gets_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with Postbox(rcpt="550 nobody") as box:
            house = House(tmp_path, box, monkeypatch)
            await house.open()
            await house.tell(1)
            await house.digest.look(time.time())
            mine = await habits.of(house.db, "anna")
            assert (mine.mail, mine.mail_refused) == ("off", True)
            await house.digest.look(time.time() + 1e6)
            assert box.calls == 1
            await house.db.close()

    awaited(run())
