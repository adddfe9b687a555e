"""Advisor cards whose action needs choices: TUN-16."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, Decision, Shown, a_of, b_of, c_of, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions.free_actions import change_die, show_die
from tutable.games.tundra.free import effect
from tutable.games.tundra.gains import gain, pay
from tutable.games.tundra.inside import inside_reason
from tutable.games.tundra.names import card, die_ref, good, good_ref
from tutable.games.tundra.reasons import ADVISOR_WRAP, NO_SUCH_DIE, SPEND_NONE
from tutable.games.tundra.settle import settle
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    BERRIES,
    BUY,
    DICE,
    DONE,
    FACES,
    GAIN,
    JOIN,
    KEEP,
    KINDS,
    LOWER,
    RAISE,
    REROLL,
    SPEND,
    STRIDE,
    UNROLLED,
)


class Swapping(Decision[TundraState]):
    """TUN-16 Berries for any resource, or a resource for berries. Arguments: advisor, times left, berries."""

    name = "swapping"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        base = GAIN
        if c_of(f) == 0:
            base = SPEND
        for kind in range(KINDS):
            out[kind] = base + kind
        out[KINDS] = DONE
        return KINDS + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if GAIN <= pick < JOIN and c_of(f) > 0:
            return LEGAL
        if SPEND <= pick < KEEP and c_of(f) == 0:
            if s.good(seat_of(f), pick - SPEND) == 0:
                return SPEND_NONE
            return LEGAL
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.pop()
            s.tell(events.STOPPED, EVERYONE, seat)
        else:
            s.replace(frame(flow.SWAPPING, seat, a_of(f), b_of(f) - 1, c_of(f)))
            if pick < JOIN:
                pay(s, seat, BERRIES, c_of(f))
                s.tell(events.SPENT, EVERYONE, seat, BERRIES, c_of(f))
                gain(s, seat, pick - GAIN, 1)
            else:
                pay(s, seat, pick - SPEND, 1)
                s.tell(events.SPENT, EVERYONE, seat, pick - SPEND, 1)
                gain(s, seat, BERRIES, effect(s, a_of(f), 4 + BERRIES))
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        if pick == DONE:
            return Shown("pick-stop", {}, [])
        if pick < JOIN:
            args: dict[str, str | int] = {"good": good(pick - GAIN), "berries": int(c_of(f))}
            return Shown("pick-swap", args, [good_ref(seat, pick - GAIN)])
        args = {"good": good(pick - SPEND), "berries": int(effect(s, a_of(f), 4 + BERRIES))}
        return Shown("pick-spend", args, [good_ref(seat, pick - SPEND)])

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-swapping", {"card": card(a_of(f)), "count": int(b_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if SPEND <= pick < KEEP:
            return {"good": good(pick - SPEND)}
        return {}


class Turning(Decision[TundraState]):
    """TUN-16 An advisor turns one unused die by one. Argument: the advisor."""

    name = "turning"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for value in range(FACES):
            if s.seats[seat_of(f) * STRIDE + DICE + value] > 0:
                out[n] = RAISE + value
                out[n + 1] = LOWER + value
                n += 2
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if RAISE <= pick < BUY:
            if s.seats[seat_of(f) * STRIDE + DICE + (pick - RAISE) % FACES] == 0:
                return NO_SUCH_DIE
            if pick in (LOWER, LOWER - 1):
                return ADVISOR_WRAP
            return LEGAL
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        if pick == DONE:
            s.tell(events.STOPPED, EVERYONE, seat)
        else:
            change_die(s, seat, pick, 0)
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-stop", {}, [])
        return show_die(seat_of(f), pick, 0, 0)

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-turning", {"card": card(a_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if RAISE <= pick < BUY:
            return {"value": int((pick - RAISE) % FACES + 1)}
        return {}


class Shaking(Decision[TundraState]):
    """TUN-16 An advisor rolls any number of unused dice again. Arguments: the advisor, dice taken up."""

    name = "shaking"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for value in range(FACES):
            if s.seats[seat_of(f) * STRIDE + DICE + value] > 0:
                out[n] = REROLL + value
                n += 1
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if REROLL <= pick < RAISE:
            if s.seats[seat_of(f) * STRIDE + DICE + pick - REROLL] == 0:
                return NO_SUCH_DIE
            return LEGAL
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.pop()
            if b_of(f) > 0:
                s.push(frame(flow.ROLL_OWN, seat, b_of(f)))
            else:
                s.tell(events.STOPPED, EVERYONE, seat)
                settle(s)
            return
        s.seats[seat * STRIDE + DICE + pick - REROLL] -= 1
        s.seats[seat * STRIDE + UNROLLED] += 1
        s.tell(events.SHAKEN, EVERYONE, seat, pick - REROLL + 1)
        s.replace(frame(flow.SHAKING, seat, a_of(f), b_of(f) + 1))

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-roll", {"count": int(b_of(f))}, [])
        value = pick - REROLL + 1
        return Shown("pick-take-up", {"value": int(value)}, [die_ref(seat_of(f), value), "roll-again"])

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-shaking", {"card": card(a_of(f)), "count": int(b_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if REROLL <= pick < RAISE:
            return {"value": int(pick - REROLL + 1)}
        return {}
