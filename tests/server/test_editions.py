"""Editions on a server: which one a table uses, and tables that outlive a default."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest

from tests.fixtures import GAMES
from tests.server.harness import Person, Running, running
from tutable.core.registry import get_game

GAME = get_game("tuareg")
OURS = GAME.components().edition
OWN = f"""[edition]
name = "rich"
title = "name:gold"
version = "2"
game = "{GAME.id}"
parent = "tutable"

[[good]]
id = "gold"
points = 9
"""
SEATS = [{"kind": "me"}, {"kind": "hotseat"}]


def test_running_tables_go_on_when_the_default_has_changed(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server, Person(server) as anna:
        older, table, imported = (anna.table("me", "hotseat") for _ in range(3))
        for one in (older, table):
            socket = anna.socket(one)
            for _ in range(8):
                socket.step(socket.latest["deciders"][0], Random(1).choice)
            socket.close()
        assert anna.get(f"/api/tables/{table}")["edition"]["args"]["kind"] == "default"
        server.kill()
        base = sqlite3.connect(tmp_path / "tutable.db")
        with base:  # as a table is stored that was made before anybody wrote its edition down
            base.execute("UPDATE tables SET edition = NULL WHERE id = ?", (older,))
        base.close()
        server.settings["TOY_RETUNED"] = GAME.id
        server.start()
        for one in (older, table, imported):
            socket = anna.socket(one)
            shown = socket.latest["table"]
            assert shown["status"] == "running"
            assert shown["edition"] == {
                "hash": GAME.components().hash,
                "args": {**shown["edition"]["args"], "kind": "earlier", "title": "Tutable", "version": "1"},
            }
            for _ in range(4):
                socket.step(socket.latest["deciders"][0], Random(1).choice)
            socket.close()
        new = anna.get("/api/tables/" + anna.table("me", "hotseat"))["edition"]
        assert new["args"]["kind"] == "default" and new["hash"] != GAME.components().hash


def test_a_table_says_how_far_its_edition_is_from_print(server: Running) -> None:
    with Person(server) as anna:
        made = anna.post("/api/tables", {"game": GAME.id, "seats": SEATS, "components": OWN})
        assert made["edition"]["args"] == {
            "kind": "own",
            "title": "name:gold",
            "version": "2",
            "base": f"{OURS.title} {OURS.version}",
            "differs": 1,
            "printed": 1,
            "bots": "untrained",
        }
        assert anna.get(f"/api/tables/{made['id']}")["edition"] == made["edition"]
        socket = anna.socket(made["id"])
        assert socket.latest["table"]["edition"] == made["edition"]


# -- what people work on --------------------------------------------------------------------------

SETTINGS = {"max_drafts": "3", "max_draft_bytes": "2000"}
DRAFT = {"title": "Rich", "version": "1", "parent": f"tutable@{GAME.components().hash}"}
GOLD = "good.gold.points"
AT = f"/api/games/{GAME.id}"


def with_gold(value: object) -> dict[str, object]:
    return {**DRAFT, "changes": {"good.gold.points": {"value": value}}}


def test_the_page_of_a_game_has_every_value_and_picture(server: Running) -> None:
    with Person(server) as anna:
        for game in sorted(GAMES):  # the last has fields of every kind
            found = anna.get(f"/api/games/{game}/editions")
            parts = get_game(game).components()
            assert (found["values"], found["provenance"]) == (parts.values, parts.provenance)
            assert [sheet["name"] for sheet in found["sheets"]] == list(parts.values)
            assert found["edition"]["hash"] == parts.hash and found["released"]
            assert any(drawn for entries in found["drawn"].values() for drawn in entries.values())
            assert anna.get(f"/api/games/{game}/editions?hash={parts.hash}") == found
        fields = {field["name"]: field for sheet in found["sheets"] for field in sheet["fields"]}
        assert fields["cost"]["kind"] == "list" and (fields["cost"]["low"], fields["cost"]["high"]) == (1, 5)
        assert fields["cost"]["words"][0] == {"word": "fish", "message": "name-fish"}
        assert fields["worth"]["may_lack"] and fields["flower"]["may_lack"]
        assert not fields["benefit"]["may_lack"] and fields["points"]["example"] == "2 3 3 4"
        assert anna.get(f"{AT}/editions?hash=0123456789abcdef", 404)["code"] == "no-edition"


def test_a_draft_is_judged_beside_its_values_and_drawn_as_it_is_typed(server: Running) -> None:
    with Person(server) as anna:
        good = anna.post(f"{AT}/editions/check", with_gold("9"))
        assert good["problems"] == [] and good["args"]["printed"] == 1
        assert good["drawn"]["good"]["gold"]["points"] == 9
        assert anna.post("/api/tables", {"game": GAME.id, "seats": SEATS, "components": good["file"]})[
            "edition"
        ] == {
            "hash": good["hash"],
            "args": good["args"],
        }
        read = anna.post(f"{AT}/editions/read", {"text": good["file"]})
        assert read["changes"] == {"good.gold.points": {"value": 9, "provenance": "own"}}
        for value, code in (("99", "out-of-range"), ("many", "not-a-number"), ("", "not-a-number")):
            [bad] = anna.post(f"{AT}/editions/check", with_gold(value))["problems"]
            assert (bad["place"], bad["problem"]["message"]) == ("good.gold.points", f"components-{code}")
        [bad] = anna.post(f"{AT}/editions/check", {**DRAFT, "title": "\x1b[2J"})["problems"]
        assert bad["place"] == "edition.title"
        [bad] = anna.post(f"{AT}/editions/check", {**DRAFT, "changes": {"a.b": {"value": 1}}})["problems"]
        assert bad["problem"]["message"] == "components-unknown-place"
        assert anna.post(f"{AT}/editions/read", {"text": "x = ["}, 422)["problems"]
        assert anna.post(f"{AT}/editions/check", {**DRAFT, "code": "import os"}, 400)["code"] == "bad-request"


@pytest.mark.parametrize(
    "title", ["\u3164", "\u2800 \uffa0", "Ri\u0301\u0301\u0301\u0301\u0301ch", "Rich\u115f"]
)
def test_a_title_that_cannot_be_seen_or_grows_out_of_its_line_is_refused(server: Running, title: str) -> None:
    with Person(server) as anna:
        for draft, place in (
            ({**DRAFT, "title": title}, "edition.title"),
            ({**DRAFT, "author": title}, "edition.author"),
            ({**DRAFT, "changes": {GOLD: {"value": 9, "provenance": f"box 2026-11-19 by {title}"}}}, GOLD),
        ):
            [bad] = anna.post(f"{AT}/editions/check", draft)["problems"]
            assert (bad["place"], bad["problem"]["message"]) == (place, "components-hidden-signs")
        text = OWN.replace("name:gold", title)
        assert anna.post(f"{AT}/editions/read", {"text": text}, 422)["code"] == "bad-components"
        table = {"game": GAME.id, "seats": SEATS, "components": text}
        assert anna.post("/api/tables", table, 422)["code"] == "bad-components"


def test_a_title_may_have_the_accents_of_any_language(server: Running) -> None:
    with Person(server) as anna:
        for title in (
            "Ti\u1ebfng Vi\u1ec7t",
            "e\u0323\u0302",
            "\U0001f42a",
            "\u0939\u093f\u0928\u094d\u0926\u0940",
        ):
            assert anna.post(f"{AT}/editions/check", {**DRAFT, "title": title})["problems"] == []


def test_a_draft_is_kept_as_typed_for_its_author_alone(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        kept = anna.post(f"{AT}/drafts", with_gold("9x"))
        assert kept["draft"]["changes"]["good.gold.points"]["value"] == "9x"
        assert anna.get(f"{AT}/drafts")["drafts"] == [kept]
        assert ben.get(f"{AT}/drafts")["drafts"] == []
        change = {"version": kept["version"], "draft": with_gold("9")}
        for refused in (
            ben.put(f"/api/drafts/{kept['id']}", change, 404),
            ben.delete(f"/api/drafts/{kept['id']}", 404),
            ben.put("/api/drafts/nothing", change, 404),
        ):
            assert refused["code"] == "no-draft"  # the same as for one that never was
        again = anna.put(f"/api/drafts/{kept['id']}", change)
        assert again["version"] == kept["version"] + 1
        assert anna.put(f"/api/drafts/{kept['id']}", change, 409)["code"] == "draft-changed"
        assert anna.get(f"{AT}/drafts")["drafts"] == [again]


def test_drafts_have_their_limits_of_number_and_size(server: Running) -> None:
    with Person(server) as anna:
        first = anna.post(f"{AT}/drafts", {**DRAFT, "notes": "n" * 1500})
        assert anna.post(f"{AT}/drafts", {**DRAFT, "notes": "n" * 1500}, 403)["code"] == "too-many-drafts"
        larger = {"version": first["version"], "draft": {**DRAFT, "notes": "n" * 3000}}
        assert anna.put(f"/api/drafts/{first['id']}", larger, 403)["code"] == "too-many-drafts"
        assert anna.get(f"{AT}/drafts")["drafts"] == [first]
        anna.delete(f"/api/drafts/{first['id']}")
        for _ in range(3):
            anna.post(f"{AT}/drafts", DRAFT)
        assert anna.post(f"{AT}/drafts", DRAFT, 403)["args"]["count"] == 3
