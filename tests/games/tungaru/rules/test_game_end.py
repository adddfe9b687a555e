"""The end of the game: TUG-PHASE-4 when no nomad waits, TUG-R36, TUG-R37 and the round limit TUG-R41."""

from __future__ import annotations

from tests.games.tungaru.rules.table import (
    ALL_COUNTS,
    Table,
    keep,
    lose,
    no_monument,
    pass_,
    place,
    recruit,
    seat,
)
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tungaru.state import TungaruState


def test_tug_phase_4_the_game_ends_when_no_nomad_waits() -> None:
    t = Table(seat(travellers="..."), migration=["", "", "", ""], nomads=["N18"])
    t.play(pass_, pass_)
    assert t.match.is_over
    assert "event-game-ends" in t.log()


def test_tug_phase_4_one_nomad_waiting_is_enough_to_go_on() -> None:
    t = Table(seat(travellers="..."), migration=["", "", "", "N12"], nomads=["N18"])
    t.play(pass_, pass_)
    assert not t.match.is_over
    assert t.state.round == 2


def test_tug_r36_the_end_is_looked_at_when_all_have_passed() -> None:
    t = Table(
        seat(travellers="..."),
        migration=["N12", "", "", ""],
        goods="FCPSC",
        boat=1,
        taken="track",
        monuments="tarawa",
        dice="2 3",
    )
    t.play(recruit("A"), no_monument, place(1))
    assert t.waiting() == ["", "", "", ""]
    assert not t.match.is_over
    t.play(pass_)
    assert t.mover == 0
    t.play(pass_)
    assert t.match.is_over


def test_tug_r37_the_fishers_fish_may_still_be_stored_in_the_last_round() -> None:
    for pick, points in ((keep, 2), (lose, 0)):
        t = Table(
            seat(travellers="..."), migration=["", "", "", ""], travellers="N15", leader="fisher", fish=1
        )
        t.play(pass_, pass_)
        assert t.asked() == "ask-leftover"
        t.play(pick)
        assert t.match.is_over
        assert t.points()[6] == points


def test_tug_r41_the_game_ends_after_round_30() -> None:
    for number in (30, 31):  # a described table may be beyond the limit
        t = Table(round=number, travellers="N15", goods="F")
        t.play(pass_, pass_)
        assert t.match.is_over
        assert "event-limit-reached" in t.log()
        assert t.match.scores() == [2, 0]  # it is scored as any other end
    t = Table(round=29)
    t.play(pass_, pass_)
    assert not t.match.is_over


def test_tug_r41_the_limit_is_an_option() -> None:
    t = Table(round=30, options={"round_limit": "no"})
    t.play(pass_, pass_)
    assert t.state.round == 31


def test_tug_r41_whole_random_games_end() -> None:
    game = get_game("tungaru")
    for players in ALL_COUNTS:
        s = game.start(players, game.check_options({}), game.components())
        rng = Rng(players)
        s.roll(rng)
        while not s.is_over():
            options = s.options()
            s.take(options[int(rng.below(len(options)))])
            s.roll(rng)
        assert isinstance(s, TungaruState)
        assert s.round <= 30
        assert len(s.winners()) == 1
