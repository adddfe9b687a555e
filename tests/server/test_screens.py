"""Table mode: a screen that all can see has no seat, is told what everybody may know, and does nothing."""

from __future__ import annotations

import json

import pytest

from tests.server.harness import Person, Running, Socket, until
from tests.server.twins import normal

DATABASE = "sqlite"
SETTINGS = {"away_seconds": "1"}


def screen_of(person: Person, table: str, key: str) -> Socket:
    return person.socket(f"{table}?screen={key}")


def key_for(person: Person, table: str) -> str:
    return str(person.post(f"/api/tables/{table}/screen")["key"])


def spectating(socket: Socket, table: str) -> list[str]:
    """What a socket was sent of the match since it was cleared."""
    socket.quiet()
    frames = [json.loads(text) for text in socket.frames]
    return [normal(json.dumps(one["seats"]["spectator"]), table) for one in frames if one["type"] == "sync"]


def test_before_the_start_it_shows_the_way_to_every_free_seat(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as tv:
        table = anna.table("me", "open", "invite", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join", {"seat": 1})
        # The links to seats are for whoever made the table to give away.
        assert ben.post(f"{path}/screen", code=403)["code"] == "not-allowed"
        shared = screen_of(tv, table, key_for(anna, table))
        seats = shared.latest["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "human", "invite", "open"]
        assert "invite" not in ben.get(path)["seats"][2]
        with Person(server) as carl, Person(server) as dora:
            carl.post(f"{path}/join", {"invite": seats[2]["invite"]})
            shared.until(lambda f: f["type"] == "sync" and f["table"]["seats"][2]["kind"] == "human")
            dora.post(f"{path}/join", {"seat": 3})
            begun = shared.until(lambda f: f["type"] == "sync" and f["table"]["status"] == "running")
            assert set(begun["seats"]) == {"spectator"}
            assert all("invite" not in seat for seat in begun["table"]["seats"])


def test_it_is_shown_what_a_spectator_is_shown_whoever_opened_it(server: Running) -> None:
    """Also in the browser of a player, whose own page shows the hand."""
    with Person(server) as anna, Person(server) as ben, Person(server) as eve:
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        mine, watching = anna.socket(table), eve.socket(table)
        shared = screen_of(anna, table, key_for(ben, table))
        for socket in (mine, watching, shared):
            socket.hello()
            socket.frames.clear()
        for _ in range(6):
            entry = mine.seat(0)
            if entry["awaits_end"]:
                mine.end(0)
            elif entry["offers"]:
                mine.act(0, entry["offers"][0]["pick"])
            mine.quiet()
        told = [spectating(socket, table) for socket in (watching, shared)]
        assert told[0] == told[1] and len(told[0]) > 0
        assert not any(seat["you"] for seat in shared.latest["table"]["seats"])
        assert not shared.latest["table"]["your_turn"]


@pytest.mark.parametrize("kind", ["act", "chat", "auto_end"])
def test_nobody_does_anything_through_it(server: Running, kind: str) -> None:
    with Person(server) as anna:
        table = anna.table("me", "bot:random", options={"first": "1"})
        mine = anna.socket(table)
        shared = screen_of(anna, table, key_for(anna, table))
        frames = {
            "act": {"seat": 0, "version": mine.seat(0)["version"], "pick": mine.seat(0)["offers"][0]["pick"]},
            "chat": {"text": "hello"},
            "auto_end": {"seat": 0, "on": True},
        }
        assert shared.ask(type=kind, **frames[kind])["code"] == "not-allowed"


def test_a_key_is_good_for_its_table_alone(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table, other = anna.table("me", "bot:random"), anna.table("me", "bot:random")
        assert ben.post(f"/api/tables/{table}/screen", code=403)["code"] == "not-allowed"
        for key in ("", "x", key_for(anna, other)):
            assert ben.socket(f"{table}?screen={key}", greet=False).closing()["code"] == "bad-screen"


def test_it_is_nobody(server: Running) -> None:
    """A screen in the living room makes nobody present: a bot that plays on keeps the seat."""
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", options={"first": "2"})
        ben.post(f"/api/tables/{table}/join")
        screen_of(anna, table, key_for(ben, table))
        until(lambda: "bot" in ben.get(f"/api/tables/{table}")["seats"][0]["may"])
        assert ben.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})["seats"][0]["bot"] == "random"
        screen_of(anna, table, key_for(ben, table))
        assert ben.get(f"/api/tables/{table}")["seats"][0]["bot"] == "random"
        anna.socket(table)
        assert ben.get(f"/api/tables/{table}")["seats"][0]["bot"] is None


def test_whoever_has_looked_through_it_has_seen_the_match(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as tv:
        table = anna.table("me", "open")
        ben.post(f"/api/tables/{table}/join")
        screen_of(tv, table, key_for(anna, table))
        ben.post(f"/api/tables/{table}/leave")
        assert tv.post(f"/api/tables/{table}/join", code=403)["code"] == "has-seen"
