"""Before you begin: TUA-1 to TUA-4."""

from __future__ import annotations

import pytest

from tests.games.tuareg.rules.table import ALL_COUNTS, Table, load, pass_
from tutable.core.errors import BadOption, BadPlayers
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tuareg.terms import BUY, DRAW, GOODS, SPECIALS, TAKE

STOCK = {2: (2, 2, 3, 3), 3: (3, 3, 3, 2), 4: (4, 4, 3, 3), 5: (5, 5, 3, 4)}


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_1_eight_water_ten_gold_twelve_salt_fourteen_millet(players: int) -> None:
    match = Match.new("tuareg", players, seed=1)
    assert match.state.census()[:4] == [8, 10, 12, 14]
    assert match.components.column("good", "count", GOODS) == [8, 10, 12, 14]


def test_tua_1_gold_is_worth_two_dinars_and_five_points() -> None:
    parts = get_game("tuareg").components()
    assert parts.values["good"]["gold"] == {"count": 10, "dinars": 2, "points": 5}


def test_tua_1_numbers_of_the_edition() -> None:
    parts = get_game("tuareg").components()
    assert parts.column("good", "dinars", GOODS) == [3, 2, 1, 1]
    assert parts.column("good", "points", GOODS) == [6, 5, 4, 3]


@pytest.mark.parametrize(("players", "camels"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_tua_2_two_camels_each_and_three_with_two_players(players: int, camels: int) -> None:
    view = Match.new("tuareg", players, seed=1).view(0)
    assert len(view["seats"]) == players
    for seat in view["seats"]:
        assert seat["animals"] == [{"sort": "camel", "cargo": []}] * camels


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_3_the_stock_depends_on_the_number_of_players(players: int) -> None:
    view = Match.new("tuareg", players, seed=1).view(0)
    assert tuple(view["stock"][special] for special in SPECIALS) == STOCK[players]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_3_nobody_begins_with_a_special_card(players: int) -> None:
    for seat in Match.new("tuareg", players, seed=1).view(0)["seats"]:
        assert seat["caves"] == seat["thieves"] == []
        assert seat["maps"] == 0


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_4_two_cards_open_the_market_and_42_form_the_pile(players: int) -> None:
    view = Match.new("tuareg", players, seed=3).view(0)
    assert sum(view["market"].values()) == 2
    assert view["pile"] == 42
    assert sum(view["discards"].values()) == 0


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_4_hands_start_empty(players: int) -> None:
    assert [seat["hand_size"] for seat in Match.new("tuareg", players, seed=1).view(0)["seats"]] == [
        0
    ] * players


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_4_any_seat_may_be_given_the_start(players: int) -> None:
    for first in range(players):
        match = Match.new("tuareg", players, seed=1, options={"first": first + 1})
        assert match.deciders() == [first]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_4_lots_can_fall_on_every_seat(players: int) -> None:
    starts = {Match.new("tuareg", players, seed=seed).deciders()[0] for seed in range(60)}
    assert starts == set(range(players))


def test_tua_4_a_seat_that_is_not_there_cannot_start() -> None:
    with pytest.raises(BadOption):
        Match.new("tuareg", 3, options={"first": 4})


@pytest.mark.parametrize("players", [0, 1, 6, -2])
def test_tua_4_for_two_to_five(players: int) -> None:
    with pytest.raises(BadPlayers):
        Match.new("tuareg", players)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_4_the_first_turn_is_draw_or_market_only(players: int) -> None:
    for seed in range(5):
        match = Match.new("tuareg", players, seed=seed)
        picks = {offer.pick for offer in match.options(match.deciders()[0])}
        assert DRAW in picks
        assert picks - {DRAW}
        assert all(TAKE.contains(pick) for pick in picks - {DRAW})


def test_tua_4_an_empty_hand_has_nothing_to_load_and_nothing_to_pay() -> None:
    t = Table(market="GM", discards="")
    t.refuses(load("G"), "TUA-6.not-in-hand", good="name:gold")
    for pick in range(int(BUY.base), int(BUY.end)):
        t.refuses(pick, "TUA-8.too-poor", dinars=0, price=3)
    t.refuses(pass_, "TUA-12.pass-early", pile=42)


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_1_and_3_nothing_is_ever_lost(players: int) -> None:
    state = Match.new("tuareg", players, seed=5).state
    census = state.census()
    rng = Rng(players)
    while not state.is_over():
        options = state.options()
        state.take(options[int(rng.below(len(options)))])
        state.roll(rng)
        assert state.census() == census
