"""The process that reads what strangers send and folds long matches."""

from __future__ import annotations

import json
import sys
from collections import OrderedDict
from typing import Any

import msgspec

from tutable.core.engine import SPECTATOR
from tutable.core.errors import BadSave, TutableError
from tutable.core.journal import canonical, loads
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.core.snapshot import taken
from tutable.course import course_of
from tutable.server.refusal import refusal, status
from tutable.server.stored import fold, without_seed
from tutable.server.sync.story import line, said
from tutable.server.sync.thing import explained
from tutable.server.wire.answers import Course, CourseChapter, CourseMark, CourseMoment, Replay
from tutable.server.wire.values import Explained
from tutable.server.work import editions
from tutable.server.work.child import answer_all
from tutable.server.work.jobs import (
    JOB,
    AnyJob,
    Begun,
    Branch,
    Bring,
    Check,
    Checked,
    Done,
    Explain,
    Faulty,
    Fold,
    FoldedAway,
    Judge,
    LabDeal,
    LabGame,
    LabJob,
    LabNames,
    LabPlan,
    LabTell,
    Look,
    Outcome,
    ReadEdition,
    Refused,
    Review,
    Stops,
)
from tutable.server.work.leafing import Leafing

MEMORY = 1 << 30
MAX_JOURNAL = 20_000  # tokens; ten times what the longest match takes
MAX_LEAFING = 20  # matches that are kept to be leafed through


class Reader:
    """Does jobs; keeps the matches that are being looked at."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Leafing] = OrderedDict()

    def outcome(self, job: AnyJob) -> Outcome:
        """Whatever happens is an answer: the process goes on."""
        try:
            return Done(self.done(job))
        except TutableError as error:
            return Refused(refusal(error), status(error))
        except Exception as error:
            return Faulty(type(error).__name__)

    def done(self, job: AnyJob) -> bytes:
        if isinstance(job, Look):
            return msgspec.json.encode(self.look(job))
        if isinstance(job, Explain):
            return msgspec.json.encode(self.explain(job))
        if isinstance(job, Stops):
            return msgspec.json.encode(self.leafing(job.save).stops(job.seat))
        if isinstance(job, Review):
            return msgspec.json.encode(self.review(job))
        if isinstance(job, LabPlan | LabNames | LabDeal | LabTell | LabGame):
            return msgspec.msgpack.encode(measure(job))
        return msgspec.msgpack.encode(work(job))

    # -- looking back ---------------------------------------------------------------------

    def leafing(self, save: str) -> Leafing:
        found = self.matches.get(save)
        if found is None:
            found = self.matches[save] = Leafing(save)
            if len(self.matches) > MAX_LEAFING:
                self.matches.popitem(last=False)
        self.matches.move_to_end(save)
        return found

    def look(self, job: Look) -> Replay:
        leafing = self.leafing(job.save)
        match, track, news = leafing.step(job.at, SPECTATOR if job.seat is None else job.seat)
        state = match.state
        return Replay(
            at=job.at,
            length=len(leafing.match.journal),
            seat=job.word,
            view=track.view,
            views=[state.knowledge(s).view() for s in range(match.players)] if job.seat is None else [],
            lines=track.story.lines,
            steps=news.steps,
            patch=news.patch,
            deciders=match.deciders(),
            over=match.is_over,
            scores=match.scores(),
            winners=match.winners(),
            table=job.table,
        )

    def explain(self, job: Explain) -> Explained | None:
        match, _ = self.leafing(job.save).at(job.at)
        return explained(match.game, job.ref, match.view(job.seat), job.seat)

    def review(self, job: Review) -> Course:
        course = course_of(self.leafing(job.save).match)
        return Course(
            marks=[CourseMark(mark.begun, mark.at, mark.by, list(mark.points)) for mark in course.marks],
            chapters=[CourseChapter(said(one.said), one.at, list(one.gains)) for one in course.chapters],
            moments=[
                CourseMoment(one.kind, one.seat, one.begun, one.at, said(one.said), [*map(line, one.told)])
                for one in course.moments
            ],
        )


def work(job: Judge | ReadEdition | Check | Bring | Branch | Fold) -> Any:
    if isinstance(job, Judge):
        return editions.judged(get_game(job.game), job.draft)
    if isinstance(job, ReadEdition):
        return editions.read(job.game, job.text)
    if isinstance(job, Check):
        return check(job)
    if isinstance(job, Bring):
        return bring(job)
    if isinstance(job, Branch):
        return continued(Match.load(job.save), job.at, job.seed, [])
    folded = fold(job.row, job.entries)
    return FoldedAway(None if folded.match is None else taken(folded.match), folded.frozen)


def measure(job: LabJob) -> Any:
    from tutable.server.work import lab  # with bots and statistics, which most of these processes never need

    if isinstance(job, LabPlan):
        return lab.plan(job)
    if isinstance(job, LabNames):
        return lab.names(job)
    if isinstance(job, LabDeal):
        return lab.deal(job)
    return lab.tell(job) if isinstance(job, LabTell) else lab.opened(job)


def check(job: Check) -> Checked:
    parts = None if job.components is None else editions.shown(get_game(job.game), job.components)
    match = Match.new(
        job.game,
        job.players,
        seed=job.seed,
        options=job.options,
        components=parts,
        position=job.position,
    )
    return Checked(match.header.options, match.scores(), match.game.account(match.components))


def bring(job: Bring) -> Begun:
    """A finished match stays what it is; another goes on from its last entry."""
    if len(loads(job.save).journal) > MAX_JOURNAL:
        raise BadSave(problem="too-large", limit=MAX_JOURNAL)
    match = Match.load(job.save)
    players = terminal_players(json.loads(job.save).get("terminal"))
    if not match.is_over:
        return continued(match, len(canonical(match.journal)), job.seed, players)
    # What was taken back is of no use any more, and would have to be folded again and again.
    match = Match.load(match.canonical())
    seed = match.seed if match.has_seed else ""
    return Begun(match.save(), None, seed, players, match.game.account(match.components), taken(match))


def terminal_players(data: object) -> list[str]:
    """Who played which seat, where the terminal keeps it."""
    players = data.get("players") if isinstance(data, dict) else None
    return [str(who)[:40] for who in players] if isinstance(players, list) else []


def continued(match: Match, at: int, seed: str, players: list[str]) -> Begun:
    """A match that goes on from a position of another, with luck nobody has seen."""
    edition = match.game.account(match.components)
    return Begun(without_seed(match), at, seed, players, edition, taken(match.fork(at, seed=seed)))


def main() -> None:
    reader = Reader()

    def answer(data: bytes) -> bytes:
        return msgspec.msgpack.encode(reader.outcome(JOB.decode(data)))

    seconds, nice = sys.argv[-2:]
    answer_all(answer, MEMORY, int(nice), float(seconds))


if __name__ == "__main__":
    main()
