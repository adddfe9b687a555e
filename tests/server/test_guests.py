"""Other people's bots at tables: those the host has named, by the name people see, and no others.

They remember their match, end with it, and hold up nobody when they fail.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.bots.own import counted
from tests.bots.test_line import ANSWERS, is_running, program, wait_for_end
from tests.server.harness import Person, Running, running, until
from tests.server.hatching import ROOT
from tests.server.hourglass import said, until_said
from tutable.core.codec import encode
from tutable.core.match import Match
from tutable.core.rng import Rng
from tutable.server.bots.driver import Driver
from tutable.server.bots.failing import replacement
from tutable.server.bots.pool import Pool
from tutable.server.bots.worker import Job, Over, Thinker

EXAMPLE = f"exec:{sys.executable} {ROOT / 'examples' / 'line_bot.py'} gold"
SETTINGS = {"bots": f"goldie={EXAMPLE}, first=tests.bots.test_outside:First"}


def test_they_are_offered_by_name_alone(server: Running) -> None:
    with Person(server) as anna:
        for game in anna.get("/api/games"):
            assert game["bots"][-2:] == ["goldie", "first"] and game["usual_bot"] in game["bots"]
            assert "exec:" not in str(game)


@pytest.mark.parametrize("bot", ["goldie", "first"])
def test_they_play(server: Running, bot: str) -> None:
    with Person(server) as anna:
        socket = anna.socket(anna.table("me", f"bot:{bot}", options={"first": "2"}))
        for _ in range(6):
            assert socket.my_turn(0)
            socket.step(0, Random(1).choice)
        assert "bot.failed" not in server.output() and "bot.illegal" not in server.output()


@pytest.mark.parametrize("bot", ["exec:true", "tests.bots.test_outside:First", "nobody"])
def test_nobody_else_is_seated(server: Running, bot: str) -> None:
    with Person(server) as anna:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot[:40]}]
        refused = anna.post("/api/tables", {"game": "tuareg", "seats": seats}, code=422)
        assert refused["code"] == "unknown-bot"


def test_who_may_no_longer_play_is_stood_in_for() -> None:
    driver = Driver(None, Pool(0, 1.0), "me", 0.0, {"goldie": EXAMPLE})  # type: ignore[arg-type]
    assert driver._place("goldie", "tuareg") == EXAMPLE
    assert driver._place("expert", "tuareg") == "expert"
    assert driver._place("first", "tuareg") == "casual"


def test_a_bot_that_is_not_there_stops_the_start(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "tutable", "serve", "--port", "0", "--data", str(tmp_path)]
    config = tmp_path / "tutable.toml"
    config.write_text('bots = ["ghost=exec:/no/such/program"]')
    found = subprocess.run(
        [*asked, "--config", str(config)], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert found.returncode == 2 and "/no/such/program" in found.stderr


# -- remembering ------------------------------------------------------------------------------


def test_a_bot_at_a_table_remembers_its_match(tmp_path: Path) -> None:
    """Also with several workers: it stays in one of them."""
    note = tmp_path / "counted"
    bots = "counting=tests.bots.own:Counting"
    with (
        running(data=str(tmp_path), bots=bots, bot_processes="2", COUNTED=str(note)) as server,
        Person(server) as anna,
    ):
        socket = anna.socket(anna.table("me", "bot:counting", "bot:counting", options={"first": "2"}))
        socket.play(0, Random(1).choice)
    for seat in (1, 2):
        mine = [asked for at, asked in counted(note) if at == seat]
        assert len(mine) >= 5 and mine == list(range(len(mine)))


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "counted"
    monkeypatch.setenv("COUNTED", str(path))
    return path


def asking(thinker: Thinker, table: str, steps: int) -> None:
    """A decision of seat 0 at a table, of which it has made so many steps."""
    match = Match.new("lanterns", 2, seed=3)
    sample = encode(match.knowledge(0).sample(Rng(7)))
    bot = "tests.bots.own:Counting"
    job = Job("lanterns", 2, match.header.options, None, sample, 0, bot, 5, 0, table, steps, 60.0)
    answer = thinker.answer(job)
    assert not answer.failed and answer.thought > 0


@pytest.mark.parametrize("steps", [2, 3, 5], ids=["another worker", "asked again", "somebody else moved"])
def test_a_bot_that_has_missed_something_begins_anew(note: Path, steps: int) -> None:
    """Its next question would be the one after four steps."""
    thinker = Thinker()
    for at in (2, 3, steps):
        asking(thinker, "a", at)
    assert [asked for _, asked in counted(note)] == [0, 1, 0]


def test_tables_share_no_bot_and_take_theirs_along(note: Path) -> None:
    thinker = Thinker()
    for table, steps in (("a", 0), ("b", 0), ("a", 1), ("b", 1)):
        asking(thinker, table, steps)
    thinker.end(Over("a"))
    asking(thinker, "a", 2)
    asking(thinker, "b", 2)
    assert [asked for _, asked in counted(note)] == [0, 0, 1, 1, 0, 2]


def test_a_worker_keeps_only_so_many(note: Path) -> None:
    thinker = Thinker()
    for number in range(40):
        asking(thinker, f"table {number}", 0)
    assert len(thinker.keeping.bots) == 32
    asking(thinker, "table 39", 1)
    asking(thinker, "table 0", 1)
    assert [asked for _, asked in counted(note)][-2:] == [1, 0]


# -- failing ----------------------------------------------------------------------------------


def stalling(note: Path) -> str:
    """It starts processes of its own, writes down all numbers and says nothing."""
    start = "children = [__import__('subprocess').Popen(['sleep', '600']) for _ in range(3)]\n        "
    line = "' '.join(map(str, [os.getpid(), *(child.pid for child in children)]))"
    return program(f"{start}open({str(note)!r}, 'a').write({line} + chr(10)); time.sleep(600)")


def pids(note: Path) -> list[int]:
    return [int(word) for word in note.read_text().split()] if note.exists() else []


def script(tmp_path: Path, name: str) -> str:
    """A command without commas, for the setting."""
    path = tmp_path / "bot.sh"
    words = name.removeprefix("exec:")
    path.write_text(f"#!/bin/sh\nexec {words}\n")
    path.chmod(0o700)
    return f"exec:{path}"


def test_a_stalling_program_is_replaced_after_three_times_and_leaves_nothing(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    bots = f"stalling={script(tmp_path, stalling(note))}"
    with (
        running(data=str(tmp_path), bots=bots, bot_seconds="1.5") as server,
        Person(server) as anna,
    ):
        socket = anna.socket(anna.table("me", "bot:stalling", options={"first": "2"}))
        while not any(kind.startswith("happened-instead-") for kind in said(socket)):
            assert socket.my_turn(0)
            socket.step(0, Random(1).choice)
        assert said(socket).count("happened-bot-slow") == 3
        assert socket.latest["table"]["seats"][1]["bot"] == "casual"
        assert server.output().count("bot.failed") == 3  # whoever stalled is not asked again
        assert len(note.read_text().splitlines()) == 3
        wait_for_end(pids(note))
        assert "process.said" not in server.output()


def test_nothing_is_left_when_a_worker_is_killed(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    bots = f"stalling={script(tmp_path, stalling(note))}"
    with (
        running(data=str(tmp_path), bots=bots, bot_seconds="600") as server,
        Person(server) as anna,
    ):
        anna.table("me", "bot:stalling", options={"first": "2"})
        found = until(lambda: pids(note))
        assert len(found) == 4 and all(is_running(pid) for pid in found)
        assert server.process is not None
        os.kill(parent(found[0]), 9)  # the worker, which can end nobody any more
        wait_for_end(found)


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def test_a_bot_that_fails_now_and_then_is_told_of_and_plays_on(tmp_path: Path) -> None:
    """Crashing once is mended by asking again; the pick it was asked for is its own."""
    mark = tmp_path / "crashed"
    code = f"os.path.exists({str(mark)!r}) or (open({str(mark)!r}, 'w'), os._exit(3)); {ANSWERS}"
    bots = f"weak={script(tmp_path, program(code))}"
    with running(data=str(tmp_path), bots=bots) as server, Person(server) as anna:
        socket = anna.socket(anna.table("me", "bot:weak", options={"first": "2"}))
        assert socket.my_turn(0)
        assert mark.exists() and server.output().count("bot.failed") == 1 and said(socket) == []


def test_a_class_that_fails_is_told_of_and_ends_no_worker(tmp_path: Path) -> None:
    bots = "raising=tests.bots.own:Raising"
    with running(data=str(tmp_path), bots=bots) as server, Person(server) as anna:
        socket = anna.socket(anna.table("me", "bot:raising", options={"first": "2"}))
        latest = until_said(socket, "happened-bot-failed")
        assert latest["happened"][0]["seat"] == 1
        assert "ValueError: no idea" in server.output() and "crashed" in server.output()
        assert "Traceback" not in server.output()


def test_who_replaces_whom() -> None:
    assert replacement("goldie", "tuareg") == "casual"
    assert replacement("expert", "tuareg") == "sharp"
    assert replacement("casual", "tuareg") == "novice"
    assert replacement("novice", "tuareg") is None
    assert replacement("goldie", "lanterns") == "random"
