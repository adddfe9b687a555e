"""The fixtures hold on this build: finished matches, playthroughs, perft tables.

After a change that is meant to show here: `make fixtures`, and read the diff.
"""

from __future__ import annotations

import json
from functools import cache

import pytest

from tests.fixtures import POSITIONS, catalogue, matches, perft, playthroughs
from tutable.core.errors import HashMismatch
from tutable.core.events import kind_of_event
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.games.tuareg import events
from tutable.games.tuareg.terms import (
    COUNT,
    DONE,
    DRAW,
    HIDE,
    KINDS,
    LAY,
    LOAD,
    PASS,
    PAY,
    PICKS,
    STEAL,
    TAKE,
    TARGETS,
)

GAME = get_game("tuareg")
LINES = [
    pytest.param(line, id=f"{players}: {json.loads(line)['about']}")
    for players in catalogue.PLAYERS
    for line in matches.lines(players)
]


@cache
def folded(line: str) -> Match:
    return Match.load(matches.save_of(line))


def everything() -> list[Match]:
    return [folded(line) for players in catalogue.PLAYERS for line in matches.lines(players)]


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


def test_another_hash_is_noticed() -> None:
    save = json.loads(matches.save_of(matches.lines(2)[0]))
    save["hash"] = "0" * 32
    with pytest.raises(HashMismatch):
        Match.load(json.dumps(save))


@pytest.mark.parametrize("players", catalogue.PLAYERS)
def test_the_files_hold_what_the_catalogue_says(players: int) -> None:
    plans = catalogue.plans(players)
    lines = matches.lines(players)
    assert [json.loads(line)["about"] for line in lines] == [plan.about for plan in plans]
    for plan, line in zip(plans, lines, strict=True):
        assert folded(line).header == plan.begin().header, plan.about


def test_there_are_matches_of_every_kind() -> None:
    found = everything()
    assert len(found) >= 60
    for players in range(GAME.min_players, GAME.max_players + 1):
        assert sum(match.players == players for match in found) >= 15
    for option, values in GAME.options.items():
        assert {match.header.options[option] for match in found} == set(values)
    assert any(len(match.winners()) > 1 for match in found)
    assert any(match.header.position for match in found)
    assert any(match.components.hash != GAME.components().hash for match in found)
    turns = [int(match.state.turn) for match in found if not match.header.position]
    assert min(turns) < 25
    assert max(turns) > 95


def test_every_event_and_every_sort_of_pick_occurs() -> None:
    found = everything()
    told = {kind_of_event(event) for match in found for event in match.events}
    assert told == set(events.EVENTS)
    taken = {token.value for match in found for token in match.journal if token.sort == "pick"}
    assert {DRAW, PASS, DONE, *range(COUNT, PAY), *range(LAY, PICKS)} <= taken
    assert set(range(LOAD, LOAD + 3 * KINDS)) <= taken  # goods of all kinds, camels and donkeys
    assert set(range(TAKE, TAKE + 3 * KINDS)) <= taken
    assert {*range(PAY, PAY + KINDS), PAY + KINDS} <= taken  # from the hand and from an animal
    assert {*range(HIDE, HIDE + KINDS), HIDE + KINDS} <= taken
    assert {STEAL + victim * TARGETS + target for victim in range(4) for target in (0, 1)} <= taken


# -- playthroughs -----------------------------------------------------------------------------


@pytest.mark.parametrize("plan", playthroughs.PLANS, ids=lambda plan: plan.name)
def test_a_match_says_what_it_said(plan: playthroughs.Plan) -> None:
    assert playthroughs.whole(plan).splitlines() == playthroughs.path(plan).read_text("utf-8").splitlines()


def test_playthroughs_show_both_languages_and_all_they_are_meant_to() -> None:
    assert {plan.lang for plan in playthroughs.PLANS} == {"en", "de"}
    assert {plan.players for plan in playthroughs.PLANS} >= {2, 3, 5}
    texts = "".join(playthroughs.path(plan).read_text("utf-8") for plan in playthroughs.PLANS)
    for sign in (
        "takes the last pick back",
        "ends the turn",
        "! chance",
        "   not ",
        "told all but",
        "winners:",
    ):
        assert sign in texts
    assert {path.stem for path in playthroughs.FOLDER.glob("*.txt")} == {p.name for p in playthroughs.PLANS}


# -- perft ------------------------------------------------------------------------------------


def blocks() -> dict[str, str]:
    """The file's paragraphs by name."""
    paragraphs = perft.path().read_text("utf-8").split("\n\n")[1:]
    return {text.splitlines()[0].removeprefix("id "): text.rstrip("\n") for text in paragraphs}


@pytest.mark.parametrize("start", perft.STARTS, ids=lambda start: start.name)
def test_there_are_as_many_sequences_as_there_were(start: perft.Start) -> None:
    assert perft.block(start).rstrip("\n") == blocks()[start.name]


def test_the_perft_file_has_nothing_else() -> None:
    assert list(blocks()) == [start.name for start in perft.STARTS]
    used = {start.position for start in perft.STARTS if start.position}
    assert used == {path.stem for path in (POSITIONS / "tuareg").glob("*.toml")}


@pytest.mark.parametrize("start", perft.STARTS, ids=lambda start: start.name)
def test_merging_equal_tables_does_not_change_the_count(start: perft.Start) -> None:
    depth = min(start.depth, 3)
    table = start.table()
    assert perft.walked(table, depth) == perft.perft(table, depth)[-1].sequences
