"""Plays a ladder: the games that are still missing, on several cores, until every pairing is settled.

What is played depends on the file alone: the pairings take turns, deal by deal. Several workers are ahead of
the test by a few games; those are kept, but a pairing is judged by its deals in their order, up to the one
that settled it. So the result is the same for any number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from tutable.arena.asking import is_ours
from tutable.arena.broken import first_broken
from tutable.arena.evidence import Judge
from tutable.arena.meetings import Meeting, Pairing, Played, Terms, failed, play
from tutable.arena.raw import Raw
from tutable.core.children import end_at_once
from tutable.core.errors import FailedGame

AHEAD = 2  # games given out for each worker: none waits for the next


class Course:
    """How far one pairing has come."""

    def __init__(self, pairing: Pairing, players: int, deals: int, claim: float | None) -> None:
        self.pairing = pairing
        self.players = players
        self.deals = deals
        self.judge = None if claim is None else Judge(claim)
        self.games: dict[tuple[int, int], Played] = {}  # by deal and seat
        self.shares: list[float] = []  # of the upper bot, deal by deal, without a gap

    def add(self, played: Played) -> None:
        self.games[played.meeting.deal, played.meeting.seat] = played
        while deal := self.whole(len(self.shares)):
            self.shares.append(sum(game.share() for game in deal) / self.players)
            if self.judge is not None:
                self.judge.hear(self.shares[-1])

    def whole(self, deal: int) -> list[Played]:
        """The games of a deal, if all of them have been played."""
        games = [self.games[deal, seat] for seat in range(self.players) if (deal, seat) in self.games]
        return games if len(games) == self.players else []

    def is_settled(self) -> bool:
        decided = self.judge is not None and self.judge.verdict != "open"
        return decided or len(self.shares) >= self.deals

    def counted(self) -> list[Played]:
        """The games by which the pairing is judged."""
        deals = len(self.shares) if self.judge is None else self.judge.deals
        return [game for deal in range(deals) for game in self.whole(deal)]


def courses(
    pairs: Sequence[Pairing], players: int, deals: int, claim: float | None, played: Sequence[Played]
) -> list[Course]:
    """Every pairing with what has been played of it."""
    made = {pairing: Course(pairing, players, deals, claim) for pairing in pairs}
    for game in played:
        if game.meeting.pairing in made:
            made[game.meeting.pairing].add(game)
    return list(made.values())


def missing(made: Sequence[Course]) -> Iterator[Meeting]:
    """What is to be played next, as long as it is needed when its turn comes."""
    for deal in range(max(course.deals for course in made)):
        for course in made:
            for seat in range(course.players):
                if not course.is_settled() and deal < course.deals and (deal, seat) not in course.games:
                    yield Meeting(course.pairing, deal, seat)


def run(
    terms: Terms, made: Sequence[Course], raw: Raw, jobs: int, progress: Callable[[], None] = lambda: None
) -> None:
    """Play what is missing; every game is in the file before the next one is asked for."""
    by_pairing = {course.pairing: course for course in made}
    for played in _games(terms, missing(made), jobs):
        raw.add(played)
        by_pairing[played.meeting.pairing].add(played)
        progress()


def _games(terms: Terms, todo: Iterator[Meeting], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from (play(terms, meeting) for meeting in todo)
        return
    running: dict[Future[Played], Meeting] = {}
    try:
        with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=end_at_once) as pool:
            while True:
                while len(running) < jobs * AHEAD and (meeting := next(todo, None)):
                    running[pool.submit(play, terms, meeting)] = meeting
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    try:
                        yield future.result()
                    except FailedGame:
                        pool.shutdown(wait=False, cancel_futures=True)
                        raise
                    del running[future]
    except BrokenProcessPool as error:
        raise _ended(terms, list(running.values())) from error


def _ended(terms: Terms, meetings: Sequence[Meeting]) -> FailedGame:
    """A process was ended from inside: by somebody else's bot, in one of these games."""
    meeting = meetings[first_broken(play, [(terms, meeting) for meeting in meetings]) or 0]
    names = meeting.bots(terms.players)
    others = [name for name in names if not is_ours(name, terms.game)] or names
    return failed(meeting, bot=", ".join(dict.fromkeys(others))[:80], problem="ended")
