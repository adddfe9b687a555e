"""Free actions: TUN-15 berries for dice, TUN-16 advisors."""

from __future__ import annotations

import pytest

from tests.games.tundra.rules.table import (
    Table,
    ask,
    buy,
    done,
    gain,
    hire,
    move,
    put,
    reroll,
    seat,
    spend,
    turn_down,
    turn_up,
)


def test_tun_15_one_berry_rerolls_an_unused_die() -> None:
    t = Table(dice="3 3", berries=1)
    t.play(reroll(3))
    assert t.berries() == 0
    assert len(t.dice()) == 2 and 3 in t.dice()
    assert t.match.horizon(0).steps == 0


def test_tun_15_two_berries_change_a_die_by_one() -> None:
    t = Table(dice="3 1", berries=4)
    t.play(turn_up(3), turn_down(4))
    assert t.dice() == [1, 3]
    assert t.berries() == 0


def test_tun_15_six_and_one_are_not_linked() -> None:
    t = Table(dice="1 6", berries=9)
    t.refuses(turn_down(1), "TUN-15.wrap", value=1)
    t.refuses(turn_up(6), "TUN-15.wrap", value=6)


def test_tun_15_a_bought_die_is_rolled_and_can_be_used_at_once() -> None:
    """Three dice used, one left, six berries: one more turn this round."""
    used = ["travel 1", "travel 2", "travel 3"]
    t = Table(seat(dice=""), dice="4", slots=used, berries=6, workers=[], seed=2)
    t.play(buy)
    assert t.berries() == 0
    assert len(t.dice()) == 2 and t.view(0, 0)["supply"] == 2
    new = next(value for value in [*t.dice(), 4] if value != 4 or t.dice() == [4, 4])
    t.play(put("gathering", new))
    assert t.mover == 0
    assert len(t.dice()) == 1


def test_tun_15_buying_is_possible_after_the_last_die() -> None:
    t = Table(seat(dice=""), dice="4", berries=6, workers=[])
    t.play(put("gathering", 4))
    assert t.asked() == "ask-after"
    t.play(buy)
    assert t.asked() == "ask-turn"
    assert len(t.dice()) == 1


def test_tun_15_but_not_later() -> None:
    t = Table(seat(dice="1 2"), dice="4", berries=6, workers=[])
    t.play(put("gathering", 4), done)
    t.play(put("gathering", 1))
    assert t.mover == 1  # the first seat has no dice and gets no turn to buy one


def test_tun_15_refusals() -> None:
    t = Table(dice="3 1", berries=0)
    t.refuses(reroll(3), "TUN-15.berries", cost=1, berries=0)
    t.refuses(turn_up(3), "TUN-15.berries", cost=2)
    t.refuses(buy, "TUN-15.berries", cost=6)
    t.refuses(reroll(5), "TUN-15.no-die", value=5)


def test_tun_15_no_more_than_seven_dice_a_round() -> None:
    slots = ["travel 1", "travel 2", "travel 3", "travel 4", "travel 5", "travel 6"]
    t = Table(dice="1", slots=slots, berries=20)
    t.refuses(buy, "TUN-15.supply")


def test_tun_a20_changing_a_die_leaves_the_others_copies_alone() -> None:
    t = Table(seat(dice="3 3"), dice="3 3", berries=3)
    t.play(turn_up(3))
    assert t.dice(1) == [3, 3]
    t.play(reroll(3))
    assert t.dice(1) == [3, 3]


def test_tun_a20_used_dice_count_towards_the_limit() -> None:
    t = Table(dice="1 2", slots=["travel 1", "travel 2", "travel 3", "travel 4"], berries=20)
    assert t.view(0, 0)["supply"] == 1
    t.play(buy)
    t.refuses(buy, "TUN-15.supply")


def test_tun_16_an_advisor_helps_once_a_round() -> None:
    t = Table(dice="1 2", advisors=["a01"])
    t.play(ask())
    assert t.goods() == "F"
    t.refuses(ask(), "TUN-16.turned", card="name:a01")
    t.refuses(ask(1), "TUN-16.none")


def test_tun_16_advisors_are_ready_again_in_the_next_round() -> None:
    t = Table(seat(dice=""), dice="1", workers=[], advisors=["a01 turned"])
    t.play(put("gathering", 1))
    assert t.view(0)["round"] == 2
    assert not t.view(0, 0)["advisors"][0]["turned"]


