"""What a good player would do, and why: the best few picks of a search, told apart by what they bring.

A hint is made from a seat's knowledge, as a bot's pick is. Its reasons compare what the seat may expect,
part by part, with what the next best pick would bring.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutable.bots import features_of
from tutable.bots.levels import Level, LevelBot
from tutable.bots.search import ONE, Search, settle
from tutable.core.engine import Knowledge, State
from tutable.core.features import Features
from tutable.core.rng import Rng

MOST: Final = 3  # picks that are shown
LOOKS: Final = 60  # imagined tables on which two picks are compared
CLEAR: Final = 200  # thousandths of a point that are worth a word
ADVISER: Final = Level("adviser", 3000, 0, 1.5)


@dataclass(frozen=True)
class Reason:
    """A part of what a seat may expect, and how much more (or less) of it a pick brings."""

    part: str
    more: int  # thousandths of a point


@dataclass(frozen=True)
class Hint:
    """One pick: how sure a win it promises, what it brings in the end, and why."""

    pick: int
    share: int  # of the win, in thousandths
    points: int  # expected, in thousandths
    reasons: tuple[Reason, ...] = ()


def can_hint(game: str) -> bool:
    """Does the game say what makes a position good?"""
    return features_of(game) is not None


def hints(
    game: str, knowledge: Knowledge, options: list[int], seed: int, level: Level = ADVISER
) -> list[Hint]:
    """The best few picks, the best first, with reasons for the best one."""
    features = features_of(game)
    if features is None:
        return []
    if len(options) == 1:
        return [Hint(options[0], 0, 0)]
    search = LevelBot(features, level, seed).search(knowledge, options)
    if len(search.options) == 1:
        return [Hint(search.options[0], 0, 0)]
    found = ranked(search)[:MOST]
    if len(found) > 1:
        best, rival = found[0], found[1]
        reasons = compared(features, knowledge, best.pick, rival.pick, seed)
        found[0] = Hint(best.pick, best.share, best.points, reasons)
    return found


def ranked(search: Search) -> list[Hint]:
    """The picks that were looked at, those looked at most first."""
    nodes: list[int] = []
    child = int(search.below[0])
    while child:
        if search.visits[child] > 0:
            nodes.append(child)
        child = int(search.after[child])
    nodes.sort(key=lambda node: (-int(search.visits[node]), -int(search.total[node])))
    return [
        Hint(
            int(search.pick[node]),
            int(search.total[node]) * 1000 // (int(search.visits[node]) * ONE),
            int(search.points[node]) // int(search.visits[node]),
        )
        for node in nodes
    ]


def compared(
    features: Features, knowledge: Knowledge, pick: int, rival: int, seed: int
) -> tuple[Reason, ...]:
    """How the parts differ on the same imagined tables, the largest differences first."""
    names = features.parts()
    gains = [0] * len(names)
    for look in range(LOOKS):
        one, other = (after(features, knowledge, choice, seed + look) for choice in (pick, rival))
        for i in range(len(names)):
            gains[i] += one[i] - other[i]
    reasons = [Reason(name, gain // LOOKS) for name, gain in zip(names, gains, strict=True)]
    clear = [reason for reason in reasons if abs(reason.more) >= CLEAR]
    return tuple(sorted(clear, key=lambda reason: -abs(reason.more)))


def after(features: Features, knowledge: Knowledge, pick: int, seed: int) -> list[int]:
    """What a seat may expect, part by part, when its turn has come to an end after a pick."""
    rng = Rng(seed)
    s: State = knowledge.sample(rng)
    turn = s.turn
    s.take_as(knowledge.seat, pick)
    s.roll(rng)
    if s.turn == turn:
        settle(features, s, rng, 0)
    return features.shares(s, knowledge.seat)
