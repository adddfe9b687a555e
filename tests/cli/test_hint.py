"""`hint` at a prompt: each time a little more, and never with several people at the screen."""

from __future__ import annotations

import pytest

from tests.cli.driver import Terminal


@pytest.mark.parametrize(
    ("lang", "word", "words"),
    [
        ("en", "hint", ("One of these:", "Ask again to be told why", "in the end, wins ")),
        ("de", "tipp", ("Eines davon:", "du erfährst, warum", "gewinnt ")),
    ],
)
def test_a_nudge_the_pick_the_reasons(terminal: Terminal, lang: str, word: str, words: list[str]) -> None:
    game = ("play", "tuareg", "--players", "2", "--seed", "7", "--option", "first=1", "--lang", lang)
    for asked in (1, 2, 3):
        result = terminal(*game, answers=[word] * asked)
        shown = [one in result.out for one in words]
        assert shown == [number < asked for number in range(3)], result.out[-600:]


def test_no_hints_for_one_of_several_people(terminal: Terminal) -> None:
    result = terminal("play", "tuareg", "--players", "2", "--seat", "2=human", answers=["", "hint", "hint"])
    assert "No hints while several people play" in result.out
    assert "One of these" not in result.out
