"""Every test of the command line has its own data folder and speaks English unless it says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.driver import BEGIN, Terminal


@pytest.fixture(autouse=True)
def own_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("TUTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.fixture
def finished(terminal: Terminal, tmp_path: Path) -> Path:
    """A match between bots, played to its end."""
    path = tmp_path / "finished.json"
    assert terminal("play", "tuareg", "--seed", "7", "--seat", "1=random", "--save", str(path)).code == 0
    return path


@pytest.fixture
def running(terminal: Terminal, tmp_path: Path) -> Path:
    """A match that a person has left after two picks."""
    path = tmp_path / "running.json"
    assert (
        terminal("play", "tuareg", "--seed", "7", *BEGIN, "--save", str(path), answers=["1", "2"]).code == 0
    )
    return path
