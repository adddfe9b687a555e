"""Every great moment of a match has a title."""

from __future__ import annotations

import random

import pytest

import tutable
from tests.fixtures import GAMES
from tests.games.moments import title
from tutable.face import face_of
from tutable.lang import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_match_has_a_title(game: str, lang: str) -> None:
    match = tutable.new(game, players=2, seed=1, auto_end=True)
    rng = random.Random(1)
    while not match.is_over:
        seat = rng.choice(match.deciders())
        match.act(seat, rng.choice(match.options(seat)).pick)
    moments = [event for event in match.log(0) if face_of(game).moment(event)]
    assert len(moments) > 5
    assert all(title(game, event, lang) for event in moments)
