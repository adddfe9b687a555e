"""TUN-13 What a die on a board sets off: the board's action and those of the cards under it, in any order."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, a_of, b_of, c_of, frame, kind_of, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.gains import gain, grant, reward
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    BERRIES,
    BOARDS,
    DO_ANY,
    DO_BUILD,
    DO_CARD,
    DO_GATHER,
    DO_MOVE,
    DO_PLACE,
    DO_RENEW,
    DO_SELL,
    DUE,
    FACES,
    FROM_CARDS,
    ITEMS,
    POWER,
    SENT,
    SPOTS,
)


def begin(s: TundraState, seat: i64, board: i64, value: i64) -> None:
    """TUN-A12 The activation keeps the side the board lay on when the die was put there."""
    side = board
    if s.is_upgraded(seat, board):
        side += BOARDS
    s.push(frame(flow.ACTIVATE, seat, side, value))


def card_row(card: i64, value: i64) -> i64:
    """Where a card's row begins in the table of gains."""
    return (card * (FACES + 1) + value) * ITEMS


def acts(s: TundraState, card: i64, value: i64) -> bool:
    """Has a card an action in this row?"""
    row = card_row(card, value)
    for item in range(ITEMS):
        if s.rules.card_gains[row + item] > 0:
            return True
    return False


def is_pending(s: TundraState, f: i64, action: i64) -> bool:
    """Action 0 is the board's, the others those of the cards in the spots under it."""
    if c_of(f) & POWER[action] != 0:
        return False
    if action == 0:
        return True
    card = s.card_under(seat_of(f), a_of(f) % BOARDS, action - 1)
    return card >= 0 and acts(s, card, b_of(f))


def settle(s: TundraState, f: i64) -> bool:
    """Leave when nothing is pending, begin the only action that is; False when there is a choice."""
    found: i64 = -1
    count: i64 = 0
    for action in range(SPOTS + 1):
        if is_pending(s, f, action):
            found = action
            count += 1
    if count == 0:
        s.pop()
        return True
    if count == 1:
        if c_of(f) > 0:  # one of several: the log must not credit it to the one before
            tell_action(s, f, found)
        start(s, f, found)
        return True
    return False


def start(s: TundraState, f: i64, action: i64) -> None:
    """Begin one action; nothing comes between its parts."""
    seat = seat_of(f)
    s.replace(frame(flow.ACTIVATE, seat, a_of(f), b_of(f), c_of(f) + POWER[action]))
    if action > 0:
        card = s.card_under(seat, a_of(f) % BOARDS, action - 1)
        grant(s, seat, s.rules.card_gains, card_row(card, b_of(f)), FROM_CARDS)
        return
    at = (a_of(f) * (FACES + 1) + b_of(f)) * 2
    board_action(s, seat, s.rules.boards[at], s.rules.boards[at + 1])


def board_action(s: TundraState, seat: i64, verb: i64, number: i64) -> None:
    """TUN-18..24 What stands in the row of a board."""
    if verb == DO_MOVE:
        reward(s, seat, number, 0, 0, 0)
    elif verb == DO_ANY:
        reward(s, seat, 0, number, 0, 0)
    elif verb == DO_GATHER:
        s.push(frame(flow.GATHERING, seat, number))
    elif verb == DO_BUILD:
        s.scratch[DUE] = 0
        s.push(frame(flow.BUILDING, seat, number))
    elif verb == DO_PLACE:
        s.scratch[SENT] = 0
        s.push(frame(flow.SENDING, seat, number))
    elif verb == DO_SELL:
        s.push(frame(flow.SELLING, seat, s.towers(seat), number))
    elif verb in (DO_CARD, DO_RENEW):
        gain(s, seat, BERRIES, number)
        renewal: i64 = 0
        if verb == DO_RENEW:
            renewal = 1
        s.push(frame(flow.TRADING, seat, renewal))
    else:
        gain(s, seat, BERRIES, number)
        s.push(frame(flow.UPGRADING, seat))


def new_card(s: TundraState, seat: i64, board: i64, spot: i64) -> None:
    """TUN-26 A card put under the board that is being activated: its row counts."""
    if s.depth < 2:
        return
    below = s.stack[s.depth - 2]
    if kind_of(below) != flow.ACTIVATE or a_of(below) % BOARDS != board:
        return
    done = c_of(below)
    if done & POWER[spot + 1] != 0:
        done -= POWER[spot + 1]
    s.stack[s.depth - 2] = frame(flow.ACTIVATE, seat, a_of(below), b_of(below), done)


def tell_action(s: TundraState, f: i64, action: i64) -> None:
    """Which of several actions comes next."""
    s.tell(events.ACTED, EVERYONE, seat_of(f), action)
