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
SEEN: Final = 4  # the best was looked at no less than so many times less often than any other
LOOKS: Final = 60 if COMPILED else 12  # imagined tables on which two picks are compared
CLEAR: Final = 200  # thousandths of a point that are worth a word
CLEAR_LEAD: Final = 2  # hundredths of a win


@dataclass(frozen=True)
class Reason:
    """A part of what a seat may expect, and how much more (or less) of it a pick brings."""

    part: str
    more: int  # thousandths of a point


@dataclass(frozen=True)
class Hint:
    """One pick: how sure a win it promises, what it brings in the end, and why."""

    pick: int
    share: int  # of the win, in hundredths
    points: int  # expected at the end of the game
    reasons: tuple[Reason, ...] = ()


def can_hint(game: str) -> bool:
    """Does the game say what makes a position good?"""
    return features_of(game) is not None


def adviser(features: Features) -> Level:
    """Who gives hints thinks half as long as an expert over the first choice of a turn, at each choice."""
    return Level("adviser", int(features.thorough) // 2, 0, 1.5)


def hints(game: str, knowledge: Knowledge, options: list[int], level: Level | None = None) -> list[Hint]:
    """The best few picks, the best first, with reasons for the best one; a single one: no other is worth a
    thought."""
    features = features_of(game)
    if features is None:
        return []
    if len(options) == 1:
        return [Hint(options[0], 0, 0)]
    seed = int(knowledge.key())
    search = LevelBot(features, level or adviser(features), seed).search(knowledge, options)
    first = first_alike(knowledge, options, seed)
    if len(search.options) == 1:
        return [Hint(first[search.options[0]], 0, 0)]
    found = ranked(search, first)[:MOST]
    if len(found) > 1:
        best, rival = found[0], found[1]
        reasons = compared(search.features, knowledge, best.pick, rival.pick, seed)
        found[0] = Hint(best.pick, best.share, best.points, reasons)
    return found


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
    """The picks that were looked at; what says the same is counted together.

    The order is that of the numbers people see: more wins first, of as many the one with more points. Picks
    that were seldom looked at may look good by chance: none of them comes before those looked at often.
    """
    nodes = search.nodes
    visits: dict[int, int] = {}
    total: dict[int, int] = {}
    points: dict[int, int] = {}
    for node in search.ranked():
        pick = first[int(nodes[node + PICK])]
        visits[pick] = visits.get(pick, 0) + int(nodes[node + VISITS])
        total[pick] = total.get(pick, 0) + int(nodes[node + TOTAL])
        points[pick] = points.get(pick, 0) + int(nodes[node + POINTS])
    hints = {
        pick: Hint(pick, rounded(total[pick] * 100, count * int(ONE)), rounded(points[pick], count * 1000))
        for pick, count in visits.items()
    }
    often = max(visits.values())
    often_enough = [pick for pick in hints if visits[pick] * SEEN >= often]
    best = max((hints[pick].share, hints[pick].points) for pick in often_enough)
    shown = [
        hint for pick, hint in hints.items() if pick in often_enough or (hint.share, hint.points) <= best
    ]
    return sorted(shown, key=lambda hint: (-hint.share, -hint.points, -visits[hint.pick]))


def rounded(amount: int, whole: int) -> int:
    """So many of a whole, to the nearest."""
    return (2 * amount + whole) // (2 * whole)


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
