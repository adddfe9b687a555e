"""While a step that nobody else may see is being written, nobody waits for it: their time tells nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.harness import Person, Running, Socket, running, until
from tests.server.sealed import Seated, at_sealed
from tests.server.test_bots import waiting_bots
from tutable.core.engine import SPECTATOR
from tutable.server.store.rows import SeatRow


class Gate:
    """Holds back the writing of steps."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "gate"

    @contextmanager
    def closed(self, step: Callable[[], None]) -> Iterator[None]:
        """While this step waits to be written."""
        self.file.touch()
        step()
        until(self.file.with_suffix(".held").exists, lambda: "the step has not arrived")
        yield
        self.file.unlink()
        self.file.with_suffix(".held").unlink()


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Gate:
    return Gate(tmp_path_factory.mktemp("gate"))


@pytest.fixture(scope="module")
def server(gate: Gate, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(data=str(tmp_path_factory.mktemp("data")), TOY_GATE=str(gate.file)) as found:
        yield found


def check_answered(person: Person, socket: Socket, table: str, seat: int) -> None:
    """Everything another may ask for."""
    assert "sync" not in [frame["type"] for frame in socket.quiet()]
    assert socket.ask(type="chat", text=f"hm {seat}")["type"] == "ok"
    while not any(line["text"] == f"hm {seat}" for line in socket.chats):
        socket.receive()
    code = "not-your-decision" if seat >= 0 else "not-your-seat"
    version = socket.versions.get(str(seat), 0)
    asked = max(seat, 0)
    assert socket.ask(type="act", seat=asked, version=version, pick=0)["code"] == code
    if seat >= 0:
        assert socket.ask(type="end", seat=seat, version=version)["code"] == "nothing-to-end"
        assert socket.ask(type="undo", seat=seat, version=version)["code"] == "nothing-to-undo"
        assert socket.ask(type="undo", seat=seat, version=version + 1)["type"] == "stale"
    before = socket.latest["seats"]
    assert socket.hello()["seats"].keys() == before.keys()
    for path in ("", "/export", "/things/pile"):
        person.get(f"/api/tables/{table}{path}")
    assert "sync" not in [frame["type"] for frame in socket.quiet()]


def test_a_tentative_pick_delays_nobody_elses_answers(server: Running, gate: Gate) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        mine, theirs, watching = anna.socket(table), ben.socket(table), carl.socket(table)
        for socket in (mine, theirs, watching):
            socket.quiet()
        pick = next(offer["pick"] for offer in mine.seat(0)["offers"] if offer["final"] is None)
        version = mine.seat(0)["version"]
        act = {"type": "act", "id": "held", "seat": 0, "version": version, "pick": pick}
        with gate.closed(lambda: mine.send(**act)):
            check_answered(ben, theirs, table, 1)
            check_answered(carl, watching, table, -1)
            with Person(server) as dora:
                assert "spectator" in dora.socket(table).latest["seats"]
        mine.until(lambda frame: frame.get("id") == "held")
        assert mine.synced()["seats"]["0"]["version"] == version + 1


def test_a_sealed_choice_delays_nobody_elses_answers(server: Running, gate: Gate) -> None:
    table = Seated(server, at_sealed("lanterns", 3))
    choosing, other, watching = table.sockets[0], table.sockets[1], table.sockets[3]
    version, pick = choosing.seat(0)["version"], table.picks(0)[0]
    act = {"type": "act", "id": "held", "seat": 0, "version": version, "pick": pick}
    with gate.closed(lambda: choosing.send(**act)):
        for socket in (other, watching):
            assert "sync" not in [frame["type"] for frame in socket.quiet()]
            assert socket.ask(type="chat", text="hm")["type"] == "ok"
            assert socket.hello()["deciders"] == [0, 1, 2]
        assert other.undo(1)["code"] == "nothing-to-undo"
    assert choosing.until(lambda frame: frame.get("id") == "held")["type"] == "ok"
    table.close()


def test_nobody_is_shown_a_step_before_it_is_written(server: Running, gate: Gate) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open", options={"first": "1"})
        ben.post(f"/api/tables/{table}/join")
        mine, theirs = anna.socket(table), ben.socket(table)
        theirs.quiet()
        mine.quiet()
        version = theirs.seat(1)["version"]
        act = {"seat": 0, "version": mine.seat(0)["version"]}
        final = [offer["pick"] for offer in mine.seat(0)["offers"] if offer["final"] is not None]
        with gate.closed(lambda: mine.send(type="act", id="held", pick=final[0], **act)):
            assert [frame["type"] for frame in theirs.quiet()] == []
        assert theirs.synced()["seats"]["1"]["version"] > version


def test_only_who_has_something_new_is_woken() -> None:
    class Watching:
        is_screen = False

        def __init__(self, session: str) -> None:
            self.session, self.woken, self.is_looking = session, 0, True

        def wake(self) -> None:
            self.woken += 1

        def recheck(self) -> None: ...

        def nudge(self) -> None: ...

    live = waiting_bots(1)
    live.row.seats[0] = SeatRow(0, "human", "Anna", session="anna")
    live.row.seats[1] = SeatRow(1, "human", "Ben", session="ben")
    anna, ben, carl = people = [Watching("anna"), Watching("ben"), Watching("carl")]
    live.watchers.update(people)
    live.wake({0})
    assert [person.woken for person in people] == [1, 0, 0]
    live.wake({1, SPECTATOR})
    assert (anna.woken, ben.woken, carl.woken) == (1, 1, 1)
    live.wake()
    assert [person.woken for person in people] == [2, 2, 2]
