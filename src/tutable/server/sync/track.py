"""A table as one seat sees it, followed event by event, so that whoever was there a moment ago is sent only
what has happened since.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from dataclasses import dataclass, field

import msgspec

from tutable.core.engine import Knowledge
from tutable.core.events import Scene, is_for
from tutable.core.match import Match
from tutable.face import face_of, moments
from tutable.face.arguments import seat_of
from tutable.server.sync.patches import difference, merged
from tutable.server.sync.story import Story
from tutable.server.wire import values as wire
from tutable.server.wire.values import Line, Move, Patch, Step, View

PIECE = 100  # events that are told in about a millisecond
MAX_MOMENTS = 8  # versions of which a client may still have the view
MAX_CHANGES = 150  # more of them than a whole view costs


@dataclass(frozen=True)
class Change:
    """A step, or a change that no event told of; `place` is the event's among all of the match."""

    place: int
    step: Step | None
    patch: Patch


@dataclass
class Moment:
    """A version that was sent, and what has happened since."""

    version: int
    kept: int  # lines that are still what they were then
    changes: list[Change] = field(default_factory=list)


@dataclass(frozen=True)
class News:
    """What leads from a moment to the present."""

    steps: list[Step]
    patch: Patch
    lines_from: int
    lines: list[Line]


async def told_by_pieces(match: Match, seat: int) -> Story:
    """What everybody knows that a seat was told, with a pause for others after every piece of it."""
    story = Story(face_of(match.game).telling, [])
    box = match.state.box
    place = 0
    while place < len(match.events):
        piece = match.events[place : place + PIECE]
        story.go_on([match.game.describe(event, box) for event in piece if is_for(event, seat)])
        place += len(piece)
        await asyncio.sleep(0)
    return story


def on_stage(moment: moments.Moment | None) -> wire.Moment | None:
    """A great moment as it is sent."""
    if moment is None:
        return None
    pictures, dice = list(moment.pictures), list(moment.dice)
    return wire.Moment(moment.kind, moment.about, moment.seat, pictures, dice, moment.points)


class Track:
    """What one seat (or the spectators) has seen of a match that is watched."""

    def __init__(self, match: Match, seat: int, story: Story | None = None) -> None:
        """`story` is what the seat has been told, if somebody knows it already."""
        self.seat = seat
        self.face = face_of(match.game)
        self.box = match.state.box
        self._begin(match, story)

    def _begin(self, match: Match, story: Story | None = None) -> None:
        match.watch(True)
        self.version = match.version(self.seat)
        self.known = match.knowledge(self.seat)
        self.view: View = self.known.view()
        self.story = story or Story(self.face.telling, match.log(self.seat))
        self.settled = len(match.events)
        self.tail = match.scenes(self.seat, self.settled) or []  # of the own tentative turn
        self.entries = len(self.story.log) - self._count(self.tail)  # of the log, for good
        self.moments = [Moment(self.version, len(self.story.lines))]

    def _count(self, scenes: list[Scene]) -> int:
        return sum(is_for(scene.event, self.seat) for scene in scenes)

    # -- following ------------------------------------------------------------------------

    def catch_up(self, match: Match) -> None:
        """See what has happened since, if its version says that there is anything."""
        if match.version(self.seat) != self.version:
            self.advance(match)

    def advance(self, match: Match) -> None:
        """See what has happened since; an entry of a journal may be less than what a version counts."""
        scenes = match.scenes(self.seat, self.settled)
        if scenes is None:
            self._begin(match)
            return
        known = 0
        while known < min(len(scenes), len(self.tail)) and scenes[known] is self.tail[known]:
            known += 1
        self.story.changed = len(self.story.lines)
        if known < len(self.tail):
            self._go_back(match, scenes, known)
        else:
            self._go_on(match, scenes, known)
        self._settle(match, scenes)

    def _go_on(self, match: Match, scenes: list[Scene], known: int) -> None:
        changes: list[Change] = []
        for place, scene in enumerate(scenes[known:], self.settled + known):
            if is_for(scene.event, self.seat):
                step = self._step(match, scene)
                changes.append(Change(place, step, step.patch))
        rest = self._see(match.knowledge(self.seat))
        if rest:
            changes.append(Change(-1, None, rest))
        for moment in self.moments:
            moment.changes += changes

    def _step(self, match: Match, scene: Scene) -> Step:
        shown = match.game.describe(scene.event, self.box)
        line, said = self.story.add(shown)
        before = self.view
        patch = {} if scene.state is None else self._see(scene.state.knowledge(self.seat))
        moved = self.face.move(shown, before, self.view, self.seat)
        move = None if moved is None else Move(moved.piece, moved.origin, moved.target)
        by = seat_of(shown.args.get("player"))
        concerns = self.face.concerns(shown, before, self.view, self.seat)
        return Step(shown.message, by, line, said, move, on_stage(self.face.moment(shown)), concerns, patch)

    def _see(self, known: Knowledge) -> Patch:
        """Look at the table again; drawing it is dear, and often nothing has changed for this seat."""
        if known.tables() == self.known.tables():
            return {}
        before, self.known, self.view = self.view, known, known.view()
        return difference(before, self.view)

    def _go_back(self, match: Match, scenes: list[Scene], known: int) -> None:
        """Picks were taken back: the view follows without steps, and what was undone is forgotten."""
        self.story.cut(self.entries + self._count(scenes[:known]))
        for scene in scenes[known:]:
            if is_for(scene.event, self.seat):
                self.story.add(match.game.describe(scene.event, self.box))
        back = self._see(match.knowledge(self.seat))
        undone = self.settled + known
        for moment in self.moments:
            kept = next((n for n, one in enumerate(moment.changes) if one.place >= undone), None)
            kept = len(moment.changes) if kept is None else kept
            patch: Patch = {}
            for change in moment.changes[kept:]:
                patch = merged(patch, change.patch)
            moment.changes[kept:] = [Change(-1, None, merged(patch, back))]

    def _settle(self, match: Match, scenes: list[Scene]) -> None:
        committed = len(match.events) - self.settled
        self.entries += self._count(scenes[:committed])
        self.tail = scenes[committed:]
        self.settled = len(match.events)
        self.version = match.version(self.seat)
        for moment in self.moments:
            moment.kept = min(moment.kept, self.story.changed)
        short = [moment for moment in self.moments if len(moment.changes) <= MAX_CHANGES]
        self.moments = [*short[1 - MAX_MOMENTS :], Moment(self.version, len(self.story.lines))]

    # -- telling --------------------------------------------------------------------------

    def opening(self) -> list[Step]:
        """How the match began, for whoever comes before its first turn is over: its great moments."""
        if self.view.get("turn") != 0:
            return []
        steps: list[Step] = []
        for place, shown in enumerate(self.story.log):
            moment = on_stage(self.face.moment(shown))
            if moment is not None:
                line = bisect_right(self.story.starts, place) - 1
                said = self.story.lines[line].said if line >= 0 else None
                by = seat_of(shown.args.get("player"))
                steps.append(Step(shown.message, by, line, said, None, moment, False, {}))
        return steps

    def since(self, version: int) -> News | None:
        """What leads from a version to the present one; None: nobody knows any more."""
        moment = next((moment for moment in self.moments if moment.version == version), None)
        if moment is None:
            return None
        steps: list[Step] = []
        patch: Patch = {}
        for change in moment.changes:
            patch = merged(patch, change.patch)
            if change.step is not None:
                whole = patch is change.patch
                steps.append(change.step if whole else msgspec.structs.replace(change.step, patch=patch))
                patch = {}
        return News(steps, patch, moment.kept, self.story.lines[moment.kept :])
