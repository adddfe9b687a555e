"""The suite can fail: a correct game passes it, and every broken copy is caught for what it is."""

from __future__ import annotations

from random import Random

import pytest

from tests.toys.broken import BROKEN, Broken, FadingPeek
from tests.toys.lanterns.game import GAME, Lanterns
from tutable.core.conformance import PROPERTIES, Report, check
from tutable.core.conformance.doors import any_option, is_sealed
from tutable.core.conformance.memory import check_certain
from tutable.core.conformance.report import Watch


@pytest.fixture(scope="module")
def correct() -> Report:
    return check(GAME, games=12)


def test_a_correct_game_conforms(correct: Report) -> None:
    assert correct.ok, str(correct)


def test_a_correct_game_puts_every_property_to_the_test(correct: Report) -> None:
    assert [name for name in PROPERTIES if correct.checks[name] < 20] == []


def test_a_correct_game_conforms_with_other_table_options() -> None:
    report = check(GAME, games=5, options={"rounds": 2})
    assert report.ok, str(report)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_broken_game_is_caught(broken: type[Broken]) -> None:
    caught: set[str] = set()
    for seed in range(1, 16):
        caught |= check(broken(), games=1, seed=seed, limit=400).failed()
        if broken.caught_by in caught:
            return
    pytest.fail(f"{broken.__name__} should break {broken.caught_by!r}, broke {caught}")


@pytest.mark.parametrize(("game", "forgets"), [(GAME, False), (FadingPeek(), True)], ids=["right", "fading"])
def test_what_is_certain_is_watched_where_nobody_can_enumerate(game: Lanterns, forgets: bool) -> None:
    report, options = Report(game.id), game.check_options({})
    for seed in range(2):
        random, watch = Random(seed), Watch(report, 3, options, seed)
        s = game.start(3, options, game.components())
        while not s.is_over():
            pick = any_option(s, random)
            assert pick is not None
            for seat in range(0 if is_sealed(s) else 3):
                check_certain(watch, s, pick, seat)
            s.take(pick)
    assert report.checks["memory"] > 20 and bool(report.broken["memory"]) == forgets, str(report)


def test_every_property_catches_a_broken_game() -> None:
    assert {broken.caught_by for broken in BROKEN} == set(PROPERTIES)


def test_a_failure_says_where_to_look() -> None:
    lost = next(broken for broken in BROKEN if broken.__name__ == "LostCard")
    report = check(lost(), games=1, players=[3], seed=5)
    failure = next(failure for failure in report.failures if failure.property == "census")
    assert (failure.game, failure.players, failure.seed) == ("LostCard", 3, 5)
    assert failure.step > 0
    assert str(failure).startswith("census: LostCard for 3, rounds=3 seed 5, step ")
    assert str(failure) in str(report)
    assert not report.ok


def test_a_failure_can_be_seen_again() -> None:
    lost = next(broken for broken in BROKEN if broken.__name__ == "SkippedOnSecretGrounds")
    first, second = (check(lost(), games=4) for _ in range(2))
    assert str(first) == str(second)
