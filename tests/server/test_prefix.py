"""Shown at a path: https://example.org/games instead of https://games.example.org."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx2
import pytest
from websockets.sync.client import connect

from tests.server.harness import Person, Running, running
from tutable.server.api.spec import openapi
from tutable.server.app import ENDPOINTS
from tutable.server.static import FOLDER, page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(data=str(tmp_path_factory.mktemp("data")), path="/games") as found:
        yield found


def test_everything_is_below_the_path(server: Running) -> None:
    assert server.address.endswith("/games")
    with Person(server) as anna:
        socket = anna.socket(anna.table("me", "bot:random", options={"first": "1"}))
        assert socket.seat(0)["offers"]
        assert anna.get("/openapi.json") == openapi(ENDPOINTS, "/games")
        assert anna.get("/openapi.json")["servers"] == [{"url": "/games"}]
        assert next(iter(anna.http.cookies.jar)).path == "/games"
    with httpx2.Client(base_url=server.origin) as client:
        moved = client.get("/games")
        assert (moved.status_code, moved.headers["location"]) == (308, "/games/")
        assert client.get("/games/nowhere").headers["content-security-policy"]


def test_a_proxy_may_take_the_path_off_itself(server: Running) -> None:
    with httpx2.Client(base_url=server.origin) as client:
        assert client.get("/health").status_code == 200
        assert client.get("/api/games").json() == client.get("/games/api/games").json()
        assert client.get("/gamesome/api/games").headers["content-type"].startswith("text/html")
    with Person(server) as anna:
        table = anna.table("me", "bot:random")
        cookie = f"tutable={anna.http.cookies['tutable']}"
        address = server.origin.replace("http", "ws") + f"/ws/{table}"
        with connect(address, additional_headers={"Cookie": cookie, "Origin": server.origin}) as socket:
            socket.send('{"type":"hello","since":{}}')
            assert '"sync"' in str(socket.recv(30))


@pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the client is not built")
def test_the_page_names_files_that_are_there(server: Running) -> None:
    with httpx2.Client(base_url=server.origin) as client:
        for path in ("/games/", "/games/t/abc/replay"):
            text = client.get(path).text
            named = re.findall(r'(?:src|href)="([^"]+)"', text)
            assert len(named) >= 3 and '<meta name="tutable-path" content="/games"' in text
            for name in named:
                assert name.startswith("/games/")
                assert "text/html" not in client.get(name).headers["content-type"]


def test_at_the_root_names_begin_there() -> None:
    text = '<meta name="tutable-path" content="" /><script src="./assets/x.js">'
    assert page(text, "") == '<meta name="tutable-path" content="" /><script src="/assets/x.js">'
    assert page(text, "/a/b") == '<meta name="tutable-path" content="/a/b" /><script src="/a/b/assets/x.js">'
