"""Version, help and languages."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tutable
from tests.cli.driver import Terminal, environment
from tutable.cli import COMMANDS
from tutable.lang import HERE


def test_version_says_how_it_was_built(terminal: Terminal) -> None:
    build = "compiled" if tutable.COMPILED else "interpreted"
    assert terminal("--version").out == f"tutable {tutable.__version__} ({build})\n"


def test_python_m_tutable_is_the_command(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tutable", "--version"],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.startswith("tutable ")


@pytest.mark.parametrize("argv", [(), ("--help",), ("-h",), ("help",), ("--help", "--lang", "de")])
def test_help_names_every_command(terminal: Terminal, argv: tuple[str, ...]) -> None:
    result = terminal(*argv)
    assert result.code == 0
    assert all(f"  {name} " in result.out for name in COMMANDS)
    assert max(map(len, result.out.splitlines())) <= 80


def test_help_loads_neither_the_engine_nor_rich(tmp_path: Path) -> None:
    code = (
        "import sys; from tutable.cli import main; main(['--help'])\n"
        "slow = [m for m in sys.modules if m.startswith(('tutable.core', 'tutable.lang', 'rich', 'typer'))]\n"
        "assert not slow, slow"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(tmp_path), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_option_has_a_help_text_and_no_other(terminal: Terminal, name: str, lang: str) -> None:
    result = terminal(name, "--help", "--lang", lang)
    command = importlib.import_module(f"tutable.cli.commands.{COMMANDS[name]}").COMMAND
    assert result.code == 0
    found = FluentParser().parse((HERE / lang / "help.ftl").read_text("utf-8"))
    for entry in found.body:
        if isinstance(entry, ast.Message) and entry.id.name == f"help-{name}":
            options = {attribute.id.name for attribute in entry.attributes} - {"call", "about"}
            assert options == {option.name for option in command.options}
    assert max(map(len, result.out.splitlines())) <= 80


def test_language_from_the_surroundings(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Befehle" in terminal().out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Commands" in terminal().out
    monkeypatch.setenv("TUTABLE_LANG", "de")
    assert "Befehle" in terminal().out
    assert "Commands" in terminal("--lang", "en").out


def test_language_before_the_command(terminal: Terminal) -> None:
    assert "Personen" in terminal("--lang", "de", "games").out
    assert "Personen" in terminal("--lang=de", "games").out
