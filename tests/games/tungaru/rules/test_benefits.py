"""The leaders' benefits: TUG-BENEFIT-1 to TUG-BENEFIT-5."""

from __future__ import annotations

from tests.games.tungaru.rules.table import (
    Table,
    done,
    equal,
    harvest,
    no_monument,
    pass_,
    pay,
    pay_all,
    place,
    recruit,
    sail,
    sail_free,
    seat,
    settle,
    spare,
    swap,
    trade,
    travel,
    twice,
    use_leader,
)
from tutable.games.tungaru.state import USED
from tutable.lang import Texts


def test_tug_benefit_1_the_worker_harvests_twice_once_a_round() -> None:
    t = Table(boat=1, dice="2 5 2")
    t.play(twice("B"), pass_)
    assert t.goods() == "SS"
    t.refuses(twice("B", 2), "TUG-BENEFIT-1.used")
    t.play(harvest("B", 2))
    assert t.goods() == "SSS"


def test_tug_benefit_1_only_for_the_worker_and_only_on_islands() -> None:
    t = Table(boat=1, dice="2", leader="chief")
    t.refuses(twice("B"), "TUG-BENEFIT-1.not-yours")
    t = Table(dice="4")
    t.play(use_leader(1))
    assert t.goods() == "FF"


def test_tug_benefit_2_the_beggar_recruits_for_one_good_fewer() -> None:
    t = Table(boat=1, goods="FCP", leader="beggar", monuments="butaritari")
    t.play(recruit("A"))
    assert t.asked() == "ask-sparing"
    t.refuses(spare("S"), "TUG-BENEFIT-2.not-in-cost", good="name:shell")
    assert t.options() == {spare("F"), spare("C"), spare("P"), pay_all}
    t.play(spare("P"))
    assert t.goods() == "P"
    assert t.at(USED) == 1
    assert t.asked() == "ask-placing"


def test_tug_benefit_2_it_is_optional() -> None:
    t = Table(boat=1, goods="FCP", leader="beggar", monuments="butaritari")
    t.play(recruit("A"), pay_all)
    assert t.goods() == ""
    assert t.at(USED) == 0


def test_tug_benefit_2_a_missing_good_is_spared_without_asking() -> None:
    t = Table(boat=1, goods="FP", leader="beggar", monuments="butaritari")
    [offer] = [one for one in t.match.options(0) if one.pick == recruit("A")]
    assert (offer.shown.message, offer.shown.args["good"]) == ("pick-recruit-spared", "name:coconut")
    t.play(recruit("A"))
    assert t.asked() == "ask-placing"
    assert t.goods() == ""
    assert t.at(USED) == 1
    t = Table(boat=1, goods="FP", leader="beggar", used=1)
    t.refuses(recruit("A"), "TUG-ACT-F.too-poor", missing=1)
    t = Table(boat=1, goods="F", leader="beggar")
    t.refuses(recruit("A"), "TUG-ACT-F.too-poor", missing=2)


def test_tug_benefit_3_the_fisher_sails_without_a_die() -> None:
    t = Table(boat=1, leader="fisher")
    t.play(sail_free(3), pass_)
    assert t.ground() == 3
    assert t.dice() == [2, 3, 5, 0]
    t.refuses(sail_free(1), "TUG-BENEFIT-3.used")
    t = Table(boat=1)
    t.refuses(sail_free(3), "TUG-BENEFIT-3.not-yours")


def test_tug_benefit_3_the_third_border_still_costs_a_fish() -> None:
    t = Table(boat=1, leader="fisher")
    t.refuses(sail_free(5), "TUG-ACT-A.third-border-needs-fish")
    t = Table(boat=1, leader="fisher", fish=1)
    t.play(sail_free(5))
    assert t.ground() == 5


def test_tug_r33_it_takes_the_action_of_the_turn() -> None:
    t = Table(boat=1, leader="fisher")
    t.play(sail_free(3))
    assert t.mover == 1


def test_tug_benefit_4_the_example_two_pearls_paid_with_fish_and_coconut() -> None:
    t = Table(players=4, boat=1, goods="FCS", leader="trader", islands=["N31"], monuments="butaritari")
    t.refuses(recruit("A"), "TUG-ACT-F.too-poor", missing=2)
    t.play(equal, recruit("A"))
    t.refuses(pay("P"), "TUG-BENEFIT-4.not-in-storage", good="name:pearl")
    t.play(pay("F"), pay("C"), place(1))
    assert t.goods() == "S"
    assert t.recruited() == {"N31"}
    assert t.at(USED) == 1


def test_tug_benefit_4_once_a_round_and_for_the_trader_only() -> None:
    t = Table(leader="trader", goods="S", used=1)
    t.refuses(equal, "TUG-BENEFIT-4.used")
    t = Table(goods="S")
    t.refuses(equal, "TUG-BENEFIT-4.not-yours")
    t = Table(leader="trader")
    t.refuses(equal, "TUG-BENEFIT-4.nothing-to-spend")


