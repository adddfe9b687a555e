"""A server process and the people who come to it."""

from __future__ import annotations

import json
import os
import re
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import httpx2
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.hatching import Hatched
from tutable.core.match import Match
from tutable.core.registry import game_ids, get_game
from tutable.face import face_of
from tutable.server.sync.patches import applied
from tutable.server.sync.story import said
from tutable.server.wire import values as wire
from tutable.server.wire.frames import decode

PATIENCE = 120.0  # seconds that an answer may take on a busy machine
# Nothing in a test is slow on purpose; limits have tests of their own.
QUIET = {
    "TUTABLE_PORT": "0",
    "TUTABLE_BOT_PACE": "0",
    "TUTABLE_NEW_GUESTS": "100000/minute",
    "TUTABLE_REQUESTS": "1000000/minute",
    "TUTABLE_NEW_TABLES": "100000/minute",
    "TUTABLE_CHATS": "100000/minute",
    "TUTABLE_SIGN_INS": "100000/minute",
    "TUTABLE_IMPORTS": "100000/minute",
    "TUTABLE_WORK_SECONDS": "100000/minute",
    "TUTABLE_FRAMES_PER_SECOND": "10000",
    "TUTABLE_MAX_TABLES": "100000",
    "TUTABLE_LOG_LEVEL": "warning",
}


def until(wanted: Callable[[], Any], said: Callable[[], object] = str) -> Any:
    """What is wanted, as soon as it is true; else what has been said meanwhile."""
    deadline = time.monotonic() + PATIENCE
    while not (found := wanted()):
        assert time.monotonic() < deadline, said()
        time.sleep(0.02)
    return found


class Running:
    """A server process; it can be killed and started again on the same data."""

    def __init__(self, **settings: str) -> None:
        self.settings = {
            **QUIET,
            **{f"TUTABLE_{k.upper()}" if k.islower() else k: v for k, v in settings.items()},
        }
        self.log = tempfile.NamedTemporaryFile("w+", prefix="tutable-log-")  # noqa: SIM115
        self.process: Hatched | None = None
        self.address = ""
        self.start()

    def start(self, descriptors: int | None = None) -> None:
        environ = {k: v for k, v in os.environ.items() if not k.startswith("TUTABLE_")}
        self.process = Hatched({**environ, **self.settings}, self.log.name, descriptors)
        line = self.process.stdout.readline()
        found = re.search(r"https?://\S+", line)
        assert found, f"no server: {line} {self.output()}"
        self.address = found.group()
        # The next start keeps the address, so that clients can come back.
        if self.settings["TUTABLE_PORT"] == "0":
            self.settings["TUTABLE_PORT"] = str(urlsplit(self.address).port)

    @property
    def origin(self) -> str:
        """What a browser sends: the address without its path."""
        return "{0.scheme}://{0.netloc}".format(urlsplit(self.address))

    def output(self) -> str:
        self.log.flush()
        return Path(self.log.name).read_text("utf-8")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self._wait()

    def _wait(self) -> None:
        assert self.process is not None
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None

    def close(self) -> None:
        if self.process is not None:
            self.stop()
        self.log.close()


@contextmanager
def running(**settings: str) -> Iterator[Running]:
    server = Running(**settings)
    try:
        yield server
        assert "Traceback" not in server.output(), server.output()
    finally:
        server.close()


class Person:
    """Somebody with a browser: a cookie, a CSRF token, and sockets."""

    def __init__(
        self, server: Running, name: str | None = None, cookie: str | None = None, address: str | None = None
    ) -> None:
        """`cookie`: of somebody who has been here before; `address`: not this machine, says a proxy."""
        self.server = server
        self.stack = ExitStack()
        self.forwarded = {} if address is None else {"X-Forwarded-For": address}
        client = httpx2.Client(base_url=server.address, timeout=PATIENCE, headers=self.forwarded)
        self.http = self.stack.enter_context(client)
        if cookie is not None:
            self.http.cookies.set("tutable", cookie)
        me = self.http.get("/api/me").json()
        self.id, self.name, self.csrf = me["id"], me["name"], me["csrf"]
        if name is not None:
            self.put("/api/me", {"name": name})
            self.name = name

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def get(self, path: str, code: int = 200) -> Any:
        return self._answer(self.http.get(path), code)

    def post(self, path: str, body: Any = None, code: int = 200) -> Any:
        return self._answer(self.http.post(path, json=body or {}, headers={"X-CSRF": self.csrf}), code)

    def put(self, path: str, body: Any, code: int = 200) -> Any:
        return self._answer(self.http.put(path, json=body, headers={"X-CSRF": self.csrf}), code)

    def delete(self, path: str, code: int = 200) -> Any:
        return self._answer(self.http.delete(path, headers={"X-CSRF": self.csrf}), code)

    @staticmethod
    def _answer(response: httpx2.Response, code: int) -> Any:
        assert response.status_code == code, f"{response.status_code} {response.text[:500]}"
        return response.json()

    def table(self, *kinds: str, game: str = "tuareg", **more: Any) -> str:
        """A new table: `me`, `open`, `bot:random`, ..."""
        seats = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
        return str(self.post("/api/tables", {"game": game, "seats": seats, **more})["id"])

    def socket(
        self,
        table: str,
        greet: bool = True,
        server: Running | None = None,
        compression: Literal["deflate"] | None = None,
    ) -> Socket:
        at = server or self.server
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        headers = {"Cookie": cookie, "Origin": at.origin, **self.forwarded}
        address = at.address.replace("http", "ws") + f"/ws/{table}"
        connection = self.stack.enter_context(
            connect(
                address, additional_headers=headers, compression=compression, max_size=None, close_timeout=1
            )
        )
        socket = Socket(connection)
        if greet:
            socket.hello()
        return socket


