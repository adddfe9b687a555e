"""How two picks of a search differ: part by part, on the same imagined tables, played on as it would.

Everything is made from the knowledge the search was made from: the tables are dealt from it, and what is told
of them is what the same seat would see there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tutable.bots.levels import COMPILED
from tutable.bots.search import AFTER, BELOW, DEEPEST, PICK, VISITS, Search, settle
from tutable.core.engine import Knowledge, State
from tutable.core.rng import Rng
from tutable.face import Face
from tutable.face.details import Detail

LOOKS: Final = 160 if COMPILED else 12  # imagined tables on which two picks are compared
VIEWS: Final = 20 if COMPILED else 6  # of them, those that are looked at closely
MOST_TURNS: Final = 1 << 30
MOSTLY: Final = 6  # tenths of these tables on which something is as it is told


@dataclass(frozen=True)
class Contrast:
    """A detail as it is now, will be, and would be after the other pick; None: there is no such thing."""

    before: Detail | None
    after: Detail | None
    other: Detail | None

    @property
    def detail(self) -> Detail:
        """What it is about."""
        detail = self.after or self.other
        assert detail is not None
        return detail

    @property
    def more(self) -> int:
        """How much more of it there is; to have none of it is less than to have it at nothing."""
        after = -1 if self.after is None else self.after.count
        return after - (-1 if self.other is None else self.other.count)


@dataclass(frozen=True)
class Outlook:
    """How much more of each part a pick brings than another, and each rival has: thousandths of a point."""

    parts: dict[str, int]
    rivals: dict[int, int]
    contrasts: tuple[Contrast, ...]


def compared(search: Search, face: Face, pick: int, other: int, seed: int, far: bool) -> Outlook:
    """Two picks, up to the end of the turn; `far`: as far as the search has looked, to the same turn."""
    features, knowledge = search.features, search.knowledge
    names = features.parts()
    seat = int(knowledge.seat)
    gains = [0] * len(names)
    rivals = dict.fromkeys([one for one in range(int(search.players)) if one != seat], 0)
    seen: list[list[dict[tuple[str, str, str], Detail]]] = [[], []]
    for look in range(LOOKS):
        for s, sign in zip(pair(search, pick, other, seed + look, far), (1, -1), strict=True):
            shares = features.shares(s, seat)
            for i in range(len(names)):
                gains[i] += sign * shares[i]
            for rival in rivals:
                rivals[rival] += sign * int(features.standing(s, rival))
            if look < VIEWS:
                seen[0 if sign > 0 else 1].append(details(face, s.knowledge(seat)))
    return Outlook(
        {name: rounded(gain, LOOKS) for name, gain in zip(names, gains, strict=True)},
        {rival: rounded(gain, LOOKS) for rival, gain in rivals.items()},
        contrasts(details(face, knowledge), seen[0], seen[1]),
    )


def rounded(amount: int, whole: int) -> int:
    """So many of a whole, to the nearest."""
    return (2 * amount + whole) // (2 * whole)


def details(face: Face, knowledge: Knowledge) -> dict[tuple[str, str, str], Detail]:
    return {detail.what: detail for detail in face.details(knowledge.view(), int(knowledge.seat))}


def contrasts(
    before: dict[tuple[str, str, str], Detail],
    after: list[dict[tuple[str, str, str], Detail]],
    other: list[dict[tuple[str, str, str], Detail]],
) -> tuple[Contrast, ...]:
    """What mostly differs, the largest differences first; what hangs on luck is not told."""
    found: list[Contrast] = []
    for what in dict.fromkeys(what for seen in (*after, *other) for what in seen):
        one, is_one = mostly([seen.get(what) for seen in after])
        two, is_two = mostly([seen.get(what) for seen in other])
        told = one or two
        if told is None or not (is_one and is_two) or one == two:
            continue
        if told.comes or (one is not None and two is not None):
            found.append(Contrast(before.get(what), one, two))
    return tuple(sorted(found, key=lambda contrast: -abs(contrast.more)))


def mostly(seen: list[Detail | None]) -> tuple[Detail | None, bool]:
    """How something is on most tables, and whether it is so on nearly all of them."""
    [(detail, times)] = Counter(seen).most_common(1)
    return detail, times * 10 >= len(seen) * MOSTLY


# -- playing on ---------------------------------------------------------------------------


def pair(search: Search, pick: int, other: int, seed: int, far: bool) -> tuple[State, State]:
    """The same imagined table after each of two picks; no further than the search has looked at both."""
    one = played_on(search, pick, seed, far)
    two = played_on(search, other, seed, far)
    if far and one.turn > two.turn:
        one = played_on(search, pick, seed, far, int(two.turn))
    elif far and two.turn > one.turn:
        two = played_on(search, other, seed, far, int(one.turn))
    return one, two


def played_on(search: Search, pick: int, seed: int, far: bool, last: int = MOST_TURNS) -> State:
    """An imagined table some time after a pick, when the turn that was under way then has come to its end;
    `last`: the turn that is not begun any more."""
    rng = Rng(seed)
    s = search.knowledge.sample(rng)
    node = node_of(search, pick)
    first = s.turn
    turn = s.turn
    mover = search.seat
    choice: i64 = pick
    for _ in range(DEEPEST):
        turn = s.turn
        s.take_as(mover, choice)
        s.roll(rng)
        if s.depth == 0 or s.turn >= last or (s.turn != first and not far):
            break
        mover = s.seat()
        f = s.asked(mover)
        decision = s.decisions[f & 0xFF]
        legal = decision.options(s, f, search.picks)
        choice = search.picks[0]
        if legal > 1 and search.weighs(mover, decision.sealed):
            node = likeliest(search, node, legal) if node != 0 else 0
            if node == 0:
                break
            choice = search.nodes[node + PICK]
        elif legal > 1:
            legal = search.features.sift(s, mover, search.picks, legal, search.ahead_of_rivals)
            choice = search.picks[rng.below(legal)]
    if s.turn == turn:
        settle(search.features, s, rng, search.ahead_of_turns)
    return s


def node_of(search: Search, pick: int) -> i64:
    """The node of a pick; 0: the search has not looked at it."""
    child = search.nodes[BELOW]
    while child != 0 and search.nodes[child + PICK] != pick:
        child = search.nodes[child + AFTER]
    return child


def likeliest(search: Search, node: i64, count: i64) -> i64:
    """What the search would choose next of so many picks: what it looked at most, if that was often."""
    nodes = search.nodes
    most: i64 = search.taste.ripe - 1
    found: i64 = 0
    child = nodes[node + BELOW]
    while child != 0:
        if nodes[child + VISITS] > most:
            for i in range(count):
                if search.picks[i] == nodes[child + PICK]:
                    most = nodes[child + VISITS]
                    found = child
                    break
        child = nodes[child + AFTER]
    return found
