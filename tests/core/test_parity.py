"""The lines that compare two builds say enough to tell two games apart."""

from __future__ import annotations

import pytest

from tests.fixtures import GAMES
from tests.fixtures.catalogue import Catalogue, catalogues
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


@pytest.mark.parametrize("of", catalogues(), ids=lambda of: of.game)
def test_every_option_value_is_played_for_every_number_of_players(of: Catalogue) -> None:
    game = of.rules
    for players in of.players:
        found = variants(game, players)
        seen = {(name, value) for options in found for name, value in options.items()}
        possible = {(name, value) for name, values in game.options.items() for value in values}
        later = {("first", str(first)) for first in range(players + 1, game.max_players + 1)}
        assert possible - seen - later == of.unusable.get(players, set())
        assert len(found) <= 500


def test_there_is_a_line_for_every_game() -> None:
    expected = [game for game in map(get_game, GAMES) for _ in range(game.min_players, game.max_players + 1)]
    assert [line.split(" ")[0] for line in lines(1)] == [game.id for game in expected]
