"""Origins, headers, limits, sizes, static files: what a hostile page or client runs into."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.harness import Person, Running, running

DATABASE = "sqlite"
FOREIGN = ["https://evil.example", "null", "http://localhost.evil.example", "http://127.0.0.1:1", "file://"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_changes_nothing(server: Running, origin: str) -> None:
    with Person(server) as anna:
        headers = {"X-CSRF": anna.csrf, "Origin": origin}
        answer = anna.http.put("/api/me", json={"name": "X"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        table = anna.table("me", "bot")
        cookie = f"tutable={anna.http.cookies['tutable']}"
        address = server.address.replace("http", "ws") + f"/ws/{table}"
        headers = {"Cookie": cookie, "Origin": origin}
        with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403


def test_cross_site_requests_and_other_hosts(server: Running) -> None:
    with Person(server) as anna:
        headers = {"X-CSRF": anna.csrf, "Sec-Fetch-Site": "cross-site"}
        assert anna.http.put("/api/me", json={"name": "X"}, headers=headers).status_code == 403
        # A name somebody else lets point here: DNS rebinding.
        assert anna.http.get("/api/me", headers={"Host": "evil.example"}).status_code == 403
        port = server.address.rpartition(":")[2]
        assert anna.http.get("/api/me", headers={"Host": f"localhost:{port}"}).status_code == 200


def test_headers_on_every_answer(server: Running) -> None:
    with Person(server) as anna:
        for path in ("/", "/api/me", "/api/nothing", "/health", "/t/abc", "/openapi.json"):
            headers = anna.http.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
            assert "cache-control" in headers
        assert anna.http.get("/api/me").headers["cache-control"] == "no-store"
        # Over plain http from elsewhere browsers ignore it, and say so with every page.
        assert anna.http.get("/").headers["cross-origin-opener-policy"] == "same-origin"
        assert "cross-origin-opener-policy" not in anna.http.get("/", headers={"Host": "192.0.2.7"}).headers


def test_the_cookie_is_closed_to_scripts_and_other_sites(server: Running) -> None:
    with httpx2.Client(base_url=server.address) as client:
        cookie = client.get("/api/me").headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
        behind_tls = client.get("/api/me", headers={"X-Forwarded-Proto": "https", "Cookie": ""})
        assert "secure" in behind_tls.headers["set-cookie"].lower()
        assert "strict-transport-security" in behind_tls.headers


def test_only_this_machine_reads_the_figures(server: Running) -> None:
    with httpx2.Client(base_url=server.address) as client:
        figures = client.get("/metrics").text
        for name in ("connections", "loop_lag_seconds_bucket", "disk_free_bytes", "open", "queue"):
            assert f"tutable_{name}" in figures
        for what in ("connections", "silent", "sockets", "journal", "bots"):
            assert f'="{what}"}}' in figures
        through_proxy = client.get("/metrics", headers={"X-Forwarded-For": "10.0.0.1"})
        assert through_proxy.status_code == 403


def test_a_token_opens_the_figures_from_anywhere(tmp_path: Path) -> None:
    with running(data=str(tmp_path), metrics_token="bearer-of-news") as server:  # noqa: SIM117
        with httpx2.Client(base_url=server.address) as client:
            far = {"X-Forwarded-For": "10.0.0.1"}
            for given, code in ((None, 403), ("Bearer wrong", 403), ("Bearer bearer-of-news", 200)):
                headers = far if given is None else far | {"Authorization": given}
                assert client.get("/metrics", headers=headers).status_code == code


def test_a_stolen_database_opens_no_session(tmp_path: Path) -> None:
    """Of a cookie's token only a hash is kept, of a revoked one not even that."""
    with running(data=str(tmp_path)) as server, Person(server) as anna, Person(server) as ben:
        tokens = [person.http.cookies["tutable"] for person in (anna, ben)]
        anna.table("me", "open")
        ben.delete("/api/me")
        server.stop()  # everything is in the one file then
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert anna.id.encode() in stored
        for token in tokens:
            for part in (token, *token.split(".")):
                assert part.encode() not in stored or part in (anna.id, ben.id)
        server.start()
        assert anna.get("/api/me")["id"] == anna.id
        assert ben.http.get("/api/me").json()["id"] != ben.id


def test_unknown_paths_methods_and_bodies(server: Running) -> None:
    with Person(server) as anna:
        assert anna.get("/api/nothing", code=404)["code"] == "not-found"
        assert anna.http.patch("/api/me").json()["code"] == "no-such-method"
        headers = {"X-CSRF": anna.csrf}
        for content in (b"", b"[]", b"\xff", b'{"name":1}', b'{"name":"x","more":1}', b'{"name":'):
            answer = anna.http.put("/api/me", content=content, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), content
        large = anna.http.put("/api/me", content=b"x" * 70_000, headers=headers)
        assert (large.status_code, large.json()["code"]) == (413, "too-large")

        def chunks() -> list[bytes]:
            return [b"x" * 1000] * 100

        assert anna.http.put("/api/me", content=iter(chunks()), headers=headers).status_code == 413


