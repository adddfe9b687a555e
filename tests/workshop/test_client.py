"""When the client is built anew, and what a build of the package says without it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import client, environment
from scripts.steps import ROOT, fingerprint


@pytest.mark.parametrize(
    "changed",
    ["web/src/app.css", "src/tutable/lang/de/client.ftl", "src/tutable/games/tuareg/text/en/tuareg.ftl"],
)
def test_a_change_of_sources_or_words_builds_it_anew(tmp_path: Path, changed: str) -> None:
    path = tmp_path / changed
    path.parent.mkdir(parents=True)
    path.write_text("before")
    before = fingerprint(client.sources(tmp_path))
    path.write_text("after")
    assert fingerprint(client.sources(tmp_path)) != before


def test_what_was_installed_or_built_is_no_source(tmp_path: Path) -> None:
    for name in ("web/node_modules/a/b.js", "src/tutable/server/static/index.html", "src/tutable/api.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    assert client.sources(tmp_path) == []


def build(folder: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    """`setup.py build` of a checkout with a package of one module and a client that cannot be built."""
    (folder / "src" / "tutable").mkdir(parents=True)
    (folder / "src" / "tutable" / "__init__.py").write_text("")
    (folder / "src" / "tutable" / "_version.py").write_text('__version__ = "1"')
    (folder / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        (folder / "web" / name).write_text("{}")
    for name in ("setup.py", "pyproject.toml", "scripts", "README.md", "LICENSE", "NOTICE"):
        (folder / name).symlink_to(ROOT / name)
    alone = {"PATH": os.defpath, "TUTABLE_COMPILE": "0", **environ}
    command = [sys.executable, "setup.py", "build"]
    return subprocess.run(command, cwd=folder, env=alone, capture_output=True, text=True, timeout=120)


def test_a_build_without_the_client_says_so_loudly(tmp_path: Path) -> None:
    said = build(tmp_path)
    assert "NO BROWSER CLIENT" in said.stderr


def test_a_build_that_must_have_it_fails(tmp_path: Path) -> None:
    assert build(tmp_path, TUTABLE_CLIENT="1").returncode != 0


def test_requirements_are_read_by_their_group() -> None:
    assert any(item.startswith("starlette") for item in environment.requirements("run"))
    assert not any(item.startswith(("pytest", "mypy==")) for item in environment.requirements("run"))
    assert "pytest-timeout" in environment.names("dev")
