"""The fixtures hold on this build: finished matches, playthroughs, perft tables.

After a change that is meant to show here: `make fixtures`, and read the diff.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import chain

import pytest

from tests.fixtures import GAMES_FOLDER, matches, perft, playthroughs
from tests.fixtures.catalogue import Catalogue, catalogue, catalogues
from tests.fixtures.perft import Start
from tests.fixtures.playthroughs import Playthrough
from tutable.core.errors import HashMismatch
from tutable.core.events import kind_of_event
from tutable.core.match import Match

CATALOGUES = catalogues()
LINES = [
    pytest.param(line, id=f"{of.game} {players}: {json.loads(line)['about']}")
    for of in CATALOGUES
    for players in of.players
    for line in matches.lines(of.game, players)
]
TOLD = list(chain.from_iterable(of.playthroughs for of in CATALOGUES))
STARTS = list(chain.from_iterable(of.starts for of in CATALOGUES))


@pytest.fixture(params=CATALOGUES, ids=lambda of: of.game)
def of(request: pytest.FixtureRequest) -> Catalogue:
    found = request.param
    assert isinstance(found, Catalogue)
    return found


@cache
def folded(line: str) -> Match:
    return Match.load(matches.save_of(line))


def everything(of: Catalogue) -> list[Match]:
    return [folded(line) for players in of.players for line in matches.lines(of.game, players)]


# -- finished matches -------------------------------------------------------------------------


@pytest.mark.parametrize("line", LINES)
def test_a_finished_match_ends_as_it_did(line: str) -> None:
    expected = json.loads(line)
    match = folded(line)  # loading compares the hash of the last table
    assert match.is_over
    assert match.scores() == expected["scores"]
    assert match.winners() == expected["winners"]
    assert match.state.turn == expected["turns"]
    assert match.canonical() == matches.save_of(line)


def test_another_hash_is_noticed(of: Catalogue) -> None:
    save = json.loads(matches.save_of(matches.lines(of.game, 2)[0]))
    save["hash"] = "0" * 32
    with pytest.raises(HashMismatch):
        Match.load(json.dumps(save))


def test_the_files_hold_what_the_catalogue_says(of: Catalogue) -> None:
    for players in of.players:
        plans = of.matches(players)
        lines = matches.lines(of.game, players)
        assert [json.loads(line)["about"] for line in lines] == [plan.about for plan in plans]
        for plan, line in zip(plans, lines, strict=True):
            match = folded(line)
            assert match.header == matches.as_planned(plan, match), plan.about
            assert plan.shows is None or plan.shows(match), plan.about


def test_there_are_matches_of_every_kind(of: Catalogue) -> None:
    found = everything(of)
    assert len(found) >= 50
    for players in of.players:
        assert sum(match.players == players for match in found) >= 15
    for option, values in of.rules.options.items():
        assert {match.header.options[option] for match in found} >= set(values) - {"1", "2", "3", "4", "5"}
        assert len({match.header.options[option] for match in found}) > 1
    assert any(match.header.position for match in found)
    assert any(match.components.hash != of.rules.components().hash for match in found)
    turns = [int(match.state.turn) for match in found if not match.header.position]
    assert min(turns) < of.turns[0]
    assert max(turns) > of.turns[1]


def test_every_event_occurs(of: Catalogue) -> None:
    told = {kind_of_event(event) for match in everything(of) for event in match.events}
    missing = [of.rules.events[kind][0] for kind in of.rules.events if kind not in told]
    assert missing == []


def test_every_sort_of_pick_occurs(of: Catalogue) -> None:
    taken = {token.value for match in everything(of) for token in match.journal if token.sort == "pick"}
    assert [picks for picks in of.taken if not taken & set(picks)] == []


# -- playthroughs -----------------------------------------------------------------------------


@pytest.mark.parametrize("plan", TOLD, ids=lambda plan: plan.name)
def test_a_match_says_what_it_said(plan: Playthrough) -> None:
    assert playthroughs.whole(plan).splitlines() == playthroughs.path(plan).read_text("utf-8").splitlines()


def test_playthroughs_show_all_they_are_meant_to(of: Catalogue) -> None:
    assert len({plan.players for plan in of.playthroughs}) >= 2
    texts = "".join(playthroughs.path(plan).read_text("utf-8") for plan in of.playthroughs)
    for sign in ("takes the last pick back", "ends the turn", "! chance", "   not ", "winners:"):
        assert sign in texts


def test_secrets_are_told_to_some_only(of: Catalogue) -> None:
    texts = [playthroughs.path(plan).read_text("utf-8") for plan in of.playthroughs]
    secrets = of.hiding is not None or of.sealed is not None
    assert any("told all but" in text for text in texts) == secrets


def test_the_catalogue_knows_of_sealed_decisions(of: Catalogue) -> None:
    assert any(decision.sealed for decision in of.rules.decisions) == (of.sealed is not None)


def test_no_playthrough_is_left_over() -> None:
    assert set(GAMES_FOLDER.glob("*/playthroughs/*.txt")) == {playthroughs.path(plan) for plan in TOLD}


# -- perft ------------------------------------------------------------------------------------


@cache
def blocks(game: str) -> dict[str, str]:
    """The file's paragraphs by name."""
    paragraphs = perft.path(game).read_text("utf-8").split("\n\n")[1:]
    return {text.splitlines()[0].removeprefix("id "): text.rstrip("\n") for text in paragraphs}


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.game}: {start.name}")
def test_there_are_as_many_sequences_as_there_were(start: Start) -> None:
    assert perft.block(start).rstrip("\n") == blocks(start.game)[start.name]


def test_the_perft_file_has_nothing_else(of: Catalogue) -> None:
    assert list(blocks(of.game)) == [start.name for start in of.starts]
    used = {start.position for start in of.starts if start.position}
    assert used == {path.stem for path in (GAMES_FOLDER / of.game / "positions").glob("*.toml")}


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.game}: {start.name}")
def test_merging_equal_tables_does_not_change_the_count(start: Start) -> None:
    depth = min(start.depth, catalogue(start.game).walked)
    table = start.table()
    assert perft.walked(table, depth) == perft.perft(table, depth)[-1].sequences
