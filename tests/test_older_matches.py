"""Finished matches of older rules and editions: what still folds to its hash goes on, others can be read."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path

import pytest

from tests.fixtures import GAMES_FOLDER, matches
from tutable.core.errors import OtherRules
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.lang import LANGUAGES, Texts

BEFORE = sorted(GAMES_FOLDER.glob("*/replays/before/*.jsonl"))


def older(path: Path) -> list[str]:
    """The saves of a file that were made with another version of the rules, or an earlier default."""
    saves = [matches.save_of(line) for line in path.read_text("utf-8").splitlines()]
    return [text for text in saves if is_older_rules(text) or is_older_edition(text)]


def is_older_rules(text: str) -> bool:
    save = json.loads(text)
    return bool(save["rules_version"] != get_game(save["game"]).rules_version)


def is_older_edition(text: str) -> bool:
    save = json.loads(text)
    return "own_components" not in save and save["components"] != get_game(save["game"]).components().hash


@pytest.mark.parametrize("path", BEFORE, ids=lambda path: f"{path.parts[-4]} {path.stem}")
def test_a_match_of_older_rules_goes_on_or_says_how_far_it_can_be_followed(path: Path) -> None:
    for text in older(path):
        recorded = json.loads(text)
        try:
            match, frozen = Match.read(text)
        except OtherRules as refused:  # not even its beginning
            assert refused.params["at"] == 0
            continue
        if not is_older_rules(text):
            assert frozen is None, "released editions stay in the package"
        if frozen is None:
            assert match.is_over and match.hash() == recorded["hash"]
            continue
        assert match.journal and len(match.journal) <= frozen.params["length"]
        assert match.view(0) and all(entry.message for entry in match.log(0))
        with pytest.raises(OtherRules):
            Match.load(text)
        for lang in LANGUAGES:
            said = Texts(lang, match.game.id).error(frozen)
            assert f" {frozen.params['found']}" in said and f" {frozen.params['ours']}" in said


def test_there_are_older_matches_of_every_game() -> None:
    games = {path.parts[-4] for path in BEFORE if older(path)}
    assert games == {path.parts[-2] for path in GAMES_FOLDER.glob("*/fixtures.py")}
    assert len(list(chain.from_iterable(older(path) for path in BEFORE))) > 100
