"""Architecture: TUN-18 towers, TUN-19 workers, TUN-20 selling."""

from __future__ import annotations

from tests.games.tundra.rules.page import figures
from tests.games.tundra.rules.table import (
    Table,
    act,
    bonus,
    build,
    done,
    gain,
    join,
    move,
    put,
    seat,
    sell,
    send,
)
from tests.games.tundra.rules.test_round import at_round_start
from tutable.core.engine import frame
from tutable.games.tundra import flow


def test_tun_18_a_tower_replaces_a_worker_for_two_equal_resources() -> None:
    t = Table(dice="6 1", workers=["1", "2"], glades=["1 g10", "2 g11"], stone=3)
    t.play(put("architecture", 6), build(1, "S"))
    assert t.towers() == [1]
    assert t.workers() == [2]
    assert t.goods() == "S"
    assert t.points() == 2  # the bonus of the tile, right after the action


def test_tun_18_twice_and_upgraded_four_times() -> None:
    glades = [f"{n} g{n + 9:02d}" for n in (1, 2)] + ["3 g01", "4 g04"]
    for upgraded, towers in (([], 2), (["architecture"], 4)):
        t = Table(dice="5 1", workers=["1", "2", "3", "4"], glades=glades, firewood=10, upgraded=upgraded)
        t.play(put("architecture", 5), *(build(n, "F") for n in range(1, towers + 1)))
        assert len(t.towers()) == towers


def test_tun_18_refusals() -> None:
    other = seat(towers=["2"], workers=["2"])
    t = Table(other, dice="6 1", workers=["1", "2", "3"], glades=["1 g10", "2 g11", "3 g01"], stone=2)
    t.play(put("architecture", 6))
    t.refuses(build(2, "S"), "TUN-18.occupied", place="name:glade-n 2")
    t.refuses(build(5, "S"), "TUN-18.no-worker")
    t.refuses(build(1, "F"), "TUN-18.poor", good="name:firewood")


def test_tun_18_four_towers_are_all_there_are() -> None:
    glades = ["1 g10", "2 g11", "3 g01", "4 g04", "6 g07", "7 g05"]
    t = Table(
        dice="6 1",
        workers=["1", "6"],
        towers=["2", "3", "4"],
        glades=glades,
        stone=10,
        upgraded=["architecture"],
    )
    t.play(put("architecture", 6), build(1, "S"))
    assert t.mover == 1  # nothing more can be built
    t = Table(dice="6 1", workers=["1"], towers=["2", "3", "4", "6"], glades=glades, stone=10)
    assert t.state.towers(0) == 4
    t.play(put("architecture", 6))
    assert t.mover == 1


def test_tun_18_no_tower_left_says_so() -> None:
    t = Table(dice="6 1", workers=["1"], towers=["2", "3", "4", "6"], stone=10)
    state = t.state
    state.push(frame(flow.BUILDING, 0, 1))
    assert t.match.game.reason(int(state.why_not(0, build(1, "S")))) == "TUN-18.no-tower"


def test_tun_18_bonuses_come_after_the_whole_action() -> None:
    t = Table(dice="6 1", workers=["1", "2"], glades=["1 g07", "2 g10"], firewood=4)
    t.play(put("architecture", 6), build(1, "F"))
    assert t.points() == 0 and t.berries() == 0
    t.play(done)
    assert t.points() == 1 and t.berries() == 1


def test_tun_18_a_bonus_worker_goes_on_that_tile() -> None:
    t = Table(dice="6 1", workers=["1"], glades=["1 g12"], firewood=2)
    t.play(put("architecture", 6), build(1, "F"))
    assert t.workers() == [1]
    assert t.points() == 1


def test_tun_a9_the_owner_orders_the_bonuses() -> None:
    """A worker first, then movement with it."""
    glades = ["1 g12", "3 g02", "2 g04"]
    t = Table(dice="6 1", workers=["1", "3"], glades=glades, firewood=4)
    t.play(put("architecture", 6), build(1, "F"), build(3, "F"))
    assert t.asked() == "ask-bonuses"
    t.refuses(bonus(2), "TUN-18.not-due")
    t.play(bonus(1))
    t.play(move(0, 2), gain("P"))
    assert t.workers() == [2]
    assert t.goods() == "SP"


def test_tun_a9_bonuses_come_before_further_card_actions() -> None:
    t = Table(
        dice="6 1", workers=["1", "3"], glades=["1 g12", "3 g02"], firewood=4, starters=["s06 architecture"]
    )
    t.play(put("architecture", 6), act(0), build(1, "F"), build(3, "F"), bonus(1), done)
    assert t.asked() == "ask-reward"  # now the card
    t.play(gain("S"))
    assert t.goods() == "S"


def test_tun_a9_a_bonus_worker_must_be_placed_while_the_supply_has_one() -> None:
    glades = ["1 g12", "3 g02", "2 g04"]
    t = Table(dice="6 1", workers=["1", "3", "2"], glades=glades, firewood=4)
    t.play(put("architecture", 6), build(1, "F"), build(3, "F"))
    t.refuses(done, "TUN-18.bonus-worker")
    t.play(bonus(3), done)  # a step and a resource of choice may be left, the worker comes by itself
    assert t.workers() == [1, 2]
    assert t.goods() == ""
    assert t.mover == 1


def test_tun_a9_a_worker_and_a_step_of_one_tower_come_in_either_order() -> None:
    both = figures({("tile", "bonus"): {"g12": "M W"}})
    for first in (join, move(1, 1)):
        t = Table(dice="6 1", workers=["1", "2"], glades=["1 g12", "2 g10"], firewood=2, components=both)
        t.play(put("architecture", 6), build(1, "F"))
        t.refuses(done, "TUN-18.bonus-worker")
        t.play(first)
        if first == join:
            t.play(move(0, 5))
        assert t.workers() == ([5, 2] if first == join else [1, 1])
        assert t.mover == 1


