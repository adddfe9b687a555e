"""What a good player would do, and why: the best few picks of a search, told apart by what they bring.

A hint is made from a seat's knowledge, as a bot's pick is, and from nothing else: who knows the same gets
the same hint. Its reasons compare what the seat may expect, part by part, with what the next best pick would
bring.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutable.bots import features_of
from tutable.bots.levels import COMPILED, Level, LevelBot
from tutable.bots.rarity import ONE
from tutable.bots.search import PICK, POINTS, TOTAL, VISITS, Search, settle
from tutable.core.engine import Knowledge, State
from tutable.core.features import Features
from tutable.core.rng import Rng
from tutable.lang.said import Said

MOST: Final = 3  # picks that are shown
LOOKS: Final = 60 if COMPILED else 12  # imagined tables on which two picks are compared
CLEAR: Final = 200  # thousandths of a point that are worth a word
CLEAR_LEAD: Final = 20  # thousandths of a win
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


def hints(game: str, knowledge: Knowledge, options: list[int], level: Level = ADVISER) -> list[Hint]:
    """The best few picks, the best first, with reasons for the best one; a single one: no other is worth a
    thought."""
    features = features_of(game)
    if features is None:
        return []
    if len(options) == 1:
        return [Hint(options[0], 0, 0)]
    seed = int(knowledge.key())
    search = LevelBot(features, level, seed).search(knowledge, options)
    first = first_alike(knowledge, options, seed)
    if len(search.options) == 1:
        return [Hint(first[search.options[0]], 0, 0)]
    found = ranked(search, first)[:MOST]
    if len(found) > 1:
        best, rival = found[0], found[1]
        reasons = compared(search.features, knowledge, best.pick, rival.pick, seed)
        found[0] = Hint(best.pick, best.share, best.points, reasons)
    return found


def behind(best: Hint, hint: Hint) -> int:
    """About how many points a pick brings less than the best one."""
    return max(0, round((best.points - hint.points) / 1000))


def first_alike(knowledge: Knowledge, options: list[int], seed: int) -> dict[int, int]:
    """For each pick the first that says the same, as lists show it: of equal dice any will do."""
    s = knowledge.sample(Rng(seed))
    f = s.asked(knowledge.seat)
    first: dict[str, int] = {}
    found: dict[int, int] = {}
    for pick in options:
        shown = s.decisions[f & 0xFF].show(s, f, pick)
        found[pick] = first.setdefault(f"{shown.message} {sorted(shown.args.items())}", pick)
    return found


def ranked(search: Search, first: dict[int, int]) -> list[Hint]:
    """The picks that were looked at, those looked at most first; what says the same is counted together."""
    nodes = search.nodes
    visits: dict[int, int] = {}
    total: dict[int, int] = {}
    points: dict[int, int] = {}
    for node in search.ranked():
        pick = first[int(nodes[node + PICK])]
        visits[pick] = visits.get(pick, 0) + int(nodes[node + VISITS])
        total[pick] = total.get(pick, 0) + int(nodes[node + TOTAL])
        points[pick] = points.get(pick, 0) + int(nodes[node + POINTS])
    best = sorted(visits, key=lambda pick: (-visits[pick], -total[pick]))
    return [
        Hint(pick, total[pick] * 1000 // (visits[pick] * ONE), points[pick] // visits[pick]) for pick in best
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
        settle(features, s, rng)
    return features.shares(s, knowledge.seat)


def why(game: str, found: list[Hint]) -> list[Said]:
    """Why the best of several is the best: what it does more and less for. The reasons look no further than
    the end of the turn."""
    if len(found) < 2:
        return []
    best, rival = found[0], found[1]
    said: list[Said] = []
    for message, sign in (("hint-more", 1), ("hint-less", -1)):
        parts = [Said(f"{game}-hint-{one.part}") for one in best.reasons if one.more * sign > 0]
        if parts:
            said.append(Said(message, {"parts": parts}))
    return said or [Said("hint-later" if best.share - rival.share >= CLEAR_LEAD else "hint-close")]
