"""My turn reaches me: once, with nothing secret, not while I look, not in my quiet hours; and vacations."""

from __future__ import annotations

import queue
import time
from datetime import UTC, datetime

import pytest

from tests.server.harness import PATIENCE, Person, Running, Socket, until
from tests.server.hourglass import Hourglass, TwoPeople, live_clock, turn_of, until_said
from tests.server.inside import inside
from tests.server.push_service import Browser, beside
from tests.server.test_accounts import recovery, sign_in
from tutable.server.notify.quiet import quiet_seconds, zone_of

SETTINGS = {"push_anywhere": "true", "notify_seconds": "15", "vacation_days": "10"}
IS_TIMED = True


def states(server: Running, person: Person) -> list[str]:
    found = inside(server).sql(
        "SELECT state FROM tellings WHERE person = :who ORDER BY number", who=person.id
    )
    return [row.state for row in found]


def settled(server: Running, person: Person, count: int) -> list[str]:
    """What became of so many tellings, once all are decided."""
    deadline = time.monotonic() + PATIENCE
    while len(found := states(server, person)) < count or "due" in found:
        assert time.monotonic() < deadline, found
        time.sleep(0.05)
    return found


def test_a_turn_is_told_once_and_says_nothing_secret(server: Running, glass: Hourglass) -> None:
    browser = Browser()
    with beside() as (url, got), TwoPeople(server, first=2) as two:
        two.ben.post("/api/me/push", {**browser.subscription(url + "1"), "lang": "de"})
        two.theirs.send(type="look", visible=False)
        glass.turn(20)
        told = browser.read(got.get(timeout=PATIENCE))
        assert set(told) == {"title", "text", "path", "tag"} and told["text"] == "Mit Anna."
        assert told["title"].endswith(": Du bist dran") and told["path"] == f"/t/{two.table}"
        glass.turn(600)
        turn_of(two.theirs, 1)
        turn_of(two.mine, 0)
        glass.turn(20)
        assert browser.read(got.get(timeout=PATIENCE))["text"] == "Anna hat gezogen."
        turn_of(two.theirs, 1)
        turn_of(two.mine, 0)
        # Anna looked all the time; Ben's third turn is another one.
        two.theirs.send(type="look", visible=True)
        glass.turn(20)
        assert settled(server, two.ben, 3) == ["sent", "sent", "seen"]
        assert settled(server, two.anna, 2) == ["seen", "seen"]
        with pytest.raises(queue.Empty):
            got.get(timeout=0.3)


def test_a_subscription_that_is_gone_is_forgotten(server: Running, glass: Hourglass) -> None:
    with beside(410) as (url, got), TwoPeople(server, first=2) as two:
        assert two.ben.post("/api/me/push", Browser().subscription(url + "2"))["browsers"] == 1
        two.theirs.close()
        glass.turn(20)
        got.get(timeout=PATIENCE)
        until(lambda: not two.ben.get("/api/me/notifications")["browsers"])


def test_a_browser_belongs_to_who_subscribed_last(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        where = Browser().subscription("http://127.0.0.1:9/3")
        anna.post("/api/me/push", where)
        assert ben.post("/api/me/push", where)["browsers"] == 1
        assert anna.get("/api/me/notifications")["browsers"] == 0
        assert anna.post("/api/me/push/off", {"endpoint": where["endpoint"]})["browsers"] == 0
        assert ben.get("/api/me/notifications")["browsers"] == 1
        assert ben.post("/api/me/push/off", {"endpoint": where["endpoint"]})["browsers"] == 0
        bad = ("ftp://push.example.org/x", "https://push.example.org:99999/x", "https://[::1/x")
        for wrong in (*({"endpoint": one} for one in bad), {"auth": "x"}, {"p256dh": "AAAA"}):
            assert anna.post("/api/me/push", where | wrong, code=400)["code"] == "bad-request"


def test_a_lost_device_is_told_nothing(server: Running) -> None:
    """A browser is told what concerns who is signed in there, and nothing when nobody is any more."""
    where = [Browser().subscription(f"http://127.0.0.1:9/{number}") for number in range(2)]
    with Person(server) as anna, Person(server) as phone:
        phone.post("/api/me/push", where[0])
        guest = phone.id
        sign_in(phone, "recovery", token=recovery(anna))
        assert phone.id == anna.id != guest
        assert phone.get("/api/me/notifications")["here"]
        assert anna.post("/api/me/push", where[1])["browsers"] == 2
        anna.delete("/api/me/devices")  # everywhere else
        found = anna.get("/api/me/notifications")
        assert found["browsers"] == 1 and found["here"]
        anna.post("/api/me/sign-out", {"leave": True})
    assert not inside(server).sql("SELECT id FROM subscriptions WHERE person = :who", who=anna.id)
    assert not inside(server).sql("SELECT id FROM subscriptions WHERE person = :who", who=guest)


def looked(socket: Socket, visible: bool) -> bool:
    socket.send(type="look", visible=visible)
    return bool(socket.until(lambda frame: frame["type"] == "looked")["here"])


def test_a_page_in_another_tab_is_as_quiet_as_a_push(server: Running) -> None:
    """It asks whether it may say something now."""
    minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
    around = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440}
    with TwoPeople(server, first=2) as two:
        asked = f"{two.path}/silence"
        assert two.ben.get(asked) == {"on": False, "now": False}
        elsewhere = two.ben.socket(two.table)
        assert looked(two.theirs, visible=False)  # it is before Ben's eyes on another device
        assert not looked(elsewhere, visible=False) and not looked(two.theirs, visible=False)
        assert looked(two.mine, visible=True) and not looked(
            two.theirs, visible=False
        )  # Anna is somebody else
        two.ben.put("/api/me/notifications", {"lang": "en", "zone": "UTC", **around})
        assert two.ben.get(asked) == {"on": False, "now": True}
        two.ben.put("/api/me/notifications", {"lang": "en", "zone": "UTC"})
        assert two.ben.put(asked, {"on": True}) == {"on": True, "now": True}


