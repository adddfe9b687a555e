"""`--workers`: several processes on one address, and what happens when some of them die."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from socket import AF_UNIX, SOCK_DGRAM, socket

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from tests import MANY
from tests.server.harness import PATIENCE, Person, Running, running, until
from tests.server.postgres import Postgres
from tests.server.test_crash import Player, bot_tokens, play
from tutable.core.match import Match

KILLS = 30 if MANY else 3


def children(pid: int) -> list[int]:
    """Processes started by another, in the order in which they were."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def visits(pid: int, port: int) -> int:
    """How many connections to a port of this machine a process holds."""
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    established = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{port:04X}") and row[3] == "01"}
    held = {os.readlink(path) for path in Path(f"/proc/{pid}/fd").iterdir()}
    return len(established & held)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def several(postgres: Postgres, folder: Path, count: int = 2, **more: str) -> Iterator[Running]:
    with running(database=postgres.fresh_url(), data=str(folder), workers=str(count), **more) as server:
        yield server


def workers(server: Running) -> list[int]:
    assert server.process is not None
    return children(server.process.pid)


def test_workers_share_one_address_and_the_visitors(postgres: Postgres, tmp_path: Path) -> None:
    with several(postgres, tmp_path, log_level="info") as server:
        assert len(workers(server)) == 2
        assert server.output().count(" started ") == 2
        with Person(server) as anna:
            tables = [anna.table("me", "bot:random", options={"first": "1"}) for _ in range(12)]
            port = int(server.address.rpartition(":")[2])
            sockets = [anna.socket(table) for table in tables]
            visitors = [visits(pid, port) for pid in workers(server)]
            assert min(visitors) >= 1 and sum(visitors) >= 12
            for one in sockets:
                assert one.seat(0)["offers"]


def test_everybody_at_a_table_is_served_by_one_worker(postgres: Postgres, tmp_path: Path) -> None:
    # All of her sockets may be at one worker: chance has put them there.
    with several(postgres, tmp_path, 3, max_person_connections="32") as server, Person(server) as anna:
        port = int(server.address.rpartition(":")[2])
        for _ in range(4):
            table = anna.table("me", "bot:random", options={"first": "1"})
            before = [visits(pid, port) for pid in workers(server)]
            sockets = [anna.socket(table) for _ in range(8)]
            more = [visits(pid, port) - held for pid, held in zip(workers(server), before, strict=True)]
            assert max(more) >= 7  # beside them a visitor without a socket comes and goes
            for one in sockets:
                assert one.seat(0)["offers"]


def test_who_cannot_be_handed_over_is_served_where_they_are(postgres: Postgres, tmp_path: Path) -> None:
    """The place where the table's process took visitors is still there, and nobody behind it."""
    with several(postgres, tmp_path) as server, Person(server) as anna:
        table = anna.table("me", "bot:random", options={"first": "1"})
        folder = next(
            Path(word.decode()).parent
            for line in Path("/proc/net/unix").read_bytes().splitlines()
            if (word := line.split()[-1]).endswith(f"/hand-{workers(server)[0]}".encode())
        )
        for pid in range(10**9, 10**9 + 40):  # so many that the table's is among them
            with socket(AF_UNIX, SOCK_DGRAM) as dead:
                dead.bind(str(folder / f"hand-{pid}"))
        assert anna.socket(table).seat(0)["offers"]


def let_in(person: Person, tables: list[str]) -> int:
    """At how many of these tables a person can have a socket."""
    count = 0
    for table in tables:
        found = person.socket(table, greet=False)
        with suppress(ConnectionClosed):
            found.send(type="ping")
        count += '"full"' not in str(found.connection.recv(PATIENCE))
    return count


def test_sockets_are_counted_at_all_workers_together(postgres: Postgres, tmp_path: Path) -> None:
    limits = {"max_person_connections": "6", "max_address_connections": "8"}
    with several(postgres, tmp_path, 3, **limits) as server:
        with Person(server) as anna, Person(server) as ben:
            tables = [anna.table("me", "bot:random", options={"first": "1"}) for _ in range(12)]
            assert let_in(anna, tables) == 6  # of one person, at tables of different workers
            assert let_in(ben, tables) == 2  # of one address
            for pid in workers(server):  # what they had counts no longer
                os.kill(pid, signal.SIGKILL)
            until(lambda: server.output().count("worker.died") == 3 and len(workers(server)) == 3)
        with Person(server) as carl:
            assert let_in(carl, tables) == 6
            carl.stack.close()
        with Person(server) as dora:  # nor does what was closed
            until(lambda: let_in(dora, tables[:1]) == 1)


