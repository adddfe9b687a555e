"""An open match stays small, and a late decision does what an early one did."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

from tests.core.play import play
from tutable.core.engine import State
from tutable.core.match import Match


def test_a_finished_match_for_five_takes_less_than_100_kb() -> None:
    play(Match.new("tuareg", 5, seed=1), 3000)
    gc.collect()
    tracemalloc.start()
    try:
        match = play(Match.new("tuareg", 5, seed=2), 3000)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert match.is_over
    assert taken < 100_000


def shape(state: State) -> list[int]:
    return [len(state.stack), *(len(table) for table in state.tables())]


def test_a_state_never_grows_and_only_journal_and_events_do() -> None:
    match = Match.new("tuareg", 5, seed=1)
    random = Random(1)
    at_first = shape(match.state)
    longest = 0
    while not match.is_over:
        seat = match.deciders()[0]
        match.act(seat, random.choice(match.state.options_of(seat)))
        assert shape(match.state) == at_first
        sized = {name: len(held) for name, held in vars(match).items() if hasattr(held, "__len__")}
        longest = max(longest, *(n for name, n in sized.items() if name not in {"journal", "events"}))
    assert len(match.journal) > 300
    assert longest < 30


def calls(work: Callable[[], object]) -> int:
    """How many functions are called: a cost that does not depend on the machine."""
    count = 0

    def note(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def test_a_late_decision_costs_what_an_early_one_does() -> None:
    match = Match.new("tuareg", 3, seed=1)
    random = Random(3)
    costs: list[int] = []
    while not match.is_over:
        seat = match.deciders()[0]
        pick = random.choice(match.state.options_of(seat))
        costs.append(calls(lambda seat=seat, pick=pick: match.act(seat, pick)))  # type: ignore[misc]
    quarter = len(costs) // 4
    early, late = sorted(costs[:quarter]), sorted(costs[-quarter:])
    assert late[quarter // 2] < 2 * early[quarter // 2]
    assert late[-2] < 2 * early[-2]
