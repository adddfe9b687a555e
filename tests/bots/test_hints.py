"""Hints: from a seat's knowledge alone, with reasons that add up."""

from __future__ import annotations

import pytest

from tests.bots.test_search import children, in_play, look
from tests.fixtures import GAMES
from tutable.bots import features_of
from tutable.bots.hints import MOST, Hint, adviser, can_hint, hints, ranked
from tutable.bots.levels import Level
from tutable.bots.rarity import ONE
from tutable.bots.search import PICK, POINTS, TOTAL, VISITS
from tutable.core.playout import playout
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.lang import LANGUAGES, Texts

QUICK = Level("of a test", 40, 0, 5.0)


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_standing_add_up_to_it(game: str) -> None:
    features = features_of(game)
    assert features is not None
    for picks in (0, 7, 20, 45, 90):
        s = in_play(game, picks)
        for seat in range(3):
            shares = features.shares(s, seat)
            assert len(shares) == len(features.parts()) and sum(shares) == features.standing(s, seat)
    playout(s, Rng(1))
    for seat in range(3):
        assert sum(features.shares(s, seat)) == features.standing(s, seat) == s.scores()[seat] * 1000


@pytest.mark.parametrize("game", GAMES)
def test_every_part_has_its_words(game: str) -> None:
    features = features_of(game)
    assert features is not None
    for lang in LANGUAGES:
        texts = Texts(lang, game)
        assert all(texts.has(f"{game}-hint-{part}") for part in features.parts())


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_ranked_and_made_from_knowledge_alone(game: str) -> None:
    s = in_play(game, 25)
    seat = s.seat()
    options = s.options_of(seat)
    found = hints(game, s.knowledge(seat), options, QUICK)
    twin = s.knowledge(seat).sample(Rng(8))
    assert found == hints(game, twin.knowledge(seat), options, QUICK)
    assert 1 <= len(found) <= MOST and all(hint.pick in options for hint in found)
    assert all(0 <= hint.share <= 100 for hint in found)
    gains = [abs(reason.more) for reason in found[0].reasons]
    assert gains == sorted(gains, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_adviser_thinks_like_an_expert_but_not_without_limit(game: str) -> None:
    """Hints weaker than the opponents would be bad advice."""
    features = features_of(game)
    assert features is not None
    level = adviser(features)
    assert features.thorough // 2 <= level.iterations <= features.thorough
    assert level.overlooked == 0 and 0 < level.seconds <= 3


def test_the_order_is_that_of_the_numbers_shown() -> None:
    """What was looked at most comes first unless another wins more; what was seldom looked at never does."""
    search = look("tungaru", in_play("tungaru", 20))
    wins = [(100, 40, 50), (60, 42, 49), (50, 40, 52), (5, 90, 60), (4, 30, 55)]  # tries, wins, points
    nodes = children(search)
    assert len(nodes) >= len(wins)
    for node in nodes:
        search.nodes[node + VISITS] = 0
    for node, (visits, share, points) in zip(nodes, wins, strict=False):
        search.nodes[node + VISITS] = visits
        search.nodes[node + TOTAL] = visits * share * ONE // 100
        search.nodes[node + POINTS] = visits * points * 1000
    picks = [int(search.nodes[node + PICK]) for node in nodes]
    found = ranked(search, {pick: pick for pick in picks})
    assert found == [Hint(picks[i], *wins[i][1:]) for i in (1, 2, 0, 4)]


def test_one_pick_needs_no_thought_and_no_features_no_hint() -> None:
    s = in_play(GAMES[0], 3)
    assert [hint.pick for hint in hints(GAMES[0], s.knowledge(s.seat()), [7])] == [7]
    lanterns = get_game("lanterns").table(2)
    lanterns.roll(Rng(1))
    assert not can_hint("lanterns")
    assert hints("lanterns", lanterns.knowledge(lanterns.seat()), lanterns.options()) == []
