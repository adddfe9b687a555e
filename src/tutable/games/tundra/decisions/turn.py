"""Dice placement: one die a turn, free actions before and after it (TUN-10, TUN-12, TUN-14..16)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tundra import activation, events, flow
from tutable.games.tundra.decisions import free_actions
from tutable.games.tundra.names import board, die_ref, goal, goal_ref, slot_ref
from tutable.games.tundra.reasons import (
    DIE_FITS,
    GOAL_NO_DIE,
    GOAL_TAKEN,
    GOAL_UNMET,
    GOAL_VALUE,
    MUST_USE,
    NO_SUCH_DIE,
    ONE_DIE,
    SLOT_TAKEN,
)
from tutable.games.tundra.scoring import goal_count, goal_points
from tutable.games.tundra.settle import settle
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ACT,
    ASIDE,
    BOARDS,
    DICE,
    DONE,
    FACES,
    FROM_GOALS,
    GOAL,
    GOAL_CARD,
    GOAL_DIE,
    LAY,
    OPEN_GOALS,
    POWER,
    PUT,
    REROLL,
    SLOTS,
    SOURCES,
    STRIDE,
)


def put_reason(s: TundraState, seat: i64, slot: i64) -> i64:
    """TUN-12 An empty slot of a board, and a die of its value."""
    if s.seats[seat * STRIDE + DICE + slot % FACES] == 0:
        return NO_SUCH_DIE
    if s.slot_taken(seat, slot):
        return SLOT_TAKEN
    return LEGAL


def goal_reason(s: TundraState, seat: i64, pick: i64) -> i64:
    """TUN-14 An open goal that shows the die's value and whose lowest condition is met (TUN-A21)."""
    slot = (pick - GOAL) // FACES
    value = (pick - GOAL) % FACES + 1
    which = s.city[GOAL_CARD + slot] - 1
    if which < 0:
        return NOT_NOW
    if s.rules.goal_dice[which * 2] != value and s.rules.goal_dice[which * 2 + 1] != value:
        return GOAL_VALUE
    if s.seats[seat * STRIDE + DICE + value - 1] == 0:
        return GOAL_NO_DIE
    if s.city[GOAL_DIE + slot] > 0:
        return GOAL_TAKEN
    if goal_points(s, seat, which) == 0:
        return GOAL_UNMET
    return LEGAL


def lay_reason(s: TundraState, seat: i64, value: i64) -> i64:
    """TUN-A19 A die is laid aside only when none of the seat's dice has a place."""
    if s.seats[seat * STRIDE + DICE + value - 1] == 0:
        return NO_SUCH_DIE
    if fits_somewhere(s, seat):
        return DIE_FITS
    return LEGAL


def fits_somewhere(s: TundraState, seat: i64) -> bool:
    for slot in range(BOARDS * FACES):
        if put_reason(s, seat, slot) == LEGAL:
            return True
    for pick in range(GOAL, LAY):
        if goal_reason(s, seat, pick) == LEGAL:
            return True
    return False


