"""Movement and receiving resources: TUN-17, TUN-21."""

from __future__ import annotations

from tests.games.tundra.rules.table import Table, act, ask, done, gain, move, put, reroll

GLADES = ["1 g01", "2 g02", "5 g04", "6 g05", "7 g07", "10 g10", "11 g11"]


def test_tun_21_travel_base_row_3_gives_one_movement_point() -> None:
    t = Table(dice="3 1", workers=["1"], glades=GLADES)
    t.play(put("travel", 3), move(0, 2))
    assert t.workers() == [2]
    assert t.goods() == "F"
    assert t.mover == 1


def test_tun_21_upgraded_travel_moves_further_in_every_row() -> None:
    for value, steps in ((6, 4), (5, 3), (4, 3), (3, 2), (1, 2)):
        t = Table(dice=f"{value} 1", workers=["1"], upgraded=["travel"])
        t.play(put("travel", value))
        question = t.match.ask(0)
        assert question is not None and question.args["moves"] == steps


def test_tun_17_a_resource_on_every_tile_entered() -> None:
    t = Table(dice="6 1", workers=["1"], glades=GLADES)
    t.play(put("travel", 6), move(0, 5), move(0, 6), move(0, 7))
    assert t.goods() == "SSP"


def test_tun_17_points_may_be_split_among_workers() -> None:
    t = Table(dice="6 1", workers=["1", "5"], glades=GLADES)
    t.play(put("travel", 6), move(0, 2), move(1, 6), move(0, 7))
    assert t.workers() == [7, 6]


def test_tun_17_a_closed_glade_is_opened_and_gives_its_resource() -> None:
    t = Table(dice="3 1", workers=["1"], glades=["1 g01"])
    t.play(put("travel", 3), move(0, 2))
    tile = t.view(1)["glades"][1]
    assert tile["tile"] is not None
    kind = {"firewood": "F", "stone": "S", "peat": "P", "none": ""}[tile["resource"]]
    assert t.goods() == kind
    assert t.match.horizon(0).steps == 0


def test_tun_17_no_tile_twice_and_never_back_to_the_start() -> None:
    t = Table(dice="6 1", workers=["1", "6"], glades=GLADES)
    t.play(put("travel", 6), move(0, 2))
    t.refuses(move(0, 1), "TUN-17.visited", worker=1, place="name:glade-n 1")
    t.play(move(0, 7))
    t.refuses(move(0, 2), "TUN-17.visited")
    assert t.allows(move(1, 2))


def test_tun_17_only_neighbours_of_workers_on_the_map() -> None:
    t = Table(dice="6 1", workers=["1"], glades=GLADES)
    t.play(put("travel", 6))
    t.refuses(move(0, 7), "TUN-17.not-adjacent")
    t.refuses(move(0, 1), "TUN-17.not-adjacent")
    t.refuses(move(3, 2), "TUN-17.idle", worker=4)


def test_tun_17_no_movement_without_points() -> None:
    t = Table(dice="6 1", workers=["1"], upgraded=["gathering"])
    t.play(put("gathering", 6))
    t.refuses(move(0, 2), "TUN-17.no-points")


def test_tun_17_any_number_of_pieces_share_a_place() -> None:
    t = Table(dice="6 1", workers=["1", "5", "6", "6"], glades=GLADES)
    t.play(put("travel", 6), move(0, 6), move(1, 6))
    assert t.workers() == [6, 6, 6, 6]


def test_tun_a2_other_settlements_may_be_entered_without_gain() -> None:
    t = Table(dice="6 1", workers=["8"], glades=["8 g01"])
    t.play(put("travel", 6), move(0, "home2"))
    assert t.workers() == ["home2"]
    assert t.goods() == ""


def test_tun_a3_settlements_are_visited_once_too() -> None:
    t = Table(dice="6 1", workers=["1"], glades=GLADES)
    t.play(put("travel", 6), move(0, "home"), move(0, 5))
    t.refuses(move(0, "home"), "TUN-17.visited")


def test_tun_a3_board_and_card_movement_are_separate_actions() -> None:
    t = Table(dice="3 1", workers=["1"], glades=GLADES, starters=["s04 travel"])
    t.play(put("travel", 3), act(0), move(0, 2))
    t.play(move(0, 1))  # the card's point: back to the start is allowed in a new action
    assert t.workers() == [1]
    assert t.goods() == "FF"


def test_tun_a4_movement_is_optional_and_unused_points_are_lost() -> None:
    t = Table(dice="6 1", workers=["1"], glades=GLADES)
    t.play(put("travel", 6), move(0, 2), done)
    assert t.workers() == [2]
    assert t.mover == 1


def test_tun_a4_the_resource_comes_by_itself_up_to_the_limit() -> None:
    t = Table(dice="3 1", workers=["1"], glades=GLADES, firewood=10)
    t.play(put("travel", 3), move(0, 2))
    assert t.goods() == "F" * 10


def test_tun_17_without_a_worker_on_the_map_nothing_is_asked() -> None:
    t = Table(dice="3 1", workers=[])
    t.play(put("travel", 3))
    assert t.mover == 1


def test_tun_a17_no_free_action_inside_an_action() -> None:
    t = Table(dice="6 1", workers=["1"], berries=9, advisors=["a01"])
    t.play(put("travel", 6))
    t.refuses(reroll(1), "TUN-15.inside")
    t.refuses(ask(), "TUN-16.inside")
    t.play(done)
    assert t.asked() == "ask-after"
    assert t.allows(reroll(1)) and t.allows(ask())


def test_tun_a7_any_four_resources_may_be_mixed() -> None:
    t = Table(dice="5 1", workers=[], upgraded=["gathering"])
    t.play(put("gathering", 5), gain("F"), gain("S"), gain("P"), gain("S"))
    assert t.goods() == "FSSP"
