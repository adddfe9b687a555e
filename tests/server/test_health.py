"""Honest health: what a probe is told is what people would find."""

from __future__ import annotations

import os
import re
import resource
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.server.harness import PATIENCE, QUIET, Person, Running, running
from tests.server.hatching import ROOT
from tests.server.postgres import Postgres


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(server: Running, status: str) -> dict[str, Any]:
    """The answer of a probe, once it says this."""
    deadline = time.monotonic() + PATIENCE
    while True:
        answer = httpx2.get(server.address + "/health/ready", timeout=PATIENCE)
        found: dict[str, Any] = answer.json()
        if found["status"] == status:
            assert answer.status_code == (200 if status in ("ok", "read-only") else 503)
            return found
        assert time.monotonic() < deadline, found
        time.sleep(0.1)


def test_a_sound_server_is_well(server: Running) -> None:
    for path in ("/health", "/health/live", "/health/ready"):
        answer = httpx2.get(server.address + path, timeout=PATIENCE)
        assert answer.status_code == 200 and answer.json()["status"] == "ok"
        assert answer.json()["troubles"] == []


def test_probes_come_from_anywhere_and_often(tmp_path: Path) -> None:
    """A probe asks by address, whatever name people use; and it takes nothing from anybody's rate."""
    port = free_port()
    origins = f"http://127.0.0.1:{port},https://games.example.org"
    with running(data=str(tmp_path), port=str(port), origins=origins, requests="3/day") as server:
        for path in ("/health", "/health/live", "/health/ready") * 5:
            answer = httpx2.get(server.address + path, headers={"Host": "192.0.2.9:8642"}, timeout=PATIENCE)
            assert answer.status_code == 200
        codes = [httpx2.get(server.address + "/api/games", timeout=PATIENCE).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        foreign = httpx2.get(
            server.address + "/api/games", headers={"Host": "192.0.2.9:8642"}, timeout=PATIENCE
        )
        assert foreign.status_code == 403


def lose_a_table(db: sqlite3.Connection) -> None:
    db.execute("DROP TABLE mutes")


def become_newer(db: sqlite3.Connection) -> None:
    db.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("change", "status", "word"),
    [(lose_a_table, "table-missing", "mutes"), (become_newer, "database-newer", "9999")],
)
def test_a_changed_database_is_told(
    tmp_path: Path, change: Callable[[sqlite3.Connection], None], status: str, word: str
) -> None:
    with running(data=str(tmp_path)) as server:
        wait_for(server, "ok")
        with closing(sqlite3.connect(tmp_path / "tutable.db")) as db:
            change(db)
            db.commit()
        found = wait_for(server, status)
        assert word in found["troubles"][0]["text"]
        assert httpx2.get(server.address + "/health/live", timeout=PATIENCE).json()["status"] == "ok"


def start(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tutable", "serve", "--lang", "en", "--port", "0", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def test_a_newer_database_is_one_sentence(tmp_path: Path) -> None:
    with running(data=str(tmp_path)):
        pass
    with closing(sqlite3.connect(tmp_path / "tutable.db")) as db:
        become_newer(db)
        db.commit()
    found = start("--data", str(tmp_path))
    assert found.returncode == 2 and "newer Tutable" in found.stderr and "9999" in found.stderr
    assert "Traceback" not in found.stderr and len(found.stderr.splitlines()) == 1


def damage(file: Path, table: str) -> None:
    """Nonsense where a table and its indexes begin."""
    with closing(sqlite3.connect(file)) as db:
        chosen = "SELECT rootpage FROM sqlite_master WHERE tbl_name = ? AND rootpage > 0"
        pages = [row[0] for row in db.execute(chosen, (table,))]
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as raw:
        for page in pages:
            raw.seek((page - 1) * size)
            raw.write(b"\xa5" * size)


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server:
        server.stop()
        damage(tmp_path / "tutable.db", "reports")
        server.start()
        assert wait_for(server, "database-damaged")["troubles"][0]["text"]
        server.stop()
        damage(tmp_path / "tutable.db", "alembic_version")
        found = start("--data", str(tmp_path))
        assert found.returncode == 2 and "damaged" in found.stderr and "Traceback" not in found.stderr
        server.process = None


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server:
        wait_for(server, "ok")
        assert server.process is not None
        room = (4096, resource.RLIM_INFINITY)  # no file of this process may grow any more
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, room)
        wait_for(server, "not-writable")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        wait_for(server, "ok")


def test_a_disk_that_is_almost_full_is_told(tmp_path: Path) -> None:
    with running(data=str(tmp_path), min_free_bytes=str(10**18)) as server:
        assert "MB" in wait_for(server, "disk-full")["troubles"][0]["text"]


def test_read_only_is_told_but_people_may_look(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server:
        command = [sys.executable, "-m", "tutable", "admin", "read-only", "on", "--data", str(tmp_path)]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
        assert wait_for(server, "read-only")["troubles"][0]["text"]


def test_a_server_waits_for_its_database(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        url = postgres.fresh_url()
        postgres.stop()
        port = free_port()
        environ = {k: v for k, v in os.environ.items() if not k.startswith("TUTABLE_")}
        settings = {**QUIET, "TUTABLE_PORT": str(port), "TUTABLE_DATABASE": url}
        command = [sys.executable, "-m", "tutable", "serve", "--data", str(tmp_path)]
        with (tmp_path / "log").open("w") as told:
            process = subprocess.Popen(
                command, cwd=ROOT, env={**environ, **settings}, stdout=subprocess.PIPE, stderr=told, text=True
            )
        try:
            deadline = time.monotonic() + PATIENCE
            with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
                while True:
                    try:
                        assert client.get("/health/live").status_code == 200
                        break
                    except httpx2.ConnectError:
                        assert time.monotonic() < deadline and process.poll() is None
                        time.sleep(0.1)
                ready = client.get("/health/ready")
                assert (ready.status_code, ready.json()["status"]) == (503, "database-away")
                assert client.get("/api/me").json()["code"] == "database-away"
                postgres.start()
                assert process.stdout is not None
                assert re.search(r"http://\S+", process.stdout.readline())
                assert client.get("/api/me").status_code == 200
            assert "database.waiting" in (tmp_path / "log").read_text()
        finally:
            process.terminate()
            assert process.wait(PATIENCE) == 0
            assert process.stdout is not None
            process.stdout.close()
        assert "Traceback" not in (tmp_path / "log").read_text()
    finally:
        postgres.close()


def test_files_are_private_whatever_the_folder(tmp_path: Path) -> None:
    """In a folder that everybody may read, and where files of an older version lie about."""
    tmp_path.chmod(0o755)
    for name in ("tutable.db", "tutable.lock"):
        (tmp_path / name).touch(0o644)
    with running(data=str(tmp_path)) as server, Person(server) as anna:
        anna.table("me", "hotseat")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        assert {"tutable.db", "tutable.db-wal", "tutable.lock"} <= modes.keys()
        assert set(modes.values()) == {0o600}
