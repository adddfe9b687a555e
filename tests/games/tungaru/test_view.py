"""A view is what its type says, for every seat and a spectator."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import tutable
from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.games.tungaru.view_types import View

MODULES: list[dict[str, Any]] = [
    {},
    {"islands": "set2"},
    {"deluxe_nomads": "yes"},
    {"islands": "set4", "deluxe_nomads": "yes"},
]


def played(players: int, options: dict[str, Any], seed: int) -> Match:
    """A whole match of random picks, every view of which was of its type."""
    match = tutable.new("tungaru", players=players, seed=seed, options=options, auto_end=True)
    rng = random.Random(seed)
    watchers = (*range(players), SPECTATOR)
    while not match.is_over:
        seat = next(seat for seat in match.deciders() if seat not in match.sealed)
        match.act(seat, rng.choice(match.state.options_of(seat)))
        view = match.view(watchers[match.state.turn % len(watchers)])
        assert msgspec.convert(view, View, strict=True) == view
    return match


@pytest.mark.parametrize(("players", "options"), list(enumerate(MODULES, 2)))
def test_views_are_of_their_type(players: int, options: dict[str, Any]) -> None:
    match = played(players, options, players)
    for seat in (*range(players), SPECTATOR):
        assert msgspec.convert(match.view(seat), View, strict=True) == match.view(seat)


def test_at_the_end_everything_is_worth_what_it_scored() -> None:
    for one in played(2, {}, 1).view(SPECTATOR)["seats"]:
        assert one["worth_now"] == one["points"]
