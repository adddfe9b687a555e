"""Tundra has every property of the suite, for every number of players, module and table option."""

from __future__ import annotations

import pytest

from tests import MANY
from tutable.core.conformance import PROPERTIES, check
from tutable.core.registry import get_game

TUNDRA = get_game("tundra")
GAMES = 20 if MANY else 1
MODULES: dict[str, object] = {"titles": "yes", "personal_goals": "yes"}


@pytest.mark.parametrize("players", range(TUNDRA.min_players, TUNDRA.max_players + 1))
def test_tundra_conforms_for_every_number_of_players(players: int) -> None:
    report = check(TUNDRA, games=GAMES, players=[players])
    assert report.ok, str(report)
    assert {name for name in PROPERTIES if not report.checks[name]} == set()


@pytest.mark.parametrize("players", range(TUNDRA.min_players, TUNDRA.max_players + 1) if MANY else [2])
def test_tundra_conforms_with_both_modules(players: int) -> None:
    report = check(TUNDRA, games=GAMES, players=[players], seed=100, options=MODULES)
    assert report.ok, str(report)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"titles": "yes"}),
        (2, {"personal_goals": "yes", "first": "2"}),
        pytest.param(4, {"layout": "alternate", "first": "2"}, marks=pytest.mark.long),
        (3, {"layout": "alternate", "titles": "yes", "white_die": "free"}),
        (3, {"layout": "alternate-2", "characters": "chosen", "titles": "yes"}),
        (3, {"layout": "alternate-3"}),
        pytest.param(4, {"layout": "alternate-2", "characters": "chosen"}, marks=pytest.mark.long),
    ],
)
def test_tundra_conforms_with_every_table_option(players: int, options: dict[str, object]) -> None:
    report = check(TUNDRA, games=GAMES, players=[players], seed=200, options=options)
    assert report.ok, str(report)
