"""The engine that is compiled while people play: good, killed, failing, out of date. The builds are cheap."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scripts import engine, play
from scripts.engine import Engine, Outcome
from scripts.steps import ROOT, Failed, run
from tutable.server.bots.pool import Owner, Pool
from tutable.server.bots.worker import Job

SLEEP = [sys.executable, "-c", "import time; time.sleep(600)"]
JOB = Job("tuareg", 2, {}, None, b"", 0, "random", 1)
OWNER = Owner("home", "table", "anna")
# Stands for a bot's process: ready, then it answers with 1 if a build comes first on its path, else with 0.
BOT = """
import msgspec, os, sys
def write(data): sys.stdout.buffer.write(len(data).to_bytes(4, "big") + data); sys.stdout.buffer.flush()
write(b"")
while head := sys.stdin.buffer.read(4):
    sys.stdin.buffer.read(int.from_bytes(head, "big"))
    write(bytes(8) + msgspec.msgpack.encode({"pick": int("PYTHONPATH" in os.environ)}))
"""


class Cheap(Engine):
    """Copies instead of compiling."""

    step: list[str] = [sys.executable, "-c", "pass"]

    def prepare(self) -> bool:
        return True

    def build(self) -> None:
        (self.part / "tutable" / "server").mkdir(parents=True)
        (self.part / "tutable" / "__init__.py").write_text("COMPILED = True")
        run(*self.step, log=self.log)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder that looks like ours."""
    (tmp_path / "src" / "tutable").mkdir(parents=True)
    (tmp_path / "src" / "tutable" / "__init__.py").write_text("COMPILED = False")
    (tmp_path / ".venv" / "lib" / "python3" / "site-packages").mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml"):
        (tmp_path / name).write_text("")
    return tmp_path


@pytest.fixture
def cheap(checkout: Path) -> Cheap:
    return Cheap(checkout)


def found_first(it: Engine) -> list[str]:
    """What .venv is told to look at before the sources."""
    return [line for path in it.root.rglob("*.pth") for line in path.read_text().splitlines()]


def test_a_good_build_is_used(cheap: Cheap) -> None:
    assert cheap.choose() is None
    assert cheap.compile() is Outcome.COMPILED
    build = cheap.current()
    assert build is not None and found_first(cheap) == [str(build)]
    assert (build / "tutable" / "server" / "static").is_symlink(), "the client is built on its own"
    assert not cheap.part.exists()


def test_a_build_that_fails_is_not_used_and_not_tried_for_ever(cheap: Cheap) -> None:
    cheap.step = [sys.executable, "-c", "raise SystemExit('no room')"]
    assert cheap.compile() is Outcome.FAILED
    assert cheap.choose() is None and found_first(cheap) == []
    assert cheap.has_failed() and not cheap.was_interrupted()
    assert "no room" in cheap.log.read_text()
    (cheap.root / "setup.py").write_text("# mended")
    assert not cheap.has_failed()


def test_a_build_of_older_sources_is_not_used(cheap: Cheap) -> None:
    assert cheap.compile() is Outcome.COMPILED
    (cheap.root / "src" / "tutable" / "new.py").write_text("")
    assert cheap.choose() is None and found_first(cheap) == []
    assert cheap.has_older() and "have changed" in play.before(cheap)
    assert cheap.compile() is Outcome.COMPILED
    assert found_first(cheap) == [str(cheap.current())]


def test_sources_that_change_meanwhile_make_it_stale(cheap: Cheap) -> None:
    path = cheap.root / "src" / "tutable" / "new.py"
    cheap.step = [sys.executable, "-c", f"open({str(path)!r}, 'w')"]
    assert cheap.compile() is Outcome.CHANGED
    assert cheap.choose() is None and not cheap.part.exists()


def test_two_builds_are_kept(cheap: Cheap) -> None:
    for number in range(4):
        (cheap.root / "setup.py").write_text(f"# {number}")
        assert cheap.compile() is Outcome.COMPILED
        then = time.time() - 100 + number  # file systems count coarsely
        os.utime(cheap.folder(cheap.fingerprint()), (then, then))
    assert len([path for path in cheap.builds.iterdir() if path.is_dir()]) == 2
    assert cheap.current() is not None


def test_only_one_compiles_at_a_time(cheap: Cheap) -> None:
    with cheap.lock() as mine:
        assert mine
        assert cheap.compile() is Outcome.ELSEWHERE
        assert not cheap.was_interrupted()
    assert cheap.compile() is Outcome.COMPILED