@pytest.mark.parametrize(
    ("advisor", "goods", "berries", "points"),
    [
        ("a01", "F", 5, 0),
        ("a02", "S", 5, 0),
        ("a03", "P", 5, 0),
        ("a04", "FF", 4, 0),
        ("a05", "SS", 4, 0),
        ("a06", "PP", 4, 0),
        ("a07", "", 7, 0),
        ("a12", "", 5, 1),
    ],
)
def test_tun_16_simple_advisors(advisor: str, goods: str, berries: int, points: int) -> None:
    t = Table(dice="1 2", berries=5, advisors=[advisor])
    t.play(ask())
    assert (t.goods(), t.berries(), t.points()) == (goods, berries, points)


def test_tun_16_the_watchman_counts_towers_up_to_four_berries() -> None:
    for towers, berries in ((0, 1), (2, 3), (3, 4), (4, 4)):
        t = Table(dice="1 2", advisors=["a08"], towers=[str(n) for n in range(1, towers + 1)], workers=[])
        t.play(ask())
        assert t.berries() == berries


def test_tun_16_advisors_that_move_workers_or_give_any_resource() -> None:
    glades = ["1 g01", "2 g02", "6 g05"]
    t = Table(dice="1 2", advisors=["a09", "a10", "a11"], workers=["1"], glades=glades, berries=1)
    t.play(ask(0), move(0, 2))
    t.play(ask(1), move(0, 6), move(0, 1))
    assert t.berries() == 0
    t.play(ask(2), gain("P"))
    assert t.goods() == "FFSP"


def test_tun_16_the_merchant_exchanges_up_to_twice() -> None:
    t = Table(dice="1 2", advisors=["a13"], berries=5)
    t.play(ask(), gain("S"))
    t.refuses(spend("S"), "not-now")
    t.play(gain("P"))
    assert (t.goods(), t.berries()) == ("SP", 1)
    assert t.asked() == "ask-turn"
    t = Table(dice="1 2", advisors=["a13"], berries=5)
    t.play(ask(), gain("S"), done)
    assert t.berries() == 3


def test_tun_16_the_innkeeper_buys_a_resource() -> None:
    t = Table(dice="1 2", advisors=["a14"], stone=1)
    t.play(ask())
    t.refuses(spend("F"), "TUN-16.no-resource", good="name:firewood")
    t.refuses(gain("F"), "not-now")
    t.play(spend("S"))
    assert (t.goods(), t.berries()) == ("", 3)


def test_tun_16_the_clockmaker_turns_a_die_for_nothing() -> None:
    t = Table(dice="1 6", advisors=["a15"])
    t.play(ask())
    t.refuses(turn_down(1), "TUN-16.wrap")
    t.refuses(turn_up(3), "TUN-12.no-die", value=3)
    t.play(turn_down(6))
    assert t.dice() == [1, 5]


def test_tun_16_the_gambler_rolls_the_chosen_dice_once() -> None:
    t = Table(dice="1 1 4", advisors=["a16"])
    t.play(ask(), reroll(1), reroll(1))
    t.refuses(reroll(1), "TUN-12.no-die")
    assert t.dice() == [4]
    t.play(done)
    assert len(t.dice()) == 3 and 4 in t.dice()
    t.refuses(ask(), "TUN-16.turned")


def test_tun_16_what_an_advisor_asks_for_must_be_there() -> None:
    t = Table(dice="1 2", advisors=["a04", "a13", "a14"])
    for space in range(3):
        t.refuses(ask(space), "TUN-16.poor")
    t = Table(seat(dice="1"), dice="1", advisors=["a15", "a16", "a01"], workers=[])
    t.play(put("gathering", 1))
    t.refuses(ask(0), "TUN-16.no-dice")
    t.refuses(ask(1), "TUN-16.no-dice")


def test_tun_a16_a_new_advisor_may_be_asked_in_the_same_turn() -> None:
    t = Table(dice="6 1", market=["a01"], advisors=["a02 turned", "a03", "a07"])
    t.play(put("trade", 6), hire(0, 0), ask(0))
    assert t.goods() == "F"
