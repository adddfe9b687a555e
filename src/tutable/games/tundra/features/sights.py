"""What a good player counts at a Tundra table: goods, boards, cards, pieces and dice, one by one.

Everything is written down in thousandths, behind the parts of the standing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.games.tundra.features.dice import Means
from tutable.games.tundra.scoring import goal_points, personal_points
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import ADVISORS, BOARDS, KINDS, OPEN_GOALS, SPOTS

NAMES: Final = (
    "goods.firewood",
    "goods.stone",
    "goods.peat",
    "goods.berries",
    "goods.pairs",
    "engine.architecture",
    "engine.travel",
    "engine.gathering",
    "engine.trade",
    "engine.cards",
    "engine.advisors",
    "engine.ready",
    "land.towers",
    "land.workers",
    "land.sites",
    "land.gathering",
    "goals.open",
    "goals.taken",
    "personal.now",
    "dice.left",
    "dice.rolling",
    "dice.supply",
    "dice.first",
    "dice.next",
)


def look(s: TundraState, m: Means, seen: vec[i64], at: i64) -> None:
    """Write everything down from `at` on."""
    seat = m.seat
    for kind in range(KINDS):
        seen[at + kind] = min(s.good(seat, kind), 6) * 1000
    seen[at + 3] = s.berries(seat) * 1000
    seen[at + 4] = m.pairs * 1000
    at += 5
    cards: i64 = 0
    for board in range(BOARDS):
        seen[at + board] = 0
        if s.is_upgraded(seat, board):
            seen[at + board] = 1000
        for spot in range(SPOTS):
            if s.card_under(seat, board, spot) >= 0:
                cards += 1
    at += BOARDS
    advisors: i64 = 0
    ready: i64 = 0
    for space in range(ADVISORS):
        if s.advisor(seat, space) >= 0:
            advisors += 1
            if not s.is_turned(seat, space):
                ready += 1
    seen[at] = cards * 1000
    seen[at + 1] = advisors * 1000
    seen[at + 2] = ready * 1000
    seen[at + 3] = m.towers * 1000
    seen[at + 4] = m.out * 1000
    seen[at + 5] = m.sites * 1000
    seen[at + 6] = m.on_resources * 1000
    at += 7
    open_points: i64 = 0
    taken: i64 = 0
    for slot in range(OPEN_GOALS):
        which = s.goal(slot)
        if which < 0:
            continue
        if s.goal_seat(slot) < 0:
            open_points += goal_points(s, seat, which)
        else:
            taken += 1
    seen[at] = open_points * 1000
    seen[at + 1] = taken * 1000
    seen[at + 2] = 0
    if s.secret(seat) >= 0:
        seen[at + 2] = personal_points(s, seat, s.secret(seat)) * 1000
    seen[at + 3] = s.dice(seat) * 1000
    seen[at + 4] = s.unrolled(seat) * 1000
    seen[at + 5] = s.supply(seat) * 1000
    seen[at + 6] = 0
    if s.first == seat:
        seen[at + 6] = 1000
    seen[at + 7] = 0
    if s.seat() == seat:
        seen[at + 7] = 1000
