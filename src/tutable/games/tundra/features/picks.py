"""Which picks are worth trying: a sensible player does not weigh every order of doing the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tutable.core.spans import Span
from tutable.games.tundra import flow
from tutable.games.tundra.decisions.architecture import bonus_row
from tutable.games.tundra.decisions.free_actions import turned, value_of
from tutable.games.tundra.features.dice import FIRST_LEAD, GOAL_SURE, Means, best_use, use
from tutable.games.tundra.features.worth import Weights, advisor_worth, card_worth, fade, items
from tutable.games.tundra.places import TRAIL
from tutable.games.tundra.scoring import goal_points
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

FIRST_GLADE_GOAL: Final[i64] = 6  # common goals: pieces on glades of the first kind
FIRST_USES: Final[i64] = 8  # uses of a die that are looked at closely
LATER_USES: Final[i64] = 3  # the same after a free action
STEPS: Final[i64] = 5  # steps of workers, at each point of movement
CARDS: Final[i64] = 4  # cards of the market, while the die is still weighed


def worth_trying(s: TundraState, w: Weights, seat: i64, options: list[int], depth: i64) -> list[int]:
    """By what is being decided; what is not named here is tried in full."""
    kind = s.top() & 0xFF
    if kind == flow.CHARACTERS:
        return options[:1]
    if kind == flow.KEEPING:
        return [keep(s, w, seat)]
    if len(options) == 1:
        return options
    if kind == flow.TURN:
        return turn(s, w, seat, options, depth)
    if kind == flow.AFTER:
        return after(s, seat, options, depth)
    if kind == flow.ACTIVATE:
        return [cards_first(options)]
    if kind == flow.BONUSES:
        return options[:1]
    if kind == flow.REWARD:
        return reward(s, w, seat, options, depth)
    if kind == flow.BUILDING:
        return thrifty(s, seat, options, BUILD)
    if kind == flow.SENDING:
        return thrifty(s, seat, options, SEND)
    if kind == flow.SELLING:
        return thrifty(s, seat, options, SELL)
    if kind == flow.GATHERING:
        return options[:-1]  # nobody leaves resources lying
    if kind == flow.TRADING:
        return trade(s, w, seat, options, depth)
    return options


def keep(s: TundraState, w: Weights, seat: i64) -> int:
    """TUN-5 The two starters that bring most, each under the board that suits it: seen without trying."""
    best: i64 = -1
    found: i64 = KEEP.base
    for pair in range(PAIRS):
        one = s.hand(seat, PAIR_FIRST[pair])
        two = s.hand(seat, PAIR_SECOND[pair])
        for boards in range(BOARD_PAIRS):
            worth = card_worth(s, w, one, BOARD_FIRST[boards], 100)
            worth += card_worth(s, w, two, BOARD_SECOND[boards], 100)
            if worth > best:
                best = worth
                found = KEEP.pick(pair, boards)
    return int(found)


def turn(s: TundraState, w: Weights, seat: i64, options: list[int], depth: i64) -> list[int]:
    """Free gifts of advisors first; the best uses of a die; the changed die that gains most."""
    m = Means(s, w, seat, fade(s, seat))
    found: list[int] = []
    uses: list[int] = []
    scores: list[int] = []
    best: i64 = 0
    change: i64 = -1
    for option in options:
        pick: i64 = option
        if HELP.contains(pick):
            if is_gift(s, seat, HELP.first(pick)):
                return [option]
            if depth == 0:
                found.append(option)
        elif pick < LAY.end:
            uses.append(option)
            scores.append(int(use_of(s, w, m, pick)))
        elif depth > 0:
            continue
        elif pick == BUY or REROLL.contains(pick):
            found.append(option)
        elif change_gain(s, w, m, pick) > best:
            best = change_gain(s, w, m, pick)
            change = pick
    if change >= 0:
        found.append(int(change))
    kept = FIRST_USES
    if depth > 0:
        kept = LATER_USES
    if len(uses) > kept:
        uses = highest(uses, scores, kept)
    return uses + found


def use_of(s: TundraState, w: Weights, m: Means, pick: i64) -> i64:
    """What putting a die there would bring, at a glance."""
    if PUT.contains(pick):
        return use(s, w, m, PUT.first(pick), PUT.second(pick) + 1)
    if GOAL.contains(pick):
        return goal_points(s, m.seat, s.goal(GOAL.first(pick))) * GOAL_SURE
    return 0


def is_gift(s: TundraState, seat: i64, space: i64) -> bool:
    """An advisor that gives and takes nothing."""
    card = s.advisor(seat, space)
    sort = s.rules.advice(card, ADVICE_SORT)
    return sort == HELP_TOWERS or (sort == HELP_GAIN and s.rules.advice(card, ADVICE_COST) == 0)


def change_gain(s: TundraState, w: Weights, m: Means, pick: i64) -> i64:
    """What a die turned by one brings more than before, beyond the berries it costs."""
    cost = s.title_number(m.seat, CHANGE_COST) * m.berry
    return best_use(s, w, m, turned(pick)) - best_use(s, w, m, value_of(pick)) - cost


def after(s: TundraState, seat: i64, options: list[int], depth: i64) -> list[int]:
    """After the die: advisors, and another die when it was the last; dice are changed when they are used."""
    if depth > 0:
        return [int(DONE)]  # while a die is weighed, ready advisors and berries count as they are
    last = s.dice(seat) == 0
    found: list[int] = []
    for option in options:
        pick: i64 = option
        if HELP.contains(pick):
            if is_gift(s, seat, HELP.first(pick)):
                return [option]
            found.append(option)
        elif pick == DONE or (pick == BUY and last):
            found.append(option)
    return found


def cards_first(options: list[int]) -> int:
    """Gains of cards may pay for what the board does."""
    for option in options:
        if option > ACT.base:
            return option
    return options[0]


def reward(s: TundraState, w: Weights, seat: i64, options: list[int], depth: i64) -> list[int]:
    """Resources of choice and a worker first, then the most promising steps."""
    chosen = [option for option in options if GAIN.contains(option) or option == JOIN]
    if chosen:
        if depth > 0 and chosen[0] < JOIN:
            return [int(GAIN.pick(scarce(s, seat)))]
        return chosen
    steps: list[int] = []
    scores: list[int] = []
    faded = fade(s, seat)
    for option in options:
        pick: i64 = option
        if MOVE.contains(pick) and not is_twin(s, seat, MOVE.first(pick)):
            steps.append(option)
            scores.append(int(step_worth(s, w, seat, pick, faded)))
    kept = STEPS
    if depth > 0:
        kept = STEPS - 1
    if len(steps) > kept:
        steps = highest(steps, scores, kept)
    if depth == 0 or not steps:
        steps.append(int(DONE))
    return steps


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


def step_worth(s: TundraState, w: Weights, seat: i64, pick: i64, faded: i64) -> i64:
    """The resource that is entered, rare ones before plenty, a place for a tower, and what goals count."""
    target = MOVE.second(pick)
    total = -pull(s, w, seat, s.worker(seat, MOVE.first(pick)), 1)
    if target >= GLADES:
        return total
    if s.tile(target) < 0:
        return total + w.item[0]
    total += pull(s, w, seat, target, 0)
    kind = s.kind_at(target)
    if kind < KINDS:
        total += w.item[kind] + 200 - 20 * s.good(seat, kind)
    if s.tower_at(target) < 0:
        total += items(w, s.rules.tile_bonus, bonus_row(s, target), faded) // 4
    return total


def pull(s: TundraState, w: Weights, seat: i64, place: i64, own: i64) -> i64:
    """What one more glade of its kind is worth to goals, if `own` pieces of the seat stand there."""
    if place >= GLADES or s.tile(place) < 0 or s.pieces_on(seat, place) != own:
        return 0
    kind = s.kind_at(place)
    total: i64 = 0
    if s.secret(seat) == FIRST_LEAD + kind:
        total += w.pull
    for slot in range(OPEN_GOALS):
        if s.goal(slot) == FIRST_GLADE_GOAL + kind:
            total += w.pull // 2
    return total


def thrifty(s: TundraState, seat: i64, options: list[int], span: Span) -> list[int]:
    """Pays with what there is most of."""
    most: i64 = 0
    for kind in range(1, KINDS):
        if s.good(seat, kind) > s.good(seat, most):
            most = kind
    return [pick for pick in options if not span.contains(pick) or (pick - span.base) % KINDS == most]


def trade(s: TundraState, w: Weights, seat: i64, options: list[int], depth: i64) -> list[int]:
    """Cards into empty spots, in place of others only where there is no room; ahead only the best few."""
    faded = fade(s, seat)
    room = has_room(s, seat)
    found: list[int] = []
    scores: list[int] = []
    for option in options:
        pick: i64 = option
        worth: i64 = 0
        if TUCK.contains(pick):
            board = TUCK.second(pick)
            old = s.card_under(seat, board, TUCK.third(pick) + 1)
            if old >= 0 and room:
                continue
            worth = card_worth(s, w, s.stall(TUCK.first(pick)), board, faded)
        elif HIRE.contains(pick):
            worth = advisor_worth(s, w, seat, s.stall(HIRE.first(pick)), faded)
        found.append(option)
        scores.append(int(worth))
    if depth > 0 and len(found) > CARDS:
        return highest(found, scores, CARDS)
    return found


def has_room(s: TundraState, seat: i64) -> bool:
    for board in range(BOARDS):
        if s.card_under(seat, board, 1) < 0:
            return True
    return False


def highest(picks: list[int], scores: list[int], count: i64) -> list[int]:
    """The picks with the highest scores, in their order; among equals the first."""
    limit = sorted(scores)[len(scores) - count]
    room = count
    for score in scores:
        if score > limit:
            room -= 1
    found: list[int] = []
    for i in range(len(picks)):
        if scores[i] > limit:
            found.append(picks[i])
        elif scores[i] == limit and room > 0:
            found.append(picks[i])
            room -= 1
    return found
