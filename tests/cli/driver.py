"""Driving the command line: in this process, and in one of its own behind a real terminal."""

from __future__ import annotations

import codecs
import io
import os
import pty
import random
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tutable.cli import main

COMMANDS = ["", "x", "s", "l", "?", "? gold", "? TUA-9", "? nonsense", "t", "h", "save", "u", "e"]
NONSENSE = ["0", "99", "-1", "1e3", "\x1b[2J", "\x00\x07", "ü" * 5000, "²", "🐪", "% { $x }", "[bold]", "{"]
GARBAGE = COMMANDS + NONSENSE
BEGIN = ("--option", "first=1")  # then what happens first does not hang on what bots think of
ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds a terminal may stay silent on a busy machine


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


class Terminal:
    """Calls `tutable` in this process; answers come from a pipe."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *argv: str, answers: Iterable[str] = ()) -> Result:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(answer + "\n" for answer in answers)))
        self.capsys.readouterr()
        code = main(list(argv))
        captured = self.capsys.readouterr()
        return Result(code, captured.out, captured.err)


def answers(seed: int, count: int, garbage: float = 0.2) -> list[str]:
    """Somebody who picks at random, ends turns, takes things back and types nonsense."""
    rng = random.Random(seed)
    made: list[str] = []
    for _ in range(count):
        if rng.random() < garbage:
            made.append(rng.choice(GARBAGE))
        else:
            made.append(rng.choice(["e", *(str(n) for n in range(1, 9))]))
    return made


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Few variables, and the same build as this process: an installed one, or the source."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    if "PYTHONPATH" in os.environ:
        kept["PYTHONPATH"] = str(ROOT / os.environ["PYTHONPATH"])
    return {**kept, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **more}


def as_from_a_shell() -> None:
    """What the test's own parent ignores or blocks (`nohup`, a job in the background) is heard again."""
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())


class RealTerminal:
    """`tutable` in a process of its own that believes to be talking to a person at 80 columns."""

    def __init__(self, folder: Path, *argv: str, columns: int = 80, **env: str) -> None:
        self.master, slave = pty.openpty()
        size = {"COLUMNS": str(columns), "LINES": "40"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tutable", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(folder, **size, **env),
            start_new_session=True,
            preexec_fn=as_from_a_shell,
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.text = ""

    def read_until(self, mark: str) -> str:
        """What has appeared since the last call, up to and with `mark`."""
        start = len(self.text)
        deadline = time.monotonic() + PATIENCE
        while mark not in self.text[start:]:
            if not self._read(deadline):
                self.process.kill()
                raise AssertionError(f"{mark!r} did not appear in {self.text[start:]!r}")
        return self.text[start:]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> int:
        """Wait for the end."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        os.close(self.master)
        if time.monotonic() >= deadline:
            self.process.kill()
            raise AssertionError(f"it did not end after {self.text[-500:]!r}")
        return self.process.wait(PATIENCE)

    def _read(self, deadline: float) -> bool:
        """Something more, if it comes in time; False also at the end."""
        if not select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how a terminal says that nobody is at the other side
            return False
        self.text += self.decoder.decode(data)
        return bool(data)
