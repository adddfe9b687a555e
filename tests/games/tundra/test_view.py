"""What a seat is shown has the shape its types promise, all through a match, with every module."""

from __future__ import annotations

import random

import msgspec
import pytest

import tutable
from tutable.core.engine import SPECTATOR
from tutable.games.tundra.view_types import View

MODULES = {"titles": "yes", "personal_goals": "yes", "characters": "chosen", "white_die": "free"}
EVERY = 12  # picks between two looks


def plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_is_a_view(players: int) -> None:
    options = {**MODULES, **({"layout": "alternate"} if players > 2 else {})}
    match = tutable.new("tundra", players, seed=players, options=options, auto_end=True)
    rng = random.Random(players)
    picks = 0
    while True:
        if picks % EVERY == 0 or match.is_over:
            for seat in (*range(players), SPECTATOR):
                view = match.view(seat)
                # A key that the types do not name would be lost on the way.
                assert plain(msgspec.convert(view, View, strict=True)) == plain(view)
        if match.is_over:
            return
        seat = next(seat for seat in match.deciders() if seat not in match.sealed)
        match.act(seat, rng.choice(match.state.options_of(seat)))
        picks += 1
