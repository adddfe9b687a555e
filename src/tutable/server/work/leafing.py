"""A match to leaf through: its table is kept every few entries, so a step costs the same anywhere in it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import replace

from tutable.core.engine import SPECTATOR
from tutable.core.events import is_for
from tutable.core.match import Match
from tutable.core.snapshot import Snapshot, restored, taken
from tutable.face import face_of
from tutable.server.sync.story import Story
from tutable.server.sync.track import News, Track
from tutable.server.wire.answers import Stops
from tutable.server.work.turning import Turning

EVERY = 32  # entries from one kept table to the next


class Leafing:
    """Made of a save without its seed, so that any beginning of it stays exactly that beginning."""

    def __init__(self, save: str) -> None:
        self.match = Match.load(save)
        self.match.auto_end.clear()
        self.stories: dict[int, Story] = {}
        self.places: dict[int, list[int]] = {}  # by seat: which of all events it was told
        self.kept: list[Snapshot] = []
        self.told: list[int] = []  # for each of them, how many events had been told
        walker = self.match.fork(0)
        self.turning = Turning(walker)
        self._keep(walker)
        for at, token in enumerate(self.match.journal, 1):
            mover = -1 if token.sort != "end" else walker.deciders()[0]
            walker.follow(token, bound=False)
            self.turning.look(walker, at, mover)
            if at % EVERY == 0:
                self._keep(walker)

    def _keep(self, match: Match) -> None:
        self.kept.append(replace(taken(match), journal="", events=[]))
        self.told.append(len(match.events))

    def at(self, position: int) -> tuple[Match, int]:
        """The table at a position, with how many events had been told before those it holds itself."""
        nearest = position // EVERY
        match = restored(self.kept[nearest])
        for token in self.match.journal[nearest * EVERY : position]:
            match.follow(token, bound=False)
        return match, self.told[nearest]

    def step(self, position: int, seat: int) -> tuple[Match, Track, News]:
        """The table at a position, and what a seat saw on the way from the one before."""
        match, told = self.at(max(position - 1, 0))
        track = Track(match, seat, self._story(match, seat, told))
        before = track.version
        if position > 0:
            match.follow(self.match.journal[position - 1], bound=False)
            track.advance(match)
        news = track.since(before)
        assert news is not None
        return match, track, news

    def stops(self, seat: int | None) -> Stops:
        """Where a seat, or anybody, has something new to see, and where each line of its log is told."""
        teller = SPECTATOR if seat is None else seat
        story = self._story(self.match, teller, 0)
        told = [self.places[teller][start] for start in story.starts]
        seen = self.turning.seen
        found = seen[seat] if seat is not None else sorted({at for one in seen.values() for at in one})
        lines = [bisect_right(self.turning.events, event) for event in told]
        return Stops(found, self.turning.turns, self.turning.chapters, lines)

    def _story(self, match: Match, seat: int, told: int) -> Story:
        """The log of a seat at a position: a beginning of the whole one."""
        if seat not in self.stories:
            self.stories[seat] = Story(face_of(self.match.game).telling, self.match.log(seat))
            self.places[seat] = [n for n, event in enumerate(self.match.events) if is_for(event, seat)]
        before = bisect_left(self.places[seat], told)
        return self.stories[seat].until(before + len(match.log(seat)))
