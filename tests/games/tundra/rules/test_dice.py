"""Dice placement: TUN-10, TUN-12, TUN-13, TUN-14."""

from __future__ import annotations

from tests.games.tundra.rules.table import (
    Table,
    act,
    build,
    done,
    goal,
    lay,
    move,
    put,
    seat,
    turn_up,
    upgrade,
)
from tutable.games.tundra.scoring import goal_count

GOALS = ["berries", "towers", "cards", "resources"]


def test_tun_10_one_die_then_the_next_player() -> None:
    t = Table(seat(dice="1 1"), dice="1 1 1")
    t.play(put("gathering", 1), done)
    assert t.mover == 1
    t.play(put("gathering", 1), done)
    assert t.mover == 0


def test_tun_10_who_has_no_dice_is_skipped() -> None:
    t = Table(seat(dice=""), dice="1 2 3", workers=[])
    t.play(put("gathering", 1))
    assert t.mover == 0
    assert t.dice() == [2, 3]


def test_tun_10_a_second_die_in_one_turn_is_refused() -> None:
    t = Table(dice="1 2", workers=[], berries=1)
    t.play(put("gathering", 1))
    t.refuses(put("gathering", 2), "TUN-10.one-die")


def test_tun_a18_there_is_no_passing_but_a_die_may_do_nothing() -> None:
    t = Table(dice="6 1", workers=[])
    t.refuses(done, "TUN-10.must-use")
    t.play(put("architecture", 6))
    assert t.mover == 1


def test_tun_12_a_die_needs_an_empty_slot_of_its_value() -> None:
    t = Table(dice="3 1", slots=["travel 3"])
    t.refuses(put("travel", 3), "TUN-12.taken", value=3, board="name:travel")
    t.refuses(put("travel", 4), "TUN-12.no-die", value=4)
    assert t.allows(put("trade", 3))


def test_tun_a19_a_die_without_any_place_is_laid_aside() -> None:
    full = [f"{board} 3" for board in ("architecture", "travel", "gathering", "trade")]
    t = Table(dice="3", slots=full, goals=GOALS)
    t.refuses(lay(1), "TUN-12.no-die")
    t.play(lay(3))
    assert t.dice() == []
    assert t.view(0, 0)["aside"] == 1
    assert t.mover == 1


def test_tun_a19_changing_the_die_is_possible_instead() -> None:
    full = [f"{board} 3" for board in ("architecture", "travel", "gathering", "trade")]
    t = Table(dice="3", slots=full, goals=GOALS, berries=2)
    t.play(turn_up(3))
    t.refuses(lay(4), "TUN-12.fits", value=4)
    assert t.allows(put("travel", 4))


def test_tun_a19_no_die_is_laid_aside_while_another_fits() -> None:
    full = [f"{board} 3" for board in ("architecture", "travel", "gathering", "trade")]
    t = Table(dice="3 1", slots=full, goals=GOALS)
    t.refuses(lay(3), "TUN-12.fits")


def test_tun_13_three_actions_in_any_order() -> None:
    """Trade base, die 3, a starter that gives peat and a market card that gives movement."""
    glades = ["1 g01", "2 g10"]
    t = Table(
        dice="3 1", workers=["1"], glades=glades, starters=["s03 trade"], cards=["e09 trade"],
        firewood=3, stone=0, peat=0,
    )  # fmt: skip
    t.play(put("trade", 3), act(1))
    assert t.goods() == "FFFP"
    t.play(act(2), move(0, 2))
    assert t.asked() == "ask-upgrading"
    assert t.berries() == 2
    t.refuses(act(1), "TUN-13.interrupted")  # nothing comes between the berries and the upgrading
    t.play(upgrade("travel"))
    assert t.points() == 1


def test_tun_13_actions_may_be_left_out() -> None:
    t = Table(dice="3 1", workers=[], starters=["s03 trade"])
    t.play(put("trade", 3), done)
    assert (t.goods(), t.berries()) == ("", 0)
    assert t.mover == 1


