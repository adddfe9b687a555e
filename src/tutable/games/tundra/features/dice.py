"""What a die would bring on a slot or a goal, without trying it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.games.tundra.features.worth import UNKNOWN, Prices, Weights, faded, time_left
from tutable.games.tundra.places import DICE, STRIDE, TOWER
from tutable.games.tundra.scoring import goal_count, personal_count
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ANY,
    BERRIES,
    BOARDS,
    DO_ANY,
    DO_BUILD,
    DO_GATHER,
    DO_MOVE,
    DO_PLACE,
    DO_SELL,
    DO_UPGRADE,
    FACES,
    GLADES,
    KINDS,
    MOVES,
    OPEN_GOALS,
    PIECES,
    POWER,
    ROUNDS,
    SPOTS,
    STEP_POINTS,
    TOWERS,
)

TOWER_GOAL: Final[i64] = 3  # common goals: towers, workers, pieces on glades of the first kind
WORKER_GOAL: Final[i64] = 4
FIRST_GLADE_GOAL: Final[i64] = 6
FIRST_LEAD: Final[i64] = 7  # personal goals: most pieces on glades of the first kind
GOAL_SURE: Final[i64] = 900  # of 1000: an open goal can still be taken by others


class Means:
    """What a seat has, counted once for all that is reckoned from it.

    One object serves many tables, because new vectors would cost as much as the counting.
    """

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.time: i64 = 0
        self.faded: i64 = 0
        self.left: i64 = 0  # rounds after this one
        self.berry: i64 = 0
        self.pair: i64 = 0
        self.pairs: i64 = 0
        self.towers: i64 = 0
        self.sites: i64 = 0  # own workers on glades without a tower
        self.out: i64 = 0  # workers that can move
        self.on_resources: i64 = 0  # own pieces that can gather
        self.glades = vec[i64]([0, 0, 0, 0])  # glades of each kind with own pieces
        self.secret: i64 = -1
        self.achieved: i64 = 0  # of what the personal goal counts
        self.upgrades: i64 = 0
        self.move: i64 = 0
        self.uses = vec[i64]([UNKNOWN] * int(BOARDS * FACES))
        self.dice = vec[i64]([0] * int(FACES))  # those that are being given to slots and goals

    def count_up(self, s: TundraState, p: Prices, seat: i64) -> None:
        """Everything anew, for a seat at a table."""
        w = p.w
        self.seat = seat
        self.time = time_left(s, seat)
        self.faded = faded(self.time)
        self.left = ROUNDS - s.round
        self.berry = w.item[BERRIES] * self.faded // 100
        self.pair = 2 * w.item[0] * self.faded // 100
        self.pairs = s.good(seat, 0) // 2 + s.good(seat, 1) // 2 + s.good(seat, 2) // 2
        self.towers = 0
        self.sites = 0
        self.out = 0
        self.on_resources = 0
        for kind in range(KINDS + 1):
            self.glades[kind] = 0
        there: i64 = 0  # glades with own pieces, as a mask
        land = s.land
        for glade in range(s.rules.glades):
            if land[TOWER + glade] == seat + 1:
                self.towers += 1
                there += POWER[glade]
                kind = s.kind_at(glade)
                self.glades[kind] += 1
                if kind < KINDS:
                    self.on_resources += 1
        for which in range(PIECES):
            place = s.worker(seat, which)
            if place < 0:
                continue
            self.out += 1
            if place < GLADES:
                kind = s.kind_at(place)
                if there & POWER[place] == 0:
                    there += POWER[place]
                    self.glades[kind] += 1
                if s.tower_at(place) < 0:
                    self.sites += 1
                if kind < KINDS:
                    self.on_resources += 1
        self.secret = s.secret(seat)
        self.achieved = 0
        if self.secret >= 0:
            self.achieved = personal_count(s, seat, self.secret)
        self.upgrades = upgrades(s, w, seat, self.faded)
        self.move = self.movement(s, w)
        for i in range(BOARDS * FACES):
            self.uses[i] = UNKNOWN

    def movement(self, s: TundraState, w: Weights) -> i64:
        """A movement point: the resource it brings, and the way to a goal that counts glades."""
        if self.out == 0:
            return 0
        worth = w.item[MOVES] * self.faded // 100
        if self.secret >= FIRST_LEAD and self.achieved < s.rules.personal_needs[self.secret * 3 + 2]:
            worth += w.errand
        return worth

    def count(self, s: TundraState, goal: i64) -> i64:
        """How much there is of what a common goal counts: as `goal_count`, from what is counted already."""
        if goal >= FIRST_GLADE_GOAL:
            return self.glades[goal - FIRST_GLADE_GOAL]
        if goal == TOWER_GOAL:
            return self.towers
        if goal == WORKER_GOAL:
            return self.out
        return goal_count(s, self.seat, goal)

    def goal_points(self, s: TundraState, goal: i64) -> i64:
        """What a die on a common goal would bring."""
        count = self.count(s, goal)
        points: i64 = 0
        for step in range(3):
            if count >= s.rules.goal_needs[goal * 3 + step]:
                points = STEP_POINTS[step]
        return points


def upgrades(s: TundraState, w: Weights, seat: i64, faded: i64) -> i64:
    """What upgrading would bring: board by board as long as the resources last."""
    left = ROUNDS - s.round
    wood = s.good(seat, 0)
    stone = s.good(seat, 1)
    peat = s.good(seat, 2)
    total: i64 = 0
    for step in range(BOARDS):
        board = BOARDS - 1 - step  # Trade first: its berries help most
        if s.is_upgraded(seat, board):
            continue
        row = board * KINDS
        costs = s.rules.costs
        if wood >= costs[row] and stone >= costs[row + 1] and peat >= costs[row + 2]:
            wood -= costs[row]
            stone -= costs[row + 1]
            peat -= costs[row + 2]
            price = (costs[row] + costs[row + 1] + costs[row + 2]) * w.item[0] * faded // 100
            total += max(1000 + left * (1000 + w.upgraded[board]) - price, 0)
    return total


def board_use(s: TundraState, w: Weights, m: Means, board: i64, value: i64) -> i64:
    """What the row of a board would bring now."""
    side = board
    if s.is_upgraded(m.seat, board):
        side += BOARDS
    row = s.rules.board_row(side, value)
    verb = s.rules.boards[row]
    number = s.rules.boards[row + 1]
    if verb == DO_MOVE:
        return number * m.move
    if verb == DO_ANY:
        return number * w.item[ANY] * m.faded // 100
    if verb == DO_GATHER:
        return min(number, m.on_resources) * w.item[0] * m.faded // 100
    if verb == DO_BUILD:
        times = min(min(number, TOWERS - m.towers), min(m.pairs, m.sites))
        return times * max(w.tower * (m.left + 1) - m.pair, 0)
    if verb == DO_PLACE:
        times = min(min(number, m.pairs), min(s.berries(m.seat), PIECES - m.out))
        return times * max((w.worker + w.gather) * (m.left + 1) - m.pair - m.berry, 0)
    if verb == DO_SELL:
        return min(m.towers, m.pairs) * max(number * 1000 - m.pair, 0)
    if verb == DO_UPGRADE:
        return number * m.berry + m.upgrades
    return number * m.berry + w.card * m.left + w.card // 2


def use(s: TundraState, p: Prices, m: Means, board: i64, value: i64) -> i64:
    """A die on a board: the board's row and those of the cards under it."""
    at = board * FACES + value - 1
    if m.uses[at] == UNKNOWN:
        total = board_use(s, p.w, m, board, value)
        for spot in range(SPOTS):
            card = s.card_under(m.seat, board, spot)
            if card >= 0:
                total += p.row(card, value, m.time)
        m.uses[at] = total
    return m.uses[at]


