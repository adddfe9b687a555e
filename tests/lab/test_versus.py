"""Two editions: what a change is made for is compared deal by deal, and called sure once for a whole run."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.lab.runs import GAME, made_up, played, spec_of
from tutable.core.registry import get_game
from tutable.lab import stats
from tutable.lab.difference_tables import of_comparison
from tutable.lab.figures import figures
from tutable.lab.report import as_json, html, markdown
from tutable.lab.rows import Part, Row, pack
from tutable.lab.sentences import findings
from tutable.lab.spec import Spec, Variant
from tutable.lab.store import Held
from tutable.lab.words import Words
from tutable.lang import LANGUAGES


def rows_of(found: dict[str, Any], section: int = 0) -> dict[str, Any]:
    return {row["name"]: row for row in found["sections"][section]["compared"][0]["rows"]}


def test_of_a_sweep_in_which_nothing_differs_nothing_is_called_sure() -> None:
    """Nineteen variants at two player counts ask some four hundred questions: by luck twenty look sure."""
    dice = random.Random(5)

    def noise(row: Row, variant: int) -> None:
        row.scores = [dice.randint(10, 40), dice.randint(10, 40)]
        row.turns, row.picks, row.lead_changes = (dice.randint(10, 20) for _ in range(3))
        row.minutes, row.decided, row.options = dice.random() * 30, dice.random(), dice.randint(40, 80)
        row.winners = [dice.randrange(2)]

    wrong = 0
    for _ in range(5):
        found = made_up(20, 20, noise, players=(2, 3))
        every = [row for section in found["sections"] for one in section["compared"] for row in one["rows"]]
        assert sum(row["p"] < stats.SURE for row in every) > 5
        wrong += any(row["stands_out"] for row in every)
    assert wrong <= 1


def test_figures_of_all_player_counts_are_corrected_together() -> None:
    def special(row: Row, variant: int) -> None:
        row.turns += variant * (row.players == 2) * (row.deal % 4 == 0)

    alone = rows_of(made_up(2, 40, special))["turns"]
    among = rows_of(made_up(2, 40, special, players=(2, 3, 4)))["turns"]
    assert among["p"] == alone["p"]
    assert among["q"] == pytest.approx(3 * alone["q"])


def test_a_few_deals_that_agree_are_no_proof() -> None:
    assert stats.mean_surprise([1.0] * 3) == 0.25  # as when three coins fall alike
    assert stats.mean_surprise([1.0] * 30) < 1e-6
    assert stats.student_surprise(2.093, 19) == pytest.approx(0.05, abs=0.002)
    assert stats.student_surprise(1.96, 10_000) == pytest.approx(0.05, abs=0.001)


def test_who_begins_wins_more_branching_and_clear_choices_are_compared() -> None:
    """In three of four games of the change whoever begins wins, choices are wider and more of them clear."""

    def special(row: Row, variant: int) -> None:
        if variant and row.deal % 4:
            row.winners, row.clear = [row.first], 4 + row.deal % 3
        row.options += variant * (row.deal % 5)

    found = made_up(2, 80, special)
    rows = rows_of(found)
    order = [one["order"][0].value for one in found["sections"][0]["variants"]]
    assert rows["first"]["one"] == order[0] and rows["first"]["other"] == order[1]
    for name in ("first", "branching", "clear"):
        value, low, high = rows[name]["difference"]
        assert value == pytest.approx(rows[name]["other"] - rows[name]["one"])
        assert 0 < low < value < high
        assert rows[name]["stands_out"]
    assert rows["turns"]["difference"] == (0, 0, 0) and not rows["turns"]["stands_out"]
    said = "\n".join(findings(found, Words(GAME, "en")))
    before, after = (f"{100 * wins:.1f}\N{NO-BREAK SPACE}%" for wins in order)
    assert f"wins of whoever begins from {before} to {after}, by +" in said


def test_games_that_nobody_judged_say_nothing_of_clear_choices() -> None:
    def special(row: Row, variant: int) -> None:
        row.judged = row.clear = 0

    assert "clear" not in rows_of(made_up(2, 20, special))


def owned(row: Row, *owners: int) -> None:
    row.parts = {"special": {"map": Part(0, tuple((seat, 3, 2) for seat in owners))}}


def parts_of(found: dict[str, Any]) -> dict[str, Any]:
    return {row["kind"]: row for row in found["sections"][0]["compared"][0]["parts"]}


def test_parts_are_compared_within_their_deals() -> None:
    """Taken in the same deals and in twelve more: unpaired, that would be lost in the noise of the deals."""

    def special(row: Row, variant: int) -> None:
        is_taken = row.deal % 2 == 0 or (variant and row.deal % 17 == 1)
        owned(row, *([row.deal % 3 % 2] if is_taken else []))

    found = made_up(2, 200, special)
    taken = parts_of(found)["taken"]
    assert taken["one"] == 0.5 and taken["other"] == pytest.approx(0.53)
    assert taken["difference"].low > 0
    unpaired = stats.share(106, 200).high - stats.share(106, 200).low
    assert taken["difference"].high - taken["difference"].low < unpaired / 2


def test_owners_of_a_part_that_win_more_are_named_in_both_languages() -> None:
    def special(row: Row, variant: int) -> None:
        owner = row.deal % 2
        owned(row, owner)
        row.winners = [owner if variant or row.deal % 3 else 1 - owner]

    found = made_up(2, 90, special)
    wins = parts_of(found)["wins"]
    assert (wins["one"], wins["other"]) == (pytest.approx(2 / 3), 1.0)
    assert wins["stands_out"] and wins["difference"].low > 0.1
    assert parts_of(found)["taken"]["difference"] == (0, 0, 0)
    for lang, sentence in (
        ("en", "parts stand out with edition b: wins with map from 66.7"),
        ("de", "fallen mit edition b Teile auf: Siege mit Landkarte von 66,7"),
    ):
        words = Words(GAME, lang)
        assert sentence in "\n".join(findings(found, words))
        assert sentence in markdown(found, words, "tutable lab")
        assert words.say("lab-report-owners-wins") in html(found, words, "tutable lab")
    assert '"kind": "wins"' in as_json(found)


def test_a_part_that_is_dealt_on_purpose_is_compared_too() -> None:
    def special(row: Row, variant: int) -> None:
        row.forced = 0
        row.winners = [0 if variant or row.deal % 2 else 1]

    found = made_up(2, 40, special)
    assert "title:wise" not in rows_of(found)
    game = "tundra"
    spec = spec_of(game, games=4, force=("title", "wise"))
    twice = msgspec.structs.replace(spec, variants=(*spec.variants, Variant("again", spec.variants[0].hash)))
    real = figures(Held(twice, {0: pack([played_by(row, twice) for row in range(8)])}))
    assert rows_of(real)["title:wise"]["kind"] == "forced"


def played_by(number: int, spec: Spec) -> Row:
    from tutable.lab.play import play

    return play(spec, number % 2, 2, number // 2)


def test_a_difference_of_ratios_has_the_interval_it_promises() -> None:
    """Games of different length, and with what two editions have in common."""
    dice = random.Random(7)
    covered = 0
    for _ in range(400):
        ours, theirs = [], []
        for _ in range(60):
            common, size = dice.gauss(0, 0.2), dice.randint(5, 15)
            ours.append((size * (1 + common + dice.gauss(0, 0.1)), float(size)))
            theirs.append((size * (1.3 + common + dice.gauss(0, 0.1)), float(size)))
        found = stats.ratios_apart(ours, theirs)
        assert found is not None
        covered += found.difference.low <= 0.3 <= found.difference.high
        assert found.difference.high - found.difference.low < 0.14  # 0.16 if each game were on its own
    assert 370 <= covered <= 396


def test_a_few_games_that_are_all_alike_have_no_interval() -> None:
    found = stats.ratios_apart([(0.0, 1.0)] * 4, [(1.0, 1.0)] * 4)
    assert found is not None and found.difference.value == 1
    assert found.difference.high == float("inf") and found.p > stats.SURE
    assert stats.ratios_apart([(0.0, 0.0)] * 4, [(1.0, 1.0)] * 4) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_comparison_has_an_interval_and_a_name(tmp_path: Path, lang: str) -> None:
    parts = get_game(GAME).components()
    variants = [Variant("default", parts.hash), Variant("again", parts.hash)]
    found = figures(played(tmp_path / "run", spec_of(games=10, variants=variants, judged=64)))
    words = Words(GAME, lang)
    made = of_comparison(found, found["sections"][0]["compared"][0], words)
    assert len(made) == 3
    for table in made:
        at = table.columns.index(words.say("lab-report-difference"))
        assert table.rows and all(row[at].text for row in table.rows)


def test_files_for_notebooks_have_what_differs(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    from tutable.lab.parquet import write_parquet

    parts = get_game(GAME).components()
    variants = [Variant("default", parts.hash), Variant("again", parts.hash)]
    run = played(tmp_path / "run", spec_of(games=10, variants=variants))
    paths = write_parquet(run, tmp_path, figures(run))
    assert [path.name for path in paths] == ["games.parquet", "parts.parquet", "compared.parquet"]
    rows = parquet.read_table(paths[2]).to_pylist()
    assert {row["kind"] for row in rows} >= {"value", "taken", "wins"}
    assert {row["edition"] for row in rows} == {"again"}
    assert all(row["low"] is None or row["low"] <= row["difference"] <= row["high"] for row in rows)
