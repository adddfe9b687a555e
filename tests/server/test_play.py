"""Whole matches, as browsers play them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.server.harness import Person, Running, Socket, told
from tutable import new
from tutable.core.match import Match


def test_a_guest_is_in_a_match_against_bots_at_once(server: Running) -> None:
    with Person(server) as anna:
        table = anna.table("me", "bot", "bot:random")
        socket = anna.socket(table)
        socket.play(0, Random(1).choice)
        last = socket.latest
        assert last["over"] and last["winners"] and last["table"]["status"] == "over"
        assert last["table"]["seed"] is not None
        # The published seed belongs to the commitment, and the whole match follows from it.
        save = anna.http.get(f"/api/tables/{table}/export").text
        match = Match.load(save)
        assert match.header.commitment == last["table"]["commitment"]
        assert match.scores() == last["scores"]
        assert socket.lines["0"] == told(match, 0)


def test_two_people_and_a_spectator_see_the_same_match(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben, Person(server) as carl:
        table = anna.table("me", "open", public=True)
        assert [t["id"] for t in ben.get("/api/tables")["open"]].count(table) == 1
        assert anna.get(f"/api/tables/{table}")["status"] == "waiting"
        first = anna.socket(table)
        assert first.latest["seats"] == {}
        assert ben.post(f"/api/tables/{table}/join")["status"] == "running"
        second, watcher = ben.socket(table), carl.socket(table)
        sockets = {0: first, 1: second}
        first.until(lambda frame: frame["type"] == "sync" and bool(frame["seats"]))
        choose = Random(2).choice
        while not (first.latest["over"] and second.latest["over"]):
            for seat, socket in sockets.items():
                socket.quiet()
                entry = socket.seat(seat)
                if entry["offers"] or entry["awaits_end"]:
                    socket.step(seat, choose)
        watcher.until(lambda frame: frame["type"] == "sync" and frame["over"])
        assert first.latest["scores"] == second.latest["scores"] == watcher.latest["scores"]
        names = [seat["name"] for seat in watcher.latest["table"]["seats"]]
        assert names == ["Anna", "Ben"]
        assert watcher.latest["seats"]["spectator"]["offers"] == []


def fresh(server: Running, person: Person, *kinds: str, **more: Any) -> tuple[str, Socket]:
    table = person.table(*kinds, **more)
    return table, person.socket(table)


def test_a_pick_is_applied_once_however_often_it_is_sent(server: Running) -> None:
    with Person(server) as anna:
        table, socket = fresh(server, anna, "me", "open", options={"first": "1"})
        with Person(server) as ben:
            ben.post(f"/api/tables/{table}/join")
        socket.hello()
        before = socket.seat(0)["version"]
        pick = socket.seat(0)["offers"][0]["pick"]
        assert socket.act(0, pick, id="once")["type"] == "ok"
        socket.synced()
        after = socket.seat(0)["version"]
        assert after > before
        assert socket.act(0, pick, id="once", version=before)["type"] == "ok"
        other = anna.socket(table)
        assert other.act(0, pick, id="once", version=before)["type"] == "ok"
        assert other.hello()["seats"]["0"]["version"] == after
        assert other.act(0, pick, id="twice", version=before) == {
            "type": "stale",
            "id": "twice",
            "version": after,
        }
        assert other.synced()["seats"]["0"]["version"] == after


def test_undo_goes_back_to_the_last_commit_and_others_see_nothing_of_it(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        mine, theirs = anna.socket(table), ben.socket(table)
        theirs.quiet()
        offers = mine.seat(0)["offers"]
        quiet = next(offer for offer in offers if offer["final"] is None)
        view = mine.seat(0)["view"]
        for _ in range(3):
            assert mine.act(0, quiet["pick"])["type"] == "ok"
            mine.synced()
            assert mine.seat(0)["horizon"]["steps"] == 1
            assert mine.undo(0)["type"] == "ok"
            mine.synced()
        assert mine.seat(0)["view"] == view
        refused = mine.undo(0)
        assert (refused["type"], refused["code"]) == ("refused", "nothing-to-undo")
        assert theirs.quiet() == []


def test_end_and_the_setting_that_ends_turns_by_itself(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        mine, theirs = anna.socket(table), ben.socket(table)
        choose = Random(3).choice
        while not mine.seat(0)["awaits_end"]:
            mine.step(0, choose)
        refused = mine.act(0, 0)
        assert refused["code"] == "turn-not-ended"
        assert mine.ask(type="auto_end", seat=0, on=True)["type"] == "ok"
        mine.synced()
        assert mine.latest["deciders"] == [1] and mine.seat(0)["auto_end"]
        theirs.my_turn(1)
        while theirs.latest["deciders"] == [1]:
            theirs.step(1, choose)
        mine.my_turn(0)
        while mine.latest["deciders"] == [0]:
            mine.step(0, choose)
            assert not mine.seat(0)["awaits_end"]


def test_a_refusal_names_its_rule(server: Running) -> None:
    with Person(server) as anna:
        _, socket = fresh(server, anna, "me", "bot:random", "bot:random", "bot:random")
        while socket.my_turn(0):
            wrong = socket.seat(0)["forbidden"]
            if wrong:
                refused = socket.act(0, wrong[0]["pick"])
                assert refused["code"] == "illegal"
                assert refused["rule"] == wrong[0]["rule"] and refused["reason"] == wrong[0]["reason"]
                assert refused["message"] == "reason-" + wrong[0]["reason"].replace(".", "-")
                return
            socket.step(0, Random(4).choice)
        raise AssertionError("nothing was ever forbidden")


def test_hot_seat_shows_only_the_seat_that_is_asked(server: Running) -> None:
    with Person(server) as anna:
        _, socket = fresh(server, anna, "me", "hotseat", "hotseat", options={"first": "2"})
        choose = Random(5).choice
        turns = 0
        while turns < 12:
            asked = socket.latest["deciders"][0]
            assert set(socket.latest["seats"]) == {str(asked)}
            assert {str(asked), *socket.latest["covered"]} == {"0", "1", "2"}
            socket.step(asked, choose)
            turns += socket.latest["deciders"] != [asked]


def test_sealed_choices_can_be_replaced_until_the_last_has_chosen(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", game="lanterns")
        ben.post(f"/api/tables/{table}/join")
        mine, theirs = anna.socket(table), ben.socket(table)
        theirs.quiet()
        picks = [offer["pick"] for offer in mine.seat(0)["offers"]]
        for pick in picks:
            assert mine.act(0, pick)["type"] == "ok"
            mine.synced()
            assert mine.seat(0)["chosen"] == pick
            assert not mine.latest["table"]["your_turn"]
        assert theirs.quiet() == []
        assert theirs.latest["deciders"] == [0, 1] and theirs.latest["table"]["your_turn"]
        assert theirs.act(1, theirs.seat(1)["offers"][0]["pick"])["type"] == "ok"
        theirs.synced()
        assert theirs.seat(1)["chosen"] is None
        lines = [line["said"]["message"] for line in theirs.lines["1"]]
        assert lines.count("event-hung") == 2


def test_the_home_page_knows_where_it_is_my_turn(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", options={"first": "2"})
        ben.post(f"/api/tables/{table}/join")

        def turn(person: Person) -> bool:
            (found,) = [t for t in person.get("/api/tables")["mine"] if t["id"] == table]
            return bool(found["your_turn"])

        assert (turn(anna), turn(ben)) == (False, True)
        socket = ben.socket(table)
        while socket.latest["deciders"] == [1]:
            socket.step(1, Random(6).choice)
        assert (turn(anna), turn(ben)) == (True, False)


def test_finished_matches_are_replayed_exported_imported_and_forked(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table, socket = fresh(server, anna, "me", "bot:random")
        assert anna.get(f"/api/tables/{table}/replay", code=422)["code"] == "match-running"
        assert anna.post(f"/api/tables/{table}/fork", {"at": 3}, code=422)["code"] == "match-running"
        mine, watched = anna.get(f"/api/tables/{table}/export"), ben.get(f"/api/tables/{table}/export")
        assert mine["seat"] == "0" and watched["seat"] == "spectator"
        assert "seed" not in mine and "journal" not in mine
        socket.play(0, Random(7).choice)
        at_end = ben.get(f"/api/tables/{table}/replay?seat=all")
        assert at_end["over"] and len(at_end["views"]) == 2 and at_end["at"] == at_end["length"]
        for at in (0, 1, at_end["length"] // 2, at_end["length"]):
            found = ben.get(f"/api/tables/{table}/replay?seat=1&at={at}")
            assert found["at"] == at and found["view"]
        assert (
            ben.get(f"/api/tables/{table}/replay?at={at_end['length'] + 1}", code=422)["code"] == "bad-fork"
        )
        save = ben.http.get(f"/api/tables/{table}/export").text
        copy = ben.post("/api/import", {"save": save})
        assert copy["commitment"] == at_end["table"]["commitment"] and copy["origin"] == "origin-continued"
        assert copy["status"] == "over" and copy["scores"] == at_end["scores"]
        forked = ben.post(f"/api/tables/{table}/fork", {"at": 20})
        assert forked["status"] == "running" and forked["commitment"] != at_end["table"]["commitment"]
        again = ben.socket(forked["id"])
        again.play(0, Random(8).choice)
        third = ben.post(f"/api/tables/{forked['id']}/fork", {"at": 10})
        assert third["status"] == "running"
        save = json.loads(ben.http.get(f"/api/tables/{forked['id']}/export").text)
        assert save["fork_at"] == 20
        assert Match.load(json.dumps(save)).seed == save["seed"]  # the luck that follows is its own
        assert ben.post("/api/import", {"save": json.dumps(save)})["status"] == "over"
        for at in range(0, len(save["journal"].split(" ")), 17):
            ben.get(f"/api/tables/{forked['id']}/replay?at={at}")


def test_a_running_match_from_a_file_goes_on(server: Running) -> None:
    match = new("tuareg", 2, seed=5, names=["Anna", "Ben"], auto_end=False)
    for _ in range(9):
        seat = match.deciders()[0]
        if match.awaits_end():
            match.end(seat)
        else:
            match.act(seat, match.options(seat)[0].pick)
    data = json.loads(match.save())
    data["terminal"] = {"players": ["human", "random"]}
    with Person(server) as anna:
        found = anna.post("/api/import", {"save": json.dumps(data)})
        assert [seat["name"] for seat in found["seats"]] == ["Anna", "Ben"]
        socket = anna.socket(found["id"])
        socket.play(0, Random(9).choice)
        save = anna.http.get(f"/api/tables/{found['id']}/export").text
        assert Match.load(save).seed == anna.get(f"/api/tables/{found['id']}")["seed"]
        del data["seed"]
        assert anna.post("/api/import", {"save": json.dumps(data)})["status"] == "running"


def test_who_brings_a_running_match_does_not_know_its_luck(server: Running) -> None:
    match = new("tuareg", 2, seed=5)
    save = match.save()
    with Person(server) as anna, Person(server) as ben:
        found = [anna.post("/api/import", {"save": save}) for _ in range(2)]
        seat = match.deciders()[0]
        shown = anna.socket(found[0]["id"]).seat(seat)
        assert shown["view"] == match.view(seat) and shown["lines"] == told(match, seat)
        assert len({match.header.commitment, *(table["commitment"] for table in found)}) == 3
        # Everybody else at the table, and whoever looks for one, is told where it comes from.
        table = found[0]["id"]
        anna.post(f"/api/tables/{table}/leave")
        assert ben.post(f"/api/tables/{table}/join", {"seat": 0})["origin"] == "origin-continued"
        assert ben.socket(table).latest["table"]["origin"] == "origin-continued"
        (mine,) = ben.get("/api/tables")["mine"]
        assert mine["origin"] == "origin-continued"
        plain = ben.get(f"/api/tables/{ben.table('me', 'hotseat')}")
        described = ben.table("me", "open", position=match.game.position_of(match.state), public=True)
        listed = {table["id"]: table["origin"] for table in anna.get("/api/tables")["open"]}
        assert plain["origin"] is None and listed[described] == "origin-described"
