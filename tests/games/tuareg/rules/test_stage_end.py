"""End of stage 1 and beginning of stage 2: TUA-12 to TUA-15."""

from __future__ import annotations

import pytest

from tests.games.tuareg.rules.table import (
    ALL_COUNTS,
    Table,
    buy,
    done,
    draw,
    hide,
    lay,
    load,
    pass_,
    rob,
    rob_hand,
    seat,
    take,
)


def stage_points(t: Table, seat: int, stage: int = 1) -> dict[str, int]:
    """Points by the letter of the kind, without the zeros."""
    points = t.view(0, seat)["points"]["stages"][stage - 1]
    return {good[0].upper(): n for good, n in points.items() if n}


# -- TUA-12 the last round ------------------------------------------------------------------


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_12_everybody_has_one_more_turn_and_who_drew_last_plays_last(players: int) -> None:
    t = Table(players=players, pile="MMM", hand="S")
    t.play(draw, lay("S"), done)
    order = []
    while t.state.stage == 1:
        order.append(t.mover)
        t.play(pass_)
    assert order == [*range(1, players), 0]


def test_tua_12_the_drawer_finishes_the_turn_first() -> None:
    t = Table(pile="MMM", hand="S", caves=[""])
    t.play(draw)
    assert t.mover == 0
    assert t.state.last_turns == 0
    t.play(hide("S"), lay("M"), done)
    assert t.mover == 1
    assert t.state.last_turns == 2


def test_tua_12_no_drawing_in_the_last_round() -> None:
    t = Table(last_turns=2)
    t.refuses(draw, "TUA-5.pile-empty")


def test_tua_12_the_other_options_remain() -> None:
    t = Table(last_turns=2, hand="WM", market="S")
    t.play(take("S"))
    assert t.mover == 1
    assert t.state.last_turns == 1


def test_tua_12_everybody_is_told_that_the_last_round_begins() -> None:
    t = Table(players=3, pile="MMM", hand="S")
    t.play(draw, lay("S"), done)
    for watcher in range(3):
        assert "event-last-round" in t.log(watcher)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_tua_12_the_stage_ends_when_the_last_turns_are_played(turns: int) -> None:
    t = Table(players=3, last_turns=turns)
    for _ in range(turns):
        assert t.state.stage == 1
        t.play(pass_)
    assert t.state.stage == 2


def test_tua_a2_pass_exactly_when_the_pile_is_empty() -> None:
    t = Table(last_turns=2, hand="W", market="M")
    assert t.allows(pass_)
    t = Table(hand="W", market="M")
    t.refuses(pass_, "TUA-12.pass-early")


def test_tua_a2_a_pass_still_allows_free_actions() -> None:
    t = Table(seat(animals=["M"]), last_turns=2, thieves=[""])
    t.play(pass_)
    assert t.asked() == "ask-after"
    t.refuses(pass_, "TUA-12.main-done")
    t.play(rob(0))
    assert t.mover == 1


# -- TUA-13 majorities ----------------------------------------------------------------------


def test_tua_13_the_most_cards_of_a_kind_bring_its_points_once() -> None:
    t = Table(seat(animals=["W"]), animals=["WWW", "G", "SSM"], last_turns=1)
    t.play(pass_)
    assert stage_points(t, 0) == {"W": 6, "G": 5, "S": 4, "M": 3}
    assert stage_points(t, 1) == {}


def test_tua_13_tied_players_get_one_point_less_each() -> None:
    t = Table(seat(animals=["G", "M"]), seat(animals=["G"]), players=4, animals=["M"], last_turns=1)
    t.play(pass_)
    assert [stage_points(t, n) for n in range(4)] == [{"M": 2}, {"G": 4, "M": 2}, {"G": 4}, {}]


def test_tua_13_a_tie_of_all_players() -> None:
    t = Table(*[seat(animals=["W"])] * 4, players=5, animals=["W"], last_turns=1)
    t.play(pass_)
    assert [stage_points(t, n) for n in range(5)] == [{"W": 5}] * 5


def test_tua_13_animals_caves_and_thieves_count() -> None:
    t = Table(
        seat(animals=["GG"]),
        animals=["G", "", "", "S"],
        caves=["G", "G*S"],
        thieves=["G*", "S<2", ""],
        last_turns=1,
    )
    t.pass_turn()
    assert stage_points(t, 0) == {"G": 5, "S": 4}


def test_tua_13_hand_market_and_discards_do_not_count() -> None:
    t = Table(seat(animals=["M"]), hand="WWMM", market="SSS", last_turns=1)
    t.play(pass_)
    assert stage_points(t, 0) == {}
    assert stage_points(t, 1) == {"M": 3}


def test_tua_a9_a_kind_that_nobody_has_scores_for_nobody() -> None:
    t = Table(animals=["M"], last_turns=1)
    t.play(pass_)
    assert t.match.scores() == [3, 0]
    assert t.log(0).count("event-unclaimed") == 3


