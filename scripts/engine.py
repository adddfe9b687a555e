"""The compiled engine: the same sources, built with mypyc into build/compiled/<fingerprint of the sources>.

A build appears under its name when it is complete, and .venv finds it first by one line in a .pth file. One
that was killed leaves nothing under that name; one whose sources have changed is not used.

    python -m scripts.engine     compile what is in src/ now
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from scripts import environment, system
from scripts.steps import ROOT, Failed, fingerprint, run

KEPT = 2  # builds; a server that still runs on the one before goes on


class Outcome(Enum):
    """How a compilation ended; the value is its exit code."""

    COMPILED = 0
    FAILED = 1
    NO_COMPILER = 3
    CHANGED = 4  # the sources, meanwhile
    ELSEWHERE = 5  # somebody else is compiling


class Engine:
    """The builds of one checkout."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.builds = root / "build" / "compiled"
        self.log = root / "build" / "compile.log"
        self.part = self.builds / "part"

    def fingerprint(self) -> str:
        """Of everything that goes into a build."""
        kinds = ("*.py", "*.toml", "*.ftl")
        found = [path for kind in kinds for path in (self.root / "src").rglob(kind)]
        return fingerprint([*found, self.root / "setup.py", self.root / "pyproject.toml"], sys.version)

    def folder(self, name: str) -> Path:
        return self.builds / name

    def current(self) -> Path | None:
        """The build of the sources as they are now."""
        found = self.folder(self.fingerprint())
        return found if found.is_dir() else None

    def has_older(self) -> bool:
        return any(path.name not in ("part", "lock", "failed") for path in self.builds.glob("*"))

    def was_interrupted(self) -> bool:
        with self.lock() as mine:
            return mine and self.part.exists()

    def has_failed(self) -> bool:
        """The same sources with the same compiler: it would fail again."""
        failed = self.builds / "failed"
        return failed.is_file() and failed.read_text("utf-8") == f"{self.fingerprint()} {system.compiler()}"

    def use(self, build: Path | None) -> None:
        """What .venv finds first: this build, or the sources."""
        for site in (self.root / ".venv" / "lib").glob("python*/site-packages"):
            # Before setuptools' own line for src/: these files are read in the order of their names.
            pth = site / "A-tutable-compiled.pth"
            if build is None:
                pth.unlink(missing_ok=True)
            else:
                fresh = pth.with_suffix(".new")
                fresh.write_text(f"{build}\n", "utf-8")
                fresh.replace(pth)

    def choose(self) -> Path | None:
        """Use the build of the sources as they are now, if there is one."""
        found = self.current()
        self.use(found)
        return found

    @contextmanager
    def lock(self) -> Iterator[bool]:
        """Is nobody else at it? However the holder ends, the lock ends with it."""
        self.builds.mkdir(parents=True, exist_ok=True)
        with (self.builds / "lock").open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                yield False
            else:
                yield True

    def compile(self) -> Outcome:
        """Build what is in src/ now and let .venv use it."""
        with self.lock() as mine:
            if not mine:
                return Outcome.ELSEWHERE
            self.log.write_text("", "utf-8")
            name = self.fingerprint()
            try:
                if not self.prepare():
                    return Outcome.NO_COMPILER
            except Failed:  # a network that is away now may be there next time
                return Outcome.FAILED
            shutil.rmtree(self.part, ignore_errors=True)
            self.part.mkdir()
            try:
                self.build()
            except Failed:
                (self.builds / "failed").write_text(f"{name} {system.compiler()}", "utf-8")
                shutil.rmtree(self.part)
                return Outcome.FAILED
            if self.fingerprint() != name:
                shutil.rmtree(self.part)
                return Outcome.CHANGED
            self.publish(name)
            return Outcome.COMPILED

    def prepare(self) -> bool:
        """A C compiler and the packages that translate."""
        system.install(system.for_compiling())
        system.compiler.cache_clear()
        if not system.compiler():
            return False
        for group in environment.missing(["build"]):
            environment.fill(group, self.log)
        return True

    def build(self) -> None:
        """Into the folder for what is not complete; the client is not part of it."""
        env = {"TUTABLE_COMPILE": "1", "TUTABLE_CLIENT": "0", "CC": system.compiler()}
        plain = ("--verbose", "--no-deps", "--no-build-isolation", "--target", self.part)
        run(environment.PYTHON, "-m", "pip", "install", *plain, self.root, log=self.log, env=env)
        check = "import tutable; raise SystemExit(not tutable.COMPILED)"
        run(environment.PYTHON, "-c", check, log=self.log, env={"PYTHONPATH": str(self.part)})

    def publish(self, name: str) -> None:
        # The client is built more often than the engine: it is shown where it lies.
        static = self.part / "tutable" / "server" / "static"
        shutil.rmtree(static, ignore_errors=True)
        static.symlink_to(self.root / "src" / "tutable" / "server" / "static")
        shutil.rmtree(self.folder(name), ignore_errors=True)
        self.part.replace(self.folder(name))
        os.utime(self.folder(name))
        (self.builds / "failed").unlink(missing_ok=True)
        self.use(self.folder(name))
        folders = [path for path in self.builds.iterdir() if path.is_dir()]
        for old in sorted(folders, key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old)


def in_background(engine: Engine) -> subprocess.Popen[bytes]:
    """Compile in a process of its own that lets everybody else go first."""
    command = ["nice", "-n", "15", sys.executable, "-m", "scripts.engine"]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=engine.root, stdout=quiet, stderr=quiet, start_new_session=True)


if __name__ == "__main__":
    sys.exit(Engine().compile().value)
