"""Backups: made while a server runs, restored into either database, and played on to the end."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import stat
import threading
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, inspect

from tests.server.conftest import place
from tests.server.filled import everything, fill
from tests.server.harness import PATIENCE, Person, Running, running, until
from tests.server.inside import Inside, tutable
from tests.server.test_crash import BROKEN, Player
from tutable.core.match import Match
from tutable.server.store.backup import PASSING
from tutable.server.store.migrations import migrate
from tutable.server.store.schema import metadata

KINDS = ("sqlite", "postgres")


class Played:
    """A match that two people play as fast as they can, until their server is gone."""

    def __init__(self, server: Running) -> None:
        self.people = Person(server, "Anna"), Person(server, "Ben")
        self.table = self.people[0].table("me", "open", "bot:random")
        self.people[1].post(f"/api/tables/{self.table}/join")
        self.players = [Player(who, self.table, seat, Random(seat)) for seat, who in enumerate(self.people)]
        self.threads = [threading.Thread(target=play, args=(player,)) for player in self.players]
        for thread in self.threads:
            thread.start()

    def confirmed(self) -> set[str]:
        """The steps that were answered, as the journal names them."""
        return {f"{one.person.id}:{act}" for one in self.players for act in list(one.confirmed)}

    def wait(self, steps: int) -> None:
        until(lambda: len(self.confirmed()) >= steps)

    def join(self) -> None:
        for thread in self.threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()

    def go_on(self, server: Running) -> None:
        """To the end, on another server."""
        for number, player in enumerate(self.players):
            player.person.server, player.person.http.base_url = server, server.address
            again = Player(player.person, self.table, player.seat, Random(10 + number))
            again.count = 10_000  # what was not answered before is another step now
            self.threads[number] = threading.Thread(target=play, args=(again,))
            self.threads[number].start()
        self.join()
        match = Match.load(self.people[0].http.get(f"/api/tables/{self.table}/export").text)
        assert match.is_over and match.names[:2] == ("Anna", "Ben")

    def close(self) -> None:
        for person in self.people:
            person.stack.close()


def play(player: Player) -> None:
    try:
        while player._step():
            pass
    except BROKEN:
        pass  # the server is gone


def written(kept: Inside, table: str) -> set[str]:
    return {row.act for row in kept.sql("SELECT act FROM entries WHERE table_id = :id", id=table)}


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("sqlite", "postgres"),
        ("postgres", "sqlite"),
        *(pytest.param(kind, kind, marks=pytest.mark.long) for kind in KINDS),
    ],
)
def test_a_killed_server_goes_on_elsewhere(
    source: str, target: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    old = Inside(place(source, request, tmp_path / "old"))
    new = Inside(place(target, request, tmp_path / "new"))
    file = tmp_path / "copy.tutable"
    with running(**old.where) as server:
        match = Played(server)
        match.wait(12)
        sure = match.confirmed()
        assert tutable("backup", str(file), *old.flags) == 0
        match.wait(len(sure) + 2)  # it went on meanwhile
        server.kill()
        match.join()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600 and list(tmp_path.glob("*.part")) == []
        assert tutable("restore", str(file), *new.flags) == 0
        assert sure <= written(new, match.table), "a confirmed move is missing"
        with running(**new.where) as other:
            match.go_on(other)
            with Person(other) as carl:  # new rows get new numbers
                watching = carl.socket(match.table)
                assert watching.ask(type="chat", text="well played")["type"] == "ok"
        match.close()


def test_the_file_of_a_killed_server_is_a_backup_too(tmp_path: Path) -> None:
    old, new = Inside({"data": str(tmp_path / "old")}), Inside({"data": str(tmp_path / "new")})
    with running(**old.where) as server:
        match = Played(server)
        match.wait(12)
        server.kill()
        match.join()
        sure = match.confirmed()
        shutil.copytree(tmp_path / "old", tmp_path / "new")
        assert sure <= written(new, match.table)
        with running(**new.where) as other:
            match.go_on(other)
        match.close()


@pytest.mark.parametrize(("source", "target"), [KINDS, KINDS[::-1]])
def test_every_part_is_in_a_backup(
    source: str, target: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Parts that are added later, too: each has a row, whatever it is for."""
    old = Inside(place(source, request, tmp_path / "old"))
    new = Inside(place(target, request, tmp_path / "new"))
    with running(**old.where):
        pass
    old.work(fill)
    file = tmp_path / "copy.tutable"
    assert tutable("backup", str(file), *old.flags) == 0
    assert tutable("restore", str(file), *new.flags) == 0
    before, after = old.work(everything), new.work(everything)
    assert all(before.values())
    different = {name for name, rows in before.items() if rows != after[name]}
    assert different == PASSING | {"tables"}  # of these only who let bots think there
    at = [column.name for column in metadata.tables["tables"].columns].index("lease_owner")
    (was,), (is_now,) = before["tables"], after["tables"]
    assert was[:at] + was[at + 2 :] == is_now[:at] + is_now[at + 2 :]


