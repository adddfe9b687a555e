"""Going through a match once more, from its first entry to its last, and noting how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tutable.core import journal as jrn
from tutable.core.engine import SPECTATOR
from tutable.core.events import is_for
from tutable.core.journal import Token
from tutable.core.match import Match
from tutable.course.luck import Luck, luck_of
from tutable.face import face_of, worth
from tutable.face.arguments import TABLE
from tutable.face.telling import Line
from tutable.lang.said import Said


@dataclass(frozen=True)
class Mark:
    """How everybody stood after the entries `begun` to `at` of the journal: a turn, or what the table did by
    itself (`by` is -1). Points are those each seat would have had if the match had ended there, as it knew.
    """

    begun: int
    at: int
    by: int
    points: tuple[int, ...]
    chapter: int


class Walk:
    """One way through a match, and what was found on it."""

    def __init__(self, match: Match) -> None:
        self.face = face_of(match.game)
        self.match = bare(match)
        self.chapters: list[Said] = []
        self.luck: list[Luck] = []
        self.heard = [0]  # for every position, how many events there had been
        self.stroke = 0  # where the chance began that goes on
        self.tentative: dict[int, int] = {}  # there: what only whoever was on turn had been told
        self.by, self.begun = TABLE, 0
        self.turn = self.match.state.turn
        self.chapter = self._chapter()
        self.marks = [Mark(0, 0, TABLE, self._points(), self.chapter)]
        for at, token in enumerate(jrn.canonical(match.journal), 1):
            self._follow(at, token)
        if self.marks[-1].points != (final := tuple(self.match.scores())):
            self._mark(len(self.heard) - 1, final)

    def _follow(self, at: int, token: Token) -> None:
        match = self.match
        if token.sort == "pick" and self.by == TABLE:
            points = self._points()
            if points != self.marks[-1].points:  # what the table has done since the last turn
                self._mark(at - 1, points)
            self.by, self.begun, self.chapter = match.deciders()[0], at - 1, self._chapter()
        elif token.sort == "chance":
            if self.by != TABLE and self.stroke == at - 1:
                self.tentative[at - 1] = len(match.log(self.by, self._told_of(match.events, self.by)))
            found = luck_of(match.state, match.game, token.value, self.stroke, at)
            # What somebody draws is their own luck; what the table rolls may be anybody's.
            self.luck += [luck for luck in found if self.by in (TABLE, luck.seat)]
        if token.sort != "chance":
            self.stroke = at
        match.follow(token, bound=False)
        self.heard.append(len(match.events))
        if self.by != TABLE and match.state.turn != self.turn and not match.awaits_end():
            self._mark(at, self._points())

    def told(self, begun: int, at: int, seat: int) -> list[Line]:
        """What a seat was told of the entries `begun` to `at`, as the log of those alone."""
        events = self.match.events
        since = self._told_of(events[: self.heard[begun]], seat)
        until = self._told_of(events[: self.heard[at]], seat)
        if seat != SPECTATOR:
            since += self.tentative.get(begun, 0)
        telling = self.face.telling
        known = [*map(telling.knowing(), self.match.log(seat)[:until])]
        return telling.tell_known(known[since:])

    @staticmethod
    def _told_of(events: Sequence[int], seat: int) -> int:
        return sum(is_for(event, seat) for event in events)

    def _mark(self, at: int, points: tuple[int, ...]) -> None:
        self.marks.append(Mark(self.begun, at, self.by, points, self.chapter))
        self.by, self.begun, self.turn = TABLE, at, self.match.state.turn

    def _points(self) -> tuple[int, ...]:
        """Each as it knows itself: it counts what it keeps secret from the others."""
        views = [self.match.view(seat) for seat in range(self.match.players)]
        if all("seats" in view and "standing" in view["seats"][0] for view in views):
            return tuple(worth(view, seat) for seat, view in enumerate(views))
        return tuple(self.match.scores())

    def _chapter(self) -> int:
        """The round or stage of the table as it is; before the first and without any: that of index 0."""
        said = self.face.chapter(self.match.view(SPECTATOR))
        if said is not None and (not self.chapters or self.chapters[-1] != said):
            self.chapters.append(said)
        return max(0, len(self.chapters) - 1)


def bare(match: Match) -> Match:
    """The same match at its beginning, without its luck: it goes where a journal leads it."""
    save = jrn.loads(match.canonical())
    return Match.load(replace(save, seed=None, auto_end=()).dumps()).fork(0)
