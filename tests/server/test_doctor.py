"""`tutable doctor`: one line for each thing a server stands on, and an exit code that tells."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.conftest import place
from tests.server.harness import Person, running
from tests.server.inside import Inside, tutable
from tutable.server.store.migrations import newest


def examined(kept: Inside, capsys: pytest.CaptureFixture[str], code: int) -> dict[str, dict[str, Any]]:
    """What the doctor finds, by check."""
    capsys.readouterr()
    assert tutable("doctor", "--json", *kept.flags) == code
    return {one["check"]: one for one in json.loads(capsys.readouterr().out)}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_doctor(
    kind: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TUTABLE_MAX_CONNECTIONS", "10")
    monkeypatch.setenv("TUTABLE_MIN_FREE_BYTES", "0")
    (tmp_path / "data").mkdir(mode=0o700)
    kept = Inside(place(kind, request, tmp_path / "data"))
    with running(**kept.where) as server, Person(server) as anna:
        tables = [anna.table("me", "bot:random", options={"first": "1"}) for _ in range(3)]
        for number, table in enumerate(tables):
            socket = anna.socket(table)
            for _ in range(5):
                assert socket.my_turn(0)
                socket.step(0, Random(number).choice)
            socket.close()
        well = examined(kept, capsys, 0)  # beside the running server
        assert all(one["well"] for one in well.values())
        assert well["matches"]["folded"] == 3 and well["matches"]["frozen"] == 0
        checks = {"settings", "descriptors", "database", "presence", "integrity", "clock", "matches"}
        assert checks <= set(well)
    for lang, word in (("en", "well"), ("de", "gut")):
        assert tutable("doctor", *kept.flags, "--lang", lang) == 0
        said = capsys.readouterr().out.splitlines()
        assert len(said) == len(well) + 1 and all(line.startswith(word) for line in said[:-1])
    kept.sql("UPDATE tables SET status = 'closed' WHERE id = :id", id=tables[0])
    for table in tables[:2]:
        kept.sql("UPDATE entries SET hash = 'other' WHERE table_id = :id", id=table)
    kept.sql("DELETE FROM entries WHERE table_id = :id AND seq = 2", id=tables[2])
    found = examined(kept, capsys, 1)["matches"]
    assert not found["well"] and (found["folded"], found["frozen"], found["count"]) == (0, 1, 2)
    assert tables[1] in found["tables"]
    kept.sql("DROP TABLE lab_chunks")
    found = examined(kept, capsys, 1)["presence"]
    assert not found["well"] and found["tables"] == "lab_chunks"


def test_what_is_wrong_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    kept = Inside({"data": str(data)})
    assert examined(kept, capsys, 1)["database"]["message"] == "doctor-database-missing"
    nowhere = Inside({"data": str(tmp_path / "nowhere")})
    assert examined(nowhere, capsys, 1)["database"]["message"] == "doctor-database-missing"
    assert not (tmp_path / "nowhere").exists()
    assert not (data / "tutable.db").exists()
    with running(**kept.where):
        pass
    kept.sql("UPDATE alembic_version SET version_num = '9999'")
    assert examined(kept, capsys, 1)["database"]["message"] == "doctor-database-newer"
    kept.sql("UPDATE alembic_version SET version_num = '0001'")
    assert examined(kept, capsys, 1)["database"]["message"] == "doctor-database-older"
    kept.sql(f"UPDATE alembic_version SET version_num = '{newest()}'")
    (data / "tutable.db").chmod(0o644)
    monkeypatch.setenv("TUTABLE_MIN_FREE_BYTES", str(10**15))
    monkeypatch.setenv("TUTABLE_MAX_CONNECTIONS", str(10**14))
    found = examined(kept, capsys, 1)
    assert {name for name, one in found.items() if not one["well"]} == {"permissions", "disk", "descriptors"}
    assert str(data / "tutable.db") in found["permissions"]["paths"]
    (data / "tutable.db").chmod(0o600)
    monkeypatch.setenv("TUTABLE_PORT", "http")
    assert list(examined(kept, capsys, 1)) == ["settings"]


def test_a_damaged_file_is_not_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = Inside({"data": str(tmp_path)})
    with running(**kept.where) as server, Person(server) as anna:
        anna.table("me", "bot")
    file = tmp_path / "tutable.db"
    data = bytearray(file.read_bytes())
    data[4096 * 2 : 4096 * 12] = b"\x55" * 4096 * 10
    file.write_bytes(data)
    found = examined(kept, capsys, 1)
    assert not all(found[name]["well"] for name in ("database", "integrity") if name in found)
