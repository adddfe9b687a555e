"""What makes a Tungaru table good: nomads that will score, goods for the next ones, dice and settlers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.bots.greedy import Features
from tutable.core.engine import State
from tutable.games.tungaru import flow
from tutable.games.tungaru.scoring import nomad_points
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BEGGAR,
    CHIEF,
    DICE,
    DICE_ONE,
    DIE_COUNT,
    FISHER,
    GROUND,
    INCOME,
    ISLE,
    KINDS,
    LEADER,
    LEADER_SPACES,
    LOCK,
    MIGRATION,
    NOMAD,
    NOMADS,
    PASSED,
    RECRUITED,
    RESERVED,
    SEAT,
    SELL_GOODS,
    SETTLER,
    SLOT,
    SLOT_DIE,
    SLOTS,
    SPACE,
    STORAGE,
    STORED,
    TRADER,
    UPRIGHT,
    USED,
    WAITING,
    WORKER,
)

# All values in thousandths of a victory point.
GOOD_WORTH: Final = vec[i64]([800, 900, 900, 1000])  # the first of a kind
SECOND_WORTH: Final = vec[i64]([600, 600, 600, 550])
FURTHER_WORTH: Final = vec[i64]([250, 150, 150, 150])
DIE: Final = 700
SETTLER_READY: Final = 300
SETTLER_LASTS: Final = 1200  # for each round to come
INCOME_LASTS: Final = 900
STORAGE_LASTS: Final = 250
DICE_LASTS: Final = 450
SELLER_LASTS: Final = 700
ONE_SHOT: Final = 1300
UNLOCKED: Final = 900
NEAR: Final = 900  # a nomad next to the boat or a settler that can be paid
RECRUITED_WORTH: Final = 4500  # beside what it scores: somebody else does not have it
MONUMENT_WORTH: Final = 400
LONG: Final = 7  # rounds of an average game


class TungaruFeatures(Features):
    """Points in sight, for the seat and against its rivals."""

    def value(self, s: State, seat: i64) -> i64:
        assert isinstance(s, TungaruState)
        total = self.prospects(s, seat)
        rivals: i64 = 0
        for other in range(s.box.players):
            if other != seat:
                rivals += self.prospects(s, other)
        return total - rivals // (2 * s.box.players)

    def prospects(self, s: TungaruState, seat: i64) -> i64:
        """Points a seat has and may expect."""
        total = s.scores()[seat] * 1000
        if s.depth == 0:
            return total
        left = self.rounds_left(s)
        total += self.nomads(s, seat, left)
        total += self.goods(s, seat, left)
        i = seat * SEAT
        can_act = s.seats[i + PASSED] == 0
        if can_act:
            for die in range(DIE_COUNT):
                if s.seats[i + DICE + die] > 0:
                    total += DIE
        for island in range(s.rules.islands):
            state = s.seats[i + SETTLER + island]
            if state > 0:
                total += SETTLER_LASTS * left
                if can_act and state == UPRIGHT:
                    total += SETTLER_READY
        if left > 0:
            for lock in range(3):
                if s.seats[i + LOCK + lock] == 0:
                    total += UNLOCKED
        total += self.work(s, seat, left)
        total += self.within_reach(s, seat)
        if can_act:
            total += self.leader(s, seat)
        return total

    def rounds_left(self, s: TungaruState) -> i64:
        """Rounds after this one: by the usual length, none once the end is certain.

        Not by the pile: a bot that sees every recruit shorten the game stops recruiting.
        """
        for space in range(MIGRATION):
            if s.tiles[WAITING + space] > 0:
                return max(LONG - s.round, 1)
        return 0

    def nomads(self, s: TungaruState, seat: i64, left: i64) -> i64:
        """What the nomads score now, and half of what growth may add."""
        points = nomad_points(s, seat)
        total: i64 = 0
        for kind in range(6):
            total += points[kind] * 1000
        grows = s.monuments_of(seat) * MONUMENT_WORTH
        for tile in range(NOMADS):
            if s.tiles[tile] == RECRUITED + seat:
                grows += RECRUITED_WORTH
                scoring = s.rules.scoring[tile]
                each = s.rules.score[tile * KINDS]
                if scoring == 1:
                    grows += each * left * 600
                elif scoring == 2:
                    grows += each * max(0, min(left, 3 - s.settlers_of(seat))) * 550
                elif scoring == 3:
                    grows += each * left * 1000
                elif scoring == 0:
                    grows += each * left * 250
                elif scoring == 5:
                    grows += each * left * 300
        return total + grows

    def goods(self, s: TungaruState, seat: i64, left: i64) -> i64:
        """The first good of a kind is worth most; at the end only what nomads score."""
        if left == 0 and s.seats[seat * SEAT + DICE] == 0:
            return 0
        total: i64 = 0
        for kind in range(KINDS):
            count = s.has(seat, kind)
            if count > 0:
                total += GOOD_WORTH[kind]
            if count > 1:
                total += SECOND_WORTH[kind]
            if count > 2:
                total += FURTHER_WORTH[kind] * (count - 2)
        return total

    def work(self, s: TungaruState, seat: i64, left: i64) -> i64:
        """What face-up nomads will do in the rounds to come."""
        total: i64 = 0
        i = seat * SEAT
        for slot in range(SLOTS):
            tile = s.seats[i + SLOT + slot]
            if tile == 0:
                continue
            benefit = s.rules.benefit[tile - 1]
            if benefit == INCOME:
                total += INCOME_LASTS * left
            elif benefit == STORAGE:
                total += STORAGE_LASTS * left
            elif benefit == DICE_ONE:
                total += DICE_LASTS * left
            elif benefit == SELL_GOODS:
                total += SELLER_LASTS * left
                if s.seats[i + SLOT_DIE + slot] == 0:
                    total += SELLER_LASTS
            else:
                total += ONE_SHOT
        return total

    def within_reach(self, s: TungaruState, seat: i64) -> i64:
        """The nearest nomads: the fewer goods are missing, the better."""
        i = seat * SEAT
        ground = s.seats[i + GROUND]
        best: i64 = 0
        for island in range(s.rules.islands):
            tile = s.isles[island * ISLE + NOMAD] - 1
            if tile < 0:
                continue
            owner = s.isles[island * ISLE + RESERVED]
            if owner > 0 and owner != seat + 1:
                continue
            if s.seats[i + SETTLER + island] == 0 and (
                ground == 0 or s.rules.next_to[(ground - 1) * 8 + island] == 0
            ):
                continue
            missing: i64 = 0
            for kind in range(KINDS):
                missing += max(0, s.rules.cost[tile * KINDS + kind] - s.seats[i + STORED + kind])
            best = max(best, NEAR * (3 - missing) // 2)
        return best

    def leader(self, s: TungaruState, seat: i64) -> i64:
        """What a chosen leader is worth before it has acted."""
        i = seat * SEAT
        which = s.seats[i + LEADER] - 1
        if which < 0:
            return 0
        total: i64 = 0
        near = s.face_up(seat, DICE_ONE)
        for space in range(LEADER_SPACES):
            row = which * LEADER_SPACES + space
            if s.rules.space_open[row] == 1 and s.seats[i + SPACE + space] == 0:
                for die in range(3):
                    if s.rules.space_faces[row] & s.shows(seat, die) != 0:
                        total += 500 + near
                        break
        if s.seats[i + USED] == 0:
            total += 700
        if s.depth > 0 and s.top() & 0xFF == flow.CHOOSING:
            if which == WORKER:
                total += 2000
            elif which == BEGGAR:
                givers: i64 = 2
                if s.box.players == 2:
                    givers = 1
                total += givers * 850
            elif which == FISHER:
                total += 1100
            elif which == TRADER:
                total += 1300
            elif which == CHIEF:
                total += 800
        return total


FEATURES: Final = TungaruFeatures()
