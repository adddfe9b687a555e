"""What a guest sends is read in a process that can be killed, and everybody else is answered meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.core.play import play
from tests.server.harness import Person, Running, running
from tests.server.inside import awaited
from tests.server.test_bots import children
from tutable import new
from tutable.core.journal import UNDO
from tutable.core.registry import get_game
from tutable.server.auth.limits import Limits
from tutable.server.errors import Full
from tutable.server.settings import Settings
from tutable.server.store.database import Database
from tutable.server.work.asker import Asker
from tutable.server.work.desk import MAX_EACH, Desk
from tutable.server.work.jobs import AnyJob, Check, Done
from tutable.server.work.process import Answer, WorkProcess

DATABASE = "sqlite"
SETTINGS = {"TOY_READING": "60"}
TABLE = {"game": "tuareg", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}


@contextmanager
def stuck(person: Person, body: dict[str, Any]) -> Iterator[Future[Any]]:
    """A request whose worker does not come back."""
    with ThreadPoolExecutor(1) as thread:
        yield thread.submit(person.post, "/api/tables", body, 422)


def test_everybody_is_answered_while_a_file_is_read(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, stuck(anna, {**TABLE, "components": "# hang"}) as bad:
        table = ben.table("me", "hotseat")
        socket = ben.socket(table)
        for _ in range(10):
            socket.step(socket.latest["deciders"][0], Random(1).choice)
            assert ben.get(f"/api/tables/{table}")["status"] == "running"
        assert not bad.done()
        kill_readers(server)
        assert bad.result()["code"] == "unreadable"
        own = get_game("tuareg").components().source
        assert ben.post("/api/tables", {**TABLE, "components": own})["status"] == "running"


def kill_readers(server: Running) -> None:
    assert server.process is not None
    for child in children(server.process.pid):
        if b"reader" in Path(f"/proc/{child}/cmdline").read_bytes():
            os.kill(child, signal.SIGKILL)


def test_whatever_takes_too_long_is_ended_and_charged(tmp_path: Path) -> None:
    limits = {"TOY_READING": "0.5", "work_seconds": "1/day"}
    with running(data=str(tmp_path), **limits) as server, Person(server) as anna, Person(server) as ben:
        hanging = {**TABLE, "components": "# hang"}
        assert anna.post("/api/tables", hanging, 422)["code"] == "too-slow"
        computing = {**TABLE, "components": "# compute"}
        assert anna.post("/api/tables", computing, 422)["code"] == "too-slow"
        refused = anna.post("/api/tables", hanging, 429)
        assert refused["code"] == "too-many" and refused["args"]["seconds"] >= 1
        assert ben.post("/api/tables", hanging, 429)["code"] == "too-many"  # from the same address
        assert anna.post("/api/tables", TABLE)["status"] == "running"  # nothing to read
        assert server.output().count("work.failed") == 2


def test_a_crash_and_a_fault_are_refusals(server: Running) -> None:
    with Person(server) as anna:
        assert anna.post("/api/tables", {**TABLE, "components": "# crash"}, 422)["code"] == "unreadable"
        assert anna.post("/api/tables", {**TABLE, "components": "# fault"}, 500)["code"] == "internal"
        bad = anna.post("/api/tables", {**TABLE, "components": "x = 1"}, 422)
        assert bad["code"] == "bad-components" and bad["problems"]
        dotted = ".".join("a" * 5_000) + " = 1"
        assert anna.post("/api/tables", {**TABLE, "components": dotted}, 422)["message"].endswith("long-key")
        assert anna.post("/api/tables", {**TABLE, "position": dotted}, 422)["message"].endswith("long-key")
        assert anna.post("/api/import", {"save": "x" * 600_000}, 400)["code"] == "bad-request"


def test_what_was_brought_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Own components and a long journal are folded elsewhere, and come back the same."""
    match = play(new("tuareg", 2, seed=1), 150)
    with running(data=str(tmp_path)) as server, Person(server) as anna:
        own = get_game("tuareg").components().source
        brought = anna.post("/api/import", {"save": match.save()})["id"]
        played = anna.post("/api/tables", {**TABLE, "components": own})["id"]
        socket = anna.socket(played)
        for _ in range(120):
            if not socket.latest["over"]:
                socket.step(socket.latest["deciders"][0], Random(1).choice)
        before = {table: anna.socket(table).latest["seats"] for table in (brought, played)}
        server.kill()
        server.start()
        assert {table: anna.socket(table).latest["seats"] for table in before} == before
        metrics = anna.http.get("/metrics").text
        assert 'tutable_work_seconds_count{job="fold"} 2.0' in metrics


