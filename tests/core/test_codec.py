"""States as bytes: exact, compact, and closed to anything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tests.core.play import play
from tutable.core.codec import decode, encode, encode_knowledge, pack, state_hash, unpack
from tutable.core.engine import SPECTATOR, mixed
from tutable.core.errors import BadSave
from tutable.core.match import Match
from tutable.core.playout import playout
from tutable.core.registry import game_ids, get_game
from tutable.core.rng import Rng

NUMBERS = st.lists(st.lists(st.integers(-(2**62), 2**62), max_size=6), max_size=6)
BESIDE = [*range(-70, 600), 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**44 - 1]  # numbers that tables hold
STATE = play(Match.new("tuareg", 3, seed=1), 50).state


def blank(players: int = 3) -> Match:
    return Match.new("tuareg", players, seed=2)


@given(NUMBERS)
def test_tables_come_back(tables: list[list[int]]) -> None:
    packed = pack([vec[i64](table) for table in tables])
    assert [[int(x) for x in table] for table in unpack(packed)] == tables


@given(NUMBERS, NUMBERS)
def test_different_tables_have_different_bytes(one: list[list[int]], other: list[list[int]]) -> None:
    same = pack([vec[i64](table) for table in one]) == pack([vec[i64](table) for table in other])
    assert same == (one == other)


def test_a_state_comes_back() -> None:
    read = decode(blank().state, encode(STATE))
    assert encode(read) == encode(STATE)
    assert state_hash(read) == state_hash(STATE) != state_hash(blank().state)
    assert read.options() == STATE.options()


@given(st.integers(0, len(encode(STATE)) - 1))
def test_a_truncated_state_is_refused(cut: int) -> None:
    with pytest.raises(BadSave):
        decode(blank().state, encode(STATE)[:cut])


@given(st.binary(max_size=300))
def test_any_bytes_are_refused(raw: bytes) -> None:
    with pytest.raises(BadSave):
        decode(blank().state, raw)


@given(st.integers(0, len(encode(STATE)) - 1), st.integers(0, 255))
def test_changed_bytes_are_refused_or_give_another_state(at: int, byte: int) -> None:
    data = bytearray(encode(STATE))
    changed = data[at] != byte
    data[at] = byte
    try:
        read = decode(blank().state, bytes(data))
    except BadSave:
        return
    assert (encode(read) != encode(STATE)) == changed


def test_a_state_of_another_table_is_refused() -> None:
    with pytest.raises(BadSave) as caught:
        decode(blank(4).state, encode(STATE))
    assert caught.value.params["problem"] == "shape"


@pytest.mark.parametrize("game", game_ids())
def test_keys_are_equal_where_knowledge_is(game: str) -> None:
    """The key names an information set: all its tables have it, and no other has met it yet."""
    rng = Rng(1)
    named: dict[int, bytes] = {}
    looked = 0
    s = get_game(game).table(3)
    while not s.is_over():
        playout(s, rng, 3)
        for seat in (0, 1, 2, SPECTATOR):
            knowledge = s.knowledge(seat)
            key = int(knowledge.key())
            assert int(knowledge.sample(rng).knowledge(seat).key()) == key
            assert named.setdefault(key, encode_knowledge(knowledge)) == encode_knowledge(knowledge)
            looked += 1
    assert len(named) > looked * 0.9


def test_a_key_sees_every_number_and_where_it_stands() -> None:
    """Also numbers as large as frames, and below nothing."""
    found = {int(mixed(mixed(1, one), other)) for one in BESIDE for other in BESIDE}
    assert len(found) == len(BESIDE) ** 2 and all(-(2**63) <= key < 2**63 for key in found)
