"""Component files: layouts, notation and laws between components (TUN-3, TUN-5, TUN-6)."""

from __future__ import annotations

import pytest

from tutable.core.errors import BadComponents, BadOption
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.games.tundra.layout import Layout
from tutable.games.tundra.notation import card_table, effect_table, gains
from tutable.lang import Texts

TUNDRA = get_game("tundra")
SOURCE = TUNDRA.components().source
OWN_STARTS = ("3-players-alternate-2", "3-players-alternate-3", "4-players-alternate-2")


def defects(old: str, new: str) -> set[tuple[str, str]]:
    """Place and code of everything that is wrong after a change of the game's own file."""
    assert old in SOURCE
    with pytest.raises(BadComponents) as caught:
        TUNDRA.own_components(SOURCE.replace(old, new, 1))
    assert str(caught.value)
    return {(problem.place, problem.code) for problem in caught.value.problems}


def told(old: str, new: str) -> str:
    """What the refusal of a change says; German says it, too."""
    with pytest.raises(BadComponents) as caught:
        TUNDRA.own_components(SOURCE.replace(old, new, 1))
    assert Texts("de", "tundra").error(caught.value) != Texts("en", "tundra").error(caught.value)
    return Texts("en", "tundra").error(caught.value)


def test_tun_3_layouts_have_the_right_counts_and_distinct_starts() -> None:
    edges = {"2-players": 10, "3-players-alternate-2": 15}
    for name, entry in TUNDRA.components().values["layout"].items():
        layout = Layout(entry["glades"], entry["settlements"], entry["starts"])
        players = int(name[0])
        assert len(layout.glades) == 6 * players
        assert len(set(layout.start_places())) == 2 * players
        assert sum(layout.edge()) == edges.get(name, 12 if players == 3 else 14)


def test_tun_3_settlements_touch_exactly_their_start_glades_where_the_layout_shows_no_workers() -> None:
    for name, entry in TUNDRA.components().values["layout"].items():
        if name in OWN_STARTS:
            continue
        layout = Layout(entry["glades"], entry["settlements"], entry["starts"])
        table, starts = layout.neighbours(), layout.start_places()
        for seat in range(len(layout.settlements)):
            around = {place for place in table[(24 + seat) * 6 : (25 + seat) * 6] if 0 <= place < 24}
            assert around == {*starts[seat * 2 : seat * 2 + 2]}


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        ('settlements = "0,0 3,2"', 'settlements = "1,0 3,2"', "1,0"),  # a settlement on a glade
        ('settlements = "0,0 3,2"', 'settlements = "0,0 0,0"', "0,0"),  # two settlements
        ('glades = "1,0 2,0 3,0', 'glades = "1,0 1,0 3,0', "1,0"),  # two glades
    ],
)
def test_tun_3_an_overlapping_layout_is_refused(old: str, new: str, at: str) -> None:
    assert defects(old, new) == {("layout.2-players", "layout-overlap")}
    assert told(old, new) == f"layout.2-players: two things lie on space {at}."


@pytest.mark.parametrize("at", ["9,9", "-3,0", "5,1"])  # 5,1 touches a corner, no side
def test_tun_3_a_layout_that_falls_apart_is_refused(at: str) -> None:
    old, new = 'settlements = "0,0 3,2"', f'settlements = "0,0 {at}"'
    assert defects(old, new) == {("layout.2-players", "layout-apart")}
    assert told(old, new) == f"layout.2-players: space {at} is not connected with the others."


def test_tun_3_a_settlement_needs_two_start_glades() -> None:
    for starts in ("0,1 2,2+3,1", "0,1+1,0+2,0 2,2+3,1", "0,1+0,1 2,2+3,1"):
        found = defects('starts = "0,1+1,0 2,2+3,1"', f'starts = "{starts}"')
        assert ("layout.2-players.starts", "layout-starts") in found
    assert defects('starts = "0,1+1,0 2,2+3,1"', 'starts = "0,1+1,0"') == {
        ("layout.2-players.starts", "number-of")
    }


