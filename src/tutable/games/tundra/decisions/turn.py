"""Dice placement: one die a turn, free actions before and after it (TUN-10, TUN-12, TUN-14..16)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, LOWEST, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions import free_actions
from tutable.games.tundra.decisions.activating import begin
from tutable.games.tundra.decisions.free_actions import is_free_action
from tutable.games.tundra.names import board, die_ref, goal, goal_ref, slot_ref
from tutable.games.tundra.places import DICE, GOAL_CARD, GOAL_DIE, SLOTS, STRIDE
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
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import BOARDS, DONE, FACES, FROM_GOALS, GOAL, LAY, OPEN_GOALS, PUT


def put_reason(s: TundraState, seat: i64, which: i64, value: i64) -> i64:
    """TUN-12 An empty slot of a board, and a die of its value."""
    if s.dice_of(seat, value) == 0:
        return NO_SUCH_DIE
    if s.slot_taken(seat, which, value):
        return SLOT_TAKEN
    return LEGAL


def goal_reason(s: TundraState, seat: i64, slot: i64, value: i64) -> i64:
    """TUN-14 An open goal that shows the die's value and whose lowest condition is met (TUN-A21)."""
    which = s.goal(slot)
    if which < 0:
        return NOT_NOW
    if not s.rules.shows(which, value):
        return GOAL_VALUE
    if s.dice_of(seat, value) == 0:
        return GOAL_NO_DIE
    if s.goal_seat(slot) >= 0:
        return GOAL_TAKEN
    if goal_points(s, seat, which) == 0:
        return GOAL_UNMET
    return LEGAL


def lay_reason(s: TundraState, seat: i64, value: i64) -> i64:
    """TUN-A19 A die is laid aside only when none of the seat's dice has a place."""
    if s.dice_of(seat, value) == 0:
        return NO_SUCH_DIE
    for other in range(1, FACES + 1):
        for which in range(BOARDS):
            if put_reason(s, seat, which, other) == LEGAL:
                return DIE_FITS
        for slot in range(OPEN_GOALS):
            if goal_reason(s, seat, slot, other) == LEGAL:
                return DIE_FITS
    return LEGAL


