"""The database goes away, or its disk is full: a typed answer, nothing lost, and back to normal."""

from __future__ import annotations

import resource
from pathlib import Path

from tests.server.harness import Person, Running, running, until
from tests.server.postgres import Postgres


def wait_until_well(server: Running, person: Person) -> None:
    until(lambda: person.http.get("/health").is_success)


def test_postgres_dies_in_the_middle_of_a_match(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        with running(database=postgres.fresh_url(), data=str(tmp_path)) as server, Person(server) as anna:
            table = anna.table("me", "hotseat", options={"first": "1"})
            socket = anna.socket(table)
            entry = socket.seat(0)
            pick = next(offer["pick"] for offer in entry["offers"] if offer["final"] is None)
            postgres.stop()
            refused = socket.act(0, pick, id="again")
            assert (refused["type"], refused["code"]) == ("refused", "database-away")
            assert anna.get("/api/tables", code=503)["code"] == "database-away"
            assert anna.http.get("/health").json()["status"] == "database-away"
            assert anna.get("/api/games")
            postgres.start()
            wait_until_well(server, anna)
            # The same connection goes on, and the same id is taken once.
            assert socket.act(0, pick, id="again")["type"] == "ok"
            assert socket.act(0, pick, id="again")["type"] == "ok"
            assert socket.hello()["seats"]["0"]["version"] == entry["version"] + 1
    finally:
        postgres.close()


def test_the_disk_is_full(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server, Person(server) as anna:
        table = anna.table("me", "hotseat", options={"first": "1"})
        socket = anna.socket(table)
        entry = socket.seat(0)
        pick = next(offer["pick"] for offer in entry["offers"] if offer["final"] is None)
        assert server.process is not None
        # No file of this process may grow any more.
        unlimited = resource.prlimit(
            server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY)
        )
        refused = socket.act(0, pick, id="again")
        assert (refused["type"], refused["code"]) == ("refused", "database-away")
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        anna.post("/api/tables", {"game": "tuareg", "seats": seats}, code=503)
        assert anna.get(f"/api/tables/{table}")["status"] == "running"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert socket.act(0, pick, id="again")["type"] == "ok"
        server.kill()
        server.start()
        assert anna.socket(table).seat(0)["version"] == entry["version"] + 1


def test_what_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    import subprocess
    import sys

    def start(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tutable", "serve", "--lang", "en", "--port", "0", *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=120)

    bad = start("--database", "mysql://x")
    assert bad.returncode == 2 and "setting" in bad.stderr
    (tmp_path / "file").write_text("")
    assert start("--data", str(tmp_path / "file")).returncode == 2
    with running(data=str(tmp_path)) as server:
        second = start("--data", str(tmp_path))
        assert second.returncode == 2 and "in use" in second.stderr
        port = server.address.rpartition(":")[2]
        taken = start("--data", str(tmp_path / "other"), "--port", port)
        assert taken.returncode == 2 and "in use" in taken.stderr
    foreign = start("--data", str(tmp_path / "other"), "--host", "192.0.2.1")
    assert foreign.returncode == 2 and "not an address of this machine" in foreign.stderr
