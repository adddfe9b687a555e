"""What makes a Tundra table good: points, what every round will bring, dice that fit, goals within reach."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import State, a_of, b_of, c_of, seat_of
from tutable.core.features import Features
from tutable.core.learned import UNIT
from tutable.games.tundra import flow
from tutable.games.tundra.decisions.activating import is_pending
from tutable.games.tundra.decisions.architecture import bonus_row
from tutable.games.tundra.features import picks as sifting
from tutable.games.tundra.features import sights
from tutable.games.tundra.features.dice import Means, board_use, dice
from tutable.games.tundra.features.worth import FULL, Prices, Weights, advisor_worth, cards
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISORS,
    ANY,
    BERRIES,
    BOARDS,
    GLADES,
    KINDS,
    OPEN_GOALS,
    PIECES,
    ROUNDS,
    SOURCES,
    SPOTS,
    TOWERS,
    WORKERS,
)

BERRY_GOAL: Final[i64] = 2
RESOURCE_GOAL: Final[i64] = 5
IDLE_WORKERS: Final[i64] = 2  # the personal goal that counts workers in the supply


class TundraFeatures(Features):
    """Points in hand and in sight; what rivals have does not change much, so it is left out."""

    def __init__(self) -> None:
        self.w = Weights()
        self.seen = vec[i64]([0] * len(self.sights()))
        self.budget = 1000  # several workers may take several steps
        self.thorough = 90_000
        self.answered = 2
        self.spread = 8_000
        self.reckoned: Prices | None = None
        self.means = Means()

    def prices(self, s: TundraState) -> Prices:
        """Those of the box that is played with."""
        prices = self.reckoned
        if prices is None or prices.rules is not s.rules:
            prices = Prices(s.rules, self.w)
            self.reckoned = prices
        return prices

    def sift(self, s: State, seat: i64, picks: vec[i64], count: i64, depth: i64) -> i64:
        assert isinstance(s, TundraState)
        if count < 2:
            return count
        return sifting.sift(s, self.prices(s), self.means, seat, picks, count, depth)

    def standing(self, s: State, seat: i64) -> i64:
        assert isinstance(s, TundraState)
        learned = self.learned
        if learned is not None and s.depth > 0:
            self.see(s, seat, self.seen)
            return learned.standing(self.seen, self.clock(s))
        total = points(s, seat) * 1000
        if s.depth == 0:
            return total
        p = self.prices(s)
        m = self.means
        m.count_up(s, p, seat)
        total += self.goods(s, m) + self.engine(s, p, m) + self.land(s, p, m) + self.goals(s, m)
        total += self.personal(s, m) + dice(s, p, m) * self.w.unused // 100
        return total + self.pending(s, p, m)

    def parts(self) -> list[str]:
        return ["points", "goods", "engine", "land", "goals", "personal", "dice"]

    def shares(self, s: State, seat: i64) -> list[int]:
        assert isinstance(s, TundraState)
        scored = points(s, seat) * 1000
        if s.depth == 0:
            return [int(scored), 0, 0, 0, 0, 0, 0]
        if self.learned is not None:
            return self.learned_shares(s, seat, self.seen)
        self.see(s, seat, self.seen)
        return [int(self.seen[part]) for part in range(len(self.parts()))]

    def sights(self) -> list[str]:
        return [f"{part}.prospects" for part in self.parts()] + list(sights.NAMES)

    def see(self, s: State, seat: i64, seen: vec[i64]) -> None:
        assert isinstance(s, TundraState)
        p = self.prices(s)
        m = self.means
        m.count_up(s, p, seat)
        seen[0] = points(s, seat) * 1000
        seen[1] = self.goods(s, m)
        seen[2] = self.engine(s, p, m)
        seen[3] = self.land(s, p, m)
        seen[4] = self.goals(s, m)
        seen[5] = self.personal(s, m)
        seen[6] = dice(s, p, m) * self.w.unused // 100 + self.pending(s, p, m)
        sights.look(s, m, seen, 7)

    def clock(self, s: State) -> i64:
        """By the dice that are still to be placed, at the whole table."""
        assert isinstance(s, TundraState)
        unplaced: i64 = 0
        for seat in range(s.box.players):
            unplaced += s.dice(seat) + s.unrolled(seat)
        most = ROUNDS * 5 * s.box.players
        left = (ROUNDS - s.round) * 5 * s.box.players + unplaced
        return UNIT - min(left, most) * UNIT // most

    def goods(self, s: TundraState, m: Means) -> i64:
        """Goods are worth what can still be bought with them; a heap of one sort is not."""
        w = self.w
        total: i64 = 0
        for kind in range(KINDS + 1):
            count = s.good(m.seat, kind)
            useful = min(count, 5)
            if kind == BERRIES:
                useful = min(count, 12)
            total += (useful * w.item[kind] + (count - useful) * w.spare) * m.faded // 100
        return total

    def engine(self, s: TundraState, p: Prices, m: Means) -> i64:
        """What works in every round to come: upgraded boards, cards under boards, advisors."""
        w = self.w
        seat = m.seat
        total = cards(s, p, seat, m.time) * m.left
        for board in range(BOARDS):
            if s.is_upgraded(seat, board):
                total += m.left * (1000 + w.upgraded[board])
        for space in range(ADVISORS):
            card = s.advisor(seat, space)
            if card >= 0:
                uses = m.left
                if not s.is_turned(seat, space):
                    uses += 1
                total += advisor_worth(s, w, seat, card, m.faded) * uses * 9 // 10
        return total

    def land(self, s: TundraState, p: Prices, m: Means) -> i64:
        """Towers pay at every start of a round; workers gather, and stand where towers may come."""
        w = self.w
        total = m.on_resources * w.gather * m.left
        for glade in range(s.rules.glades):
            if s.tower_at(glade) == m.seat:
                total += p.bonus(s.tile(glade), m.time) * m.left
        for which in range(PIECES):
            place = s.worker(m.seat, which)
            if place < 0:
                continue
            total += w.worker * m.left
            if place < GLADES and s.tower_at(place) < 0 and s.tile(place) >= 0 and m.towers < TOWERS:
                total += p.bonus(s.tile(place), m.time) * (m.left + 1) * w.site // 100
        return total

    def goals(self, s: TundraState, m: Means) -> i64:
        """Common goals in the rounds to come; those open now count with the dice."""
        total: i64 = 0
        for slot in range(OPEN_GOALS):
            which = s.goal(slot)
            if which < 0:
                continue
            way = progress(s.rules.goal_needs, which * 3, m.count(s, which))
            if which in (BERRY_GOAL, RESOURCE_GOAL):
                way = way // 2  # these will have been spent by then
            total += way
        return total * m.left * self.w.goal // (1000 * s.box.players)

    def personal(self, s: TundraState, m: Means) -> i64:
        """The secret goal: surer from round to round; part of the way to a step counts a little."""
        goal = m.secret
        if goal < 0:
            return 0
        count = m.achieved
        if goal == IDLE_WORKERS:
            count = max(count - workers_to_come(s, m.seat), 0)
        points: i64 = 0
        before: i64 = 0
        ahead: i64 = 0
        for step in range(3):
            need = s.rules.personal_needs[goal * 3 + step]
            worth = s.rules.personal_points[goal * 3 + step] * 1000
            if count >= need:
                points = worth
                before = need
            elif ahead == 0:
                ahead = (worth - points) * (count - before) // (need - before)
        return (points + ahead * self.w.way // 1000) * self.w.personal[s.round] // 1000

    def pending(self, s: TundraState, p: Prices, m: Means) -> i64:
        """What chance interrupts is not lost: movement left, actions not begun, a glade about to open."""
        w = self.w
        total: i64 = 0
        for depth in range(s.depth):
            f = s.stack[depth]
            kind = f & 0xFF
            if seat_of(f) != m.seat:
                continue
            if kind == flow.REWARD:
                total += a_of(f) * m.move + b_of(f) * w.item[ANY] + c_of(f) * w.item[WORKERS]
            elif kind == flow.OPEN and b_of(f) > 0:
                total += w.item[0] * 3 // 4
            elif kind == flow.TRADING:
                total += w.card * (ROUNDS - s.round)
            elif kind == flow.ACTIVATE:
                board = a_of(f) % BOARDS
                if is_pending(s, f, 0):
                    total += board_use(s, w, m, board, b_of(f))
                for spot in range(SPOTS):
                    if is_pending(s, f, spot + 1):
                        total += p.row(s.card_under(m.seat, board, spot), b_of(f), FULL)
        return total * m.faded // 100


def points(s: TundraState, seat: i64) -> i64:
    """Those a seat has."""
    total: i64 = 0
    for source in range(SOURCES):
        total += s.points[seat * SOURCES + source]
    return total


def progress(needs: vec[i64], row: i64, count: i64) -> i64:
    """Points of a goal in thousandths, between its steps in a straight line."""
    before: i64 = 0
    points: i64 = 0
    for step in range(3):
        need = needs[row + step]
        if count < need:
            return points + 2000 * (count - before) // (need - before)
        before = need
        points += 2000
    return points


def workers_to_come(s: TundraState, seat: i64) -> i64:
    """TUN-A9 Workers that own towers will take out of the supply in the rounds to come."""
    each: i64 = 0
    for glade in range(s.rules.glades):
        if s.tower_at(glade) == seat:
            each += s.rules.tile_bonus[bonus_row(s, glade) + WORKERS]
    return each * (ROUNDS - s.round)
