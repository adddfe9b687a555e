"""Drawing resource cards from the draw pile: TUA-5."""

from __future__ import annotations

import pytest

from tests.games.tuareg.rules.table import ALL_COUNTS, Table, done, draw, hide, hide_from, lay, load
from tutable.core.match import Match
from tutable.core.rng import Rng
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import DRAW


def test_tua_5_three_cards_come_into_the_hand() -> None:
    t = Table(pile="WGS", hand="M")
    t.play(draw)
    assert t.hand() == "WGSM"
    assert t.pile == ""


def test_tua_5_the_top_three_come_from_the_pile_alone() -> None:
    t = Table(hand="MM")
    before = len(t.pile)
    t.play(draw)
    assert len(t.pile) == before - 3
    assert len(t.hand()) == 5


def test_tua_5_at_least_one_card_goes_into_the_market() -> None:
    t = Table(pile="WGS")
    t.play(draw)
    t.refuses(done, "TUA-5.owed", owed=1)
    t.play(lay("G"), done)
    assert t.market == "G"
    assert t.hand() == "WS"
    assert t.mover == 1


@pytest.mark.parametrize("good", ["M", "W", "G", "S"])
def test_tua_5_the_card_is_of_choice_old_or_new(good: str) -> None:
    t = Table(pile="WGS", hand="M")
    t.play(draw, lay(good), done)
    assert t.market == good


def test_tua_5_at_most_four_in_hand_at_the_end_of_the_turn() -> None:
    t = Table(pile="WGS", hand="MMMM")
    t.play(draw)
    for owed in (3, 2, 1):
        t.refuses(done, "TUA-5.owed", owed=owed)
        t.play(lay("M"))
    t.play(done)
    assert t.hand() == "WGSM"
    assert t.market == "MMM"


def test_tua_5_only_a_card_in_hand_can_be_laid() -> None:
    t = Table(pile="WWW")
    t.play(draw)
    t.refuses(lay("M"), "TUA-5.not-in-hand", good="name:millet")


def test_tua_5_karin_improves_her_cache() -> None:
    t = Table(pile="WWS", hand="WWM")
    t.play(draw, lay("M"), lay("S"), done)
    assert t.hand() == "WWWW"
    assert t.market == "SM"
    assert t.mover == 1


def test_tua_5_laid_cards_may_come_in_any_order() -> None:
    t = Table(pile="WWS", hand="WWM")
    t.play(draw, lay("S"), lay("M"), done)
    assert t.hand() == "WWWW"


def test_tua_5_with_an_empty_pile_there_is_no_drawing() -> None:
    t = Table(last_turns=2, hand="M")
    t.refuses(draw, "TUA-5.pile-empty")


def test_tua_a16_more_than_owed_may_be_laid() -> None:
    t = Table(pile="WGS", hand="M")
    t.play(draw, lay("M"), lay("W"), lay("G"))
    t.play(lay("S"))
    assert t.hand() == ""
    assert t.market == "WGSM"
    assert t.mover == 1


def test_tua_a16_outside_a_draw_no_hand_card_goes_to_the_market() -> None:
    t = Table(hand="MM", caves=[""])
    t.refuses(lay("M"), "not-now")
    t.play(load("M"))
    t.refuses(lay("M"), "not-now")
    t.play(done)
    t.refuses(lay("M"), "not-now")


@pytest.mark.parametrize("pile", ["W", "WG"])
def test_tua_a14_one_or_two_cards_bring_no_obligation(pile: str) -> None:
    t = Table(stage=2, pile=pile, hand="M")
    t.play(draw)
    assert t.hand() == pile + "M"
    t.play(done)
    assert t.market == ""


def test_tua_a14_who_has_hidden_all_drawn_cards_is_not_asked_to_lay_any() -> None:
    t = Table(stage=2, pile="WG", caves=["", ""])
    t.play(draw, hide("W", 0), hide("G", 1))
    assert t.mover == 1


def test_tua_a14_unless_the_limit_of_four_is_passed() -> None:
    t = Table(stage=2, pile="WG", hand="MMMM")
    t.play(draw)
    t.refuses(done, "TUA-5.owed", owed=2)
    t.play(lay("M"), lay("M"), done)
    assert t.hand() == "WGMM"


def test_tua_a14_laying_voluntarily_stays_allowed() -> None:
    t = Table(stage=2, pile="WG")
    t.play(draw, lay("W"), done)
    assert t.hand() == "G"
    assert t.market == "W"


def test_tua_a13_draw_takes_what_is_there_up_to_three() -> None:
    for pile in ("W", "WG", "WGS"):
        t = Table(stage=2, pile=pile)
        t.play(draw)
        assert t.hand() == pile


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_tua_a14_stage_1_is_exactly_fourteen_draws_of_three(players: int) -> None:
    for seed in range(3):
        state = Match.new("tuareg", players, seed=seed).state
        assert isinstance(state, TuaregState)
        rng = Rng(seed)
        draws = 0
        while state.stage == 1:
            options = state.options()
            pick = options[int(rng.below(len(options)))]
            if pick == DRAW:
                draws += 1
                assert state.pile >= 3
            state.take(pick)
            state.roll(rng)
        assert draws == 14


def test_tua_10_keep_four_and_hide_one_per_cave_after_drawing() -> None:
    t = Table(pile="WGS", hand="MMMM", caves=["", ""])
    t.play(draw, hide("M", 0), hide("M", 1))
    t.refuses(done, "TUA-5.owed", owed=1)
    t.play(lay("M"), done)
    assert t.hand() == "WGSM"
    assert t.market == "M"


def test_tua_a15_the_last_hand_card_is_owed_to_the_market() -> None:
    t = Table(players=3, pile="WGS", caves=["", "", ""], animals=["M"])
    t.play(draw, hide("W", 0), hide("G", 1))
    t.refuses(hide("S", 2), "TUA-10.owed")
    assert t.allows(hide_from(0, 2))
    t.play(done, lay("S"))
    assert t.market == "S"


def test_tua_a15_a_short_draw_owes_nothing_so_the_last_card_may_be_hidden() -> None:
    t = Table(stage=2, pile="W", caves=[""])
    t.play(draw, hide("W"))
    assert t.hand() == ""
