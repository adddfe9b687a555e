"""A game the terminal knows nothing about is playable: sealed choices, hot-seat, replay and rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.driver import Terminal, answers
from tests.toys.lanterns.game import GAME


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_match(terminal: Terminal, tmp_path: Path, lang: str) -> None:
    path = str(tmp_path / "m.json")
    result = terminal(
        "play", GAME.id, "--players", "3", "--seat", "2=human", "--seed", "1", "--save", path, "--lang", lang,
        answers=answers(1, 6000),
    )  # fmt: skip
    assert result.code == 0, result.err
    assert ("Total: " if lang == "en" else "Summe: ") in result.out
    assert terminal("verify", path).code == 0
    assert terminal("replay", path, "--lang", lang, answers=["n", "last", "p"]).code == 0


def test_a_sealed_choice_stays_sealed(terminal: Terminal) -> None:
    seats = [word for n in (1, 2) for word in ("--seat", f"{n}=human")]
    result = terminal("play", GAME.id, "--players", "2", *seats, "--seed", "1", answers=["", "1", ""])
    second = result.out.rpartition("Pass the screen to")[2]
    assert "Hang" in second and "Player 1 hangs" not in second


def test_its_rules_can_be_read(terminal: Terminal) -> None:
    result = terminal("rules", GAME.id)
    assert result.code == 0
    assert all(name in result.out for name in GAME.rulebook.rules)
