"""Who may do what: a guest without a session, a stranger, a spectator, another seat, the player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from tests.server.harness import Person, Running
from tutable.server.app import ENDPOINTS

# Every endpoint that is not open to anybody, with what each kind of person is answered.
# creator and player sit at the table, the stranger only knows its address.
CASES: list[tuple[str, str, Any, dict[str, int]]] = [
    ("GET", "/api/tables", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("GET", "/api/tables/{table}", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("GET", "/api/tables/{table}/export", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("GET", "/api/tables/{table}/replay", None, {"creator": 422, "player": 422, "stranger": 422}),
    ("GET", "/api/tables/{table}/replay/things/pile", None, {"creator": 422, "player": 422, "stranger": 422}),
    ("GET", "/api/tables/{table}/things/pile", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("POST", "/api/tables/{table}/fork", {"at": 1}, {"creator": 422, "player": 422, "stranger": 422}),
    ("POST", "/api/tables/{table}/seats/1/bot", {}, {"creator": 409, "player": 409, "stranger": 403}),
    ("POST", "/api/tables/{table}/join", {}, {"creator": 200, "player": 200, "stranger": 409}),
    ("POST", "/api/tables/{table}/reports", {"seat": 1}, {"creator": 200, "player": 403, "stranger": 200}),
    ("POST", "/api/import", {"save": "{}"}, {"creator": 422, "player": 422, "stranger": 422}),
    (
        "POST",
        "/api/tables",
        {"game": "tuareg", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"creator": 200, "player": 200, "stranger": 200},
    ),
    ("POST", "/api/host/sign-in", {"token": "x"}, {"creator": 403, "player": 403, "stranger": 403}),
    ("POST", "/api/host/sign-out", {}, {"creator": 403, "player": 403, "stranger": 403}),
    ("GET", "/api/host", None, {"creator": 403, "player": 403, "stranger": 403}),
    ("GET", "/api/host/people", None, {"creator": 403, "player": 403, "stranger": 403}),
    ("GET", "/api/host/tables/{table}/chat", None, {"creator": 403, "player": 403, "stranger": 403}),
    (
        "POST",
        "/api/host/deeds",
        {"verb": "today", "text": "x"},
        {"creator": 403, "player": 403, "stranger": 403},
    ),
    ("PUT", "/api/me", {"name": "X"}, {"creator": 200, "player": 200, "stranger": 200}),
    ("POST", "/api/tables/{table}/leave", {}, {"creator": 200, "player": 200, "stranger": 403}),
    ("DELETE", "/api/me", None, {"creator": 200, "player": 200, "stranger": 200}),
]


class Table:
    """A running table and everybody around it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.creator, self.player, self.stranger = Person(server), Person(server), Person(server)
        self.id = self.creator.table("me", "open", options={"first": "1"})
        self.player.post(f"/api/tables/{self.id}/join")

    def close(self) -> None:
        for person in (self.creator, self.player, self.stranger):
            person.stack.close()


@pytest.fixture
def table(server: Running) -> Iterator[Table]:
    found = Table(server)
    yield found
    found.close()


def test_the_cases_are_complete() -> None:
    declared = {(e.method, e.path) for e in ENDPOINTS if not e.open}
    cases = {
        (method, path.replace("/1/", "/{seat}/").replace("/pile", "/{ref}")) for method, path, *_ in CASES
    }
    assert cases == declared