@pytest.fixture
def saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A backup of a small server."""
    kept = Inside({"data": str(tmp_path / "small")})
    with running(**kept.where) as server, Person(server) as anna:
        anna.table("me", "bot")
        file = tmp_path / "small.tutable"
        assert tutable("backup", str(file), *kept.flags) == 0
        assert tutable("backup", str(file), *kept.flags) == 2  # nobody's file is written over
        assert "exists" in capsys.readouterr().err
    return file


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    capsys.readouterr()
    assert tutable(*argv) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    return said


def test_what_cannot_be_restored_is_refused_in_words(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = saved.read_bytes()
    target = ["--data", str(tmp_path / "target")]
    for number, bad in enumerate((data[:-20], data[: len(data) // 2], data[:300] + b"x" + data[301:])):
        file = tmp_path / f"bad{number}"
        file.write_bytes(bad)
        assert "damaged" in refused(capsys, "restore", str(file), *target)
    lines = gzip.decompress(data).split(b"\n")
    changed = [line.replace(b"tuareg", b"another") for line in lines]
    newer = [json.dumps({**json.loads(lines[0]), "schema": "9999"}).encode(), *lines[1:]]
    foreign = [b"{}", *lines[1:]]
    for content, word in ((changed, "damaged"), (newer, "newer"), (foreign, "not a backup")):
        file = tmp_path / word.replace(" ", "-")
        file.write_bytes(gzip.compress(b"\n".join(content)))
        assert word in refused(capsys, "restore", str(file), *target)
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna")
    assert "not a backup" in refused(capsys, "restore", str(other), *target)
    assert "cannot be read" in refused(capsys, "restore", str(tmp_path / "nothing"), *target)
    assert "keine Sicherung" in refused(capsys, "restore", str(other), *target, "--lang", "de")
    assert tutable("restore", str(saved), *target) == 0
    assert "already" in refused(capsys, "restore", str(saved), *target)


def test_a_running_server_keeps_its_database(saved: Path, tmp_path: Path) -> None:
    with running(data=str(tmp_path / "small")):
        assert tutable("restore", str(saved), "--data", str(tmp_path / "small")) == 2


def test_there_must_be_something_to_back_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty"
    assert "no database" in refused(capsys, "backup", str(tmp_path / "x"), "--data", str(empty))
    assert not empty.exists()


def first_columns() -> dict[str, list[str]]:
    """Of every table, in the first form of the database."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, "0001")
        found = inspect(connection)
        columns = {
            name: [column["name"] for column in found.get_columns(name)] for name in found.get_table_names()
        }
    engine.dispose()
    return columns


def test_an_older_backup_is_brought_up_to_date(saved: Path, tmp_path: Path) -> None:
    """As the first version would have written it."""
    lines = [json.loads(line) for line in gzip.decompress(saved.read_bytes()).splitlines()]
    old: list[object] = [{**lines[0], "schema": "0001"}]
    keep: list[int] = []
    first = first_columns()
    for line in lines[1:-1]:
        if isinstance(line, dict):
            # A person's row held the hash of their only cookie; its place is a passkey's now.
            columns, binary = (
                ["token_hash" if name == "passkey_user" else name for name in line[part]]
                for part in ("columns", "binary")
            )
            keep = [at for at, name in enumerate(columns) if name in first.get(line["table"], [])]
            if keep:
                old.append({**line, "columns": [columns[at] for at in keep], "binary": binary})
        elif keep:
            old.append([line[at] for at in keep])
    data = b"".join(json.dumps(line).encode() + b"\n" for line in old)
    end = {**lines[-1], "sha256": hashlib.sha256(data).hexdigest()}
    file = tmp_path / "old.tutable"
    file.write_bytes(gzip.compress(data + json.dumps(end).encode() + b"\n"))
    kept = Inside({"data": str(tmp_path / "new")})
    assert tutable("restore", str(file), *kept.flags) == 0
    assert tutable("doctor", *kept.flags) in (0, 1)  # this machine may be short of something
    (person,) = kept.sql("SELECT seen, created FROM sessions")
    assert person.seen == person.created
    with running(**kept.where):
        assert kept.sql("SELECT id FROM tables WHERE bytes > 0") != []
