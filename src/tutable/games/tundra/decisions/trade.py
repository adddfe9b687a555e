"""Trade: a card from the market (TUN-23, TUN-25, TUN-26), upgrading boards (TUN-24)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, Decision, Shown, a_of, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.inside import inside_reason
from tutable.games.tundra.names import advisor_ref, board, board_ref, card, spot_ref, stall_ref
from tutable.games.tundra.reasons import RENEW_NOT
from tutable.games.tundra.settle import settle
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISORS,
    BOARDS,
    DONE,
    FIRST_ADVISOR,
    HIRE,
    KINDS,
    RENEW,
    SPEND,
    TUCK,
    UPGRADE,
)
from tutable.games.tundra.titles import MARKET_SPOTS, MOST_ADVISORS
from tutable.games.tundra.trading import clear_market, hire, hire_reason, refill, tuck, tuck_reason
from tutable.games.tundra.upgrades import upgrade, upgrade_reason


class Trading(Decision[TundraState]):
    """TUN-23 Take a city card, or none (TUN-A14). Argument: may the market be renewed first (TUN-A13)."""

    name = "trading"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        seat = seat_of(f)
        for space in range(s.rules.stalls):
            which = s.stall(space)
            if which >= FIRST_ADVISOR:
                for room in range(min(s.advisors(seat) + 1, s.title_number(seat, MOST_ADVISORS))):
                    out[n] = HIRE + space * ADVISORS + room
                    n += 1
            elif which >= 0:
                for under in range(BOARDS):
                    for spot in range(s.title_number(seat, MARKET_SPOTS)):
                        out[n] = TUCK + space * 8 + under * 2 + spot
                        n += 1
        if a_of(f) > 0:
            out[n] = RENEW
            n += 1
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if TUCK <= pick < HIRE:
            return tuck_reason(s, seat_of(f), pick)
        if HIRE <= pick < UPGRADE:
            return hire_reason(s, seat_of(f), pick)
        if pick == RENEW:
            if a_of(f) > 0:
                return LEGAL
            return RENEW_NOT
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == RENEW:
            s.tell(events.RENEWED, EVERYONE, seat)
            s.replace(frame(flow.TRADING, seat, 0))
            clear_market(s)
            refill(s)
            return
        if pick == DONE:
            s.tell(events.STOPPED, EVERYONE, seat)
        elif pick < HIRE:
            tuck(s, seat, pick)
        else:
            hire(s, seat, pick)
        s.pop()
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        if pick == DONE:
            return Shown("pick-no-card", {}, [])
        if pick == RENEW:
            return Shown("pick-renew", {}, ["deck"])
        if pick < HIRE:
            space = (pick - TUCK) // 8
            under = (pick - TUCK) % 8 // 2
            spot = (pick - TUCK) % 2 + 1
            args: dict[str, str | int] = {"card": card(s.stall(space)), "board": board(under)}
            refs = [stall_ref(space), spot_ref(seat, under, spot)]
            old = s.card_under(seat, under, spot)
            if old < 0:
                return Shown("pick-tuck", args, refs)
            args["old"] = card(old)
            return Shown("pick-tuck-instead", args, refs)
        space = (pick - HIRE) // ADVISORS
        room = (pick - HIRE) % ADVISORS
        args = {"card": card(s.stall(space))}
        refs = [stall_ref(space), advisor_ref(seat, room)]
        old = s.advisor(seat, room)
        if old < 0:
            return Shown("pick-hire", args, refs)
        args["old"] = card(old)
        return Shown("pick-hire-instead", args, refs)

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-trading", {"renewal": int(a_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        seat = seat_of(f)
        if TUCK <= pick < HIRE:
            args: dict[str, str | int] = {"board": board((pick - TUCK) % 8 // 2)}
            args["limit"] = int(s.title_number(seat, MARKET_SPOTS))
            return with_card(s, (pick - TUCK) // 8, args)
        if HIRE <= pick < UPGRADE:
            args = {"limit": int(s.title_number(seat, MOST_ADVISORS))}
            return with_card(s, (pick - HIRE) // ADVISORS, args)
        return {}


def with_card(s: TundraState, space: i64, args: dict[str, str | int]) -> dict[str, str | int]:
    """The card on a market space, if there is one."""
    args["space"] = int(space + 1)
    if s.stall(space) >= 0:
        args["card"] = card(s.stall(space))
    return args


class Upgrading(Decision[TundraState]):
    """TUN-24 Upgrade up to four boards, each for its cost."""

    name = "upgrading"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for which in range(BOARDS):
            out[which] = UPGRADE + which
        out[BOARDS] = DONE
        return BOARDS + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if UPGRADE <= pick < SPEND:
            return upgrade_reason(s, seat_of(f), pick - UPGRADE)
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.pop()
            s.tell(events.STOPPED, EVERYONE, seat)
        else:
            upgrade(s, seat, pick - UPGRADE)
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-stop", {}, [])
        which = pick - UPGRADE
        args: dict[str, str | int] = {"board": board(which), **costs(s, which)}
        return Shown("pick-upgrade", args, [board_ref(seat_of(f), which)])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if UPGRADE <= pick < SPEND:
            return {"board": board(pick - UPGRADE), **costs(s, pick - UPGRADE)}
        return {}


def costs(s: TundraState, which: i64) -> dict[str, str | int]:
    """What upgrading a board costs, resource by resource."""
    names = ("firewood", "stone", "peat")
    return {names[kind]: int(s.rules.costs[which * KINDS + kind]) for kind in range(len(names))}
