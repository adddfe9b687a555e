"""Once more: one table per finished one, a seat kept for everybody, and nobody else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any

from tests.server.harness import Person, Running
from tests.server.playing import play_out
from tests.server.sealed import import_match, sit
from tutable import new
from tutable.core.match import Match


@cache
def picks(players: int, first: str) -> list[tuple[int, int]]:
    """Those of a whole match, by seat."""
    match, random = new("tuareg", players, seed=1, options={"first": first}), Random(1)
    found = []
    while not match.is_over:
        seat = match.waiting()[0]
        found.append((seat, random.choice(match.options(seat)).pick))
        match.act(*found[-1])
    return found


def match_of(players: int, first: str, left: int = 0) -> Match:
    """One with so many picks left, or none."""
    match, made = new("tuareg", players, seed=1, options={"first": first}), picks(players, first)
    for seat, pick in made[: len(made) - left]:
        match.act(seat, pick)
    return match


def finished(person: Person, players: int = 2) -> str:
    """A match that is over, all seats this person's."""
    return import_match(person, match_of(players, "1"))


def played(people: list[Person], first: str = "1") -> str:
    """A match between these people, to its end: only that is played here."""
    table = import_match(people[0], match_of(len(people), first, left=2))
    people[0].post(f"/api/tables/{table}/leave")
    sit(people, table)
    play_out(dict(enumerate(people)), table)
    return table


def places(table: dict[str, Any]) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


def test_the_others_sit_down_where_a_seat_is_kept(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben, Person(server) as carl:
        old = played([anna, ben], first="2")
        at_old = ben.socket(old)
        assert (
            at_old.latest["table"]["may"] == ["share", "rematch"]
            and at_old.latest["table"]["rematch"] is None
        )
        again = anna.post(f"/api/tables/{old}/rematch")
        assert again["status"] == "waiting" and again["options"]["first"] == "1"
        assert places(again) == [("human", "Anna"), ("invite", "Ben")]
        # Told at the finished table and in the lobby, to those who played there and to nobody else.
        at_old.until(lambda f: f["type"] == "sync" and f["table"]["rematch"] == again["id"])
        assert again["id"] in [table["id"] for table in ben.get("/api/tables")["mine"]]
        assert carl.get(f"/api/tables/{old}")["rematch"] is None
        assert carl.post(f"/api/tables/{old}/rematch", code=403)["code"] == "not-allowed"
        assert carl.post(f"/api/tables/{again['id']}/join", {"seat": 1}, code=403)["code"] == "bad-invite"
        assert ben.get(f"/api/tables/{again['id']}")["seats"][1]["may"] == ["join"]
        there = ben.post(f"/api/tables/{old}/rematch")
        assert there["id"] == again["id"] and there["status"] == "running"
        assert there["commitment"] != anna.get(f"/api/tables/{old}")["commitment"]
        # Whoever presses once more comes to the same table.
        assert anna.post(f"/api/tables/{old}/rematch")["id"] == again["id"]


def test_all_press_at_once_and_one_table_is_made(server: Running) -> None:
    people = [Person(server) for _ in range(3)]
    old = played(people)
    with ThreadPoolExecutor(3) as pool:
        made = list(pool.map(lambda person: person.post(f"/api/tables/{old}/rematch")["id"], people))
    assert len(set(made)) == 1
    table = people[0].get(f"/api/tables/{made[0]}")
    assert table["status"] == "running" and all(seat["kind"] == "human" for seat in table["seats"])
    for person in people:
        person.stack.close()


def test_bots_and_shared_screens_play_again(server: Running) -> None:
    with Person(server, "Anna") as anna:
        old = finished(anna, 3)
        again = anna.post(f"/api/tables/{old}/rematch")
        assert again["status"] == "running" and all(seat["you"] for seat in again["seats"])


def test_with_a_bot_in_the_place_of_somebody_it_is_rated_no_more(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        people = [anna, ben, carl]
        old = anna.table("me", "open", "open", rated=True)
        for person in (ben, carl):
            person.post(f"/api/tables/{old}/join")
        carl.post(f"/api/tables/{old}/leave")
        anna.post(f"/api/tables/{old}/seats/2/bot", {"bot": "random"})
        play_out(dict(enumerate(people[:2])), old)
        assert ben.get(f"/api/tables/{old}")["rated"]  # it counts for the three who began it
        again = ben.post(f"/api/tables/{old}/rematch")
        assert [seat["kind"] for seat in again["seats"]].count("bot") == 1 and not again["rated"]


def test_a_running_match_has_no_rematch_and_a_closed_one_makes_room(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        running = anna.table("me", "bot:random")
        assert anna.post(f"/api/tables/{running}/rematch", code=403)["code"] == "not-allowed"
        old = played([anna, ben])
        first = anna.post(f"/api/tables/{old}/rematch")["id"]
        assert anna.post(f"/api/tables/{first}/leave")["status"] == "closed"
        assert ben.get(f"/api/tables/{old}")["rematch"] is None
        second = ben.post(f"/api/tables/{old}/rematch")["id"]
        assert second != first and anna.post(f"/api/tables/{old}/rematch")["status"] == "running"