def test_tun_3_start_glades_are_glades_and_not_shared() -> None:
    old = 'starts = "0,1+1,0 2,2+3,1"'
    for starts, code in (("0,0+1,0 2,2+3,1", "layout-start"), ("0,1+1,0 0,1+3,1", "layout-shared")):
        assert defects(old, f'starts = "{starts}"') == {("layout.2-players.starts", code)}
    assert told(old, 'starts = "0,0+1,0 2,2+3,1"').endswith("0,0 is no glade of this layout.")
    assert told(old, 'starts = "0,1+1,0 0,1+3,1"').endswith("two settlements start on 0,1.")


@pytest.mark.parametrize("name", ["3-players", "4-players", "3-players-alternate", "4-players-alternate"])
def test_tun_3_every_layout_is_held_to_these_laws(name: str) -> None:
    entry = TUNDRA.components().values["layout"][name]
    for key, text, code in (
        (
            "settlements",
            entry["settlements"].replace(entry["settlements"].split()[0], "30,30"),
            "layout-apart",
        ),
        ("starts", entry["starts"].replace("+", " ", 1), "layout-starts"),
    ):
        found = defects(f'{key} = "{entry[key]}"', f'{key} = "{text}"')
        assert code in {found_code for place, found_code in found if place.startswith(f"layout.{name}")}


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


@pytest.mark.parametrize(
    ("sheet", "entry", "field", "value"),
    [
        ("goal", "berries", "need_2", 10),
        ("personal", "chain", "need_3", 3),
        ("personal", "edge", "need_1", 9),
    ],
)
def test_tun_14_the_steps_of_a_goal_rise(sheet: str, entry: str, field: str, value: int) -> None:
    start = SOURCE.index(f'[[{sheet}]]\nid = "{entry}"')
    before = TUNDRA.components().values[sheet][entry][field]
    changed = SOURCE[start:].replace(f"{field} = {before}", f"{field} = {value}", 1)
    with pytest.raises(BadComponents) as caught:
        TUNDRA.own_components(SOURCE[:start] + changed)
    found = [(problem.place, problem.code) for problem in caught.value.problems]
    lower = field if field != "need_1" else "need_2"  # the step that does not rise above the one before
    assert found == [(f"{sheet}.{entry}.{lower}", "out-of-range")]


def test_tun_13_rows_of_cards_and_boards() -> None:
    assert ("starter.s01.rows", "row-twice") in defects('"6-5: 2B; 4-1: F"', '"6-5: 2B; 5-1: F"')
    assert ("board.travel.rows", "row-missing") in defects("5-4: move 3; 3-1: move 1", "5-4: move 3")
    assert ("starter.s01.rows", "bad-text") in defects('"6-5: 2B; 4-1: F"', '"6-5: gold"')


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


def test_tun_3_a_layout_can_be_added_where_an_option_has_room_for_it() -> None:
    head = '[edition]\nname = "mine"\ntitle = "Mine"\nversion = "1"\ngame = "tundra"\nparent = "tutable"\n'
    there = TUNDRA.components().values["layout"]["2-players"]
    more = '[[layout]]\nid = "2-players-alternate"\n' + "".join(f'{k} = "{v}"\n' for k, v in there.items())
    parts = TUNDRA.own_components(head + more)
    assert list(parts.values["layout"])[-1] == "2-players-alternate"
    assert Match.new(TUNDRA, 2, options={"layout": "alternate"}, components=parts, seed=1).deciders()
    assert TUNDRA.own_components(parts.source).hash == parts.hash
    with pytest.raises(BadOption):
        Match.new(TUNDRA, 2, options={"layout": "alternate"})
    with pytest.raises(BadComponents) as caught:
        TUNDRA.own_components(head + '[[layout]]\nid = "2-players-alternate"\nglades = "1,0"\n')
    assert {problem.code for problem in caught.value.problems} == {"missing-field"}