class Turn(Decision[TundraState]):
    """TUN-10, TUN-12 Put a die onto a board or a goal; free actions before it (TUN-15, TUN-16)."""

    name = "turn"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        seat = seat_of(f)
        for which in range(BOARDS):
            for face in range(FACES):
                if s.dice_of(seat, face + 1) > 0:
                    out[n] = PUT.pick(which, face)
                    n += 1
        for slot in range(OPEN_GOALS):
            which = s.goal(slot)
            if which >= 0:
                one = s.rules.goal_dice[which * 2]
                two = s.rules.goal_dice[which * 2 + 1]
                out[n] = GOAL.pick(slot, one - 1)
                n += 1
                if one != two:
                    out[n] = GOAL.pick(slot, two - 1)
                    n += 1
        for face in range(FACES):
            if s.dice_of(seat, face + 1) > 0:
                out[n] = LAY.pick(face)
                n += 1
        return free_actions.picks(s, seat, out, n)

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        seat = seat_of(f)
        if PUT.contains(pick):
            return put_reason(s, seat, PUT.first(pick), PUT.second(pick) + 1)
        if GOAL.contains(pick):
            return goal_reason(s, seat, GOAL.first(pick), GOAL.second(pick) + 1)
        if LAY.contains(pick):
            return lay_reason(s, seat, LAY.first(pick) + 1)
        if is_free_action(pick):
            return free_actions.why_not(s, seat, pick)
        if pick == DONE:
            return MUST_USE
        return NOT_NOW

    def options(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        seat = seat_of(f)
        n: i64 = 0
        seats = s.seats
        row = seat * STRIDE + DICE
        shown: i64 = 0  # the faces of the dice, as a mask
        bit: i64 = 1
        for face in range(FACES):
            if seats[row + face] > 0:
                shown += bit
            bit += bit
        taken = seats[seat * STRIDE + SLOTS]
        lowest = LOWEST
        for place in range(BOARDS):
            pick = PUT.base + place * FACES
            free = shown & ~taken
            while free > 0:
                out[n] = pick + lowest[free]
                n += 1
                free &= free - 1
            taken >>= FACES
        city = s.city
        goal_dice = s.rules.goal_dice
        for place in range(OPEN_GOALS):
            which = city[GOAL_CARD + place] - 1
            if which < 0 or city[GOAL_DIE + place] > 0:
                continue
            one = goal_dice[which * 2] - 1
            two = goal_dice[which * 2 + 1] - 1
            if seats[row + one] + seats[row + two] == 0 or goal_points(s, seat, which) == 0:
                continue
            if seats[row + one] > 0:
                out[n] = GOAL.pick(place, one)
                n += 1
            if seats[row + two] > 0 and one != two:
                out[n] = GOAL.pick(place, two)
                n += 1
        if n == 0:
            for face in range(FACES):
                if seats[row + face] > 0:
                    out[n] = LAY.pick(face)
                    n += 1
        return free_actions.options(s, seat, out, n)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if is_free_action(pick):
            free_actions.take(s, seat, pick)
        elif PUT.contains(pick):
            which = PUT.first(pick)
            value = PUT.second(pick) + 1
            use(s, seat, value, 0)
            s.take_slot(seat, which, value)
            s.tell(events.PUT, EVERYONE, seat, value, which)
            begin(s, seat, which, value)
        elif GOAL.contains(pick):
            slot = GOAL.first(pick)
            value = GOAL.second(pick) + 1
            use(s, seat, value, 0)
            s.set_goal_die(slot, seat, value)
            points = goal_points(s, seat, s.goal(slot))
            s.add_points(seat, FROM_GOALS, points)
            s.tell(events.SCORED_GOAL, EVERYONE, seat, value, s.goal(slot), points)
        else:
            value = LAY.first(pick) + 1
            use(s, seat, value, 1)
            s.set_aside(seat, s.aside(seat) + 1)
            s.tell(events.LAID_ASIDE, EVERYONE, seat, value)
        s.settle()

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        if PUT.contains(pick):
            which = PUT.first(pick)
            value = PUT.second(pick) + 1
            refs = [die_ref(seat, value), slot_ref(seat, which, value)]
            return Shown("pick-put", {"value": int(value), "board": board(which)}, refs)
        if GOAL.contains(pick):
            which = s.goal(GOAL.first(pick))
            value = GOAL.second(pick) + 1
            args: dict[str, str | int] = {"value": int(value), "goal": goal(which)}
            args["points"] = int(goal_points(s, seat, which))
            return Shown("pick-goal", args, [die_ref(seat, value), goal_ref(GOAL.first(pick))])
        if LAY.contains(pick):
            value = LAY.first(pick) + 1
            return Shown("pick-lay-aside", {"value": int(value)}, [die_ref(seat, value), "lay-aside"])
        return free_actions.show(s, seat, pick)

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        seat = seat_of(f)
        if PUT.contains(pick):
            return {"value": int(PUT.second(pick) + 1), "board": board(PUT.first(pick))}
        if GOAL.contains(pick):
            which = s.goal(GOAL.first(pick))
            return {
                "value": int(GOAL.second(pick) + 1),
                "goal": goal(which),
                "one": int(s.rules.goal_dice[which * 2]),
                "two": int(s.rules.goal_dice[which * 2 + 1]),
                "count": int(goal_count(s, seat, which)),
                "needed": int(s.rules.goal_needs[which * 3]),
            }
        if LAY.contains(pick):
            return {"value": int(LAY.first(pick) + 1)}
        return free_actions.explain(s, seat, pick) if is_free_action(pick) else {}


def use(s: TundraState, seat: i64, value: i64, aside: i64) -> None:
    """TUN-10 One die a turn: what comes after it waits below what it sets off."""
    s.replace(frame(flow.AFTER, seat, aside))
    s.add_die(seat, value, -1)


def settle_after(s: TundraState, f: i64) -> bool:
    """Without a free action the turn ends."""
    if free_actions.has_any(s, seat_of(f)):
        return False
    flow.end_turn(s, seat_of(f))
    return True


class After(Decision[TundraState]):
    """TUN-15, TUN-16 Free actions after the die, then the turn ends. Argument: was it laid aside."""

    name = "after"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n = free_actions.picks(s, seat_of(f), out, 0)
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if is_free_action(pick):
            return free_actions.why_not(s, seat_of(f), pick)
        if pick == DONE:
            return LEGAL
        if PUT.base <= pick < LAY.end:
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
            s.settle()

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-end-turn", {}, [])
        return free_actions.show(s, seat_of(f), pick)

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-after", {"aside": int(a_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        return free_actions.explain(s, seat_of(f), pick) if is_free_action(pick) else {}
