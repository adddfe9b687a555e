"""What is stored: its shape, rules that change under it, files people bring, and what is logged."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tests import MANY
from tests.fixtures import GAMES
from tests.server.harness import Person, Running, running
from tutable import new
from tutable.server.store.migrations import migrate
from tutable.server.store.schema import metadata


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.begin() as connection:
        migrate(connection)
        migrate(connection)  # a second server finds nothing to do
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_match_of_other_rules_is_frozen_and_can_be_read(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server, Person(server) as anna:
        table = anna.table("me", "hotseat", options={"first": "1"})
        fine = anna.table("me", "hotseat")
        socket = anna.socket(table)
        for _ in range(10):
            socket.step(socket.latest["deciders"][0], Random(1).choice)
        before = socket.hello()
        server.kill()
        base = sqlite3.connect(tmp_path / "tutable.db")
        with base:  # as if today's rules led to another table after the sixth step
            base.execute("UPDATE entries SET hash = 'other' WHERE table_id = ? AND seq >= 7", (table,))
        base.close()
        server.start()
        again = anna.socket(table)
        assert again.latest["table"]["status"] == "frozen" and again.latest["deciders"] == []
        (shown,) = again.latest["seats"].values()
        assert shown["offers"] == [] and shown["view"]
        why = again.latest["table"]["frozen"]
        assert (why["message"], why["args"]) == ("frozen-rules", {"at": 6, "length": 10})
        # It can be replayed so far: as its players know it, and as everybody may.
        found = anna.get(f"/api/tables/{table}/replay?seat=0")
        assert found["at"] == found["length"] and found["view"] and not found["over"]
        with Person(server) as ben:
            assert ben.get(f"/api/tables/{table}/replay?at=1")["view"]
            for seat in ("0", "all"):
                refused = ben.get(f"/api/tables/{table}/replay?seat={seat}", code=403)
                assert refused["code"] == "not-your-seat"
        refused = again.ask(type="end", seat=0, version=0)
        assert refused["code"] == "frozen"
        assert anna.get(f"/api/tables/{table}")["status"] == "frozen"
        assert anna.socket(fine).latest["table"]["status"] == "running"
        assert before["table"]["status"] == "running"


def test_matches_brought_along_go_on_if_they_fold(server: Running) -> None:
    """A save of older rules; and one that does not fold is refused with how far it goes."""
    match = new("tuareg", 2, seed=1)
    for _ in range(20):
        seat = match.waiting()[0]
        match.act(seat, match.options(seat)[0].pick)
    older = json.loads(match.save()) | {"rules_version": "0"}
    with Person(server) as anna:
        assert anna.post("/api/import", {"save": json.dumps(older)})["status"] == "running"
        refused = anna.post("/api/import", {"save": json.dumps(older | {"hash": "x"})}, code=422)
        assert refused["message"] == "error-other-rules-table"
        assert refused["args"]["ours"] == match.game.rules_version


def test_a_table_that_began_from_a_match_of_other_rules_is_frozen(tmp_path: Path) -> None:
    """What was stored of another match no longer folds: it is shown as far as it does."""
    match = new("tuareg", 2, seed=1)
    while not match.is_over:
        seat = match.waiting()[0]
        match.act(seat, match.options(seat)[0].pick)
    with running(data=str(tmp_path)) as server, Person(server) as anna, Person(server) as ben:
        table = anna.post("/api/import", {"save": match.save()})["id"]
        server.kill()
        base = sqlite3.connect(tmp_path / "tutable.db")
        with base:  # as if it had been played with other rules
            (text,) = base.execute("SELECT base FROM tables WHERE id = ?", (table,)).fetchone()
            save = json.loads(text)
            words = save["journal"].split(" ")
            save |= {"rules_version": "0", "journal": " ".join([*words[:20], "99999", *words[20:]])}
            base.execute("UPDATE tables SET base = ? WHERE id = ?", (json.dumps(save), table))
        base.close()
        server.start()
        found = ben.get(f"/api/tables/{table}")
        assert found["status"] == "frozen" and found["frozen"]["args"]["at"] == 20
        assert found["scores"] == match.scores() and found["winners"] == match.winners()
        assert ben.get(f"/api/tables/{table}/replay?seat=all")["length"] == 20  # it was over: all may see it


def test_a_seed_may_be_written_with_spaces(server: Running) -> None:
    """Hexadecimal digits in groups are the same seed; what is kept is written in one way."""
    match = new("tuareg", 2, seed=5)
    while not match.is_over:
        seat = match.waiting()[0]
        match.act(seat, match.options(seat)[0].pick)
    save = json.loads(match.save())
    with Person(server) as anna:
        spaced = save | {"seed": " ".join(save["seed"][n : n + 2] for n in range(0, 64, 2))}
        found = anna.post("/api/import", {"save": json.dumps(spaced)})
        assert (found["status"], found["seed"]) == ("over", save["seed"])


def test_damaged_saves_are_refused_and_never_a_fault(server: Running) -> None:
    match = new("tuareg", 2, seed=1)
    random = Random(1)
    while not match.is_over:
        seat = match.deciders()[0]
        match.act(seat, random.choice(match.options(seat)).pick)
    save = match.save()
    with Person(server) as anna:
        for _ in range(300 if MANY else 40):
            text = list(save)
            for _ in range(random.randint(1, 3)):
                text[random.randrange(len(text))] = random.choice('09 ec:"{}[],u')
            answer = anna.http.post(
                "/api/import", json={"save": "".join(text)}, headers={"X-CSRF": anna.csrf}
            )
            assert answer.status_code in (200, 404, 422), answer.text
        for field, value in (
            ("hash", "\ud800"),
            ("names", ["\ud800", "x"]),
            ("commitment", "c" * 100),
            ("commitment", "\0"),
            ("sealed", {"1" * 5000: 1}),
            ("auto_end", [2**63]),
            ("fork_at", -(2**63)),
            ("terminal", {"players": [[], {}]}),
            ("own_components", "# \0"),
            ("position", "# \ud800"),
        ):
            bad = {**json.loads(save), field: value}
            bad.pop("seed")  # what a seed would contradict must not be stored either
            answer = anna.http.post(
                "/api/import", json={"save": json.dumps(bad)}, headers={"X-CSRF": anna.csrf}
            )
            assert answer.status_code == (200 if field in ("fork_at", "terminal") else 422), answer.text
        endless = json.loads(save) | {"journal": " ".join(["0", "u"] * 15_000)}
        refused = anna.post("/api/import", {"save": json.dumps(endless)}, code=422)
        assert refused["message"] == "error-bad-save-too-large"


def test_logs_are_structured_and_hold_nothing_private(tmp_path: Path) -> None:
    settings = {"log": "json", "log_level": "info"}
    with running(data=str(tmp_path), **settings) as server, Person(server, "Secretname") as anna:
        table = anna.table("me", "bot:random")
        socket = anna.socket(table)
        socket.ask(type="chat", text="secretline")
        socket.play(0, Random(1).choice)
        events = [json.loads(line) for line in server.output().splitlines()]
        assert {"started", "guest.new", "table.new", "match.over"} <= {entry["event"] for entry in events}
        for secret in ("Secretname", "secretline", anna.http.cookies["tutable"], anna.csrf):
            assert secret not in server.output()


@pytest.mark.parametrize("path", ["/t/abc", "/rules/tuareg", "/anything/at/all"])
def test_the_client_finds_its_way_by_the_path(server: Running, path: str) -> None:
    with Person(server) as anna:
        answer = anna.http.get(path)
        assert answer.status_code == 200 and "<!doctype html>" in answer.text.lower()
        assert answer.headers["cache-control"] == "no-cache"


def test_texts_and_rules_of_a_game(server: Running) -> None:
    with Person(server) as anna:
        for lang in ("en", "de"):
            text = anna.http.get(f"/api/games/tuareg/text/{lang}").text
            assert "pick-load" in text and "error-not-your-seat" in text
        assert anna.http.get("/api/games/tuareg/text/fr").status_code == 422
        assert anna.http.get("/api/games/chess/text/en").status_code == 404
        for game, rules in ((game, anna.get(f"/api/games/{game}/rules")) for game in GAMES):
            text = anna.http.get(f"/api/games/{game}/text/de").text
            assert {rule["chapter"] for rule in rules["rules"]} | {"turn", "goal", "overview"} == set(
                rules["chapters"]
            )
            assert all(f"chapter-{chapter} =" in text for chapter in rules["chapters"])
            assert rules["chapters"].index("setup") < rules["chapters"].index("turn")
        rules = anna.get("/api/games/tuareg/rules")
        assert any(rule["id"] == "TUA-9" for rule in rules["rules"])
        assert rules["components"]["provenance"]["good"]["gold"]["points"] == "printed"
