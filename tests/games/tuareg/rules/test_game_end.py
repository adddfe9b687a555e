"""End of game: TUA-16."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tuareg.rules.table import ALL_COUNTS, Table, done, draw, hide, pass_, seat
from tutable.core.errors import MatchOver
from tutable.core.match import Match
from tutable.core.rng import Rng
from tutable.games.tuareg.state import TuaregState


def last(*others: dict[str, object], **places: Any) -> Table:
    """The last turn of a game, passed."""
    t = Table(*others, stage=2, last_turns=1, **places)
    t.pass_turn()
    assert t.match.is_over
    return t


def test_tua_16_after_the_last_round_of_stage_2_the_game_is_over() -> None:
    t = Table(stage=2, pile="M", hand="S")
    t.play(draw, done, pass_, pass_)
    assert t.match.is_over
    with pytest.raises(MatchOver):
        t.match.act(0, pass_)


def test_tua_16_stage_2_scores_like_stage_1() -> None:
    t = last(seat(animals=["W"]), animals=["WW", "G"])
    assert t.view(0, 0)["points"]["stages"][1] == {"water": 6, "gold": 5, "salt": 0, "millet": 0}
    assert t.match.scores() == [11, 0]


def test_tua_16_points_of_both_stages_are_added() -> None:
    t = last(seat(majorities="GS"), animals=["M"], majorities="WG")
    assert t.match.scores() == [6 + 4 + 3, 4 + 4]


def test_tua_16_unused_special_cards_one_point_each() -> None:
    t = last(animals=["", "", "", "", "M"], caves=["", "G"], thieves=["", "S*"])
    points = t.view(0, 0)["points"]
    assert points["unused"] == 3
    assert points["maps"] == 0


def test_tua_16_a_map_is_worth_two_points() -> None:
    t = last(maps=3)
    assert t.view(0, 0)["points"]["maps"] == 6
    assert t.match.scores() == [6, 0]


def test_tua_a7_maps_score_once_at_the_end_and_two_instead_of_one() -> None:
    t = Table(maps=1, last_turns=1, hand="M")
    t.play(pass_)
    assert t.match.scores() == [0, 0]
    t.play(pass_, pass_)
    assert t.match.is_over
    assert t.match.scores() == [2, 0]


def test_tua_a7_maps_are_not_cashed_by_decision_and_do_not_return() -> None:
    t = Table(maps=1, last_turns=1)
    t.play(pass_)
    assert t.held("map") == 1
    assert t.stock("map") == 2


def test_tua_a8_unused_cards_score_at_the_end_of_the_game_only() -> None:
    t = Table(caves=[""], last_turns=1, hand="M")
    t.play(pass_, done)
    assert t.match.scores() == [0, 0]
    t.play(pass_, pass_, done)
    assert t.match.scores() == [1, 0]


def test_tua_a19_what_holds_cards_at_the_end_is_used() -> None:
    t = Table(stage=2, last_turns=1, caves=[""], hand="M")
    t.play(pass_, hide("M"))
    assert t.view(0, 0)["points"]["unused"] == 0
    assert t.match.scores() == [3, 0]


def test_tua_16_the_most_points_win() -> None:
    t = last(seat(maps=1), maps=2, hand="")
    assert t.match.winners() == [0]


@pytest.mark.parametrize(
    ("first", "second", "winner"), [("WM", "WS", [0, 1]), ("W", "GG", [1]), ("G", "M", [0])]
)
def test_tua_a10_a_tie_goes_to_the_most_valuable_hand(first: str, second: str, winner: list[int]) -> None:
    t = last(seat(hand=second, maps=1), hand=first, maps=1)
    assert t.match.scores() == [2, 2]
    assert t.match.winners() == winner


def test_tua_a10_the_sum_of_dinars_decides_not_the_single_best_card() -> None:
    t = last(seat(hand="GG"), hand="W")
    assert t.match.winners() == [1]


def test_tua_a10_still_equal_is_a_shared_win() -> None:
    t = last(seat(hand="GM"), seat(hand="WM"), hand="W", players=3, maps=0)
    assert t.match.winners() == [2]
    t = last(seat(hand="GM"), seat(hand="M"), hand="W", players=3)
    assert t.match.winners() == [0, 1]
    assert t.log(2).count("event-shared-win") == 2


def test_tua_16_only_tied_players_compare_their_hands() -> None:
    t = last(seat(hand="WWWW"), seat(maps=1, hand="M"), players=3, hand="G", maps=1)
    assert t.match.winners() == [0]
    assert t.view(1, 1)["hand_worth"] is None
    assert t.view(1, 0)["hand_worth"] == 2


def test_tua_16_hands_are_no_points() -> None:
    t = last(hand="WWWW")
    assert t.match.scores() == [0, 0]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_16_every_game_ends_within_162_turns(players: int) -> None:
    for seed in range(5):
        state = Match.new("tuareg", players, seed=seed).state
        assert isinstance(state, TuaregState)
        rng = Rng(seed + 100)
        while not state.is_over():
            options = state.options()
            state.take(options[int(rng.below(len(options)))])
            state.roll(rng)
        assert state.turn <= 162
        assert state.winners()
        assert sum(state.scores()) > 0
