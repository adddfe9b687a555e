"""Nothing outside the games' folders names a game, so that a new one touches only its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from tests.meta.sources import GAMES, PACKAGE, ROOT, WEB

IDS = sorted(path.parent.name for path in GAMES.glob("*/game.toml"))
NAMED = re.compile("|".join(IDS), re.IGNORECASE)
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
OWN = (GAMES, ROOT / "tests" / "games", WEB / "games")  # where a game may be named
GREETINGS = {"help-title", "help-end"}  # prose: which games there are, and one to start with


def outside(folder: Path, *endings: str) -> list[Path]:
    """Files that belong to no game."""
    found = [path for path in sorted(folder.rglob("*")) if path.suffix in endings]
    assert found
    return [path for path in found if not any(own in path.parents for own in OWN)]


def words(path: Path) -> Iterator[str]:
    """Identifiers, imports and strings of a module, docstrings apart."""
    tree = ast.parse(path.read_text("utf-8"))
    docs = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if id(node) not in docs:
            yield from (value for _, value in ast.iter_fields(node) if isinstance(value, str))


def named(texts: Iterator[str]) -> set[str]:
    return {name.lower() for text in texts for name in NAMED.findall(text)}


def test_there_are_games_to_look_for() -> None:
    assert IDS
    assert all(game in named(words(GAMES / game / "game.py")) for game in IDS)


def test_no_module_outside_names_a_game() -> None:
    folders = (PACKAGE, ROOT / "scripts", ROOT / "bench")
    paths = [path for folder in folders for path in outside(folder, ".py")] + [ROOT / "setup.py"]
    assert {path: found for path in paths if (found := named(words(path)))} == {}


def test_the_client_names_no_game() -> None:
    paths = outside(WEB, ".ts", ".svelte", ".css")
    assert [path for path in paths if NAMED.search(COMMENTS.sub("", path.read_text("utf-8")))] == []


@pytest.mark.parametrize("path", outside(PACKAGE / "lang", ".ftl"), ids=lambda path: path.stem)
def test_no_common_message_names_a_game(path: Path) -> None:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    messages = [entry for entry in entries if isinstance(entry, fluent.Message)]
    naming = {entry.id.name for entry in messages if NAMED.search(FluentSerializer().serialize_entry(entry))}
    assert naming <= GREETINGS


def test_a_test_of_all_games_has_at_most_one_for_its_example() -> None:
    paths = outside(ROOT / "tests", ".py")
    assert {path: found for path in paths if len(found := named(words(path))) > 1} == {}
