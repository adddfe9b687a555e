"""Setup: TUN-1 to TUN-6."""

from __future__ import annotations

import pytest

from tests.games.tundra.rules.table import ALL_COUNTS, LETTERS, Table, gain, put
from tutable.core.errors import BadOption, Illegal
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.games.tundra.terms import CHARACTERS, KEEP, PLAY_AS
from tutable.lang import Texts

START_GLADES = {
    "standard": {
        2: [[5, 1], [12, 8]],
        3: [[1, 2], [15, 11], [12, 16]],
        4: [[5, 1], [4, 9], [24, 20], [16, 21]],
    },
    "alternate": {3: [[5, 1], [4, 9], [17, 18]], 4: [[1, 2], [3, 4], [23, 24], [21, 22]]},
    "alternate-2": {3: [[1, 2], [13, 17], [14, 10]], 4: [[2, 6], [3, 8], [23, 19], [22, 17]]},
    "alternate-3": {3: [[7, 1], [8, 14], [12, 15]]},
}


def new(players: int, seed: int = 1, **options: object) -> Match:
    return Match.new("tundra", players, seed=seed, options=options)


def begun(players: int, seed: int = 1, **options: object) -> Match:
    """A match after everybody has chosen starter cards."""
    match = new(players, seed, **options)
    for seat in range(players):
        match.act(seat, KEEP.base + seat)
    return match


def test_tun_1_resources_stop_at_ten_and_berries_at_twenty() -> None:
    t = Table(dice="6 6", upgraded=["gathering", "trade"], firewood=9, berries=18)
    t.play(put("gathering", 6), gain("F"), gain("F"), gain("S"), gain("S"))
    assert t.goods() == "F" * 10 + "SS"
    t = Table(dice="3 1", upgraded=["trade"], berries=18)
    t.play(put("trade", 3))
    assert t.berries() == 20


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tun_2_everybody_has_six_workers_four_towers_and_seven_dice(players: int) -> None:
    match = begun(players)
    for seat in match.view(0)["seats"]:
        assert len(seat["workers"]) == 6
        assert seat["towers_left"] == 4
        assert seat["supply"] + seat["unrolled"] + len(seat["dice"]) == 7
        assert len(seat["boards"]) == 4


@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 18), (4, 24)])
def test_tun_3_tiles_by_players_and_two_start_glades_each(players: int, tiles: int) -> None:
    view = new(players).view(0)
    opened = [n for n, glade in enumerate(view["glades"]) if glade["tile"]]
    assert len(view["glades"]) == tiles
    assert len(opened) == 2 * players
    assert len(view["closed"]) == tiles - 2 * players
    stand = sorted(place for seat in view["seats"] for place in seat["workers"] if place is not None)
    assert stand == opened
    for seat in view["seats"]:
        assert seat["goods"] == {"firewood": 1, "stone": 1, "peat": 1, "berries": 3}


@pytest.mark.parametrize("layout", sorted(START_GLADES))
def test_tun_3_start_glades_are_those_of_the_layout(layout: str) -> None:
    for players, starts in START_GLADES[layout].items():
        view = new(players, layout=layout).view(0)
        workers = [seat["workers"] for seat in view["seats"]]
        assert [[place + 1 for place in places[:2]] for places in workers] == starts
        assert all(places[2:] == [None] * 4 for places in workers)
        opened = {n + 1 for n, glade in enumerate(view["glades"]) if glade["tile"]}
        assert opened == {place for pair in starts for place in pair}


@pytest.mark.parametrize(("players", "layouts"), [(2, 1), (3, 4), (4, 3)])
def test_tun_3_three_alternate_layouts_for_three_players_and_two_for_four(players: int, layouts: int) -> None:
    names = get_game("tundra").options["layout"]
    views = [new(players, layout=name).view(0) for name in names[:layouts]]
    assert {len(view["glades"]) for view in views} == {6 * players}
    assert len({str(view["settlements"]) for view in views}) == layouts
    for name in names[layouts:]:
        with pytest.raises(BadOption):
            new(players, layout=name)


def test_tun_a1_glades_lie_face_down() -> None:
    view = new(2).view(0)
    closed = [glade for glade in view["glades"] if glade["tile"] is None]
    assert len(closed) == 8
    assert all(glade["resource"] is None and glade["bonus"] is None for glade in closed)


def test_tun_4_goods_boards_and_points_at_the_start() -> None:
    for seat in new(4).view(0)["seats"]:
        assert not any(board["upgraded"] for board in seat["boards"])
        assert seat["points"]["total"] == 0


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 12), (4, 16)])
def test_tun_5_all_starters_are_dealt_four_to_each(players: int, cards: int) -> None:
    match = new(players)
    hands = [[card["card"] for card in match.view(seat)["seats"][seat]["hand"]] for seat in range(players)]
    assert all(len(hand) == 4 for hand in hands)
    assert len({card for hand in hands for card in hand}) == cards