def test_tun_a9_with_too_few_workers_the_owner_chooses_their_tower() -> None:
    """At a round's start: two towers bring a worker each, and the supply has one."""
    both = figures({("tile", "bonus"): {"g11": "V W"}})
    glades = ["1 g10", "2 g11", "3 g12"]
    t = at_round_start(workers=["1"] * 5, towers=["2", "3"], glades=glades, components=both)
    t.play(done)  # Humble
    assert t.asked() == "ask-bonuses"
    t.refuses(done, "TUN-18.bonus-worker")
    t.play(bonus(3))
    assert t.workers() == [1, 1, 1, 1, 1, 3]
    assert t.mover == 1


def test_tun_a9_workers_for_every_tower_come_by_themselves() -> None:
    both = figures({("tile", "bonus"): {"g11": "V W"}})
    glades = ["1 g10", "2 g11", "3 g12"]
    t = at_round_start(workers=["1"] * 4, towers=["2", "3"], glades=glades, components=both)
    t.play(done)
    assert sorted(t.workers()) == [1, 1, 1, 1, 2, 3]
    assert t.mover == 1


def test_tun_18_movement_without_a_worker_on_the_map_is_not_asked_about() -> None:
    """Two towers with a point and a movement point, and every worker back in the supply."""
    t = Table(players=3, dice="6 1", workers=["1", "3"], glades=["1 g13", "3 g15"], firewood=4)
    t.play(put("architecture", 6), build(1, "F"), build(3, "F"))
    assert t.points() == 2
    assert t.mover == 1


def test_tun_a10_a_worker_bonus_with_an_empty_supply_gives_nothing() -> None:
    t = Table(
        seat(dice="", workers=[]), dice="1", workers=["1"] * 6, towers=["2"], glades=["1 g10", "2 g12"],
        first=2, to_move=1,
    )  # fmt: skip
    t.play(put("architecture", 1), done)
    assert t.view(0)["round"] == 2
    assert t.mover == 1
    assert t.points() == 1  # the tower's point comes, its worker does not
    assert "event-joined" not in t.log()


def test_tun_a10_the_refusal_when_a_bonus_worker_is_missing() -> None:
    t = Table(dice="1", workers=["1", "1", "1", "1", "1", "1"], towers=["2"], glades=["1 g10", "2 g12"])
    state = t.state
    state.push(frame(flow.REWARD, 0, 1, 0, 1, 1))
    assert t.match.game.reason(int(state.why_not(0, join))) == "TUN-18.no-bonus-worker"


def test_tun_19_a_worker_costs_two_equal_resources_and_a_berry() -> None:
    t = Table(dice="4 1", workers=[], towers=["1"], glades=["1 g01"], stone=4, berries=2)
    t.play(put("architecture", 4), send("home", "S"), send("home", "S"))
    assert t.workers() == ["home1", "home1"]
    assert (t.goods(), t.berries()) == ("", 0)


def test_tun_19_one_per_glade_and_action_but_any_number_at_home() -> None:
    t = Table(
        dice="4 1", workers=[], towers=["1"], glades=["1 g01"], stone=10, berries=5, upgraded=["architecture"]
    )
    t.play(put("architecture", 4), send(1, "S"))
    t.refuses(send(1, "S"), "TUN-19.once", place="name:glade-n 1")
    t.play(send("home", "S"), send("home", "S"))
    assert t.workers() == [1, "home1", "home1"]


def test_tun_19_refusals() -> None:
    t = Table(dice="4 1", workers=["5"], glades=["5 g01"], stone=2, berries=2)
    t.play(put("architecture", 4))
    t.refuses(send(5, "S"), "TUN-19.where")
    t.refuses(send("home2", "S"), "TUN-19.where")
    t.refuses(send("home", "F"), "TUN-19.poor")
    full = Table(dice="4 1", workers=["5"] * 6, glades=["5 g01"], stone=2, berries=2)
    state = full.state
    state.push(frame(flow.SENDING, 0, 1))
    assert full.match.game.reason(int(state.why_not(0, send("home", "S")))) == "TUN-19.no-worker"


def test_tun_a5_placing_a_worker_gives_no_resource() -> None:
    t = Table(dice="4 1", workers=[], towers=["1"], glades=["1 g01"], stone=2, berries=1)
    t.play(put("architecture", 4), send(1, "S"))
    assert t.goods() == ""


def test_tun_a11_the_berry_is_paid_for_every_worker() -> None:
    t = Table(dice="4 1", workers=[], stone=4, berries=1)
    t.play(put("architecture", 4), send("home", "S"))
    assert t.mover == 1  # no berry is left for a second
    assert t.goods() == "SS"


def test_tun_20_a_sale_for_each_tower() -> None:
    """3 firewood, 2 stone, 1 peat and three towers: two points at most, two resources left."""
    glades = ["1 g10", "2 g11", "3 g12"]
    t = Table(
        dice="2 1", workers=[], towers=["1", "2", "3"], glades=glades, firewood=3, stone=2, peat=1,
        upgraded=["architecture"],
    )  # fmt: skip
    t.play(put("architecture", 2))
    t.refuses(sell("P"), "TUN-20.poor", count=1)
    t.play(sell("F"), sell("S"))
    assert t.points() == 2
    assert t.goods() == "FP"
    assert t.mover == 1


def test_tun_20_no_more_sales_than_towers() -> None:
    t = Table(dice="1 1", workers=[], towers=["1"], glades=["1 g10"], firewood=10, upgraded=["architecture"])
    t.play(put("architecture", 1), sell("F"))
    assert t.points() == 1
    assert t.mover == 1
