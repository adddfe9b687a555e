"""What a good player would do, and why: the best few picks of a search, told apart by what they bring.

A hint is made from a seat's knowledge, as a bot's pick is, and from nothing else: who knows the same gets
the same hint.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tutable.bots import features_of
from tutable.bots.levels import Level, LevelBot
from tutable.bots.outlook import played_on, rounded
from tutable.bots.rarity import ONE
from tutable.bots.reasons import reasons
from tutable.bots.search import PICK, POINTS, TOTAL, VISITS, Search
from tutable.core.engine import Knowledge, Shown
from tutable.core.features import Features
from tutable.core.rng import Rng
from tutable.face import Face, face_of
from tutable.lang.said import Said

MOST: Final = 3  # picks that are shown
SEEN: Final = 4  # the best was looked at no less than so many times less often than any other
CLEAR_LEAD: Final = 2  # hundredths of the win, or points: less may be chance
RIVALS: Final = 24  # picks among which the best rival of a rule of thumb is looked for
GLANCES: Final = 4  # imagined tables on which they are looked at


@dataclass(frozen=True)
class Hint:
    """One pick: how sure a win it promises, and the points that are in sight."""

    pick: int
    share: int  # of the win, in hundredths
    points: int  # those one has and may expect by then, as far as the game's features look


@dataclass(frozen=True)
class Hints:
    """The best few picks, the best first, and why it is the best.

    A single one: there is nothing else to do; or `by_rule`: a rule of thumb has left it of several, and
    nobody has thought about the others.
    """

    picks: tuple[Hint, ...] = ()
    reasons: tuple[Said, ...] = ()
    by_rule: bool = False


def can_hint(game: str) -> bool:
    """Does the game say what makes a position good?"""
    return features_of(game) is not None


def adviser(features: Features) -> Level:
    """Who gives hints thinks half as long as an expert over the first choice of a turn, at each choice."""
    return Level("adviser", int(features.thorough) // 2, 0, 1.5)


def hints(game: str, knowledge: Knowledge, options: list[int], level: Level | None = None) -> Hints:
    """The best few picks for whoever knows this, with reasons."""
    features = features_of(game)
    if features is None:
        return Hints()
    seed = int(knowledge.key())
    shown = shown_picks(knowledge, options, seed)
    first = first_alike(shown)
    if len(set(first.values())) == 1:
        return Hints((Hint(options[0], 0, 0),))
    face = face_of(game)
    search = LevelBot(features, level or adviser(features), seed).search(knowledge, options)
    looked_at = ranked(search, first) if len(search.options) > 1 else []
    if len(looked_at) < 2:
        best = first[search.best()]
        other = best_other(search, [pick for pick in first if first[pick] == pick != best], seed)
        why = reasons(game, face, search, best, other, shown[other], seed, is_rule=True)
        return Hints((Hint(best, 0, 0),), why, by_rule=True)
    found = apart(looked_at, shown, face)[:MOST]
    one, two = found[0], found[1]
    is_better = one.share - two.share >= CLEAR_LEAD or one.points - two.points >= CLEAR_LEAD
    ahead = (one.points - two.points) * 1000
    why = reasons(game, face, search, one.pick, two.pick, shown[two.pick], seed, ahead, is_better)
    return Hints(tuple(found), why)


def shown_picks(knowledge: Knowledge, options: list[int], seed: int) -> dict[int, Shown]:
    """What lists say of each pick."""
    s = knowledge.sample(Rng(seed))
    f = s.asked(knowledge.seat)
    return {pick: s.decisions[f & 0xFF].show(s, f, pick) for pick in options}


def first_alike(shown: dict[int, Shown]) -> dict[int, int]:
    """For each pick the first that says the same: of equal dice any will do."""
    first: dict[str, int] = {}
    return {
        pick: first.setdefault(f"{one.message} {sorted(one.args.items())}", pick)
        for pick, one in shown.items()
    }


def apart(found: list[Hint], shown: dict[int, Shown], face: Face) -> list[Hint]:
    """Of picks that do the same with other means the best one; all of them, if there is nothing else."""
    best: dict[str, Hint] = {}
    for hint in found:
        best.setdefault(face.action(shown[hint.pick]), hint)
    return found if len(best) == 1 else list(best.values())


def best_other(search: Search, others: list[int], seed: int) -> int:
    """The pick that promises most at a glance, of those a rule of thumb has left out."""
    others = others[:: max(1, len(others) // RIVALS)]
    seat = search.knowledge.seat
    worth = [
        sum(
            int(search.features.standing(played_on(search, pick, seed + look, far=False), seat))
            for look in range(GLANCES)
        )
        for pick in others
    ]
    return others[worth.index(max(worth))]


def ranked(search: Search, first: dict[int, int]) -> list[Hint]:
    """The picks that were looked at; what says the same is counted together.

    The order is that of the numbers people see: more wins first, of as many the one with more points. Picks
    that were seldom looked at may look good by chance: none of them comes before those looked at often, as
    long as that leaves something to choose from.
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
    hints = [
        Hint(pick, rounded(total[pick] * 100, count * int(ONE)), rounded(points[pick], count * 1000))
        for pick, count in visits.items()
    ]
    often = max(visits.values()) // SEEN
    best = max(hint.share for hint in hints if visits[hint.pick] >= often)
    shown = [hint for hint in hints if visits[hint.pick] >= often or hint.share <= best]
    if len(shown) < 2:
        shown, often = hints, 0
    return sorted(
        shown, key=lambda hint: (-hint.share, visits[hint.pick] < often, -hint.points, -visits[hint.pick])
    )
