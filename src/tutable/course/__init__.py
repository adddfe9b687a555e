"""How a finished match went: everybody's points turn by turn, what each round brought, and its moments.

Made from the canonical journal alone, for any game: a view says how its seat would stand if the match ended
now (`standing`), a face which round a view belongs to (`chapter`), and features what a stroke of luck was
worth. Terminal and browser tell it in the same words: `lang/<language>/course.ftl`.
"""

from __future__ import annotations

from dataclasses import dataclass

from tutable.core.match import Match
from tutable.course.highlights import Highlight, highlights
from tutable.course.walk import Mark, Walk
from tutable.lang.said import Said

__all__ = ["Chapter", "Course", "Highlight", "Mark", "course_of"]


@dataclass(frozen=True)
class Chapter:
    """A round or stage: its name, where in the journal it begins, and what it brought each seat."""

    said: Said
    at: int
    gains: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """`marks` begin with the table before anybody has done anything and end with the final points."""

    marks: list[Mark]
    chapters: list[Chapter]
    moments: list[Highlight]


def course_of(match: Match) -> Course:
    """How a match that is over went; it may be one without its seed."""
    found = Walk(match)
    return Course(found.marks, chapters(found), highlights(match, found))


def chapters(found: Walk) -> list[Chapter]:
    before = found.marks[0].points
    result: list[Chapter] = []
    for number, said in enumerate(found.chapters):
        marks = [mark for mark in found.marks[1:] if mark.chapter == number]
        after = marks[-1].points if marks else before
        begun = marks[0].begun if marks else 0
        result.append(Chapter(said, begun, tuple(b - a for a, b in zip(before, after, strict=True))))
        before = after
    return result
