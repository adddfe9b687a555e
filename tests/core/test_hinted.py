"""A hint that was taken: all are told with the turn, nothing undoes it, and every fold keeps it."""

from __future__ import annotations

from random import Random

import pytest

from tests.core.play import play
from tests.fixtures import GAMES
from tutable.core.engine import SPECTATOR, Shown
from tutable.core.errors import NotYourDecision
from tutable.core.journal import canonical, line
from tutable.core.match import Match
from tutable.core.snapshot import restored, taken
from tutable.face import face_of
from tutable.face.phrases import told
from tutable.lang import LANGUAGES, Texts

SEATS = (0, 1, SPECTATOR)


def hints_told(match: Match) -> list[int]:
    """How often each seat has been told of a hint."""
    return [sum(is_hint(entry) for entry in match.log(seat)) for seat in SEATS]


def is_hint(entry: Shown) -> bool:
    return entry.message == "event-hinted"


def test_all_are_told_with_the_turn_and_nobody_before() -> None:
    match = Match.new("tuareg", 2, seed=1, options={"first": "1"}, auto_end=False)
    versions = [match.version(seat) for seat in SEATS]
    match.hint(0)
    match.hint(0)
    assert [match.version(seat) for seat in SEATS] == versions
    for pick in [offer.pick for offer in match.options(0) if offer.final is None]:
        match.act(0, pick)
        if match.ask(0) is not None:
            match.hint(0)
        match.undo(0)
    assert hints_told(match) == [0, 0, 0] and line(match.journal).count("h0") == 1
    for again in (Match.load(match.save()), Match.load(match.canonical()), restored(taken(match))):
        assert again.hinted == {0}
        end_turn(again)
        assert hints_told(again) == [1, 1, 1] and not again.hinted
        assert hints_told(Match.load(again.save())) == [1, 1, 1]


def end_turn(match: Match) -> None:
    while match.deciders() == [0] and not match.awaits_end():
        match.act(0, match.options(0)[-1].pick)
    if match.awaits_end():
        match.end(0)


def test_nobody_else_takes_one() -> None:
    match = Match.new("tuareg", 2, seed=1, options={"first": "1"})
    with pytest.raises(NotYourDecision):
        match.hint(1)


def test_where_all_choose_at_once_it_is_told_when_they_have() -> None:
    match = Match.new("lanterns", 3, seed=2)
    match.hint(1)
    match.hint(2)
    for seat in match.deciders():
        assert hints_told(match) == [0, 0, 0]
        match.act(seat, match.options(seat)[0].pick)
    assert hints_told(match) == [2, 2, 2]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_in_every_game_and_changes_nothing_else(game: str) -> None:
    random = Random(1)
    match = Match.new(game, 2, seed=3)
    while len(match.journal) < 120 and not match.is_over:
        seat = match.waiting()[0]
        if not match.awaits_end() and random.random() < 0.3:
            match.hint(seat)
        play(match, 1, seed=random.randrange(1000))
    plain = [entry for entry in match.log(SPECTATOR) if not is_hint(entry)]
    same = Match.load(match.canonical())
    assert len(plain) < len(match.log(SPECTATOR)) == len(same.log(SPECTATOR))
    assert [token for token in canonical(match.journal) if token.sort == "hint"]
    for lang in LANGUAGES:
        lines = told(face_of(game).telling, match.log(SPECTATOR), Texts(lang, game, ["Anna", "Ben"]))
        said = Texts(lang, game).say("event-hinted", {"player": "Anna"})
        assert said in lines
