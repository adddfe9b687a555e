"""How much is kept, for how long, and what can still be read of it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

import pytest

from tests.server.conftest import place
from tests.server.filled import NAME, PERSON, everything, fill
from tests.server.harness import Person, Running, running, until
from tests.server.hourglass import live_clock
from tests.server.inside import Inside
from tutable.server.store.erasing import erase
from tutable.server.store.keeping import LEFT, OF_A_GUEST
from tutable.server.store.schema import lab_runs, metadata, sessions

DAYS = {"waiting_days": "2", "idle_days": "3", "guest_days": "4"}
DAY = 86400.0


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Inside:
    return Inside(place(request.param, request, tmp_path))


def restart(server: Running) -> None:
    server.stop()
    server.start()


def test_what_nobody_touches_is_closed_and_can_be_read(kept: Inside) -> None:
    with running(**kept.where, **DAYS) as server, Person(server, "Anna") as anna, Person(server) as ben:
        waiting, fresh = anna.table("me", "open"), anna.table("me", "open")
        running_, playing = (anna.table("me", "open", options={"first": "1"}) for _ in range(2))
        for table in (running_, playing):
            ben.post(f"/api/tables/{table}/join")
        mine = anna.socket(running_)
        for _ in range(3):
            mine.step(0, Random(1).choice) if mine.latest["deciders"] == [0] else None
        view = mine.hello()["seats"]["0"]["view"]
        mine.close()
        for table, days in ((waiting, 2.1), (fresh, 1.9), (running_, 3.1), (playing, 2.9)):
            kept.sql("UPDATE tables SET touched = :at WHERE id = :id", id=table, at=time.time() - days * DAY)
        restart(server)
        until(lambda: anna.get(f"/api/tables/{running_}")["status"] == "closed")
        found = {table: anna.get(f"/api/tables/{table}") for table in (waiting, fresh, running_, playing)}
        assert [found[t]["status"] for t in (waiting, fresh, running_, playing)] == [
            "closed",
            "waiting",
            "closed",
            "running",
        ]
        assert found[running_]["ended"] == found[waiting]["ended"] == "expired"
        # It can be read as those who sat there and everybody else saw it, and nothing can be done there.
        socket = anna.socket(running_)
        entry = socket.seat(0)
        assert entry["view"] == view and entry["offers"] == [] and not entry["awaits_end"]
        assert socket.latest["deciders"] == [] and not found[running_]["your_turn"]
        assert socket.ask(type="undo", seat=0, version=entry["version"])["code"] == "closed"
        assert anna.get(f"/api/tables/{running_}/replay?seat=0")["view"] == view
        assert anna.get(f"/api/tables/{running_}/replay?seat=1", code=403)["code"] == "not-your-seat"
        with Person(server) as carl:
            assert carl.get(f"/api/tables/{running_}/replay?seat=spectator")["seat"] == "spectator"
            assert carl.get(f"/api/tables/{running_}/replay?seat=0", code=403)["code"] == "not-your-seat"
            assert carl.get(f"/api/tables/{running_}/replay?seat=all", code=403)["code"] == "not-your-seat"
            assert carl.get(f"/api/tables/{running_}/export")["seat"] == "spectator"
            assert carl.post(f"/api/tables/{running_}/join", code=409)["code"] == "no-open-seat"
        listed = [table["id"] for table in anna.get("/api/tables")["mine"]]
        assert running_ in listed and waiting not in listed


def test_a_table_whose_clock_runs_or_stands_for_a_vacation_goes_on(kept: Inside) -> None:
    with running(**kept.where, **DAYS) as server, Person(server) as anna, Person(server) as ben:
        days = live_clock(5 * 86400, kind="days")
        clocked, resting = (anna.table("me", "open", clock=days, options={"first": "1"}) for _ in range(2))
        left = anna.table("me", "open", options={"first": "1"})
        for table in (clocked, resting, left):
            ben.post(f"/api/tables/{table}/join")
        anna.post("/api/me/vacation", {"days": 3})
        kept.sql("UPDATE seats SET paused = :off WHERE table_id = :id", id=clocked, off=False)
        (found,) = kept.sql("SELECT deadline FROM tables WHERE id = :id", id=resting)
        assert found.deadline is None
        kept.sql("UPDATE tables SET deadline = 1e9 WHERE id = :id", id=clocked)
        kept.sql("UPDATE tables SET touched = :at", at=time.time() - 4 * DAY)
        restart(server)
        until(lambda: anna.get(f"/api/tables/{left}")["status"] == "closed")
        assert [anna.get(f"/api/tables/{table}")["status"] for table in (clocked, resting)] == ["running"] * 2
        # Whoever was forgotten does not come back from a vacation: their clock goes on.
        anna.delete("/api/me")
        (found,) = kept.sql("SELECT deadline FROM tables WHERE id = :id", id=resting)
        assert found.deadline is not None


def test_whoever_sits_down_or_speaks_keeps_a_table_open(kept: Inside) -> None:
    with running(**kept.where, **DAYS) as server, Person(server) as anna, Person(server) as ben:
        joined, begun, heard, silent = (anna.table("me", "open", *more) for more in (["open"], [], [], []))
        kept.sql("UPDATE tables SET touched = :at", at=time.time() - 9 * DAY)
        for table in (joined, begun):
            ben.post(f"/api/tables/{table}/join")
        assert ben.socket(heard).ask(type="chat", text="room for one more?")["type"] == "ok"
        restart(server)
        until(lambda: anna.get(f"/api/tables/{silent}")["status"] == "closed")
        still = [anna.get(f"/api/tables/{table}")["status"] for table in (joined, begun, heard)]
        assert still == ["waiting", "running", "waiting"]


def test_a_tournament_nobody_comes_to_ends(kept: Inside) -> None:
    """Neither one that never began nor one whose people have gone keeps its host from others for good."""
    with running(**kept.where, **DAYS) as server, Person(server) as anna, Person(server) as ben:
        body = {"title": "X", "game": "tuareg", "players": 2, "rounds": 3}
        paths = [f"/api/events/{anna.post('/api/events', body)['id']}" for _ in range(4)]
        never, left, played, fresh = paths
        for path in (left, played):
            ben.post(f"{path}/join")
            anna.post(f"{path}/start")
        mine = anna.get(left)["tables"][0]["table"]["id"]
        long_ago = time.time() - 9 * DAY
        kept.sql("UPDATE events SET created = :at WHERE id <> :id", at=long_ago, id=fresh.split("/")[-1])
        kept.sql("UPDATE event_people SET joined = :at", at=long_ago)
        kept.sql("UPDATE tables SET touched = :at WHERE id = :id", at=long_ago, id=mine)
        restart(server)
        until(lambda: anna.get(left)["status"] == "over")
        until(lambda: anna.get(never)["status"] == "over")
        # What nobody played has no next round.
        assert [len(anna.get(path)["tables"]) for path in paths] == [0, 1, 1, 0]
        assert [anna.get(path)["status"] for path in (played, fresh)] == ["running", "open"]


def test_guests_who_left_nothing_are_forgotten(kept: Inside) -> None:
    with running(**kept.where, **DAYS) as server, Person(server) as anna, Person(server) as ben:
        with Person(server) as carl, Person(server) as dora:
            anna.table("me", "open")
            table = ben.table("me", "bot")
            dora.socket(table).ask(type="chat", text="hello")
            for rows in ("sessions", "devices"):
                kept.sql(f"UPDATE {rows} SET seen = :at", at=time.time() - 5 * DAY)
            restart(server)
            until(lambda: kept.sql("SELECT id FROM sessions WHERE id = :id", id=carl.id) == [])
            assert carl.http.get("/api/tables").status_code == 401
            for person in (anna, ben, dora):
                assert person.get("/api/tables")["mine"] is not None
        # Whoever comes back is seen again, once an hour.
        (seen,) = kept.sql("SELECT seen FROM sessions WHERE id = :id", id=anna.id)
        assert seen.seen > time.time() - 60


def test_every_part_that_names_a_guest_keeps_them_or_goes_with_them() -> None:
    """Else one row would keep all guests who have gone from being forgotten."""
    naming = {
        column
        for table in metadata.tables.values()
        for column in table.columns
        if column.references(sessions.c.id)
    }
    assert naming == {*OF_A_GUEST, *LEFT, lab_runs.c.session}


def test_abandoned_tables_do_not_count_for_ever(kept: Inside) -> None:
    with running(**kept.where, **DAYS, max_tables="2") as server, Person(server) as anna:
        body = {"game": "tuareg", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(2):
            anna.post("/api/tables", body)
        assert anna.post("/api/tables", body, code=503)["code"] == "full"
        kept.sql("UPDATE tables SET touched = 1")
        restart(server)
        until(lambda: anna.http.post("/api/tables", json=body, headers={"X-CSRF": anna.csrf}).is_success)


def test_bytes_are_counted_and_have_an_end(kept: Inside) -> None:
    settings = {"max_person_bytes": "6000", "max_address_bytes": "12000"}
    with running(**kept.where, **settings) as server, Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        mine, theirs = anna.socket(table), ben.socket(table)

        def taken() -> int:
            (row,) = kept.sql("SELECT bytes FROM tables WHERE id = :id", id=table)
            return int(row.bytes)

        before = taken()
        pick = next(offer["pick"] for offer in mine.seat(0)["offers"] if offer["final"] is None)
        mine.act(0, pick)
        after = taken()
        assert after > before >= 1000
        assert mine.ask(type="chat", text="x" * 400)["type"] == "ok"
        assert taken() >= after + 400
        while mine.ask(type="chat", text="x" * 400)["type"] == "ok":
            assert taken() < 8000
        assert theirs.ask(type="chat", text="hi")["code"] == "over-quota"
        body = {"game": "tuareg", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        refused = anna.post("/api/tables", body, code=403)
        assert refused["code"] == "over-quota" and refused["args"]["limit"] == 6000
        mine.hello()
        assert mine.undo(0)["type"] == "ok"  # the match goes on
        for _ in range(20):
            if ben.http.post("/api/tables", json=body, headers={"X-CSRF": ben.csrf}).status_code == 403:
                break
        with Person(server) as carl:  # a new guest from the same address
            until(lambda: carl.http.post("/api/tables", json=body, headers={"X-CSRF": carl.csrf}).is_error)


def test_a_full_disk_makes_no_new_tables(tmp_path: Path) -> None:
    with running(data=str(tmp_path), min_free_bytes=str(10**15)) as server, Person(server) as anna:
        body = {"game": "tuareg", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert anna.post("/api/tables", body, code=503)["code"] == "disk-full"


def test_a_person_can_be_forgotten(kept: Inside) -> None:
    with running(**kept.where) as server, Person(server, "Annabella") as anna, Person(server, "Ben") as ben:
        table = anna.table("me", "open", options={"first": "2"})
        ben.post(f"/api/tables/{table}/join")
        mine, theirs = anna.socket(table), ben.socket(table)
        mine.ask(type="chat", text="I am Annabella")
        anna.put("/api/me", {"name": "Annabell"})
        anna.delete("/api/me")
        assert mine.closing()["code"] == "no-session"
        theirs.until(lambda frame: frame["type"] == "sync" and frame["table"]["seats"][0]["name"] == "—")
        assert theirs.latest["table"]["creator"] == "—"
        theirs.until(lambda frame: frame["type"] == "chat" and frame["from_start"])
        assert theirs.chats == []
        theirs.step(1, Random(2).choice)
        shown = json.dumps([ben.get(f"/api/tables/{table}"), ben.get(f"/api/tables/{table}/export")])
        assert "Annabell" not in shown
        with Person(server) as carl:
            watching = carl.socket(table)
            assert [frame for frame in watching.quiet() if frame["type"] == "chat"] == []
            assert watching.chats == []
        for rows in ("sessions", "seats", "tables", "chats"):
            assert "Annabell" not in str(kept.sql(f"SELECT * FROM {rows}"))


# What still says something when a person was forgotten: none of it names them.
NOT_THEIRS = {
    *("notices.value", "deeds.host", "deeds.verb", "deeds.subject", "deeds.detail", "bans.why"),  # the host's
    *("events.title", "events.game", "events.options", "events.bot", "events.status", "ratings.game"),
    *("entries.verb", "entries.tokens", "entries.hash", "entries.act", "chats.act"),  # what they did, not who
    *("happenings.kind", "happenings.told"),
    *("seats.offer", "seats.nonce", "seats.bot", "seats.stand_in", "seats.fate", "seats.reserved"),
}


def test_nothing_is_left_of_a_person_anywhere(tmp_path: Path) -> None:
    """Whatever parts the database has: each was filled with a name, and none but these has it still."""
    kept = Inside({"data": str(tmp_path)})
    with running(**kept.where):
        pass
    kept.work(fill)
    kept.work(lambda connection: erase(connection, PERSON))
    left = {
        f"{table}.{column.name}"
        for table, rows in kept.work(everything).items()
        for row in rows
        for column, value in zip(metadata.tables[table].columns, row, strict=True)
        if NAME in str(value)
    }
    of_tables = {name for name in left if name.startswith("tables.")}
    assert left - of_tables == NOT_THEIRS
    assert not of_tables & {"tables.names", "tables.base"}


def test_nobody_waits_for_who_was_forgotten(kept: Inside) -> None:
    with running(**kept.where) as server, Person(server) as anna, Person(server) as ben:
        hers, theirs = anna.table("me", "open"), ben.table("me", "open", "open")
        anna.post(f"/api/tables/{theirs}/join")
        watching = ben.socket(theirs)
        event = {"title": "Cup", "game": "tuareg", "players": 2, "rounds": 1, "take_part": True}
        mine, other = anna.post("/api/events", event), ben.post("/api/events", event)
        anna.post(f"/api/events/{other['id']}/join")
        anna.delete("/api/me")
        watching.until(lambda frame: frame["type"] == "sync" and frame["table"]["seats"][1]["kind"] == "open")
        assert ben.get(f"/api/tables/{hers}")["status"] == "closed"
        assert ben.get(f"/api/events/{mine['id']}")["status"] == "over"
        people = ben.get(f"/api/events/{other['id']}")["people"]
        assert {one["name"]: one["missing"] for one in people} == {ben.name: False, "—": True}
        with Person(server) as carl:
            carl.post(f"/api/events/{other['id']}/join")
            ben.post(f"/api/events/{other['id']}/start")
            (round_,) = ben.get(f"/api/events/{other['id']}")["tables"]
            assert {seat["name"] for seat in round_["table"]["seats"]} == {ben.name, carl.name}
