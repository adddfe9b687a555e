"""What somebody is shown of a running match is written down for good, and for whoever comes after them."""

from __future__ import annotations

from tests.server.harness import Person, Running
from tests.server.inside import inside
from tests.server.test_accounts import recovery, sign_in

SETTINGS = {"offer_seconds": "0"}


def left_seat(anna: Person, ben: Person) -> str:
    """A running match of two; the second has given up the seat, and the first agrees to somebody new."""
    table = anna.table("me", "open")
    ben.post(f"/api/tables/{table}/join")
    ben.post(f"/api/tables/{table}/leave")
    anna.post(f"/api/tables/{table}/seats/1/offer")
    return table


def asks(browser: Person, table: str) -> str:
    """For the seat that was given up, as whoever this browser is by now; the answer."""
    csrf = browser.http.get("/api/me").json()["csrf"]
    answer = browser.http.post(f"/api/tables/{table}/join", json={"seat": 1}, headers={"X-CSRF": csrf})
    return "ok" if answer.is_success else str(answer.json()["code"])


# -- who comes after ------------------------------------------------------------------------------


def test_who_is_forgotten_comes_back_to_no_table_as_a_stranger(server: Running) -> None:
    """On no device: neither where it was asked for, nor where it was not."""
    with (
        Person(server, address="192.0.2.20") as anna,
        Person(server, address="192.0.2.21") as ben,
        Person(server, address="192.0.2.22") as phone,
        Person(server, address="192.0.2.23") as carl,
    ):
        table = left_seat(anna, ben)
        anna.socket(table)
        sign_in(phone, "recovery", token=recovery(anna))
        anna.delete("/api/me")
        assert [asks(browser, table) for browser in (anna, phone)] == ["has-seen", "has-seen"]
        assert asks(carl, table) == "ok"


def test_no_device_of_who_was_forgotten_is_kept_without_need(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open")
        ben.post(f"/api/tables/{table}/join")
        for person in (anna, ben):
            person.socket(table)
            person.post(f"/api/tables/{table}/end", {"on": True})
        assert anna.get(f"/api/tables/{table}")["status"] == "closed"
        anna.delete("/api/me")
        assert inside(server).sql("SELECT * FROM devices WHERE person = :id", id=anna.id) == []


def test_who_signs_in_sits_where_the_guest_sat(server: Running) -> None:
    """Also if that guest has never looked: two seats of one match are for two people."""
    with (
        Person(server) as anna,
        Person(server) as ben,
        Person(server) as guest,
        Person(server, address="192.0.2.30") as me,
    ):
        table = anna.table("me", "open", "open")
        path = f"/api/tables/{table}"
        for person in (ben, guest):
            person.post(f"{path}/join")
        recovery(guest)  # so that the seat is not lost
        sign_in(guest, "recovery", token=recovery(me))
        ben.post(f"{path}/leave")
        anna.post(f"{path}/seats/1/offer")
        assert asks(guest, table) == "has-seen"


def test_a_device_that_was_signed_out_is_shown_nothing_new(server: Running) -> None:
    """Not even before this process hears of it: whoever came after it has seen what was written by then."""
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = left_seat(anna, ben)
        carl.get(f"/api/tables/{table}")
        inside(server).sql("UPDATE devices SET ended = 1 WHERE person = :id", id=carl.id)
        assert carl.get(f"/api/tables/{table}/export", code=401)["code"] == "no-session"
        socket = carl.socket(table, greet=False)  # let in by what is remembered
        socket.send(type="hello", since={})
        assert socket.closing()["code"] == "no-session"
        assert inside(server).sql("SELECT * FROM witnesses WHERE session = :id", id=carl.id) == []
