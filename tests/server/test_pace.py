"""On what beat bots move: nobody sees how long they thought, nor how many picks a turn took."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.server.inside import awaited
from tests.server.test_bots import waiting_bots
from tutable.bots import LEVEL_NAMES, get_bot
from tutable.bots.levels import LEVELS, LevelBot
from tutable.server.api import games
from tutable.server.bots import pace
from tutable.server.bots.driver import Driver
from tutable.server.bots.pace import LEAST, given, margin, pace_of, until_beat
from tutable.server.bots.pool import Pool
from tutable.server.bots.worker import hurry
from tutable.server.settings import Settings

PACE, SECONDS = Settings().bot_pace, Settings().bot_seconds
OURS = (*LEVEL_NAMES, "lab")


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "COMPILED", False)
    monkeypatch.delenv("TUTABLE_BUILD", raising=False)


def thought(turn: float, is_ours: bool, picks: int) -> float:
    """By a bot that uses up all it is given, for so many picks that nobody sees."""
    used = 0.0
    for _ in range(picks):
        used += given(turn, used, is_ours)
    return used


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("bot", OURS)
def test_by_the_clock_a_whole_turn_is_shorter_than_its_beat(bot: str) -> None:
    """One pick or ten: what was thought is rounded up to the same beat."""
    found = pace_of(bot, True, PACE, SECONDS)
    for picks in range(11):
        used = thought(found.turn, True, picks)
        assert used + until_beat(used, found.beat) == pytest.approx(found.beat)
    assert found.turn < found.beat


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("bot", OURS)
def test_by_the_clock_the_first_choice_has_all_its_time_and_every_other_some(bot: str) -> None:
    turn = pace_of(bot, True, PACE, SECONDS).turn
    level = LEVELS.get(bot)
    assert level is None or given(turn, 0.0, True) >= level.seconds
    assert all(given(turn, used, True) >= LEAST for used in (turn / 2, turn, 2 * turn))


@pytest.mark.parametrize("seconds", [0.3, 1.0, 5.0, 60.0])
def test_other_peoples_bots_move_after_the_longest_they_may_think(seconds: float) -> None:
    found = pace_of("goldie", False, PACE, seconds)
    for picks in range(11):  # and the worker of one that does not let itself be interrupted is killed
        used = thought(found.turn, False, picks) + margin(seconds)
        assert used + until_beat(used, found.beat) == pytest.approx(found.beat)
    assert given(found.turn, found.turn, False) == 0.0  # whose time is over is not asked any more


def test_compiled_levels_count_their_iterations_and_keep_their_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "COMPILED", True)
    for bot in ("random", "greedy", "novice", "casual", "sharp"):
        assert pace_of(bot, True, PACE, SECONDS) == pace.Pace(0.0, PACE)
    assert pace_of("expert", True, PACE, SECONDS) == pace.Pace(0.0, 5.0)
    assert given(0.0, 3.0, True) == 0.0


@pytest.mark.parametrize("spent", range(6))
def test_a_level_in_a_hurry_takes_no_longer_than_it_is_given(spent: int) -> None:
    bot = get_bot("expert", "tuareg", 1, spent)
    assert isinstance(bot, LevelBot)
    hurry(bot, 0.2)
    assert bot.level.seconds / (1 << min(spent, 3)) <= 0.2 + 1e-9
    assert bot.level.name == "expert" and bot.level.iterations == LEVELS["expert"].iterations


def test_the_driver_paces_every_bot_by_what_it_is() -> None:
    place = "tests.bots.own:First"
    driver = Driver(None, Pool(0, 3.0), "me", 0.5, {"first": place})  # type: ignore[arg-type]
    assert driver.pace_of("first", "tuareg") == pace_of(place, False, 0.5, 3.0)
    assert driver.pace_of("random", "tuareg").beat == 0.5


@pytest.mark.parametrize("is_compiled", [False, True])
def test_people_are_told_where_levels_ponder_by_the_clock(
    monkeypatch: pytest.MonkeyPatch, is_compiled: bool
) -> None:
    monkeypatch.setattr(games, "is_compiled", lambda: is_compiled)
    call = SimpleNamespace(server=SimpleNamespace(settings=Settings()))
    found = awaited(games.list_games(call))  # type: ignore[arg-type]
    assert any("casual" in info.bots for info in found)
    assert all(info.by_the_clock == ("casual" in info.bots and not is_compiled) for info in found)


def test_other_peoples_bots_are_told_what_is_left_of_their_time() -> None:
    live = waiting_bots(1)
    live.row.seats[1].bot = "first"
    driver = Driver(None, Pool(0, 3.0), "me", 0.5, {"first": "tests.bots.own:First"})  # type: ignore[arg-type]
    job = driver._job(live, 1)
    assert (job.bot, job.table, job.steps) == ("tests.bots.own:First", "t", 0)
    assert job.seconds == 3.0 - margin(3.0)
    assert driver._job(live, 0).seconds == 0.0
