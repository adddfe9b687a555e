"""Order of play: one of four options, clockwise; free actions around it."""

from __future__ import annotations

import pytest

from tests.games.tuareg.rules.table import (
    ALL_COUNTS,
    Table,
    buy,
    done,
    draw,
    hide,
    hide_from,
    lay,
    load,
    pass_,
    pay,
    rob,
    rob_hand,
    seat,
    take,
)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_5_play_continues_clockwise(players: int) -> None:
    t = Table(*[seat(hand="M") for _ in range(players - 1)], players=players, hand="M")
    for turn in range(players):
        assert t.mover == turn
        t.play(load("M"))
    assert t.mover == 0


def test_tua_5_all_four_options_are_open() -> None:
    t = Table(hand="W", market="M")
    assert {draw, load("W"), take("M"), buy("map")} <= t.options()


def test_tua_5_one_option_and_the_turn_is_over() -> None:
    for options in ([draw, lay("M"), done], [load("M"), done], [take("S")], [buy("map"), pay("W")]):
        t = Table(hand="WM", market="S", pile="MMM")
        t.play(*options)
        assert t.mover == 1


@pytest.mark.parametrize(
    ("pick", "reason"),
    [
        (draw, "TUA-5.main-done"),
        (load("M", 1), "TUA-6.main-done"),
        (take("S", 1), "TUA-7.main-done"),
        (buy("map"), "TUA-8.main-done"),
        (pass_, "TUA-12.main-done"),
    ],
)
def test_tua_5_to_8_never_a_second_option(pick: int, reason: str) -> None:
    t = Table(hand="WMMM", market="SS", caves=[""])
    t.play(load("M"), done)
    assert t.asked() == "ask-after"
    t.refuses(pick, reason)


def test_tua_5_to_8_hiding_and_stealing_do_not_replace_the_option() -> None:
    t = Table(seat(animals=["G"]), hand="WM", caves=[""], thieves=[""])
    t.play(hide("M"), rob(0))
    assert t.asked() == "ask-turn"
    assert {draw, load("W"), buy("map")} <= t.options()


def test_tua_12_one_of_the_options_must_be_chosen_while_the_pile_has_cards() -> None:
    t = Table(hand="M")
    t.refuses(pass_, "TUA-12.pass-early", pile=39)


def test_tua_a2_drawing_is_always_possible_while_the_pile_has_cards() -> None:
    t = Table(stage=2, pile="M", hand="MMMM", animals=["WWWW", "GSSS", "GSSS"])
    assert t.allows(draw)
    assert not t.allows(pass_)


def test_tua_a5_free_actions_come_before_or_after_the_option() -> None:
    before = Table(hand="MM", caves=[""])
    before.play(hide("M"), load("M"))
    after = Table(hand="MM", caves=[""])
    after.play(load("M"), done, hide("M"))
    for t in (before, after):
        assert t.mover == 1
        assert t.view(0, 0)["caves"] == [[{"good": "millet", "seen_by_all": False}]]


def test_tua_a5_not_inside_the_option() -> None:
    t = Table(seat(hand="S"), hand="MMM", caves=[""], thieves=[""])
    t.play(load("M"))
    assert t.asked() == "ask-loading"
    t.refuses(hide("M"), "not-now")
    t.refuses(rob_hand(), "not-now")


def test_tua_a5_none_after_laying_back_has_begun() -> None:
    t = Table(seat(hand="S"), hand="MMM", caves=[""], thieves=[""])
    t.play(draw, done)
    assert t.asked() == "ask-laying"
    t.refuses(hide("M"), "TUA-10.too-late")
    t.refuses(rob_hand(), "TUA-11.too-late")


def test_tua_a5_after_drawing_free_actions_come_before_the_lay_back() -> None:
    t = Table(hand="MMM", caves=[""])
    t.play(draw)
    assert t.asked() == "ask-after"
    t.refuses(lay("M"), "not-now")
    t.play(hide("M"))
    assert t.asked() == "ask-laying"


def test_tua_a5_the_limit_of_a_cave_spans_the_whole_turn() -> None:
    t = Table(hand="MMM", caves=["", ""])
    t.play(hide("M"), load("M"), done)
    t.refuses(hide("M", 0), "TUA-10.once")
    t.play(hide("M", 1))
    assert t.mover == 1


def test_tua_a5_nobody_is_asked_about_a_cave_without_a_card_for_it() -> None:
    t = Table(hand="G", caves=["", ""], last_turns=1)
    t.play(hide("G"), pass_)
    assert t.state.stage == 2
    t = Table(seat(hand="M"), hand="W", caves=[""])
    t.play(buy("map"), pay("W"))
    assert t.mover == 1


def test_tua_a5_nobody_is_asked_about_a_thief_when_there_is_nothing_to_steal() -> None:
    t = Table(hand="WM", thieves=[""], players=3)
    t.play(buy("map"), pay("W"))
    assert t.mover == 1
    t = Table(seat(), seat(animals=["M"]), hand="WM", thieves=[""], players=3)
    t.play(buy("map"), pay("W"))
    assert t.asked() == "ask-after"


def test_tua_a15_the_card_owed_to_the_market_is_no_card_for_a_cave() -> None:
    t = Table(stage=2, pile="WWGS", caves=["", "", ""], players=4)
    t.play(draw)
    t.play(hide(t.hand()[0], 0))
    t.play(hide(t.hand()[0], 1))
    assert t.asked() == "ask-laying"


def test_tua_a20_hiding_is_free_before_and_after_any_option() -> None:
    t = Table(hand="MMM", animals=["S"], caves=["", ""], market="G")
    t.play(hide_from(0, 0), take("G", 1), hide("M", 1))
    assert t.mover == 1
    assert t.cargo(1) == "G"


def test_tua_a5_a_pick_that_belongs_elsewhere_is_not_part_of_the_decision() -> None:
    t = Table(hand="M")
    for pick in (done, pay("M"), lay("M"), hide("M"), load("M", 6), rob(6)):
        t.refuses(pick, "not-now")
