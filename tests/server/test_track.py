"""What a client is sent of a match adds up: steps and patches lead to the view, lines to what is told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tests import MANY
from tests.server.harness import check_view, told
from tutable import new
from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.core.registry import game_ids
from tutable.face import face_of
from tutable.server.sync import track as tracks
from tutable.server.sync.patches import applied
from tutable.server.sync.story import Story
from tutable.server.sync.track import News, Track

SEEDS = range(10) if MANY else range(1)
PICKS = 400 if MANY else 90


def hesitant(match: Match, seed: int, most: int = 300) -> Iterator[int]:
    """Random play that takes back now and then; yields who has moved."""
    random = Random(seed)
    for _ in range(most):
        if match.is_over:
            return
        seat = random.choice(match.waiting())
        if match.horizon(seat).steps and random.random() < 0.25:
            match.undo(seat)
        elif match.awaits_end():
            match.end(seat)
        else:
            match.act(seat, random.choice(match.state.options_of(seat)))
        yield seat


class Client:
    """Somebody who keeps the view and the lines of one seat, and looks now and then."""

    def __init__(self, match: Match, seat: int) -> None:
        self.track = Track(match, seat)
        self.seat = seat
        self.version = self.track.version
        self.view = self.track.view
        self.lines = list(self.track.story.lines)
        self.whole = 0

    def look(self, match: Match) -> News | None:
        self.track.catch_up(match)
        news = self.track.since(self.version)
        if news is None:
            self.whole += 1
            self.view, self.lines = self.track.view, list(self.track.story.lines)
        else:
            for patch in [*(step.patch for step in news.steps), news.patch]:
                self.view = applied(self.view, patch)
            self.lines[news.lines_from :] = news.lines
        self.version = self.track.version
        return news

    def check(self, match: Match) -> None:
        assert self.view == match.view(self.seat)
        assert msgspec.to_builtins(self.lines) == told(match, self.seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", game_ids())
def test_steps_and_patches_lead_to_the_view_and_lines_to_what_is_told(game: str, seed: int) -> None:
    match = new(game, 3, seed=seed, auto_end=False)
    random = Random(seed)
    places = [0, 1, 2, SPECTATOR]
    always = [Client(match, seat) for seat in places]
    rarely = [Client(match, seat) for seat in places]
    for mover in hesitant(match, seed, PICKS):
        for client in always:
            client.look(match)
            if client.seat == mover or random.random() < 0.3:
                client.check(match)
                check_view(game, client.view)
        for client in rarely:
            if random.random() < 0.1:
                client.look(match)
                client.check(match)
    assert all(client.whole == 0 for client in always)


@pytest.mark.parametrize("game", game_ids())
def test_a_turn_arrives_as_its_events_without_what_was_taken_back(game: str) -> None:
    """What a spectator is told of at once is canonical; so is what the mover did since a version."""
    match = new(game, 2, seed=4, auto_end=True)
    client = Client(match, SPECTATOR)
    log = len(match.log(SPECTATOR))
    for _ in hesitant(match, 4, PICKS):
        news = client.look(match)
        assert news is not None
        entries = match.log(SPECTATOR, log)
        log += len(entries)
        assert [step.event for step in news.steps] == [entry.message for entry in entries]
        for step in news.steps:
            assert (step.said is None) == (step.line == -1)
            assert step.line < len(client.lines)
        if news.steps and news.steps[-1].line >= 0:
            assert client.lines[news.steps[-1].line].said == news.steps[-1].said


def test_a_tentative_pick_is_a_step_of_its_mover_and_undo_a_patch() -> None:
    match = new("tuareg", 2, seed=2, auto_end=False, options={"first": "1"})
    mover, other = Client(match, 0), Client(match, 1)
    news = None
    while news is None or not news.steps:  # a pick that is told
        pick = next(offer.pick for offer in match.options(0) if offer.final is None)
        match.act(0, pick)
        news = mover.look(match)
    assert other.look(match) == News([], {}, len(other.lines), [])
    match.undo(0)
    news = mover.look(match)
    assert news is not None and news.steps == [] and news.patch and news.lines == []
    mover.check(match)
    # Taken back and picked again between two looks: the view follows, without steps.
    match.act(0, pick)
    mover.look(match)
    match.undo(0)
    match.act(0, pick)
    news = mover.look(match)
    assert news is not None and news.steps == [] and news.patch == {}
    mover.check(match)


def test_a_long_absence_costs_a_whole_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracks, "MAX_MOMENTS", 3)
    match = new("tuareg", 2, seed=2)
    client, looker = Client(match, SPECTATOR), Client(match, SPECTATOR)
    client.track = looker.track
    for _ in hesitant(match, 1, 30):
        looker.look(match)
    assert client.look(match) is None and client.whole == 1
    client.check(match)


def test_a_match_that_nobody_watched_for_a_while_begins_anew() -> None:
    match = new("tuareg", 2, seed=2)
    client = Client(match, SPECTATOR)
    match.watch(False)
    for _ in hesitant(match, 1, 30):
        pass
    assert client.look(match) is None
    client.check(match)


@pytest.mark.parametrize("game", game_ids())
def test_a_log_told_entry_by_entry_is_the_log_told_at_once(game: str) -> None:
    match = new(game, 2, seed=6)
    for _ in hesitant(match, 6, PICKS):
        pass
    log = match.log(SPECTATOR)
    telling = face_of(game).telling
    story = Story(telling, log[:5])
    random = Random(1)
    for place, entry in enumerate(log[5:], 5):
        line, said = story.add(entry)
        assert line == -1 or story.lines[line].said == said
        if random.random() < 0.05:
            story.cut(max(0, place - random.randint(0, 30)))
            for again in log[len(story.log) : place + 1]:
                story.add(again)
        if place % 20 == 0 or place == len(log) - 1:
            assert plain(story.lines) == plain(Story(telling, log[: place + 1]).lines)


def plain(lines: Any) -> Any:
    return msgspec.to_builtins(lines)
