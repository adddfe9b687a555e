"""The moments of a match: the best turn, the biggest swing, who got ahead for good, the luckiest stroke."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.face.arguments import TABLE
from tutable.face.telling import Line
from tutable.lang.said import Arg, Said

if TYPE_CHECKING:
    from tutable.course.walk import Mark, Walk

Kind = Literal["best", "swing", "ahead", "luck"]
LEAST_LUCK = 0.2  # points; less is the ordinary run of things


@dataclass(frozen=True)
class Highlight:
    """What it is, whose, the entries of the journal it happened in, and the lines that told of it."""

    kind: Kind
    seat: int
    begun: int
    at: int
    said: Said
    told: list[Line]


Make = Callable[[Kind, int, int, int, Said], Highlight]


def highlights(match: Match, found: Walk) -> list[Highlight]:
    def make(kind: Kind, seat: int, begun: int, at: int, said: Said) -> Highlight:
        # What somebody drew is known to all now; anything else is told as all have read it.
        told = found.told(begun, at, seat if kind == "luck" else SPECTATOR)
        return Highlight(kind, seat, begun, at, said, told)

    moments = [*turning_points(found, make), *ahead(match, found, make), *lucky(found, make)]
    moments.sort(key=lambda moment: moment.at)
    # A turn that was two things at once is told once.
    return [
        replace(two, told=[]) if one is not None and (one.begun, one.at) == (two.begun, two.at) else two
        for one, two in zip([None, *moments], moments, strict=False)
    ]


def turning_points(found: Walk, make: Make) -> list[Highlight]:
    """The turn that brought its player most, and the one that moved two players furthest apart."""
    turns = [(one, two) for one, two in pairs(found) if two.by != TABLE]
    gained = [(gain(one, two, two.by), two) for one, two in turns]
    swung = [(swing(one, two, two.by, other), other, two) for one, two in turns for other in rivals(two)]
    points, best = max(gained, key=lambda one: one[0], default=(0, found.marks[0]))
    far, other, swinging = max(swung, key=lambda one: one[0], default=(0, 0, found.marks[0]))
    result: list[Highlight] = []
    if points > 0:
        # Often the same turn is both: then it is told once.
        message = "course-best-swing" if swinging is best else "course-best"
        args = told_of(best.by, best, found, points=points)
        result.append(make("best", best.by, best.begun, best.at, Said(message, args)))
    if far > 0 and swinging is not best:
        args = told_of(swinging.by, swinging, found, points=far, other=f"seat:{other}")
        result.append(make("swing", swinging.by, swinging.begun, swinging.at, Said("course-swing", args)))
    return result


def ahead(match: Match, found: Walk, make: Make) -> list[Highlight]:
    """Since when the winner was never caught again, if only one has won and was behind or level before."""
    winners = match.winners()
    if len(winners) != 1:
        return []
    seat = winners[0]
    last = None
    for one, two in pairs(found):
        if not leads(one, seat) and leads(two, seat):
            last = two
        elif not leads(two, seat):
            last = None
    if last is None:
        return []
    said = Said("course-ahead", told_of(seat, last, found))
    return [make("ahead", seat, last.begun, last.at, said)]


def lucky(found: Walk, make: Make) -> list[Highlight]:
    """What chance did in one go: all dice of a roll, all cards of a draw."""
    strokes: dict[tuple[int, int], float] = {}
    ends: dict[int, int] = {}
    for luck in found.luck:
        strokes[luck.begun, luck.seat] = strokes.get((luck.begun, luck.seat), 0.0) + luck.points
        ends[luck.begun] = luck.at
    if not strokes:
        return []
    (begun, seat), points = max(strokes.items(), key=lambda one: one[1])
    if points < LEAST_LUCK:
        return []
    mark = next((mark for mark in found.marks[1:] if mark.at >= ends[begun]), found.marks[-1])
    tenths = round(points * 10)
    args = told_of(seat, mark, found, whole=tenths // 10, tenth=tenths % 10)
    return [make("luck", seat, begun, ends[begun], Said("course-luck", args))]


# -- counting ---------------------------------------------------------------------------------


def pairs(found: Walk) -> list[tuple[Mark, Mark]]:
    return list(zip(found.marks, found.marks[1:], strict=False))


def rivals(mark: Mark) -> list[int]:
    return [seat for seat in range(len(mark.points)) if seat != mark.by]


def gain(before: Mark, after: Mark, seat: int) -> int:
    return after.points[seat] - before.points[seat]


def swing(before: Mark, after: Mark, seat: int, other: int) -> int:
    return gain(before, after, seat) - gain(before, after, other)


def leads(mark: Mark, seat: int) -> bool:
    return all(mark.points[seat] > points for other, points in enumerate(mark.points) if other != seat)


def told_of(seat: int, mark: Mark, found: Walk, **more: str | int) -> dict[str, Arg]:
    """Whose it is and in which round; a match without rounds says so in no words."""
    where = found.chapters[mark.chapter] if found.chapters else Said("course-somewhere")
    return {"player": f"seat:{seat}", "where": where, **more}
