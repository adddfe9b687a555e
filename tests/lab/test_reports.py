"""What a run says: figures, words in both languages, one page that needs nothing else, and forced deals."""

from __future__ import annotations

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.lab.runs import GAME, played, spec_of
from tutable.bots import features_of
from tutable.core.registry import game_ids, get_game
from tutable.lab import difference_tables, stats, tables
from tutable.lab.errors import BadLab, MissingExtra
from tutable.lab.figures import correct_beginnings, figures, section, uses
from tutable.lab.gather import Group
from tutable.lab.play import play
from tutable.lab.report import as_json, html, markdown
from tutable.lab.rows import Part, Row
from tutable.lab.sentences import beginning, findings, headlines
from tutable.lab.spec import Variant, forced, subject_of
from tutable.lab.store import Run
from tutable.lab.words import Words
from tutable.lang import LANGUAGES

LABS = [game for game in game_ids() if get_game(game).part("lab") is not None]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    parts = get_game(GAME).components()
    variants = [Variant("default", parts.hash), Variant("again", parts.hash)]
    return played(tmp_path_factory.mktemp("lab") / "run", spec_of(games=20, variants=variants, judged=64))


class Page(HTMLParser):
    """Notes what a page would fetch, and whether its tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "rect", "path", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("rect", "path", "circle"):
            return
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_needs_nothing_else(run: Run, lang: str) -> None:
    page = html(figures(run), Words(GAME, lang), "tutable lab")
    reader = Page()
    reader.feed(page)
    assert reader.open == []
    assert reader.fetched == []
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert page.count("<svg") == page.count("<title id=") == page.count("<desc id=") > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_come_first(run: Run, lang: str) -> None:
    found = figures(run)
    said = headlines(found, Words(GAME, lang))
    text = markdown(found, Words(GAME, lang), "tutable lab")
    assert all(line in text for line in said)
    assert len(said) >= 6


def test_the_figures_are_json_that_can_be_read_again(run: Run) -> None:
    found = json.loads(as_json(figures(run)))
    assert found["sections"][0]["variants"][0]["games"] == 20
    assert "source" not in found["variants"][0]


def test_the_same_edition_twice_differs_in_nothing(run: Run) -> None:
    compared = figures(run)["sections"][0]["compared"][0]
    for row in compared["rows"]:
        assert row["difference"].value == 0
        assert not row["stands_out"]
        assert row["saved"] == 1 or row["one"] == row["other"]
    assert not any(row["stands_out"] for row in compared["parts"])


def test_wins_by_order_of_play_are_all_wins(run: Run) -> None:
    for variant in figures(run)["sections"][0]["variants"]:
        assert sum(share.value for share in variant["order"]) == pytest.approx(1)


def row(deal: int, winner: int, owner: int) -> Row:
    """A made-up game in which a seat has a part."""
    parts = {"special": {"map": Part(0, ((owner, 3, 2),)), "cave": Part(0, ())}}
    return Row(
        f"a-2-{deal}", 0, 2, deal, "usual", ["random"] * 2, deal % 2, [5, 5], [winner], 10, 20, 15, 60, 9.0,
        2, 0.5, 0, 0, parts=parts,
    )  # fmt: skip


def test_what_those_ahead_take_is_not_dominant() -> None:
    """Whoever wins has both parts, whoever loses one: owning two is what goes with winning, not the map."""
    group = Group(2, 0)
    for deal in range(300):
        one = row(deal, winner=deal % 2, owner=deal % 2)
        dear, cheap = ("map", "idol") if deal % 3 else ("idol", "map")
        both = {name: Part(0, ((deal % 2, 3, 2),)) for name in (dear, "cave")}
        both[cheap] = Part(0, ((1 - deal % 2, 3, 2),))
        one.parts = {"special": both}
        group.add(one)
    found = {part["name"]: part for part in section(group, spec_of(), subject_of(GAME))["parts"]}
    assert found["map"]["ahead"].low > 0.05
    assert found["map"]["beyond"].value == pytest.approx(0)
    assert found["map"]["verdict"] == "leaders"
    assert found["cave"]["verdict"] == "dominant"  # nobody had as many without it


def test_dead_and_dominant_parts_are_named() -> None:
    group = Group(2, 0)
    for deal in range(100):
        group.add(row(deal, winner=deal % 2, owner=deal % 2 if deal % 5 else 1 - deal % 2))
    found = section(group, spec_of(), subject_of(GAME))
    verdicts = {part["name"]: part["verdict"] for part in found["parts"]}
    assert verdicts == {"map": "dominant", "cave": "dead"}
    whole = {
        "variants": [{"settings": {}}],
        "sections": [{"players": 2, "variants": [found], "compared": [], "answer": None}],
    }
    said = "\n".join(headlines(whole, Words(GAME, "en")))
    assert "map (special card) is too strong" in said
    assert "80\N{NO-BREAK SPACE}% of the winners had it" in said
    assert "cave (special card) is dead" in said


def test_what_is_not_in_play_is_not_called_unused() -> None:
    """Tables without a module use nothing of it; one thing of many that nobody uses is worth a word."""
    subject = subject_of("tundra")
    group = Group(2, 0)
    assert uses(group, subject) == []
    group.games = 1
    group.uses["free-action", "reroll"].add(0.0, 1.0)
    assert {(use["name"], use["unused"]) for use in uses(group, subject)} == {
        ("reroll", False),
        ("change", True),
        ("buy-die", True),
        ("advisor", True),
    }


def test_every_number_leads_to_games_that_can_be_opened(run: Run) -> None:
    found = figures(run)
    [section] = found["sections"]
    words = Words(GAME, "en")
    made = [table for variant in section["variants"] for table in tables.of_variant(variant, words)]
    for other in section["compared"]:
        made += difference_tables.of_comparison(found, other, words)
    assert len(made) > 12
    for table in made:
        for row in table.rows:
            is_nothing = any(cell.key == 0 for cell in row)  # what never happened is in no game
            assert row[-1].games or is_nothing, (table.heading, row[0])
            for game in row[-1].games:
                assert run.find(game).id == game


def section_of(winners: list[int], games: int = 60) -> dict[str, Any]:
    """Games of two that the seats win in turn; the one that begins is always the first."""
    group = Group(2, 0)
    for deal in range(games):
        one = row(deal, winner=winners[deal % len(winners)], owner=0)
        one.first, one.parts = 0, {}
        group.add(one)
    return section(group, spec_of(), subject_of(GAME))


def test_who_begins_is_corrected_for_how_often_it_is_looked_at() -> None:
    """One in twenty fair games looks unfair: a report with twenty of them must not say so."""
    lucky = [0, 0, 1, 0, 0, 1, 0, 1, 0, 1]  # 60 %
    alone = [section_of(lucky, games=100)]
    correct_beginnings(alone)
    assert beginning(alone[0]) == "good"
    many = [section_of(lucky, games=100), *(section_of([0, 1]) for _ in range(19))]
    correct_beginnings(many)
    assert {beginning(one) for one in many} == {"even"}
    sure = [section_of([0], games=100), *(section_of([0, 1]) for _ in range(19))]
    correct_beginnings(sure)
    assert beginning(sure[0]) == "good"


def test_a_part_that_is_dealt_and_loses_is_called_a_burden() -> None:
    found = section_of([0, 1])
    ahead = stats.Estimate(-0.2, -0.3, -0.1)
    found["forced"] = {"sort": "special", "name": "map", "ahead": ahead, "verdict": "fine"}
    whole = {"sections": [{"players": 2, "variants": [found], "compared": [], "answer": None}]}
    said = "\n".join(findings(whole, Words(GAME, "en")))
    assert (
        "whoever is dealt map wins −20.0 (−30.0 to −10.0) points over a fair share. It is a burden." in said
    )


def test_strong_and_weak_parts_within_the_limits_and_pairs_are_named() -> None:
    found = section_of([0, 1])
    near = {"verdict": "fine", "stands_out": True, "sort": "special", "winners": (0.6, 0.5, 0.7)}
    found["parts"] = [
        {**near, "name": "map", "ahead": (0.08, 0.03, 0.13)},
        {**near, "name": "cave", "ahead": (-0.08, -0.13, -0.03)},
        {**near, "name": "thief", "ahead": (0.09, -0.01, 0.19), "stands_out": False},
    ]
    pair = {"one": ("special", "map"), "other": ("special", "thief"), "more": (0.1, 0.02, 0.2)}
    found["pairs"] = [{**pair, "stands_out": True}]
    whole = {"sections": [{"players": 2, "variants": [found], "compared": [], "answer": None}]}
    said = "\n".join(findings(whole, Words(GAME, "en")))
    assert (
        "map (special card) is strong, within the limits." in said
        and "60\N{NO-BREAK SPACE}% of the winners had it" in said
    )
    assert "cave (special card) is weak." in said
    assert "map and thief go together." in said
    assert "thief (special card)" not in said


def test_choices_of_one_game_are_not_taken_for_independent() -> None:
    """Ten games with a hundred choices each, all clear or none: that is ten observations, not a thousand."""
    group = Group(2, 0)
    for deal in range(10):
        one = row(deal, winner=0, owner=0)
        one.judged, one.clear = 100, 100 * (deal % 2)
        group.add(one)
    value, low, high = section(group, spec_of(), subject_of(GAME))["clear"]
    assert value == 0.5 and high - low > 0.5


@pytest.mark.parametrize("game", LABS)
def test_what_can_be_forced_is_dealt(game: str) -> None:
    subject = subject_of(game)
    players = get_game(game).min_players
    for thing in list(subject.forcible(players))[::9]:
        spec = spec_of(game, players=(players,), force=thing)
        for deal in range(2):
            force = forced(spec, players, deal)
            assert force is not None
            found = play(spec, 0, players, deal)
            part = found.parts[thing[0]][thing[1]]
            if force.owned and thing[0] != "starter":  # of the starters each player chooses
                assert [owner[0] for owner in part.owners] == [found.forced] == [deal % players]


def test_what_cannot_be_forced_is_refused() -> None:
    with pytest.raises(BadLab, match="cannot be dealt"):
        spec_of(force=("special", "map"))


@pytest.mark.parametrize("game", LABS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_game_counts_has_a_name(game: str, lang: str) -> None:
    words = Words(game, lang)
    found = play(spec_of(game), 0, 2, 1)
    names = [*found.parts, *found.sources, *found.measures, *subject_of(game).needed(2)]
    names += [name for name, _ in subject_of(game).tables(2)]
    assert [name for name in names if words.own(name) == name and name not in SAME] == []
    things = [(sort, name) for sort, parts in found.parts.items() for name in parts]
    things += [(sort, name) for sort, known in subject_of(game).needed(2).items() for name in known]
    assert [thing for thing in things if words.thing(thing) == thing[1] and thing[1] not in SAME] == []
    assert features_of(game) is not None


# Words that are the same in English as the ids.
SAME = {
    *("action", "nomad", "rounds", "settlers", "monuments", "gifts", "sales", "nomads", "goods", "harvest"),
    *("water", "gold", "millet", "donkey", "cave", "thief", "map"),
    *("pass", "sail", "settle", "travel", "recruit", "sell", "income"),
    *("trade", "leader", "maps", "title", "starter", "majority", "purchase", "boards", "towers", "advisors"),
}


def test_files_for_notebooks(tmp_path: Path, run: Run) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    from tutable.lab.parquet import write_parquet

    games, parts, _ = write_parquet(run, tmp_path, figures(run))
    table = parquet.read_table(games).to_pylist()
    assert len(table) == 40
    assert {game["edition"] for game in table} == {"default", "again"}
    assert all(sum(dict(game["uses"])["action:draw"]) > 0 for game in table)
    assert parquet.read_table(parts).num_rows > 100


def test_without_the_extra_the_command_that_installs_it_is_named(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tutable.lab.parquet import write_parquet

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra) as refused:
        write_parquet(run, tmp_path, figures(run))
    assert 'pip install "tutable[lab]"' in Words(GAME, "en").texts.error(refused.value)


def test_shares_of_points_and_changes_of_the_lead_have_intervals(run: Run) -> None:
    found = figures(run)
    variant = found["sections"][0]["variants"][0]
    shares = [source["share"] for source in variant["sources"].values()]
    assert sum(share.value for share in shares) == pytest.approx(1)
    assert all(share.low <= share.value <= share.high for share in shares)
    assert any(share.low < share.value < share.high for share in shares)
    words = Words(GAME, "en")
    changes = words.estimate(variant["values"]["lead_changes"])
    assert " to " in changes
    assert any(f"the lead changes {changes} times" in line for line in headlines(found, words))
    best = max(shares, key=lambda share: share.value)
    assert any(f": {words.share(best)}, and from " in line for line in headlines(found, words))


def test_a_source_that_some_tables_have_is_a_part_of_all_points() -> None:
    group = Group(2, 0)
    for deal in range(10):
        one = row(deal, winner=0, owner=0)
        one.sources = {"goods": [4, 6]} | ({"maps": [5, 5]} if deal % 2 else {})
        group.add(one)
    sources = section(group, spec_of(), subject_of(GAME))["sources"]
    assert sources["maps"]["points"].value == 5
    assert sources["maps"]["share"].value == pytest.approx(1 / 3)
    assert sources["goods"]["share"].value == pytest.approx(2 / 3)