def best_use(s: TundraState, p: Prices, m: Means, value: i64) -> i64:
    """The best empty slot for a die of this value, or an open goal."""
    best: i64 = 0
    for board in range(BOARDS):
        if not s.slot_taken(m.seat, board, value):
            best = max(best, use(s, p, m, board, value))
    for slot in range(OPEN_GOALS):
        which = s.goal(slot)
        if which >= 0 and s.goal_seat(slot) < 0 and s.rules.shows(which, value):
            best = max(best, m.goal_points(s, which) * GOAL_SURE)
    return best


def dice(s: TundraState, p: Prices, m: Means) -> i64:
    """What the dice on the player board would bring; one being rolled counts as the mean of its faces."""
    sure = unused(s, p, m, 0)
    rolling = s.unrolled(m.seat)
    if rolling == 0:
        return sure
    total: i64 = 0
    for value in range(1, FACES + 1):
        total += unused(s, p, m, value)
    return sure + rolling * (total // FACES - sure)


def unused(s: TundraState, p: Prices, m: Means, extra: i64) -> i64:
    """What all unused dice, and one more of value `extra`, would bring; no slot or goal is counted twice."""
    total: i64 = 0
    seat = m.seat
    counts = m.dice
    for i in range(FACES):
        counts[i] = s.seats[seat * STRIDE + DICE + i]
    if extra > 0:
        counts[extra - 1] += 1
    for slot in range(OPEN_GOALS):
        which = s.goal(slot)
        if which < 0 or s.goal_seat(slot) >= 0:
            continue
        one = s.rules.goal_dice[which * 2] - 1
        two = s.rules.goal_dice[which * 2 + 1] - 1
        points = m.goal_points(s, which)
        if points == 0 or counts[one] + counts[two] == 0:
            continue
        if counts[one] >= counts[two]:
            counts[one] -= 1
        else:
            counts[two] -= 1
        total += points * GOAL_SURE
    for value in range(1, FACES + 1):
        count = counts[value - 1]
        if count == 0:
            continue
        first: i64 = 0
        second: i64 = 0
        for board in range(BOARDS):
            if not s.slot_taken(seat, board, value):
                brings = use(s, p, m, board, value)
                if brings > first:
                    second = first
                    first = brings
                elif brings > second:
                    second = brings
        total += first
        if count > 1:
            total += (count - 1) * second
    return total
