"""A view is what its type says, for every seat and a spectator."""

from __future__ import annotations

import random

import msgspec
import pytest

import tutable
from tutable.core.engine import SPECTATOR
from tutable.games.tuareg.view_types import View


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_views_are_of_their_type(players: int) -> None:
    match = tutable.new("tuareg", players=players, seed=players, auto_end=True)
    rng = random.Random(players)
    while not match.is_over:
        seat = match.deciders()[0]
        match.act(seat, rng.choice(match.options(seat)).pick)
        for watcher in (*range(players), SPECTATOR):
            view = match.view(watcher)
            assert msgspec.convert(view, View, strict=True) == view
