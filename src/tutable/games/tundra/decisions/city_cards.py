"""Trade and city cards: the market, advisors, enhancements (TUN-23, TUN-25 to TUN-27)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown, a_of, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions.action import Action
from tutable.games.tundra.decisions.activating import new_card
from tutable.games.tundra.names import advisor_ref, board, card, spot_ref, stall_ref
from tutable.games.tundra.places import DISCARDED, IN_DECK
from tutable.games.tundra.reasons import (
    ADVISOR_LIMIT,
    ADVISOR_ROOM,
    NOT_ADVISOR,
    NOT_ENHANCEMENT,
    RENEW_NOT,
    SPOT_GAP,
    SPOT_LIMIT,
    STALL_EMPTY,
)
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    BOARDS,
    CARD_COUNT,
    FIRST_ADVISOR,
    FIRST_CITY,
    HIRE,
    MARKET,
    MARKET_SPOTS,
    MOST_ADVISORS,
    RENEW,
    TUCK,
)

# -- deck and market ---------------------------------------------------------------------------


def is_stocked(s: TundraState) -> bool:
    """Does anything lie in the market?"""
    for space in range(MARKET):
        if s.stall(space) >= 0:
            return True
    return False


def clear_market(s: TundraState) -> None:
    """All market cards to the discards."""
    for space in range(MARKET):
        which = s.stall(space)
        if which >= 0:
            s.set_whereabouts(which, DISCARDED)
            s.set_stall(space, -1)


def refill(s: TundraState) -> None:
    """TUN-6 The market is laid out anew, card by card."""
    if prepare_deck(s):
        s.push(frame(flow.FILL, 0, 0))


def prepare_deck(s: TundraState) -> bool:
    """TUN-27 When the deck has run out, the discards are shuffled; False if there are none either."""
    count: i64 = 0
    for which in range(FIRST_CITY, CARD_COUNT):
        if s.is_in_deck(which):
            return True
        if s.is_discarded(which):
            count += 1
    for which in range(FIRST_CITY, CARD_COUNT):
        if s.is_discarded(which):
            s.set_whereabouts(which, IN_DECK)
    if count > 0:
        s.tell(events.RESHUFFLED, EVERYONE, count)
    return count > 0


def discard(s: TundraState, seat: i64, which: i64) -> None:
    s.set_whereabouts(which, DISCARDED)
    s.tell(events.DISCARDED, EVERYONE, seat, which)


# -- taking a card -----------------------------------------------------------------------------


def hire_reason(s: TundraState, seat: i64, which: i64, space: i64) -> i64:
    """TUN-25 An advisor into the first free space; with no room left, in place of one."""
    if which < 0:
        return STALL_EMPTY
    if which < FIRST_ADVISOR:
        return NOT_ADVISOR
    if space >= s.title_number(seat, MOST_ADVISORS):
        return ADVISOR_LIMIT
    if space != s.advisors(seat) and s.advisors(seat) < s.title_number(seat, MOST_ADVISORS):
        return ADVISOR_ROOM
    return LEGAL


def tuck_reason(s: TundraState, seat: i64, which: i64, under: i64, spot: i64) -> i64:
    """TUN-26 An enhancement under a board: into the first free spot, or in place of a market card."""
    if which < 0:
        return STALL_EMPTY
    if which >= FIRST_ADVISOR:
        return NOT_ENHANCEMENT
    if spot > s.title_number(seat, MARKET_SPOTS):
        return SPOT_LIMIT
    if spot == 2 and s.card_under(seat, under, 1) < 0:
        return SPOT_GAP
    return LEGAL


def hire(s: TundraState, seat: i64, stall: i64, space: i64) -> None:
    """TUN-A16 A new advisor is ready."""
    which = s.stall(stall)
    before = s.advisor(seat, space)
    s.set_stall(stall, -1)
    s.set_advisor(seat, space, which)
    s.tell(events.HIRED, EVERYONE, seat, which, space)
    if before >= 0:
        discard(s, seat, before)


def tuck(s: TundraState, seat: i64, stall: i64, under: i64, spot: i64) -> None:
    """TUN-A15 A replaced card goes to the discards. The frame of the trade is still on top."""
    which = s.stall(stall)
    before = s.card_under(seat, under, spot)
    s.set_stall(stall, -1)
    s.set_card_under(seat, under, spot, which)
    s.tell(events.TUCKED, EVERYONE, seat, which, under, spot)
    if before >= 0:
        discard(s, seat, before)
    new_card(s, seat, under, spot)


def settle_trading(s: TundraState, f: i64) -> bool:
    """Left when the market is empty and stays so."""
    if a_of(f) > 0 or is_stocked(s):
        return False
    s.pop()
    return True


class Trading(Action):
    """TUN-23 Take a city card, or none (TUN-A14). Argument: may the market be renewed first (TUN-A13)."""

    name = "trading"

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        seat = seat_of(f)
        for stall in range(s.rules.stalls):
            which = s.stall(stall)
            if which >= FIRST_ADVISOR:
                for space in range(min(s.advisors(seat) + 1, s.title_number(seat, MOST_ADVISORS))):
                    out[n] = HIRE.pick(stall, space)
                    n += 1
            elif which >= 0:
                for under in range(BOARDS):
                    for spot in range(s.title_number(seat, MARKET_SPOTS)):
                        out[n] = TUCK.pick(stall, under, spot)
                        n += 1
        if a_of(f) > 0:
            out[n] = RENEW
            n += 1
        return n

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        if TUCK.contains(pick):
            card = s.stall(TUCK.first(pick))
            return tuck_reason(s, seat_of(f), card, TUCK.second(pick), TUCK.third(pick) + 1)
        if HIRE.contains(pick):
            return hire_reason(s, seat_of(f), s.stall(HIRE.first(pick)), HIRE.second(pick))
        if pick != RENEW:
            return NOT_NOW
        if a_of(f) == 0:
            return RENEW_NOT
        return LEGAL

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == RENEW:
            s.replace(frame(flow.TRADING, seat, 0))
            clear_market(s)
            s.tell(events.RENEWED, EVERYONE, seat)
            refill(s)
            return
        if TUCK.contains(pick):
            tuck(s, seat, TUCK.first(pick), TUCK.second(pick), TUCK.third(pick) + 1)
        else:
            hire(s, seat, HIRE.first(pick), HIRE.second(pick))
        s.pop()

    def show_stop(self, s: TundraState, f: i64) -> Shown:
        return Shown("pick-no-card", {}, [])

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == RENEW:
            return Shown("pick-renew", {}, ["deck"])
        if TUCK.contains(pick):
            under = TUCK.second(pick)
            spot = TUCK.third(pick) + 1
            old = s.card_under(seat_of(f), under, spot)
            refs = [stall_ref(TUCK.first(pick)), spot_ref(seat_of(f), under, spot)]
            args: dict[str, str | int] = {"card": card(s.stall(TUCK.first(pick))), "board": board(under)}
            message = "pick-tuck"
        else:
            old = s.advisor(seat_of(f), HIRE.second(pick))
            refs = [stall_ref(HIRE.first(pick)), advisor_ref(seat_of(f), HIRE.second(pick))]
            args = {"card": card(s.stall(HIRE.first(pick)))}
            message = "pick-hire"
        if old < 0:
            return Shown(message, args, refs)
        args["old"] = card(old)
        return Shown(message + "-instead", args, refs)

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-trading", {"renewal": int(a_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        args: dict[str, str | int] = {}
        stall: i64 = 0
        if TUCK.contains(pick):
            stall = TUCK.first(pick)
            args["board"] = board(TUCK.second(pick))
            args["limit"] = int(s.title_number(seat_of(f), MARKET_SPOTS))
        elif HIRE.contains(pick):
            stall = HIRE.first(pick)
            args["limit"] = int(s.title_number(seat_of(f), MOST_ADVISORS))
        else:
            return args
        args["space"] = int(stall + 1)
        if s.stall(stall) >= 0:
            args["card"] = card(s.stall(stall))
        return args
