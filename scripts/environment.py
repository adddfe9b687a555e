"""`.venv`: Python, the third-party packages of pyproject.toml, and the sources in src/ as they are.

Where the engine is compiled (`engine`), .venv finds that build first; `PYTHONPATH=src` asks for the sources.

    python -m scripts.environment bench     one of the groups: run, build, dev, bench
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from scripts import system
from scripts.steps import LOG, ROOT, Failed, die, fingerprint, is_stamped, last_words, run, say, step

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LABELS = {
    "run": "packages for playing",
    "build": "packages for building",
    "dev": "packages for testing",
    "bench": "packages for the benchmarks (about 200 MB)",
}


def requirements(group: str) -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        data = tomllib.load(file)
    lists: dict[str, list[str]] = {
        "build": data["build-system"]["requires"],
        "run": data["project"]["dependencies"],
        **data["project"]["optional-dependencies"],
    }
    return lists[group]


def names(group: str) -> str:
    return " ".join(item.split("=")[0].split(">")[0].split("<")[0] for item in requirements(group))


def made_with() -> str:
    return f"{ROOT} {os.path.realpath(sys.executable)} {platform.python_version()}"


def value(group: str) -> str:
    pins = (ROOT / "constraints.txt").read_text("utf-8")
    return fingerprint([], made_with(), pins, *requirements(group))


def is_made() -> bool:
    return is_stamped(VENV / ".made", made_with()) and PYTHON.exists()


def missing(groups: Sequence[str]) -> list[str]:
    return [group for group in groups if not is_made() or not is_stamped(VENV / f".{group}", value(group))]


def announce(groups: Sequence[str]) -> None:
    for group in missing(groups):
        say(f"  {LABELS[group]}: {names(group)}")


def ready(groups: Sequence[str]) -> None:
    """Make what is missing of it."""
    wanted = missing(groups)
    if not wanted:
        return
    try:
        if not is_made():
            make()
        for group in wanted:
            with step(LABELS[group]):
                fill(group)
    except Failed:
        say(last_words())
        die(f"the packages could not be installed (network? a proxy?). All that was said: {LOG}")


def make() -> None:
    if system.for_environment():
        die(f"this Python makes no virtual environments: install python{system.VERSION}-venv (Debian)")
    with step("Python environment in .venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        run(sys.executable, "-m", "venv", VENV)
        (VENV / ".made").write_text(made_with(), "utf-8")


def fill(group: str, log: Path = LOG) -> None:
    (VENV / f".{group}").unlink(missing_ok=True)
    # Whoever runs tutable has it from src/, and what puts it there is setuptools.
    more = ["setuptools>=77", "wheel"] if group == "run" else []
    pip("install", "--constraint", ROOT / "constraints.txt", *requirements(group), *more, log=log)
    if group == "run":
        pip("install", "--no-deps", "--no-build-isolation", "--editable", ROOT, log=log)
        # Left by setuptools; on the path it would count as a second installation.
        shutil.rmtree(ROOT / "src" / "tutable.egg-info", ignore_errors=True)
    (VENV / f".{group}").write_text(value(group), "utf-8")


def pip(*words: str | Path, log: Path = LOG) -> None:
    run(PYTHON, "-m", "pip", "--disable-pip-version-check", *words, log=log)


if __name__ == "__main__":
    ready(sys.argv[1:])
