"""One person on several devices: ways to sign in, ended devices, and what becomes of a guest's games."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.conftest import place
from tests.server.harness import Person, Running, running, until
from tests.server.inside import Inside, awaited, inside, tutable
from tutable.server.settings import read_settings
from tutable.server.store import credentials
from tutable.server.store.database import Database
from tutable.server.store.migrations import migrate
from tutable.server.store.schema import metadata, sessions

PASSWORD = "three camels & a well"


def sign_in(person: Person, way: str, code: int = 200, **body: object) -> dict[str, object]:
    """On this device; the harness goes on as whoever that is."""
    found: dict[str, object] = person.post(f"/api/sign-in/{way}", body, code)
    if code == 200:
        person.id, person.name, person.csrf = (str(found[key]) for key in ("id", "name", "csrf"))
    return found


def recovery(person: Person) -> str:
    link = str(person.post("/api/me/recovery")["link"])
    assert link.startswith(person.server.address + "/sign-in#")
    return link.rpartition("#")[2]


# -- devices --------------------------------------------------------------------------------------


def test_seats_follow_the_person(server: Running) -> None:
    """Two devices at one table: both are shown the hand, either may act, and nothing happens twice."""
    with Person(server, "Anna") as anna, Person(server) as phone, Person(server) as ben:
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        sign_in(phone, "recovery", token=recovery(anna))
        assert (phone.id, phone.name) == (anna.id, "Anna")
        desk, hand = anna.socket(table), phone.socket(table)
        assert desk.seat(0)["view"] == hand.seat(0)["view"]
        pick = next(offer["pick"] for offer in hand.seat(0)["offers"] if offer["final"] is None)
        version = hand.seat(0)["version"]
        assert hand.act(0, pick, id="once")["type"] == "ok"
        desk.synced()
        assert desk.seat(0)["version"] > version
        # The same deed again from the other device is the same deed; an older one is out of date.
        assert desk.ask(type="act", seat=0, version=version, pick=pick, id="once")["type"] == "ok"
        assert desk.ask(type="act", seat=0, version=version, pick=pick)["type"] == "stale"
        assert desk.hello()["seats"]["0"]["view"] == hand.hello()["seats"]["0"]["view"]
        assert desk.undo(0)["type"] == "ok"
        hand.synced()
        assert hand.seat(0)["view"] == desk.hello()["seats"]["0"]["view"]
        anna.put("/api/me", {"name": "Anna K."})
        assert phone.get("/api/me")["name"] == "Anna K."


def test_ending_a_device_closes_its_sockets_and_no_others(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server) as phone:
        table = anna.table("me", "bot")
        sign_in(phone, "recovery", token=recovery(anna))
        here, there = anna.socket(table), phone.socket(table)
        listed = anna.get("/api/me/account")["devices"]
        assert [one["here"] for one in listed].count(True) == 1 and len(listed) == 2
        (other,) = [one["id"] for one in listed if not one["here"]]
        with Person(server) as ben:  # a device of somebody else is none of his
            assert ben.delete(f"/api/me/devices/{other}", code=404)["code"] == "not-there"
        anna.delete(f"/api/me/devices/{other}")
        assert there.closing()["code"] == "no-session"
        assert here.ask(type="chat", text="still here")["type"] == "ok"
        assert phone.http.get("/api/tables").status_code == 401
        assert anna.delete(f"/api/me/devices/{other}", code=404)["code"] == "not-there"


def test_signing_out_here_and_everywhere_else(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server) as second, Person(server) as third:
        table = anna.table("me", "bot")
        token = recovery(anna)
        for person in (second, third):
            sign_in(person, "recovery", token=token)
        sockets = [person.socket(table) for person in (anna, second, third)]
        second.delete("/api/me/devices")
        for socket in (sockets[0], sockets[2]):
            assert socket.closing()["code"] == "no-session"
        assert second.get("/api/me/account")["games"] == 1
        assert second.post("/api/me/sign-out") == {}
        assert sockets[1].closing()["code"] == "no-session"
        assert second.http.get("/api/me").json()["id"] != anna.id


def test_a_guest_is_asked_before_games_are_left_behind(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server, "Guest") as guest:
        table = guest.table("me", "open")
        token = recovery(anna)
        for way, body in (("recovery", {"token": token}), ("password", {"handle": "a", "password": "b"})):
            refused = sign_in(guest, way, 409, **body)
            assert (refused["code"], refused["args"]) == ("games-left", {"count": 1})
        assert guest.post("/api/me/sign-out", code=409)["code"] == "games-left"
        mine = recovery(guest)  # a way back: nothing is lost any more
        old = guest.id
        sign_in(guest, "recovery", token=token)
        assert guest.id == anna.id and guest.get("/api/tables")["mine"] == []
        sign_in(guest, "recovery", token=mine)
        assert guest.id == old and [one["id"] for one in guest.get("/api/tables")["mine"]] == [table]
    with Person(server) as careless:
        careless.table("me", "bot")
        sign_in(careless, "recovery", token=token, leave=True)
        assert careless.id == anna.id


def test_who_signs_in_has_seen_what_the_guest_saw(server: Running) -> None:
    """Looking on as a guest and then sitting down as oneself is one person who has seen the table."""
    with Person(server, "Anna") as anna, Person(server) as ben, Person(server) as cheat, Person(server) as me:
        token = recovery(me)
        table = anna.table("me", "open")
        ben.post(f"/api/tables/{table}/join")
        cheat.socket(table).close()
        sign_in(cheat, "recovery", token=token)
        ben.post(f"/api/tables/{table}/leave")
        assert cheat.post(f"/api/tables/{table}/join", code=403)["code"] == "has-seen"
        assert ben.post(f"/api/tables/{table}/join")["seats"][1]["you"]


def test_who_comes_after_somebody_has_seen_what_was_shown(server: Running) -> None:
    """To sign out makes nobody a stranger to the matches this browser was shown, nor one that was ended."""
    with Person(server, "Anna") as anna, Person(server) as ben, Person(server) as phone:
        token = recovery(anna)
        table = anna.table("me", "open")
        ben.post(f"/api/tables/{table}/join")
        sign_in(phone, "recovery", token=token)
        ben.post(f"/api/tables/{table}/leave")
        anna.post(f"/api/tables/{table}/seats/1/offer")
        anna.socket(table)
        phone.delete("/api/me/devices")
        phone.post("/api/me/sign-out")
        for browser in (anna, phone):
            guest = browser.http.get("/api/me").json()
            assert guest["id"] != anna.id
            headers = {"X-CSRF": guest["csrf"]}
            answer = browser.http.post(f"/api/tables/{table}/join", json={"seat": 1}, headers=headers)
            assert answer.json()["code"] == "has-seen"


# -- recovery links -------------------------------------------------------------------------------


def test_a_new_recovery_link_takes_the_place_of_the_old(server: Running) -> None:
    with Person(server) as anna, Person(server) as other:
        first, second = recovery(anna), recovery(anna)
        assert sign_in(other, "recovery", 403, token=first)["code"] == "bad-link"
        sign_in(other, "recovery", token=second)
        assert other.id == anna.id
        anna.delete("/api/me/recovery")
        with Person(server) as late:
            assert sign_in(late, "recovery", 403, token=second)["code"] == "bad-link"
        assert other.get("/api/me/account")["recovery"] is None


@pytest.mark.parametrize("token", ["", "x", "\0", "ä" * 300, "' OR 1=1 --"])
def test_what_is_no_link_opens_nothing(server: Running, token: str) -> None:
    with Person(server) as anna:
        assert sign_in(anna, "recovery", 403, token=token)["code"] == "bad-link"


def test_a_link_is_drawn_for_a_camera(server: Running) -> None:
    with Person(server) as anna:
        drawn = anna.post("/api/me/recovery")["qr"]
        assert drawn["size"] > 25 and drawn["path"].startswith("M4 4h7v1h-7z")  # a corner, within its border


# -- passwords ------------------------------------------------------------------------------------


def test_a_password_is_good_on_another_device(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server) as other:
        anna.put("/api/me/password", {"handle": " Änna.K ", "password": PASSWORD})
        assert anna.get("/api/me/account")["handle"] == "änna.k"
        assert sign_in(other, "password", 403, handle="änna.k", password="x")["code"] == "bad-sign-in"
        sign_in(other, "password", handle="ÄNNA.K", password=PASSWORD)
        assert other.id == anna.id
        other.put("/api/me/password", {"handle": "änna.k", "password": PASSWORD + "!"})
        with Person(server) as third:
            assert sign_in(third, "password", 403, handle="änna.k", password=PASSWORD)["code"]
            sign_in(third, "password", handle="änna.k", password=PASSWORD + "!")
        anna.delete("/api/me/password")
        with Person(server) as late:
            refused = sign_in(late, "password", 403, handle="änna.k", password=PASSWORD + "!")
            assert refused["code"] == "bad-sign-in"


def test_nobody_is_told_which_names_there_are(server: Running) -> None:
    with Person(server) as anna, Person(server) as other:
        anna.put("/api/me/password", {"handle": "known-one", "password": PASSWORD})
        answers = [
            sign_in(other, "password", 403, handle=handle, password="wrong wrong")
            for handle in ("known-one", "unknown-one", "\0", "", "x" * 300)
        ]
        assert all(answer == answers[0] for answer in answers)
        assert other.put("/api/me/password", {"handle": "Known-One", "password": PASSWORD}, 409)["code"] == (
            "handle-taken"
        )


@pytest.mark.parametrize(
    ("handle", "password", "code"),
    [
        ("ab", PASSWORD, "bad-handle"),
        ("x" * 41, PASSWORD, "bad-handle"),
        ("two words", PASSWORD, "bad-handle"),
        ("nul\0", PASSWORD, "bad-handle"),
        ("anna", "short", "weak-password"),
        ("anna", "x" * 201, "weak-password"),
        ("anna", "aaaaaaaaaaaaaaaa", "weak-password"),
        ("annabella", "My Annabella 1", "weak-password"),
    ],
)
def test_names_and_passwords_that_would_not_do(
    server: Running, handle: str, password: str, code: str
) -> None:
    with Person(server) as anna:
        assert anna.put("/api/me/password", {"handle": handle, "password": password}, 422)["code"] == code
        assert anna.get("/api/me/account")["handle"] is None


def test_guessing_has_an_end(tmp_path: Path) -> None:
    with running(data=str(tmp_path), sign_ins="5/day") as server, Person(server) as anna:
        codes = [
            sign_in(anna, "password", code, handle="anna", password="x")["code"]
            for code in (403, 403, 403, 403, 403, 429)
        ]
        assert codes == ["bad-sign-in"] * 5 + ["too-many"]


def test_no_secret_is_logged_or_kept(tmp_path: Path) -> None:
    with running(data=str(tmp_path), log_level="debug") as server, Person(server) as anna:
        token = recovery(anna)
        anna.put("/api/me/password", {"handle": "anna-in-the-log", "password": PASSWORD})
        with Person(server) as other:
            sign_in(other, "recovery", token=token)
            sign_in(other, "password", handle="anna-in-the-log", password=PASSWORD)
            cookie = other.http.cookies["tutable"]
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for secret in (token, PASSWORD, cookie.partition(".")[0]):
            assert secret not in server.output() and secret.encode() not in kept
        assert "anna-in-the-log" not in server.output()


# -- my data --------------------------------------------------------------------------------------


def test_everything_of_mine_can_be_taken_along_and_nothing_else(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben:
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        anna.socket(table).ask(type="chat", text="mine")
        ben.socket(table).ask(type="chat", text="Bens words")
        anna.post(f"/api/tables/{table}/reports", {"seat": 1, "text": "look at this"})
        anna.put(f"/api/tables/{table}/plan", {"seat": 0, "steps": [], "auto_pass": True})
        elsewhere = ben.table("me", "open")
        anna.put(f"/api/tables/{elsewhere}/shelf", {"shelf": "archive"})
        anna.post("/api/events", {"title": "Cup", "game": "tuareg", "players": 2, "rounds": 1})
        token = recovery(anna)
        response = anna.http.get("/api/me/export")
        assert "attachment" in response.headers["content-disposition"]
        found = response.json()
        assert found["profile"]["name"] == "Anna" and [one["kind"] for one in found["credentials"]] == [
            "recovery"
        ]
        assert [line["text"] for line in found["chat"]] == ["mine"]
        assert [report["text"] for report in found["reports"]] == ["look at this"]
        assert found["drafts"] == found["lab"] == found["habits"] == found["silenced"] == found["muted"] == []
        assert found["shelves"] == [{"table_id": elsewhere, "shelf": "archive"}]
        assert found["plans"] == [{"table_id": table, "seat": 0, "steps": [], "auto_pass": True}]
        assert [(one["title"], one["made_by_me"], one["takes_part"]) for one in found["events"]] == [
            ("Cup", True, True)
        ]
        assert found["browsers"] == found["series"] == found["votes"] == []
        (mine,) = found["tables"]
        assert mine["id"] == table and mine["seats"] == [{"seat": 0, "name": "Anna"}]
        # Neither a secret of the running match, nor one by which somebody could sign in.
        (row,) = inside(server).sql("SELECT seed FROM tables WHERE id = :id", id=table)
        text = json.dumps(found)
        assert row.seed not in text and token not in text and "Bens" not in text and ben.id not in text


def test_nothing_that_names_a_person_is_left_out_by_accident() -> None:
    """Every part of the database that names somebody: exported, or of others, or gone within days."""
    tables = metadata.tables.values()
    naming = {one.name for one in tables if any(key.references(sessions) for key in one.foreign_keys)}
    told = {"devices", "credentials", "tables", "seats", "chats", "reports", "ratings", "habits", "silenced"}
    told |= {"subscriptions", "shelves", "plans", "events", "event_people", "event_seats", "series", "votes"}
    told |= {"drafts", "lab_runs", "mutes"}
    passing = {"tickets", "tellings", "witnesses", "kicks"}
    assert naming == told | passing


def test_who_is_forgotten_leaves_no_way_in(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server) as phone, Person(server) as other:
        token = recovery(anna)
        anna.put("/api/me/password", {"handle": "gone-soon", "password": PASSWORD})
        sign_in(phone, "recovery", token=token)
        socket = phone.socket(anna.table("me", "bot"))
        anna.delete("/api/me")
        assert socket.closing()["code"] == "no-session"
        assert phone.http.get("/api/tables").status_code == 401
        assert sign_in(other, "recovery", 403, token=token)["code"] == "bad-link"
        assert sign_in(other, "password", 403, handle="gone-soon", password=PASSWORD)["code"] == "bad-sign-in"
        for rows in ("credentials", "tickets"):
            assert inside(server).sql(f"SELECT * FROM {rows} WHERE person = :id", id=anna.id) == []
        # Browsers that were shown something of a match that goes on are no strangers to it, and say no more.
        left = inside(server).sql("SELECT ended, label FROM devices WHERE person = :id", id=anna.id)
        assert len(left) == 2 and all(row.ended is not None and row.label == "" for row in left)
        other.put("/api/me/password", {"handle": "gone-soon", "password": PASSWORD})  # the name is free again


# -- what is kept ---------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Inside:
    return Inside(place(request.param, request, tmp_path))


def test_whoever_can_come_back_is_not_forgotten(kept: Inside) -> None:
    with running(**kept.where, guest_days="4") as server, Person(server) as guest, Person(server) as anna:
        token = recovery(anna)
        for rows in ("sessions", "devices"):
            kept.sql(f"UPDATE {rows} SET seen = 1")
        server.stop()
        server.start()
        until(lambda: kept.sql("SELECT id FROM sessions WHERE id = :id", id=guest.id) == [])
        assert kept.sql("SELECT * FROM devices WHERE person = :id", id=guest.id) == []
        with Person(server) as later:
            sign_in(later, "recovery", token=token)
            assert later.id == anna.id


def test_old_cookies_go_on_after_the_migration(tmp_path: Path) -> None:
    """A database as it was before devices: everybody is still who they were."""
    with running(data=str(tmp_path)) as server, Person(server, "Anna") as anna:
        table = anna.table("me", "bot")
        cookie = anna.http.cookies["tutable"]
        server.stop()
        (tmp_path / "old").mkdir()
        older = Database(read_settings({"data": str(tmp_path / "old")}, {}))

        async def back() -> None:
            await older.write(lambda connection: migrate(connection, "0003"))
            await older.close()

        awaited(back())
        base = sqlite3.connect(tmp_path / "old" / "tutable.db")
        base.execute("ATTACH ? AS new", (str(tmp_path / "tutable.db"),))
        base.execute("INSERT INTO keys SELECT * FROM new.keys")
        base.execute(
            "INSERT INTO sessions (id, token_hash, name, created, seen, address)"
            " SELECT s.id, d.token_hash, s.name, s.created, s.seen, s.address"
            " FROM new.sessions s JOIN new.devices d ON d.person = s.id"
        )
        for rows in ("tables", "seats"):
            names = ", ".join(row[1] for row in base.execute(f"PRAGMA table_info({rows})"))
            base.execute(f"INSERT INTO {rows} ({names}) SELECT {names} FROM new.{rows}")
        base.commit()
        base.close()
    with running(data=str(tmp_path / "old")) as server, Person(server) as again:
        again.http.cookies.clear()
        again.http.cookies.set("tutable", cookie)
        found = again.http.get("/api/me").json()
        assert (found["id"], found["name"]) == (anna.id, "Anna")
        assert [one["id"] for one in again.get("/api/tables")["mine"]] == [table]


def test_a_backup_takes_the_ways_in_along(kept: Inside, tmp_path: Path) -> None:
    with running(**kept.where) as server, Person(server, "Anna") as anna:
        anna.put("/api/me/password", {"handle": "anna", "password": PASSWORD})
        token, cookie = recovery(anna), anna.http.cookies["tutable"]
        assert tutable("backup", str(tmp_path / "all.gz"), *kept.flags) == 0
    elsewhere = tmp_path / "elsewhere"
    assert tutable("restore", str(tmp_path / "all.gz"), "--data", str(elsewhere)) == 0
    with running(data=str(elsewhere)) as server, Person(server) as other:
        sign_in(other, "password", handle="anna", password=PASSWORD)
        assert other.id == anna.id
        sign_in(other, "recovery", token=token)
        other.http.cookies.clear()
        other.http.cookies.set("tutable", cookie)
        assert other.http.get("/api/me").json()["id"] == anna.id


def test_the_database_knows_nobody_twice(server: Running) -> None:
    """Two who ask for one name at one time: one has it."""

    with Person(server) as anna, Person(server) as ben:

        def work(connection: Connection) -> list[bool]:
            return [credentials.add(connection, person.id, "password", "same", "x") for person in (anna, ben)]

        assert inside(server).work(work) == [True, False]