@pytest.mark.parametrize("table", ["%00", "%ff", "%ed%a0%80", "a" * 3000, "%F0%9F%90%AA", "nothing"])
def test_there_is_no_such_table(server: Running, table: str) -> None:
    with Person(server) as anna:
        for path in ("", "/replay", "/export"):
            assert anna.get(f"/api/tables/{table}{path}", code=404)["code"] == "unknown-table"
        for path in ("join", "leave", "seats/0/bot"):
            assert anna.post(f"/api/tables/{table}/{path}", {}, code=404)["code"] == "unknown-table"
        assert anna.post(f"/api/tables/{table}/fork", {"at": 1}, code=404)["code"] == "unknown-table"
        assert anna.socket(table, greet=False).closing()["code"] == "unknown-table"


def test_bad_tables_are_refused_with_every_problem(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    with Person(server) as anna:
        for body, code in (
            ({"game": "chess", "seats": seats}, "unknown-game"),
            ({"game": "tuareg", "seats": seats[:1]}, "bad-players"),
            ({"game": "tuareg", "seats": seats * 3}, "bad-players"),
            ({"game": "tuareg", "seats": seats, "options": {"x": "y"}}, "unknown-option"),
            ({"game": "tuareg", "seats": seats, "options": {"pass": "y"}}, "bad-option"),
            ({"game": "tuareg", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, "unknown-bot"),
            ({"game": "tuareg", "seats": seats, "position": "nonsense ["}, "bad-position"),
        ):
            answer = anna.http.post("/api/tables", json=body, headers={"X-CSRF": anna.csrf})
            assert answer.status_code in (404, 422) and answer.json()["code"] == code, answer.text
        for part, code in (("components", "bad-components"), ("position", "bad-position")):
            dotted = {"game": "tuareg", "seats": seats, part: ".".join(["a"] * 9_000) + " = 1"}
            refused = anna.post("/api/tables", dotted, code=422)
            assert (refused["code"], refused["message"]) == (code, f"{part}-long-key")
            huge = {"game": "tuareg", "seats": seats, part: "#" * 150_000}
            assert anna.post("/api/tables", huge, code=400)["code"] == "bad-request"
        body = {"game": "tuareg", "seats": seats, "components": '[[good]]\nid = "gold"\n[[oops]]\n'}
        refused = anna.post("/api/tables", body, code=422)
        assert refused["code"] == "bad-components" and len(refused["problems"]) > 2
        own = anna.http.get("/api/games/tuareg/rules").json()["components_file"]
        changed = own.replace("points = 4", "points = 3", 1)
        table = anna.post("/api/tables", {"game": "tuareg", "seats": seats, "components": changed})
        assert table["status"] == "running"


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/..%2f..%2fsettings.py",
        "/static/../../etc/passwd",
        "/%00",
        "/" + "a" * 5000,
        "//etc/passwd",
    ],
)
def test_nothing_outside_the_client_is_served(server: Running, path: str) -> None:
    with httpx2.Client(base_url=server.address) as client:
        answer = client.get(path)
        assert answer.status_code in (200, 400, 404)
        assert "root:" not in answer.text and "import" not in answer.text.partition("<body")[0]


def test_limits_say_how_long_to_wait(tmp_path: Path) -> None:
    narrow = {
        "new_guests": "3/day",
        "requests": "50/day",
        "new_tables": "2/day",
        "chats": "2/day",
    }
    with running(data=str(tmp_path), max_tables="100", **narrow) as server, Person(server) as anna:
        for _ in range(2):
            table = anna.table("me", "open")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        refused = anna.post("/api/tables", {"game": "tuareg", "seats": seats}, code=429)
        assert refused["code"] == "too-many" and refused["args"]["seconds"] >= 1
        socket = anna.socket(table)
        answers = [socket.ask(type="chat", text=f"line {n}")["type"] for n in range(3)]
        assert answers == ["ok", "ok", "refused"]
        with httpx2.Client(base_url=server.address) as client:
            codes = []
            for _ in range(4):
                client.cookies.clear()
                codes.append(client.get("/api/me").status_code)
            assert codes[0] == 200 and codes[-1] == 429
            found = [client.get("/api/games") for _ in range(60)]
            assert found[-1].status_code == 429 and int(found[-1].headers["retry-after"]) >= 1
