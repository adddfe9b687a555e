"""Special cards and their meaning: donkey, cave (TUA-10), thief (TUA-11), map."""

from __future__ import annotations

import pytest

from tests.games.tuareg.rules.table import (
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
    pay_from,
    rob,
    rob_hand,
    seat,
    take,
)
from tutable.games.tuareg.terms import HIDE, LOOT

# -- donkey ---------------------------------------------------------------------------------


def test_tua_9_a_donkey_is_an_extra_animal() -> None:
    t = Table(hand="M", animals=["", "", "", ""], market="G")
    assert {load("M", 3), take("G", 3)} <= t.options()
    assert t.view(1, 0)["animals"][3] == {"sort": "donkey", "cargo": []}


@pytest.mark.parametrize("stack", ["GGWG", "GWMS"])
def test_tua_9_a_donkey_takes_any_goods_in_any_order(stack: str) -> None:
    t = Table(hand=stack, animals=["", "", "", ""])
    t.play(*[load(good, 3) for good in stack])
    assert t.cargo(3) == stack


def test_tua_9_a_donkey_too_is_loaded_on_top_only() -> None:
    t = Table(hand="W", animals=["", "", "", "GM"])
    t.play(load("W", 3))
    assert t.cargo(3) == "GMW"


def test_tua_9_camel_or_donkey_only_one_is_loaded_per_turn() -> None:
    t = Table(hand="MM", animals=["", "", "", ""])
    t.play(load("M", 3))
    t.refuses(load("M", 0), "TUA-9.one-animal")


# -- cave -----------------------------------------------------------------------------------


def test_tua_10_a_card_from_the_hand_goes_into_the_cave() -> None:
    t = Table(hand="GM", caves=[""])
    t.play(hide("G"))
    assert t.hand() == "M"
    assert t.view(0, 0)["caves"] == [[{"good": "gold", "seen_by_all": False}]]


@pytest.mark.parametrize("animal", [0, 3])
def test_tua_10_the_uppermost_card_of_a_camel_or_donkey_goes_into_the_cave(animal: int) -> None:
    t = Table(animals=["MG", "", "", "MG"], caves=[""])
    t.play(hide_from(animal))
    assert t.cargo(animal) == "M"
    assert t.view(0, 0)["caves"] == [[{"good": "gold", "seen_by_all": True}]]


def test_tua_10_one_card_per_cave_and_turn() -> None:
    t = Table(hand="MMM", caves=["", ""])
    t.play(hide("M", 0))
    t.refuses(hide("M", 0), "TUA-10.once")
    t.play(hide("M", 1))
    t.refuses(hide("M", 1), "TUA-10.once")


def test_tua_10_next_turn_the_cave_takes_another() -> None:
    t = Table(hand="MM", caves=["M"])
    t.play(hide("M"), load("M"))
    assert len(t.view(0, 0)["caves"][0]) == 2


def test_tua_10_at_most_two_cards_in_a_cave() -> None:
    t = Table(hand="M", caves=["GM*"])
    t.refuses(hide("M"), "TUA-10.full")


def test_tua_10_any_two_cards() -> None:
    t = Table(hand="W", caves=["G"])
    t.play(hide("W"))
    assert [card["good"] for card in t.view(0, 0)["caves"][0]] == ["gold", "water"]


def test_tua_10_only_what_is_there_can_be_hidden() -> None:
    t = Table(hand="M", caves=[""])
    t.refuses(hide("G"), "TUA-10.not-in-hand", good="name:gold")
    t.refuses(hide_from(1), "TUA-10.no-cargo", animal="name:camel-n 2")


def test_tua_10_hidden_cards_stay_until_the_end_of_the_stage() -> None:
    """No pick takes a card out of a cave, so neither payment nor theft nor loading reaches it."""
    t = Table(seat(caves=["W"], thieves=["G*"], hand="M"), caves=["W M*"], thieves=["", "M*"], hand="GGW")
    for picks in ([], [buy("map")], [load("G")], [draw], [rob_hand()]):
        table = Table(
            seat(caves=["W"], thieves=["G*"], hand="M"), caves=["W M*"], thieves=["", "M*"], hand="GGW"
        )
        table.play(*picks)
        for pick in table.options():
            after = table.state
            after.take(pick)
            kept = [(i, card) for i, card in enumerate(t.state.hidden) if card]
            assert all(after.hidden[i] == card for i, card in kept)


def test_tua_10_without_a_cave_nothing_is_hidden() -> None:
    t = Table(hand="M")
    assert not any(HIDE.contains(pick) for pick in t.options())


def test_tua_10_caves_after_a_pass_too() -> None:
    t = Table(hand="M", caves=[""], last_turns=1)
    t.play(pass_, hide("M"))
    assert t.state.stage == 2


