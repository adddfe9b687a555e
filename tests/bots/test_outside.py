"""Bots of other people: found by name, and refused in words when something is wrong with them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.driver import Terminal
from tutable import arena
from tutable.bots import bot_names, get_bot, installed
from tutable.core.engine import Knowledge
from tutable.core.errors import BadBot, UnknownBot

HERE = __name__


class First:
    def __init__(self, game: str, seed: int) -> None:
        self.game = game

    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        return options[0]


class Cheat(First):
    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        return max(options) + 1


class Unmade:
    def choose(self, knowledge: Knowledge, options: list[int]) -> int:
        return options[0]


NOTHING = "no class"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Terminal(monkeypatch, capsys)


def test_a_class_plays_by_its_place() -> None:
    bot = get_bot(f"{HERE}:First", "lanterns", 3)
    assert isinstance(bot, First) and bot.game == "lanterns"


@pytest.fixture
def looked_for_anew() -> Iterator[None]:
    """What is installed is looked for once in a process."""
    installed.cache_clear()
    yield
    installed.cache_clear()


@pytest.mark.usefixtures("looked_for_anew")
def test_an_entry_point_names_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "first-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: first\nVersion: 1\n")
    (folder / "entry_points.txt").write_text(f"[tutable.bots]\nfirst = {HERE}:First\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert bot_names("lanterns") == ["first", "random"]
    assert isinstance(get_bot("first", "lanterns"), First)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("no.such.package:Bot", "import"),
        (f"{HERE}:Missing", "import"),
        (f"{HERE}:", "import"),
        (":First", "import"),
        (f"{HERE}:NOTHING", "made"),
        (f"{HERE}:Unmade", "made"),
    ],
)
def test_a_bot_that_cannot_be_had_says_why(name: str, problem: str) -> None:
    with pytest.raises(BadBot) as caught:
        get_bot(name, "lanterns")
    assert caught.value.params["problem"] == problem and str(caught.value)


def test_a_name_that_is_no_place_is_unknown() -> None:
    with pytest.raises(UnknownBot):
        get_bot("first", "lanterns")


def test_sim_and_play_take_it(terminal: Terminal) -> None:
    found = terminal(
        "sim", "tuareg", "--games", "2", "--seats", f"{HERE}:First,random", "--jobs", "1", "--json"
    )
    assert json.loads(found.out)["bots"][0]["bot"] == f"{HERE}:First"
    played = terminal(
        "play", "tuareg", "--seed", "1", "--seat", "1=random", "--seat", f"2={HERE}:First", "--plain"
    )
    assert played.code == 0


def test_an_illegal_choice_is_told_and_changes_nothing(terminal: Terminal) -> None:
    with pytest.raises(BadBot) as caught:
        arena.simulate(arena.plan("tuareg", ["random", f"{HERE}:Cheat"], 1, {}, None), 1, 1)
    assert caught.value.params["problem"] == "pick"
    played = terminal(
        "play", "tuareg", "--seed", "1", "--seat", "1=random", "--seat", f"2={HERE}:Cheat", "--plain"
    )
    assert played.code != 0 and "Cheat" in played.err
