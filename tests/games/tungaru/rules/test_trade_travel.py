"""D Trade, E Travel: TUG-ACT-D, TUG-ACT-E."""

from __future__ import annotations

import pytest

from tests.games.tungaru.rules.table import (
    Table,
    discard,
    equal,
    go,
    pass_,
    pay,
    put,
    seat,
    take,
    trade,
    travel,
)

TRADES = {
    "A": ("C", "FS"),
    "B": ("F", "P"),
    "C": ("P", "SS"),
    "D": ("F", "FF"),
    "E": ("S", "FC"),
    "F": ("P", "CC"),
}
GROUND = {"A": 1, "B": 1, "C": 2, "D": 3, "E": 4, "F": 5}


@pytest.mark.parametrize("island", "ABCDEF")
def test_tug_act_d_the_left_good_goes_on_the_market_the_right_ones_come(island: str) -> None:
    give, get = TRADES[island]
    t = Table(seat(boat=7), boat=GROUND[island], goods=give)
    t.play(trade(island))
    assert t.goods() == get
    assert t.market(island) == give


def test_tug_act_d_a_good_from_the_market_is_free() -> None:
    t = Table(boat=1, markets=["P"])
    t.play(trade("A"))
    assert t.goods() == "P"
    assert t.market("A") == ""


def test_tug_act_d_put_or_take_is_asked_when_both_are_possible() -> None:
    t = Table(boat=1, markets=["P"], goods="C")
    t.play(trade("A"))
    assert t.options() == {put, take(1)}
    t.refuses(take(2), "TUG-ACT-D.market-empty", island="name:butaritari")
    t.play(put)
    assert t.market("A") == "PC"


def test_tug_act_d_without_the_good_and_with_an_empty_market_there_is_no_trade() -> None:
    t = Table(boat=1, goods="S")
    t.refuses(trade("A"), "TUG-ACT-D.nothing-to-trade", island="name:butaritari", good="name:coconut")


def test_tug_act_d_take_when_the_good_is_missing() -> None:
    t = Table(boat=1, goods="S", markets=["P F"])
    t.play(trade("A"))
    t.refuses(put, "TUG-ACT-D.market-full")
    t.play(take(1))
    t = Table(boat=1, goods="S", markets=["- F", "F"], players=3)
    t.play(trade("A"))
    assert t.goods() == "FS"


def test_tug_act_d_by_settler_far_from_the_boat() -> None:
    t = Table(boat=1, settlers="nonouti", goods="P")
    t.play(trade("F", 0))
    assert t.goods() == "CC"
    assert t.settler("F") == 2
    assert t.dice() == [2, 3, 5, 0]


def test_tug_act_d_what_does_not_fit_goes_back() -> None:
    t = Table(boat=3, goods="FFFSS")
    t.play(trade("D"), discard("S"))
    assert t.goods() == "FFFFS"


def test_tug_r20_on_a_full_market_one_can_only_take() -> None:
    t = Table(boat=1, goods="C", markets=["S S"])
    t.play(trade("A"))
    assert t.options() == {take(1), take(2)}
    t.refuses(put, "TUG-ACT-D.market-full")


def test_tug_r21_equal_goods_lie_on_the_market_as_they_are() -> None:
    t = Table(boat=1, leader="trader", goods="SP", markets=["F"])
    t.play(equal, trade("A"), pay("P"))
    assert t.market("A") == "FP"
    assert t.goods() == "FSS"
    t = Table(boat=1, leader="trader", goods="FP")
    t.play(equal, trade("A"), pay("F"))
    assert (t.market("A"), t.goods()) == ("F", "FSP")


def test_tug_r21_an_equal_trade_has_to_put_a_good_down() -> None:
    t = Table(boat=1, leader="trader", goods="SP", markets=["F F"], players=3)
    t.play(equal)
    t.refuses(trade("A"), "TUG-ACT-D.market-full")
    t = Table(boat=1, leader="trader", markets=["F", "F"], settlers="butaritari")
    t.refuses(equal, "TUG-BENEFIT-4.nothing-to-spend")


def test_tug_act_e_a_settler_walks_to_a_connected_island() -> None:
    t = Table(boat=1, settlers="butaritari")
    t.play(travel("A"))
    t.refuses(go("C"), "TUG-ACT-E.not-connected", one="name:butaritari", island="name:abaiang")
    t.refuses(go("A"), "not-now")
    t.refuses(go("G"), "not-now")  # there is no seventh island on this side
    t.play(go("D"))
    assert (t.settler("A"), t.settler("D")) == (0, 1)


def test_tug_act_e_needs_a_settler_and_a_way() -> None:
    t = Table(boat=1)
    t.refuses(travel("A"), "TUG-ACT-E.no-settler", island="name:butaritari")
    full = {"settlers": "marakei tarawa"}
    t = Table(dict(full), dict(full), players=3, boat=1, settlers="butaritari")
    t.refuses(travel("A"), "TUG-ACT-E.nowhere", island="name:butaritari")


def test_tug_act_e_not_to_a_full_island_nor_to_an_own_settler() -> None:
    other = {"settlers": "marakei"}
    t = Table(dict(other), dict(other), players=3, boat=5, settlers="abaiang")
    t.play(travel("C"))
    assert t.settler("F") == 1
    t = Table(
        seat(settlers="maiana"),
        seat(settlers="maiana"),
        seat(settlers="maiana"),
        players=5,
        boat=3,
        settlers="abaiang marakei",
    )
    t.refuses(travel("C"), "TUG-ACT-E.nowhere")


def test_tug_act_e_the_reasons_of_a_destination() -> None:
    t = board_with_three_ways()
    t.play(travel("A"))
    assert t.asked() == "ask-travelling"
    t.refuses(go("B"), "TUG-ACT-E.own-settler", island="name:marakei")
    t.refuses(go("C"), "TUG-ACT-E.no-space", island="name:abaiang")
    t.play(go("E"))


def board_with_three_ways() -> Table:
    """Butaritari connected with four islands: the printed board never offers a closed way beside two open."""
    from tutable.core.match import Match
    from tutable.core.registry import get_game

    source = get_game("tungaru").components().source
    small, large = source.split("[[large-island]]", 1)
    small = small.replace('walkways = "marakei tarawa"', 'walkways = "marakei tarawa abaiang abemama"', 1)
    small = small.replace('walkways = "marakei nonouti"', 'walkways = "marakei nonouti butaritari"', 1)
    small = small.replace('walkways = "tarawa nonouti"', 'walkways = "tarawa nonouti butaritari"', 1)
    t = Table(
        seat(settlers="abaiang"), seat(settlers="abaiang"), players=3, boat=1, settlers="butaritari marakei"
    )
    t.match = Match.new("tungaru", 3, seed=1, components=small + "[[large-island]]" + large, position=t.text)
    return t


def test_tug_r22_by_die_the_settler_keeps_its_state() -> None:
    t = Table(boat=1, settlers="butaritari*")
    t.play(travel("A"), go("B"))
    assert t.settler("B") == 2
    t = Table(boat=1, settlers="butaritari", goods="F")
    t.play(travel("A"), go("D"), pass_, trade("D", 0))
    assert t.goods() == "FF"


def test_tug_r22_by_exhaustion_the_mover_arrives_exhausted() -> None:
    t = Table(boat=7, settlers="butaritari")
    t.play(travel("A", 0), go("D"), pass_)
    assert t.settler("D") == 2
    t.refuses(travel("D", 0), "TUG-PHASE-3.settler-exhausted")
