"""Who may do what: a guest without a session, a stranger, a spectator, another seat, the player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import httpx2
import pytest

from tests.server.harness import Person, Running
from tutable.core.registry import get_game
from tutable.server.app import ENDPOINTS
from tutable.server.wire.client import ClientFrame

DATABASE = "postgres"  # the stricter about what it is sent
DRAFT = {"title": "X", "version": "1", "parent": f"tutable@{get_game('tuareg').components().hash}"}
LAB = {"game": "tuareg", "players": [9], "games": 1}

# Every endpoint that is not open to anybody, with what each kind of person is answered.
# creator and player sit at the table, the stranger only knows its address.
CASES: list[tuple[str, str, Any, dict[str, int]]] = [
    ("GET", "/api/tables", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("GET", "/api/tables/{table}", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("GET", "/api/tables/{table}/export", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("GET", "/api/tables/{table}/replay", None, {"creator": 422, "player": 422, "stranger": 422}),
    ("GET", "/api/tables/{table}/replay/things/pile", None, {"creator": 422, "player": 422, "stranger": 422}),
    ("GET", "/api/tables/{table}/replay/stops", None, {"creator": 422, "player": 422, "stranger": 422}),
    ("GET", "/api/tables/{table}/course", None, {"creator": 422, "player": 422, "stranger": 422}),
    ("GET", "/api/tables/{table}/things/pile", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("POST", "/api/tables/{table}/fork", {"at": 1}, {"creator": 422, "player": 422, "stranger": 422}),
    ("POST", "/api/tables/{table}/seats/1/bot", {}, {"creator": 409, "player": 409, "stranger": 403}),
    ("POST", "/api/tables/{table}/seats/1/back", {}, {"creator": 403, "player": 409, "stranger": 403}),
    ("GET", "/api/me/notifications", None, {"creator": 200, "player": 200, "stranger": 200}),
    (
        "PUT",
        "/api/me/notifications",
        {"lang": "en", "zone": "UTC"},
        {"creator": 200, "player": 200, "stranger": 200},
    ),
    (
        "POST",
        "/api/me/push",
        {"endpoint": "x", "p256dh": "", "auth": ""},
        {"creator": 400, "player": 400, "stranger": 400},
    ),
    ("POST", "/api/me/push/off", {"endpoint": "x"}, {"creator": 200, "player": 200, "stranger": 200}),
    ("POST", "/api/me/vacation", {"days": 0}, {"creator": 200, "player": 200, "stranger": 200}),
    ("GET", "/api/tables/{table}/silence", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("PUT", "/api/tables/{table}/silence", {"on": True}, {"creator": 200, "player": 200, "stranger": 403}),
    ("POST", "/api/tables/{table}/seats/1/offer", {}, {"creator": 409, "player": 409, "stranger": 409}),
    ("POST", "/api/tables/{table}/resign", {}, {"creator": 200, "player": 200, "stranger": 403}),
    ("POST", "/api/tables/{table}/end", {"on": True}, {"creator": 200, "player": 200, "stranger": 403}),
    ("POST", "/api/tables/{table}/join", {}, {"creator": 200, "player": 200, "stranger": 409}),
    (
        "PUT",
        "/api/tables/{table}/shelf",
        {"shelf": "archive"},
        {"creator": 409, "player": 409, "stranger": 200},
    ),
    (
        "PUT",
        "/api/tables/{table}/plan",
        {"seat": 0, "steps": [], "auto_pass": False},
        {"creator": 200, "player": 403, "stranger": 403},
    ),
    (
        "POST",
        "/api/series",
        {"game": "tuareg", "players": 2},
        {"creator": 200, "player": 200, "stranger": 200},
    ),
    (
        "POST",
        "/api/events",
        {"title": "X", "game": "tuareg", "players": 2, "rounds": 1},
        {"creator": 200, "player": 200, "stranger": 200},
    ),
    ("GET", "/api/events/never", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("POST", "/api/events/never/join", {}, {"creator": 404, "player": 404, "stranger": 404}),
    ("POST", "/api/events/never/leave", {}, {"creator": 404, "player": 404, "stranger": 404}),
    ("POST", "/api/events/never/start", {}, {"creator": 404, "player": 404, "stranger": 404}),
    ("POST", "/api/events/never/end", {}, {"creator": 404, "player": 404, "stranger": 404}),
    (
        "POST",
        "/api/events/never/missing",
        {"person": "x", "missing": True},
        {"creator": 404, "player": 404, "stranger": 404},
    ),
    ("GET", "/api/series/none", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("PUT", "/api/tables/{table}/ready", {"ready": True}, {"creator": 409, "player": 409, "stranger": 409}),
    ("POST", "/api/tables/{table}/fill", {}, {"creator": 409, "player": 409, "stranger": 409}),
    ("POST", "/api/tables/{table}/send-away", {"seat": 1}, {"creator": 409, "player": 409, "stranger": 409}),
    ("POST", "/api/tables/{table}/start", {}, {"creator": 409, "player": 409, "stranger": 409}),
    ("POST", "/api/tables/{table}/rematch", {}, {"creator": 403, "player": 403, "stranger": 403}),
    ("POST", "/api/tables/{table}/screen", {}, {"creator": 200, "player": 200, "stranger": 403}),
    ("GET", "/api/code?to=/t/x", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("POST", "/api/tables/{table}/reports", {"seat": 1}, {"creator": 200, "player": 403, "stranger": 200}),
    ("POST", "/api/import", {"save": "{}"}, {"creator": 422, "player": 422, "stranger": 422}),
    (
        "POST",
        "/api/tables",
        {"game": "tuareg", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"creator": 200, "player": 200, "stranger": 200},
    ),
    # Editions are their author's alone: a draft of somebody else's is answered as one that never was.
    ("GET", "/api/games/tuareg/drafts", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("POST", "/api/games/tuareg/drafts", DRAFT, {"creator": 200, "player": 200, "stranger": 200}),
    ("POST", "/api/games/tuareg/editions/check", DRAFT, {"creator": 200, "player": 200, "stranger": 200}),
    (
        "POST",
        "/api/games/tuareg/editions/read",
        {"text": "x = ["},
        {"creator": 422, "player": 422, "stranger": 422},
    ),
    (
        "PUT",
        "/api/drafts/nowhere",
        {"version": 1, "draft": DRAFT},
        {"creator": 404, "player": 404, "stranger": 404},
    ),
    ("DELETE", "/api/drafts/nowhere", None, {"creator": 404, "player": 404, "stranger": 404}),
    # So are runs of the lab.
    ("GET", "/api/lab", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("GET", "/api/games/tuareg/lab", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("POST", "/api/lab/expect", LAB, {"creator": 422, "player": 422, "stranger": 422}),
    ("POST", "/api/lab/runs", LAB, {"creator": 422, "player": 422, "stranger": 422}),
    ("GET", "/api/lab/runs/unknown", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("POST", "/api/lab/runs/unknown/cancel", {}, {"creator": 404, "player": 404, "stranger": 404}),
    ("POST", "/api/lab/runs/unknown/resume", {}, {"creator": 404, "player": 404, "stranger": 404}),
    ("DELETE", "/api/lab/runs/unknown", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("GET", "/api/lab/runs/unknown/report", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("GET", "/api/lab/runs/unknown/report.html", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("GET", "/api/lab/runs/unknown/report.json", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("POST", "/api/lab/runs/unknown/games/a-2-0", {}, {"creator": 404, "player": 404, "stranger": 404}),
    ("POST", "/api/games/tuareg/guided", {}, {"creator": 200, "player": 200, "stranger": 200}),
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
    ("GET", "/api/people/nobody", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("GET", "/api/me/account", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("GET", "/api/me/export", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("POST", "/api/me/recovery", {}, {"creator": 200, "player": 200, "stranger": 200}),
    ("DELETE", "/api/me/recovery", None, {"creator": 404, "player": 404, "stranger": 404}),
    (
        "PUT",
        "/api/me/password",
        {"handle": "ann", "password": "short"},
        {"creator": 422, "player": 422, "stranger": 422},
    ),
    ("DELETE", "/api/me/password", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("DELETE", "/api/me/devices", None, {"creator": 200, "player": 200, "stranger": 200}),
    ("DELETE", "/api/me/devices/other", None, {"creator": 404, "player": 404, "stranger": 404}),
    # Whoever has games and no way back is asked first; whoever has nothing is told that nothing fits.
    (
        "POST",
        "/api/sign-in/recovery",
        {"token": "x"},
        {"creator": 409, "player": 409, "stranger": 403},
    ),
    (
        "POST",
        "/api/sign-in/password",
        {"handle": "nobody", "password": "x"},
        {"creator": 409, "player": 409, "stranger": 403},
    ),
    ("POST", "/api/me/passkeys/options", {}, {"creator": 200, "player": 200, "stranger": 200}),
    (
        "POST",
        "/api/me/passkeys",
        {"credential": {}},
        {"creator": 403, "player": 403, "stranger": 403},
    ),
    ("DELETE", "/api/me/passkeys/key", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("POST", "/api/sign-in/passkey/options", {}, {"creator": 200, "player": 200, "stranger": 200}),
    (
        "POST",
        "/api/sign-in/passkey",
        {"credential": {}},
        {"creator": 409, "player": 409, "stranger": 403},
    ),
    # Without a mail server there is no mail.
    (
        "PUT",
        "/api/me/email",
        {"address": "a@example.org"},
        {"creator": 503, "player": 503, "stranger": 503},
    ),
    ("DELETE", "/api/me/email", None, {"creator": 404, "player": 404, "stranger": 404}),
    ("POST", "/api/sign-in/confirm", {"token": "x"}, {"creator": 403, "player": 403, "stranger": 403}),
    (
        "POST",
        "/api/sign-in/email",
        {"address": "a@example.org"},
        {"creator": 503, "player": 503, "stranger": 503},
    ),
    ("POST", "/api/sign-in/mail", {"token": "x"}, {"creator": 409, "player": 409, "stranger": 403}),
    ("POST", "/api/me/sign-out", {}, {"creator": 409, "player": 409, "stranger": 200}),
    ("PUT", "/api/me", {"name": "X"}, {"creator": 200, "player": 200, "stranger": 200}),
    ("POST", "/api/tables/{table}/leave", {}, {"creator": 200, "player": 200, "stranger": 403}),
    ("DELETE", "/api/me", None, {"creator": 200, "player": 200, "stranger": 200}),
]


OPEN = {
    "GET /api/me",
    "GET /api/games",
    "GET /api/games/{game}/text/{lang}",
    "GET /api/games/{game}/rules",
    "GET /api/games/{game}/handbook",
    "GET /api/games/{game}/editions",
    "GET /health",
    "GET /health/live",
    "GET /health/ready",
    "GET /metrics",
    "GET /openapi.json",
}


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
        (
            method,
            path.split("?")[0]
            .replace("/1/", "/{seat}/")
            .replace("/pile", "/{ref}")
            .replace("/tuareg/", "/{game}/")
            .replace("/none", "/{series}")
            .replace("/never", "/{event}")
            .replace("/nowhere", "/{draft}")
            .replace("/other", "/{device}")
            .replace("/unknown", "/{run}")
            .replace("/a-2-0", "/{game}")
            .replace("/people/nobody", "/people/{person}")
            .replace("/passkeys/key", "/passkeys/{passkey}"),
        )
        for method, path, *_ in CASES
    }
    assert cases == declared
    # What needs no session says nothing of anybody: whoever adds to it has thought about that.
    assert {f"{e.method} {e.path}" for e in ENDPOINTS if e.open} == OPEN


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


# Frames that move for a seat; the others are about whoever sends them.
STEPS: list[dict[str, Any]] = [
    {"type": "act", "pick": 0},
    {"type": "end"},
    {"type": "undo"},
    {"type": "hint"},
    {"type": "auto_end", "on": True},
]


def test_the_frames_are_complete() -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(ClientFrame)}
    moving = {tag for tag, kind in kinds.items() if "seat" in kind.__struct_fields__}
    assert moving == {frame["type"] for frame in STEPS}
    assert set(kinds) - moving == {"hello", "chat", "mute", "look", "ping"}


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
