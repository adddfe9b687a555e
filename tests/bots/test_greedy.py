"""The bot that looks one turn ahead acts for its own seat, at every door."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tests.toys.lanterns.state import LanternState
from tutable.bots.greedy import GreedyBot
from tutable.core.engine import State
from tutable.core.features import Features
from tutable.core.match import Match


class Brightest(Features):
    """Wants the highest colour hung by its own seat."""

    def value(self, s: State, seat: i64) -> i64:
        assert isinstance(s, LanternState)
        return int(s.hung[seat]) * 1000


@pytest.mark.parametrize("seed", range(8))
def test_at_a_sealed_decision_every_seat_tries_its_own_picks(seed: int) -> None:
    """Nobody's choice is applied before the last has chosen: the table would act for the lowest seat."""
    match = Match.new("lanterns", 3, seed=seed)
    assert match.is_sealed()
    for seat in match.deciders():
        options = match.state.options_of(seat)
        assert GreedyBot(Brightest()).choose(match.knowledge(seat), options) == max(options)
