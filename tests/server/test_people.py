"""Ratings and what people see of one another: finished matches count once, running ones are not told of."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.server.harness import Person, Running, until
from tests.server.inside import inside, tutable
from tutable.server.store import ratings
from tutable.server.store.ratings import places


def match(anna: Person, ben: Person, seed: int = 1, **more: Any) -> str:
    """A whole match between two people."""
    table = anna.table("me", "open", game="lanterns", **more)
    ben.post(f"/api/tables/{table}/join")
    sockets = [anna.socket(table), ben.socket(table)]
    random = Random(seed)
    while not sockets[0].latest["over"]:
        seat = next(n for n in (0, 1) if n in sockets[0].latest["deciders"])
        mine = sockets[seat]
        mine.hello()
        if mine.latest["over"]:
            break
        entry = mine.seat(seat)
        if entry.get("awaits_end"):
            assert mine.end(seat)["type"] == "ok"
        elif entry.get("offers") and entry.get("chosen") is None:
            pick = random.choice([offer["pick"] for offer in entry["offers"]])
            assert mine.act(seat, pick)["type"] == "ok"
        else:  # a sealed choice lies there: the other is to choose
            other = sockets[1 - seat]
            other.hello()
            pick = random.choice([offer["pick"] for offer in other.seat(1 - seat)["offers"]])
            assert other.act(1 - seat, pick)["type"] == "ok"
        sockets[0].hello()
    for socket in sockets:
        socket.close()
    return table


def rows(server: Running, table: str) -> list[Any]:
    return inside(server).sql("SELECT * FROM ratings WHERE table_id = :id ORDER BY place", id=table)


def test_places() -> None:
    assert places([5, 9, 7], [1], set()) == [3, 1, 2]
    assert places([9, 9, 7], [0, 1], set()) == [1, 1, 3]
    assert places([9, 9, 7], [1], set()) == [2, 1, 3]  # level in points, and something else decided
    assert places([9, 5, 7], [0], {0}) == [3, 2, 1]  # a bot has played on for the best


def test_a_rated_match_counts_once(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben, Person(server) as carl:
        table = match(anna, ben, rated=True)
        until(lambda: len(rows(server, table)) == 2)
        # Whoever settles again, and as often as they like, finds nothing to do.
        assert inside(server).work(ratings.settled) == 0
        first, second = rows(server, table)
        assert first.sigma < ratings.MODEL.sigma and first.mu >= second.mu
        (shown,) = carl.get(f"/api/people/{first.person}")["ratings"]
        assert shown["provisional"] and shown["matches"] == 1 and shown["players"] == 2
        another = match(ben, anna, seed=2, rated=True)
        until(lambda: len(rows(server, another)) == 2)
        assert carl.get(f"/api/people/{anna.id}")["ratings"][0]["matches"] == 2
        assert rows(server, another)[0].number == first.number + 1
        # All of it follows from the matches, in the order in which they ended.
        known = [(row.person, row.mu, row.sigma) for one in (table, another) for row in rows(server, one)]
        inside(server).sql("UPDATE ratings SET mu = mu + 9, number = -number")
        tutable("admin", "ratings", *inside(server).flags)
        assert known == [
            (row.person, row.mu, row.sigma) for one in (table, another) for row in rows(server, one)
        ]


def test_what_was_not_settled_before_a_kill_is_settled_after_it(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = match(anna, ben, rated=True)
        until(lambda: len(rows(server, table)) == 2)
        before = [(row.person, row.mu, row.sigma) for row in rows(server, table)]
        server.kill()
        inside(server).sql("DELETE FROM ratings WHERE table_id = :id", id=table)
        server.start()
        until(lambda: len(rows(server, table)) == 2)  # by the keeper, as it starts
        assert [(row.person, row.mu, row.sigma) for row in rows(server, table)] == before


def test_who_leaves_comes_last_and_what_nobody_ends_does_not_count(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", "open", rated=True)
        ben.post(f"/api/tables/{table}/join")
        with Person(server) as carl:
            carl.post(f"/api/tables/{table}/join")
            carl.socket(table).close()
        inside(server).sql(
            "UPDATE seats SET kind = 'bot', bot = 'random', session = NULL WHERE table_id = :id AND seat = 2",
            id=table,
        )
        closed = anna.table("me", "open", rated=True)
        ben.post(f"/api/tables/{closed}/join")
        inside(server).sql("UPDATE tables SET status = 'closed' WHERE id = :id", id=closed)
        assert inside(server).work(ratings.settled) == 0
        over = "UPDATE tables SET status = 'over', scores = '[3, 4, 9]', winners = '2' WHERE id = :id"
        inside(server).sql(over, id=table)
        inside(server).work(ratings.settled)
        assert [(row.person, row.place) for row in rows(server, table)] == [
            (ben.id, 1),
            (anna.id, 2),
            (carl.id, 3),
        ]
        assert rows(server, closed) == []


@pytest.mark.parametrize(
    ("kinds", "more"),
    [
        (["me", "bot"], {}),
        (["me", "hotseat"], {}),
        (["me", "open"], {"hints": True}),
        (["me", "open"], {"position": 'discards = "..."\n'}),
    ],
)
def test_only_people_with_nothing_brought_along_are_rated(
    server: Running, kinds: list[str], more: dict[str, Any]
) -> None:
    with Person(server) as anna:
        body = {"game": "tuareg", "seats": [{"kind": kind} for kind in kinds], "rated": True, **more}
        assert anna.post("/api/tables", body, 422)["code"] == "not-rateable"


def test_a_bot_at_a_waiting_table_ends_the_rating(server: Running) -> None:
    with Person(server) as anna:
        table = anna.table("me", "open", rated=True)
        assert anna.get(f"/api/tables/{table}")["rated"]
        assert not anna.post(f"/api/tables/{table}/seats/1/bot")["rated"]


def test_a_page_tells_each_viewer_what_they_may_know(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben, Person(server, "Carl") as carl:
        private, public = match(anna, ben, 3), match(anna, ben, 4, public=True)
        mine = anna.get(f"/api/people/{anna.id}")
        assert mine["you"] and {one["table"] for one in mine["matches"]} == {private, public}
        (against,) = mine["against"]
        assert against["person"] == ben.id and against["matches"] == 2
        (tally,) = mine["tallies"]
        assert (tally["game"], tally["players"], tally["bots"], tally["played"]) == ("lanterns", 2, False, 2)
        assert {one["table"] for one in ben.get(f"/api/people/{anna.id}")["matches"]} == {private, public}
        theirs = carl.get(f"/api/people/{anna.id}")
        assert [one["table"] for one in theirs["matches"]] == [public] and not theirs["you"]
        assert private not in json.dumps(theirs)
        # A rated one at a private table is known to have been; not where.
        rated = match(anna, ben, 5, rated=True)
        theirs = carl.get(f"/api/people/{anna.id}")
        assert [one["table"] for one in theirs["matches"]] == [None, public] and rated not in json.dumps(
            theirs
        )
        ben.delete("/api/me")
        after = anna.get(f"/api/people/{anna.id}")
        assert "Ben" not in json.dumps(after) and len(after["matches"]) == 3 and after["against"] == []
        assert anna.get(f"/api/people/{ben.id}", code=404)["code"] == "not-there"


def test_a_running_match_changes_nobodys_page(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben, Person(server) as carl:
        before = [person.get(f"/api/people/{anna.id}") for person in (anna, ben, carl)]
        table = anna.table("me", "open", options={"first": "1"}, public=True, rated=True)
        ben.post(f"/api/tables/{table}/join")
        socket = anna.socket(table)
        for _ in range(3):
            socket.step(0, Random(1).choice) if socket.latest["deciders"] == [0] else None
        assert [person.get(f"/api/people/{anna.id}") for person in (anna, ben, carl)] == before
