"""The levels: found by name, each with its budget, and none of them at a loss."""

from __future__ import annotations

import pytest

from tests.bots.test_search import in_play
from tests.fixtures import GAMES
from tutable.arena import one_game, plan
from tutable.bots import LEVEL_NAMES, bot_names, features_of, get_bot, offered_bots, usual_bot
from tutable.bots.levels import COMPILED, LAB, LEVELS, Level, LevelBot
from tutable.bots.names import NAMES, bot_name, character
from tutable.bots.together import most_tried
from tutable.core.errors import UnknownBot
from tutable.lang import LANGUAGES, Texts


@pytest.mark.parametrize("game", GAMES)
def test_people_are_offered_four_levels(game: str) -> None:
    assert offered_bots(game) == list(LEVEL_NAMES) == list(LEVELS) == list(NAMES)
    assert usual_bot(game) in offered_bots(game)
    assert bot_names(game)[:2] == ["random", "greedy"]


def test_a_game_without_features_has_no_levels() -> None:
    assert offered_bots("lanterns") == ["random"] and usual_bot("lanterns") == "random"
    with pytest.raises(UnknownBot):
        get_bot("expert", "lanterns")


@pytest.mark.skipif(not COMPILED, reason="iterations are counted by the clock there")
@pytest.mark.parametrize("game", GAMES)
def test_studies_have_a_level_of_their_own_that_people_are_not_offered(game: str) -> None:
    s = in_play(game, 8)
    seat, bot = s.seat(), get_bot("lab", game)
    assert isinstance(bot, LevelBot) and "lab" in bot_names(game) and "lab" not in offered_bots(game)
    assert bot.search(s.knowledge(seat), s.options_of(seat)).iterations == LAB.iterations


def test_no_two_bots_at_a_table_share_a_name() -> None:
    names = [bot_name(level, seat) for level in LEVEL_NAMES for seat in range(5)]
    assert len(set(names)) == len(names)
    assert bot_name("greedy", 1) == "Greedy 2"
    assert bot_name("expert/10", 0) == bot_name("expert*2", 0) == bot_name("expert", 0)
    assert bot_name("my.module:MyBot", 2) == "MyBot 3"
    assert bot_name("exec:./bots/mybot --flag", 1) == "Mybot 2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_people_meet_has_a_character_of_its_own(lang: str) -> None:
    texts = Texts(lang)
    said = set()
    for level in LEVEL_NAMES:
        for seat in range(5):
            who = character(level, seat)
            assert who is not None and texts.say(who) == bot_name(level, seat)
            about = texts.say(who, attribute="about")
            assert len(about) <= 80 and about.endswith(".")
            said.add(about)
    assert len(said) == 20
    assert character("greedy", 0) is None


@pytest.mark.skipif(not COMPILED, reason="iterations are counted by the clock there")
@pytest.mark.parametrize("game", GAMES)
def test_the_first_choice_of_a_turn_is_pondered_longest(game: str) -> None:
    s = in_play(game, 8)
    features = features_of(game)
    assert features is not None
    level = Level("of a test", 80, 0, 1.0)
    seat, bot = s.seat(), LevelBot(features, level, 1)
    spent = [int(bot.search(s.knowledge(seat), s.options_of(seat)).iterations) for _ in range(5)]
    assert spent == [80, 40, 20, 10, 10]
    later = LevelBot(features, level, 1, 2)
    assert later.search(s.knowledge(seat), s.options_of(seat)).iterations == 20


@pytest.mark.parametrize("game", GAMES)
def test_a_novice_finishes_a_game(game: str) -> None:
    found = one_game(plan(game, ["novice", "random"], 3, {}, None), 0)
    assert sum(found.wins) == 1 and found.scores[0] > found.scores[1]


@pytest.mark.skipif(not COMPILED, reason="iterations are counted by the clock there")
def test_processes_that_look_together_always_find_the_same() -> None:
    s = in_play(GAMES[0], 8, 2)
    seat = s.seat()
    found = [get_bot("novice*2", GAMES[0], 7).choose(s.knowledge(seat), s.options_of(seat)) for _ in range(2)]
    assert found[0] == found[1] and found[0] in s.options_of(seat)
    assert most_tried([(3, 5, 9), (4, 6, 1), (3, 2, 1)]) == 3
    for name in ("novice*1", "novice*65", "novice*", "greedy*2", "*2", "expert*2*2"):
        with pytest.raises(UnknownBot):
            get_bot(name, GAMES[0])
