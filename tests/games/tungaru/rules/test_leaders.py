"""The leaders: abilities, dice spaces and the start player (TUG-LEADER-1 to TUG-LEADER-5, TUG-ACT-H)."""

from __future__ import annotations

import pytest

from tests.games.tungaru.rules.table import (
    BEGGAR,
    CHIEF,
    FISHER,
    TRADER,
    WORKER,
    Table,
    discard,
    done,
    equal,
    free,
    give,
    harvest,
    keep,
    pass_,
    place,
    put,
    recruit,
    refill,
    sail,
    seat,
    sell,
    settle,
    take,
    trade,
    use_leader,
)
from tutable.games.tungaru.state import CARD_FISH, PASSED


def leading(*leaders: int, **places: object) -> Table:
    """A table right after the choice of leaders; goods as described."""
    others = places.pop("others", [])
    assert isinstance(others, list)
    t = Table(*others, players=len(leaders), **places)  # type: ignore[arg-type]
    t.next_round()
    t.choose(*leaders)
    return t


def test_tug_leader_1_the_worker_rolls_the_fourth_die() -> None:
    t = leading(WORKER, FISHER)
    assert 1 <= t.dice()[3] <= 6
    assert t.dice(1)[3] == 0
    t = Table(dice="0 0 0 2", boat=1)
    t.play(harvest("B", 4))
    assert t.goods() == "S"


def test_tug_leader_2_both_neighbours_give_and_score() -> None:
    t = leading(BEGGAR, WORKER, FISHER, TRADER, others=[seat(goods="F"), seat(goods="FS"), seat(goods="P")])
    assert t.mover == 1
    t.play(give("F", right=True))
    assert t.mover == 3
    t.play(give("P"))
    assert t.goods() == "FP"
    assert [t.points(n)[0] for n in range(4)] == [0, 3, 0, 3]
    assert t.goods(2) == "FS"


def test_tug_leader_2_with_two_players_the_opponent_gives_once() -> None:
    t = leading(BEGGAR, WORKER, others=[seat(goods="FS")])
    t.refuses(give("F", right=True), "TUG-LEADER-2.no-beggar")
    t.refuses(give("P"), "TUG-LEADER-2.not-in-storage", good="name:pearl")
    t.play(give("S"))
    assert (t.goods(), t.goods(1)) == ("S", "F")
    assert t.mover == 0


@pytest.mark.parametrize("leader", [BEGGAR, CHIEF])
def test_tug_leader_2_beggars_and_chiefs_give_nothing(leader: int) -> None:
    t = leading(BEGGAR, leader, others=[seat(goods="FS")])
    assert t.goods(1) == "FS"
    assert t.asked() == "ask-turn"


def test_tug_r7_between_two_beggars_the_donor_chooses_once() -> None:
    t = leading(BEGGAR, WORKER, BEGGAR, others=[seat(goods="FS")])
    assert t.mover == 1
    assert t.options() == {give("F"), give("S"), give("F", right=True), give("S", right=True)}
    t.play(give("S"))
    assert (t.goods(0), t.goods(2)) == ("", "S")
    assert t.asked() == "ask-turn"


def test_tug_r7_two_donors_between_two_beggars_are_asked_once_each() -> None:
    goods = [seat(goods="F"), seat(goods=""), seat(goods="P")]
    t = leading(BEGGAR, WORKER, BEGGAR, FISHER, others=goods)
    asked = []
    while t.asked() == "ask-giving":
        asked.append(t.mover)
        t.play(give("F", right=True) if t.mover == 1 else give("P"))
    assert asked == [1, 3]  # the first Beggar's left neighbour, then the right one
    assert (t.goods(0), t.goods(2)) == ("FP", "")
    assert [t.points(n)[0] for n in range(4)] == [0, 3, 0, 3]


def test_tug_r7_who_sits_between_two_beggars_gives_before_all_others() -> None:
    goods = [seat(), seat(goods="S"), seat(goods="C"), seat()]
    t = leading(WORKER, BEGGAR, FISHER, WORKER, BEGGAR, goods="F", others=goods)
    assert t.mover == 0
    t.play(give("F"))
    assert t.mover == 2
    t.play(give("S", right=True))
    assert t.mover == 3
    t.play(give("C"))
    assert (t.goods(1), t.goods(4)) == ("FS", "C")


def test_tug_r8_who_has_nothing_gives_nothing() -> None:
    t = leading(BEGGAR, WORKER)
    assert t.asked() == "ask-turn"
    assert t.points(1)[0] == 0


def test_tug_r9_a_full_beggar_sorts_out_and_the_donor_still_scores() -> None:
    t = leading(BEGGAR, WORKER, goods="FFFFF", others=[seat(goods="P")])
    t.play(give("P"))
    assert t.mover == 0
    t.play(discard("F"))
    assert t.goods() == "FFFFP"
    assert t.points(1)[0] == 3
    t = leading(BEGGAR, WORKER, goods="FFFF", others=[seat(goods="P")])
    t.play(give("P"))
    assert t.asked() == "ask-turn"  # the fifth space was free


def test_tug_r10_goods_on_a_storage_nomad_can_be_begged() -> None:
    t = leading(BEGGAR, WORKER, others=[seat(goods="FFFFFFP", nomads=["N20"])], islands=["N01"])
    t.play(give("P"))
    assert t.goods() == "P"


def test_tug_leader_3_the_fish_lies_on_the_card_beyond_storage() -> None:
    t = leading(FISHER, CHIEF, goods="FFFFF")
    assert t.at(CARD_FISH) == 1
    assert t.goods() == "FFFFF"
    assert t.asked() == "ask-turn"