def test_tun_13_an_action_comes_once_and_only_in_its_row() -> None:
    t = Table(
        dice="3 1", workers=["1"], glades=["1 g01"], starters=["s03 gathering"], cards=["e16 gathering"]
    )
    t.play(put("gathering", 3))
    t.refuses(act(2), "TUN-13.no-action", value=3)
    t.play(act(1))
    assert t.asked() == "ask-gathering"  # the only action left begins by itself
    t = Table(dice="2 1", workers=[], starters=["s03 travel"], cards=["e16 travel"])
    t.play(put("travel", 2), act(2))
    t.refuses(act(2), "TUN-13.done")
    assert t.points() == 2


def test_tun_14_the_highest_condition_met_scores() -> None:
    for berries, points in ((10, 2), (15, 4), (20, 6)):
        t = Table(dice="2 1", berries=berries, goals=GOALS)
        t.play(goal(0, 2))
        assert t.points() == points
        assert t.berries() == berries  # nothing is spent


def test_tun_14_resources_are_counted_and_not_spent() -> None:
    t = Table(dice="5 1", firewood=5, stone=4, peat=3, goals=GOALS)
    t.play(goal(3, 5))
    assert (t.points(), len(t.goods())) == (4, 12)


def test_tun_14_only_the_values_on_the_card() -> None:
    t = Table(dice="3 1", berries=20, goals=GOALS)
    t.refuses(goal(0, 3), "TUN-14.value", one=2, two=5)
    t.refuses(goal(0, 2), "TUN-14.no-die", value=2)


def test_tun_14_a_goal_is_closed_to_everybody_until_the_round_ends() -> None:
    t = Table(seat(dice="5", berries=20), dice="2 5", berries=20, goals=GOALS)
    t.play(goal(0, 2), done)
    t.refuses(goal(0, 5), "TUN-14.taken")


def test_tun_14_a_player_may_use_several_goals() -> None:
    t = Table(seat(dice=""), dice="2 5 1", berries=20, firewood=10, stone=8, goals=GOALS)
    t.play(goal(0, 2), done, goal(3, 5))
    assert t.points() == 12


def test_tun_a21_a_goal_below_its_lowest_condition_is_refused() -> None:
    t = Table(dice="2 1", berries=9, goals=GOALS)
    t.refuses(goal(0, 2), "TUN-14.unmet", count=9, needed=10)


def test_tun_a22_goals_stay_and_open_again_every_round() -> None:
    t = Table(seat(dice=""), dice="2", berries=20, goals=GOALS, to_move=1)
    t.play(goal(0, 2), done)
    view = t.view(0)
    assert view["round"] == 2
    assert [entry["goal"] for entry in view["goals"]] == GOALS
    assert all(entry["taken_by"] is None for entry in view["goals"])


def test_tun_a8_each_repetition_may_use_another_pair() -> None:
    t = Table(dice="6 1", workers=["1", "2"], glades=["1 g10", "2 g11"], firewood=2, peat=2)
    t.play(put("architecture", 6), build(1, "F"), build(2, "P"))
    assert t.towers() == [1, 2]
    assert t.goods() == ""


def test_tun_a12_upgrading_trade_by_its_own_base_action_gives_two_berries() -> None:
    t = Table(dice="3 1", firewood=2, stone=1, peat=1)
    t.play(put("trade", 3), upgrade("trade"))
    assert t.berries() == 2
    assert t.view(0, 0)["boards"][3]["upgraded"]


def test_tun_14_all_nine_goals_count_what_they_say() -> None:
    land = [f"{n} g{n:02d}" for n in range(1, 13)]
    t = Table(
        seat(dice="1"), seat(dice="1"), players=3, dice="1 2 3 4 5 6", glades=land,
        workers=["1", "2", "4", "7"], towers=["5", "8"], advisors=["a01"],
        cards=["e01 trade", "e02 travel"], starters=["s01 trade"],
        upgraded=["travel", "trade"], goals=["glades-firewood", "glades-stone", "glades-peat", "cards"],
    )  # fmt: skip
    assert [int(goal_count(t.state, 0, which)) for which in range(9)] == [3, 2, 0, 2, 4, 0, 2, 2, 2]
