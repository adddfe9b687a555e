"""Matches of another version of the rules: those that lead to the same table go on, others are frozen."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.core.play import play, saved
from tutable.core.errors import BadSave, OtherRules
from tutable.core.match import Match

SAVE = saved("tuareg", 3, 60)


def older(**changes: Any) -> str:
    """As an edition with other rules would have written it."""
    return json.dumps({**json.loads(SAVE), "rules_version": "0", **changes})


def test_a_match_that_folds_to_its_hash_goes_on() -> None:
    match = Match.load(older())
    ours = Match.load(SAVE)
    assert match.hash() == ours.hash() and match.journal == ours.journal
    assert match.header.rules_version == match.game.rules_version  # so it is written from now on
    play(match, 20)
    assert Match.load(match.save()).hash() == match.hash()


def test_other_values_and_new_options_do_not_matter_if_it_folds() -> None:
    fields = json.loads(SAVE)
    fewer = dict(list(fields["options"].items())[:-1])
    match = Match.load(older(components="feed", options=fewer))
    assert match.header.options == fields["options"]
    assert match.components.hash == match.header.components


def test_a_match_whose_journal_is_refused_can_be_read_so_far() -> None:
    words = json.loads(SAVE)["journal"].split(" ")
    ours = Match.load(SAVE).game.rules_version
    text = older(journal=" ".join([*words[:40], "99999", *words[40:]]))
    with pytest.raises(OtherRules) as caught:
        Match.load(text)
    assert caught.value.params == {
        "problem": "journal",
        "found": "0",
        "ours": ours,
        "at": 40,
        "length": len(words) + 1,
    }
    assert "40" in str(caught.value) and "not continued" in str(caught.value)
    match, frozen = Match.read(text)
    assert frozen is not None and frozen.params == caught.value.params
    assert [str(token) for token in match.journal] == words[:40]


def test_a_match_that_leads_to_another_table_is_frozen_too() -> None:
    with pytest.raises(OtherRules):
        Match.load(older(hash="feed"))
    match, frozen = Match.read(older(hash="feed"))
    assert frozen is not None and "another table" in str(frozen)
    assert frozen.params["at"] == frozen.params["length"] == len(match.journal)


def test_a_match_that_cannot_even_begin_is_refused() -> None:
    for changes in ({"own_components": "nonsense = 1"}, {"position": "nonsense = 1"}):
        with pytest.raises(OtherRules) as caught:
            Match.read(older(**changes))
        assert caught.value.params["at"] == 0


def test_a_defect_of_a_match_of_our_rules_is_a_defect() -> None:
    with pytest.raises(BadSave) as caught:
        Match.read(json.dumps({**json.loads(SAVE), "hash": "feed"}))
    assert not isinstance(caught.value, OtherRules)


def test_a_sealed_choice_that_is_refused_is_left_out() -> None:
    match = Match.new("lanterns", 3, seed=5)
    match.act(0, match.options(0)[0].pick)
    save = {**json.loads(match.save()), "rules_version": "0", "sealed": {"0": 9999}}
    read, frozen = Match.read(json.dumps(save))
    assert frozen is not None and read.sealed == {}