def test_a_table_to_be_silent_about_and_quiet_hours(server: Running, glass: Hourglass) -> None:
    now = datetime.now(UTC)
    minute = now.hour * 60 + now.minute
    with TwoPeople(server, first=2) as silent, TwoPeople(server, first=2) as quiet:
        silent.ben.put(f"{silent.path}/silence", {"on": True})
        assert silent.ben.get(f"{silent.path}/silence")["on"]
        around = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 120) % 1440}
        quiet.ben.put("/api/me/notifications", {"lang": "en", "zone": "UTC", **around})
        for two in (silent, quiet):
            two.theirs.close()
        due = "SELECT due FROM tellings WHERE person = :who"
        before = inside(server).sql(due, who=quiet.ben.id)[0].due
        glass.turn(20)
        assert settled(server, silent.ben, 1) == ["seen"]
        assert 3600 < until(lambda: inside(server).sql(due, who=quiet.ben.id)[0].due - before) < 3 * 3600
        assert states(server, quiet.ben) == ["due"]
        wrong = {"lang": "en", "zone": "Moon/Tycho"}
        assert quiet.ben.put("/api/me/notifications", wrong, code=400)["code"] == "bad-request"


def test_hours_in_a_time_zone() -> None:
    night = datetime(2026, 7, 1, 21, 30, tzinfo=UTC).timestamp()  # 23:30 in Berlin
    assert quiet_seconds(night, "Europe/Berlin", 22 * 60, 7 * 60) == 7.5 * 3600
    assert quiet_seconds(night, "UTC", 22 * 60, 7 * 60) == 0
    assert quiet_seconds(night, "UTC", None, 7 * 60) == 0
    # In the night in which the clock is set forward there is an hour less.
    spring = datetime(2026, 3, 28, 22, 0, tzinfo=UTC).timestamp()  # 23:00 in Berlin
    assert quiet_seconds(spring, "Europe/Berlin", 22 * 60, 7 * 60) == 7 * 3600


@pytest.mark.parametrize(
    "name", ["", "Europe", "../../etc/passwd", "/etc/passwd", "zone.tab", "\0", "x" * 400]
)
def test_what_is_no_zone(name: str) -> None:
    assert zone_of(name) is None
    assert quiet_seconds(0.0, name, 0, 60) == 3600  # what was a zone once is counted as everywhere


def test_asking_for_many_zones_costs_little() -> None:
    """It is asked on the event loop, and strangers say how often."""
    begun = time.thread_time()
    assert all(zone_of(f"Moon/Crater-{number}") is None for number in range(300))
    assert time.thread_time() - begun < 0.3


def test_a_table_that_begins_while_somebody_is_on_vacation(server: Running, glass: Hourglass) -> None:
    with Person(server) as anna, Person(server) as ben:
        days = live_clock(86400, kind="days")
        table = anna.table("me", "open", options={"first": "1"}, clock=days)
        anna.post("/api/me/vacation", {"days": 3})
        found = ben.post(f"/api/tables/{table}/join")
        assert found["status"] == "running" and found["clock"]["left"] is None
        assert found["seats"][0]["vacation"] and not found["seats"][1]["vacation"]
        anna.post("/api/me/vacation", {"days": 0})
        assert ben.get(f"/api/tables/{table}")["clock"]["left"] > 86000


def test_on_vacation_days_stand_and_live_clocks_do_not(server: Running, glass: Hourglass) -> None:
    days = live_clock(2 * 86400, kind="days")
    with TwoPeople(server, clock=days) as slow:
        fast = slow.anna.table("me", "open", options={"first": "1"}, clock=live_clock(60))
        slow.ben.post(f"/api/tables/{fast}/join")
        assert slow.anna.post("/api/me/vacation", {"days": 11}, code=409)["code"] == "no-vacation"
        found = slow.anna.post("/api/me/vacation", {"days": 4})
        assert found["vacation_left"] == 6 and found["vacation_seconds"] > 3 * 86400
        assert slow.clock()["left"] is None and slow.anna.get(slow.path)["seats"][0]["vacation"]
        glass.turn(86400 + 3600)
        until_said(slow.ben.socket(fast), "happened-late-bot")
        # Back after a day and a bit: two whole days were not used, and as much time is left as before.
        found = slow.anna.post("/api/me/vacation", {"days": 0})
        assert found["vacation_left"] == 8 and found["vacation_seconds"] is None
        assert 2 * 86400 - 600 < slow.clock()["left"] <= 2 * 86400
        # A vacation that is over ends by itself.
        slow.anna.post("/api/me/vacation", {"days": 1})
        glass.turn(86400 + 60)
        until(lambda: not slow.anna.get(slow.path)["seats"][0]["vacation"])
        assert slow.clock()["left"] is not None
