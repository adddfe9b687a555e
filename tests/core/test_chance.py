"""Luck: uniform, bound by a commitment, and a function of seed and key alone."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutable.core.chance import ChanceSource, commitment, local_seed, new_seed, read_seed
from tutable.core.errors import BadSeed, MatchRunning
from tutable.core.match import Match
from tutable.core.rng import Rng

SOURCE = ChanceSource(local_seed(1))


@pytest.mark.parametrize("n", [2, 3, 5, 7, 44])
def test_every_number_is_about_as_likely(n: int) -> None:
    throws = 400 * n
    counts = Counter(SOURCE.below(f"throw.{i}", n) for i in range(throws))
    square = sum((counts[k] - 400) ** 2 / 400 for k in range(n))
    assert square < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_a_number_beyond_the_last_full_cycle_is_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [(1 << 64) - 1, (1 << 64) - 2, 8]
    asked: list[bytes] = []

    class Fixed:
        def __init__(self, data: bytes, **_: object) -> None:
            asked.append(data)

        def digest(self) -> bytes:
            return answers[len(asked) - 1].to_bytes(8, "big")

    monkeypatch.setattr(hashlib, "blake2b", Fixed)
    # 2**64 = 16 mod 100: the last sixteen numbers would favour 0..15.
    assert SOURCE.below("key", 100) == 8
    assert asked == [b"key#0", b"key#1", b"key#2"]


@given(st.binary(min_size=32, max_size=32), st.text(max_size=30), st.integers(1, 1000))
def test_luck_depends_on_seed_and_key_alone(seed: bytes, key: str, n: int) -> None:
    try:
        key.encode()
    except UnicodeEncodeError:
        return
    number = ChanceSource(seed).below(key, n)
    assert 0 <= number < n
    assert ChanceSource(bytes(seed)).below(key, n) == number


@given(st.lists(st.integers(1, 20), min_size=1, max_size=8), st.integers(0, 10_000))
def test_an_outcome_is_one_of_the_weighted(weights: list[int], number: int) -> None:
    weighted = [(10 * i, weight) for i, weight in enumerate(weights)]
    assert SOURCE.outcome(f"key.{number}", weighted) in [pick for pick, _ in weighted]


def test_outcomes_follow_their_weights() -> None:
    counts = Counter(SOURCE.outcome(f"key.{i}", [(3, 1), (5, 3)]) for i in range(4000))
    assert set(counts) == {3, 5}
    assert 850 < counts[3] < 1150


def test_the_commitment_binds_the_seed_and_hides_it() -> None:
    one, other = new_seed(), new_seed()
    assert one != other
    assert commitment(one) == commitment(one) != commitment(other)
    assert one.hex() not in commitment(one)


def test_a_match_publishes_its_commitment_at_once_and_its_seed_at_the_end() -> None:
    match = Match.new("tuareg", 2, seed=3)
    assert match.header.commitment == commitment(local_seed(3))
    with pytest.raises(MatchRunning):
        _ = match.seed
    while not match.is_over:
        seat = match.deciders()[0]
        match.act(seat, match.state.options_of(seat)[0])
    assert bytes.fromhex(match.seed) == local_seed(3)


def test_a_seed_can_be_a_number_digits_bytes_or_nothing() -> None:
    assert read_seed(7) == local_seed(7) != local_seed(8)
    assert read_seed("ab" * 32) == read_seed(b"\xab" * 32)
    assert len(read_seed(None)) == 32
    assert read_seed(-5) != read_seed(5)


@pytest.mark.parametrize("seed", ["", "7", "zz" * 32, "ab" * 31, b"short", True])
def test_anything_else_is_no_seed(seed: str | bytes | bool) -> None:
    with pytest.raises(BadSeed) as caught:
        read_seed(seed)
    assert caught.value.params["seed"] == str(seed)[:80]


def test_one_players_choice_does_not_shift_anothers_luck() -> None:
    """Whatever seat 0 does with its first three cards, seat 1 draws what the keys say."""
    from tutable.games.tuareg.terms import DONE, DRAW, LAY

    hands = set()
    for laid in range(2):
        match = Match.new("tuareg", 2, seed=11, options={"first": "1"})
        match.act(0, DRAW)
        lays = [pick for pick in match.state.options_of(0) if LAY.contains(pick)]
        match.act(0, lays[-laid])
        if 0 in match.deciders():
            match.act(0, DONE)
        match.act(1, DRAW)
        hands.add(str(match.view(1)["seats"][1]["hand"]))
    assert len(hands) == 1


def test_the_fast_generator_is_reproducible_and_covers_its_range() -> None:
    one, other = Rng(5), Rng(5)
    numbers = [one.below(6) for _ in range(600)]
    assert numbers == [other.below(6) for _ in range(600)]
    counts = Counter(numbers)
    assert set(counts) == set(range(6))
    assert min(counts.values()) > 60
    assert [Rng(5).below(1000), Rng(6).below(1000)] != [Rng(7).below(1000), Rng(8).below(1000)]