@pytest.mark.parametrize(("method", "path", "body", "expected"), CASES)
def test_every_endpoint(table: Table, method: str, path: str, body: Any, expected: dict[str, int]) -> None:
    address = path.replace("{table}", table.id)

    def ask(client: httpx2.Client, csrf: str | None) -> httpx2.Response:
        headers = {} if csrf is None else {"X-CSRF": csrf}
        content = {} if body is None else {"json": body}
        return client.request(method, address, headers=headers, **content)

    with httpx2.Client(base_url=table.server.address) as guest:
        assert ask(guest, None).status_code == 401
        guest.cookies.set("tutable", "forged." + "A" * 24)
        assert ask(guest, None).status_code == 401
        real = table.player.http.cookies["tutable"]
        guest.cookies.clear()
        guest.cookies.set("tutable", real[:-1] + ("A" if real[-1] != "A" else "B"))
        assert ask(guest, None).status_code == 401
    if method != "GET":
        for wrong in (None, "", "x", table.creator.csrf):
            assert ask(table.player.http, wrong).json()["code"] == "bad-csrf"
    for who in ("stranger", "player", "creator"):
        person: Person = getattr(table, who)
        answer = ask(person.http, person.csrf)
        assert answer.status_code == expected[who], f"{who}: {answer.text}"


STEPS: list[dict[str, Any]] = [
    {"type": "act", "pick": 0},
    {"type": "end"},
    {"type": "undo"},
    {"type": "auto_end", "on": True},
]


@pytest.mark.parametrize("frame", STEPS, ids=lambda frame: str(frame["type"]))
def test_every_frame_belongs_to_a_seat(table: Table, frame: dict[str, Any]) -> None:
    mine = table.creator.socket(table.id)
    version = {} if frame["type"] == "auto_end" else {"version": mine.seat(0)["version"]}
    before = mine.seat(0)
    for person in (table.player, table.stranger):
        socket = person.socket(table.id)
        for seat in (0, 2, 5):
            assert socket.ask(**frame, **version, seat=seat)["code"] == "not-your-seat"
        # Neither an id of somebody else's nor one of one's own makes a difference.
        assert socket.ask(**frame, **version, seat=0, id="mine")["code"] == "not-your-seat"
    mine.hello()
    assert mine.seat(0) == before


def test_ids_belong_to_their_session(table: Table) -> None:
    """Another person's id is another id."""
    mine, theirs = table.creator.socket(table.id), table.player.socket(table.id)
    pick = next(offer["pick"] for offer in mine.seat(0)["offers"] if offer["final"] is None)
    assert mine.act(0, pick, id="same")["type"] == "ok"
    refused = theirs.act(1, pick, id="same")
    assert refused["type"] == "refused" and refused["code"] == "not-your-decision"


def test_a_socket_needs_a_session_and_a_table(table: Table) -> None:
    assert table.stranger.socket("nosuchtable", greet=False).closing()["code"] == "unknown-table"
    nobody = Person(table.server)
    nobody.http.cookies.clear()
    assert nobody.socket(table.id, greet=False).closing()["code"] == "no-session"
    nobody.stack.close()


def test_a_spectator_sees_what_everybody_may_see(table: Table) -> None:
    hands = 'discards = "..."\n[[seat]]\nhand = "GSSS"\n[[seat]]\nhand = "GM"\n'
    other = table.creator.table("me", "bot", position=hands)
    mine, watching = table.creator.socket(other), table.stranger.socket(other)
    entry = watching.latest["seats"]["spectator"]
    assert set(watching.latest["seats"]) == {"spectator"}
    assert entry["offers"] == entry["forbidden"] == [] and entry["ask"] is None
    shown = [seat["hand"] for seat in entry["view"]["seats"]]
    own = mine.seat(0)["view"]["seats"][0]["hand"]
    assert sum(own.values()) > 0 and all(sum(hand.values()) == 0 for hand in shown)


def test_a_revoked_session_is_gone_everywhere(table: Table) -> None:
    socket = table.player.socket(table.id)
    table.player.delete("/api/me")
    assert socket.closing()["code"] == "no-session"
    answer = table.player.http.get("/api/me")
    assert answer.json()["id"] != table.player.id


def test_nothing_secret_is_in_any_answer_while_the_match_runs(table: Table) -> None:
    for person in (table.creator, table.player, table.stranger):
        for path in ("", "/export"):
            found = person.get(f"/api/tables/{table.id}{path}")
            assert found.get("seed") is None and "journal" not in found
        (mine,) = [t for t in table.creator.get("/api/tables")["mine"] if t["id"] == table.id]
        assert mine["seed"] is None
