"""Luck for many games: keyed by event, fair, the same on both builds, and near for near tables."""

from __future__ import annotations

from collections import Counter

import pytest

from tutable.core.engine import CHANCE, State
from tutable.core.luck import Luck
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tuareg.terms import PILE

GAME = "tuareg"


def drawing(number: int) -> State:
    """A table at which the first turn draws."""
    s = get_game(GAME).table(2)
    Luck(number).settle(s)
    s.take(0)
    assert s.seat() == CHANCE
    return s


def test_the_same_seed_and_event_have_the_same_outcome() -> None:
    s = drawing(1)
    assert [Luck(7).draw(s) for _ in range(5)] == [Luck(7).draw(s)] * 5


def test_what_was_drawn_is_known_to_both_builds() -> None:
    assert [int(Luck(seed).draw(drawing(1))) for seed in range(20)] == DRAWN


DRAWN = [3, 1, 0, 3, 1, 2, 1, 2, 0, 1, 2, 3, 3, 1, 2, 2, 1, 3, 1, 2]


def chi_square(found: Counter[int], expected: dict[int, float]) -> float:
    return sum((found[case] - mean) ** 2 / mean for case, mean in expected.items())


def test_every_case_is_drawn_as_often_as_its_weight_says() -> None:
    s = drawing(1)
    weights = dict(s.outcomes())
    games = 20_000
    found = Counter(int(Luck(seed).draw(s)) for seed in range(games))
    expected = {case: games * weight / sum(weights.values()) for case, weight in weights.items()}
    assert chi_square(found, expected) < 16.3  # 1 of 1000 with three degrees of freedom


def test_two_events_of_a_game_are_independent() -> None:
    s = get_game(GAME).table(2)
    pairs: Counter[int] = Counter()
    games = 20_000
    for seed in range(games):
        luck = Luck(seed)
        one, other = luck.named("roll.1.0"), luck.named("roll.1.1")
        pairs[int(one >> 30) * 4 + int(other >> 30)] += 1
    assert s.box.players == 2
    assert chi_square(pairs, dict.fromkeys(range(16), games / 16)) < 37.7  # 1 of 1000, fifteen


def test_a_pile_with_one_other_card_mostly_gives_the_same_card() -> None:
    """The sequential generator would give another one in most cases."""
    same = 0
    for seed in range(1_000):
        s = drawing(1)
        before = Luck(seed).draw(s)
        s.goods[PILE] += 1  # type: ignore[attr-defined]
        s.goods[PILE + 3] -= 1  # type: ignore[attr-defined]
        same += Luck(seed).draw(s) == before
    assert same > 900


@pytest.mark.parametrize("choice", [0, 1])
def test_one_players_choice_does_not_shift_later_luck(choice: int) -> None:
    """Another pick in between, and the event with the same key still has the same number."""
    luck = Luck(3)
    s = get_game(GAME).table(2)
    luck.settle(s)
    before = luck.named("pile.1.40")
    s.take(s.options()[choice])
    luck.settle(s)
    assert luck.named("pile.1.40") == before


def test_settling_leads_to_a_player_or_the_end() -> None:
    s = get_game(GAME).table(3)
    luck, rng = Luck(5), Rng(5)
    while not s.is_over():
        luck.settle(s)
        if s.is_over():
            break
        assert s.seat() >= 0
        options = s.options()
        s.take(options[rng.below(len(options))])
    assert s.winners()
