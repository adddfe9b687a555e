"""Runs that end when their question is answered: who begins, a precision, and what the report says of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.lab.runs import GAME, made_up, played, spec_of
from tutable.lab.errors import BadLab
from tutable.lab.figures import figures
from tutable.lab.precision import read_precision
from tutable.lab.report import html, markdown
from tutable.lab.rows import Row
from tutable.lab.sentences import findings
from tutable.lab.sequel import check_question
from tutable.lab.words import Words
from tutable.lang import LANGUAGES


def answer_of(found: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = found["sections"][0]["answer"]
    return answer


def beginners(often: float) -> Callable[[Row, int], None]:
    """Whoever begins wins so often."""
    dice = random.Random(3)

    def special(row: Row, variant: int) -> None:
        row.winners = [row.first if dice.random() < often else 1 - row.first]

    return special


@pytest.mark.parametrize(
    ("often", "verdict", "word"), [(0.9, "more", "more"), (0.1, "less", "less"), (0.5, "open", "do not say")]
)
def test_whether_beginning_helps_is_asked_until_it_is_sure(often: float, verdict: str, word: str) -> None:
    found = made_up(1, 200, beginners(often), question="first")
    answer = answer_of(found)
    assert answer["verdict"] == verdict
    assert found["sections"][0]["variants"][0]["games"] == answer["deals"]
    assert (answer["deals"] < 200) == answer["stopped"] == (verdict != "open")
    said = findings(found, Words(GAME, "en"))
    assert any(word in line and "whoever begins wins" in line for line in said)


def test_of_fair_games_few_runs_end_with_an_answer() -> None:
    """However often one looks, in at most one of twenty."""
    dice = random.Random(11)
    wrong = 0
    for _ in range(40):

        def special(row: Row, variant: int) -> None:
            row.winners = [dice.randrange(2)]

        wrong += answer_of(made_up(1, 100, special, question="first"))["verdict"] != "open"
    assert wrong <= 4


def scattered(seed: int, apart: float = 0.0) -> Callable[[Row, int], None]:
    dice = random.Random(seed)

    def special(row: Row, variant: int) -> None:
        row.scores = [round(dice.gauss(30 + apart * variant, 8)) for _ in range(2)]

    return special


@pytest.mark.parametrize("sign", ["±", "+-"])
def test_a_precision_ends_a_run_and_is_kept(sign: str) -> None:
    found = made_up(1, 400, scattered(1), question=f"score{sign}1.5")
    answer = answer_of(found)
    value, low, high = answer["estimate"]
    assert answer["verdict"] == "reached" and answer["stopped"]
    assert 20 <= answer["deals"] < 150
    assert (high - low) / 2 <= 1.5
    assert (value, low, high) == pytest.approx(found["sections"][0]["variants"][0]["values"]["score"])
    assert answer_of(made_up(1, 400, scattered(1), question="score±1"))["deals"] > answer["deals"]


def test_a_precision_that_is_not_reached_plays_all_games() -> None:
    answer = answer_of(made_up(1, 40, scattered(1), question="score±0.1"))
    assert (answer["verdict"], answer["deals"], answer["stopped"]) == ("open", 40, False)


def test_of_two_editions_the_difference_is_to_be_known_so_well() -> None:
    """A difference of two is known less well than each of them: it needs more games."""
    alone = answer_of(made_up(1, 600, scattered(2), question="score±1.5"))
    found = made_up(2, 600, scattered(2, apart=5), question="score±1.5")
    answer = answer_of(found)
    assert answer["deals"] > alone["deals"]
    assert answer["estimate"] == pytest.approx(found["sections"][0]["compared"][0]["rows"][1]["difference"])
    assert "difference in points of a player" in "\n".join(findings(found, Words(GAME, "en")))


def test_shares_are_wanted_in_percentage_points() -> None:
    answer = answer_of(made_up(1, 900, beginners(0.5), question="first±5"))
    assert 330 < answer["deals"] < 430  # 1.96² / 4 / 0.05²
    words = Words(GAME, "en")
    said = "\n".join(findings(made_up(1, 900, beginners(0.5), question="first±5"), words))
    assert "to within 5: wins of whoever begins, " in said and "\N{NO-BREAK SPACE}% (" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_run_that_stopped_early_warns_of_its_other_intervals(lang: str) -> None:
    words = Words(GAME, lang)
    warning = words.say("lab-say-stopped")
    stopped = made_up(1, 200, beginners(0.9), question="first")
    for text in (html(stopped, words, "tutable lab"), markdown(stopped, words, "tutable lab")):
        assert text.count(warning) == 1
    for found in (made_up(1, 40, beginners(0.5), question="first"), made_up(1, 40, beginners(0.9))):
        assert warning not in markdown(found, words, "tutable lab")


@pytest.mark.parametrize("given", ["score±", "score±0", "luck±1", "score±x", "±1", "first±-1", "dominant±1"])
def test_what_is_no_precision_is_refused(given: str) -> None:
    assert read_precision(given) is None
    with pytest.raises(BadLab):
        check_question(spec_of(question=given))


def test_a_real_run_plays_no_more_than_it_needs(tmp_path: Path) -> None:
    spec = spec_of(games=200, question="turns±3")
    check_question(spec)
    run = played(tmp_path / "run", spec)
    deals = answer_of(figures(run))["deals"]
    assert 20 <= deals < 200
    assert sum(run.has(chunk) for chunk in spec.chunks()) == -(-deals // 10)
