"""Component files: the board is a graph, and a file may describe an impossible one."""

from __future__ import annotations

import pytest

from tests.games.tungaru.rules.page import PAGE
from tutable.core.errors import BadComponents
from tutable.core.registry import get_game
from tutable.games.tungaru.terms import FLOWERS, NOMAD_IDS, TILES

TUNGARU = get_game("tungaru")
SOURCE = TUNGARU.components().source
WORTH = {"fish": 2, "shell": 3, "coconut": 3, "pearl": 4}


def defects(old: str, new: str, count: int = 1, source: str = SOURCE) -> dict[str, str]:
    """Place and code of everything that is wrong after a change."""
    assert old in source
    with pytest.raises(BadComponents) as caught:
        TUNGARU.own_components(source.replace(old, new, count))
    assert str(caught.value)
    return {problem.place: problem.code for problem in caught.value.problems}


def test_tug_setup_1_a_ground_lies_between_two_islands() -> None:
    found = defects('islands = "butaritari marakei"', 'islands = "butaritari marakei abaiang"')
    assert found == {"small-ground.g1.islands": "not-two-islands"}
    found = defects('islands = "butaritari marakei"', 'islands = "butaritari butaritari"')
    assert found["small-ground.g1.islands"] == "not-two-islands"


def test_tug_setup_1_a_ground_lies_beside_islands_of_its_side() -> None:
    found = defects('islands = "butaritari marakei"', 'islands = "butaritari beru"')  # on the other side
    assert found == {"small-ground.g1.islands": "leads-nowhere"}


def test_tug_setup_1_every_island_has_a_ground() -> None:
    text = SOURCE.replace('islands = "abaiang nonouti"', 'islands = "marakei abemama"', 1)
    text = text.replace('islands = "abemama nonouti"', 'islands = "marakei abemama"', 1)
    with pytest.raises(BadComponents) as caught:
        TUNGARU.own_components(text)
    assert ("small-island.nonouti", "no-ground") in {(p.place, p.code) for p in caught.value.problems}


def test_tug_setup_1_a_walkway_leads_somewhere() -> None:
    assert defects('walkways = "marakei tarawa"', 'walkways = "marakei atlantis"') == {
        "small-island.butaritari.walkways": "leads-nowhere",
        "small-island.tarawa.walkways": "one-way",
    }
    found = defects('walkways = "marakei tarawa"', 'walkways = "marakei tarawa butaritari"')
    assert found == {"small-island.butaritari.walkways": "leads-back"}


def test_tug_setup_1_walkways_and_borders_go_both_ways() -> None:
    found = defects('borders = "g3 g4"', 'borders = "g3"')
    assert found == {"small-ground.g4.borders": "one-way"}


def test_tug_setup_1_everything_can_be_reached() -> None:
    text = SOURCE
    for old, new in (
        ('borders = "g4 g5"', 'borders = "g5"'),
        ('borders = "g1 g6 g2 g7"', 'borders = "g1 g6"'),
        ('borders = "g4 g5"', 'borders = "g5"'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(BadComponents) as caught:
        TUNGARU.own_components(text)
    assert {"cut-off"} <= {problem.code for problem in caught.value.problems}


def test_tug_setup_1_an_island_is_linked_with_two_migration_spaces() -> None:
    assert defects('migration = "1 2"', 'migration = "1 1"') == {"small-island.butaritari.migration": "twice"}
    assert defects('migration = "1 2"', 'migration = "1 9"') == {
        "small-island.butaritari.migration": "bad-text"
    }


def test_tug_setup_8_there_are_nomads_for_every_space() -> None:
    found = defects("players = 2\ncost", "players = 5\ncost", 44)
    assert found == {"nomad": "too-few-nomads"}


def test_tug_setup_1_a_set_of_eight_shows_every_good_twice() -> None:
    found = defects('faces = "1 3 5"\ngood = "fish"', 'faces = "1 3 5"\ngood = "shell"')
    assert found == {"tile.1": "set-goods"}


def test_tug_setup_1_dice_spaces_for_two_are_among_the_dice_spaces() -> None:
    assert defects("dice = 3\ndice_for_two = 2", "dice = 1\ndice_for_two = 2") == {
        "side.small.dice_for_two": "out-of-range"
    }


def test_tug_nomad_5_a_nomad_has_what_its_benefit_needs() -> None:
    income = 'benefit = "income"\ngood = "fish"\ncount = '
    for old, new, place, code in (
        ("worth = 5", "worth = 0", "nomad.N09.worth", "does-not-fit"),
        ('flower = "D"', 'flower = ""', "nomad.N02.flower", "does-not-fit"),
        ('points = "2 3 3 4"', 'points = "2 3"', "nomad.N15.points", "does-not-fit"),
        (income + "1", income + "2", "nomad.N03.count", "out-of-range"),
    ):
        assert defects(old, new, source=PAGE.source) == {place: code}


def test_tug_r2_few_islands_have_a_single_ground() -> None:
    large = 'islands = "butaritari marakei"'
    text = SOURCE[: SOURCE.index("[[large-ground]]")]
    rest = SOURCE[SOURCE.index("[[large-ground]]") :]
    for old in ('islands = "abaiang maiana"', 'islands = "nonouti beru"', 'islands = "butaritari tarawa"'):
        assert old in rest
        rest = rest.replace(old, 'islands = "marakei abemama"', 1)
    assert large in rest
    with pytest.raises(BadComponents) as caught:
        TUNGARU.own_components(text + rest)
    assert "single-grounds" in {problem.code for problem in caught.value.problems}


def test_tug_setup_8_the_nomads_keep_what_the_rulebook_demands() -> None:
    nomads = TUNGARU.components().values["nomad"]
    base = [nomads[name] for name in NOMAD_IDS[:40]]
    scoring = [row["scoring"] for row in base]
    assert {row["flower"] for row in base} == {"", *FLOWERS}
    assert scoring.count("nomads") >= 3 and scoring.count("monuments") >= 3 and scoring.count("goods") >= 4
    assert {"4", "5"} <= {row["points"] for row in base if row["scoring"] == "storage"}
    assert {"4", "5"} <= {row["points"] for row in base if row["scoring"] == "settlers"}
    assert all(row["points"] == "1" for row in base if row["scoring"] == "nomads")
    assert any(row["cost"] == "pearl pearl" for row in base)
    assert any(row["benefit"] == "income" and row["good"] == "fish" for row in base)
    assert sum(row["benefit"] == "sell" for row in base) < 20


def test_tug_act_d_every_trade_gains_two_in_worth() -> None:
    values = TUNGARU.components().values
    rows = [*values["tile"].values(), *values["small-island"].values(), *values["large-island"].values()]
    for row in rows:
        gain = sum(WORTH[good] for good in row["get"].split()) - WORTH[row["give"]]
        assert gain == 2


@pytest.mark.parametrize("number", "134")
def test_tug_act_b_every_face_is_useful_on_two_tiles_of_a_set_of_eight(number: str) -> None:
    tiles = TUNGARU.components().values["tile"]
    for face in "123456":
        assert sum(face in tiles[name]["faces"].split() for name in TILES if name[0] == number) >= 2


def test_tug_setup_1_provenance_says_what_is_printed() -> None:
    provenance = TUNGARU.components().provenance
    printed = {
        (sheet, entry, field)
        for sheet, entries in provenance.items()
        for entry, fields in entries.items()
        for field, source in fields.items()
        if source == "printed"
    }
    assert printed == {
        ("side", side, field) for side in ("small", "large") for field in ("settlers", "boats")
    }
