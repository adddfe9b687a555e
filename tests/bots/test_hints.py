"""Hints: from a seat's knowledge alone, with reasons that add up."""

from __future__ import annotations

import pytest

from tests.bots.test_search import children, in_play, look
from tests.fixtures import GAMES
from tutable.bots import features_of
from tutable.bots.hints import (
    MOST,
    Hint,
    Hints,
    adviser,
    apart,
    can_hint,
    first_alike,
    hints,
    ranked,
    shown_picks,
)
from tutable.bots.levels import Level
from tutable.bots.rarity import ONE
from tutable.bots.search import PICK, POINTS, TOTAL, VISITS
from tutable.core.engine import Shown
from tutable.core.playout import playout
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.face import face_of
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
    assert 1 <= len(found.picks) <= MOST and all(hint.pick in options for hint in found.picks)
    assert all(0 <= hint.share <= 100 for hint in found.picks)
    assert found.picks[0].share == max(hint.share for hint in found.picks)


@pytest.mark.parametrize("game", GAMES)
def test_one_pick_is_left_by_a_rule_or_because_there_is_no_other(game: str) -> None:
    for picks in range(0, 60, 5):
        s = in_play(game, picks)
        seat = s.seat()
        options = s.options_of(seat)
        found = hints(game, s.knowledge(seat), options, QUICK)
        distinct = set(first_alike(shown_picks(s.knowledge(seat), options, 1)).values())
        assert found.by_rule == (len(distinct) > 1 and len(found.picks) == 1)
        if len(distinct) == 1:
            assert not found.reasons
        elif not found.by_rule:
            assert found.reasons and len(found.picks) > 1


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
    wins = [(100, 40, 50), (60, 42, 49), (50, 40, 52), (5, 90, 60), (4, 40, 55)]  # tries, wins, points
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


def test_of_picks_that_differ_in_the_die_the_best_is_shown() -> None:
    face = face_of("tungaru")
    with_five, with_four, elsewhere = (
        Shown("pick-settle", {"island": f"name:{island}", "die": die}, [])
        for island, die in (("beru", 5), ("beru", 4), ("tarawa", 5))
    )
    found = [Hint(1, 60, 50), Hint(2, 59, 50), Hint(3, 50, 40)]
    assert apart(found, {1: with_five, 2: with_four, 3: elsewhere}, face) == [found[0], found[2]]
    # Where nothing but the die is to be chosen, it is what a hint is about.
    assert apart(found[:2], {1: with_five, 2: with_four}, face) == found[:2]


def test_one_pick_needs_no_thought_and_no_features_no_hint() -> None:
    s = in_play(GAMES[0], 3)
    only = s.options()[:1]
    assert hints(GAMES[0], s.knowledge(s.seat()), only) == Hints((Hint(only[0], 0, 0),))
    lanterns = get_game("lanterns").table(2)
    lanterns.roll(Rng(1))
    assert not can_hint("lanterns")
    assert hints("lanterns", lanterns.knowledge(lanterns.seat()), lanterns.options()) == Hints()
