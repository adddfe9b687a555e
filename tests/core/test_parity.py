"""The lines that compare two builds say enough to tell two games apart."""

from __future__ import annotations

from tests.parity import line, lines, variants
from tutable.core.registry import get_game

TUAREG = get_game("tuareg")


def test_a_line_is_the_same_every_time() -> None:
    options = TUAREG.check_options({})
    assert line(TUAREG, 3, 5, options) == line(TUAREG, 3, 5, options)


def test_another_seed_or_option_gives_another_line() -> None:
    options = TUAREG.check_options({})
    found = {
        line(TUAREG, 3, 5, options).split(" ", 4)[4],
        line(TUAREG, 3, 6, options).split(" ", 4)[4],
        line(TUAREG, 3, 5, {**options, "first": "2"}).split(" ", 4)[4],
    }
    assert len(found) == 3


def test_every_option_value_is_played_for_every_number_of_players() -> None:
    for players in range(2, 6):
        seen = {(name, value) for options in variants(TUAREG, players) for name, value in options.items()}
        possible = {(name, value) for name, values in TUAREG.options.items() for value in values}
        assert possible - seen == {("first", str(first)) for first in range(players + 1, 6)}
        assert len(variants(TUAREG, players)) <= 500


def test_there_is_a_line_for_every_game() -> None:
    assert len(list(lines(2))) == 2 * 4