def test_tug_benefit_4_the_action_has_to_spend_goods() -> None:
    t = Table(boat=1, leader="trader", goods="S", dice="2 3", settlers="butaritari")
    t.play(equal)
    for pick in (pass_, harvest("B"), use_leader(1), travel("A"), sail(3)):
        t.refuses(pick, "TUG-BENEFIT-4.spends-nothing")
    t.play(trade("A"))
    assert t.market("A") == "S"


def test_tug_benefit_4_only_the_number_of_goods_must_be_right() -> None:
    """N01 costs a fish, a coconut and a pearl: three goods."""
    t = Table(boat=1, goods="SSSCP", leader="trader", monuments="butaritari")
    t.play(equal, recruit("A"))
    for good in "SCS":
        assert t.asked() == "ask-paying"
        t.play(pay(good))
    assert (t.asked(), t.goods()) == ("ask-placing", "SP")


def test_tug_benefit_4_goods_that_are_all_needed_are_paid_without_asking() -> None:
    t = Table(players=4, boat=1, goods="FC", leader="trader", islands=["N31"], monuments="butaritari")
    t.play(equal, recruit("A"))
    assert t.asked() == "ask-placing"
    spent = [(args["good"], args["count"]) for args in t.told("event-spent")]
    assert spent == [("name:fish", 1), ("name:coconut", 1)]


def test_tug_benefit_4_refusals_count_all_goods_alike() -> None:
    """N31 costs two pearls; settling costs two fish."""
    t = Table(players=4, boat=1, leader="trader", goods="S", islands=["N31"], markets=["", "F F"])
    t.play(equal)
    t.refuses(recruit("A"), "TUG-ACT-F.too-poor", missing=1, price=2)
    t.refuses(settle("A"), "TUG-ACT-C.two-fish", fish=1, equal=1)
    refusal = t.match.why_not(0, settle("A"))
    assert refusal is not None
    assert "2 goods, and you have 1" in Texts("en", "tungaru").error(refusal)
    t.refuses(trade("B"), "TUG-ACT-D.market-full", island="name:marakei")
    refusal = t.match.why_not(0, trade("B"))
    assert refusal is not None
    for lang, word in (("en", "take"), ("de", "nehmen")):  # taking would spend nothing
        assert word not in Texts(lang, "tungaru").error(refusal)


def test_tug_benefit_4_declared_it_can_be_taken_back() -> None:
    t = Table(boat=1, leader="trader", goods="S")
    t.play(equal)
    t.match.undo(0)
    assert t.at(USED) == 0
    t.play(pass_)


def test_tug_benefit_5_the_chief_swaps_two_nomads() -> None:
    t = Table(leader="chief")
    t.play(swap("A", "F"))
    assert (t.nomad("A"), t.nomad("F")) == ("N06", "N01")
    assert t.asked() == "ask-turn"
    t.refuses(swap("A", "F"), "TUG-BENEFIT-5.used")


def test_tug_benefit_5_only_the_chief() -> None:
    t = Table()
    t.refuses(swap("A", "F"), "TUG-BENEFIT-5.not-yours")


def test_tug_benefit_5_not_with_an_empty_island_nor_a_reserved_nomad() -> None:
    t = Table(leader="chief", islands=["N01", "", "N03<2", "N04", "N05<1"])
    t.refuses(swap("A", "B"), "TUG-BENEFIT-5.empty-island", two="name:marakei")
    t.refuses(swap("A", "C"), "TUG-BENEFIT-5.reserved")
    t.refuses(swap("A", "G"), "not-now")  # there is no seventh island on this side
    t.refuses(swap("A", "E"), "TUG-BENEFIT-5.reserved")
    t.play(swap("A", "D"))


def test_tug_r34_the_swap_may_follow_the_action_or_come_before_passing() -> None:
    t = Table(leader="chief", dice="1", boat=1)
    t.play(use_leader(1), swap("A", "B"))
    assert t.mover == 1
    t = Table(leader="chief")
    t.play(swap("A", "B"), pass_)
    assert t.mover == 1
    t = Table(leader="chief", dice="1", boat=1)
    t.play(use_leader(1), done)
    assert t.at(USED) == 0


def test_tug_r34_a_passed_chief_swaps_no_more() -> None:
    t = Table(seat(dice="4 1"), leader="chief")
    t.play(pass_, use_leader(1))
    assert t.match.deciders() == [1]


def test_tug_benefit_5_two_nomads_that_nobody_reserved_are_enough() -> None:
    t = Table(leader="chief", dice="1", islands=["N01", "N03<2", "", "N05"])
    t.play(use_leader(1))
    assert t.options() == {swap("A", "D"), done}


def test_tug_benefit_5_nothing_to_swap_ends_the_turn_by_itself() -> None:
    t = Table(leader="chief", dice="1", islands=["N01", "N03<2"])
    t.play(use_leader(1))
    assert t.mover == 1
    t = Table(boat=1, goods="FCP", leader="chief", taken="track", monuments="tarawa")
    t.play(recruit("A"), no_monument, place(1))
    assert t.asked() == "ask-refilling"