def test_tug_leader_3_a_fish_not_spent_is_stored_or_lost() -> None:
    t = Table(leader="fisher", fish=1, goods="SSSSS")
    t.play(pass_, pass_)
    assert t.mover == 0
    t.play(keep)
    assert t.asked() == "ask-overflow"
    t.play(discard("S"))
    assert t.goods() == "FSSSS"
    assert t.state.round == 2


def test_tug_r13_the_fishers_fish_pays_for_everything_and_cannot_be_begged() -> None:
    t = Table(leader="fisher", fish=1, goods="F", boat=1)
    t.play(settle("A"))
    assert t.at(CARD_FISH) == 0
    assert t.goods() == ""
    t = Table(leader="fisher", fish=1, boat=1)
    t.play(trade("B"))
    assert t.market("B") == "F"
    t = Table(leader="fisher", fish=1, nomads=["N10"], islands=["N01"])
    t.play(sell())
    assert t.points()[1] == 4
    t = leading(BEGGAR, FISHER)
    assert t.asked() == "ask-turn"
    assert t.at(CARD_FISH, 1) == 1


def test_tug_r13_a_stored_fish_goes_before_the_one_on_the_card() -> None:
    """The card is a space of its own: who empties it first has less room for what comes."""
    t = Table(leader="fisher", fish=1, goods="FSSCC", boat=3)
    t.play(trade("D"))
    assert t.at(CARD_FISH) == 1
    t.play(discard("C"))
    assert t.goods() == "FFSSC"
    t = Table(leader="fisher", fish=1, goods="FSSCC", boat=1)
    t.play(sail(5), pass_, use_leader(1, 3))
    assert (t.goods(), t.at(CARD_FISH)) == ("SSCCC", 1)


def test_tug_leader_4_a_trade_on_any_island_without_die_or_settler() -> None:
    t = leading(TRADER, CHIEF, goods="P", boat=1)
    assert t.asked() == "ask-free-trade"
    t.refuses(free("A"), "TUG-LEADER-4.nothing-to-trade", island="name:butaritari")
    t.play(free("F"))
    assert t.goods() == "CC"
    assert t.market("F") == "P"
    assert t.asked() == "ask-turn"


def test_tug_leader_4_taking_from_a_market_is_trading_too() -> None:
    t = leading(TRADER, CHIEF, goods="F", markets=["", "S P"])
    t.play(free("B"))
    assert t.options() == {take(1), take(2)}
    t.refuses(put, "TUG-ACT-D.market-full")
    t.play(take(2))
    assert t.goods() == "FP"


def test_tug_r11_the_trader_may_decline() -> None:
    t = leading(TRADER, CHIEF, goods="P")
    t.play(done)
    assert t.goods() == "P"
    assert t.asked() == "ask-turn"


def test_tug_r12_goods_are_not_equal_in_the_free_trade() -> None:
    t = leading(TRADER, CHIEF, goods="S")
    t.refuses(free("F"), "TUG-LEADER-4.nothing-to-trade")
    assert not t.allows(equal)


def test_tug_leader_5_the_chief_starts_the_next_round() -> None:
    t = Table(seat(leader="chief"), seat(), players=3)
    t.next_round()
    assert t.state.start == 1
    t = Table(players=3, start=3, to_move=3)
    t.next_round()
    assert t.state.start == 2


def test_tug_leader_5_not_in_the_final_round() -> None:
    t = Table(seat(leader="chief", travellers="..."), migration=["", "", "", ""])
    t.play(pass_, pass_)
    assert t.match.is_over
    assert t.state.start == 0


def test_tug_r38_of_several_chiefs_the_last_in_order_starts() -> None:
    chief = seat(leader="chief")
    t = Table(dict(chief), dict(chief), {}, players=4, start=3, to_move=3)
    t.next_round()
    assert t.state.start == 1
    t = Table(players=4, leader="chief")
    t.next_round()
    assert t.state.start == 0
    assert "event-new-start" not in t.log()


def test_tug_act_h_a_matching_die_brings_the_goods_of_the_space() -> None:
    t = Table(dice="4 3 6", players=3)
    t.refuses(use_leader(1, 2), "TUG-ACT-H.wrong-value", die=3)
    t.play(use_leader(1, 1), pass_, pass_)
    assert t.goods() == "FF"
    t.refuses(use_leader(1, 3), "TUG-ACT-H.space-taken", leader="name:worker")
    t.play(use_leader(2, 3))
    assert t.goods() == "FFC"


def test_tug_act_h_marked_spaces_are_closed_with_two_players() -> None:
    t = Table(dice="6")
    t.refuses(use_leader(2), "TUG-ACT-H.closed", leader="name:worker")


def test_tug_act_h_the_space_works_after_the_benefit() -> None:
    t = Table(dice="4", used=1)
    t.play(use_leader(1))
    assert t.goods() == "FF"


def test_tug_act_i_who_has_passed_is_out() -> None:
    t = Table(seat(dice="4 1"), leader="chief", players=3)
    t.play(pass_)
    assert t.mover == 1
    t.play(use_leader(1), pass_)
    assert t.mover == 1
    assert t.match.options(0) == []
    assert t.at(PASSED) == 1


def test_tug_r26_a_new_nomad_works_from_the_next_turn_on() -> None:
    t = Table(islands=["N01", "N03"], goods="FCP", boat=1, monuments="butaritari", dice="3 3")
    t.play(recruit("A"), place(1), refill(1))
    t.play(pass_)
    t.play(harvest("B", 2))
    assert t.goods() == "S"
