"""One calm line per step; what the package managers say goes to a file."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).parents[1]
LOG = ROOT / "build" / "setup.log"


def say(text: str) -> None:
    print(text, flush=True)


def die(text: str) -> NoReturn:
    sys.exit(f"tutable: {text}")


class Failed(Exception):
    """A command of a step; its words are in the log."""


def run(*command: str | Path, log: Path = LOG, env: Mapping[str, str] = {}, cwd: Path = ROOT) -> None:
    """A command that talks to the log only."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a") as file:
        print("$", *command, file=file, flush=True)
        try:
            done = subprocess.run(
                command,
                cwd=cwd,
                env={**os.environ, **env},
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
            )
        except OSError as error:
            print(error, file=file)
            raise Failed(str(command[0])) from None
    if done.returncode:
        raise Failed(str(command[0]))


class step:
    """`with step("browser client"):` says what is being done and how long it took."""

    def __init__(self, label: str) -> None:
        self.label = label

    def __enter__(self) -> None:
        print(f"  {self.label} ...", end=" ", flush=True)
        self.start = time.monotonic()

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        say("failed" if error else f"{time.monotonic() - self.start:.0f} s")


def last_words(log: Path = LOG, lines: int = 12) -> str:
    return "\n".join(f"    {line}" for line in log.read_text(errors="replace").splitlines()[-lines:])


def fingerprint(files: Iterable[Path], *words: str) -> str:
    """What these files hold and where they lie, in sixteen letters."""
    found = hashlib.sha256("\0".join(words).encode())
    for path in sorted(files):
        found.update(f"\0{path}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


def is_stamped(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text("utf-8") == value
