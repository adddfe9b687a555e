"""Small tournaments: balanced rounds that follow by themselves, live standings, bots for who is missing."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from tests.server.harness import Person, Running
from tests.server.inside import inside
from tests.server.playing import play_out
from tutable.server.api.events import MAX_EVENTS
from tutable.server.together.seating import drawn, sizes
from tutable.server.together.standings import Played, totals


def rounds(count: int, players: int, many: int, seed: int = 1) -> list[list[list[str | None]]]:
    people = [f"p{number:02}" for number in range(count)]
    past: list[list[str | None]] = []
    found = []
    for number in range(many):
        made = drawn(people, players, past, Random(f"{seed} {number}"))
        past += made
        found.append(made)
    return found


@pytest.mark.parametrize(("count", "players"), [(8, 4), (9, 4), (5, 2), (6, 3), (2, 5), (13, 4), (48, 4)])
def test_everybody_sits_once_in_every_round(count: int, players: int) -> None:
    for made in rounds(count, players, 3):
        assert sorted(one for table in made for one in table if one) == [f"p{n:02}" for n in range(count)]
        assert all(len(table) == players for table in made)
        people = [sum(one is not None for one in table) for table in made]
        assert max(people) - min(people) <= 1 and people == sizes(count, players)


@pytest.mark.parametrize("count", [4, 6, 8, 10])
def test_nobody_meets_anybody_twice_before_it_must_be(count: int) -> None:
    """Of tables for two: half as many rounds as there are others are possible by any way of drawing."""
    met: Counter[tuple[str | None, ...]] = Counter()
    for made in rounds(count, 2, count // 2):
        met.update(tuple(sorted(filter(None, table))) for table in made)
    assert max(met.values()) == 1


def test_seats_are_balanced() -> None:
    had: Counter[tuple[str, int]] = Counter()
    for made in rounds(8, 4, 4):
        had.update((one, seat) for table in made for seat, one in enumerate(table) if one)
    assert max(had.values()) <= 2
    pairs = Counter(
        pair
        for made in rounds(8, 4, 4)
        for table in made
        for pair in combinations(sorted(filter(None, table)), 2)
    )
    assert max(pairs.values()) <= 3


def test_points_are_by_rank_and_shared_by_equals() -> None:
    found = totals([Played([10, 7, 7, 1], [0], {0: "a", 1: "b", 2: "c", 3: "d"})])
    assert {one: total.twice / 2 for one, total in found.items()} == {"a": 3, "b": 1.5, "c": 1.5, "d": 0}
    # Who won a tie by the rules stands above; a bot's place counts and is nobody's.
    found = totals([Played([7, 7, 2], [1], {0: "a", 1: "b"})])
    assert (found["a"].twice, found["b"].twice, found["b"].wins) == (2, 4, 1)


def test_who_does_not_play_to_the_end_comes_last() -> None:
    """However well a bot has done it: nobody is better off by going away."""
    people = {0: "a", 1: "b", 2: "c"}
    found = totals([Played([9, 7, 1], [0], people, {0})])
    assert {one: total.twice / 2 for one, total in found.items()} == {"a": 0, "b": 2, "c": 1}
    assert [found[one].wins for one in "abc"] == [0, 0, 0]


def play(people: list[Person], table: dict[str, Any]) -> None:
    """By whoever sits there, to its end."""
    seats = {
        seat: person
        for seat, row in enumerate(table["seats"])
        for person in people
        if row["kind"] == "human" and row["name"] == person.name
    }
    play_out(seats, table["id"])


def test_a_tournament_from_its_link_to_its_end(server: Running) -> None:
    people = [Person(server, name) for name in ("Anna", "Ben", "Carl", "Dora")]
    anna, ben, carl, dora = people
    body = {"title": "Autumn", "game": "lanterns", "players": 2, "rounds": 2, "bot": "random"}
    made = anna.post("/api/events", body)
    path = f"/api/events/{made['id']}"
    assert anna.post(f"{path}/start", code=409)["code"] == "too-few"
    for person in (ben, carl, dora):
        person.post(f"{path}/join")
    assert ben.post(f"{path}/start", code=403)["code"] == "not-allowed"
    assert (
        ben.post(f"{path}/missing", {"person": anna.id, "missing": True}, code=403)["code"] == "not-allowed"
    )
    # Before it begins, too, who is missing stays in the list, and can be said to be there.
    for missing in (True, False):
        said = anna.post(f"{path}/missing", {"person": dora.id, "missing": missing})
        assert [one["missing"] for one in said["people"] if one["id"] == dora.id] == [missing]
    begun = anna.post(f"{path}/start")
    assert begun["round"] == 1 and [one["table"]["status"] for one in begun["tables"]] == ["running"] * 2
    assert all(person.get("/api/tables")["mine"] for person in people)
    # In the middle of a round nothing can be hurried.
    assert anna.post(f"{path}/start")["round"] == 1
    for one in begun["tables"]:
        play(people, one["table"])
    # A kill between the end of the last table and the next round, or before its tables begin, ends nothing.
    wait_for(anna, path, lambda event: event["round"] == 2)
    server.kill()
    inside(server).sql(
        "UPDATE tables SET status = 'waiting', names = '[]', asking = '' WHERE status = 'running'"
    )
    server.start()
    second = wait_for(anna, path, lambda event: event["tables"][-1]["table"]["status"] == "running")
    assert sum(one["points"] for one in second["people"]) == 2 and second["status"] == "running"
    met = [sorted(seat["name"] for seat in one["table"]["seats"]) for one in second["tables"]]
    assert len({tuple(names) for names in met}) == 4
    # Somebody is missing: a bot plays on, and the tournament comes to its end.
    gone = anna.post(f"{path}/missing", {"person": dora.id, "missing": True})
    assert [one["missing"] for one in gone["people"] if one["id"] == dora.id] == [True]
    for one in second["tables"]:
        if one["round"] == 2:
            play([anna, ben, carl], one["table"])
    ended = wait_for(anna, path, lambda event: event["status"] == "over")
    assert sum(one["points"] for one in ended["people"]) == 4
    assert ben.post(f"{path}/join", code=409)["code"] == "tournament-over"
    for person in people:
        person.stack.close()


def test_a_bot_plays_for_who_leaves_a_table_of_a_round(server: Running) -> None:
    """At once: the other tables wait for this one. Whoever comes to look at its end changes nothing."""
    people = [Person(server, name) for name in ("Anna", "Ben", "Carl")]
    anna, ben, carl = people
    body = {"title": "Left", "game": "lanterns", "players": 3, "rounds": 1, "bot": "random"}
    path = f"/api/events/{anna.post('/api/events', body)['id']}"
    for person in (ben, carl):
        person.post(f"{path}/join")
    table = anna.post(f"{path}/start")["tables"][0]["table"]
    here = f"/api/tables/{table['id']}"
    left = ben.post(f"{here}/leave")
    assert sorted(seat["kind"] for seat in left["seats"]) == ["bot", "human", "human"]
    carl.post(f"{path}/leave")  # he does not look: a bot plays on until he is back
    play([anna], table)
    ended = wait_for(anna, path, lambda event: event["status"] == "over")
    points = {one["name"]: one["points"] for one in ended["people"]}
    assert points["Anna"] == 2 and points["Ben"] + points["Carl"] == 1
    carl.socket(table["id"])
    ben.socket(table["id"])
    assert {one["name"]: one["points"] for one in anna.get(path)["people"]} == points
    for person in people:
        person.stack.close()


def test_a_tournament_with_too_few_people_waits_for_them(server: Running) -> None:
    """It begins its next round with whoever comes, by itself; or the host ends it."""
    people = [Person(server, name) for name in ("Anna", "Ben", "Carl")]
    anna, ben, carl = people
    body = {"title": "Small", "game": "lanterns", "players": 2, "rounds": 3, "bot": "random"}
    path = f"/api/events/{anna.post('/api/events', body)['id']}"
    ben.post(f"{path}/join")
    # Whoever takes part finds it again in the lobby; nobody else does.
    assert [[one["title"] for one in who.get("/api/tables")["events"]] for who in people] == [
        ["Small"],
        ["Small"],
        [],
    ]
    begun = anna.post(f"{path}/start")
    assert anna.post(f"{path}/end", code=409)["code"] == "round-runs"
    ben.post(f"{path}/leave")
    play([anna, ben], begun["tables"][0]["table"])
    wait_for(anna, path, lambda event: event["tables"][0]["table"]["status"] == "over")
    assert anna.post(f"{path}/start", code=409)["code"] == "too-few"
    waits = anna.get(path)
    assert (waits["status"], waits["round"]) == ("running", 1)
    # Carl comes: nobody has to press anything.
    assert carl.post(f"{path}/join")["round"] == 2
    second = anna.get(path)["tables"][-1]["table"]
    carl.post(f"{path}/leave")
    play([anna, carl], second)
    wait_for(anna, path, lambda event: event["tables"][-1]["table"]["status"] == "over")
    assert carl.post(f"{path}/end", code=403)["code"] == "not-allowed"
    ended = anna.post(f"{path}/end")
    assert ended["status"] == "over" and sum(one["points"] for one in ended["people"]) == 2
    assert anna.get("/api/tables")["events"] == []
    for person in people:
        person.stack.close()


def wait_for(person: Person, path: str, wanted: Any) -> dict[str, Any]:
    """The next round begins a moment after the last table has ended."""
    while not wanted(found := person.get(path)):
        pass
    return dict(found)


def test_bad_wishes(server: Running) -> None:
    with Person(server) as anna:
        good = {"title": "X", "game": "tuareg", "players": 2, "rounds": 1}
        for more, code in (
            ({"players": 1}, "bad-players"),
            ({"game": "chess"}, "unknown-game"),
            ({"rounds": 0}, "bad-request"),
            ({"title": ""}, "bad-names"),
            ({"bot": "nobody"}, "unknown-bot"),
            ({"options": {"x": "y"}}, "unknown-option"),
        ):
            headers = {"X-CSRF": anna.csrf}
            answer = anna.http.post("/api/events", json=good | more, headers=headers)
            assert answer.json()["code"] == code and answer.status_code < 500
        assert anna.get("/api/events/nosuch", code=404)["code"] == "unknown-tournament"
        for _ in range(MAX_EVENTS):
            anna.post("/api/events", good)
        assert anna.post("/api/events", good, code=503)["code"] == "full"
