"""The lobby: where I play, what I could join or watch, whom I know, and what I have put away."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Person, Running
from tests.server.test_rematch import finished


def ids(tables: list[dict[str, Any]]) -> set[str]:
    return {table["id"] for table in tables}


def test_public_matches_can_be_watched_and_no_others(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        shown = anna.table("me", "open", public=True)
        private = anna.table("me", "open")
        for table in (shown, private):
            ben.post(f"/api/tables/{table}/join")
        found = carl.get("/api/tables")
        assert shown in ids(found["running"]) and private not in ids(found["running"])
        assert shown not in ids(anna.get("/api/tables")["running"])
        (row,) = [table for table in found["running"] if table["id"] == shown]
        assert row["seed"] is None and row["over_at"] is None and row["rematch"] is None


def test_tables_of_people_i_have_played_with_are_marked(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        together = anna.table("me", "open")
        ben.post(f"/api/tables/{together}/join")
        theirs = ben.table("me", "open", public=True)
        assert theirs in anna.get("/api/tables")["friends"]
        assert theirs not in carl.get("/api/tables")["friends"]
        # Whom I do not want to hear is no friend of mine.
        anna.socket(together).ask(type="mute", who=ben.id, on=True)
        assert theirs not in anna.get("/api/tables")["friends"]
        # To have waited together is not to have played together.
        waited = carl.table("me", "open", "open", public=True)
        ben.post(f"/api/tables/{waited}/join")
        assert waited not in carl.get("/api/tables")["friends"]


def test_what_is_put_away_is_put_away_for_me_alone(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        old = finished(anna)
        path = f"/api/tables/{old}/shelf"
        assert anna.get("/api/tables")["archived"] == []
        anna.put(path, {"shelf": "archive"})
        found = anna.get("/api/tables")
        assert found["archived"] == [old] and old in ids(found["mine"])
        anna.put(path, {"shelf": ""})
        assert anna.get("/api/tables")["archived"] == []
        anna.put(path, {"shelf": "hidden"})
        assert old not in ids(anna.get("/api/tables")["mine"])
        assert anna.get(f"/api/tables/{old}")["over_at"] is not None
        public = anna.table("me", "open", public=True)
        ben.put(f"/api/tables/{public}/shelf", {"shelf": "hidden"})
        assert public not in ids(ben.get("/api/tables")["open"])
        assert (
            anna.put(f"/api/tables/{public}/shelf", {"shelf": "hidden"}, code=409)["code"] == "still-playing"
        )
        assert anna.put("/api/tables/nosuch/shelf", {"shelf": ""}, code=404)["code"] == "unknown-table"
        assert anna.put(path, {"shelf": "attic"}, code=400)["code"] == "bad-request"
