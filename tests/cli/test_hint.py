"""`hint` at a prompt: each time a little more, and never with several people at the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.driver import Terminal
from tests.fixtures import GAMES
from tutable.bots.hints import Hint, Hints
from tutable.cli.playing.prompt import Prompt
from tutable.cli.playing.seats import HUMAN
from tutable.cli.playing.session import Session
from tutable.cli.screen import Screen
from tutable.core.match import Match
from tutable.lang import LANGUAGES, Texts
from tutable.lang.said import Said


@pytest.mark.parametrize(
    ("lang", "word", "words"),
    [
        ("en", "hint", ("One of these:", "Ask again to be told why", "in sight, wins ")),
        ("de", "tipp", ("Eines davon:", "du erfährst, warum", "gewinnt ")),
    ],
)
def test_a_nudge_the_pick_the_reasons(terminal: Terminal, lang: str, word: str, words: list[str]) -> None:
    game = ("play", "tuareg", "--players", "2", "--seed", "7", "--option", "first=1", "--lang", lang)
    for asked in (1, 2, 3):
        result = terminal(*game, answers=[word] * asked)
        shown = [one in result.out for one in words]
        assert shown == [number < asked for number in range(3)], result.out[-600:]


def test_no_hints_for_one_of_several_people(terminal: Terminal) -> None:
    result = terminal("play", "tuareg", "--players", "2", "--seat", "2=human", answers=["", "hint", "hint"])
    assert "No hints while several people play" in result.out
    assert "One of these" not in result.out


def test_with_hints_all_are_told_with_the_turn(terminal: Terminal, tmp_path: Path) -> None:
    """Whoever took one; not before, and also when the match is taken up again in between."""
    path = tmp_path / "match.json"
    names = ("--name", "Ann", "--name", "Ben", "--save", str(path))
    game = ("play", "tuareg", "--players", "2", "--seat", "2=human", "--seed", "7", "--option", "first=1")
    begun = terminal(*game, *names, "--hints", answers=["", "hint", "hint"])
    assert "Ask again to be told which" in begun.out and "Everybody is told with your turn" in begun.out
    assert "Ann took a hint." not in begun.out
    resumed = ("play", "--resume", str(path))
    draws = ["", "1", "1", "1", "1", "e", ""]  # until the turn is over and the other one looks
    gone_on = terminal(*resumed, answers=["", "hint", *draws])
    assert "One of these" in gone_on.out
    assert gone_on.out.count("Ann took a hint.") >= 1
    with_turn = gone_on.out.index("Ann took a hint.")
    assert "Pass the screen" in gone_on.out[:with_turn] or "Ben" in gone_on.out[:with_turn]


def test_the_key_line_names_hints_where_there_are_some(terminal: Terminal) -> None:
    game = ("play", "tuareg", "--players", "2", "--option", "first=1")
    assert "· hint ·" in terminal(*game).out
    assert "· tipp ·" in terminal(*game, "--lang", "de").out
    shared = terminal(*game, "--seat", "2=human", answers=[""]).out
    assert "? explain · l log" in shared


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_key_line_fits_into_a_line(lang: str) -> None:
    assert all(len(Texts(lang).say("play-keys", {"hints": hints})) < 80 for hints in ("yes", "no"))


def test_a_hint_about_another_step_of_the_list_says_so(tmp_path: Path) -> None:
    """Where a pick says two things the second step has only some of the picks."""
    seen = set()
    for game in GAMES:
        match = Match.new(game, 2, seed=3)
        seat = match.waiting()[0]
        texts = Texts("en", game)
        session = Session(match, (HUMAN, "random"), texts, Screen(), tmp_path / "unwritten")
        prompt = Prompt(session, seat)
        prompt.show()
        for first in [None, *prompt.firsts]:
            prompt.list_by(first)
            seen.add((first is None, prompt.hints.next() == [texts.say("hint-elsewhere")]))
    assert seen == {(True, False), (False, False), (False, True)}


def test_a_single_pick_is_a_must_or_a_rule_of_thumb(tmp_path: Path) -> None:
    match = Match.new(GAMES[0], 2, seed=3)
    texts = Texts("en", GAMES[0])
    prompt = Prompt(
        Session(match, (HUMAN, "random"), texts, Screen(), tmp_path / "unwritten"), match.waiting()[0]
    )
    prompt.show()
    pick = prompt.offers[0].pick
    for by_rule, words in ((True, "A rule of thumb suggests 1: "), (False, "Only 1 can be done: ")):
        prompt.hints.found = Hints((Hint(pick, 0, 0),), (Said("hint-thinking"),) if by_rule else (), by_rule)
        told = prompt.hints.next()
        assert told[0].startswith(words) and len(told) == 1 + by_rule
