"""Forks share a beginning, and then go their own way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.play import play
from tutable.core.errors import BadFork
from tutable.core.journal import canonical
from tutable.core.match import Match

MATCH = play(Match.new("tuareg", 3, seed=1), 60)
LENGTH = len(canonical(MATCH.journal))


def test_a_fork_at_the_end_is_the_same_table() -> None:
    fork = MATCH.fork(LENGTH)
    assert fork.hash() == MATCH.hash()
    assert fork.header == MATCH.header


@pytest.mark.parametrize("at", range(0, LENGTH, 7))
def test_a_fork_shares_the_beginning(at: int) -> None:
    fork = MATCH.fork(at)
    assert canonical(MATCH.journal)[:at] == fork.journal[:at]
    assert Match.load(fork.save()).hash() == fork.hash()


def test_a_fork_has_the_same_luck_and_leaves_the_match_alone() -> None:
    before = MATCH.save()
    one, other = MATCH.fork(20), MATCH.fork(20)
    for fork in (one, other):
        play(fork, 30, seed=8)
    assert one.save() == other.save()
    assert MATCH.save() == before


def test_a_fork_with_another_seed_has_other_luck_and_another_commitment() -> None:
    one, other = MATCH.fork(20), MATCH.fork(20, seed=99)
    assert one.header.commitment == MATCH.header.commitment != other.header.commitment
    for fork in (one, other):
        play(fork, 1000, seed=8, undo=0)
    assert one.hash() != other.hash()
    assert bytes.fromhex(one.seed) != bytes.fromhex(other.seed)


def test_a_fork_in_the_middle_of_a_sealed_decision_asks_again() -> None:
    match = Match.new("lanterns", 3, seed=1)
    dealt = len(match.journal)
    for seat in match.deciders():
        match.act(seat, match.options(seat)[0].pick)
    fork = match.fork(dealt)
    assert fork.deciders() == [0, 1, 2]


@pytest.mark.parametrize("at", [-1, LENGTH + 1, None, "3", True, 2.0, 10**30])
def test_there_is_no_fork_elsewhere(at: Any) -> None:
    with pytest.raises(BadFork) as caught:
        MATCH.fork(at)
    assert caught.value.params == {"at": str(at)[:20], "length": LENGTH}