# -- thief ----------------------------------------------------------------------------------


def test_tua_11_a_thief_takes_one_card_at_random_from_a_hand() -> None:
    stolen = set()
    for seed in range(30):
        t = Table(seat(hand="WGSM"), thieves=[""], seed=seed)
        t.play(rob_hand())
        assert len(t.hand(1)) == 3
        stolen.add(t.view(0, 0)["thieves"][0]["good"])
    assert stolen == {"water", "gold", "salt", "millet"}


def test_tua_11_every_card_of_a_hand_is_as_likely() -> None:
    t = Table(seat(hand="GMMM"), thieves=[""])
    state = t.state
    state.take(rob_hand())
    assert state.outcomes() == [(1, 1), (3, 3)]


@pytest.mark.parametrize("animal", [0, 3])
def test_tua_11_from_a_camel_or_donkey_only_the_uppermost_card(animal: int) -> None:
    t = Table(seat(animals=["MG", "", "", "WG"]), thieves=[""])
    t.play(rob(animal))
    assert t.cargo(animal, seat=1) in ("M", "W")
    assert t.view(0, 0)["thieves"] == [{"good": "gold", "seen_by_all": True}]


def test_tua_11_each_thief_works_once() -> None:
    t = Table(seat(animals=["MM"]), thieves=[""])
    t.play(rob(0))
    t.refuses(rob(0), "TUA-11.used")
    t.refuses(rob_hand(), "TUA-11.used")


def test_tua_11_several_thieves_in_one_turn() -> None:
    t = Table(seat(animals=["MMM"]), thieves=["", "", ""], hand="S")
    t.play(rob(0), rob(0), load("S"), rob(0))
    assert t.cargo(0, seat=1) == ""
    assert [loot["good"] for loot in t.view(0, 0)["thieves"]] == ["millet"] * 3


def test_tua_11_in_addition_to_the_chosen_option() -> None:
    t = Table(seat(animals=["M"]), thieves=[""], market="S")
    t.play(take("S"), rob(0))
    assert t.mover == 1
    assert t.cargo() == "S"


def test_tua_11_loot_does_not_come_into_the_hand_or_onto_an_animal() -> None:
    t = Table(seat(hand="W"), thieves=[""])
    t.play(rob_hand())
    assert t.hand() == ""
    assert t.state.hidden[LOOT] & 7 == 1


def test_tua_a12_other_players_only_hand_camel_and_donkey() -> None:
    t = Table(
        seat(hand="M", animals=["M", "", "M"], caves=["W"], thieves=["G*"]),
        seat(),
        players=3,
        hand="W",
        animals=["W"],
        thieves=[""],
    )
    thefts = {pick for pick in t.options() if pick >= rob_hand() and pick < lay("W")}
    assert thefts == {rob_hand(), rob(0), rob(2)}


def test_tua_a12_an_empty_hand_or_animal_is_no_target() -> None:
    t = Table(thieves=[""])
    t.refuses(rob_hand(), "TUA-11.empty-hand", victim="seat:1")
    t.refuses(rob(1), "TUA-11.empty-animal", victim="seat:1", animal="name:camel-n 2")


def test_tua_a12_every_other_player_can_be_robbed() -> None:
    others = [seat(animals=["M"]) for _ in range(4)]
    for left in (1, 2, 3, 4):
        t = Table(*others, players=5, thieves=[""], to_move=1)
        t.play(rob(0, left))
        assert [t.cargo(0, seat=n) for n in range(1, 5)] == ["" if n == left else "M" for n in range(1, 5)]


def test_tua_a12_a_theft_may_open_a_turn_and_hit_the_same_animal_again() -> None:
    t = Table(seat(animals=["MM"]), thieves=["", ""])
    t.play(rob(0), rob(0))
    assert t.asked() == "ask-turn"
    assert t.cargo(0, seat=1) == ""


def test_tua_11_who_owns_no_thief_cannot_steal() -> None:
    t = Table(seat(animals=["M"]))
    t.refuses(rob(0), "TUA-11.no-thief")


# -- map ------------------------------------------------------------------------------------


def test_tua_16_a_map_does_nothing_during_play() -> None:
    with_map, without = Table(hand="WM", maps=1), Table(hand="WM")
    assert with_map.options() == without.options()


def test_tua_8_special_cards_bought_one_after_the_other_all_count() -> None:
    t = Table(hand="WW", animals=["W"])
    t.play(buy("map"), pay("W"), draw)
    t.play(lay(t.hand(1)[0]), done)
    t.play(buy("map"), pay_from(0))
    assert t.held("map") == 2
