"""A Sailing, B Harvest, C Settle: TUG-ACT-A to TUG-ACT-C, and the nomads that sail and settle."""

from __future__ import annotations

from tests.games.tungaru.rules.table import (
    Table,
    equal,
    harvest,
    pass_,
    pay,
    sail,
    sail_free,
    sail_nomad,
    seat,
    settle,
    settle_nomad,
    trade,
)
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.games.tungaru.state import SAILED, TAMANA


def test_tug_act_a_example_one_border_is_free() -> None:
    t = Table(boat=1, goods="F")
    t.play(sail(3))
    assert t.ground() == 3
    assert t.goods() == "F"
    assert t.at(SAILED) == 2
    assert t.dice() == [0, 3, 5, 0]


def test_tug_act_a_example_two_borders_are_free() -> None:
    t = Table(seat(boat=5), boat=1, goods="F")
    t.play(sail(6, 2))
    assert t.ground() == 6
    assert t.goods() == "F"


def test_tug_act_a_example_the_third_border_costs_a_fish() -> None:
    t = Table(boat=1, goods="FS")
    t.play(sail(5))
    assert t.ground() == 5
    assert t.goods() == "S"
    t = Table(boat=1, goods="S")
    t.refuses(sail(5), "TUG-ACT-A.third-border-needs-fish")


def test_tug_act_a_never_more_than_three_borders() -> None:
    t = Table(boat=3, goods="FFF")
    t.refuses(sail(5), "TUG-ACT-A.too-far", borders=4)
    t = Table(players=4, boat=7, goods="FFF")
    t.refuses(sail(10), "TUG-ACT-A.too-far", borders=4)


def test_tug_act_a_boats_block_only_the_place_to_stop() -> None:
    t = Table(seat(boat=4), boat=1)
    t.refuses(sail(4), "TUG-ACT-A.ground-full", one="name:marakei", two="name:abemama")
    t.play(sail(2))
    t = Table(seat(boat=4), seat(boat=9), seat(boat=9), players=4, boat=1)
    t.play(sail(4))
    assert t.ground() == t.ground(1) == 4


def test_tug_act_a_two_boats_fill_a_ground_of_the_large_side() -> None:
    t = Table(seat(boat=2), seat(boat=2), players=4, boat=1)
    t.refuses(sail(2), "TUG-ACT-A.ground-full")


def test_tug_act_a_the_boat_must_move() -> None:
    t = Table(boat=1)
    t.refuses(sail(1), "TUG-ACT-A.already-there")


def test_tug_r15_one_sail_by_die_a_round() -> None:
    t = Table(boat=1)
    t.play(sail(3), pass_)
    t.refuses(sail(6, 2), "TUG-ACT-A.space-taken")
    t = Table(boat=1, sailed=4, leader="fisher", nomads=["N07"])
    t.play(sail_free(3), pass_, sail_nomad(1))
    assert t.ground() == 1


def test_tug_r16_every_voyage_crosses_a_border() -> None:
    for players in (2, 4):
        rules = Table(players=players).state.rules
        for one in range(int(rules.grounds)):
            for two in range(int(rules.grounds)):
                assert (rules.distance[one * 10 + two] == 0) == (one == two)


def test_tug_r17_the_shortest_way_counts() -> None:
    rules = Table().state.rules
    apart = {(a + 1, b + 1): int(rules.distance[a * 10 + b]) for a in range(7) for b in range(a + 1, 7)}
    three = {(1, 5), (2, 3), (3, 7), (5, 6)}
    assert {pair for pair, borders in apart.items() if borders == 3} == three
    assert {pair for pair, borders in apart.items() if borders == 4} == {(3, 5)}


def test_tug_act_b_example_a_two_harvests_a_shell() -> None:
    t = Table(boat=1, dice="2")
    t.play(harvest("B"))
    assert t.goods() == "S"
    assert t.match.view(0)["islands"][1]["dice"] == [{"seat": 0, "value": 2}, None]


def test_tug_act_b_the_value_must_be_shown_on_the_island() -> None:
    t = Table(boat=1, dice="4")
    t.refuses(harvest("B"), "TUG-ACT-B.wrong-value", die=4, island="name:marakei")
    t.refuses(harvest("C"), "TUG-PHASE-3.not-next-to-boat")


def test_tug_act_b_every_printed_harvest() -> None:
    faces = {"A": "123", "B": "25", "C": "46", "D": "6", "E": "456", "F": "13"}
    ground = {"A": 1, "B": 1, "C": 2, "D": 3, "E": 4, "F": 5}
    for island, values in faces.items():
        for value in "123456":
            t = Table(seat(boat=7), boat=ground[island], dice=value)
            assert t.allows(harvest(island)) == (value in values)


def test_tug_act_b_settlers_do_not_harvest() -> None:
    t = Table(boat=1, dice="0 0 0", settlers="butaritari")
    tried = [*t.match.options(0), *t.match.forbidden(0)]
    assert trade("A", 0) in {offer.pick for offer in tried}
    assert not any("harvest" in offer.shown.message for offer in tried)


def test_tug_act_c_two_fish_and_a_die_bring_a_settler() -> None:
    t = Table(boat=1, goods="FFS")
    t.play(settle("A"))
    assert t.settler("A") == 1
    assert t.goods() == "S"
    t = Table(boat=1, goods="FS")
    t.refuses(settle("A"), "TUG-ACT-C.two-fish", fish=1)


