"""Sweeps and tuning: small editions, wishes, printed values left alone, and a verdict on fresh deals."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.runs import GAME, played, spec_of
from tutable.core.registry import get_game
from tutable.lab.errors import BadLab
from tutable.lab.figures import figures
from tutable.lab.knobs import Knob, read_knob, sweep, turned
from tutable.lab.report import html, markdown
from tutable.lab.runner import Here
from tutable.lab.spec import Variant, command_of
from tutable.lab.tune import Try, Tuner
from tutable.lab.wishes import read_wish
from tutable.lab.words import Words

PLACE = "good.millet.points"


def test_a_turned_value_is_a_small_edition_of_its_own() -> None:
    game = get_game(GAME)
    parts = game.components()
    made = turned(game, parts, {PLACE: 4}, "more-millet")
    assert made.values["good"]["millet"]["points"] == 4
    assert made.provenance["good"]["millet"]["points"] == "own"
    assert len(made.source.splitlines()) < 20
    assert game.own_components(made.source).hash == made.hash != parts.hash


@pytest.mark.parametrize(
    "given", ["", "x", "good.millet=1..2", f"{PLACE}=3..1", f"{PLACE}=a..b", f"{PLACE}=1"]
)
def test_what_is_no_range_is_refused(given: str) -> None:
    with pytest.raises(BadLab, match="--vary wants"):
        read_knob(given, get_game(GAME).components())


def test_what_is_no_number_of_the_components_is_refused() -> None:
    with pytest.raises(BadLab, match="There is no number"):
        read_knob("good.millet.taste=1..2", get_game(GAME).components())


def test_a_sweep_plays_every_value_on_the_same_deals(tmp_path: Path) -> None:
    game = get_game(GAME)
    parts = game.components()
    now = parts.values["good"]["millet"]["points"]
    knob = read_knob(f"{PLACE}={now}..{now + 2}", parts)
    variants = sweep(game, Variant("default", parts.hash), parts, [knob])
    assert [variant.settings[PLACE] for variant in variants] == [now, now + 1, now + 2]
    found = figures(played(tmp_path / "run", spec_of(games=10, variants=variants)))
    points = [variant["sources"]["stage-1"]["points"].value for variant in found["sections"][0]["variants"]]
    assert points == sorted(points) and points[0] < points[-1]  # nobody plays otherwise for it
    for lang in ("en", "de"):
        words = Words(GAME, lang)
        assert words.say("lab-report-response") in markdown(found, words, "tutable lab")
        assert "-score-title" in html(found, words, "tutable lab")


def test_a_sweep_is_repeated_with_the_same_steps() -> None:
    game = get_game(GAME)
    parts = game.components()
    variants = sweep(game, Variant("default", parts.hash), parts, [read_knob(f"{PLACE}=3..9:3", parts)])
    assert f"--vary {PLACE}=3..9:3 " in command_of(spec_of(variants=variants))


def test_a_sweep_that_is_too_wide_is_refused() -> None:
    game = get_game(GAME)
    knob = Knob("good", "millet", "points", 0, 100)
    with pytest.raises(BadLab, match="too many"):
        sweep(game, Variant("default", game.components().hash), game.components(), [knob])


@pytest.mark.parametrize("given", ["", "turns", "turns<80", "luck<=3", "special:<=3", "special:map.x<=3"])
def test_what_is_no_wish_is_refused(given: str) -> None:
    with pytest.raises(BadLab, match="--want wants"):
        read_wish(given)


def tuner(folder: Path, knob: Knob, wish: str) -> Tuner:
    game = get_game(GAME)
    return Tuner(game, game.components(), spec_of(games=10), [knob], [read_wish(wish)], folder)


def test_printed_values_are_never_touched(tmp_path: Path) -> None:
    with pytest.raises(BadLab, match="printed"):
        tuner(tmp_path, Knob("good", "gold", "points", 1, 9), "score<=20")


def test_what_was_read_off_a_box_is_print_too(tmp_path: Path) -> None:
    game = get_game(GAME)
    head = f'[edition]\nname = "mine"\ntitle = "Mine"\nversion = "1"\ngame = "{GAME}"\nparent = "tutable"\n'
    entry = '[[good]]\nid = "millet"\npoints = 4\nprovenance = "box 2026-11-17 by Ann"\n'
    parts = game.own_components(head + entry)
    knob, wish = Knob("good", "millet", "points", 1, 9), read_wish("score<=20")
    with pytest.raises(BadLab, match="printed"):
        Tuner(game, parts, spec_of(games=10), [knob], [wish], tmp_path)


def test_a_wish_about_a_part_that_nobody_has_is_refused(tmp_path: Path) -> None:
    """It would hold whatever is tried."""
    pytest.importorskip("optuna")
    search = tuner(tmp_path, Knob("good", "millet", "points", 2, 5), "special:camel<=5")
    with pytest.raises(BadLab, match="no part “special:camel”"):
        search.search(3, Here(1))


def test_tuning_finds_what_is_wished_and_judges_it_on_fresh_deals(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    parts = get_game(GAME).components()
    now = parts.values["good"]["millet"]["points"]
    seen: list[Try] = []
    search = tuner(tmp_path, Knob("good", "millet", "points", now, now + 4), "score>=28")
    found = search.search(6, Here(1), seen.append)
    assert found.tries == seen
    assert len(seen) == 5  # there are no more
    assert seen[0].settings == {PLACE: now}  # it begins with what is there
    assert found.best.cost == min(one.cost for one in seen)
    assert found.best.settings[PLACE] > now
    assert found.fresh["seed"] == 2
    assert found.verdicts.keys() == {"score>=28"}
    made = get_game(GAME).own_components(found.edition)
    assert made.values["good"]["millet"]["points"] == found.best.settings[PLACE]


def found_with(*values: tuple[float, float, float]) -> dict[str, object]:
    """Figures of so many player counts, with this mean score."""
    return {"sections": [{"variants": [{"values": {"score": value}}]} for value in values]}


@pytest.mark.parametrize(
    ("values", "verdict"),
    [
        ([(8.0, 7.0, 9.0)], "holds"),
        ([(8.0, 7.0, 11.0)], "open"),  # the number is on the right side, the interval reaches over the bound
        ([(12.0, 9.0, 15.0)], "open"),
        ([(12.0, 11.0, 13.0)], "fails"),
        ([(8.0, 7.0, 9.0), (8.0, 5.0, 11.0)], "open"),  # every player count has to hold
        ([(8.0, 5.0, 11.0), (12.0, 11.0, 13.0)], "fails"),  # and one is enough to fail
        ([], "open"),
    ],
)
def test_a_wish_holds_only_if_the_whole_interval_says_so(
    values: list[tuple[float, float, float]], verdict: str
) -> None:
    assert read_wish("score<=10").verdict(found_with(*values)) == verdict
    mirrored = [(-value, -high, -low) for value, low, high in values]
    assert read_wish("score>=-10").verdict(found_with(*mirrored)) == verdict


def test_what_no_game_says_anything_about_is_missed_in_a_search() -> None:
    assert read_wish("score<=10").missed(found_with()) > 0


def test_thirty_deals_do_not_prove_that_beginning_is_no_advantage(tmp_path: Path) -> None:
    """The estimate is within the bound, the interval is not: that was called held."""
    found = figures(played(tmp_path / "run", spec_of(games=30)))
    wish = read_wish("first<=10")
    assert wish.missed(found) == 0
    assert wish.verdict(found) == "open"


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("low", "high", "step", "count"), [(2, 5, 1, 4), (4, 9, 2, 4), (2, 30, 1, 8)])
def test_no_values_are_tried_twice_and_none_of_now_are_proposed_from_outside(
    tmp_path: Path, low: int, high: int, step: int, count: int
) -> None:
    """With few values the search ends when all were tried; optuna warns of nothing that nobody can read."""
    pytest.importorskip("optuna")
    now = get_game(GAME).components().values["good"]["millet"]["points"]
    search = tuner(tmp_path, Knob("good", "millet", "points", low, high, step), "score<=1")
    found = search.search(8, Here(1))
    tried = [one.settings[PLACE] for one in found.tries]
    assert tried[0] == now
    assert len(tried) == len(set(tried)) == search.planned(8) == count
    assert found.best.settings[PLACE] in range(low, high + 1, step)


def test_a_search_plays_nothing_twice(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    knob = Knob("good", "millet", "points", 2, 5)
    tuner(tmp_path, knob, "score>=25").search(3, Here(1))
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.gz")}
    again = tuner(tmp_path, knob, "score>=25").search(3, Here(1))
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.gz")} == before
    assert len(again.tries) == 3