def test_tua_13_hidden_cards_are_uncovered_for_all() -> None:
    t = Table(seat(), caves=["G", "M"], thieves=["S<2"], last_turns=1, players=3)
    t.pass_turn()
    uncovered = [shown.args["good"] for shown in t.match.log(2) if shown.message == "event-uncovered"]
    assert uncovered == ["name:gold", "name:millet", "name:salt"]


# -- TUA-14 special cards -------------------------------------------------------------------


def test_tua_14_used_donkeys_caves_and_thieves_go_back_to_the_stock() -> None:
    t = Table(animals=["", "", "", "M", ""], caves=["G", ""], thieves=["S*", ""], maps=1, last_turns=1)
    t.pass_turn()
    assert [t.held(special) for special in ("donkey", "cave", "thief", "map")] == [1, 1, 1, 1]
    assert [t.stock(special) for special in ("donkey", "cave", "thief", "map")] == [1, 1, 2, 2]


def test_tua_14_they_can_be_bought_again_at_once() -> None:
    t = Table(seat(hand="W"), caves=["G", "G"], last_turns=1, hand="W")
    t.pass_turn()
    assert t.mover == 1
    assert t.stock("cave") == 2
    assert t.allows(buy("cave"))


def test_tua_a19_an_emptied_donkey_is_unused() -> None:
    t = Table(seat(thieves=[""]), animals=["", "", "", "M"], last_turns=1, to_move=2)
    t.play(rob(3), pass_)
    assert t.held("donkey") == 1


def test_tua_a19_a_cave_with_one_card_is_used() -> None:
    t = Table(caves=["", "M"], last_turns=1)
    t.pass_turn()
    assert t.held("cave") == 1


def test_tua_14_unused_special_cards_and_maps_stay() -> None:
    t = Table(caves=[""], thieves=[""], animals=["", "", "", ""], maps=2, last_turns=1)
    t.pass_turn()
    assert [t.held(special) for special in ("donkey", "cave", "thief", "map")] == [1, 1, 1, 2]


def test_tua_a8_unused_special_cards_score_nothing_after_stage_1() -> None:
    t = Table(caves=[""], maps=2, last_turns=1)
    t.pass_turn()
    assert t.match.scores() == [0, 0]


# -- TUA-15 stage 2 -------------------------------------------------------------------------


def test_tua_15_the_counted_cards_are_the_new_pile() -> None:
    t = Table(
        seat(animals=["SS"]),
        animals=["WW"],
        caves=["G"],
        thieves=["M*"],
        hand="SS",
        market="MM",
        last_turns=1,
    )
    t.pass_turn()
    assert t.pile == "WWGSSM"


def test_tua_15_market_and_hands_stay_and_all_animals_are_empty() -> None:
    t = Table(seat(animals=["SS"], hand="GM"), animals=["WW"], hand="SS", market="MMG", last_turns=1)
    t.play(pass_)
    assert t.hand(0) == "SS"
    assert t.hand(1) == "GM"
    assert t.market == "GMM"
    assert t.pile == "WWSS"
    assert all(t.cargo(animal, n) == "" for animal in range(3) for n in range(2))


def test_tua_a1_discards_stay_out() -> None:
    t = Table(animals=["WW"], last_turns=1)
    before = t.discards
    t.play(pass_)
    assert t.pile == "WW"
    assert t.discards == before


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_15_the_left_neighbour_of_who_finished_stage_1_begins(players: int) -> None:
    for last in range(players):
        t = Table(players=players, animals=["M"], last_turns=1, to_move=last + 1)
        t.play(pass_)
        assert t.state.stage == 2
        assert t.mover == (last + 1) % players


def test_tua_15_the_seat_order_simply_continues_after_a_whole_last_round() -> None:
    t = Table(players=3, pile="MMM", hand="S", animals=["M"])
    t.play(draw, lay("S"), done, pass_, pass_, load("M", 1), done)
    assert t.state.stage == 2
    assert t.mover == 1


def test_tua_15_stage_2_is_played_like_stage_1() -> None:
    t = Table(seat(hand="M"), animals=["SSS", "S"], last_turns=1, market="G")
    t.play(pass_)
    assert {draw, load("M"), take("G")} <= t.options()


def test_tua_15_thieves_that_stay_can_strike_in_stage_2() -> None:
    t = Table(seat(hand="M", thieves=[""]), hand="S", animals=["M"], last_turns=1)
    t.play(pass_)
    assert t.mover == 1
    assert t.allows(rob_hand())


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_a17_an_empty_new_pile_means_the_last_round_at_once(players: int) -> None:
    t = Table(players=players, hand="M", last_turns=1)
    t.play(pass_)
    assert t.state.stage == 2
    assert t.pile == ""
    assert t.state.last_turns == players
    for _ in range(players):
        assert not t.match.is_over
        t.play(pass_)
    assert t.match.is_over