class Turn(Decision[TundraState]):
    """TUN-10, TUN-12 Put a die onto a board or a goal; free actions before it (TUN-15, TUN-16)."""

    name = "turn"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        row = seat_of(f) * STRIDE + DICE
        for slot in range(BOARDS * FACES):
            if s.seats[row + slot % FACES] > 0:
                out[n] = PUT + slot
                n += 1
        for slot in range(OPEN_GOALS):
            which = s.city[GOAL_CARD + slot] - 1
            for side in range(2):
                if which >= 0 and (
                    side == 0 or s.rules.goal_dice[which * 2] != s.rules.goal_dice[which * 2 + 1]
                ):
                    out[n] = GOAL + slot * FACES + s.rules.goal_dice[which * 2 + side] - 1
                    n += 1
        for value in range(FACES):
            if s.seats[row + value] > 0:
                out[n] = LAY + value
                n += 1
        return free_actions.picks(s, seat_of(f), out, n)

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        seat = seat_of(f)
        if PUT <= pick < GOAL:
            return put_reason(s, seat, pick - PUT)
        if GOAL <= pick < LAY:
            return goal_reason(s, seat, pick)
        if LAY <= pick < REROLL:
            return lay_reason(s, seat, pick - LAY + 1)
        if REROLL <= pick < ACT:
            return free_actions.why_not(s, seat, pick)
        if pick == DONE:
            return MUST_USE
        return NOT_NOW

    def options(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        seat = seat_of(f)
        n: i64 = 0
        row = seat * STRIDE + DICE
        taken = s.seats[seat * STRIDE + SLOTS]
        for slot in range(BOARDS * FACES):
            if s.seats[row + slot % FACES] > 0 and taken & POWER[slot] == 0:
                out[n] = PUT + slot
                n += 1
        for slot in range(OPEN_GOALS):
            which = s.city[GOAL_CARD + slot] - 1
            if which < 0 or s.city[GOAL_DIE + slot] > 0:
                continue
            one = s.rules.goal_dice[which * 2] - 1
            two = s.rules.goal_dice[which * 2 + 1] - 1
            if s.seats[row + one] + s.seats[row + two] == 0 or goal_points(s, seat, which) == 0:
                continue
            if s.seats[row + one] > 0:
                out[n] = GOAL + slot * FACES + one
                n += 1
            if s.seats[row + two] > 0 and one != two:
                out[n] = GOAL + slot * FACES + two
                n += 1
        if n == 0:
            for value in range(FACES):
                if s.seats[row + value] > 0:
                    out[n] = LAY + value
                    n += 1
        return free_actions.options(s, seat, out, n)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick >= REROLL:
            free_actions.take(s, seat, pick)
            settle(s)
            return
        s.replace(frame(flow.AFTER, seat, int(LAY <= pick < REROLL)))
        row = seat * STRIDE
        if pick < GOAL:
            slot = pick - PUT
            s.seats[row + DICE + slot % FACES] -= 1
            s.seats[row + SLOTS] += POWER[slot]
            s.tell(events.PUT, EVERYONE, seat, slot % FACES + 1, slot // FACES)
            activation.begin(s, seat, slot // FACES, slot % FACES + 1)
        elif pick < LAY:
            slot = (pick - GOAL) // FACES
            value = (pick - GOAL) % FACES + 1
            which = s.city[GOAL_CARD + slot] - 1
            s.seats[row + DICE + value - 1] -= 1
            s.city[GOAL_DIE + slot] = seat + 1 + value * 8
            points = goal_points(s, seat, which)
            s.points[seat * SOURCES + FROM_GOALS] += points
            s.tell(events.SCORED_GOAL, EVERYONE, seat, value, which, points)
        else:
            s.seats[row + DICE + pick - LAY] -= 1
            s.seats[row + ASIDE] += 1
            s.tell(events.LAID_ASIDE, EVERYONE, seat, pick - LAY + 1)
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        if pick < GOAL:
            value = (pick - PUT) % FACES + 1
            which = (pick - PUT) // FACES
            refs = [die_ref(seat, value), slot_ref(seat, which, value)]
            return Shown("pick-put", {"value": int(value), "board": board(which)}, refs)
        if pick < LAY:
            slot = (pick - GOAL) // FACES
            value = (pick - GOAL) % FACES + 1
            which = s.city[GOAL_CARD + slot] - 1
            args: dict[str, str | int] = {"value": int(value), "goal": goal(which)}
            args["points"] = int(goal_points(s, seat, which))
            return Shown("pick-goal", args, [die_ref(seat, value), goal_ref(slot)])
        if pick < REROLL:
            value = pick - LAY + 1
            return Shown("pick-lay-aside", {"value": int(value)}, [die_ref(seat, value), "lay-aside"])
        return free_actions.show(s, seat, pick)

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        seat = seat_of(f)
        if PUT <= pick < GOAL:
            return {"value": int((pick - PUT) % FACES + 1), "board": board((pick - PUT) // FACES)}
        if GOAL <= pick < LAY:
            return explain_goal(s, seat, pick)
        if LAY <= pick < REROLL:
            return {"value": int(pick - LAY + 1)}
        return free_actions.explain(s, seat, pick)


def explain_goal(s: TundraState, seat: i64, pick: i64) -> dict[str, str | int]:
    slot = (pick - GOAL) // FACES
    which = s.city[GOAL_CARD + slot] - 1
    return {
        "value": int((pick - GOAL) % FACES + 1),
        "goal": goal(which),
        "one": int(s.rules.goal_dice[which * 2]),
        "two": int(s.rules.goal_dice[which * 2 + 1]),
        "count": int(goal_count(s, seat, which)),
        "needed": int(s.rules.goal_needs[which * 3]),
    }


class After(Decision[TundraState]):
    """TUN-15, TUN-16 Free actions after the die, then the turn ends. Argument: was it laid aside."""

    name = "after"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n = free_actions.picks(s, seat_of(f), out, 0)
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if REROLL <= pick < ACT:
            return free_actions.why_not(s, seat_of(f), pick)
        if pick == DONE:
            return LEGAL
        if pick < REROLL:
            return ONE_DIE
        return NOT_NOW

    def options(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n = free_actions.options(s, seat_of(f), out, 0)
        out[n] = DONE
        return n + 1

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            flow.end_turn(s, seat)
        else:
            free_actions.take(s, seat, pick)
            settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-end-turn", {}, [])
        return free_actions.show(s, seat_of(f), pick)

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-after", {"aside": int(a_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if pick < REROLL:
            return {}
        return free_actions.explain(s, seat_of(f), pick)
