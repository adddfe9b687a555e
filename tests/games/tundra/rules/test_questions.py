"""What is asked says what can be done, and the log what was done."""

from __future__ import annotations

from tests.games.tundra.rules.table import Table, act, ask, bonus, build, gain, lay, put, tuck
from tests.games.tundra.rules.test_round import at_round_start
from tutable.games.tundra.terms import BOARD_NAMES
from tutable.lang import Texts


def question(t: Table) -> str:
    asked = t.match.ask(t.mover)
    assert asked is not None
    return Texts("en", "tundra").show(asked)


def test_tun_8_a_title_is_named_and_no_step_is_offered_without_a_worker() -> None:
    assert question(at_round_start()) == "Your title: Choose a resource."
    t = at_round_start(workers=["1"], glades=["1 g10"])
    assert question(t) == "Your title: Move a worker by one step, and choose a resource."


def test_tun_18_a_towers_reward_names_the_tower() -> None:
    t = Table(dice="6 1", workers=["1", "3"], glades=["1 g02", "3 g05"], firewood=4)
    t.play(put("architecture", 6), build(1, "F"), build(3, "F"), bonus(3))
    assert question(t) == "The tower on glade 3: Choose a resource."


def test_tun_18_tun_19_no_more_pieces_are_offered_than_the_supply_has() -> None:
    t = Table(dice="6 1", workers=["1"], towers=["2", "3", "4"], upgraded=["architecture"], stone=10)
    t.play(put("architecture", 6))
    assert question(t) == "Build a tower in place of a worker."
    t = Table(dice="4 1", workers=["1"] * 5, upgraded=["architecture"], stone=10, berries=5)
    t.play(put("architecture", 4))
    assert question(t) == "Place a worker from your supply."


def test_tun_23_the_upgraded_board_says_that_the_market_may_be_renewed() -> None:
    t = Table(dice="6 1", market=["e01"])
    t.play(put("trade", 6))
    assert question(t) == "Take a card from the market, or none."
    t = Table(dice="6 1", market=["e01"], upgraded=["trade"])
    t.play(put("trade", 6))
    assert question(t) == "Take a card from the market, or none. You may renew the market first."


def test_tun_16_the_gambler_takes_dice_up() -> None:
    t = Table(dice="6 1", advisors=["a16"])
    t.play(ask())
    words = [Texts("en", "tundra").show(offer.shown) for offer in t.match.options(0) if offer.shown]
    assert words == ["Take up a 1", "Take up a 6", "Roll nothing"]


def test_tun_13_the_last_of_several_actions_is_told_too() -> None:
    t = Table(dice="6 1", starters=["s06 trade"], market=["e01"])
    t.play(put("trade", 6), act(1), gain("F"))
    told = [shown.args["action"] for shown in t.match.log(0) if shown.message == "event-acted"]
    assert told == ["name:action-starter", "name:action-board"]
    t.play(tuck(0, "trade"))  # whose row counts at once
    told = [shown.args["action"] for shown in t.match.log(0) if shown.message == "event-acted"]
    assert told[2:] == ["name:action-market"]
    t = Table(dice="6 1", market=["e01"])
    t.play(put("trade", 6))
    assert "event-acted" not in t.log()  # the only one needs no name


def test_tun_12_a_die_laid_aside_is_not_called_used() -> None:
    full = [f"{board} 1" for board in BOARD_NAMES]
    t = Table(dice="1 1", slots=full, berries=1)
    t.play(lay(1))
    assert question(t) == "Your die is laid aside. You may still take free actions, or end your turn."
    t = Table(dice="1 1", berries=1, workers=[])
    t.play(put("travel", 1))
    assert question(t) == "Your die is used. You may still take free actions, or end your turn."
