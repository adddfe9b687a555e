"""G Activate a nomad, and what face-up nomads do: TUG-ACT-G, TUG-NOMAD-3 to TUG-NOMAD-9."""

from __future__ import annotations

import pytest

from tests.games.tungaru.rules.table import Table, count, equal, harvest, pass_, pay, seat, sell, use_leader

# N09 sells 1 C for 5 with any die, N12 1 P for 8 with 5|6, N13 2 S for 5 with 2|5, N14 2 C for 4 (any die).


def test_tug_act_g_a_die_on_a_seller_brings_points_at_once() -> None:
    t = Table(nomads=["N09"], goods="CC")
    t.play(sell())
    assert t.points()[1] == 5
    assert t.goods() == "C"
    assert t.match.view(0)["seats"][0]["nomad_dice"] == [2, 0, 0, 0]


def test_tug_act_g_one_die_on_each_nomad_a_round() -> None:
    t = Table(nomads=["N09"], goods="CC")
    t.play(sell(), pass_)
    t.refuses(sell(1, 2), "TUG-ACT-G.die-on-it", nomad="name:nomad-n 9")


def test_tug_act_g_only_sellers_take_dice() -> None:
    t = Table(nomads=["N20"], goods="C")
    t.refuses(sell(), "TUG-ACT-G.no-seller")
    t.refuses(sell(2), "TUG-ACT-G.no-seller")


def test_tug_act_g_needs_the_good_and_a_die() -> None:
    t = Table(nomads=["N09"], goods="F", dice="2 0")
    t.refuses(sell(), "TUG-ACT-G.nothing-to-sell", good="name:coconut")
    t.refuses(sell(1, 2), "TUG-PHASE-3.die-used")


def test_tug_nomad_5_one_good_for_a_matching_die() -> None:
    t = Table(nomads=["N12"], goods="PP", dice="4 5")
    t.refuses(sell(), "TUG-ACT-G.wrong-value", die=4, nomad="name:nomad-n 12")
    t.play(sell(1, 2))
    assert (t.points()[1], t.goods()) == (8, "P")


def test_tug_nomad_6_several_goods_for_a_matching_die() -> None:
    t = Table(nomads=["N13"], goods="SSS", dice="2")
    t.play(sell(), count(2))
    assert (t.points()[1], t.goods()) == (10, "S")


def test_tug_nomad_7_one_good_for_any_die() -> None:
    for value in "123456":
        t = Table(nomads=["N09"], goods="C", dice=value)
        t.play(sell())
        assert t.points()[1] == 5


def test_tug_nomad_8_several_goods_for_any_die() -> None:
    t = Table(nomads=["N14"], goods="CCC", dice="6")
    t.play(sell(), count(2))
    assert (t.points()[1], t.goods()) == (8, "C")


def test_tug_r31_one_up_to_the_number_shown() -> None:
    t = Table(nomads=["N14"], goods="CCC")
    t.play(sell())
    t.refuses(count(3), "TUG-ACT-G.too-many", count=2)
    t.play(count(1))
    assert t.points()[1] == 4
    t = Table(nomads=["N14"], goods="C")
    t.play(sell())
    assert t.points()[1] == 4


def test_tug_r21_equal_goods_are_sold_as_the_one_wanted() -> None:
    t = Table(nomads=["N14"], goods="FSP", leader="trader")
    t.play(equal, sell(), count(2), pay("F"), pay("S"))
    assert (t.points()[1], t.goods()) == (8, "P")


@pytest.mark.parametrize(
    ("nomads", "value", "works"), [([], "3", False), (["N01"], "3", True), (["N01"], "4", True)]
)
def test_tug_nomad_3_dice_can_be_turned_by_one(nomads: list[str], value: str, works: bool) -> None:
    """Marakei is harvested with 2 and 5."""
    t = Table(boat=1, dice=value, nomads=nomads)
    assert t.allows(harvest("B")) == works


def test_tug_nomad_3_not_from_one_to_six() -> None:
    t = Table(boat=3, dice="1", nomads=["N01"])
    t.refuses(harvest("D"), "TUG-ACT-B.wrong-value")


def test_tug_nomad_3_not_from_six_to_one() -> None:
    """Butaritari is harvested with 1, 2 and 3: a 6 and two nomads reach 4."""
    t = Table(boat=1, dice="6", nomads=["N01", "N02"])
    t.refuses(harvest("A"), "TUG-ACT-B.wrong-value", die=6)


def test_tug_r32_several_such_nomads_turn_further_and_the_workers_die_too() -> None:
    t = Table(boat=3, dice="4 1 1 4", nomads=["N01", "N02"])
    assert t.allows(harvest("D", 1))
    assert t.allows(harvest("D", 4))
    assert not t.allows(harvest("D", 2))
    t = Table(boat=3, dice="4", nomads=["N01"], travellers="N02")
    assert not t.allows(harvest("D", 1))


def test_tug_r32_turned_dice_fit_leaders_and_sellers() -> None:
    t = Table(dice="5 2", nomads=["N01", "N12"], goods="P")
    assert t.allows(use_leader(1, 1))
    assert not t.allows(sell(2, 2))
    t = Table(dice="4", nomads=["N01", "N12"], goods="P")
    assert t.allows(sell(2, 1))


def test_tug_nomad_4_two_more_storage_spaces_while_face_up() -> None:
    t = Table(nomads=["N20", "N21"])
    assert t.state.storage(0) == 9
    t = Table(nomads=["N20"], travellers="N21")
    assert t.state.storage(0) == 7


def test_tug_nomad_9_income_in_phase_1_while_face_up() -> None:
    t = Table(seat(), nomads=["N03", "N04"], travellers="N05")
    t.next_round()
    assert t.goods() == "FP"
    assert [args["good"] for args in t.told("event-income")] == ["name:fish", "name:pearl"]
