"""Acting, ending, taking back: what is refused changes nothing, what is seen moves a version."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.play import play, saved
from tests.fixtures import GAMES
from tests.toys.lanterns import terms
from tests.toys.lanterns.decisions import Turn, end_turn
from tests.toys.lanterns.game import HERE, Lanterns
from tests.toys.lanterns.state import LanternState
from tests.toys.lanterns.terms import HIDE, LIGHT, PEEK, STOP, TAKE
from tutable.core.engine import SPECTATOR
from tutable.core.errors import (
    BadNames,
    BadOption,
    BadPlayers,
    Illegal,
    MatchOver,
    NothingToEnd,
    NothingToUndo,
    NotYourDecision,
    TurnNotEnded,
    TutableError,
    UnknownGame,
    UnknownOption,
    UnknownPick,
    UnknownSeat,
)
from tutable.core.match import Match
from tutable.games.tuareg.terms import DONE, DRAW, LOAD

ANYTHING = st.one_of(
    st.integers(),
    st.integers(-3, 160),
    st.none(),
    st.booleans(),
    st.text(max_size=5),
    st.floats(),
    st.binary(),
)
SAVES = [saved("tuareg", 3, 60), saved("tuareg", 2, 7), saved("lanterns", 4, 9), saved("lanterns", 2, 30)]


def everything(match: Match) -> list[Any]:
    seats = [*range(match.players), SPECTATOR]
    return [match.save(), [(match.view(q), match.version(q), len(match.log(q))) for q in seats]]


@given(st.sampled_from(SAVES), ANYTHING, ANYTHING)
def test_whatever_is_acted_is_taken_or_refused_with_the_match_unchanged(
    text: str, seat: Any, pick: Any
) -> None:
    match = Match.load(text)
    before = everything(match)
    refusal = match.why_not(seat, pick)
    assert everything(match) == before
    if refusal is None:
        match.act(seat, pick)
        assert everything(match) != before
        return
    with pytest.raises(type(refusal)) as caught:
        match.act(seat, pick)
    assert isinstance(caught.value, TutableError) and str(caught.value)
    assert everything(match) == before


@given(
    st.sampled_from(SAVES),
    ANYTHING,
    st.sampled_from(["end", "undo", "horizon", "options", "forbidden", "ask"]),
)
def test_whoever_asks_for_anything_is_answered_or_refused(text: str, seat: Any, what: str) -> None:
    match = Match.load(text)
    before = everything(match)
    try:
        getattr(match, what)(seat)
    except (UnknownSeat, NothingToEnd, NothingToUndo) as refusal:
        assert str(refusal)
        assert everything(match) == before


def test_every_way_to_act_wrongly_has_its_own_error() -> None:
    match = Match.new("tuareg", 2, seed=1, options={"first": "1"})
    for seat in (2, -1, SPECTATOR, None, "0", True):
        with pytest.raises(UnknownSeat) as unknown:
            match.act(seat, DRAW)  # type: ignore[arg-type]
        assert unknown.value.params["seat"] == str(seat)
    for pick in (-1, match.game.picks, 10**40, None, "0", 1.0, False):
        with pytest.raises(UnknownPick) as strange:
            match.act(0, pick)  # type: ignore[arg-type]
        assert strange.value.params["pick"] == str(pick)[:40]
    with pytest.raises(NotYourDecision):
        match.act(1, DRAW)
    with pytest.raises(Illegal) as illegal:
        match.act(0, LOAD.base)
    assert (illegal.value.reason, illegal.value.rule) == ("TUA-6.not-in-hand", "TUA-6")
    with pytest.raises(Illegal) as not_now:
        match.act(0, DONE)
    assert not_now.value.reason == "not-now"
    with pytest.raises(NothingToEnd):
        match.end(0)
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_a_finished_turn_waits_for_its_end() -> None:
    match = Match.new("lanterns", 2, seed=1, auto_end=False)
    hang(match)
    match.act(0, STOP)
    assert match.awaits_end() and match.deciders() == [0]
    with pytest.raises(TurnNotEnded):
        match.act(0, STOP)
    with pytest.raises(NotYourDecision):
        match.act(1, STOP)
    with pytest.raises(NothingToEnd):
        match.end(1)
    assert match.options(0) == [] and match.ask(0) is None
    match.end(0)
    assert match.deciders() == [1]


def test_nothing_can_be_done_after_the_end() -> None:
    match = play(Match.new("tuareg", 2, seed=2), 2000)
    assert match.is_over and match.winners()
    before = everything(match)
    with pytest.raises(MatchOver):
        match.act(0, DRAW)
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert match.deciders() == [] and match.options(0) == [] and everything(match) == before


@pytest.mark.parametrize(
    ("error", "call"),
    [
        (UnknownGame, lambda: Match.new("chess", 2)),
        (BadPlayers, lambda: Match.new("tuareg", 6)),
        (BadPlayers, lambda: Match.new("tuareg", True)),
        (BadPlayers, lambda: Match.new("tuareg", "3")),  # type: ignore[arg-type]
        (UnknownOption, lambda: Match.new("tuareg", 2, options={"dragons": "yes"})),
        (BadOption, lambda: Match.new("tuareg", 2, options={"overpay": "maybe"})),
        (BadOption, lambda: Match.new("tuareg", 2, options={"first": 5})),
        (BadNames, lambda: Match.new("tuareg", 2, names=["Karin"])),
        (BadNames, lambda: Match.new("tuareg", 2, names=["Karin", ""])),
        (BadNames, lambda: Match.new("tuareg", 2, names=["Karin", "x" * 41])),
        (BadNames, lambda: Match.new("tuareg", 2, names=["Karin", "Ti\nmo"])),
        (UnknownSeat, lambda: Match.new("tuareg", 2, auto_end=[2])),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(error: type[TutableError], call: Any) -> None:
    with pytest.raises(error) as caught:
        call()
    assert str(caught.value)


# -- undo and its horizon -----------------------------------------------------------------


def hang(match: Match) -> None:
    """Everybody hangs whatever comes first."""
    for seat in match.deciders():
        match.act(seat, match.state.options_of(seat)[0])


def first(match: Match, low: int, high: int) -> int:
    return next(pick for pick in match.state.options_of(match.deciders()[0]) if low <= pick < high)


def test_the_horizon_says_what_lies_behind_it() -> None:
    match = Match.new("lanterns", 3, seed=1, auto_end=False)
    assert match.horizon(0).barrier == "chance"  # the deal
    hang(match)
    assert (match.horizon(0).steps, match.horizon(0).barrier) == (0, "sealed")
    match.act(0, first(match, LIGHT, HIDE))
    match.act(0, first(match, HIDE, TAKE))
    assert match.horizon(0).steps == 2
    assert match.horizon(1).steps == 0
    match.act(0, STOP)
    match.end(0)
    assert (match.horizon(1).steps, match.horizon(1).barrier) == (0, "turn")
    match.act(1, PEEK + 1)
    assert (match.horizon(1).steps, match.horizon(1).barrier) == (0, "secret")
    with pytest.raises(NothingToUndo) as caught:
        match.undo(1)
    assert caught.value.params["barrier"] == "secret" and "secret" in str(caught.value)
    match.act(1, TAKE)
    assert match.horizon(1).barrier == "chance"


def test_a_new_table_has_nothing_behind_it() -> None:
    start = Match(
        *(lambda match: (match.game, match.header, match.components, None, ()))(
            Match.new("tuareg", 2, seed=1)
        )
    )
    assert (start.horizon(0).steps, start.horizon(0).barrier) == (0, "start")


def test_an_offer_says_what_would_put_it_beyond_undo() -> None:
    match = Match.new("lanterns", 3, seed=1)
    hang(match)
    match.act(0, first(match, HIDE, TAKE))
    match.act(0, STOP)
    final = {offer.pick: offer.final for offer in match.options(1)}
    assert final[PEEK + 1] == "secret"
    assert final[TAKE] == "chance"
    assert final[STOP] is None


@pytest.mark.parametrize("game", ["lanterns", *GAMES])
@pytest.mark.parametrize("auto_end", [True, False])
def test_of_a_tentative_pick_nobody_else_sees_anything(game: str, auto_end: bool) -> None:
    match = Match.new(game, 3, seed=4, auto_end=auto_end)
    random = Random(4)
    seen: set[bool] = set()
    for _ in range(200):
        if match.is_over:
            break
        seat = match.waiting()[0]
        others = [other for other in (0, 1, 2, SPECTATOR) if other != seat]
        before = [match.version(other) for other in others]
        if match.awaits_end():
            match.end(seat)
            continue
        pick = random.choice(match.options(seat)).pick
        tentative = match.is_tentative(seat, pick)
        match.act(seat, pick)
        if tentative:
            assert [match.version(other) for other in others] == before
        seen.add(tentative)
    assert seen == {True, False}


def test_undo_goes_back_pick_by_pick_and_others_never_see_it() -> None:
    match = Match.new("lanterns", 3, seed=1, auto_end=False)
    hang(match)
    others = [(match.view(q), match.version(q), match.log(q)) for q in (1, 2, SPECTATOR)]
    hashes = [match.hash()]
    for low, high in ((LIGHT, HIDE), (HIDE, TAKE)):
        match.act(0, first(match, low, high))
        hashes.append(match.hash())
    assert len(set(hashes)) == 3
    assert [(match.view(q), match.version(q), match.log(q)) for q in (1, 2, SPECTATOR)] == others
    match.undo(0)
    assert match.hash() == hashes[1]
    match.undo(0)
    assert match.hash() == hashes[0]
    assert [(match.view(q), match.version(q), match.log(q)) for q in (1, 2, SPECTATOR)] == others


# -- versions -----------------------------------------------------------------------------


class SilentTurn(Turn):
    """Stopping tells nobody anything."""

    def stop(self, s: LanternState, seat: int) -> None:
        end_turn(s, seat)


class Silent(Lanterns):
    def __init__(self) -> None:
        super().__init__(HERE)
        self.decisions = [*Lanterns.decisions]
        self.decisions[terms.TURN] = SilentTurn()


def test_a_turn_that_passes_in_silence_still_moves_every_version() -> None:
    match = Match.new(Silent(), 3, seed=1)
    hang(match)
    seats = [0, 1, 2, SPECTATOR]
    versions, told = [match.version(q) for q in seats], [match.log(q) for q in seats]
    match.act(0, STOP)
    assert match.deciders() == [1] and [match.log(q) for q in seats] == told
    assert all(match.version(q) > version for q, version in zip(seats, versions, strict=True))


def test_ending_a_turn_moves_the_version_of_its_mover() -> None:
    match = Match.new("lanterns", 2, seed=1, auto_end=False)
    hang(match)
    match.act(0, STOP)
    version = match.version(0)
    match.end(0)
    assert match.version(0) > version


def test_the_log_can_be_read_from_where_one_stopped() -> None:
    match = play(Match.new("tuareg", 3, seed=1), 40)
    whole = match.log(1)
    assert match.log(1, since=5) == whole[5:]
    assert len(whole) > 5


# -- a game that ends with a pick ---------------------------------------------------------


class SuddenTurn(Turn):
    """When seat 1 stops, the game is over at once, without a turn being counted."""

    def stop(self, s: LanternState, seat: int) -> None:
        if seat == 1:
            s.pop()
        else:
            super().stop(s, seat)


class Sudden(Lanterns):
    def __init__(self) -> None:
        super().__init__(HERE)
        self.decisions = [*Lanterns.decisions]
        self.decisions[terms.TURN] = SuddenTurn()


@pytest.mark.parametrize("auto_end", [True, False])
def test_a_game_may_end_with_a_pick(auto_end: bool) -> None:
    match = Match.new(Sudden(), 2, seed=1, auto_end=auto_end)
    hang(match)
    for seat in (0, 1):
        match.act(seat, STOP)
        if not auto_end:
            assert match.awaits_end()
            match.end(seat)
    assert match.is_over and match.winners()
