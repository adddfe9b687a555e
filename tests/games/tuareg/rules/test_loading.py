"""Loading up your camel with goods from your cache: TUA-6, and the loading rules TUA-9."""

from __future__ import annotations

from itertools import groupby, product

import pytest

from tests.games.tuareg.rules.table import LETTERS, Table, buy, done, hide_from, load, pay_from, rob, seat
from tutable.core.engine import LEGAL
from tutable.games.tuareg.cargo import CARGOES, cards, cargo_of, load_reason, put

CAMEL = False
DONKEY = True


def reachable(donkey: bool) -> set[str]:
    """Every load that can be stacked card by card."""
    found = {0}
    frontier = [0]
    while frontier:
        cargo = frontier.pop()
        for kind in range(4):
            if load_reason(donkey, cargo, kind) == LEGAL:
                after = int(put(cargo, kind))
                if after not in found:
                    found.add(after)
                    frontier.append(after)
    return {"".join(LETTERS[kind] for kind in cards(cargo)) for cargo in found}


def lawful(stack: str) -> bool:
    """TUA-9 once more, in other words: at most one change of kind, water alone, gold twice at most."""
    kinds = [good for good, _ in groupby(stack)]
    if len(kinds) > 2 or len(set(kinds)) != len(kinds):
        return False
    return not ("W" in kinds and len(kinds) > 1) and stack.count("G") <= 2


ALL_STACKS = ["".join(stack) for n in range(5) for stack in product(LETTERS, repeat=n)]


def test_tua_9_there_are_47_camel_loads() -> None:
    assert len(reachable(CAMEL)) == 47
    assert reachable(CAMEL) == {stack for stack in ALL_STACKS if lawful(stack)}


def test_tua_9_there_are_341_donkey_loads() -> None:
    assert len(reachable(DONKEY)) == 341
    assert reachable(DONKEY) == set(ALL_STACKS)


def test_tua_9_taking_the_uppermost_card_leaves_a_lawful_load() -> None:
    loads = reachable(CAMEL)
    assert all(stack[:-1] in loads for stack in loads)