def test_a_killed_build_leaves_nothing_that_is_used(cheap: Cheap) -> None:
    code = (
        "import sys; from pathlib import Path; from tests.workshop.test_engine import Cheap, SLEEP\n"
        "it = Cheap(Path(sys.argv[1])); it.step = SLEEP; it.compile()"
    )
    command = [sys.executable, "-c", code, str(cheap.root)]
    process = subprocess.Popen(command, cwd=ROOT, start_new_session=True)
    try:
        deadline = time.monotonic() + 120
        while not (cheap.log.exists() and "sleep" in cheap.log.read_text()):
            assert process.poll() is None and time.monotonic() < deadline
            time.sleep(0.05)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    while not cheap.was_interrupted():  # what it had started holds its lock until it is gone, too
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert cheap.choose() is None and found_first(cheap) == []
    assert "did not come to its end" in play.before(cheap)
    assert cheap.compile() is Outcome.COMPILED


# -- at the table ---------------------------------------------------------------------------------


@pytest.fixture
def background(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In the background the same cheap build, and a server that waits for it."""

    def start(it: Engine) -> subprocess.Popen[bytes]:
        code = (
            "import sys; from pathlib import Path; from tests.workshop.test_engine import Cheap\n"
            "it = Cheap(Path(sys.argv[1])); it.step = sys.argv[2:]; sys.exit(it.compile().value)"
        )
        assert isinstance(it, Cheap)
        command = [sys.executable, "-c", code, str(it.root), *it.step]
        return subprocess.Popen(command, cwd=ROOT, start_new_session=True)

    monkeypatch.setattr(engine, "in_background", start)
    monkeypatch.delenv("TUTABLE_COMPILE", raising=False)
    yield


# Stands for a server: somebody leaves the table a moment after the compiler has come to its end.
SERVER = """
import sys, time; from pathlib import Path; from scripts.engine import Engine
it, end = Engine(Path(sys.argv[1])), time.monotonic() + 60
while not (it.current() or it.has_failed()) and time.monotonic() < end: time.sleep(0.05)
time.sleep(2)
"""
GONE = [sys.executable, "-c", ""]


def serving(it: Engine) -> list[str]:
    return ["env", f"PYTHONPATH={ROOT}", sys.executable, "-c", SERVER, str(it.root)]


@pytest.mark.usefixtures("background")
class TestAtTheTable:
    def test_it_is_said_when_the_engine_is_ready_and_at_the_next_start(
        self, cheap: Cheap, capfd: pytest.CaptureFixture[str]
    ) -> None:
        assert play.table(cheap, serving(cheap)) == 0
        said = capfd.readouterr().out
        assert "Play is interpreted while" in said and "bots use it from now on" in said
        assert play.table(cheap, GONE) == 0
        assert capfd.readouterr().out == "The engine is compiled.\n"

    def test_a_failure_is_said_and_play_goes_on(
        self, cheap: Cheap, capfd: pytest.CaptureFixture[str]
    ) -> None:
        cheap.step = [sys.executable, "-c", "raise SystemExit(1)"]
        assert play.table(cheap, serving(cheap)) == 0
        assert "Compiling failed" in capfd.readouterr().out
        assert play.table(cheap, GONE) == 0
        assert "Compiling failed before" in capfd.readouterr().out

    def test_who_leaves_early_stops_it(self, cheap: Cheap, capfd: pytest.CaptureFixture[str]) -> None:
        cheap.step = SLEEP
        assert play.table(cheap, GONE) == 0
        assert "Compiling was stopped" in capfd.readouterr().out


def test_every_ending_has_its_words(cheap: Cheap) -> None:
    for outcome in Outcome:
        assert play.ending(cheap, outcome.value)
    assert play.ending(cheap, -signal.SIGKILL) == "Compiling was killed: play goes on interpreted."


def test_bots_take_up_the_build_as_soon_as_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = tmp_path / "build"
    monkeypatch.setenv("TUTABLE_BUILD", str(build))
    monkeypatch.delenv("PYTHONPATH", raising=False)

    async def picks() -> list[int]:
        pool = Pool(1, 60.0, None, [sys.executable, "-c", BOT])
        found = [(await pool.choose(JOB, OWNER)).pick for _ in range(2)]
        build.mkdir()
        found += [(await pool.choose(JOB, OWNER)).pick for _ in range(2)]
        await pool.stop()
        return found

    # In a thread of its own: a browser test of this process may have left its loop running.
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(asyncio.run, picks()).result() == [0, 0, 1, 1]


def test_a_command_that_fails_leaves_its_words_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    for command in ([sys.executable, "-c", "raise SystemExit('broken')"], ["no-such-command"]):
        with pytest.raises(Failed):
            run(*command, log=log)
    assert "broken" in log.read_text() and "no-such-command" in log.read_text()
