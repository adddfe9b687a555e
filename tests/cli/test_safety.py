"""A match survives whatever happens to the terminal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.driver import BEGIN, RealTerminal, Terminal, answers, environment


def test_end_of_input_leaves_the_match_safe(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    result = terminal("play", "tuareg", "--seed", "7", *BEGIN, "--save", str(path), answers=["1", "2"])
    assert result.code == 0
    assert f"The match is safe in {path}" in result.out
    assert json.loads(path.read_text("utf-8"))["journal"].endswith(" 167")


def test_resuming_takes_up_the_latest_match(terminal: Terminal, tmp_path: Path) -> None:
    terminal("play", "tuareg", "--seed", "7", *BEGIN, "--name", "Ann", answers=["1", "2"])
    result = terminal("play", "--resume", answers=["u"])
    assert "Ann lays rock salt into the market." in result.out
    assert "Taken back." in result.out
    files = sorted((tmp_path / "data" / "tutable" / "matches").iterdir())
    assert len(files) == 1, "no half files, no second match"
    assert oct(files[0].stat().st_mode & 0o777) == "0o600", "a save holds every hand"


def test_seats_stay_as_they_were(terminal: Terminal, running: Path) -> None:
    terminal("play", "--resume", str(running), "--seat", "2=random", "--seat", "3=human")
    assert json.loads(running.read_text("utf-8"))["terminal"]["players"] == ["human", "casual", "casual"]
    terminal("play", "--resume", str(running), "--seat", "2=random", answers=["3"])
    assert json.loads(running.read_text("utf-8"))["terminal"]["players"] == ["human", "random", "casual"]


def test_interrupted_and_resumed_is_as_if_nothing_had_happened(terminal: Terminal, tmp_path: Path) -> None:
    said = answers(5, 3000)
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    terminal("play", "tuareg", "--seed", "5", "--save", str(whole), answers=said)
    terminal("play", "tuareg", "--seed", "5", "--save", str(parts), answers=said[:7])
    for start in range(7, len(said), 7):
        if (
            "Seed of this match"
            in terminal("play", "--resume", str(parts), answers=said[start : start + 7]).out
        ):
            break
    journals = [json.loads(path.read_text("utf-8"))["journal"] for path in (whole, parts)]
    assert journals[0] == journals[1]


def test_kill_9_loses_nothing(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    screen = RealTerminal(tmp_path, "play", "tuareg", "--seed", "7", *BEGIN, "--plain", "--save", str(path))
    screen.read_until("Player 1>")
    screen.type("1\n")
    screen.read_until("Player 1>")
    screen.type("2\n")
    screen.read_until("Player 1>")
    os.kill(screen.process.pid, signal.SIGKILL)
    screen.close()
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".part"] == []
    result = terminal("play", "--resume", str(path), answers=["3", "e"])
    assert "1. Lay gold into the market\n2. Lay millet into the market\n" in result.out
    assert "3. Finish and keep 2 cards" in result.out
    assert terminal("verify", str(path)).code == 0


def test_interrupt_at_the_prompt(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    # Jobs in the background are started deaf to Ctrl-C, and so would be their children.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        screen = RealTerminal(tmp_path, "play", "tuareg", "--seed", "7", "--save", str(path))
    finally:
        signal.signal(signal.SIGINT, before)
    screen.read_until("Player 1>")
    os.kill(screen.process.pid, signal.SIGINT)
    assert screen.close() == 130
    assert "The match is safe in" in screen.text
    assert "Traceback" not in screen.text


def test_resizing_changes_nothing(tmp_path: Path) -> None:
    screen = RealTerminal(tmp_path, "play", "tuareg", "--seed", "7", "--save", str(tmp_path / "m.json"))
    screen.read_until("Player 1>")
    os.kill(screen.process.pid, signal.SIGWINCH)
    screen.type("\n")
    screen.read_until("Player 1>")
    screen.type("q\n")
    assert screen.close() == 0


def test_binary_input(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tutable", "play", "tuareg", "--seed", "7"],
        input=bytes(range(256)) * 40 + b"\nq\n",
        capture_output=True,
        env=environment(tmp_path),
        timeout=120,
    )
    assert done.returncode == 0
    assert b"The match is safe" in done.stdout
    assert done.stderr == b""


def test_an_encoding_without_our_signs(tmp_path: Path) -> None:
    screen = RealTerminal(tmp_path, "play", "tuareg", "--seed", "7", PYTHONIOENCODING="ascii")
    assert "Market" in screen.read_until("Player 1>")
    screen.type("q\n")
    assert screen.close() == 0


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    done = subprocess.run(
        f"{sys.executable} -m tutable rules tuareg | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=120,
    )
    assert done.stderr == ""


def test_a_full_or_closed_folder_is_said(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    result = terminal("play", "tuareg")
    assert result.code == 2
    assert "cannot be written" in result.err