class Socket:
    """One connection to a table, and the newest it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.latest: dict[str, Any] = {}
        self.frames: list[str] = []
        self.chats: list[dict[str, Any]] = []
        self.views: dict[str, dict[str, Any]] = {}
        self.versions: dict[str, int] = {}
        self.lines: dict[str, list[Any]] = {}
        self.count = 0

    def close(self) -> None:
        self.connection.close()

    def send(self, **frame: Any) -> None:
        self.connection.send(json.dumps(frame))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        frame: dict[str, Any] = json.loads(text)
        decode(text)  # a frame that is not what its type says fails any test
        if frame["type"] == "sync":
            self.latest = frame
            for seat, entry in frame["seats"].items():
                self._follow(seat, entry)
                check_view(frame["table"]["game"], entry["view"])
        elif frame["type"] == "chat":
            self.chats = ([] if frame["from_start"] else self.chats) + frame["entries"]
        return frame

    def _follow(self, seat: str, entry: dict[str, Any]) -> None:
        """Keep the view and the lines of a seat as a client does; the entry is given its view."""
        if "view" not in entry:
            assert entry["base"] == self.versions[seat]
            view = self.views[seat]
            for patch in [*(step["patch"] for step in entry["steps"]), entry["patch"]]:
                view = applied(view, patch)
            entry["view"] = view
        self.views[seat], self.versions[seat] = entry["view"], entry["version"]
        lines = self.lines.setdefault(seat, [])
        assert entry["lines_from"] <= len(lines)
        lines[entry["lines_from"] :] = entry["lines"]

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            frame = self.receive()
            if wanted(frame):
                return frame

    def hello(self, since: dict[str, int] | None = None) -> dict[str, Any]:
        self.quiet()  # what was on its way must not be taken for the answer
        self.send(type="hello", since=since or {})
        return self.until(lambda frame: frame["type"] == "sync")

    def quiet(self) -> list[dict[str, Any]]:
        """Everything that is on its way; a ping shows when it has come."""
        self.send(type="ping")
        found: list[dict[str, Any]] = []
        while not found or found[-1]["type"] != "pong":
            found.append(self.receive())
        return found[:-1]

    # -- playing --------------------------------------------------------------------------

    def seat(self, seat: int) -> dict[str, Any]:
        """What a seat was sent last; of one that is covered at this screen only its version."""
        latest, name = self.latest, str(seat)
        entry: dict[str, Any] = latest["seats"].get(name) or {"version": latest["covered"][name]}
        return entry

    def shown(self) -> int:
        """The seat this screen shows."""
        return next(int(seat) for seat in self.latest["seats"])

    def ask(self, **frame: Any) -> dict[str, Any]:
        """Send something with an id and wait for its answer."""
        self.count += 1
        frame.setdefault("id", f"{id(self):x}.{self.count}")
        self.send(**frame)
        return self.until(lambda found: found.get("id") == frame["id"])

    def act(self, seat: int, pick: int, **more: Any) -> dict[str, Any]:
        frame = {"type": "act", "seat": seat, "version": self.seat(seat)["version"], "pick": pick, **more}
        return self.ask(**frame)

    def end(self, seat: int, **more: Any) -> dict[str, Any]:
        return self.ask(**{"type": "end", "seat": seat, "version": self.seat(seat)["version"], **more})

    def undo(self, seat: int, **more: Any) -> dict[str, Any]:
        return self.ask(**{"type": "undo", "seat": seat, "version": self.seat(seat)["version"], **more})

    def synced(self) -> dict[str, Any]:
        return self.until(lambda frame: frame["type"] == "sync")

    def my_turn(self, seat: int) -> bool:
        """Wait until this seat is asked; False: the match is over."""
        while not self.latest["over"]:
            entry = self.seat(seat)
            waits = entry.get("chosen") is not None  # it may choose again, but another is to choose too
            if not waits and (entry.get("offers") or entry.get("awaits_end")):
                return True
            self.receive()
        return False

    def step(self, seat: int, choose: Callable[[list[int]], int]) -> None:
        """One pick, or the end of the turn."""
        if self.seat(seat)["awaits_end"]:
            answer = self.end(seat)
        else:
            answer = self.act(seat, choose([offer["pick"] for offer in self.seat(seat)["offers"]]))
        assert answer["type"] == "ok", answer
        self.synced()

    def play(self, seat: int, choose: Callable[[list[int]], int]) -> None:
        """To the end of the match."""
        while self.my_turn(seat):
            self.step(seat, choose)

    def closing(self) -> dict[str, Any]:
        """The last words of a connection the server gives up."""
        last: dict[str, Any] = {}
        try:
            while True:
                last = self.receive()
        except ConnectionClosed:
            return last


def check_view(game: str, view: dict[str, Any]) -> None:
    """A view is what its game says it is: nothing missing, nothing more."""
    if game in TYPED:
        data = msgspec.json.encode(view)
        assert json.loads(msgspec.json.encode(msgspec.json.decode(data, type=TYPED[game]))) == view


def view_types() -> dict[str, Any]:
    found = {game: get_game(game).part("view_types") for game in game_ids()}
    return {game: module.View for game, module in found.items() if module is not None}


TYPED = view_types()


def told(match: Match, seat: int) -> list[Any]:
    """The lines a client should have of a match."""
    lines = face_of(match.game).telling.tell(match.log(seat))
    return [msgspec.to_builtins(wire.Line(said(line.said), line.by, list(line.pictures))) for line in lines]
