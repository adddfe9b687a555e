"""Moments that a table looks up for: who begins, a roll, a reveal, the end of a round, scoring, the victory.

A game says which of its events are such moments and what is on stage then; clients give them room and time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal[
    "first", "roll", "reveal", "round", "stage", "migration", "scoring", "final", "victory"
]


@dataclass(frozen=True)
class Moment:
    """What is on stage: whose it is (-1: the table's), drawings by name, dice, points that are won.

    Moments of one kind that follow one another stand on one stage, if they are `about` the same. What it is
    about gives it a title: `ui-moment-<kind>-<about>`, or else the name of a thing.
    """

    kind: Kind
    about: str = ""
    seat: int = -1
    pictures: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    points: int = 0
