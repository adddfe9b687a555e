"""A match that is watched keeps how the table stood at each event."""

from __future__ import annotations

from random import Random

from tests.core.play import play
from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.core.steps import MAX_SCENES


def watched(game: str = "tuareg") -> Match:
    match = Match.new(game, 3, seed=3, auto_end=False)
    match.watch(True)
    return match


def test_nothing_is_kept_while_nobody_watches() -> None:
    match = Match.new("tuareg", 3, seed=3)
    play(match, 30)
    assert match.scenes(SPECTATOR, 0) is None
    match.watch(True)
    assert match.scenes(SPECTATOR, len(match.events)) == []
    assert match.scenes(SPECTATOR, len(match.events) - 1) is None  # it was not watched then


def test_the_last_scene_of_a_pick_is_the_table_or_leads_to_it() -> None:
    match = watched()
    random = Random(1)
    while len(match.events) < 60:
        since = len(match.events)
        seat = match.deciders()[0]
        if match.awaits_end():
            match.end(seat)
        else:
            match.act(seat, random.choice(match.options(seat)).pick)
        found = match.scenes(SPECTATOR, since)
        assert found is not None and [scene.event for scene in found] == match.events[since:]
        assert all(scene.state is not None and scene.state.listener is None for scene in found)


def test_the_mover_alone_has_scenes_of_its_tentative_turn_and_undo_forgets_them() -> None:
    match = watched()
    seat = match.deciders()[0]
    since = len(match.events)
    pick = next(offer.pick for offer in match.options(seat) if offer.final is None)
    match.act(seat, pick)
    mine = match.scenes(seat, since)
    assert mine and match.scenes((seat + 1) % 3, since) == [] == match.scenes(SPECTATOR, since)
    state = mine[-1].state
    assert state is not None and state.knowledge(seat).view()["seats"] == match.view(seat)["seats"]
    match.undo(seat)
    assert match.scenes(seat, since) == []
    match.act(seat, pick)
    again = match.scenes(seat, since)
    assert again is not None and again[0] is not mine[0] and again[0].event == mine[0].event


def test_scenes_stay_the_same_when_they_are_committed_and_are_forgotten_in_the_end() -> None:
    match = watched()
    seat = match.deciders()[0]
    since = len(match.events)
    while not match.awaits_end() and match.deciders() == [seat]:
        offers = match.options(seat)
        match.act(seat, next((offer.pick for offer in offers if offer.final is None), offers[0].pick))
        tentative = match.scenes(seat, since)
    if match.awaits_end():
        match.end(seat)
    committed = match.scenes((seat + 1) % 3, since)
    assert tentative and committed and all(a is b for a, b in zip(tentative, committed, strict=False))
    match.auto_end = {0, 1, 2}
    while len(match.events) <= MAX_SCENES + since:
        play(match, 1)
    assert match.scenes(SPECTATOR, 0) is None
    match.watch(False)
    assert match.scenes(SPECTATOR, len(match.events)) is None
