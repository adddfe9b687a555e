"""Picking up resource cards from the market and loading them onto a camel: TUA-7."""

from __future__ import annotations

import pytest

from tests.games.tuareg.rules.table import ALL_COUNTS, Table, count, load, take
from tutable.core.match import Match
from tutable.core.rng import Rng
from tutable.games.tuareg.cargo import cards
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import ANIMALS


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_tua_7_one_to_four_cards_of_one_kind(n: int) -> None:
    t = Table(market="SSSSM")
    t.play(take("S"), count(n))
    assert t.cargo() == "S" * n
    assert t.market == "S" * (4 - n) + "M"
    assert t.mover == 1


def test_tua_7_never_more_than_four() -> None:
    t = Table(market="SSSSS")
    t.play(take("S"))
    assert t.options() == {count(n) for n in (1, 2, 3, 4)}


def test_tua_7_the_cards_never_come_into_the_hand() -> None:
    t = Table(market="SS", hand="M")
    t.play(take("S"), count(2))
    assert t.hand() == "M"


def test_tua_7_one_kind_only() -> None:
    t = Table(market="SM", caves=[""])
    t.play(take("S"))
    t.refuses(take("M"), "TUA-7.main-done")


def test_tua_7_the_kind_must_lie_in_the_market() -> None:
    t = Table(market="S", hand="M")
    t.refuses(take("M"), "TUA-7.not-in-market", good="name:millet")


def test_tua_7_no_more_than_lie_there() -> None:
    t = Table(market="SS")
    t.play(take("S"))
    t.refuses(count(3), "TUA-7.too-few", count=2, good="name:salt")


def test_tua_9_the_loading_rules_hold_for_the_market() -> None:
    t = Table(market="GGGM", animals=["G", "W", "SM", "SSSS"])
    t.refuses(take("G", 1), "TUA-9.water-alone")
    t.refuses(take("G", 2), "TUA-9.two-kinds")
    t.refuses(take("M", 3), "TUA-9.full")
    t = Table(market="GGG")
    t.play(take("G"))
    t.refuses(count(3), "TUA-9.gold", animal="name:camel-n 1")
    t.play(count(2))
    assert t.cargo() == "GG"


def test_tua_9_as_many_from_the_market_as_still_fit() -> None:
    t = Table(market="SSS", animals=["SS"])
    t.play(take("S"))
    t.refuses(count(3), "TUA-9.full")
    t.play(count(2))
    assert t.cargo() == "SSSS"


def test_tua_7_when_only_one_card_is_possible_nobody_is_asked_how_many() -> None:
    for t in (Table(market="SM"), Table(market="SS", animals=["SSS"])):
        t.play(take("S"))
        assert t.mover == 1


def test_tua_7_all_onto_one_animal() -> None:
    t = Table(market="SS")
    t.play(take("S", 2), count(2))
    assert [t.cargo(animal) for animal in range(3)] == ["", "", "SS"]


def test_tua_a13_the_market_option_takes_at_least_one_card() -> None:
    t = Table(market="SS")
    t.play(take("S"))
    assert min(t.options()) == count(1)


def test_tua_a18_market_cards_may_go_onto_a_donkey() -> None:
    t = Table(market="GGG", animals=["", "", "", "W"])
    t.play(take("G", 3), count(3))
    assert t.cargo(3) == "WGGG"


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_a18_cargo_is_never_rearranged(players: int) -> None:
    """A load only grows on top or loses its uppermost card, until the stage ends."""
    state = Match.new("tuareg", players, seed=2).state
    assert isinstance(state, TuaregState)
    rng = Rng(11)
    while not state.is_over():
        stage = state.stage
        before = [cards(int(cargo)) for cargo in state.loads]
        options = state.options()
        state.take(options[int(rng.below(len(options)))])
        state.roll(rng)
        if state.stage != stage:
            continue
        for i in range(players * ANIMALS):
            old, new = before[i], cards(int(state.loads[i]))
            assert new[: len(old)] == old or new == old[:-1]


def test_tua_7_the_hand_is_not_touched_and_not_needed() -> None:
    t = Table(market="W")
    t.refuses(load("W"), "TUA-6.not-in-hand")
    t.play(take("W"))
    assert t.cargo() == "W"
