"""The list of picks: what is forbidden and why, and how a turn is ended."""

from __future__ import annotations

from pathlib import Path

import pytest

import tutable
from tests.cli.driver import Terminal
from tutable.cli.offers import list_forbidden
from tutable.cli.screen import Screen
from tutable.games.tundra.terms import PUT, TRADE
from tutable.lang import Texts

# With ten berries a two scores the goal; a die and berries are left for free actions.
LAST_DIE = """
goals = ["berries", "towers", "workers", "cards"]
[[seat]]
dice = "2 2"
berries = 10
[[seat]]
dice = "2"
"""


def test_what_reads_like_something_allowed_is_not_listed_as_forbidden(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Hard-working has two spots under each board; filling the second one first says nothing new."""
    position = 'market = ["e01"]\n[[seat]]\ntitle = "hard-working"\ndice = "6"\n[[seat]]\ndice = "6"\n'
    match = tutable.new("tundra", 2, seed=1, options={"titles": "yes"}, position=position)
    match.act(0, PUT.pick(TRADE, 5))
    assert any(offer.reason == "TUN-26.gap" for offer in match.forbidden(0))
    list_forbidden(match.forbidden(0), match.options(0), Texts("en", "tundra", match.names), Screen())
    assert "put it under" not in capsys.readouterr().out


def play(terminal: Terminal, *answers: str) -> str:
    Path("position.toml").write_text(LAST_DIE, "utf-8")
    start = ("play", "tundra", "--players", "2", "--seed", "1", "--position", "position.toml")
    result = terminal(*start, "--seat", "2=random", answers=answers)
    assert result.code == 0, result.err
    return result.out


def number_of(words: str, out: str) -> str:
    """The number in front of a pick when it was last listed."""
    line = next(line for line in reversed(out.splitlines()) if line.endswith(words))
    return line.partition(".")[0].split()[-1]


def test_the_pick_that_ends_a_turn_ends_it(terminal: Terminal) -> None:
    goal = number_of("(2 points)", play(terminal))
    used = play(terminal, goal)
    assert "End the turn" in used
    after = play(terminal, goal, number_of("End the turn", used))
    assert "Your turn is complete" not in after and after.count("Your turn: put a die") == 2


def test_e_takes_the_pick_that_ends_a_turn(terminal: Terminal) -> None:
    goal = number_of("(2 points)", play(terminal))
    assert play(terminal, goal, "e").count("Your turn: put a die") == 2
    assert "Your turn is not complete" in play(terminal, "e")
