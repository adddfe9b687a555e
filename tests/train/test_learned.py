"""Learned weights: whole numbers that add up, from a file that says where they come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.test_search import in_play
from tests.fixtures import GAMES
from tests.train.wise import wise
from tutable.bots import features_of
from tutable.bots.search import Search, room
from tutable.core.game import Game
from tutable.core.learned import UNIT
from tutable.core.lessons import BadWeights, Lesson, Lessons, read, taught, written
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.lang import LANGUAGES, Texts
from tutable.train.selfplay import fresh_features, look

MADE: dict[str, str | int] = {
    "command": "tutable train",
    "date": "2026-11-16",
    "version": "0",
    "seed": 1,
    "games": 9,
    "iterations": 2,
}


@pytest.mark.parametrize("game", GAMES)
def test_a_learned_standing_is_the_sum_of_what_is_in_sight(game: str) -> None:
    features = wise(game)
    learned = features.learned
    assert learned is not None
    for picks in (0, 20, 60):
        s = in_play(game, picks)
        sight = look(features, s)
        assert 0 <= sight.clock <= UNIT
        for seat in range(3):
            exact = sum(
                number * (early * (UNIT - sight.clock) + late * sight.clock)
                for number, early, late in zip(sight.seats[seat], learned.early, learned.late, strict=True)
            )
            assert features.standing(s, seat) == exact >> 20 == sum(features.shares(s, seat))
        assert 4000 <= features.ahead(s) <= 9000


@pytest.mark.parametrize("game", GAMES)
def test_by_hand_the_first_sights_are_the_standing(game: str) -> None:
    features = fresh_features(game)
    hand = [i for i, sight in enumerate(features.sights()) if sight.endswith(".prospects")]
    assert {sight.partition(".")[0] for sight in features.sights()} == set(features.parts())
    for picks in (5, 40, 80):
        s = in_play(game, picks)
        sight = look(features, s)
        for seat in range(3):
            assert sum(sight.seats[seat][i] for i in hand) == features.standing(s, seat)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_does_not_change_what_was_learned_finds(game: str) -> None:
    s = in_play(game, 25)
    seat = s.seat()
    twin = s.knowledge(seat).sample(Rng(8))
    found = []
    for table in (s, twin):
        search = Search(wise(game), table.knowledge(seat), s.options_of(seat), Rng(3), room(40))
        search.run(40)
        found.append(list(search.nodes))
    assert found[0] == found[1]


def a_file(tmp_path: Path, game: Game, sights: list[str]) -> Path:
    lesson = Lesson(2, dict.fromkeys(sights, (UNIT, 7)), (900, 400), dict(MADE), {"trial_share": 0.6})
    path = tmp_path / "learned.toml"
    path.write_text(written(Lessons(game.id, game.components().hash, (lesson,))), "utf-8")
    return path


def test_a_file_is_read_as_it_was_written_and_used_where_it_was_learned(tmp_path: Path) -> None:
    game = get_game(GAMES[0])
    plain = fresh_features(game.id)
    found = taught(type(plain), a_file(tmp_path, game, plain.sights()))
    learned = found.at(game.table(2)).learned
    assert learned is not None and list(learned.late) == [7] * len(plain.sights())
    assert found.at(game.table(3)) is found  # nothing was learned for three
    other = game.table(2)
    other.box.parts = "0123456789abcdef"
    assert found.at(other) is found  # nor for other components


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("form = 1", "form = 2", "form"),
        ("form = 1", "form = ", "not-toml"),
        ("players = 2", 'players = "two"', "missing-field"),
        ("sure = [900, 400]", "sure = [0, 400]", "out-of-range"),
        ("sure = [900, 400]", "", "not-a-number"),
        ("[1024, 7]", "[1024, 0.5]", "not-a-number"),
        ("[1024, 7]", "[9999999, 7]", "out-of-range"),
        ('.prospects" =', '.retrospects" =', "unknown-field"),
        ("seed = 1\n", "", "missing-field"),
        ("trial_share = 0.6", 'trial_share = "much"', "not-a-number"),
        ("[[lesson]]", "[lesson]", "not-a-list"),
    ],
)
def test_a_corrupt_file_is_refused_with_its_reason(tmp_path: Path, old: str, new: str, code: str) -> None:
    game = get_game(GAMES[0])
    sights = fresh_features(game.id).sights()
    path = a_file(tmp_path, game, sights)
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadWeights) as refused:
        read(path, sights)
    assert code in [problem.code for problem in refused.value.problems]
    for lang in LANGUAGES:
        assert "weights-" not in Texts(lang).error(refused.value)


def test_the_same_number_of_players_twice_is_refused(tmp_path: Path) -> None:
    game = get_game(GAMES[0])
    sights = fresh_features(game.id).sights()
    path = a_file(tmp_path, game, sights)
    text = path.read_text("utf-8")
    path.write_text(text + text[text.index("[[lesson]]") :], "utf-8")
    with pytest.raises(BadWeights):
        read(path, sights)


@pytest.mark.parametrize("game", GAMES)
def test_shipped_weights_fit_the_components_and_measure_better(game: str) -> None:
    """Whoever changes a component must train again: see docs/learning.md."""
    features = features_of(game)
    assert features is not None
    path = get_game(game).folder / "features" / "learned.toml"
    if not path.exists():
        assert features.lessons is None
        return
    found = read(path, features.sights())
    assert found.game == game and found.components == get_game(game).components().hash
    for lesson in found.lessons:
        assert get_game(game).check_players(lesson.players)
        assert lesson.figures["trial_low"] > 1 / lesson.players
        assert features.at(get_game(game).table(lesson.players)).learned is not None