def test_the_figures_are_those_of_all_workers(postgres: Postgres, tmp_path: Path) -> None:
    with several(postgres, tmp_path) as server:

        def figures() -> dict[str, float]:
            lines = httpx2.get(f"{server.address}/metrics", timeout=PATIENCE).text.splitlines()
            return {line.rpartition(" ")[0]: float(line.split()[-1]) for line in lines if line[0] != "#"}

        for _ in range(20):  # each comes anew, to whoever lets it in
            assert httpx2.get(f"{server.address}/health/live", timeout=PATIENCE).status_code == 200
        asked = 'tutable_requests_total{route="GET /health/live",status="200"}'
        assert [figures()[asked] for _ in range(6)] == [20] * 6
        with Person(server) as anna:
            table = anna.table("me", "bot:random")
            kept = [anna.socket(table) for _ in range(7)]
            assert [figures()["tutable_connections"] for _ in range(4)] == [len(kept)] * 4
        os.kill(workers(server)[0], signal.SIGKILL)
        until(lambda: len(workers(server)) == 2)
        assert figures()[asked] <= 20


def test_nothing_confirmed_is_lost_when_workers_die(postgres: Postgres, tmp_path: Path) -> None:
    """Players come back to another worker; the bot's server is among the dead."""
    with several(postgres, tmp_path, TOY_LEASE="2") as server, Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", "bot:random")
        ben.post(f"/api/tables/{table}/join")
        rng = Random(17)
        players = [Player(anna, table, 0, rng), Player(ben, table, 1, rng)]
        threads = [threading.Thread(target=play, args=(player,)) for player in players]
        for thread in threads:
            thread.start()
        dead: list[int] = []
        while any(thread.is_alive() for thread in threads) and len(dead) < KILLS:
            confirmed = sum(len(player.confirmed) for player in players)
            until(
                lambda before=confirmed: (  # type: ignore[misc]
                    sum(len(player.confirmed) for player in players) > before + 2
                    or not any(thread.is_alive() for thread in threads)
                )
            )
            dead.append(rng.choice(workers(server)))
            os.kill(dead[-1], signal.SIGKILL)
            until(lambda: len(workers(server)) == 2 and dead[-1] not in workers(server))
        for thread in threads:
            thread.join(240)
            assert not thread.is_alive(), "the match did not go on"
        assert len(dead) >= 3, "the match was over before anything happened"
        match = Match.load(anna.http.get(f"/api/tables/{table}/export").text)
        assert match.is_over
        confirmed = sum(len(player.confirmed) for player in players)
        assert all(len(player.confirmed) == player.count for player in players)
        tokens = [token for token in match.journal if token.sort != "chance"]
        assert len(tokens) - confirmed == bot_tokens(match)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_all_end_when_the_parent_is_told_to(number: int, postgres: Postgres, tmp_path: Path) -> None:
    with several(postgres, tmp_path) as server:
        assert server.process is not None
        process, mine = server.process, workers(server)
        with Person(server) as anna:
            anna.socket(anna.table("me", "bot:random"))
            process.send_signal(number)
            assert process.wait(PATIENCE) == 0
        assert not any(is_running(pid) for pid in mine)
        assert process.stdout.read() == ""  # it said once that it is ready
        server._wait()


def test_nobody_is_left_when_the_parent_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    with several(postgres, tmp_path) as server:
        mine = workers(server)
        bots = [pid for worker in mine for pid in children(worker)]
        server.kill()
        until(lambda: not any(is_running(pid) for pid in [*mine, *bots]))
        server.start()  # the address is free again
        assert len(workers(server)) == 2


def test_workers_that_cannot_live_are_not_started_in_a_frenzy(postgres: Postgres, tmp_path: Path) -> None:
    with several(postgres, tmp_path) as server:
        for _ in range(3):
            old = workers(server)
            for pid in old:
                os.kill(pid, signal.SIGKILL)
            until(lambda old=old: not set(old) & set(w := workers(server)) and len(w) == 2)  # type: ignore[misc]
        said = server.output()
        waits = [float(part.split("\n")[0].split()[0]) for part in said.split("again=")[1:]]
        assert len(waits) == 6 and waits == sorted(waits) and waits[-1] > 1


def test_what_cannot_be_started_is_one_sentence(tmp_path: Path) -> None:
    def start(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tutable", "serve", "--lang", "en", "--port", "0", *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=120)

    with_sqlite = start("--workers", "2", "--data", str(tmp_path))
    assert with_sqlite.returncode == 2 and "need PostgreSQL" in with_sqlite.stderr
    assert not list(tmp_path.iterdir())
    none = start("--workers", "0")
    assert none.returncode == 2 and "workers" in none.stderr