def test_tun_5_two_cards_go_under_two_different_boards() -> None:
    match = new(2)
    hand = [card["card"] for card in match.view(0)["seats"][0]["hand"]]
    match.act(0, KEEP.base)  # the first two cards under Architecture and Travel
    match.act(1, KEEP.base)
    boards = match.view(1)["seats"][0]["boards"]
    assert [board["cards"][0] and board["cards"][0]["card"] for board in boards] == [*hand[:2], None, None]
    assert sorted(card["card"] for card in match.view(0)["seats"][0]["hand"]) == sorted(hand[2:])


def test_tun_a32_the_choice_is_one_of_72_and_sealed() -> None:
    match = new(3)
    assert match.deciders() == [0, 1, 2]
    assert len(match.options(0)) == 72
    before = match.view(1)
    match.act(0, KEEP.base + 5)
    match.act(0, KEEP.base + 7)  # may be changed until the last has chosen
    assert match.view(1) == before
    match.act(2, KEEP.base)
    match.act(1, KEEP.base)
    assert all(any(board["cards"][0] for board in seat["boards"]) for seat in match.view(1)["seats"])


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_tun_6_market_by_players_and_four_goals(players: int, cards: int) -> None:
    view = begun(players).view(0)
    assert len(view["market"]) == cards
    assert all(view["market"])
    assert len({goal["goal"] for goal in view["goals"]}) == 4


def test_tun_a23_four_goals_at_every_number_of_players() -> None:
    for players in ALL_COUNTS:
        assert len(begun(players).view(0)["goals"]) == 4


def test_tun_a28_two_players_use_nothing_marked_for_more() -> None:
    for seed in range(12):
        match = begun(2, seed, personal_goals=True)
        goals = {goal["goal"] for goal in match.view(0)["goals"]}
        assert not any(name.startswith("glades") for name in goals)
        for seat in range(2):
            assert not match.view(seat)["seats"][seat]["personal"]["goal"].startswith("lead")
        tiles = {glade["tile"] for glade in match.view(0)["glades"]} - {None}
        assert tiles <= {f"g{n:02d}" for n in range(1, 13)}


def test_tun_a33_lots_decide_who_begins_or_the_table_does() -> None:
    firsts = {int(begun(4, seed).view(0)["first"]) for seed in range(20)}
    assert firsts == {0, 1, 2, 3}
    assert begun(4, first="3").view(0)["first"] == 2
    with pytest.raises(BadOption):
        new(2, first="3")


def test_tun_a33_points_are_a_number_without_laps() -> None:
    t = Table(dice="6 6", points=["goals 130"], goals=["berries", "towers", "cards", "workers"])
    assert t.points() == 130


def test_tun_4_letters_of_goods_match_the_components() -> None:
    start = get_game("tundra").components().values["start"]["goods"]
    assert [start[name] for name in ("firewood", "stone", "peat")] == [1] * len(LETTERS)


def test_tun_2_characters_are_given_by_seat_or_chosen_in_turn() -> None:
    given = [seat["character"] for seat in new(4).view(0)["seats"]]
    assert given == [*CHARACTERS]
    match = new(3, characters="chosen")
    match.act(0, play_as("merchant"))
    assert match.deciders() == [1]
    with pytest.raises(Illegal) as caught:
        match.act(1, play_as("merchant"))
    assert caught.value.reason == "TUN-2.taken"
    match.act(1, play_as("abbess"))
    match.act(2, play_as("duchess"))
    assert [seat["character"] for seat in match.view(0)["seats"]] == ["merchant", "abbess", "duchess"]
    assert match.deciders() == [0, 1, 2]  # starter cards


def test_tun_2_the_last_of_four_is_left_one_character() -> None:
    match = new(4, characters="chosen")
    for seat, name in enumerate(("merchant", "abbess", "governor")):
        match.act(seat, play_as(name))
    assert match.view(0)["seats"][3]["character"] == "duchess"
    assert match.deciders() == [0, 1, 2, 3]


def test_tun_7_a_title_shows_the_side_of_its_owners_character() -> None:
    match = new(2, titles=True)
    assert [seat["side"] for seat in match.view(0)["seats"]] == ["she", "he"]
    told = [Texts("de", "tundra").show(shown) for shown in match.log(0) if shown.message == "event-titled"]
    assert "Titel „Die" in told[0] and "Titel „Der" in told[1]


def play_as(character: str) -> int:
    return PLAY_AS.pick(CHARACTERS.index(character))
