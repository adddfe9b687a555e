"""Saved matches: whatever is wrong with one is a typed error that says so, and nothing else happens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.play import play, saved
from tutable.api import load_file, save_file
from tutable.core.errors import BadPlayers, BadSave, HashMismatch, TutableError, UnknownGame
from tutable.core.journal import canonical, line, tokens
from tutable.core.match import Match

SAVES = [saved("tuareg", 3, 60), saved("tuareg", 2, 5), saved("tuareg", 5, 90), saved("lanterns", 3, 11)]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def try_load(text: str) -> Match | None:
    """A match, or None after a typed refusal with a sentence; anything else is raised."""
    try:
        return Match.load(text)
    except TutableError as error:
        assert str(error)
        return None


def edited(text: str, **changes: Any) -> str:
    return json.dumps({**json.loads(text), **changes})


@given(st.sampled_from(SAVES), st.data())
def test_a_truncated_save_is_refused(text: str, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(BadSave):
        Match.load(text[:cut])


@given(st.sampled_from(SAVES), st.data())
def test_a_save_with_one_character_changed_is_refused_or_leads_to_its_hash(
    text: str, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    text = (
        text[:at] + data.draw(st.sampled_from(list('0123456789abcu:"{}[], \\\u00e9\ud800'))) + text[at + 1 :]
    )
    match = try_load(text)
    if match is not None:
        assert match.hash() == json.loads(text)["hash"]


@given(st.sampled_from(SAVES), st.data())
def test_a_save_with_any_value_in_any_field_is_refused_or_leads_to_its_hash(
    text: str, data: st.DataObject
) -> None:
    field = data.draw(st.sampled_from([*json.loads(text), "sealed", "own_components", "position"]))
    changed = edited(text, **{field: data.draw(JSON)})
    match = try_load(changed)
    if match is not None:
        assert match.hash() == json.loads(changed)["hash"]


@given(st.sampled_from(SAVES), st.data())
def test_a_save_without_a_field_is_refused_unless_it_may_be_missing(text: str, data: st.DataObject) -> None:
    fields = json.loads(text)
    gone = data.draw(st.sampled_from(sorted(fields)))
    del fields[gone]
    match = try_load(json.dumps(fields))
    assert (match is not None) == (gone in {"seed", "sealed"})


@given(st.sampled_from(SAVES), st.data())
def test_an_edited_journal_is_refused_or_leads_to_its_hash(text: str, data: st.DataObject) -> None:
    words = json.loads(text)["journal"].split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    token = st.sampled_from([*words, "e", "u", "c0", "c3", "0:1", "2:2", "99999", "x", "-1", ""])
    words[at : at + data.draw(st.integers(0, 2))] = data.draw(st.lists(token, max_size=2))
    match = try_load(edited(text, journal=" ".join(words)))
    if match is not None:
        assert match.hash() == json.loads(text)["hash"]


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")) | JSON.map(json.dumps))
def test_something_else_is_not_a_save(text: str) -> None:
    with pytest.raises(BadSave):
        Match.load(text)


@given(st.dictionaries(st.text(max_size=10), JSON, max_size=5))
def test_a_file_that_claims_to_be_a_save_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadSave):
        Match.load(json.dumps({**fields, "tutable": 1}))


@given(raw=st.binary(max_size=200))
def test_any_bytes_in_a_file_are_refused(raw: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("save") / "match.json"
    path.write_bytes(raw)
    with pytest.raises(BadSave):
        load_file(path)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"tutable": 2}, "newer-format"),
        ({"journal": 5}, "field"),
        ({"journal": "1 x"}, "token"),
        ({"journal": "c0 c0 c0 c0 c0 c0"}, "luck"),
        ({"journal": "0 0"}, "order"),
        ({"components": "feed"}, "components"),
        ({"seed": "00" * 32}, "commitment"),
        ({"seed": None}, "field"),
        ({"options": {}}, "field"),
        ({"auto_end": [True]}, "field"),
        ({"sealed": {"x": 1}}, "field"),
        ({"sealed": {"1" * 5000: 1}}, "field"),
        ({"sealed": {"٢": 1}}, "field"),
        ({"commitment": "\0"}, "field"),
        ({"commitment": "a" * 65}, "field"),
        ({"names": ["\ud800", "b", "c"]}, "not-json"),
        ({"more": {"\udfff": 1}}, "not-json"),
        ({"hash": "\ud83d"}, "not-json"),
    ],
)
def test_a_defect_is_named(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadSave) as caught:
        Match.load(edited(SAVES[0], **changes))
    assert caught.value.params["problem"] == problem


def test_a_save_of_another_game_or_table_is_refused() -> None:
    with pytest.raises(UnknownGame):
        Match.load(edited(SAVES[0], game="chess"))
    with pytest.raises(BadPlayers):
        Match.load(edited(SAVES[0], players=10**30))


def test_characters_outside_the_basic_plane_are_text(tmp_path: Path) -> None:
    match = Match.new("tuareg", 2, seed=1, names=["🐪", "Zoë"])
    for text in (match.save(), edited(match.save())):  # as it is, and as \ud83d\udc2a
        assert Match.load(text).names == ("🐪", "Zoë")


def test_a_hash_mismatch_is_said() -> None:
    with pytest.raises(HashMismatch) as caught:
        Match.load(edited(SAVES[0], hash="0" * 32))
    assert caught.value.params["found"] == json.loads(SAVES[0])["hash"]
    assert "0" * 32 in str(caught.value)


def test_luck_that_the_seed_does_not_give_is_refused() -> None:
    words = json.loads(SAVES[0])["journal"].split(" ")
    at = next(i for i, word in enumerate(words) if i > 5 and word[0] == "c")
    for other in range(4):
        if f"c{other}" != words[at]:
            with pytest.raises(BadSave) as caught:
                Match.load(edited(SAVES[0], journal=" ".join([*words[:at], f"c{other}", *words[at + 1 :]])))
            assert caught.value.params == {"problem": caught.value.params["problem"], "at": at}
            assert caught.value.params["problem"] in {"luck", "outcome"}


def test_a_huge_save_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadSave) as caught:
        Match.load(" " * 4_000_001)
    assert caught.value.params["problem"] == "too-large"


def test_a_file_that_is_missing_or_a_folder_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadSave) as caught:
            load_file(path)
        assert caught.value.params["problem"] == "unreadable"
    with pytest.raises(BadSave) as caught:
        save_file(Match.new("tuareg", 2), tmp_path / "no" / "such" / "folder.json")
    assert caught.value.params["problem"] == "unwritable"


def test_a_file_comes_back_as_the_same_match(tmp_path: Path) -> None:
    match = play(Match.new("tuareg", 3, seed=4, names=["Karin", "Timo", "Zoë"]), 40)
    save_file(match, tmp_path / "match.json")
    save_file(match, tmp_path / "match.json")
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
    loaded = load_file(tmp_path / "match.json")
    assert loaded.save() == match.save()
    assert loaded.names == ("Karin", "Timo", "Zoë")


def test_a_save_without_seed_can_be_looked_at_and_not_played_by_chance() -> None:
    fields = json.loads(SAVES[0])
    del fields["seed"]
    match = Match.load(json.dumps(fields))
    assert match.hash() == fields["hash"]
    while match.deciders() and not match.awaits_end() and match.options(match.deciders()[0]):
        seat = match.deciders()[0]
        match.act(seat, match.options(seat)[0].pick)
    if match.awaits_end():
        match.end(match.deciders()[0])
    before = match.save()
    for seat in range(match.players):
        assert match.why_not(seat, 0) is not None
    assert match.save() == before


@given(st.sampled_from(SAVES))
def test_the_line_of_a_journal_comes_back(text: str) -> None:
    journal = json.loads(text)["journal"]
    assert line(tokens(journal)) == journal
    short = canonical(tokens(journal))
    assert all(token.sort != "undo" for token in short)
    assert canonical(short) == short


def test_own_components_travel_with_the_match() -> None:
    from tutable.core.registry import get_game

    source = get_game("tuareg").components().source.replace("count = 14", "count = 15")
    match = play(Match.new("tuareg", 2, seed=1, components=source), 20)
    loaded = Match.load(match.save())
    assert loaded.components.hash == match.components.hash != get_game("tuareg").components().hash
    assert loaded.hash() == match.hash()
    with pytest.raises(TutableError):
        Match.load(edited(match.save(), own_components=source.replace("count = 15", "count = 16")))
