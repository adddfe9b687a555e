"""A way into the database of a server, from outside and beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, text

from tests.server.harness import Person, Running
from tutable.cli import main
from tutable.server.settings import read_settings
from tutable.server.store.database import Database
from tutable.server.store.links import make_link

T = TypeVar("T")


class Inside:
    """Where a server keeps its data."""

    def __init__(self, where: dict[str, str]) -> None:
        self.where = where

    @property
    def flags(self) -> list[str]:
        """As they are given to the host's tools."""
        return [word for name, value in self.where.items() for word in (f"--{name}", value)]

    def sql(self, statement: str, **values: Any) -> list[Any]:
        def work(connection: Connection) -> list[Any]:
            found = connection.execute(text(statement), values)
            return list(found.all()) if found.returns_rows else []

        return self.work(work)

    def work(self, work: Callable[[Connection], T]) -> T:
        async def run() -> T:
            db = Database(read_settings(self.where, {}), alone=False)
            try:
                return await db.write(work)
            finally:
                await db.close()

        return awaited(run())


def tutable(*argv: str) -> int:
    """The command line, beside whatever runs in this process."""
    return apart(lambda: main(list(argv)))


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns, in a loop of its own."""
    return apart(lambda: asyncio.run(work))


def apart(work: Callable[[], T]) -> T:
    """In a thread of its own: a browser that other tests have open keeps the loop of this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(work).result()


def inside(server: Running) -> Inside:
    names = {"data": "TUTABLE_DATA", "database": "TUTABLE_DATABASE"}
    return Inside({name: server.settings[key] for name, key in names.items() if key in server.settings})


def a_host(server: Running, name: str | None = None) -> Person:
    """Somebody who has opened the host's link."""
    person = Person(server, name)
    person.post("/api/host/sign-in", {"token": inside(server).work(make_link)})
    return person
