"""Table options: the other readings of TUA-A1, TUA-A2 and TUA-A4, and who begins."""

from __future__ import annotations

import pytest

from tests.games.tuareg.rules.table import Table, buy, load, pass_, pay, pay_from, seat
from tutable.core.errors import BadOption, UnknownOption
from tutable.core.match import Match
from tutable.core.registry import get_game


def test_tua_a1_discards_return_in_stage_2_when_the_table_says_so() -> None:
    t = Table(animals=["WW"], last_turns=1, options={"discards_return": True})
    before = t.discards
    t.play(pass_)
    assert len(t.pile) == 2 + len(before)
    assert t.discards == ""


def test_tua_a2_only_if_stuck_refuses_a_pass_while_an_option_is_left() -> None:
    strict: dict[str, object] = {"pass": "only_if_stuck"}
    for places in ({"hand": "M"}, {"market": "M"}, {"animals": ["W"]}):
        t = Table(last_turns=1, options=strict, **places)
        t.refuses(pass_, "TUA-12.not-stuck")


def test_tua_a2_only_if_stuck_lets_a_stuck_player_pass() -> None:
    t = Table(last_turns=1, hand="M", animals=["G", "G", "G"], options={"pass": "only_if_stuck"})
    t.refuses(pass_, "TUA-12.not-stuck")
    t = Table(last_turns=2, options={"pass": "only_if_stuck"})
    t.play(pass_)
    assert t.mover == 1


def test_tua_a2_stuck_means_that_not_even_a_purchase_is_possible() -> None:
    full = ["SSSS", "SSSS", "MMMM"]
    t = Table(last_turns=1, hand="W", market="G", animals=full, options={"pass": "only_if_stuck"})
    t.refuses(pass_, "TUA-12.not-stuck")
    sold = seat(animals=["", "", "", "", ""], caves=["", ""], thieves=["", "", ""], maps=3)
    t = Table(sold, last_turns=1, hand="W", market="G", animals=full, options={"pass": "only_if_stuck"})
    t.refuses(buy("map"), "TUA-8.sold-out")
    t.play(pass_)
    assert t.state.stage == 2


def test_tua_a2_only_if_stuck_never_allows_a_pass_while_the_pile_has_cards() -> None:
    t = Table(market="M", options={"pass": "only_if_stuck"})
    t.refuses(pass_, "TUA-12.pass-early")


def test_tua_a4_stop_when_paid_lets_one_overpay_in_a_bad_order() -> None:
    t = Table(hand="WM", options={"overpay": "stop_when_paid"})
    t.play(buy("map"), pay("M"), pay("W"))
    assert t.hand() == ""
    assert t.held("map") == 1


def test_tua_a4_stop_when_paid_ends_as_soon_as_the_price_is_reached() -> None:
    t = Table(hand="WMM", animals=["W"], options={"overpay": "stop_when_paid"})
    t.play(buy("map"), pay_from(0))
    assert t.hand() == "WMM"
    assert t.mover == 1


def test_tua_a4_irreducible_is_the_default() -> None:
    assert get_game("tuareg").check_options({}) == {
        "first": "random",
        "discards_return": "no",
        "pass": "last_round",
        "overpay": "irreducible",
    }


def test_tua_a3_camel_history_and_a7_returning_maps_are_no_options() -> None:
    assert set(get_game("tuareg").options) == {"first", "discards_return", "pass", "overpay"}


@pytest.mark.parametrize("option", ["discards_return", "pass", "overpay", "first"])
def test_tua_a1_a2_a4_unknown_values_are_refused(option: str) -> None:
    with pytest.raises(BadOption):
        Match.new("tuareg", 2, options={option: "perhaps"})


def test_tua_a3_unknown_options_are_refused() -> None:
    with pytest.raises(UnknownOption):
        Match.new("tuareg", 2, options={"camel_memory": "yes"})


def test_tua_4_the_start_does_not_matter_to_a_described_position() -> None:
    t = Table(hand="M", to_move=2, options={"first": 1})
    assert t.mover == 1
    t.refuses(load("M"), "TUA-6.not-in-hand")