def test_what_was_taken_back_is_not_kept_of_a_finished_match(server: Running) -> None:
    match = play(new("tuareg", 2, seed=1), 20_000)
    assert match.is_over and UNDO in match.journal
    with Person(server) as anna:
        table = anna.post("/api/import", {"save": match.save()})["id"]
        saved = anna.get(f"/api/tables/{table}/export")
        assert saved["hash"] == match.hash() and saved["seed"] == match.seed
        assert saved["journal"] == json.loads(match.canonical())["journal"]


# -- the desk -------------------------------------------------------------------------------------

JOB = Check("tuareg", 2, {}, "", "", "")


class Patient(WorkProcess):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__([])
        self.asked: asyncio.Queue[asyncio.Future[Answer]] = asyncio.Queue()

    async def ask(self, data: bytes, seconds: float) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.asked.put_nowait(answer)
        return await answer


def patient_desk(folder: Path, size: int = 1) -> Desk:
    settings = Settings(data=str(folder))
    desk = Desk("test", size, 5.0, 0, Limits(settings, Database(settings)))
    desk.workers = [Patient() for _ in range(size)]
    desk.line.free = list(desk.workers)
    return desk


async def answer(desk: Desk, worker: int = 0) -> None:
    patient = desk.workers[worker]
    assert isinstance(patient, Patient)
    (await patient.asked.get()).set_result(Answer(msgspec.msgpack.encode(Done(b"")), 1.0))


def test_whoever_has_used_least_is_served_first(tmp_path: Path) -> None:
    async def served() -> list[str]:
        desk = patient_desk(tmp_path)
        done: list[str] = []

        async def ask(address: str, job: AnyJob = JOB) -> None:
            await desk.ask_raw(job, Asker(f"guest of {address}", address))
            done.append(address)

        tasks = [asyncio.create_task(ask("flood")) for _ in range(1 + MAX_EACH)]
        await asyncio.sleep(0)
        while len(desk.line.waiting) < MAX_EACH:
            await asyncio.sleep(0)
        with pytest.raises(Full):
            await ask("flood")
        tasks += [asyncio.create_task(ask("home")) for _ in range(2)]
        while len(desk.line.waiting) < MAX_EACH + 2:
            await asyncio.sleep(0)
        for _ in tasks:
            await answer(desk)
        await asyncio.gather(*tasks)
        return done

    done = awaited(served())
    assert done[:2] == ["flood", "home"] and done.index("home", 2) <= 3  # each has used a second by then


def test_one_address_never_has_all_places(tmp_path: Path) -> None:
    async def places() -> None:
        desk = patient_desk(tmp_path, 3)
        flood = [
            asyncio.create_task(desk.ask_raw(JOB, Asker(f"guest {n}", "flood"))) for n in range(MAX_EACH)
        ]
        while len(desk.line.waiting) < MAX_EACH - 2:
            await asyncio.sleep(0)
        assert len(desk.line.free) == 1
        home = asyncio.create_task(desk.ask_raw(JOB, Asker("anna", "home")))
        while desk.line.free:
            await asyncio.sleep(0)
        assert desk.line.running == {"flood": 2, "home": 1}
        for task in (*flood, home):
            task.cancel()
        await asyncio.gather(*flood, home, return_exceptions=True)
        assert len(desk.line.free) == 3 and not desk.line.running

    awaited(places())