def test_tua_9_a_load_is_a_number_and_back() -> None:
    for cargo in range(CARGOES):
        if all(cargo // 5**i % 5 for i in range(4) if cargo >= 5**i):
            assert cargo_of(cards(cargo)) == cargo


@pytest.mark.parametrize("stack", ["MMGG", "GGSS", "GSSS", "SSSG", "WWWW", "SSMM", "SGG", "GM"])
def test_tua_9_lawful_camels(stack: str) -> None:
    t = Table(hand=stack)
    t.play(*[load(good) for good in stack])
    assert t.cargo() == stack


@pytest.mark.parametrize(
    ("stack", "reason"),
    [
        ("MGMM", "TUA-9.block"),
        ("WG", "TUA-9.water-alone"),
        ("GW", "TUA-9.water-alone"),
        ("GGG", "TUA-9.gold"),
        ("GMG", "TUA-9.block"),
        ("GMS", "TUA-9.two-kinds"),
        ("SSMW", "TUA-9.water-alone"),
    ],
)
def test_tua_9_unlawful_camels(stack: str, reason: str) -> None:
    t = Table(hand=stack)
    for i, good in enumerate(stack):
        if not lawful(stack[: i + 1]):
            t.refuses(load(good), reason, animal="name:camel-n 1")
            return
        t.play(load(good))


def test_tua_9_at_most_four_goods_on_a_camel() -> None:
    t = Table(hand="S", animals=["SSSS"])
    t.refuses(load("S"), "TUA-9.full", animal="name:camel-n 1")


def test_tua_9_at_most_four_goods_on_a_donkey() -> None:
    t = Table(hand="S", animals=["", "", "", "SGSM"])
    t.refuses(load("S", 3), "TUA-9.full", animal="name:donkey-n 1")


def test_tua_9_at_most_two_kinds_on_a_camel() -> None:
    t = Table(hand="M", animals=["SG"])
    t.refuses(load("M"), "TUA-9.two-kinds")


def test_tua_9_kinds_change_only_once_on_a_camel() -> None:
    t = Table(hand="G", animals=["GM"])
    t.refuses(load("G"), "TUA-9.block", good="name:gold")


def test_tua_9_water_shares_a_camel_with_nothing() -> None:
    t = Table(hand="WM", animals=["W", "M"])
    t.refuses(load("M", 0), "TUA-9.water-alone")
    t.refuses(load("W", 1), "TUA-9.water-alone")
    assert t.allows(load("W", 0))
    assert t.allows(load("M", 1))


def test_tua_9_gold_at_most_two_on_a_camel() -> None:
    t = Table(hand="G", animals=["GG"])
    t.refuses(load("G"), "TUA-9.gold")


def test_tua_9_only_one_animal_per_turn() -> None:
    t = Table(hand="MMM", animals=["", "", "", ""])
    t.play(load("M", 0))
    t.refuses(load("M", 1), "TUA-9.one-animal")
    t.refuses(load("M", 3), "TUA-9.one-animal")
    t.play(load("M", 0), done)
    assert t.mover == 1


def test_tua_6_up_to_four_cards_in_one_turn() -> None:
    t = Table(hand="SSMM")
    t.play(load("S"), load("S"), load("M"), load("M"))
    assert t.cargo() == "SSMM"
    assert t.hand() == ""
    assert t.mover == 1


@pytest.mark.parametrize("n", [1, 2, 3])
def test_tua_6_fewer_cards_will_do(n: int) -> None:
    t = Table(hand="SSSM")
    t.play(*[load("S")] * n, done)
    assert t.cargo() == "S" * n
    assert t.mover == 1


def test_tua_6_only_cards_in_hand_can_be_loaded() -> None:
    t = Table(hand="M", market="G")
    t.refuses(load("G"), "TUA-6.not-in-hand", good="name:gold")
    t = Table(hand="MS")
    t.play(load("M"))
    t.refuses(load("M"), "TUA-6.not-in-hand", good="name:millet")


def test_tua_6_new_cards_go_on_top_in_later_turns_too() -> None:
    t = Table(seat(hand="M"), hand="SG", animals=["M"])
    t.play(load("G"), done)
    assert t.cargo() == "MG"
    t.play(load("M"))
    t.refuses(load("S"), "TUA-9.two-kinds")


def test_tua_6_the_player_chooses_the_order() -> None:
    for order in ("GSSS", "SSSG"):
        t = Table(hand="GSSS")
        t.play(*[load(good) for good in order])
        assert t.cargo() == order


def all_loads(t: Table, animal: int) -> set[str]:
    """Every sequence of hand cards that can be loaded onto an animal in one turn."""
    found: set[str] = set()

    def go_on(taken: str) -> None:
        for good in LETTERS:
            trial = Table(hand=t.hand(), animals=[t.cargo(a) for a in range(int(t.state.animals(0)))])
            trial.play(*[load(before, animal) for before in taken])
            if trial.mover == 0 and trial.allows(load(good, animal)):
                found.add(taken + good)
                go_on(taken + good)

    go_on("")
    return found


def test_tua_6_timo_may_load_gold_and_two_salt_or_three_salt() -> None:
    t = Table(hand="GSSS", animals=["G"])
    loads = all_loads(t, 0)
    assert {load for load in loads if len(load) == 3} == {"GSS", "SSS"}
    assert loads == {"G", "GS", "GSS", "S", "SS", "SSS"}


def test_tua_6_timo_may_load_all_four_onto_an_empty_camel() -> None:
    t = Table(hand="GSSS", animals=["G"])
    assert {load for load in all_loads(t, 1) if len(load) == 4} == {"GSSS", "SSSG"}


def test_tua_6_timo_may_not_put_salt_then_gold() -> None:
    t = Table(hand="GSSS", animals=["G"])
    t.play(load("S"))
    t.refuses(load("G"), "TUA-9.block")


def test_tua_a13_loading_takes_at_least_one_card() -> None:
    t = Table(hand="M")
    t.refuses(done, "not-now")


def test_tua_a3_a_camel_has_no_memory_after_paying() -> None:
    t = Table(seat(hand="M"), hand="S", animals=["MG", "G"])
    t.play(buy("map"), pay_from(0), pay_from(1), load("M"))
    assert t.cargo() == "M"
    assert t.allows(load("S", 0))


def test_tua_a3_a_camel_has_no_memory_after_hiding() -> None:
    t = Table(hand="MS", animals=["MG"], caves=[""])
    t.refuses(load("M"), "TUA-9.block")
    t.play(hide_from(0), load("M"))
    assert t.cargo() == "MM"
    t = Table(hand="S", animals=["MG"], caves=[""])
    t.play(hide_from(0), load("S"))
    assert t.cargo() == "MS"


def test_tua_a3_a_camel_has_no_memory_after_a_theft() -> None:
    t = Table(seat(thieves=[""], hand="M"), hand="MM", animals=["MG"], to_move=2)
    t.play(rob(0), load("M"))
    assert t.mover == 0
    assert t.allows(load("M", 0))


def test_tua_a3_an_emptied_camel_starts_fresh() -> None:
    t = Table(hand="W", animals=["M"], caves=[""])
    t.play(hide_from(0))
    assert t.allows(load("W"))


def test_tua_a3_a_kind_below_two_gold_is_stuck_at_three_cards() -> None:
    t = Table(hand="WGSM", animals=["MGG"])
    t.refuses(load("M"), "TUA-9.block")
    t.refuses(load("G"), "TUA-9.gold")
    t.refuses(load("S"), "TUA-9.two-kinds")
    t.refuses(load("W"), "TUA-9.water-alone")


def test_tua_9_loading_ends_by_itself_only_when_all_can_see_that_it_must() -> None:
    full = Table(hand="MM", animals=["MMM"])
    full.play(load("M"))
    assert full.mover == 1
    stuck = Table(hand="GM", animals=["MG"])
    stuck.play(load("G"))
    assert stuck.mover == 1
    secret = Table(hand="WM", animals=["MM"])
    secret.play(load("M"))
    assert secret.asked() == "ask-loading"
    assert secret.options() == {done}
