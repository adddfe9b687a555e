"""Driving the command line: in this process, and in one of its own behind a real terminal."""

from __future__ import annotations

import codecs
import io
import os
import pty
import random
import select
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
ROOT = Path(__file__).parents[2]


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
        )
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.text = ""

    def read_until(self, mark: str, timeout: float = 60) -> str:
        """What has appeared since the last call, up to and with `mark`."""
        start = len(self.text)
        deadline = time.monotonic() + timeout
        while mark not in self.text[start:]:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.master], [], [], left)[0]:
                raise AssertionError(f"{mark!r} did not appear in {self.text[start:]!r}")
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            if not data:
                raise AssertionError(f"{mark!r} did not appear in {self.text[start:]!r}")
            self.text += self.decoder.decode(data)
        return self.text[start:]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def close(self) -> int:
        """Wait for the end."""
        while True:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                break
            if not data:
                break
            self.text += self.decoder.decode(data)
        os.close(self.master)
        return self.process.wait(60)
