"""What a die would bring on a slot or a goal, without trying it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tutable.games.tundra.features.worth import Weights, items
from tutable.games.tundra.places import DICE, STRIDE
from tutable.games.tundra.scoring import goal_points, personal_count
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
    ROUNDS,
    SPOTS,
    TOWERS,
)

FIRST_LEAD: Final[i64] = 7  # personal goals: most pieces on glades of the first kind
GOAL_SURE: Final[i64] = 900  # of 1000: an open goal can still be taken by others


class Means:
    """What a seat has for the actions of its boards, counted once for all slots."""

    def __init__(self, s: TundraState, w: Weights, seat: i64, faded: i64) -> None:
        self.seat = seat
        self.faded = faded
        self.left = ROUNDS - s.round
        self.berry = w.item[BERRIES] * faded // 100
        self.pair = 2 * w.item[0] * faded // 100
        self.pairs = s.good(seat, 0) // 2 + s.good(seat, 1) // 2 + s.good(seat, 2) // 2
        self.towers: i64 = 0
        self.sites: i64 = 0  # own workers on glades without a tower
        self.out: i64 = 0  # workers that can move
        self.idle: i64 = 0
        self.on_resources: i64 = 0  # own pieces that can gather
        for glade in range(s.rules.glades):
            if s.tower_at(glade) == seat:
                self.towers += 1
                if s.kind_at(glade) < KINDS:
                    self.on_resources += 1
        for which in range(PIECES):
            place = s.worker(seat, which)
            if place < 0:
                self.idle += 1
                continue
            self.out += 1
            if place < GLADES:
                if s.tower_at(place) < 0:
                    self.sites += 1
                if s.kind_at(place) < KINDS:
                    self.on_resources += 1
        self.upgrades = upgrades(s, w, seat, faded)
        self.move = move(s, w, seat, self.out, faded)


def move(s: TundraState, w: Weights, seat: i64, out: i64, faded: i64) -> i64:
    """A movement point: the resource it brings, and the way to a goal that counts glades."""
    if out == 0:
        return 0
    goal = s.secret(seat)
    worth = w.item[MOVES] * faded // 100
    if goal >= FIRST_LEAD and personal_count(s, seat, goal) < s.rules.personal_needs[goal * 3 + 2]:
        worth += w.errand
    return worth


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
        times = min(min(number, m.pairs), min(s.berries(m.seat), m.idle))
        return times * max((w.worker + w.gather) * (m.left + 1) - m.pair - m.berry, 0)
    if verb == DO_SELL:
        return min(m.towers, m.pairs) * max(number * 1000 - m.pair, 0)
    if verb == DO_UPGRADE:
        return number * m.berry + m.upgrades
    return number * m.berry + w.card * m.left + w.card // 2


def use(s: TundraState, w: Weights, m: Means, board: i64, value: i64) -> i64:
    """A die on a board: the board's row and those of the cards under it."""
    total = board_use(s, w, m, board, value)
    for spot in range(SPOTS):
        card = s.card_under(m.seat, board, spot)
        if card >= 0:
            total += items(w, s.rules.card_gains, s.rules.card_row(card, value), m.faded)
    return total


def best_use(s: TundraState, w: Weights, m: Means, value: i64) -> i64:
    """The best empty slot for a die of this value, or an open goal."""
    best: i64 = 0
    for board in range(BOARDS):
        if not s.slot_taken(m.seat, board, value):
            best = max(best, use(s, w, m, board, value))
    for slot in range(OPEN_GOALS):
        which = s.goal(slot)
        if which >= 0 and s.goal_seat(slot) < 0 and s.rules.shows(which, value):
            best = max(best, goal_points(s, m.seat, which) * GOAL_SURE)
    return best


def dice(s: TundraState, w: Weights, m: Means) -> i64:
    """What the dice on the player board would bring; one being rolled counts as the mean of its faces."""
    sure = unused(s, w, m, 0)
    rolling = s.unrolled(m.seat)
    if rolling == 0:
        return sure
    total: i64 = 0
    for value in range(1, FACES + 1):
        total += unused(s, w, m, value)
    return sure + rolling * (total // FACES - sure)


def unused(s: TundraState, w: Weights, m: Means, extra: i64) -> i64:
    """What all unused dice, and one more of value `extra`, would bring; no slot or goal is counted twice."""
    total: i64 = 0
    seat = m.seat
    counts = s.seats[seat * STRIDE + DICE : seat * STRIDE + DICE + FACES]
    if extra > 0:
        counts[extra - 1] += 1
    for slot in range(OPEN_GOALS):
        which = s.goal(slot)
        if which < 0 or s.goal_seat(slot) >= 0:
            continue
        one = s.rules.goal_dice[which * 2] - 1
        two = s.rules.goal_dice[which * 2 + 1] - 1
        points = goal_points(s, seat, which)
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
                brings = use(s, w, m, board, value)
                if brings > first:
                    second = first
                    first = brings
                elif brings > second:
                    second = brings
        total += first
        if count > 1:
            total += (count - 1) * second
    return total
