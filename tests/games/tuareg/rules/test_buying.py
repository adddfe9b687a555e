"""Buying special cards: TUA-8."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tuareg.rules.table import (
    LETTERS,
    Table,
    buy,
    done,
    draw,
    hide,
    lay,
    load,
    pay,
    pay_from,
    rob,
    seat,
)
from tutable.core.engine import kind_of
from tutable.games.tuareg import flow
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import KINDS, PAY, SPECIALS

DINARS = {"W": 3, "G": 2, "S": 1, "M": 1}
PRICE = 3


@pytest.mark.parametrize("special", SPECIALS)
def test_tua_8_three_dinars_buy_any_special_card(special: str) -> None:
    t = Table(hand="W")
    in_stock = t.stock(special)
    t.play(buy(special), pay("W"))
    assert t.held(special) == 1
    assert t.stock(special) == in_stock - 1


def test_tua_8_paid_cards_go_to_the_discard_pile() -> None:
    t = Table(stage=2, pile="SSS", hand="GM")
    before = t.discards
    t.play(buy("map"), pay("G"), pay("M"))
    assert Counter(t.discards) - Counter(before) == Counter("GM")
    assert t.hand() == ""


def test_tua_8_cards_from_hand_and_camels_may_be_combined() -> None:
    t = Table(hand="M", animals=["G"])
    t.play(buy("map"), pay("M"), pay_from(0))
    assert t.held("map") == 1
    assert t.cargo() == ""


def test_tua_8_only_uncovered_cards_pay_but_one_after_the_other() -> None:
    t = Table(animals=["SSM", "W"])
    t.play(buy("map"), pay_from(0), pay_from(0), pay_from(0))
    assert t.cargo() == ""
    assert t.held("map") == 1
    t = Table(animals=["", "", "", "WSM"])
    t.play(buy("map"))
    assert t.options() == {pay_from(3)}


def test_tua_8_camels_may_pay_alone() -> None:
    t = Table(animals=["SM", "", "M"])
    t.play(buy("thief"), pay_from(2), pay_from(0), pay_from(0))
    assert t.held("thief") == 1


def test_tua_8_no_change_is_given() -> None:
    t = Table(stage=2, pile="SSS", hand="GG")
    before = Counter(t.discards)
    t.play(buy("map"), pay("G"), pay("G"))
    assert t.hand() == ""
    assert Counter(t.discards) - before == Counter("GG")


def test_tua_8_the_special_card_lies_face_up_for_all() -> None:
    t = Table(hand="W", players=3)
    t.play(buy("cave"), pay("W"))
    for watcher in range(3):
        assert t.view(watcher, 0)["caves"] == [[]]


def test_tua_8_several_of_one_kind_may_be_held() -> None:
    t = Table(hand="W", caves=[""], maps=1)
    t.play(buy("cave"), pay("W"))
    assert t.held("cave") == 2


def test_tua_8_what_is_sold_out_cannot_be_bought() -> None:
    t = Table(seat(maps=1), hand="W", maps=2)
    t.refuses(buy("map"), "TUA-8.sold-out", special="name:map")


def test_tua_8_too_few_dinars() -> None:
    t = Table(hand="M", animals=["S"])
    t.refuses(buy("map"), "TUA-8.too-poor", dinars=2, price=3)


def test_tua_8_only_what_is_there_can_pay() -> None:
    t = Table(hand="GG", animals=["", "M"])
    t.play(buy("map"))
    t.refuses(pay("W"), "TUA-8.not-in-hand", good="name:water")
    t.refuses(pay_from(0), "TUA-8.no-cargo", animal="name:camel-n 1")
    t.refuses(pay_from(5), "not-now")


def test_tua_a4_two_gold_are_legal_even_when_gold_and_millet_would_do() -> None:
    t = Table(hand="GGM")
    t.play(buy("map"), pay("G"), pay("G"))
    assert t.hand() == "M"


def test_tua_a4_water_and_millet_is_not_legal() -> None:
    t = Table(hand="WM")
    t.play(buy("map"))
    t.refuses(pay("M"), "TUA-8.superfluous", good="name:millet", price=3)
    t.play(pay("W"))
    assert t.hand() == "M"


def test_tua_a4_unless_the_millet_lies_on_that_water() -> None:
    t = Table(animals=["", "", "", "WM"])
    t.play(buy("map"), pay_from(3), pay_from(3))
    assert t.cargo(3) == ""
    assert t.held("map") == 1


def test_tua_a4_the_superfluous_card_may_be_one_already_paid() -> None:
    t = Table(hand="WSSS")
    t.play(buy("map"), pay("S"))
    t.refuses(pay("W"), "TUA-8.superfluous", good="name:salt")
    t.play(pay("S"), pay("S"))
    assert t.hand() == "W"


def test_tua_a4_the_superfluous_card_is_named_even_when_it_was_paid_second() -> None:
    t = Table(hand="MM", animals=["", "", "", "WS"])
    t.play(buy("map"), pay_from(3), pay("M"))
    t.refuses(pay_from(3), "TUA-8.superfluous", good="name:millet")


def test_tua_a11_donkeys_pay() -> None:
    t = Table(animals=["", "", "", "W"])
    t.play(buy("map"), pay_from(3))
    assert t.held("map") == 1


def test_tua_a11_caves_and_thieves_do_not_pay() -> None:
    t = Table(caves=["W*W*"], thieves=["W*"], hand="M")
    t.refuses(buy("map"), "TUA-8.too-poor", dinars=1)


def test_tua_a6_a_cave_bought_this_turn_hides_one_card_at_once() -> None:
    t = Table(hand="WMM")
    t.play(buy("cave"), pay("W"), hide("M"))
    assert t.mover == 1
    assert t.view(0, 0)["caves"] == [[{"good": "millet", "seen_by_all": False}]]


def test_tua_a6_a_thief_bought_this_turn_strikes_at_once() -> None:
    t = Table(seat(animals=["G"]), hand="W")
    t.play(buy("thief"), pay("W"), rob(0))
    assert t.view(0, 0)["thieves"] == [{"good": "gold", "seen_by_all": True}]
    assert t.mover == 1


def test_tua_a6_a_donkey_bought_this_turn_is_not_loaded_at_once() -> None:
    t = Table(hand="WM", caves=[""])
    t.play(buy("donkey"), pay("W"))
    t.refuses(load("M", 3), "TUA-6.main-done")
    t.play(done, draw)
    t.play(lay(t.hand(1)[0]), done)
    assert t.mover == 0
    assert t.allows(load("M", 3))


# -- every payment, against an independent enumeration ----------------------------------------

Payment = tuple[tuple[int, ...], tuple[int, ...]]  # hand cards by kind, cards from each animal


def worth(payment: Payment, loads: list[str]) -> int:
    hand, depths = payment
    total = sum(n * DINARS[LETTERS[kind]] for kind, n in enumerate(hand))
    return total + sum(
        DINARS[good] for load, n in zip(loads, depths, strict=True) for good in load[len(load) - n :]
    )


def left_out(payment: Payment) -> list[Payment]:
    """The payment without one card: any hand card, or the deepest card of an animal."""
    hand, depths = payment
    smaller: list[Payment] = []
    for i, n in enumerate(hand):
        if n:
            smaller.append(((*hand[:i], n - 1, *hand[i + 1 :]), depths))
    for i, n in enumerate(depths):
        if n:
            smaller.append((hand, (*depths[:i], n - 1, *depths[i + 1 :])))
    return smaller


def all_payments(hand: str, loads: list[str]) -> list[Payment]:
    hands = product(*[range(hand.count(good) + 1) for good in LETTERS])
    return [
        (h, d)
        for h in hands
        for d in product(*[range(len(load) + 1) for load in loads])
        if worth((h, d), loads) >= PRICE
    ]


def paid_in_play(t: Table) -> set[Payment]:
    """Every payment that can be completed, by trying all orders."""
    t.play(buy("map"))
    found: set[Payment] = set()
    animals = int(t.state.animals(0))

    def go_on(state: TuaregState, paid: tuple[int, ...]) -> None:
        if kind_of(state.top()) != flow.PAYING:
            found.add((paid[:KINDS], paid[KINDS:]))
            return
        options = state.options()
        assert options, "a payment that cannot be completed was offered"
        for pick in options:
            after = state.clone()
            after.take(pick)
            source = int(PAY.first(pick))
            go_on(after, (*paid[:source], paid[source] + 1, *paid[source + 1 :]))

    go_on(t.state, (0,) * (KINDS + animals))
    return found


HANDS = st.lists(st.sampled_from("WGSM"), max_size=4).map("".join)
CAMELS = st.sampled_from(["", "W", "WW", "G", "GG", "S", "SM", "MS", "GM", "MGG", "SSSS", "MMG", "GGS"])
DONKEYS = st.lists(st.sampled_from("WGSM"), max_size=4).map("".join)


def fits(hand: str, loads: list[str]) -> bool:
    used = Counter(hand + "".join(loads))
    return all(used[good] <= limit for good, limit in zip("WGSM", (8, 10, 12, 14), strict=True))


@settings(max_examples=150, deadline=None)
@given(hand=HANDS, camels=st.lists(CAMELS, min_size=3, max_size=3), donkeys=st.lists(DONKEYS, max_size=2))
def test_tua_a4_exactly_the_payments_without_a_superfluous_card(
    hand: str, camels: list[str], donkeys: list[str]
) -> None:
    loads = camels + donkeys
    payments = all_payments(hand, loads)
    if not fits(hand, loads) or not payments:
        return
    irreducible = {p for p in payments if all(worth(q, loads) < PRICE for q in left_out(p))}
    assert paid_in_play(Table(hand=hand, animals=loads, market="M")) == irreducible


@settings(max_examples=80, deadline=None)
@given(hand=HANDS, camels=st.lists(CAMELS, min_size=3, max_size=3), donkeys=st.lists(DONKEYS, max_size=1))
def test_tua_a4_stop_when_paid_allows_every_payment_that_ends_when_it_is_enough(
    hand: str, camels: list[str], donkeys: list[str]
) -> None:
    loads = camels + donkeys
    payments = all_payments(hand, loads)
    if not fits(hand, loads) or not payments:
        return
    stopping = {p for p in payments if any(worth(q, loads) < PRICE for q in left_out(p))}
    t = Table(hand=hand, animals=loads, market="M", options={"overpay": "stop_when_paid"})
    assert paid_in_play(t) == stopping
