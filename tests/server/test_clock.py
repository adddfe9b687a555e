"""Somebody sets the clock of the machine: nobody loses a seat by it."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest

from tutable.server import seating
from tutable.server.clock import Clock
from tutable.server.seating import is_away
from tutable.server.store.rows import SeatRow

PATIENCE = 180.0


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """A wall clock and one that cannot be set, both in the test's hands."""
    now = {"wall": 1e9, "steady": 500.0}
    monkeypatch.setattr(time, "time", lambda: now["wall"])
    monkeypatch.setattr(time, "monotonic", lambda: now["steady"])
    monkeypatch.setattr(seating, "clock", Clock())
    return now


def pass_by(clocks: dict[str, float], seconds: float) -> None:
    for name in clocks:
        clocks[name] += seconds


def table(left_at: dict[str, float]) -> Any:
    return SimpleNamespace(row=SimpleNamespace(clock="none"), status="running", left_at=left_at)


@pytest.mark.parametrize("was_here", [True, False])
def test_a_jump_makes_nobody_go_away(clocks: dict[str, float], was_here: bool) -> None:
    """Whether the player left this process a second ago, or another one that shares the database."""
    seat = SeatRow(0, "human", "Ben", session="ben", seen=clocks["wall"])
    live = table({"ben": clocks["steady"]} if was_here else {})
    pass_by(clocks, 1)
    assert not is_away(live, seat, set(), PATIENCE)
    clocks["wall"] += 200
    assert not is_away(live, seat, set(), PATIENCE)
    pass_by(clocks, PATIENCE - 10)
    assert not is_away(live, seat, set(), PATIENCE)
    pass_by(clocks, 20)
    assert is_away(live, seat, set(), PATIENCE)


def test_whoever_was_away_for_days_is_away(clocks: dict[str, float]) -> None:
    seat = SeatRow(0, "human", "Ben", session="ben", seen=clocks["wall"] - 2 * 86400)
    assert is_away(table({}), seat, set(), PATIENCE)


def test_a_clock_that_is_corrected_slowly_has_not_jumped(clocks: dict[str, float]) -> None:
    seat = SeatRow(0, "human", "Ben", session="ben", seen=clocks["wall"])
    for _ in range(100):
        pass_by(clocks, 2)
        clocks["wall"] += 0.1
        is_away(table({}), seat, set(), PATIENCE)
    assert is_away(table({}), seat, set(), PATIENCE)
