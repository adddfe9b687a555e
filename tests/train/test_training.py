"""Training: what was interrupted goes on as if it had never been, and learning shows in a curve."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fixtures import GAMES
from tutable.cli import OK, REFUSED, main
from tutable.core.lessons import read
from tutable.core.rng import Rng
from tutable.train.fit import error, fit, positions
from tutable.train.record import BadTraining, Record, terms_of
from tutable.train.selfplay import Course, SelfPlayed, Sight, fresh_features
from tutable.train.training import learned, run

GAME = GAMES[0]
COURSE = Course(GAME, 2, 3, 1)
GENERATION = 10


def record(path: Path, course: Course = COURSE) -> Record:
    return Record(path, terms_of(course, GENERATION, fresh_features(GAME).sights()))


def test_what_was_killed_goes_on_as_if_it_had_never_been(tmp_path: Path) -> None:
    whole = record(tmp_path / "whole.jsonl")
    run(COURSE, whole, GENERATION, 12)
    whole.close()
    torn = record(tmp_path / "torn.jsonl")
    run(COURSE, torn, GENERATION, 11)
    torn.close()
    text = torn.path.read_bytes()
    torn.path.write_bytes(text[:-20])  # killed while it wrote the eleventh game
    resumed = record(torn.path)
    assert len(resumed.games) == 10
    run(COURSE, resumed, GENERATION, 12)
    resumed.close()
    assert resumed.path.read_bytes() == whole.path.read_bytes()
    assert learned(COURSE, resumed.games) == learned(COURSE, whole.games) is not None
    with pytest.raises(BadTraining):
        record(whole.path, Course(GAME, 2, 4, 1))


def made_up(games: int) -> list[SelfPlayed]:
    """Games that are won by whoever has more of the last sight, which nobody weighs by hand."""
    rng = Rng(2)
    width = len(fresh_features(GAME).sights())
    found = []
    for number in range(games):
        luck = [int(rng.below(10)) for _ in range(2)]
        seats = tuple((0,) * (width - 1) + (1000 * each,) for each in luck)
        winners = tuple(seat for seat in range(2) if luck[seat] == max(luck))
        found.append(SelfPlayed(number, tuple(3 * each for each in luck), winners, (Sight(512, seats),)))
    return found


def test_what_decides_games_is_found() -> None:
    features = fresh_features(GAME)
    games = made_up(60)
    few, many = (fit(some, features) for some in (games[:10], games))
    assert (many.early[-1] + many.late[-1]) / 2 == pytest.approx(3 * 1024, rel=0.1)
    assert error(many, positions(games)) < 0.03 <= error(few, positions(games)) + 0.03


def test_one_command_from_games_to_a_file_and_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    call = ["train", GAME, "--games", "10", "--iterations", "1", "--trial", "2", "--jobs", "1"]
    assert main(call) == OK
    assert "10" in capsys.readouterr().out
    found = read(tmp_path / f"learned-{GAME}.toml", fresh_features(GAME).sights())
    assert found.lessons[0].made["games"] == 10 and found.lessons[0].figures["trial_games"] == 2
    drawn = (tmp_path / f"learning-{GAME}-2.svg").read_text("utf-8")
    assert drawn.startswith("<svg") and "<circle" in drawn
    assert main([*call, "--seed", "5"]) == REFUSED  # the games there are of another seed
