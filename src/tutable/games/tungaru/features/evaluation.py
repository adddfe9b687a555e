"""What makes a Tungaru table good: nomads that will score, the next ones within reach, and means to act.

All values are in thousandths of a victory point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import State, a_of, kind_of, seat_of
from tutable.core.features import Features
from tutable.core.learned import UNIT
from tutable.games.tungaru import flow
from tutable.games.tungaru.features import picks as sifting
from tutable.games.tungaru.features import sights
from tutable.games.tungaru.features.band import Band, points_of, value_of
from tutable.games.tungaru.scoring import (
    BY_FLOWERS,
    BY_GOODS,
    BY_MONUMENTS,
    BY_NOMADS,
    BY_SETTLERS,
    BY_STORAGE,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BEGGAR,
    CHIEF,
    DICE_ONE,
    DIE_COUNT,
    FISHER,
    INCOME,
    KINDS,
    LEADER_SPACES,
    LOCKS,
    MIGRATION,
    MONUMENTS,
    REACH,
    SELL_GOODS,
    SETTLERS,
    SLOTS,
    STORAGE,
    TRADER,
    UPRIGHT,
    WORKER,
)

LONG: Final = 7  # rounds of an average game


class TungaruFeatures(Features):
    """Points in sight, for the seat and against its rivals."""

    def __init__(self) -> None:
        self.curious = 11_000
        self.thorough = 120_000
        self.seen = vec[i64]([0] * len(self.sights()))
        # Means to act.
        self.die: i64 = 700  # not spent yet
        self.settler_ready: i64 = 550  # upright: one more action this round
        self.settler_lasts: i64 = 2000  # an action in every round to come
        self.unlocked: i64 = 900  # a nomad or storage space without its monument
        # Goods beside what the next nomad costs: the first of a kind, the second, more of them.
        self.first_good: i64 = 547
        self.second_good: i64 = 350
        self.further_good: i64 = 100
        # What face-up nomads do, for each round to come.
        self.income: i64 = 1700
        self.storage: i64 = 250
        self.turning: i64 = 600  # dice
        self.selling: i64 = 220  # for each point a die can fetch, in thousandths
        self.one_shot: i64 = 1600  # sail and settle: once
        # The next nomads: somebody will have them, and every recruit brings a monument nearer.
        self.recruited: i64 = 5900  # one nomad more, whatever it scores
        self.monument: i64 = 1000  # on an island
        self.odds: i64 = 680  # of getting a nomad that can be paid and reached, in thousandths
        self.step: i64 = 720  # of that, with one good or one move more to go
        self.second_target: i64 = 260  # weight of the next best nomad, in thousandths
        # Growth of scorings in a round, in thousandths of one more.
        self.more_monuments: i64 = 500
        self.more_settlers: i64 = 220
        self.more_nomads: i64 = 800
        self.more_storage: i64 = 150
        self.more_flowers: i64 = 300  # of its value, as others bloom beside it
        self.goods_at_end: i64 = 800  # of a full set of goods
        # Leaders before they have acted.
        self.space: i64 = 450  # each good on a dice space that an own die can take
        self.benefit: i64 = 680
        self.worker: i64 = 1700  # the fourth die
        self.beggar: i64 = 1100  # for each neighbour
        self.fisher: i64 = 1300
        self.trader: i64 = 1600
        self.chief: i64 = 600
        self.token: i64 = 170  # the starting player token, for each rival who acts later
        self.rivals: i64 = 300  # weight of their prospects against the own, in thousandths

    def value(self, s: State, seat: i64) -> i64:
        assert isinstance(s, TungaruState)
        rivals: i64 = 0
        for other in range(s.box.players):
            if other != seat:
                rivals += self.standing(s, other)
        return self.standing(s, seat) - rivals * self.rivals // (1000 * (s.box.players - 1))

    def sift(self, s: State, seat: i64, picks: vec[i64], count: i64, depth: i64) -> i64:
        assert isinstance(s, TungaruState)
        if count < 2:
            return count
        return sifting.sift(s, seat, picks, count, depth)

    def standing(self, s: State, seat: i64) -> i64:
        assert isinstance(s, TungaruState)
        learned = self.learned
        if learned is not None and s.depth > 0:
            self.see(s, seat, self.seen)
            return learned.standing(self.seen, self.clock(s))
        total = points_of(s, seat) * 1000
        if s.depth == 0:
            return total
        left = self.rounds_left(s)
        band = self.band(s, seat, left)
        total += self.nomads(s, band, left) + self.pending(s, band, left)
        if left > 0 or not s.has_passed(seat):
            total += self.goods(s, seat) + self.targets(s, band, left)
        return total + self.means(s, seat, left) + self.leader(s, seat)

    def parts(self) -> list[str]:
        return ["points", "nomads", "goods", "targets", "means", "leader"]

    def shares(self, s: State, seat: i64) -> list[int]:
        assert isinstance(s, TungaruState)
        points = points_of(s, seat) * 1000
        if s.depth == 0:
            return [int(points), 0, 0, 0, 0, 0]
        if self.learned is not None:
            return self.learned_shares(s, seat, self.seen)
        self.see(s, seat, self.seen)
        return [int(self.seen[part]) for part in range(len(self.parts()))]

    def sights(self) -> list[str]:
        return [f"{part}.prospects" for part in self.parts()] + list(sights.NAMES)

    def see(self, s: State, seat: i64, seen: vec[i64]) -> None:
        assert isinstance(s, TungaruState)
        left = self.rounds_left(s)
        band = self.band(s, seat, left)
        seen[0] = points_of(s, seat) * 1000
        seen[1] = self.nomads(s, band, left) + self.pending(s, band, left)
        seen[2] = 0
        seen[3] = 0
        if left > 0 or not s.has_passed(seat):
            seen[2] = self.goods(s, seat)
            seen[3] = self.targets(s, band, left)
        seen[4] = self.means(s, seat, left)
        seen[5] = self.leader(s, seat)
        sights.look(s, band, seen, 6)

    def clock(self, s: State) -> i64:
        """By the nomads that are still to come: without them the game ends."""
        assert isinstance(s, TungaruState)
        most = sights.all_to_come(s)
        return UNIT - min(s.pile_size() + sights.waiting(s), most) * UNIT // most

    def rounds_left(self, s: TungaruState) -> i64:
        """Rounds after this one: by the usual length, none once the end is certain.

        Not by the pile: a bot that sees every recruit shorten the game stops recruiting.
        """
        for space in range(MIGRATION):
            if s.waiting(space) >= 0:
                return max(LONG - s.round, 1)
        return 0

    # -- nomads ---------------------------------------------------------------------------

    def band(self, s: TungaruState, seat: i64, left: i64) -> Band:
        """A seat's nomads, and how many of what they count it will have at the end."""
        band = Band(s, seat)
        ends = band.ends
        ends[BY_STORAGE] = band.storage * 1000 + left * self.more_storage
        ends[BY_MONUMENTS] = min(band.monuments * 1000 + left * self.more_monuments, MONUMENTS * 1000)
        ends[BY_SETTLERS] = min(band.settlers * 1000 + left * self.more_settlers, SETTLERS * 1000)
        ends[BY_NOMADS] = band.count * 1000 + left * self.more_nomads
        ends[BY_GOODS] = self.goods_at_end
        ends[BY_FLOWERS] = left * self.more_flowers
        return band

    def nomads(self, s: TungaruState, band: Band, left: i64) -> i64:
        """What recruited nomads will score, and what those that lie face up will do."""
        seat = band.seat
        total = band.bloom * 1000 + band.count * self.recruited + band.monuments * self.monument
        if left == 0:
            total += band.scored(s) * 1000
        else:
            for kind in range(6):
                total += band.values[kind] * band.ends[kind]
        for slot in range(SLOTS):
            tile = s.nomad(seat, slot)
            if tile >= 0:
                total += self.works(s, tile, left)
                if s.rules.benefit[tile] == SELL_GOODS and s.slot_die(seat, slot) == 0:
                    total += self.works(s, tile, 1) // 2
        return total

    def works(self, s: TungaruState, tile: i64, left: i64) -> i64:
        """What a face-up nomad will do in the rounds to come."""
        benefit = s.rules.benefit[tile]
        if benefit == INCOME:
            return self.income * left
        if benefit == STORAGE:
            return self.storage * left
        if benefit == DICE_ONE:
            return self.turning * left
        if benefit == SELL_GOODS:
            fetched = s.rules.worth[tile]
            if s.rules.sells[tile] > 1:
                fetched += fetched // 2
            return fetched * self.selling * left
        return self.one_shot

    def pending(self, s: TungaruState, band: Band, left: i64) -> i64:
        """A nomad that is paid for and not placed yet: the search may stop there."""
        for depth in range(s.depth):
            f = s.stack[depth]
            if kind_of(f) == flow.PLACING and seat_of(f) == band.seat:
                return self.worth(s, band, s.nomad_on(a_of(f)), left)
        return 0

    def worth(self, s: TungaruState, band: Band, tile: i64, left: i64) -> i64:
        """What a nomad would bring to a seat that recruits it."""
        kind = s.rules.scoring[tile]
        total = self.recruited + self.monument + self.works(s, tile, left)
        total += value_of(s, tile) * band.ends[kind]
        if kind == BY_FLOWERS:
            total += band.blooms_by(s, tile) * 1000
        return total

    # -- goods and the next nomads --------------------------------------------------------

    def goods(self, s: TungaruState, seat: i64) -> i64:
        """The first good of a kind is worth most."""
        total: i64 = 0
        for kind in range(KINDS):
            count = s.has(seat, kind)
            if count > 0:
                total += self.first_good
            if count > 1:
                total += self.second_good
            if count > 2:
                total += self.further_good * (count - 2)
        return total

    def targets(self, s: TungaruState, band: Band, left: i64) -> i64:
        """The two best nomads on islands, each the better the fewer goods and moves are missing."""
        seat = band.seat
        best: i64 = 0
        second: i64 = 0
        for island in range(s.rules.islands):
            tile = s.nomad_on(island)
            if tile < 0:
                continue
            owner = s.reserved_by(island)
            if owner >= 0 and owner != seat:
                continue
            steps = self.way(s, seat, island)
            for kind in range(KINDS):
                steps += max(s.rules.cost[tile * KINDS + kind] - s.has(seat, kind), 0)
            worth = self.worth(s, band, tile, left) * self.odds // 1000
            while steps > 0:
                worth = worth * self.step // 1000
                steps -= 1
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        return best + second * self.second_target // 1000

    def way(self, s: TungaruState, seat: i64, island: i64) -> i64:
        """Moves until a seat can act on an island: none, a sail in this round, or later."""
        if s.settler(seat, island) > 0 or s.is_next_to(seat, island):
            return 0
        if s.sailed(seat) > 0 or s.has_passed(seat):
            return 2
        return 1

    # -- means to act ---------------------------------------------------------------------

    def means(self, s: TungaruState, seat: i64, left: i64) -> i64:
        """Dice and settlers of this round, settlers and spaces for the rounds to come."""
        total: i64 = 0
        can_act = not s.has_passed(seat)
        if can_act:
            for die in range(DIE_COUNT):
                if s.die(seat, die) > 0:
                    total += self.die
        for island in range(s.rules.islands):
            settler = s.settler(seat, island)
            if settler > 0:
                total += self.settler_lasts * left
                if can_act and settler == UPRIGHT:
                    total += self.settler_ready
        if left > 0:
            for lock in range(LOCKS):
                if not s.is_locked(seat, lock):
                    total += self.unlocked
        return total

    def leader(self, s: TungaruState, seat: i64) -> i64:
        """What a chosen leader is worth before it has acted."""
        which = s.leader(seat)
        if which < 0 or s.has_passed(seat):
            return 0
        total: i64 = 0
        near = s.face_up(seat, DICE_ONE)
        for space in range(LEADER_SPACES):
            row = which * LEADER_SPACES + space
            if s.rules.space_open[row] == 1 and s.space_die(seat, space) == 0:
                for die in range(DIE_COUNT):
                    if s.rules.space_faces[row] & REACH[s.die(seat, die) * 5 + near] != 0:
                        for good in range(KINDS):
                            total += self.space * s.rules.space_goods[row * KINDS + good]
                        break
        if not s.is_used(seat):
            total += self.benefit
        if s.is_choosing():
            if which == WORKER:
                total += self.worker
            elif which == BEGGAR:
                total += self.beggar * min(s.box.players - 1, 2)
            elif which == FISHER:
                total += self.fisher
            elif which == TRADER:
                total += self.trader
            elif which == CHIEF:
                total += self.chief + self.token * (s.box.players - 1)
        return total
