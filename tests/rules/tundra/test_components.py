"""Component files: layouts, notation and laws between components (TUN-3, TUN-5, TUN-6)."""

from __future__ import annotations

import pytest

from tutable.core.errors import BadComponents
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.games.tundra.layout import Layout
from tutable.games.tundra.notation import card_table, effect_table, gains

TUNDRA = get_game("tundra")
SOURCE = TUNDRA.components().source


def defects(old: str, new: str) -> set[tuple[str, str]]:
    """Place and code of everything that is wrong after a change of the game's own file."""
    assert old in SOURCE
    with pytest.raises(BadComponents) as caught:
        TUNDRA.own_components(SOURCE.replace(old, new, 1))
    assert str(caught.value)
    return {(problem.place, problem.code) for problem in caught.value.problems}


def test_tun_3_layouts_have_the_right_counts_and_distinct_starts() -> None:
    edges = {"2-players": 10, "3-players": 12, "4-players": 14, "3-players-alternate": 12}
    for name, entry in TUNDRA.components().values["layout"].items():
        layout = Layout(entry["glades"], entry["settlements"], entry["starts"])
        players = int(name[0])
        assert len(layout.glades) == 6 * players
        assert len(set(layout.start_places())) == 2 * players
        assert sum(layout.edge()) == edges.get(name, 14)


def test_tun_3_every_settlement_of_our_layouts_touches_exactly_its_start_glades() -> None:
    for entry in TUNDRA.components().values["layout"].values():
        layout = Layout(entry["glades"], entry["settlements"], entry["starts"])
        table, starts = layout.neighbours(), layout.start_places()
        for seat in range(len(layout.settlements)):
            around = {place for place in table[(24 + seat) * 6 : (25 + seat) * 6] if 0 <= place < 24}
            assert around == {*starts[seat * 2 : seat * 2 + 2]}


def test_tun_3_an_overlapping_layout_is_refused() -> None:
    assert defects('settlements = "0,0 3,2"', 'settlements = "1,0 3,2"') >= {
        ("layout.2-players", "layout-overlap")
    }


def test_tun_3_a_layout_that_falls_apart_is_refused() -> None:
    assert defects('settlements = "0,0 3,2"', 'settlements = "0,0 9,9"') == {
        ("layout.2-players", "layout-apart")
    }


def test_tun_3_a_settlement_needs_two_start_glades() -> None:
    for starts in ("0,1 2,2+3,1", "0,1+1,0+2,0 2,2+3,1", "0,1+0,1 2,2+3,1"):
        found = defects('starts = "0,1+1,0 2,2+3,1"', f'starts = "{starts}"')
        assert ("layout.2-players.starts", "layout-starts") in found


def test_tun_3_start_glades_are_glades_and_not_shared() -> None:
    for starts in ("0,0+1,0 2,2+3,1", "0,1+1,0 0,1+3,1"):
        found = defects('starts = "0,1+1,0 2,2+3,1"', f'starts = "{starts}"')
        assert found == {("layout.2-players.starts", "layout-start")}


def test_tun_3_start_glades_need_not_be_adjacent() -> None:
    own = TUNDRA.own_components(SOURCE.replace('starts = "0,1+1,0 2,2+3,1"', 'starts = "2,1+1,0 2,2+3,1"', 1))
    match = Match.new("tundra", 2, seed=1, components=own)
    assert sorted(match.view(0)["seats"][0]["workers"][:2]) == [0, 6]


def test_tun_3_tiles_and_glades_agree_in_number() -> None:
    assert ("layout.2-players.glades", "number-of") in defects('"1,0 2,0 3,0', '"2,0 3,0')


def test_tun_5_starters_are_exactly_four_for_each() -> None:
    assert ("starter", "number-of") in defects('id = "s01"\nplayers = 2', 'id = "s01"\nplayers = 3')


def test_tun_6_goals_are_enough_for_two() -> None:
    text = SOURCE
    for name in ("cards", "upgrades", "berries"):
        text = text.replace(f'[[goal]]\nid = "{name}"\nplayers = 2', f'[[goal]]\nid = "{name}"\nplayers = 3')
    with pytest.raises(BadComponents) as caught:
        TUNDRA.own_components(text)
    assert {problem.code for problem in caught.value.problems} == {"number-of"}


def test_tun_13_rows_of_cards_and_boards() -> None:
    assert ("starter.s01.rows", "row-twice") in defects('"6-5: B; 4-1: F"', '"6-5: B; 5-1: F"')
    assert ("board.travel.rows", "row-missing") in defects("5-4: move 2; 3-1: move 1", "5-4: move 2")
    assert ("starter.s01.rows", "bad-text") in defects('"6-5: B; 4-1: F"', '"6-5: gold"')


def test_tun_8_dice_of_titles_are_possible() -> None:
    found = defects("dice = 8\nearly = 4", "dice = 8\nearly = 3")
    assert found == {("title.wise.early", "out-of-range")}


def test_tun_26_the_notation_is_read_as_written() -> None:
    assert gains("2F B M") == [2, 0, 0, 1, 0, 1, 0, 0]
    table = card_table("6-4: F; 2: 2V")
    assert [table[row * 8] for row in range(7)] == [0, 0, 0, 0, 1, 1, 1]
    assert table[2 * 8 + 4] == 2


def test_tun_16_effects_are_read_as_written() -> None:
    assert effect_table("B > 2F")[:5] == [0, 1, 0, 0, 2]
    assert effect_table("2B")[:4] == [0, 0, 0, 0] and effect_table("2B")[7] == 2
    assert effect_table("B + B per tower, at most 4B")[:4] == [1, 0, 1, 4]
    assert effect_table("2 x 2B > A")[:3] == [2, 2, 2]
    assert effect_table("A > 3B")[0] == 3 and effect_table("A > 3B")[7] == 3
    assert [effect_table(word)[0] for word in ("change", "reroll")] == [4, 5]


def test_tun_4_no_invented_number_is_marked_printed() -> None:
    marked = TUNDRA.components().provenance
    for sheet in ("layout", "tile", "starter", "enhancement", "advisor", "start"):
        assert {source for entry in marked[sheet].values() for source in entry.values()} == {"reconstructed"}
    assert marked["goal"]["berries"]["need_1"] == "printed"
    assert marked["goal"]["berries"]["die_1"] == "reconstructed"
    assert marked["personal"]["lead-bare"]["need_1"] == "reconstructed"


def test_tun_14_every_die_value_stands_on_three_goals() -> None:
    goals = TUNDRA.components().values["goal"].values()
    values = [goal[key] for goal in goals for key in ("die_1", "die_2")]
    assert all(values.count(value) == 3 for value in range(1, 7))


def test_tun_22_tiles_hold_enough_of_each_resource() -> None:
    tiles = TUNDRA.components().values["tile"].values()
    for players, counts in ((2, [3, 3, 3, 3]), (3, [5, 5, 5, 3]), (4, [6, 6, 6, 6])):
        kinds = [tile["resource"] for tile in tiles if tile["players"] <= players]
        assert [kinds.count(letter) for letter in "FSP-"] == counts


def test_tun_27_the_city_has_24_enhancements_and_16_advisors() -> None:
    values = TUNDRA.components().values
    assert (len(values["enhancement"]), len(values["advisor"])) == (24, 16)
