"""Sitting down, leaving, invitations, and bots for those who are away."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.conftest import place
from tests.server.harness import Person, Running, running


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Away means: not seen for a second."""
    where = place(request.param, request, tmp_path_factory.mktemp("data"))
    with running(**where, away_seconds="1", offer_seconds="0") as found:
        yield found


def test_an_invitation_leads_to_its_seat_alone(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.table("me", "invite", "invite")
        path = f"/api/tables/{table}"
        invites = [seat.get("invite") for seat in anna.get(path)["seats"]]
        assert invites[0] is None and invites[1] != invites[2]
        assert all("invite" not in seat for seat in ben.get(path)["seats"])
        assert ben.post(f"{path}/join", code=409)["code"] == "no-open-seat"
        assert ben.post(f"{path}/join", {"seat": 1}, code=403)["code"] == "bad-invite"
        wrong = {"seat": 1, "invite": invites[2]}
        assert ben.post(f"{path}/join", wrong, code=403)["code"] == "bad-invite"
        assert ben.post(f"{path}/join", {"invite": invites[2]})["seats"][2]["you"]
        assert carl.post(f"{path}/join", {"invite": invites[2]}, code=403)["code"] == "bad-invite"
        ben.post(f"{path}/leave")
        # A link that was used once does not work for whoever it was forwarded to.
        assert carl.post(f"{path}/join", {"invite": invites[2]}, code=403)["code"] == "bad-invite"
        fresh = anna.get(path)["seats"][2]["invite"]
        assert carl.post(f"{path}/join", {"invite": fresh})["seats"][2]["you"]


def test_joining_twice_is_joining_once(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.table("me", "open", "open")
        path = f"/api/tables/{table}/join"
        first = ben.post(path)
        assert ben.post(path)["seats"] == first["seats"]
        assert carl.post(path, {"seat": 1}, code=409)["code"] == "seat-taken"
        assert carl.post(path, {"seat": 5}, code=422)["code"] == "unknown-seat"
        assert carl.post(path)["status"] == "running"
        with Person(server) as dora:
            assert dora.post(path, code=409)["code"] == "no-open-seat"


def test_everybody_may_leave_before_the_match_begins(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", "open", public=True)
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        assert anna.post(f"{path}/leave")["status"] == "waiting"
        assert anna.post(f"{path}/leave", code=403)["code"] == "not-allowed"
        assert ben.post(f"{path}/leave")["status"] == "closed"
        assert table not in [t["id"] for t in ben.get("/api/tables")["open"]]
        assert ben.post(f"{path}/join", code=409)["code"] == "no-open-seat"


def test_a_seat_left_in_the_middle_can_be_taken_over(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server, address="192.0.2.7") as carl:
        table = anna.table("me", "open", options={"first": "2"})
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        theirs = ben.socket(table)
        hand = theirs.seat(1)["view"]["seats"][1]["hand"]
        ben.post(f"{path}/leave")
        assert "spectator" in theirs.synced()["seats"]
        assert theirs.ask(type="act", seat=1, version=0, pick=0)["code"] == "not-your-seat"
        assert carl.post(f"{path}/join", code=409)["code"] == "not-offered"
        anna.post(f"{path}/seats/1/offer")
        carl.post(f"{path}/join")
        mine = carl.socket(table)
        assert mine.seat(1)["view"]["seats"][1]["hand"] == hand
        mine.step(1, Random(14).choice)


def test_a_free_seat_can_be_given_to_a_bot(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", "invite")
        path = f"/api/tables/{table}/seats"
        assert ben.post(f"{path}/1/bot", code=403)["code"] == "not-allowed"
        assert anna.post(f"{path}/1/bot", {"bot": "nobody"}, code=422)["code"] == "unknown-bot"
        assert anna.post(f"{path}/7/bot", code=422)["code"] == "unknown-seat"
        anna.post(f"{path}/1/bot", {"bot": "random"})
        assert anna.post(f"{path}/1/bot", code=409)["code"] == "seat-taken"
        assert anna.post(f"{path}/2/bot")["status"] == "running"


def test_a_bot_stands_in_and_the_player_gets_the_seat_back(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", options={"first": "2"})
        path = f"/api/tables/{table}/seats/1/bot"
        ben.post(f"/api/tables/{table}/join")
        theirs = ben.socket(table)
        assert anna.post(path, code=409)["code"] == "not-away"
        theirs.close()
        mine = anna.socket(table)
        assert mine.latest["deciders"] == [1]
        time.sleep(1.2)
        found = anna.post(path, {"bot": "random"})
        assert found["seats"][1]["kind"] == "human" and found["seats"][1]["bot"] == "random"
        assert mine.my_turn(0)
        again = ben.socket(table)
        assert again.latest["table"]["seats"][1]["bot"] is None
        while mine.latest["deciders"] == [0]:
            mine.step(0, Random(15).choice)
        assert again.my_turn(1)
        again.step(1, Random(15).choice)
