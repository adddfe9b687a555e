"""Connections that say nothing, too little or too slowly; too many of them; and who does not read."""

from __future__ import annotations

import resource
import select
import socket
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from tests.server.harness import PATIENCE, Person, Running, running, until
from tests.server.inside import awaited
from tutable.server.edge.sockets import DEFLATE, WINDOW, Resting

QUICK = {"header_seconds": "1.5", "body_seconds": "1.5", "idle_seconds": "2.5", "proxies": ""}
HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(data=str(tmp_path_factory.mktemp("data")), **QUICK) as found:
        yield found


def opened(server: Running) -> socket.socket:
    port = int(server.address.rpartition(":")[2])
    found = socket.create_connection(("127.0.0.1", port), PATIENCE)
    found.settimeout(PATIENCE)
    return found


@contextmanager
def raw(server: Running) -> Iterator[socket.socket]:
    found = opened(server)
    try:
        yield found
    finally:
        found.close()


def rest(connection: socket.socket) -> bytes:
    """Everything until the other side has had enough."""
    data = b""
    try:
        while piece := connection.recv(65536):
            data += piece
    except ConnectionResetError:
        pass
    return data


def drip(connection: socket.socket, piece: bytes) -> bytes:
    """A byte now and then, for ever; what the server says before it hangs up."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if select.select([connection], [], [], 0.1)[0]:
            return rest(connection)
        connection.send(piece)
    raise AssertionError("it would have gone on for ever")


def test_whoever_says_nothing_is_let_go(quick: Running) -> None:
    with raw(quick) as connection:
        assert b" 408 " in rest(connection)


def test_headers_that_never_end(quick: Running) -> None:
    with raw(quick) as connection:
        connection.send(HEAD)
        assert b" 408 " in drip(connection, b"X-More: a\r\n")


def test_a_body_that_never_ends(quick: Running) -> None:
    with Person(quick) as anna, raw(quick) as connection:
        cookie = f"Cookie: tutable={anna.http.cookies['tutable']}\r\nX-CSRF: {anna.csrf}\r\n".encode()
        head = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n" + cookie
        connection.send(head + b"\r\n")
        assert b" 408 " in drip(connection, b"x")


def test_a_body_nobody_asked_for(quick: Running) -> None:
    """The answer comes at once; what follows it does not hold the connection."""
    with raw(quick) as connection:
        connection.send(HEAD + b"Content-Length: 1000\r\n\r\n")
        connection.send(b"x")
        assert b" 200 " in connection.recv(100)
        time_out = time.monotonic() + PATIENCE
        with pytest.raises(OSError):
            while time.monotonic() < time_out:
                connection.send(b"x")
                time.sleep(0.05)


def test_a_kept_connection_is_not_kept_for_ever(quick: Running) -> None:
    with raw(quick) as connection:
        for _ in range(3):
            connection.send(HEAD + b"\r\n")
            answer = HTTPResponse(connection)
            answer.begin()
            assert answer.status == 200 and answer.read()
        assert rest(connection) == b""


def test_a_socket_that_answers_no_ping(quick: Running) -> None:
    """Its client is gone, or has stopped reading; a sound one answers by itself and stays."""
    with Person(quick) as anna:
        table = anna.table("me", "hotseat")
        sound = anna.socket(table)
        cookie = f"tutable={anna.http.cookies['tutable']}"
        with raw(quick) as connection:
            connection.send(
                f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            assert b" 101 " in rest(connection)
        assert sound.hello()["type"] == "sync"


def test_whoever_does_not_read_is_let_go(quick: Running) -> None:
    with raw(quick) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        deadline = time.monotonic() + PATIENCE
        connection.setblocking(False)
        with pytest.raises(ConnectionError):
            while time.monotonic() < deadline:
                try:
                    connection.send(request * 20)
                except BlockingIOError:
                    time.sleep(0.05)


def test_one_address_does_not_take_all(tmp_path: Path) -> None:
    limits = {"max_address_connections": "10", "proxies": "192.0.2.1"}
    with running(data=str(tmp_path), **limits) as server, ExitStack() as stack:
        taken = [stack.enter_context(raw(server)) for _ in range(10)]
        with raw(server) as one_more:
            assert b" 503 " in rest(one_more)
        taken.pop().close()
        deadline = time.monotonic() + PATIENCE
        while True:
            with raw(server) as next_one:
                next_one.send(HEAD + b"Connection: close\r\n\r\n")
                if b" 200 " in rest(next_one):
                    break
            assert time.monotonic() < deadline


def test_behind_a_proxy_the_people_are_counted(tmp_path: Path) -> None:
    limits = {"max_address_connections": "4", "max_person_connections": "3"}
    with running(data=str(tmp_path), **limits) as server, Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "hotseat")

        def sockets(person: Person, address: str, count: int) -> list[str]:
            """What so many sockets of a person are told first."""
            found = []
            for _ in range(count):
                headers = {"X-Forwarded-For": address, "Cookie": f"tutable={person.http.cookies['tutable']}"}
                at = server.address.replace("http", "ws") + f"/ws/{table}"
                open_ = person.stack.enter_context(connect(at, additional_headers=headers))
                with suppress(ConnectionClosed):
                    open_.send('{"type":"ping"}')
                found.append("full" if '"full"' in str(open_.recv(PATIENCE)) else "ok")
            return found

        assert sockets(anna, "192.0.2.7", 4) == ["ok", "ok", "ok", "full"]  # of one person
        assert sockets(ben, "192.0.2.7", 2) == ["ok", "full"]  # of one address
        assert sockets(ben, "2001:db8::1", 2) == ["ok", "ok"]
        # The proxy itself is nobody: it may have as many connections as it likes.
        with ExitStack() as stack:
            for _ in range(20):
                stack.enter_context(raw(server))
            assert anna.get("/api/me")["id"] == anna.id


def test_silent_connections_make_room_for_others(tmp_path: Path) -> None:
    """With hardly any descriptors and a crowd that says nothing, everybody else comes in."""
    with running(data=str(tmp_path), log_level="warning") as server, ExitStack() as stack:
        server.stop()
        server.start(descriptors=256)
        assert "descriptors.few" in server.output()  # and the soft limit was raised
        for _ in range(400):
            stack.enter_context(raw(server))
        with Person(server) as anna:
            table = anna.table("me", "hotseat")
            socket_ = anna.socket(table)
            for _ in range(200):
                stack.enter_context(raw(server))
            assert socket_.hello()["type"] == "sync"
            assert anna.get("/api/tables")["mine"]
        assert len(server.output()) < 10_000


def test_no_descriptors_left_is_said_once(tmp_path: Path) -> None:
    with running(data=str(tmp_path)) as server, ExitStack() as stack:
        assert server.process is not None
        with Person(server) as anna:
            # Fewer than there are already: nothing can be accepted.
            old = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (10, 20000))
            for _ in range(50):
                stack.enter_context(raw(server))
            until(lambda: "accept.failed" in server.output())
            assert anna.get("/api/me")["id"] == anna.id  # whoever is in stays in
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, old)
        with Person(server) as ben:
            assert ben.id
        assert server.output().count("accept.failed") == 1 and len(server.output()) < 5_000


def test_packed_frames_go_on_after_a_pause() -> None:
    """What a socket remembers for packing is given up when nothing happens, and nobody notices."""

    async def main() -> None:
        _, packing = DEFLATE.process_request_params([], [])
        assert isinstance(packing, Resting)
        unpack = zlib.decompressobj(wbits=-WINDOW)
        sizes: list[int] = []

        def send() -> None:
            text = f"{len(sizes)} of the same: {list(range(200))}".encode()
            packed = packing.encode(Frame(Opcode.TEXT, text))
            sizes.append(len(packed.data))
            assert unpack.decompress(bytes(packed.data) + b"\0\0\xff\xff") == text

        def remembers() -> bool:
            return packing.encoder is not None

        send()
        assert not remembers()  # perhaps nothing more comes
        send()
        send()
        assert remembers() and sizes[2] < sizes[1] / 2
        packing._look()  # something was sent since it looked last
        assert remembers()
        packing._look()  # nothing was
        assert not remembers()
        send()
        assert sizes[3] > sizes[0] / 2

    awaited(main())


def test_a_refused_socket_says_why(quick: Running) -> None:
    for headers in ({}, {"Cookie": "tutable=forged"}):
        with connect(quick.address.replace("http", "ws") + "/ws/x", additional_headers=headers) as found:
            assert '"no-session"' in str(found.recv(PATIENCE))
            with pytest.raises((ConnectionClosed, InvalidStatus, InvalidMessage)):
                found.recv(PATIENCE)


def test_many_requests_on_one_connection(quick: Running) -> None:
    with httpx2.Client(base_url=quick.address) as client:
        for _ in range(50):
            assert client.get("/api/games").status_code == 200
