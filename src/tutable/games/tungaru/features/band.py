"""A seat's recruited nomads, counted in one pass for everything that is reckoned from them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.games.tungaru.scoring import (
    BY_FLOWERS,
    BY_GOODS,
    BY_MONUMENTS,
    BY_NOMADS,
    BY_SETTLERS,
    BY_STORAGE,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import FLOWER_COLOURS, KINDS, NOMADS, RECRUITED, SOURCES, STORAGE


class Band:
    """What one seat's nomads count, and what they have to count."""

    def __init__(self, s: TungaruState, seat: i64) -> None:
        self.seat = seat
        self.count: i64 = 0
        self.storage: i64 = 0  # of them, those that store
        self.monuments = s.monuments_of(seat)
        self.settlers = s.settlers_of(seat)
        self.values = vec[i64]([0, 0, 0, 0, 0, 0])  # by kind of scoring: points for each of what it counts
        self.ends = vec[i64]([0, 0, 0, 0, 0, 0])  # how many of these there will be, in thousandths
        self.flowers = vec[i64]([0, 0, 0, 0, 0])  # the best of each colour (TUG-R39)
        rules = s.rules
        tiles = s.tiles
        for tile in range(NOMADS):
            if tiles[tile] != RECRUITED + seat:
                continue
            self.count += 1
            if rules.benefit[tile] == STORAGE:
                self.storage += 1
            kind = rules.scoring[tile]
            value = value_of(s, tile)
            self.values[kind] += value
            if kind == BY_FLOWERS and value > self.flowers[rules.flower[tile]]:
                self.flowers[rules.flower[tile]] = value
        self.colours: i64 = 0
        self.best: i64 = 0  # of all colours together
        for colour in range(FLOWER_COLOURS):
            if self.flowers[colour] > 0:
                self.colours += 1
                self.best += self.flowers[colour]
        self.bloom = self.best * self.colours

    def scored(self, s: TungaruState) -> i64:
        """What the nomads would score now, without flowers: see `scoring.nomad_points`."""
        values = self.values
        total = values[BY_STORAGE] * self.storage + values[BY_MONUMENTS] * self.monuments
        total += values[BY_SETTLERS] * self.settlers + values[BY_NOMADS] * self.count
        if values[BY_GOODS] > 0:
            for tile in range(NOMADS):
                if s.tiles[tile] == RECRUITED + self.seat and s.rules.scoring[tile] == BY_GOODS:
                    for good in range(KINDS):
                        if s.goods(self.seat, good) > 0:
                            total += s.rules.score[tile * KINDS + good]
        return total

    def blooms_by(self, s: TungaruState, tile: i64) -> i64:
        """Points that one more flower would add now (TUG-SCORE-6)."""
        value = s.rules.score[tile * KINDS]
        own = self.flowers[s.rules.flower[tile]]
        if own == 0:
            return (self.best + value) * (self.colours + 1) - self.best * self.colours
        return max(value - own, 0) * self.colours


def value_of(s: TungaruState, tile: i64) -> i64:
    """What a nomad scores for each of what it counts; for a full set of goods."""
    score = s.rules.score
    row = tile * KINDS
    if s.rules.scoring[tile] == BY_GOODS:
        return score[row] + score[row + 1] + score[row + 2] + score[row + 3]
    return score[row]


def points_of(s: TungaruState, seat: i64) -> i64:
    """Points a seat has so far."""
    total: i64 = 0
    for source in range(SOURCES):
        total += s.points(seat, source)
    return total
