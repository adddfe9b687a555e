"""Bots of one's own in many games: asked in a limited time, and named with their game when they fail."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bots.own import OWN, TROUBLE
from tests.cli.driver import Terminal
from tests.toys.lanterns.game import GAME
from tutable import arena
from tutable.arena import asking
from tutable.arena.asking import ask, limit_of
from tutable.arena.meetings import Meeting, Pairing, Terms, play
from tutable.bots import get_bot
from tutable.core.errors import BadBot, FailedGame, SlowBot
from tutable.lang import LANGUAGES, Texts


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("bot", "problem", "word"), TROUBLE)
def test_a_series_says_who_failed_in_which_game(bot: str, problem: str, word: str) -> None:
    plan = arena.plan("tuareg", ["random", f"{OWN}:{bot}"], 1, {}, None)
    with pytest.raises(FailedGame) as caught:
        arena.simulate(plan, 2, 1)
    params = caught.value.params
    assert (params["bot"], params["problem"], params["number"]) == (f"{OWN}:{bot}", problem, 1)
    for lang in LANGUAGES:
        said = Texts(lang).error(caught.value)
        assert word in said and "--first 1 --games 1" in said


@pytest.mark.parametrize(("bot", "problem", "word"), [one for one in TROUBLE if one[1] != "slow"])
def test_a_ladder_says_who_failed_in_which_game(bot: str, problem: str, word: str) -> None:
    terms = Terms("tuareg", 2, 1, {}, None, 60.0)
    with pytest.raises(FailedGame) as caught:
        play(terms, Meeting(Pairing(f"{OWN}:{bot}", "random"), 4, 1))
    params = caught.value.params
    assert (params["bot"], params["problem"]) == (f"{OWN}:{bot}", problem)
    assert (params["deal"], params["seat"]) == (5, 2)
    for lang in LANGUAGES:
        assert word in Texts(lang).error(caught.value) and "--resume" in Texts(lang).error(caught.value)


def test_the_game_that_failed_can_be_played_again(terminal: Terminal) -> None:
    """By the number that the error says: it is the same game, whatever was played before it."""
    call = ("sim", "tuareg", "--seats", "random,random", "--seed", "5", "--jobs", "1", "--json")
    whole = json.loads(terminal(*call, "--games", "3").out)["rows"]
    again = json.loads(terminal(*call, "--games", "1", "--first", "3").out)["rows"]
    assert again == whole[2:] != whole[:1]


def test_whoever_ends_its_process_is_found_among_the_games_that_ran() -> None:
    plan = arena.plan("tuareg", ["random", f"{OWN}:Ending"], 1, {}, None)
    with pytest.raises(FailedGame) as caught:
        arena.simulate(plan, 60, 2)
    params = caught.value.params
    assert (params["bot"], params["problem"], params["number"]) == (f"{OWN}:Ending", "ended", 1)


def test_a_ladder_finds_whoever_ends_its_process(terminal: Terminal) -> None:
    call = ("rate", "tuareg", "--bots", f"random,{OWN}:Ending", "--games", "4", "--jobs", "2")
    found = terminal(*call)
    assert found.code == 2 and f"{OWN}:Ending" in found.err and "--resume" in found.err


def test_our_own_need_no_alarm_and_others_do() -> None:
    for ours in ("random", "expert", "expert/10", "expert*2"):
        assert limit_of(ours, "tuareg") is None
    assert limit_of(f"{OWN}:First", "tuareg") == asking.SECONDS
    assert limit_of(f"{OWN}:First", "tuareg", 3.0) == 3.0


def test_what_was_raised_and_where_is_said_in_one_line() -> None:
    s = GAME.table(2)
    with pytest.raises(BadBot) as caught:
        ask("mine", get_bot(f"{OWN}:Raising", "lanterns"), s.knowledge(0), [1], None)
    assert "\n" not in caught.value.params["detail"] and "own.py:" in caught.value.params["detail"]
    with pytest.raises(SlowBot) as slow:
        ask("mine", get_bot(f"{OWN}:Endless", "lanterns"), s.knowledge(0), [1], 0.1)
    assert slow.value.params["bot"] == "mine"
