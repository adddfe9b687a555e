"""The four phases: TUG-PHASE-1 to TUG-PHASE-4, and the end of the game."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tungaru.rules.table import (
    ALL_COUNTS,
    BEGGAR,
    CHIEF,
    FISHER,
    TRADER,
    WORKER,
    Table,
    discard,
    done,
    harvest,
    lead,
    pass_,
    recruit,
    sail,
    seat,
    settle,
    trade,
    travel,
    twice,
    use_leader,
)
from tutable.core.conformance import branches
from tutable.core.engine import frame
from tutable.core.match import Match
from tutable.games.tungaru import flow
from tutable.games.tungaru.state import HAND, PASSED, SEAT, TungaruState
from tutable.games.tungaru.terms import ROLLS


def test_tug_phase_1_everybody_copies_three_dice() -> None:
    t = Table(players=5)
    t.next_round()
    assert t.told("event-rolled")[-1] == dict(zip(("one", "two", "three"), t.dice()[:3], strict=True))
    assert all(t.dice(other) == t.dice() for other in range(5))


def test_tug_phase_1_income_comes_before_the_leaders() -> None:
    t = Table(seat(nomads=["N04", "N05"]), nomads=["N03"], islands=["N01"])
    t.next_round()
    assert t.goods() == "F"
    assert t.goods(1) == "PP"
    assert t.asked() == "ask-choosing"


def test_tug_r5_every_roll_but_triples_is_equally_likely() -> None:
    s = Table().state
    s.pop()
    s.push(frame(flow.ROLLING))
    decision = s.decisions[flow.ROLLING]
    found: Counter[int] = Counter()
    for weight, roll in branches(lambda rng: int(decision.draw(s, s.top(), rng, s.box.buffer))):
        assert weight.denominator == 210
        found[int(ROLLS[roll])] += 1
    assert len(found) == 210
    assert all(len(set(str(roll))) > 1 for roll in found)


def test_tug_r5_the_fourth_die_may_match_the_others() -> None:
    t = Table(seed=3)
    t.next_round()
    s = t.state
    assert [pick for pick, _ in worker_frame(s).outcomes()] == [1, 2, 3, 4, 5, 6]


def worker_frame(s: TungaruState) -> TungaruState:
    s.push(frame(flow.WORKER_ROLLS, 0))
    return s


def test_tug_r6_income_beyond_storage_is_sorted_out_by_its_owner() -> None:
    t = Table(nomads=["N03", "N04"], goods="SSSSS", islands=["N01"])
    t.next_round()
    assert t.asked() == "ask-overflow"
    t.play(discard("S"), discard("F"))
    assert t.goods() == "SSSSP"
    assert t.asked() == "ask-choosing"


def test_tug_r6_travellers_bring_no_income() -> None:
    t = Table(travellers="N03", islands=["N01"])
    t.next_round()
    assert t.goods() == ""


def test_tug_phase_2_leaders_are_revealed_together() -> None:
    t = Table(players=3)
    t.next_round()
    t.match.act(0, lead(CHIEF))
    t.match.act(0, lead(WORKER))
    t.match.act(2, lead(FISHER))
    assert "event-leads" not in t.log(1)
    t.match.act(1, lead(CHIEF))
    assert [args["leader"] for args in t.told("event-leads")] == ["name:worker", "name:chief", "name:fisher"]


def test_tug_phase_2_only_cards_in_hand_can_be_chosen() -> None:
    t = Table(
        seat(hand="worker worker beggar chief", leader="fisher"),
        hand="fisher trader trader chief",
        leader="beggar",
    )
    t.next_round()
    # The Beggar of seat 1 has gone to seat 2, the Fisher of seat 2 to seat 1.
    t.refuses(lead(WORKER), "TUG-PHASE-2.not-in-hand", leader="name:worker")


def test_tug_phase_2_the_example_worker_before_fishers_and_the_chief_waits() -> None:
    t = Table(players=4)
    t.next_round()
    before = len(t.log())
    t.choose(FISHER, CHIEF, FISHER, WORKER)
    told = [(m.message, m.args["player"]) for m in t.match.log(0)[before:]]
    assert told == [
        ("event-leads", "seat:0"),
        ("event-leads", "seat:1"),
        ("event-leads", "seat:2"),
        ("event-leads", "seat:3"),
        ("event-worker-rolled", "seat:3"),
        ("event-fished", "seat:0"),
        ("event-fished", "seat:2"),
    ]
    assert t.mover == 0


def test_tug_phase_2_every_ability_goes_clockwise_from_the_starting_player() -> None:
    t = Table(players=5, start=4, to_move=4)
    t.next_round()
    before = len(t.log())
    t.choose(WORKER, FISHER, WORKER, FISHER, WORKER)
    told = [(m.message, m.args["player"]) for m in t.match.log(0)[before:] if m.message != "event-leads"]
    assert told == [
        ("event-worker-rolled", "seat:4"),
        ("event-worker-rolled", "seat:0"),
        ("event-worker-rolled", "seat:2"),
        ("event-fished", "seat:3"),
        ("event-fished", "seat:1"),
    ]
    assert t.mover == 3


def test_tug_phase_3_one_action_each_clockwise_until_all_have_passed() -> None:
    t = Table(seat(dice="4 1 4"), seat(dice="4 1 4"), players=3, start=2, to_move=2, dice="4")
    order = []
    for pick in (use_leader(1), use_leader(1), use_leader(1), pass_, pass_, pass_):
        order.append(t.mover)
        t.play(pick)
    assert order == [1, 2, 0, 1, 2, 0]
    assert t.state.round == 2


def test_tug_phase_3_a_spent_die_cannot_be_used_again() -> None:
    t = Table(dice="0 4 5", boat=1)
    t.refuses(trade("A", 1), "TUG-PHASE-3.die-used")


def test_tug_phase_3_an_island_has_so_many_dice_spaces() -> None:
    t = Table(island_dice=["2:1 2:1"], goods="C", boat=1)
    t.refuses(trade("A"), "TUG-PHASE-3.dice-spaces-full", island="name:butaritari")
    t = Table(players=3, island_dice=["2:1 2:1"], goods="C", boat=1)
    t.play(trade("A"))


def test_tug_phase_3_dice_go_next_to_the_boat_only() -> None:
    t = Table(goods="F", boat=1)
    t.refuses(trade("D"), "TUG-PHASE-3.not-next-to-boat", island="name:tarawa")


def test_tug_phase_3_there_is_no_seventh_island_on_the_small_side() -> None:
    t = Table(goods="FF", boat=7)
    for action in (harvest, twice, settle, trade, travel, recruit):
        t.refuses(action("G"), "not-now")
    t.refuses(sail(8), "not-now")


def test_tug_phase_3_settlers_act_where_they_stand_and_once_a_round() -> None:
    t = Table(goods="FF", settlers="tarawa", boat=1)
    t.play(trade("D", 0), pass_)
    assert t.settler("D") == 2
    t.refuses(trade("D", 0), "TUG-PHASE-3.settler-exhausted", island="name:tarawa")
    t.refuses(trade("E", 0), "TUG-PHASE-3.no-settler", island="name:abemama")


def test_tug_phase_3_after_the_action_only_the_swap_is_left() -> None:
    t = Table(leader="chief", dice="1", boat=1)
    t.play(use_leader(1))
    assert t.asked() == "ask-after"
    t.refuses(pass_, "TUG-PHASE-3.action-done")
    t.play(done)
    assert t.mover == 1


def test_tug_r14_turn_order_does_not_follow_leader_numbers() -> None:
    t = Table(players=3, start=2, to_move=2)
    t.next_round()
    t.choose(WORKER, CHIEF, FISHER)
    assert t.mover == 1


def test_tug_r18_a_player_may_use_several_dice_spaces_of_an_island() -> None:
    t = Table(goods="CC", boat=1, dice="1 2 5")
    t.play(trade("A", 1), pass_, trade("A", 2))
    assert t.match.view(0)["islands"][0]["dice"] == [{"seat": 0, "value": 1}, {"seat": 0, "value": 2}]


def test_tug_phase_4_dice_and_settlers_come_back() -> None:
    t = Table(settlers="tarawa*", dice="0 0 0", island_dice=["1:1"], sailed=3, leader_dice="4 0", used=1)
    t.next_round()
    view = t.match.view(0)
    assert view["islands"][0]["dice"] == [None, None]
    assert t.settler("D") == 1
    mine = view["seats"][0]
    assert (mine["sailed"], mine["leader_dice"], mine["benefit_used"], mine["passed"]) == (
        0,
        [0, 0],
        False,
        False,
    )


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tug_phase_4_the_leader_card_goes_to_the_left(players: int) -> None:
    t = Table(*[seat(leader="fisher") for _ in range(players - 1)], players=players, leader="chief")
    t.next_round()
    left = [t.at(HAND + leader, 1) for leader in range(5)]
    assert left == [1, 1, 0, 1, 2]
    assert [t.at(HAND + leader) for leader in range(5)] == [1, 1, 2, 1, 0]


def test_tug_phase_4_a_match_can_be_saved_in_the_middle_of_the_choice() -> None:
    t = Table(players=3)
    t.next_round()
    t.match.act(1, lead(TRADER))
    again = Match.load(t.match.save())
    assert again.sealed == {1: lead(TRADER)}
    assert t.at(PASSED) == 0
    assert t.at(HAND + BEGGAR) == 1
    assert len(t.state.seats) == 3 * SEAT


def test_tug_phase_3_when_only_passing_is_left_the_question_says_so() -> None:
    t = Table({"boat": 3}, boat=1, dice="", leader="chief", used=1)
    assert t.options() == {pass_}
    assert t.asked() == "ask-turn-pass"
