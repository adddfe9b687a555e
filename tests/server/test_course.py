"""Looking back on a finished match: how it went, and where a replay has something to show."""

from __future__ import annotations

from random import Random

import pytest

from tests.fixtures import GAMES
from tests.server.harness import Person, Running
from tutable import new
from tutable.core.match import Match
from tutable.course import course_of
from tutable.course.walk import Walk
from tutable.lang import LANGUAGES, Texts

DATABASE = "sqlite"


def played(game: str, seed: int = 3) -> Match:
    """A whole match by whoever takes anything."""
    match, rng = new(game, 2, seed=seed), Random(seed)
    while not match.is_over:
        seat = match.waiting()[0]
        match.act(seat, rng.choice(match.options(seat)).pick)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_course_leads_from_nothing_to_the_result(game: str) -> None:
    match = played(game)
    course = course_of(match)
    assert list(course.marks[-1].points) == match.scores()
    assert [mark.at for mark in course.marks] == sorted(mark.at for mark in course.marks)
    assert {mark.by for mark in course.marks} >= set(range(match.players))
    first = course.marks[0].points
    gains = [sum(chapter.gains[seat] for chapter in course.chapters) for seat in range(match.players)]
    assert [first[seat] + gains[seat] for seat in range(match.players)] == match.scores()
    for moment in course.moments:
        assert 0 <= moment.begun < moment.at <= len(match.journal)
        assert any(one.told for one in course.moments if one.at == moment.at)
        for lang in LANGUAGES:
            assert Texts(lang, game, ["Ann", "Bo"]).show(moment.said)


@pytest.mark.parametrize("game", GAMES)
def test_dice_and_cards_are_worth_what_can_be_done_with_them(game: str) -> None:
    found = Walk(played(game)).luck
    rolls = {(luck.begun, luck.at) for luck in found if abs(luck.points) > 0.05}
    assert len(rolls) >= 3
    for begun, at in rolls:
        whose = {luck.seat for luck in found if luck.at == at}
        assert 0 <= begun < at and whose <= {0, 1}


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_stops_where_there_is_something_to_see(server: Running, game: str) -> None:
    match = played(game)
    with Person(server) as anna:
        table = anna.post("/api/import", {"save": match.save()})["id"]
        course = anna.get(f"/api/tables/{table}/course")
        assert course["marks"][-1]["points"] == match.scores()
        stops = anna.get(f"/api/tables/{table}/replay/stops?seat=spectator")
        end = anna.get(f"/api/tables/{table}/replay?seat=spectator")
        assert len(stops["lines"]) == len(end["lines"]) and stops["lines"] == sorted(stops["lines"])
        assert len(stops["seen"]) < 0.7 * end["length"]
        assert stops["chapters"] and stops["turns"][-1] == end["length"]
        told = stops["lines"][len(stops["lines"]) // 2]
        there = anna.get(f"/api/tables/{table}/replay?seat=spectator&at={told}")
        assert there["steps"] and there["lines"][-1]["by"] in (-1, 0, 1)
        shown = set(stops["seen"])
        for at in list(range(1, end["length"], max(1, end["length"] // 6))):
            found = anna.get(f"/api/tables/{table}/replay?seat=spectator&at={at}")
            assert bool(found["steps"] or found["patch"]) <= (at in shown)
        everybody = anna.get(f"/api/tables/{table}/replay/stops?seat=all")
        assert set(everybody["seen"]) > shown
        assert anna.get(f"/api/tables/{table}/replay/stops?seat=7", code=422)["code"] == "unknown-seat"


def test_a_running_match_has_no_course(server: Running) -> None:
    with Person(server) as anna:
        table = anna.table("me", "hotseat")
        for path in ("course", "replay/stops"):
            assert anna.get(f"/api/tables/{table}/{path}", code=422)["code"] == "match-running"
