"""Bots of one's own in a match at the terminal: they remember it, and are named when they fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.own import OWN, TROUBLE, counted
from tests.cli.driver import Result, Terminal
from tutable.arena import budgets
from tutable.bots import LEVEL_NAMES
from tutable.cli.playing.beginning import introduced, level_line
from tutable.cli.playing.seats import Company, read_seats
from tutable.core.errors import UnknownBot
from tutable.core.match import Match
from tutable.lang import LANGUAGES, Texts


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Terminal(monkeypatch, capsys)


def watched(terminal: Terminal, bot: str, other: str = "random") -> Result:
    """A match between bots."""
    seats = ("--seat", f"1={other}", "--seat", f"2={bot}")
    return terminal("play", "tuareg", "--players", "2", "--seed", "1", *seats, "--plain")


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("bot", "problem", "word"), TROUBLE)
def test_whoever_fails_in_a_match_is_named(terminal: Terminal, bot: str, problem: str, word: str) -> None:
    played = watched(terminal, f"{OWN}:{bot}")
    assert played.code == 2 and "Traceback" not in played.err
    assert f"{OWN}:{bot}" in played.err and word in played.err
    assert problem == "choose" or "tutable play --resume" in played.out  # what was played is safe


def test_a_bot_in_a_match_remembers_what_it_was_asked(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = tmp_path / "counted"
    monkeypatch.setenv("COUNTED", str(note))
    bot = f"{OWN}:Counting"
    assert watched(terminal, bot, bot).code == 0
    for seat in (0, 1):
        mine = [asked for at, asked in counted(note) if at == seat]
        assert len(mine) > 5 and mine == list(range(len(mine)))


def test_ours_take_a_match_up_again_as_if_nothing_had_happened() -> None:
    """Their picks hang on the table alone, not on how long the terminal has been open."""
    match = Match.new("tuareg", 2, seed=4)
    one = Company()
    for _ in range(12):
        seat = match.waiting()[0]
        pick = one.choose(match, seat, "greedy")
        assert Company().choose(match, seat, "greedy") == pick
        match.act(seat, pick)


def test_levels_are_taken_with_a_part_of_their_budget_and_in_several_processes() -> None:
    """What `sim` and `rate` take."""
    for bot in ("expert*2", "expert/10"):
        assert read_seats({"2": bot}, 2, "tuareg") == ("human", bot)
    for bot in ("expert*1", "expert/1", "greedy*2", "nobody"):
        with pytest.raises(UnknownBot):
            read_seats({"2": bot}, 2, "tuareg")


def test_a_part_of_a_level_plays(terminal: Terminal) -> None:
    assert watched(terminal, "novice/4").code == 0
    simulated = terminal("sim", "tuareg", "--seats", "novice/4,random", "--games", "1", "--jobs", "1")
    assert simulated.code == 0 and "novice/4" in simulated.out


# -- who they are -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_are_offered_in_words(lang: str) -> None:
    texts = Texts(lang)
    lines = [level_line(bot, texts) for bot in (*LEVEL_NAMES, "random")]
    assert len(set(lines)) == 5 and all(": " in line and line.endswith(".") for line in lines)
    assert lang == "en" or lines[1].startswith("locker: ")


def test_a_match_opens_with_who_plays(terminal: Terminal) -> None:
    seats = ("--seat", "2=novice", "--seat", "3=casual", "--seat", "4=novice")
    begun = terminal("play", "tuareg", "--players", "4", *seats, "--seed", "1", "--plain", answers=["q"])
    for line in (
        "novice: Sees what",
        "· Wren: Hurries",
        "· Tansy: Loves",
        "casual: Plays",
        "· Edda: Follows",
    ):
        assert line in begun.out
    assert "Player 2" not in begun.out
    again = terminal("play", "--resume", "--plain", answers=["q"])
    assert "· Wren: Hurries" not in again.out and "Wren" in again.out


def test_nobody_speaks_for_a_bot_that_was_renamed() -> None:
    lines = introduced(("human", "casual"), ("Ann", "Ben"), Texts("en"))
    assert len(lines) == 1 and lines[0].startswith("casual: ")


@pytest.mark.parametrize("is_compiled", [False, True])
def test_every_command_says_when_levels_ponder_by_the_clock(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, is_compiled: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(budgets, "COMPILED", is_compiled)
    said = Texts("en").say("play-by-the-clock")
    few = ("--games", "1", "--jobs", "1")
    for bot in ("novice/4", "random"):
        wanted = bot != "random" and not is_compiled
        played = terminal("play", "tuareg", "--players", "2", "--seat", f"2={bot}", "--plain", answers=["q"])
        assert (said in played.out) == wanted
        simulated = terminal("sim", "tuareg", "--seats", f"{bot},random", *few)
        assert (said in simulated.err) == wanted
    rated = terminal("rate", "tuareg", "--bots", "random,novice/4", "--games", "2", "--jobs", "1")
    assert (said in rated.err) == (not is_compiled)
