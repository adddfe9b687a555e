"""Which picks are worth trying: a sensible player does not weigh every order of doing the same."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.features import GLANCE
from tutable.core.spans import Span
from tutable.games.tundra import flow
from tutable.games.tundra.decisions.free_actions import turned, value_of
from tutable.games.tundra.features.dice import FIRST_GLADE_GOAL, FIRST_LEAD, GOAL_SURE, Means, best_use, use
from tutable.games.tundra.features.worth import FULL, Prices, advisor_worth, faded, time_left
from tutable.games.tundra.places import TRAIL
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ACT,
    ADVICE_COST,
    ADVICE_SORT,
    BOARD_FIRST,
    BOARD_PAIRS,
    BOARD_SECOND,
    BOARDS,
    BUILD,
    BUY,
    CHANGE_COST,
    DONE,
    GAIN,
    GLADES,
    GOAL,
    HELP,
    HELP_GAIN,
    HELP_TOWERS,
    HIRE,
    JOIN,
    KEEP,
    KINDS,
    LAY,
    MOVE,
    OPEN_GOALS,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PUT,
    REROLL,
    SELL,
    SEND,
    TUCK,
)

FIRST_USES: Final[i64] = 8  # uses of a die that are looked at closely
LATER_USES: Final[i64] = 3  # the same after a free action
STEPS: Final[i64] = 5  # steps of workers, at each point of movement
CARDS: Final[i64] = 4  # cards of the market, while the die is still weighed


def sift(s: TundraState, p: Prices, m: Means, seat: i64, picks: vec[i64], count: i64, depth: i64) -> i64:
    """By what is being decided; what is not named here is tried in full."""
    kind = s.top() & 0xFF
    if kind == flow.TURN:
        m.count_up(s, p, seat)
        return turn(s, p, m, picks, count, depth)
    if kind == flow.AFTER:
        return after(s, seat, picks, count, depth)
    if kind == flow.ACTIVATE:
        picks[0] = cards_first(picks, count)
        return 1
    if kind == flow.REWARD:
        return reward(s, p, seat, picks, count, depth)
    if kind == flow.TRADING:
        return trade(s, p, seat, picks, count, depth)
    if kind == flow.GATHERING:
        return count - 1  # nobody leaves resources lying
    if kind == flow.BUILDING:
        return thrifty(s, seat, picks, count, BUILD)
    if kind == flow.SENDING:
        return thrifty(s, seat, picks, count, SEND)
    if kind == flow.SELLING:
        return thrifty(s, seat, picks, count, SELL)
    if kind == flow.BONUSES or kind == flow.CHARACTERS:
        return 1
    if kind == flow.KEEPING:
        picks[0] = keep(s, p, seat)
        return 1
    return count


def keep(s: TundraState, p: Prices, seat: i64) -> i64:
    """TUN-5 The two starters that bring most, each under the board that suits it: seen without trying."""
    best: i64 = -1
    found: i64 = KEEP.base
    for pair in range(PAIRS):
        one = s.hand(seat, PAIR_FIRST[pair])
        two = s.hand(seat, PAIR_SECOND[pair])
        for boards in range(BOARD_PAIRS):
            worth = p.card(one, BOARD_FIRST[boards], FULL)
            worth += p.card(two, BOARD_SECOND[boards], FULL)
            if worth > best:
                best = worth
                found = KEEP.pick(pair, boards)
    return found


def turn(s: TundraState, p: Prices, m: Means, picks: vec[i64], count: i64, depth: i64) -> i64:
    """Free gifts of advisors first; the best uses of a die; the changed die that gains most."""
    seat = m.seat
    uses: i64 = 0
    others: i64 = 0
    best: i64 = 0
    change: i64 = -1
    for i in range(count):
        pick = picks[i]
        if HELP.contains(pick):
            if is_gift(s, seat, HELP.first(pick)):
                picks[0] = pick
                return 1
            if depth == 0:
                p.aside[others] = pick
                others += 1
        elif pick < LAY.end:
            picks[uses] = pick
            p.scores[uses] = use_of(s, p, m, pick)
            uses += 1
        elif depth > 0:
            continue
        elif pick == BUY or REROLL.contains(pick):
            p.aside[others] = pick
            others += 1
        else:
            gain = change_gain(s, p, m, pick)
            if gain > best:
                best = gain
                change = pick
    if change >= 0:
        p.aside[others] = change
        others += 1
    kept = FIRST_USES
    if depth >= GLANCE:
        kept = 1
    elif depth > 0:
        kept = LATER_USES
    uses = highest(picks, p.scores, uses, kept)
    for i in range(others):
        picks[uses + i] = p.aside[i]
    return uses + others


def use_of(s: TundraState, p: Prices, m: Means, pick: i64) -> i64:
    """What putting a die there would bring, at a glance."""
    if PUT.contains(pick):
        return use(s, p, m, PUT.first(pick), PUT.second(pick) + 1)
    if GOAL.contains(pick):
        return m.goal_points(s, s.goal(GOAL.first(pick))) * GOAL_SURE
    return 0


def is_gift(s: TundraState, seat: i64, space: i64) -> bool:
    """An advisor that gives and takes nothing."""
    card = s.advisor(seat, space)
    sort = s.rules.advice(card, ADVICE_SORT)
    return sort == HELP_TOWERS or (sort == HELP_GAIN and s.rules.advice(card, ADVICE_COST) == 0)


def change_gain(s: TundraState, p: Prices, m: Means, pick: i64) -> i64:
    """What a die turned by one brings more than before, beyond the berries it costs."""
    cost = s.title_number(m.seat, CHANGE_COST) * m.berry
    return best_use(s, p, m, turned(pick)) - best_use(s, p, m, value_of(pick)) - cost


def after(s: TundraState, seat: i64, picks: vec[i64], count: i64, depth: i64) -> i64:
    """After the die: advisors, and another die when it was the last; dice are changed when they are used."""
    if depth > 0:  # while a die is weighed, ready advisors and berries count as they are
        picks[0] = DONE
        return 1
    last = s.dice(seat) == 0
    kept: i64 = 0
    for i in range(count):
        pick = picks[i]
        if HELP.contains(pick):
            if is_gift(s, seat, HELP.first(pick)):
                picks[0] = pick
                return 1
        elif pick != DONE and not (pick == BUY and last):
            continue
        picks[kept] = pick
        kept += 1
    return kept


def cards_first(picks: vec[i64], count: i64) -> i64:
    """Gains of cards may pay for what the board does."""
    for i in range(count):
        if picks[i] > ACT.base:
            return picks[i]
    return picks[0]


def reward(s: TundraState, p: Prices, seat: i64, picks: vec[i64], count: i64, depth: i64) -> i64:
    """Resources of choice and a worker first, then the most promising steps."""
    kept: i64 = 0
    for i in range(count):
        if GAIN.contains(picks[i]) or picks[i] == JOIN:
            picks[kept] = picks[i]
            kept += 1
    if kept > 0:
        if depth > 0 and picks[0] < JOIN:
            picks[0] = GAIN.pick(scarce(s, seat))
            return 1
        return kept
    time = time_left(s, seat)
    for i in range(count):
        pick = picks[i]
        if MOVE.contains(pick) and not is_twin(s, seat, MOVE.first(pick)):
            picks[kept] = pick
            p.scores[kept] = step_worth(s, p, seat, pick, time)
            kept += 1
    most = STEPS
    if depth >= GLANCE:
        most = 1
    elif depth > 0:
        most = STEPS - 1
    kept = highest(picks, p.scores, kept, most)
    if depth == 0 or kept == 0:
        picks[kept] = DONE
        kept += 1
    return kept


def scarce(s: TundraState, seat: i64) -> i64:
    """The resource that is missing most for the boards still to be upgraded."""
    best: i64 = -100
    found: i64 = 0
    for kind in range(KINDS):
        lack = -s.good(seat, kind)
        for board in range(BOARDS):
            if not s.is_upgraded(seat, board):
                lack += s.rules.cost(board, kind)
        if lack > best:
            best = lack
            found = kind
    return found


def is_twin(s: TundraState, seat: i64, which: i64) -> bool:
    """Would a worker of a lower number do the same?"""
    for other in range(which):
        if s.worker(seat, other) == s.worker(seat, which):
            if s.scratch[TRAIL + other] == s.scratch[TRAIL + which]:
                return True
    return False


def step_worth(s: TundraState, p: Prices, seat: i64, pick: i64, time: i64) -> i64:
    """The resource that is entered, rare ones before plenty, a place for a tower, and what goals count."""
    target = MOVE.second(pick)
    total = -pull(s, p, seat, s.worker(seat, MOVE.first(pick)), 1)
    if target >= GLADES:
        return total
    if s.tile(target) < 0:
        return total + p.w.item[0]
    total += pull(s, p, seat, target, 0)
    kind = s.kind_at(target)
    if kind < KINDS:
        total += p.w.item[kind] + 200 - 20 * s.good(seat, kind)
    if s.tower_at(target) < 0:
        total += p.bonus(s.tile(target), time) // 4
    return total


def pull(s: TundraState, p: Prices, seat: i64, place: i64, own: i64) -> i64:
    """What one more glade of its kind is worth to goals, if `own` pieces of the seat stand there."""
    if place >= GLADES or s.tile(place) < 0 or s.pieces_on(seat, place) != own:
        return 0
    kind = s.kind_at(place)
    total: i64 = 0
    if s.secret(seat) == FIRST_LEAD + kind:
        total += p.w.pull
    for slot in range(OPEN_GOALS):
        if s.goal(slot) == FIRST_GLADE_GOAL + kind:
            total += p.w.pull // 2
    return total


def thrifty(s: TundraState, seat: i64, picks: vec[i64], count: i64, span: Span) -> i64:
    """Pays with what there is most of."""
    most: i64 = 0
    for kind in range(1, KINDS):
        if s.good(seat, kind) > s.good(seat, most):
            most = kind
    kept: i64 = 0
    for i in range(count):
        pick = picks[i]
        if not span.contains(pick) or (pick - span.base) % KINDS == most:
            picks[kept] = pick
            kept += 1
    return kept


def trade(s: TundraState, p: Prices, seat: i64, picks: vec[i64], count: i64, depth: i64) -> i64:
    """Cards into empty spots, in place of others only where there is no room; ahead only the best few."""
    time = time_left(s, seat)
    room = has_room(s, seat)
    kept: i64 = 0
    for i in range(count):
        pick = picks[i]
        worth: i64 = 0
        if TUCK.contains(pick):
            board = TUCK.second(pick)
            old = s.card_under(seat, board, TUCK.third(pick) + 1)
            if old >= 0 and room:
                continue
            worth = p.card(s.stall(TUCK.first(pick)), board, time)
        elif HIRE.contains(pick):
            worth = advisor_worth(s, p.w, seat, s.stall(HIRE.first(pick)), faded(time))
        picks[kept] = pick
        p.scores[kept] = worth
        kept += 1
    if depth >= GLANCE:
        return highest(picks, p.scores, kept, 1)
    if depth > 0:
        return highest(picks, p.scores, kept, CARDS)
    return kept


def has_room(s: TundraState, seat: i64) -> bool:
    for board in range(BOARDS):
        if s.card_under(seat, board, 1) < 0:
            return True
    return False


def highest(picks: vec[i64], scores: vec[i64], count: i64, most: i64) -> i64:
    """Leave the picks with the highest scores, in their order; among equals the first."""
    while count > most:
        worst: i64 = 0
        for i in range(1, count):
            if scores[i] <= scores[worst]:
                worst = i
        count -= 1
        for i in range(worst, count):
            picks[i] = picks[i + 1]
            scores[i] = scores[i + 1]
    return count
