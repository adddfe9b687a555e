"""Sealed decisions: everybody chooses at once, and nobody sees anything before the last."""

from __future__ import annotations

import itertools

import pytest

from tests.core.play import play
from tutable.core.engine import SPECTATOR
from tutable.core.errors import Illegal, NothingToUndo
from tutable.core.match import Match


def fresh(players: int = 3) -> Match:
    match = Match.new("lanterns", players, seed=5)
    assert match.deciders() == list(range(players))
    return match


def choices(match: Match) -> dict[int, int]:
    return {seat: match.options(seat)[-1].pick for seat in match.deciders()}


def test_everybody_is_asked_at_once_about_the_own_hand() -> None:
    match = fresh()
    hands = [match.view(seat)["hand"] for seat in range(3)]
    for seat in range(3):
        colours = [str(offer.shown.args["colour"])[5:] for offer in match.options(seat)]
        assert colours == [colour for colour, count in hands[seat].items() if count]
        forbidden = {str(offer.shown.args["colour"])[5:] for offer in match.forbidden(seat)}
        assert forbidden == {colour for colour, count in hands[seat].items() if not count}


def test_a_choice_shows_nothing_before_the_last() -> None:
    match = fresh()
    watchers = [1, 2, SPECTATOR]
    before = [(match.view(q), match.log(q), match.version(q)) for q in watchers]
    hash_before = match.hash()
    match.act(0, choices(match)[0])
    assert match.deciders() == [0, 1, 2]
    assert [(match.view(q), match.log(q), match.version(q)) for q in watchers] == before
    assert match.hash() == hash_before
    assert match.journal[-1].sort == "chance"


def test_the_table_waits_for_those_who_have_not_chosen() -> None:
    match = fresh()
    assert match.waiting() == [0, 1, 2]
    match.act(1, choices(match)[1])
    assert match.waiting() == [0, 2] and match.deciders() == [0, 1, 2]
    match.act(1, match.options(1)[0].pick)  # it may still choose again
    while match.is_sealed() and match.waiting():
        seat = match.waiting()[0]
        match.act(seat, choices(match)[seat])
    assert match.waiting() == match.deciders() and len(match.deciders()) == 1


def test_a_choice_can_be_replaced_until_the_last() -> None:
    match = fresh()
    two = next(seat for seat in range(3) if len(match.options(seat)) > 1)
    first, second = (offer.pick for offer in match.options(two)[:2])
    match.act(two, first)
    match.act(two, second)
    for seat, pick in choices(match).items():
        if seat != two:
            match.act(seat, pick)
    assert [token.value for token in match.journal if token.seat == two] == [second]
    assert match.sealed == {}


def test_an_illegal_choice_keeps_the_one_made() -> None:
    match = fresh()
    seat = next(seat for seat in range(3) if match.forbidden(seat))
    match.act(seat, match.options(seat)[0].pick)
    kept = dict(match.sealed)
    with pytest.raises(Illegal):
        match.act(seat, match.forbidden(seat)[0].pick)
    assert match.sealed == kept


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_of_choosing_makes_no_difference(order: tuple[int, ...]) -> None:
    match, other = fresh(), fresh()
    chosen = choices(match)
    for seat in range(3):
        other.act(seat, chosen[seat])
    for seat in order:
        match.act(seat, chosen[seat])
    assert match.save() == other.save()
    assert [match.log(q) for q in (0, 1, 2, SPECTATOR)] == [other.log(q) for q in (0, 1, 2, SPECTATOR)]


def test_the_journal_holds_the_choices_in_the_order_of_seats() -> None:
    match = fresh()
    for seat, pick in reversed(choices(match).items()):
        match.act(seat, pick)
    assert [token.seat for token in match.journal[-3:]] == [0, 1, 2]


def test_what_was_revealed_cannot_be_taken_back() -> None:
    match = fresh()
    for seat, pick in choices(match).items():
        with pytest.raises(NothingToUndo):
            match.undo(seat)
        match.act(seat, pick)
    for seat in range(3):
        with pytest.raises(NothingToUndo) as caught:
            match.undo(seat)
        assert caught.value.params["barrier"] == "sealed"


def test_saving_in_the_middle_keeps_the_choices_and_their_secrecy() -> None:
    match = fresh()
    chosen = choices(match)
    match.act(2, match.options(2)[0].pick)
    match.act(2, chosen[2])
    loaded = Match.load(match.save())
    assert loaded.sealed == {2: chosen[2]}
    assert [loaded.version(q) for q in range(3)] == [match.version(q) for q in range(3)]
    for table in (match, loaded):
        table.act(0, chosen[0])
        table.act(1, chosen[1])
    assert loaded.save() == match.save()


def test_versions_are_the_same_after_loading_a_revealed_decision() -> None:
    match = play(fresh(), 12)
    loaded = Match.load(match.save())
    assert [loaded.version(q) for q in range(3)] == [match.version(q) for q in range(3)]
