"""Tables on one PostgreSQL do not wait for each other."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.harness import PATIENCE, Person, Socket, running
from tests.server.postgres import Postgres

WAITING = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)
STATEMENT = re.compile(r"\[(\d+)\] LOG:  (?:statement|execute [^:]*): (.*)")


class Client:
    """Somebody else at the database."""

    def __init__(self, url: str) -> None:
        self.runner = asyncio.Runner()
        # A browser that other tests have open keeps the loop of this thread.
        self.thread = ThreadPoolExecutor(1)
        self.connection = self.wait(asyncpg.connect(url))

    def wait(self, work: Any) -> Any:
        return self.thread.submit(self.runner.run, work).result()

    def run(self, statement: str) -> None:
        self.wait(self.connection.execute(statement))

    def number(self, statement: str) -> int:
        return int(self.wait(self.connection.fetchval(statement)))

    def close(self) -> None:
        self.wait(self.connection.close())
        self.thread.submit(self.runner.close).result()
        self.thread.shutdown()


@contextmanager
def client(url: str) -> Iterator[Client]:
    found = Client(url)
    try:
        yield found
    finally:
        found.close()


def pick_of(socket: Socket) -> int:
    return int(next(offer["pick"] for offer in socket.seat(0)["offers"] if offer["final"] is None))


def test_a_table_that_is_held_up_holds_up_no_other(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.fresh_url()
    with running(database=url, data=str(tmp_path)) as server, Person(server) as anna, client(url) as other:
        tables = [anna.table("me", "hotseat", options={"first": "1"}) for _ in range(3)]
        held, *free = [anna.socket(table) for table in tables]
        other.run(f"BEGIN; SELECT 1 FROM tables WHERE id = '{tables[0]}' FOR UPDATE")
        held.send(type="act", id="held", seat=0, version=held.seat(0)["version"], pick=pick_of(held))
        deadline = time.monotonic() + PATIENCE
        while other.number(WAITING) == 0:
            assert time.monotonic() < deadline
        for socket in free:
            assert socket.act(0, pick_of(socket))["type"] == "ok"
        assert other.number(WAITING) == 1  # still
        other.run("ROLLBACK")
        assert held.until(lambda frame: frame.get("id") == "held")["type"] == "ok"


def test_what_a_move_asks_of_the_database_concerns_its_table_alone(
    postgres: Postgres, tmp_path: Path
) -> None:
    """A trace of the moves of two tables through two servers: no lock on more than a row, and no NOTIFY in a
    transaction that writes, since PostgreSQL commits these one at a time.
    """
    url = postgres.fresh_url()
    database = url.partition("?")[0].rpartition("/")[2]
    with client(url) as other:
        other.run(f"ALTER DATABASE {database} SET log_statement = 'all'")
    log = postgres.folder / "log"
    began = log.stat().st_size
    with (
        running(database=url, data=str(tmp_path)) as one,
        running(database=url, data=str(tmp_path)) as two,
        Person(one) as anna,
        Person(two) as ben,
    ):
        for person, far in ((anna, two), (ben, one)):
            table = person.table("me", "hotseat", options={"first": "1"})
            near, watching = person.socket(table), person.socket(table, server=far)
            assert near.act(0, pick_of(near))["type"] == "ok"
            watching.until(lambda frame: frame["type"] == "sync" and "base" in frame["seats"]["0"])
    transactions = list(traced(log.read_bytes()[began:].decode()))
    moves = [done for done in transactions if any("INSERT INTO entries" in statement for statement in done)]
    assert len(moves) == 2
    for done in moves:
        verbs = [statement.split()[0].rstrip(";") for statement in done]
        assert [verb for verb in verbs if verb not in ("INSERT", "UPDATE")] == ["BEGIN", "COMMIT"]
        assert all("id = $" in statement for statement in done if statement.startswith("UPDATE"))


def traced(text: str) -> Iterator[list[str]]:
    """The statements of each transaction."""
    begun: dict[str, list[str]] = {}
    for pid, statement in STATEMENT.findall(text):
        if statement.startswith("BEGIN"):
            begun[pid] = []
        if pid in begun:
            begun[pid].append(statement)
        if statement.startswith(("COMMIT", "ROLLBACK")):
            yield begun.pop(pid)
