"""Browsers whose every frame is told to a ledger, whoever signs in there."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.harness import Person, Running, Socket
from tests.server.ledger import SPECTATOR, Ledger


@dataclass
class Window:
    """A socket at a table."""

    socket: Socket
    table: str
    since: int  # which of those who have been in this browser has opened it
    is_screen: bool


class Browser(Person):
    """One cookie jar. Whoever is there now is the last of `people`; all before have been there."""

    def __init__(self, server: Running, ledger: Ledger, address: str) -> None:
        super().__init__(server, address=address)
        self.address = address
        self.ledger = ledger
        self.people = [self.id]
        self.windows: list[Window] = []

    # -- asking ---------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Whatever is refused says why, and nothing ever fails."""
        headers = {} if method == "GET" else {"X-CSRF": self.csrf}
        sent = None if method in ("GET", "DELETE") else body or {}
        answer = self.http.request(method, path, headers=headers, json=sent)
        found = answer.json()
        assert answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text[:300]}"
        if answer.status_code >= 400:
            assert found["code"] and found["message"].startswith("error-"), found
        return answer.status_code, found

    def visit(self) -> None:
        """The page is opened anew, perhaps by a new guest."""
        self.become(self.ask("GET", "/api/me")[1])

    def become(self, me: dict[str, Any]) -> None:
        self.id, self.name, self.csrf = str(me["id"]), str(me["name"]), str(me["csrf"])
        if self.id != self.people[-1]:
            self.ledger.joined(self.people[-1], self.id)
            self.people.append(self.id)

    def look(self, table: str) -> dict[str, Any] | None:
        """The table as it is found; None: there is no such table for this browser."""
        code, info = self.ask("GET", f"/api/tables/{table}")
        if code == 401:  # signed out, here or elsewhere
            self.visit()
            code, info = self.ask("GET", f"/api/tables/{table}")
        if code != 200:
            return None
        self.ledger.seen(info, self.id)
        return dict(info)

    # -- looking on -----------------------------------------------------------------------

    def open(self, table: str, key: str = "") -> None:
        """A page of the table; what it is shown is read with everything else."""
        try:
            socket = self.socket(f"{table}?screen={key}" if key else table, greet=False)
        except OSError:
            return
        self.windows.append(Window(socket, table, len(self.people) - 1, bool(key)))
        with contextlib.suppress(ConnectionClosed):  # why, is read with everything else
            socket.send(type="hello", since={})

    def ping(self) -> None:
        """Whatever was sent before the answer has come with it."""
        for window in self.windows:
            with contextlib.suppress(ConnectionClosed):
                window.socket.send(type="ping")

    def read(self, is_killed: bool = False) -> None:
        """Everything up to the answer to `ping`; `is_killed`: the server said no good-bye."""
        for window in [*self.windows]:
            is_open = self._is_open(window)
            for status, seats in self._syncs(window):
                self.ledger.sent(window.table, self.people[window.since :], status, seats)
            if not is_open:
                last = json.loads(window.socket.frames[-1]) if window.socket.frames else {}
                assert is_killed or last.get("code"), f"closed without a word after {last}"
                self.windows.remove(window)
            window.socket.frames.clear()

    @staticmethod
    def _is_open(window: Window) -> bool:
        try:
            window.socket.until(lambda frame: frame["type"] == "pong")
        except ConnectionClosed:
            return False
        return True

    @staticmethod
    def _syncs(window: Window) -> Iterator[tuple[str, list[int]]]:
        for text in window.socket.frames:
            frame = json.loads(text)
            if frame["type"] == "sync":
                seats = [SPECTATOR if seat == "spectator" else int(seat) for seat in frame["seats"]]
                assert not window.is_screen or seats in ([], [SPECTATOR])
                yield frame["table"]["status"], seats

    def read_log(self, table: str) -> None:
        """The log of the match as a file; of a running one it is as a table would show it."""
        code, found = self.ask("GET", f"/api/tables/{table}/export")
        if code == 200 and "seat" in found:
            seat = SPECTATOR if found["seat"] == "spectator" else int(found["seat"])
            self.ledger.sent(table, self.people[-1:], "running", [seat])

    def close(self) -> None:
        self.stack.close()
