"""TUN-23, TUN-25, TUN-26 City cards: what may be taken from the market, and where it goes."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, frame
from tutable.games.tundra import activation, events, flow
from tutable.games.tundra.reasons import (
    ADVISOR_LIMIT,
    ADVISOR_ROOM,
    NOT_ADVISOR,
    NOT_ENHANCEMENT,
    SPOT_GAP,
    SPOT_LIMIT,
    STALL_EMPTY,
)
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISOR,
    ADVISORS,
    CITY_COUNT,
    DISCARDED,
    FIRST_ADVISOR,
    FIRST_CITY,
    HIRE,
    IN_DECK,
    MARKET,
    SPOTS,
    STALL,
    STRIDE,
    TUCK,
    UNDER,
    USED,
)
from tutable.games.tundra.titles import MARKET_SPOTS, MOST_ADVISORS


def is_stocked(s: TundraState) -> bool:
    """Does anything lie in the market?"""
    for space in range(MARKET):
        if s.city[STALL + space] > 0:
            return True
    return False


def hire_reason(s: TundraState, seat: i64, pick: i64) -> i64:
    """TUN-25 An advisor into the first free space; with no room left, in place of one."""
    card = s.stall((pick - HIRE) // ADVISORS)
    space = (pick - HIRE) % ADVISORS
    if card < 0:
        return STALL_EMPTY
    if card < FIRST_ADVISOR:
        return NOT_ADVISOR
    if space >= s.title_number(seat, MOST_ADVISORS):
        return ADVISOR_LIMIT
    if space != s.advisors(seat) and s.advisors(seat) < s.title_number(seat, MOST_ADVISORS):
        return ADVISOR_ROOM
    return LEGAL


def tuck_reason(s: TundraState, seat: i64, pick: i64) -> i64:
    """TUN-26 An enhancement under a board: into the first free spot, or in place of a market card."""
    card = s.stall((pick - TUCK) // 8)
    board = (pick - TUCK) % 8 // 2
    spot = (pick - TUCK) % 2 + 1
    if card < 0:
        return STALL_EMPTY
    if card >= FIRST_ADVISOR:
        return NOT_ENHANCEMENT
    if spot > s.title_number(seat, MARKET_SPOTS):
        return SPOT_LIMIT
    if spot == 2 and s.card_under(seat, board, 1) < 0:
        return SPOT_GAP
    return LEGAL


def discard(s: TundraState, seat: i64, card: i64) -> None:
    s.city[card - FIRST_CITY] = DISCARDED
    s.tell(events.DISCARDED, EVERYONE, seat, card)


def hire(s: TundraState, seat: i64, pick: i64) -> None:
    """TUN-A16 A new advisor is ready."""
    stall = (pick - HIRE) // ADVISORS
    space = (pick - HIRE) % ADVISORS
    card = s.stall(stall)
    s.city[STALL + stall] = 0
    s.tell(events.HIRED, EVERYONE, seat, card, space)
    old = s.advisor(seat, space)
    if old >= 0:
        discard(s, seat, old)
    s.seats[seat * STRIDE + ADVISOR + space] = card + 1


def tuck(s: TundraState, seat: i64, pick: i64) -> None:
    """TUN-A15 A replaced card goes to the discards. The frame of the trade is still on top."""
    stall = (pick - TUCK) // 8
    board = (pick - TUCK) % 8 // 2
    spot = (pick - TUCK) % 2 + 1
    card = s.stall(stall)
    s.city[STALL + stall] = 0
    s.tell(events.TUCKED, EVERYONE, seat, card, board, spot)
    old = s.card_under(seat, board, spot)
    if old >= 0:
        discard(s, seat, old)
    s.seats[seat * STRIDE + UNDER + board * SPOTS + spot] = card + 1
    activation.new_card(s, seat, board, spot)


def clear_market(s: TundraState) -> None:
    """All market cards to the discards."""
    for space in range(MARKET):
        card = s.stall(space)
        if card >= 0:
            s.city[card - FIRST_CITY] = DISCARDED
            s.city[STALL + space] = 0


def refill(s: TundraState) -> None:
    """TUN-6 The market is laid out anew, card by card."""
    if prepare_deck(s):
        s.push(frame(flow.FILL, 0, 0))


def prepare_deck(s: TundraState) -> bool:
    """TUN-27 When the deck has run out, the discards are shuffled; False if there are none either."""
    count: i64 = 0
    for card in range(CITY_COUNT):
        if s.city[card] == IN_DECK:
            return True
        if s.city[card] == DISCARDED:
            count += 1
    for card in range(CITY_COUNT):
        if s.city[card] == DISCARDED:
            s.city[card] = IN_DECK
    if count > 0:
        s.tell(events.RESHUFFLED, EVERYONE, count)
    return count > 0


def is_turned(s: TundraState, seat: i64, space: i64) -> bool:
    return s.seats[seat * STRIDE + ADVISOR + space] >= USED


def turn_advisor(s: TundraState, seat: i64, space: i64) -> None:
    s.seats[seat * STRIDE + ADVISOR + space] += USED
