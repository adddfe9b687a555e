"""Behind Caddy and nginx, as deploy/ has them: pages, API and sockets, at the root and at a path."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from random import Random

import httpx2
import pytest

from tests.server.harness import Person, Running, running
from tests.server.proxies import DEPLOY, free_ports, proxy
from tutable.server.app import ENDPOINTS

FILES = ["Caddyfile", "Caddyfile.path", "nginx.conf", "nginx.path.conf"]


@pytest.fixture(scope="module", params=FILES)
def shown(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose address is the proxy's."""
    ports, tmp_path = free_ports(), tmp_path_factory.mktemp("proxy")
    path = "/games" if "path" in request.param else ""
    settings = {"port": str(ports.server), "origins": ports.origin, "path": path, "new_guests": "3/hour"}
    with running(data=str(tmp_path / "data"), **settings) as server:
        assert server.address == ports.origin + path
        with proxy(request.param, ports, tmp_path) as certificate, pytest.MonkeyPatch.context() as patch:
            patch.setenv("SSL_CERT_FILE", str(certificate))
            yield server


def test_a_match_is_played_behind_a_proxy(shown: Running) -> None:
    with Person(shown) as anna:
        page = anna.http.get("/t/abc")
        assert page.status_code == 200 and page.headers["strict-transport-security"]
        table = anna.table("me", "bot:random", options={"first": "1"})
        socket = anna.socket(table, compression="deflate")
        for _ in range(5):
            assert socket.my_turn(0)
            socket.step(0, Random(3).choice)
        cookie = next(iter(anna.http.cookies.jar))
        assert cookie.secure and cookie.path == (shown.settings["TUTABLE_PATH"] or "/")


def test_each_visitor_is_counted_by_the_own_address(shown: Running) -> None:
    """Not by the proxy's, and not by the one a visitor claims to have."""

    def visit(number: int, **headers: str) -> int:
        trusted = ssl.create_default_context()
        transport = httpx2.HTTPTransport(local_address=f"127.0.0.{number}", verify=trusted)
        with httpx2.Client(transport=transport, base_url=shown.address, headers=headers) as client:
            return client.get("/api/me").status_code

    assert [visit(2) for _ in range(4)] == [200, 200, 200, 429]
    assert visit(2, **{"X-Forwarded-For": "192.0.2.7"}) == 429
    assert visit(3) == 200


def test_nginx_lets_the_largest_request_through() -> None:
    largest = max(endpoint.max_body for endpoint in ENDPOINTS)
    for file in ("nginx.conf", "nginx.path.conf"):
        allowed = (DEPLOY / file).read_text("utf-8").partition("client_max_body_size ")[2].partition("m;")[0]
        assert int(allowed) * 2**20 >= largest
