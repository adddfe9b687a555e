"""Clocks at tables: whose time runs, what is charged, and what happens when it is over."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

from tests.server.harness import Person, Running, running
from tests.server.hourglass import Hourglass, TwoPeople, live_clock, said, turn_of, until_said
from tests.server.inside import inside
from tests.server.postgres import Postgres

IS_TIMED = True


def test_a_bot_plays_on_and_the_player_gets_the_seat_back(server: Running, glass: Hourglass) -> None:
    with TwoPeople(server, clock=live_clock(60)) as two:
        assert two.clock()["asked"] == [0] and 50 < two.clock()["left"] <= 60
        glass.turn(30)
        assert 20 < two.clock()["left"] <= 30
        glass.turn(40)
        until_said(two.theirs, "happened-late-bot")
        assert two.theirs.latest["table"]["seats"][0]["bot"] == "random"
        assert two.theirs.my_turn(1)
        # Ben's clock runs; Anna, who is still there, plays on when she wants to.
        assert two.clock()["asked"] == [1]
        assert two.anna.post(f"{two.path}/seats/0/back")["seats"][0]["bot"] is None
        until_said(two.theirs, "happened-back")
        assert two.anna.post(f"{two.path}/seats/0/back", code=409)["code"] == "not-running"


def test_whoever_connects_again_is_told(server: Running, glass: Hourglass) -> None:
    with TwoPeople(server, clock=live_clock(60)) as two:
        two.mine.close()
        glass.turn(61)
        until_said(two.theirs, "happened-late-bot")
        again = two.anna.socket(two.table, greet=False)
        again.send(type="hello", since={})
        assert again.until(lambda frame: frame["type"] == "notice")["message"] == "ui-stood-in"
        assert again.until(lambda frame: frame["type"] == "sync")["table"]["seats"][0]["bot"] is None


def test_who_has_days_need_not_be_here(tmp_path: Path) -> None:
    """There the clock says when a bot plays on, and nobody else does."""
    clock = live_clock(2 * 86400, kind="days")
    with (
        running(data=str(tmp_path), away_seconds="0") as server,
        TwoPeople(server, first=2, clock=clock) as two,
    ):
        two.theirs.close()
        two.mine.until(lambda f: f["type"] == "sync" and not f["table"]["seats"][1]["here"])
        assert two.anna.get(two.path)["seats"][1]["may"] == []
        assert two.anna.post(f"{two.path}/seats/1/bot", code=409)["code"] == "not-away"
        two.ben.post(f"{two.path}/leave")
        assert "bot" in two.anna.get(two.path)["seats"][1]["may"]


def test_the_reserve_is_used_after_the_time_per_move(server: Running, glass: Hourglass) -> None:
    with TwoPeople(server, clock=live_clock(60, 100)) as two:
        glass.turn(90)
        assert 60 < two.clock()["left"] <= 70
        before = two.mine.seat(0)
        # Taking back gives no time back: the turn is the same.
        pick = next(offer["pick"] for offer in before["offers"] if offer["final"] is None)
        assert two.mine.act(0, pick)["type"] == "ok"
        two.mine.synced()
        assert two.mine.undo(0)["type"] == "ok"
        two.mine.synced()
        assert 55 < two.clock()["left"] <= 70
        turn_of(two.mine, 0)
        clock = two.clock()
        assert clock["asked"] == [1] and 60 < clock["reserves"][0] <= 70 and clock["reserves"][1] == 100


def test_a_turn_is_passed_or_played_once(server: Running, glass: Hourglass) -> None:
    with TwoPeople(server, clock=live_clock(60, late="pass")) as two:
        glass.turn(61)
        until_said(two.theirs, "happened-late-pass")
        assert two.theirs.my_turn(1)
        turn_of(two.theirs, 1)
        # The next turn is Anna's own again.
        while two.mine.latest["deciders"] != [0] or two.mine.latest["table"]["seats"][0]["bot"] is not None:
            two.mine.receive()
        assert 50 < two.clock()["left"] <= 60


def test_time_lost_is_the_match_lost(server: Running, glass: Hourglass) -> None:
    with TwoPeople(server, clock=live_clock(60, late="lose")) as two:
        glass.turn(61)
        until_said(two.theirs, "happened-late-lose")
        two.mine.hello()
        assert two.mine.latest["table"]["seats"][0]["fate"] == "late"
        version = two.mine.seat(0)["version"]
        assert two.mine.ask(type="act", seat=0, version=version, pick=0)["code"] == "seat-lost"
        assert two.anna.post(f"{two.path}/seats/0/back", code=409)["code"] == "seat-lost"
        # A new connection does not take the seat back either.
        assert two.anna.socket(two.table).latest["table"]["seats"][0]["bot"] == "random"
        random = Random(5)
        while not two.theirs.latest["over"]:
            if two.theirs.latest["deciders"] == [1]:
                two.theirs.step(1, random.choice)
            else:
                two.theirs.receive()
        assert two.theirs.latest["winners"] == [1]
        assert two.ben.get(two.path)["winners"] == [1]


def test_a_wall_clock_that_is_not_asked(server: Running, glass: Hourglass) -> None:
    """Time per move of a day and more is of the other kind, and the other way round."""
    with Person(server) as anna:
        for clock in (live_clock(86400), live_clock(60, kind="days"), live_clock(4), {"kind": "live"}):
            seats = [{"kind": "me"}, {"kind": "open"}]
            anna.post("/api/tables", {"game": "tuareg", "seats": seats, "clock": clock}, code=400)


def test_clocks_stand_while_the_server_is_down(tmp_path: Path) -> None:
    glass = Hourglass(tmp_path)
    with (
        running(data=str(tmp_path), **glass.setting) as server,
        TwoPeople(server, clock=live_clock(60)) as two,
    ):
        glass.turn(40)
        time.sleep(1.5)  # a beat of the pulse, which is what is tested here
        left = two.clock()["left"]
        assert 10 < left < 20
        server.kill()
        glass.turn(3600)
        server.start()
        assert left - 2 < two.clock()["left"] <= left + 2
        assert said(two.ben.socket(two.table)) == []
        glass.turn(25)
        until_said(two.ben.socket(two.table), "happened-late-bot")


def test_of_two_processes_one_acts(postgres: Postgres, tmp_path: Path) -> None:
    glass = Hourglass(tmp_path)
    where = {"database": postgres.fresh_url(), "data": str(tmp_path)}
    with running(**where, **glass.setting) as one, running(**where, **glass.setting) as other:
        tables = [TwoPeople(one, other=other, clock=live_clock(60)) for _ in range(5)]
        glass.turn(61)
        for two in tables:
            until_said(two.mine, "happened-late-bot")
            until_said(two.theirs, "happened-late-bot")
        found = inside(one).sql("SELECT table_id, count(*) AS n FROM happenings GROUP BY table_id")
        assert [row.n for row in found] == [1] * 5
        for two in tables:
            two.__exit__()


def test_nothing_runs_while_the_server_is_read_only(server: Running, glass: Hourglass) -> None:
    with TwoPeople(server, clock=live_clock(60)) as two:
        put = "INSERT INTO notices (name, value) VALUES ('read-only', 'yes')"
        inside(server).sql(put)
        two.theirs.until(lambda frame: frame["type"] == "house" and frame["house"]["read_only"])
        glass.turn(600)
        inside(server).sql("DELETE FROM notices")
        two.theirs.until(lambda frame: frame["type"] == "house" and not frame["house"]["read_only"])
        assert 50 < two.clock()["left"] <= 60


def test_no_clock_tells_who_has_chosen(server: Running, glass: Hourglass) -> None:
    """Where all choose at once there is one end of time for all; then those who have not chosen are late."""
    people = [Person(server, name) for name in ("Anna", "Ben", "Carl")]
    clock = live_clock(60, 100)
    table = people[0].table("me", "open", "open", game="lanterns", clock=clock)
    path = f"/api/tables/{table}"
    for person in people[1:]:
        person.post(f"{path}/join")
    sockets = [person.socket(table) for person in people]
    assert sockets[1].latest["deciders"] == [0, 1, 2]
    for socket in sockets:
        socket.quiet()
    before = people[1].get(path)
    chosen = sockets[0].seat(0)["offers"][0]["pick"]
    assert sockets[0].act(0, chosen)["type"] == "ok"
    assert [frame for socket in sockets[1:] for frame in socket.quiet()] == []
    after = people[1].get(path)
    assert 0 <= before["clock"].pop("left") - after["clock"].pop("left") < 30
    assert after == before
    glass.turn(90)
    assert 60 < people[2].get(path)["clock"]["left"] <= 70
    glass.turn(80)
    until_said(sockets[0], "happened-late-bot")
    found = [one["seat"] for one in sockets[0].latest["happened"] if one["message"] == "happened-late-bot"]
    assert found == [1, 2]
    for person in people:
        person.stack.close()
