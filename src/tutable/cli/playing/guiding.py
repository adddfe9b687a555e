"""A guided first game at the prompt: the goal first, then what comes up when it comes up."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from tutable.cli.book.page import READABLE, Page
from tutable.cli.book.rulebook import paragraphs
from tutable.cli.screen import DrawnScreen
from tutable.core.match import Match
from tutable.face.guide import LEARNER, Lesson, Progress, guide_at, progress_at

if TYPE_CHECKING:
    from tutable.cli.playing.hinting import Hinting
    from tutable.cli.playing.session import Session

GOAL = "chapter-goal"
STYLE = "green"


class Coach:
    """Speaks to the learner of a guided match, until somebody has had enough of it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.texts = session.texts
        self.screen = session.screen
        self.page = Page(session.texts, session.screen)
        self.said: set[str] = set()
        self.is_done = False

    def greet(self) -> None:
        """How one wins, before anything else."""
        self.goal()
        self.screen.line()
        self.page.text([self.texts.say("guide-begins")], style="dim")
        self.screen.ask(self.texts.say("guide-start"))

    def goal(self) -> None:
        self.screen.line(self.texts.say(GOAL), f"bold {STYLE}")
        self.page.text(paragraphs(self.texts.say(GOAL, attribute="text")), "  ")
        if self.texts.has(GOAL, "drawn"):
            self.screen.line()
            for line in self.texts.say(GOAL, attribute="drawn").split("\n"):
                self.screen.line("    " + line, "dim")

    def lines(self, listed: Hinting) -> list[str]:
        """What there is to say now, with the number of a suggested pick in the list.

        A drawn screen is drawn anew, so there it is said again; of two things at once only the beginnings,
        so that the table is seen beside them.
        """
        found = self.progress()
        said: list[str] = []
        if self.is_done or found is None:
            return said
        is_brief = isinstance(self.screen, DrawnScreen) and len(found.now) > 1
        for lesson in found.now:
            if not self.screen.plain or lesson.step.id not in self.said:
                said += self.told(lesson, found.of, 1 if is_brief else None)
                self.said.add(lesson.step.id)
            if lesson.pick is not None and lesson.pick in listed.numbers:
                pick = self.texts.show(listed.shown[lesson.pick])
                args = {"number": listed.numbers[lesson.pick], "pick": pick}
                said += self.indented(self.texts.say("guide-suggests", args))
        return said

    def told(self, lesson: Lesson, of: int, most: int | None = None) -> list[str]:
        """A lesson, or so many paragraphs of it."""
        args = {"number": lesson.number, "of": of, "title": self.texts.show(lesson.said)}
        text = self.texts.say(lesson.said.message, lesson.said.args, "text")
        said = [line for paragraph in paragraphs(text)[:most] for line in self.indented(paragraph)]
        return [self.texts.say("guide-step", args), *said]

    def indented(self, text: str) -> list[str]:
        """Lines that fit the screen; where nothing is drawn, one."""
        if not isinstance(self.screen, DrawnScreen):
            return ["  " + text]
        width = min(self.screen.width, READABLE)
        return textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="  ")

    def repeat(self) -> None:
        """Everything said so far, from the goal on."""
        found = self.progress()
        self.goal()
        if found is not None:
            for lesson in [*found.past, *found.now]:
                for line in self.told(lesson, found.of):
                    self.screen.line(line, STYLE)

    def progress(self) -> Progress | None:
        return progress_at(self.session.match, LEARNER)


def is_guided(match: Match, humans: list[int]) -> bool:
    """One person, at the seat the guide speaks to, with the guide's deal."""
    return humans == [LEARNER] and guide_at(match) is not None