def test_tug_act_c_one_settler_for_each_player_and_island() -> None:
    t = Table(boat=1, goods="FF", settlers="butaritari")
    t.refuses(settle("A"), "TUG-ACT-C.own-settler", island="name:butaritari")


def test_tug_act_c_settler_spaces_are_two_or_three() -> None:
    other = {"settlers": "butaritari"}
    t = Table(dict(other), dict(other), players=3, boat=1, goods="FF")
    t.refuses(settle("A"), "TUG-ACT-C.no-space", island="name:butaritari")
    t = Table(dict(other), dict(other), players=4, boat=1, goods="FF")
    t.play(settle("A"))


def test_tug_act_c_three_settlers_are_all() -> None:
    t = Table(boat=1, goods="FF", settlers="tarawa abemama", tamana=1)
    t.refuses(settle("A"), "TUG-ACT-C.none-left")


def test_tug_r19_the_third_settler_lies_on_tamana() -> None:
    full = {"settlers": "butaritari"}
    t = Table(dict(full), players=3, boat=1, goods="FF", settlers="butaritari tarawa")
    t.play(settle("A"))
    assert t.at(TAMANA) == 1
    assert t.settler("A") == 1
    assert "event-settled-tamana" in t.log()
    t = Table(boat=1, goods="F", settlers="butaritari tarawa", nomads=["N18"])
    t.play(settle_nomad("A"))
    assert t.at(TAMANA) == 1
    assert t.state.settlers_of(0) == 3


def test_tug_r19_the_die_of_the_third_settler_needs_its_space_and_the_fish() -> None:
    t = Table(boat=1, goods="FF", settlers="tarawa abemama", island_dice=["2:1 2:1"])
    t.refuses(settle("A"), "TUG-PHASE-3.dice-spaces-full", island="name:butaritari")
    t.refuses(settle("F"), "TUG-PHASE-3.not-next-to-boat", island="name:nonouti")
    t.play(settle("B"))
    assert (t.at(TAMANA), t.settler("B"), t.goods()) == (1, 0, "")
    t = Table(boat=1, goods="F", settlers="tarawa abemama")
    t.refuses(settle("B"), "TUG-ACT-C.two-fish", fish=1)


def test_tug_r19_on_the_large_side_the_third_stands_on_an_island() -> None:
    t = Table(players=4, boat=1, goods="FF", settlers="marakei tarawa")
    t.play(settle("A"))
    assert t.settler("A") == 1
    assert t.at(TAMANA) == 0


def test_tug_act_c_tamana_settlers_lie_for_ever() -> None:
    t = Table(tamana=1, settlers="tarawa* abemama")
    t.next_round()
    assert t.at(TAMANA) == 1
    assert t.settler("D") == 1


def test_tug_nomad_1_flip_to_sail_without_a_die() -> None:
    t = Table(boat=1, nomads=["N07", "N20"])
    t.refuses(sail_nomad(3, 2), "TUG-NOMAD-1.not-there")
    t.play(sail_nomad(3))
    assert t.ground() == 3
    assert t.dice() == [2, 3, 5, 0]
    assert t.slots() == ["", "N20", "", ""]
    assert t.recruited() == {"N07", "N20"}


def test_tug_nomad_1_the_third_border_still_costs_a_fish() -> None:
    t = Table(boat=1, nomads=["N07"])
    t.refuses(sail_nomad(5), "TUG-ACT-A.third-border-needs-fish")


def test_tug_r30_a_nomad_is_not_flipped_without_its_effect() -> None:
    t = Table(boat=1, nomads=["N18"], goods="S")
    t.refuses(settle_nomad("A"), "TUG-NOMAD-2.one-fish")
    t = Table(boat=1, nomads=["N07"])
    t.refuses(sail_nomad(1), "TUG-ACT-A.already-there")


def test_tug_nomad_2_flip_to_settle_for_one_fish() -> None:
    t = Table(boat=1, nomads=["N18", "N07"], goods="F", island_dice=["2:1 2:2"])
    t.refuses(settle_nomad("A", 2), "TUG-NOMAD-2.not-there")
    t.refuses(settle_nomad("D"), "TUG-PHASE-3.not-next-to-boat")
    t.play(settle_nomad("A"))
    assert t.settler("A") == 1
    assert t.goods() == ""
    assert t.slots()[0] == ""


def test_tug_r21_equal_goods_pay_for_settling_and_the_third_border() -> None:
    t = Table(boat=1, leader="trader", goods="SSP")
    t.play(equal, settle("A"), pay("S"), pay("P"))
    assert t.goods() == "S"
    t = Table(boat=1, leader="trader", goods="SP")
    t.play(equal)
    t.refuses(sail(3), "TUG-BENEFIT-4.spends-nothing")
    t.play(sail(5), pay("P"))
    assert (t.ground(), t.goods()) == (5, "S")


def test_tug_act_a_a_board_of_ones_own_is_sailed_as_it_is_drawn() -> None:
    """Without the reef north of Marakei g1 and g2 are neighbours, and g1-g5 is only two borders long."""
    source = get_game("tungaru").components().source
    own = source.replace('borders = "g3 g4"', 'borders = "g3 g4 g2"', 1)
    own = own.replace('borders = "g4 g5"', 'borders = "g4 g5 g1"', 1)
    t = Table(boat=1, goods="S")
    t.refuses(sail(5), "TUG-ACT-A.third-border-needs-fish", borders=3)
    t.match = Match.new("tungaru", 2, seed=1, components=own, position=t.text)
    t.play(sail(5))
    assert (t.ground(), t.goods()) == (5, "S")
