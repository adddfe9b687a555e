"""Time in the hands of a test, and tables with clocks."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

from tests.server.harness import Person, Running, Socket


class Hourglass:
    """How far the time at the tables of a server is ahead; a server is started with its `setting`."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "ahead"
        self.ahead = 0.0
        self.turn(0)

    @property
    def setting(self) -> dict[str, str]:
        return {"TOY_CLOCK": str(self.file)}

    def turn(self, seconds: float) -> None:
        """So many seconds pass at once."""
        self.ahead += seconds
        new = self.file.with_suffix(".new")
        new.write_text(str(self.ahead))
        os.replace(new, self.file)


def live_clock(move: int = 60, reserve: int = 0, late: str = "bot", kind: str = "live") -> dict[str, Any]:
    return {"kind": kind, "move": move, "reserve": reserve, "late": late, "bot": "random"}


class TwoPeople:
    """Anna made the table, Ben joined it; `first` is asked first."""

    def __init__(self, server: Running, first: int = 1, other: Running | None = None, **more: Any) -> None:
        self.anna, self.ben = Person(server, "Anna"), Person(other or server, "Ben")
        self.table = self.anna.table("me", "open", options={"first": str(first)}, **more)
        self.path = f"/api/tables/{self.table}"
        self.ben.post(f"{self.path}/join")
        self.mine, self.theirs = self.anna.socket(self.table), self.ben.socket(self.table)

    def __enter__(self) -> TwoPeople:
        return self

    def __exit__(self, *_: object) -> None:
        self.anna.stack.close()
        self.ben.stack.close()

    def clock(self) -> dict[str, Any]:
        found = self.anna.get(self.path)["clock"]
        assert isinstance(found, dict)
        return found


def said(socket: Socket) -> list[str]:
    """What befell the table, as this socket was told last."""
    return [one["message"] for one in socket.latest["happened"]]


def until_said(socket: Socket, message: str) -> dict[str, Any]:
    """Wait until the table has been told something."""
    if "happened" in socket.latest and message in said(socket):
        return socket.latest
    return socket.until(
        lambda frame: frame["type"] == "sync" and message in [one["message"] for one in frame["happened"]]
    )


def turn_of(socket: Socket, seat: int) -> None:
    """A seat plays until another is asked."""
    choose = Random(seat).choice
    assert socket.my_turn(seat)
    while socket.latest["deciders"] == [seat]:
        socket.step(seat, choose)
