"""Nobody is stuck: reminders, votes, resigning, agreeing to end, and seats for somebody new."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.harness import Person, Running
from tests.server.hourglass import Hourglass, TwoPeople, said, until_said
from tutable.bots import usual_bot

SETTINGS = {"nudge_seconds": "120", "ponder_seconds": "600", "offer_seconds": "60"}
IS_TIMED = True


def test_who_does_not_move_is_reminded_and_then_replaced(server: Running, glass: Hourglass) -> None:
    with TwoPeople(server, first=2) as two:
        path = f"{two.path}/seats/1/bot"
        assert two.anna.post(path, code=409)["code"] == "not-away"
        glass.turn(130)
        nudge = two.theirs.until(lambda frame: frame["type"] == "notice")
        assert nudge["message"] == "ui-nudge"
        assert two.anna.post(path, code=409)["code"] == "not-away"
        glass.turn(480)
        # The page is told by itself that something can be done.
        two.mine.until(lambda f: f["type"] == "sync" and "bot" in f["table"]["seats"][1]["may"])
        two.anna.post(path, {"bot": "random"})
        until_said(two.theirs, "happened-idle-bot")
        assert two.mine.my_turn(0)
        # Ben is there all the time, and may go on.
        two.theirs.hello()
        assert two.theirs.latest["table"]["seats"][1]["may"] == ["back"]
        two.ben.post(f"{two.path}/seats/1/back")
        until_said(two.mine, "happened-back")


def test_the_others_vote_where_the_host_of_the_table_waits(server: Running, glass: Hourglass) -> None:
    people = [Person(server, name) for name in ("Anna", "Ben", "Carl")]
    anna, ben, carl = people
    table = anna.table("me", "open", "open", options={"first": "1"})
    path = f"/api/tables/{table}"
    for person in (ben, carl):
        person.post(f"{path}/join")
    sockets = [person.socket(table) for person in people]
    glass.turn(601)
    sockets[1].until(lambda f: f["type"] == "sync" and "vote" in f["table"]["seats"][0]["may"])
    found = ben.post(f"{path}/seats/0/bot", {"bot": "random"})
    assert found["votes"] == [{"what": "bot", "seat": 0, "by": [1], "need": 2, "you": True}]
    assert found["seats"][0]["bot"] is None
    assert ben.post(f"{path}/seats/0/bot")["seats"][0]["bot"] is None  # twice is once
    found = carl.post(f"{path}/seats/0/bot", {"bot": "random"})
    assert found["seats"][0]["bot"] == "random" and found["votes"] == []
    until_said(sockets[0], "happened-idle-bot")
    for person in people:
        person.stack.close()


def test_an_opponent_does_not_choose_how_well_somebody_is_stood_in_for(
    server: Running, glass: Hourglass
) -> None:
    """Not where it counts: a match that a random bot plays to its end is as good as lost."""
    with TwoPeople(server, first=2, rated=True) as two:
        glass.turn(601)
        two.mine.until(lambda f: f["type"] == "sync" and "bot" in f["table"]["seats"][1]["may"])
        found = two.anna.post(f"{two.path}/seats/1/bot", {"bot": "random"})
        assert found["seats"][1]["bot"] == usual_bot("tuareg")


def test_a_turn_that_was_made_ends_the_vote(server: Running, glass: Hourglass) -> None:
    people = [Person(server, name) for name in ("Anna", "Ben", "Carl")]
    anna, ben, carl = people
    table = anna.table("me", "open", "open", options={"first": "2"})
    path = f"/api/tables/{table}"
    for person in (ben, carl):
        person.post(f"{path}/join")
    theirs = ben.socket(table)
    anna.socket(table), carl.socket(table)
    glass.turn(601)
    assert carl.post(f"{path}/seats/1/bot")["votes"][0]["by"] == [2]
    while theirs.latest["deciders"] == [1]:
        theirs.step(1, min)
    assert carl.get(path)["votes"] == []
    assert carl.post(f"{path}/seats/1/bot", code=409)["code"] == "not-away"
    for person in people:
        person.stack.close()


def test_resigning(server: Running) -> None:
    with TwoPeople(server) as two:
        assert two.anna.post(f"{two.path}/resign")["seats"][0]["fate"] == "resigned"
        assert two.anna.post(f"{two.path}/resign", code=403)["code"] == "not-allowed"
        until_said(two.theirs, "happened-resigned")
        two.mine.hello()
        version = two.mine.seat(0)["version"]
        assert two.mine.ask(type="undo", seat=0, version=version)["code"] == "seat-lost"
        # Neither leaving nor coming back changes it.
        two.anna.post(f"{two.path}/leave")
        seat = two.anna.get(two.path)["seats"][0]
        assert seat["fate"] == "resigned" and seat["you"] and seat["bot"]


def test_all_agree_to_end(server: Running) -> None:
    with TwoPeople(server) as two, Person(server) as carl:
        assert carl.post(f"{two.path}/end", code=403)["code"] == "not-allowed"
        found = two.anna.post(f"{two.path}/end")
        assert found["votes"] == [{"what": "end", "seat": None, "by": [0], "need": 2, "you": True}]
        assert found["status"] == "running"
        assert two.anna.post(f"{two.path}/end", {"on": False})["votes"] == []
        # Both at once: whoever is written last finds the other's word.
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda one: one.post(f"{two.path}/end"), (two.anna, two.ben)))
        found = two.anna.get(two.path)
        assert (found["status"], found["ended"]) == ("closed", "agreed")
        assert two.ben.post(f"{two.path}/end", code=409)["code"] == "not-running"
        two.theirs.until(lambda frame: frame["type"] == "sync" and frame["table"]["ended"] == "agreed")


@pytest.mark.parametrize("going", ["leave", "resign"])
def test_all_who_are_left_have_agreed_to_end(server: Running, going: str) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.table("me", "open", "open")
        path = f"/api/tables/{table}"
        for person in (ben, carl):
            person.post(f"{path}/join")
        for person in (anna, ben):
            assert person.post(f"{path}/end")["status"] == "running"
        carl.post(f"{path}/{going}")
        found = anna.get(path)
        assert (found["status"], found["ended"]) == ("closed", "agreed")


def test_what_was_agreed_about_an_earlier_absence_does_not_count(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.table("me", "open", "open")
        path = f"/api/tables/{table}"
        for person in (ben, carl):
            person.post(f"{path}/join")
        for person in (anna, ben):
            person.socket(table)
        ben.post(f"{path}/end")
        carl.post(f"{path}/leave")
        assert {vote["what"] for vote in anna.post(f"{path}/seats/2/offer")["votes"]} == {"end", "offer"}
        carl.post(f"{path}/join")
        carl.post(f"{path}/leave")
        assert [vote["what"] for vote in ben.post(f"{path}/seats/2/offer")["votes"]] == ["end", "offer"]
        assert ben.get(path)["votes"][1]["by"] == [1] and "offer" in ben.get(path)["seats"][2]["may"]
        ben.post(f"{path}/leave")
        ben.post(f"{path}/join")
        assert "end" not in {vote["what"] for vote in ben.get(path)["votes"]}


def test_a_seat_is_for_who_left_before_it_is_for_somebody_new(server: Running, glass: Hourglass) -> None:
    with TwoPeople(server) as two, Person(server, address="192.0.2.7") as carl:
        two.ben.post(f"{two.path}/leave")
        until_said(two.mine, "happened-left")
        assert two.anna.get(two.path)["seats"][1]["may"] == ["bot", "offer"]
        assert carl.get(two.path)["seats"][1]["may"] == []
        assert carl.post(f"{two.path}/join", code=409)["code"] == "not-offered"
        assert carl.post(f"{two.path}/seats/1/offer", code=403)["code"] == "not-allowed"
        two.anna.post(f"{two.path}/seats/1/offer")
        assert carl.post(f"{two.path}/join", code=409)["code"] == "not-offered"
        assert two.ben.post(f"{two.path}/join")["seats"][1]["you"]
        two.ben.post(f"{two.path}/leave")
        two.anna.post(f"{two.path}/seats/1/offer")
        glass.turn(61)
        assert carl.get(two.path)["seats"][1]["may"] == ["join"]
        assert carl.post(f"{two.path}/join")["seats"][1]["you"]
        assert two.ben.post(f"{two.path}/join", code=409)["code"] == "no-open-seat"
        twice = ["happened-left", "happened-joined"] * 2
        while said(two.mine) != twice:
            two.mine.receive()


def test_a_seat_that_the_last_one_left_is_theirs_for_a_while(server: Running, glass: Hourglass) -> None:
    """Nobody is left who could agree: it is offered by itself, after the same pause."""
    with TwoPeople(server) as two, Person(server, address="192.0.2.7") as carl:
        two.anna.post(f"{two.path}/leave")
        two.ben.post(f"{two.path}/leave")
        assert carl.post(f"{two.path}/join", {"seat": 1}, code=409)["code"] == "not-offered"
        glass.turn(65)
        assert carl.get(two.path)["seats"][1]["may"] == ["join"]
        assert carl.post(f"{two.path}/join", {"seat": 1})["seats"][1]["you"]
