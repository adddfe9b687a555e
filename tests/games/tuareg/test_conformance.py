"""Tuareg has every property of the suite, for every number of players and every table option."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import MANY
from tutable.core.conformance import PROPERTIES, check
from tutable.core.registry import get_game

TUAREG = get_game("tuareg")
GAMES = 25 if MANY else 2
NOT_IN_TUAREG = {"sealed"}

VARIANTS = [
    (name, value, TUAREG.min_players + number % 4)
    for number, (name, value) in enumerate(
        (name, value) for name, values in TUAREG.options.items() for value in values[1:]
    )
]


@pytest.mark.parametrize("players", range(TUAREG.min_players, TUAREG.max_players + 1))
def test_tuareg_conforms_for_every_number_of_players(players: int) -> None:
    report = check(TUAREG, games=GAMES, players=[players])
    assert report.ok, str(report)
    assert {name for name in PROPERTIES if not report.checks[name]} == NOT_IN_TUAREG


@pytest.mark.parametrize(("option", "value", "players"), VARIANTS)
def test_tuareg_conforms_with_every_table_option(option: str, value: str, players: int) -> None:
    if option == "first":
        players = max(players, int(value))
    report = check(TUAREG, games=GAMES // 2, players=[players], seed=100, options={option: value})
    assert report.ok, str(report)


@pytest.mark.parametrize("players", [2, 3])
def test_tuareg_conforms_with_few_cards(players: int) -> None:
    """What a seat can infer is enumerated: nothing is forgotten, and samples are as likely as is right."""
    text = (Path(__file__).parent / "replays" / "own-components.toml").read_text("utf-8")
    text = re.sub(r"count = (\d+)", lambda count: f"count = {int(count[1]) // 3 + 1}", text)
    few = TUAREG.own_components(text)
    report = check(TUAREG, games=4 * GAMES, players=[players], components=few)
    assert report.ok, str(report)
    assert report.checks["memory"] > 100


def test_tuareg_conforms_with_all_options_away_from_their_defaults() -> None:
    options = {name: values[-1] for name, values in TUAREG.options.items()}
    report = check(TUAREG, games=GAMES // 2, players=[5], seed=200, options=options)
    assert report.ok, str(report)
