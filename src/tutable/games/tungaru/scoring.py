"""Final scoring: TUG-SCORE-1 to TUG-SCORE-6."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE
from tutable.games.tungaru import events
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import FLOWER_COLOURS, KINDS, NOMADS, RECRUITED, SCORED, STORAGE

BY_STORAGE: Final[i64] = 0
BY_MONUMENTS: Final[i64] = 1
BY_SETTLERS: Final[i64] = 2
BY_NOMADS: Final[i64] = 3
BY_GOODS: Final[i64] = 4
BY_FLOWERS: Final[i64] = 5


def nomad_points(s: TungaruState, seat: i64) -> vec[i64]:
    """What a seat's nomads bring, by kind of scoring, as the table lies now."""
    points = vec[i64]([0, 0, 0, 0, 0, 0])
    storage: i64 = 0  # TUG-R40
    nomads: i64 = 0
    for tile in range(NOMADS):
        if s.tiles[tile] == RECRUITED + seat:
            nomads += 1
            if s.rules.benefit[tile] == STORAGE:
                storage += 1
    monuments = s.monuments_of(seat)
    settlers = s.settlers_of(seat)
    best = vec[i64]([-1, -1, -1, -1, -1])
    for tile in range(NOMADS):
        if s.tiles[tile] != RECRUITED + seat:
            continue
        kind = s.rules.scoring[tile]
        value = s.rules.score[tile * KINDS]
        if kind == BY_STORAGE:
            points[kind] += value * storage
        elif kind == BY_MONUMENTS:
            points[kind] += value * monuments
        elif kind == BY_SETTLERS:
            points[kind] += value * settlers
        elif kind == BY_NOMADS:
            points[kind] += value * nomads
        elif kind == BY_GOODS:
            for good in range(KINDS):
                if s.goods(seat, good) > 0:
                    points[kind] += s.rules.score[tile * KINDS + good]
        elif value > best[s.rules.flower[tile]]:
            best[s.rules.flower[tile]] = value
    colours: i64 = 0
    total: i64 = 0
    for colour in range(FLOWER_COLOURS):  # TUG-R39 the best tile of each colour
        if best[colour] >= 0:
            colours += 1
            total += best[colour]
    points[BY_FLOWERS] = total * colours
    return points


def score_all(s: TungaruState) -> None:
    """TUG-SCORE-1..6 for every seat, and the winner."""
    for seat in range(s.box.players):
        points = nomad_points(s, seat)
        for kind in range(6):
            if points[kind] > 0:
                s.add_points(seat, SCORED + kind, points[kind])
                s.tell(events.SCORES, EVERYONE, seat, kind, points[kind])
    totals = s.scores()
    for seat in s.winners():
        s.tell(events.WON, EVERYONE, seat, totals[seat])
