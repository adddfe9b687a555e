"""The lines that compare two builds say enough to tell two games apart."""

from __future__ import annotations

import pytest

from tests.fixtures import GAMES
from tests.parity import line, lines, variants
from tutable.core.game import Game
from tutable.core.registry import get_game

TUAREG = get_game("tuareg")
UNUSABLE = {  # too few tiles in set 2 for eight islands; layouts that some numbers of players do not have
    ("tungaru", 4): {("islands", "set2")},
    ("tungaru", 5): {("islands", "set2")},
    ("tundra", 2): {("layout", "alternate"), ("layout", "alternate-2"), ("layout", "alternate-3")},
    ("tundra", 4): {("layout", "alternate-3")},
}


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


@pytest.mark.parametrize("game", [get_game(name) for name in GAMES], ids=lambda game: game.id)
def test_every_option_value_is_played_for_every_number_of_players(game: Game) -> None:
    for players in range(game.min_players, game.max_players + 1):
        found = variants(game, players)
        seen = {(name, value) for options in found for name, value in options.items()}
        possible = {(name, value) for name, values in game.options.items() for value in values}
        later = {("first", str(first)) for first in range(players + 1, game.max_players + 1)}
        assert possible - seen - later == UNUSABLE.get((game.id, players), set())
        assert len(found) <= 500


def test_there_is_a_line_for_every_game() -> None:
    expected = [game for game in map(get_game, GAMES) for _ in range(game.min_players, game.max_players + 1)]
    assert [line.split(" ")[0] for line in lines(1)] == [game.id for game in expected]
