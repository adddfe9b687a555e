"""A turn arrives step by step: as it happens, after a reconnect, in a replay; and things are explained."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import msgspec

from tests.server.harness import Person, Running, Socket, check_view, told
from tutable import new
from tutable.core.engine import SPECTATOR
from tutable.core.journal import canonical
from tutable.core.match import Match
from tutable.face import face_of
from tutable.server.sync.patches import applied
from tutable.server.sync.thing import explained

DATABASE = "sqlite"


def two(server: Running, anna: Person, ben: Person) -> tuple[str, Socket, Socket]:
    table = anna.table("me", "open", options={"first": "1"})
    ben.post(f"/api/tables/{table}/join")
    mine, theirs = anna.socket(table), ben.socket(table)
    for socket in (mine, theirs):
        socket.quiet()
        socket.hello()
    return table, mine, theirs


def turn(socket: Socket, seat: int) -> int:
    """Until somebody else is asked; how many picks that took."""
    picks = 0
    choose = Random(3).choice
    while socket.latest["deciders"] == [seat] and not socket.latest["over"]:
        socket.step(seat, choose)
        picks += 1
    return picks


def test_a_turn_arrives_as_steps_when_it_is_over(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        _, mine, theirs = two(server, anna, ben)
        known = len(theirs.lines["1"])
        view = theirs.seat(1)["view"]
        turn(mine, 0)
        theirs.quiet()
        entry = theirs.seat(1)
        assert entry["steps"] and entry["base"] < entry["version"]
        assert {step["by"] for step in entry["steps"]} <= {0, -1}
        lines = theirs.lines["1"]
        assert len(lines) > known
        for step in entry["steps"]:
            view = applied(view, step["patch"])
            if step["line"] >= 0:
                assert lines[step["line"]]["by"] == step["by"]
        assert applied(view, entry["patch"]) == entry["view"]


def test_who_comes_back_is_told_what_has_happened_since(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table, mine, theirs = two(server, anna, ben)
        version = theirs.seat(1)["version"]
        views, lines = dict(theirs.views), {"1": list(theirs.lines["1"])}
        theirs.close()
        turn(mine, 0)
        again = ben.socket(table, greet=False)
        again.views, again.lines, again.versions = views, lines, {"1": version}
        again.hello({"1": version})
        entry = again.seat(1)
        assert entry["base"] == version and entry["steps"]
        fresh = ben.socket(table)
        assert fresh.seat(1)["view"] == entry["view"] and fresh.lines["1"] == again.lines["1"]
        # A version nobody has seen, or of a seat one does not play, is of no use.
        assert "base" not in again.hello({"1": version + 1000, "0": 1})["seats"]["1"]
        assert set(again.latest["seats"]) == {"1"}


def test_a_replay_goes_from_position_to_position_by_steps(server: Running) -> None:
    match = new("tuareg", 2, seed=9)
    random = Random(9)
    while not match.is_over:
        seat = match.waiting()[0]
        match.act(seat, random.choice(match.options(seat)).pick)
    with Person(server) as anna:
        table = anna.post("/api/import", {"save": match.save()})["id"]
        length = len(canonical(match.journal))
        for place in ("1", "spectator"):
            here = f"/api/tables/{table}/replay?seat={place}"
            found = anna.get(f"{here}&at={length - 40}")
            shown = 0
            for at in range(length - 39, length + 1):
                view = found["view"]
                found = anna.get(f"{here}&at={at}")
                for patch in [*(step["patch"] for step in found["steps"]), found["patch"]]:
                    view = applied(view, patch)
                assert view == found["view"]
                check_view("tuareg", view)
                shown += len(found["steps"])
            assert shown > 10
            assert found["lines"] == told(match, SPECTATOR if place == "spectator" else int(place))


def test_things_are_explained_to_who_may_see_them(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table, mine, _ = two(server, anna, ben)
        here = f"/api/tables/{table}/things"
        entry = mine.seat(0)
        refs = {ref for offer in entry["offers"] for ref in offer["shown"].get("refs", [])}
        for ref in refs:
            found = anna.get(f"{here}/{ref}?seat=0&version={entry['version']}")
            assert found == plain(explained(match_of("tuareg"), ref, entry["view"], 0))
        assert anna.get(f"{here}/nothing.at.all") is None
        assert anna.get(f"{here}/pile?seat=1", code=403)["code"] == "not-your-seat"
        assert anna.get(f"{here}/pile?seat=spectator", code=403)["code"] == "not-your-seat"
        assert carl.get(f"{here}/pile?seat=0", code=403)["code"] == "not-your-seat"
        assert carl.get(f"{here}/pile?seat=spectator") == carl.get(f"{here}/pile")
        for bad in ("A", "x" * 65, "a_b", "%00", "a%20b"):
            assert anna.http.get(f"{here}/{bad}").status_code == 400
        assert anna.get("/api/tables/nosuchtable/things/pile", code=404)["code"] == "unknown-table"


def test_an_explanation_may_be_kept_while_the_version_stands(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table, mine, _ = two(server, anna, ben)
        version = mine.seat(0)["version"]
        here = f"/api/tables/{table}/things/pile?seat=0&version="
        assert "max-age" in anna.http.get(f"{here}{version}").headers["cache-control"]
        assert anna.http.get(f"{here}{version + 1}").headers["cache-control"] == "no-store"
        started = time.perf_counter()
        for _ in range(10):
            anna.get(f"{here}{version}")
        assert (time.perf_counter() - started) / 10 < 0.1


def test_things_of_a_finished_match_are_explained_at_any_position(server: Running) -> None:
    match = new("tuareg", 2, seed=9)
    while not match.is_over:
        seat = match.waiting()[0]
        match.act(seat, match.options(seat)[-1].pick)
    with Person(server) as anna:
        table = anna.post("/api/import", {"save": match.save()})["id"]
        here = f"/api/tables/{table}/replay/things"
        found = anna.get(f"{here}/pile?seat=0&at=20")
        assert (
            found["title"]["args"]["count"]
            == anna.get(f"/api/tables/{table}/replay?seat=0&at=20")["view"]["pile"]
        )
        assert anna.get(f"{here}/pile?seat=7", code=422)["code"] == "unknown-seat"
        assert anna.http.get(f"{here}/{'x' * 65}").status_code == 400


def test_every_topic_of_every_game_is_explained(server: Running) -> None:
    with Person(server) as anna:
        for game in (info["id"] for info in anna.get("/api/games")):
            table = anna.table("me", "bot", game=game)
            view = anna.socket(table).seat(0)["view"]
            for topic in face_of(game).topics(view):
                assert anna.get(f"/api/tables/{table}/things/{topic.ref}")["lines"]


def match_of(game: str) -> Any:
    return Match.new(game, 2, seed=1).game


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))
