"""States as bytes: exact, compact, and closed to anything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from tests.core.play import play
from tutable.core.codec import decode, encode, pack, state_hash, unpack
from tutable.core.errors import BadSave
from tutable.core.match import Match

NUMBERS = st.lists(st.lists(st.integers(-(2**62), 2**62), max_size=6), max_size=6)
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
