"""A seat that somebody gives up in the middle of a match: back to them, to a bot, or to somebody new."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.harness import Person, Running
from tests.server.sealed import import_match
from tutable import new

SETTINGS = {"away_seconds": "1", "offer_seconds": "0"}
# Who asks for seat 1, and the answer while the table waits, in the running match, and when it is over.
SEEN = ("ok", "has-seen", "no-open-seat")
JOINS = {
    "leaver": ("ok", "ok", "no-open-seat"),
    "creator": SEEN,
    "opponent": SEEN,
    "silent": SEEN,  # sits at the table and has never looked
    "spectator": SEEN,
    "exporter": SEEN,
    "asker": SEEN,
    "stranger": ("ok", "ok", "no-open-seat"),
}
NEVER = ("not-allowed", "not-allowed", "not-allowed")
CALLS = {
    "leaver": NEVER,
    "creator": ("ok", "ok", "not-running"),
    "opponent": ("ok", "ok", "not-allowed"),  # the match that is over was brought along by the creator alone
    "silent": ("ok", "ok", "not-allowed"),
    "spectator": NEVER,
    "stranger": NEVER,
}
STATES = ("waiting", "running", "over")
ELSEWHERE = "192.0.2.7"


class Table:
    """Four seats: the creator's, one that is given up, an opponent's, and of one who has never looked."""

    def __init__(self, server: Running, state: str) -> None:
        self.state = state
        names = ("creator", "leaver", "opponent", "silent", "spectator", "exporter", "asker", "stranger")
        self.people = {name: Person(server) for name in names[:-1]}
        self.people["stranger"] = Person(server, address=ELSEWHERE)
        self.seated = [self.people[name] for name in names[:4]]
        self.open()

    def open(self) -> None:
        """A new table for the same people; seat 1 has just been given up."""
        creator = self.people["creator"]
        if self.state == "over":
            match = new("tuareg", 4, seed=1)
            random = Random(1)
            while not match.is_over:
                seat = match.waiting()[0]
                match.act(seat, random.choice(match.options(seat)).pick)
            self.id = import_match(creator, match)
            return
        self.id = creator.table("me", *["open"] * (4 if self.state == "waiting" else 3))
        for person in self.seated[1:]:
            person.post(f"{self.path}/join")
        for name in ("creator", "leaver", "opponent", "spectator"):
            self.people[name].socket(self.id)
        if self.state == "running":
            self.people["exporter"].get(f"{self.path}/export")
            self.people["asker"].get(f"{self.path}/things/pile")
        self.people["leaver"].post(f"{self.path}/leave")
        if self.state == "running":
            for person in (self.people["creator"], self.people["opponent"], self.people["silent"]):
                person.post(f"{self.path}/seats/1/offer")

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def ask(self, who: str, path: str, body: Any = None) -> str:
        person = self.people[who]
        answer = person.http.post(f"{self.path}{path}", json=body or {}, headers={"X-CSRF": person.csrf})
        return "ok" if answer.status_code == 200 else str(answer.json()["code"])

    def may(self, who: str, seat: int = 1) -> list[str]:
        return list(self.people[who].get(self.path)["seats"][seat]["may"])

    def close(self) -> None:
        for person in self.people.values():
            person.stack.close()


@pytest.fixture(params=STATES)
def table(request: pytest.FixtureRequest, server: Running) -> Iterator[Table]:
    made = Table(server, request.param)
    yield made
    made.close()


def test_who_may_have_a_seat_that_was_given_up(table: Table) -> None:
    for who, answers in JOINS.items():
        expected = answers[STATES.index(table.state)]
        if table.state == "running":
            offered = {"leaver": ["return"], "stranger": ["join"]}.get(who, [])
            assert [right for right in table.may(who) if right != "bot"] == offered, who
        assert table.ask(who, "/join", {"seat": 1}) == expected, who
        if table.state != "over":
            assert table.people[who].get(table.path)["seats"][1]["you"] == (expected == "ok"), who
        if expected == "ok":
            table.open()


def test_who_may_let_a_bot_have_it(table: Table) -> None:
    for who, answers in CALLS.items():
        expected = answers[STATES.index(table.state)]
        assert ("bot" in table.may(who)) == (expected == "ok"), who
        assert table.ask(who, "/seats/1/bot", {"bot": "random"}) == expected, who
        if expected == "ok":
            table.open()


def test_an_opponent_reads_no_hand_that_was_given_up(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        anna.post(f"{path}/leave")
        assert ben.post(f"{path}/join", {"seat": 0}, code=403)["code"] == "has-seen"
        assert ben.post(f"{path}/join")["seats"][0]["you"] is False
        assert set(ben.socket(table).latest["seats"]) == {"1"}
        assert anna.post(f"{path}/join")["seats"][0]["you"]


def test_an_opponent_reads_it_as_nobody_else_either(server: Running) -> None:
    """In another browser: a new guest, who has seen nothing."""
    with Person(server, address="192.0.2.8") as anna, Person(server, address="198.51.100.1") as ben:
        table = anna.table("me", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        anna.post(f"{path}/leave")
        ben.post(f"{path}/seats/0/offer")
        with (
            Person(server, address="198.51.100.1") as also_ben,
            Person(server, address="203.0.113.5") as carl,
            Person(server, address="203.0.113.5") as carls_friend,
        ):
            assert also_ben.post(f"{path}/join", {"seat": 0}, code=403)["code"] == "same-place"
            assert carl.post(f"{path}/join", {"seat": 0})["seats"][0]["you"]
            carl.post(f"{path}/leave")
            ben.post(f"{path}/seats/0/offer")
            # Whoever is where the seat was left knows no other cards.
            assert carls_friend.post(f"{path}/join", {"seat": 0})["seats"][0]["you"]


def test_an_opponent_who_left_first_reads_it_as_nobody_else_either(server: Running) -> None:
    """Nobody is left to be asked when the last one leaves: neither does that open the seat to everybody."""
    anna_at, ben_at = "192.0.2.9", "198.51.100.2"
    with Person(server, address=anna_at) as anna, Person(server, address=ben_at) as ben:
        table = anna.table("me", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        for person in (anna, ben):
            person.post(f"{path}/leave")
        with Person(server, address=anna_at) as also_anna, Person(server, address="203.0.113.6") as carl:
            assert also_anna.post(f"{path}/join", {"seat": 1}, code=403)["code"] == "same-place"
            anna.post(f"{path}/join")
            assert also_anna.post(f"{path}/join", {"seat": 1}, code=409)["code"] == "not-offered"
            # Who has come back is asked about the others' seats; whoever left comes first all the same.
            assert carl.post(f"{path}/join", {"seat": 1}, code=409)["code"] == "not-offered"
            assert anna.get(path)["seats"][1]["may"] == ["bot", "offer"]
            assert ben.post(f"{path}/join")["seats"][1]["you"]
            ben.post(f"{path}/leave")
            anna.post(f"{path}/seats/1/offer")
            assert also_anna.post(f"{path}/join", {"seat": 1}, code=403)["code"] == "same-place"
            assert carl.post(f"{path}/join", {"seat": 1})["seats"][1]["you"]


def test_people_at_one_place_go_on_with_a_save(server: Running) -> None:
    """Nobody else has sat there when the seats are given up."""
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = import_match(anna, new("tuareg", 3, seed=1))
        path = f"/api/tables/{table}"
        anna.post(f"{path}/leave")
        assert ben.post(f"{path}/join", {"seat": 1})["seats"][1]["you"]
        assert carl.post(f"{path}/join", {"seat": 2})["seats"][2]["you"]
        assert anna.post(f"{path}/join", {"seat": 0})["seats"][0]["you"]


def test_a_seat_of_a_rated_match_is_for_nobody_new(server: Running) -> None:
    """Else whoever is about to lose would leave it to somebody else, and lose nothing."""
    with Person(server) as anna, Person(server) as ben, Person(server, address=ELSEWHERE) as carl:
        table = anna.table("me", "open", rated=True)
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        for person in (anna, ben):
            person.socket(table)
        ben.post(f"{path}/leave")
        assert "offer" not in anna.get(path)["seats"][1]["may"]
        assert anna.post(f"{path}/seats/1/offer", code=409)["code"] == "rated-seat"
        assert "join" not in carl.get(path)["seats"][1]["may"]
        assert carl.post(f"{path}/join", {"seat": 1}, code=409)["code"] == "rated-seat"
        assert ben.post(f"{path}/join")["seats"][1]["you"]


def test_whoever_left_gets_the_seat_back_from_a_bot(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.table("me", "open", options={"first": "2"})
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        hand = ben.socket(table).seat(1)["view"]["seats"][1]["hand"]
        ben.post(f"{path}/leave")
        mine = anna.socket(table)
        assert anna.post(f"{path}/seats/1/bot", {"bot": "random"})["seats"][1]["kind"] == "bot"
        assert mine.my_turn(0)
        assert carl.post(f"{path}/join", {"seat": 1}, code=409)["code"] == "seat-taken"
        assert ben.get(path)["seats"][1]["may"] == ["return"]
        assert ben.post(f"{path}/join")["seats"][1]["you"]
        again = ben.socket(table)
        assert sum(again.seat(1)["view"]["seats"][1]["hand"].values()) >= sum(hand.values()) - 2
        # A bot that sat there from the beginning keeps its seat.
        other = anna.table("me", "bot:random")
        anna.socket(other)
        assert anna.post(f"/api/tables/{other}/join", {"seat": 1}, code=409)["code"] == "seat-taken"


def test_an_invitation_to_a_seat_that_was_given_up(server: Running) -> None:
    """It leads somebody new there, and nobody who has looked; whoever left needs none."""
    with (
        Person(server) as anna,
        Person(server) as ben,
        Person(server) as carl,
        Person(server, address=ELSEWHERE) as dora,
    ):
        table = anna.table("me", "invite")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join", {"invite": anna.get(path)["seats"][1]["invite"]})
        carl.socket(table)
        ben.post(f"{path}/leave")
        invite = anna.get(path)["seats"][1]["invite"]
        assert anna.post(f"{path}/join", {"seat": 1}, code=403)["code"] == "bad-invite"
        assert anna.post(f"{path}/join", {"seat": 1, "invite": invite}, code=403)["code"] == "has-seen"
        assert carl.post(f"{path}/join", {"invite": invite}, code=403)["code"] == "has-seen"
        assert ben.post(f"{path}/join", {"seat": 1})["seats"][1]["you"]
        ben.post(f"{path}/leave")
        invite = anna.get(path)["seats"][1]["invite"]
        assert dora.post(f"{path}/join", {"invite": invite}, code=409)["code"] == "not-offered"
        anna.post(f"{path}/seats/1/offer")
        assert dora.post(f"{path}/join", {"invite": invite})["seats"][1]["you"]
        assert ben.post(f"{path}/join", code=409)["code"] == "no-open-seat"


def test_several_seats_at_one_screen_are_given_up_and_taken_back_together(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server) as ben:
        table = anna.table("me", "hotseat", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        anna.post(f"{path}/leave")
        assert [seat["kind"] for seat in anna.get(path)["seats"]] == ["open", "open", "human"]
        # Whoever sits there alone has nothing to wait for: bots play on at once.
        assert ben.get(path)["seats"][0]["may"] == ["bot", "offer"]
        ben.post(f"{path}/seats/0/bot")
        assert [seat["you"] for seat in anna.post(f"{path}/join")["seats"]] == [True, True, False]


def test_a_match_that_everybody_has_left_stays(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        for person in (anna, ben):
            person.post(f"{path}/leave")
        assert anna.get(path)["status"] == "running"
        assert ben.post(f"{path}/join", {"seat": 0}, code=403)["code"] == "has-seen"
        assert [seat["you"] for seat in ben.post(f"{path}/join")["seats"]] == [False, True]


def test_the_page_is_told_when_a_bot_may_play_on(server: Running) -> None:
    """Without asking: somebody who has seen the player go hears of it when the time has come."""
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", options={"first": "2"})
        ben.post(f"/api/tables/{table}/join")
        mine, theirs = anna.socket(table), ben.socket(table)
        mine.quiet()
        theirs.close()
        told = mine.until(lambda f: f["type"] == "sync" and "bot" in f["table"]["seats"][1]["may"])
        assert told["seats"]["0"]["version"] == mine.versions["0"]
        anna.post(f"/api/tables/{table}/seats/1/bot")
        assert mine.my_turn(0)


def test_what_was_seen_is_remembered_after_a_restart(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.table("me", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        carl.socket(table)
        server.kill()
        server.start()
        ben.post(f"{path}/leave")
        assert carl.post(f"{path}/join", code=403)["code"] == "has-seen"
        assert ben.post(f"{path}/join")["seats"][1]["you"]
