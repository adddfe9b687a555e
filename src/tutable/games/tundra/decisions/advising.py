"""Advisor cards whose action needs choices: TUN-16."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown, a_of, b_of, c_of, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions.action import Action
from tutable.games.tundra.decisions.free_actions import change_die, pick_up, show_change, value_of
from tutable.games.tundra.decisions.movement import gain
from tutable.games.tundra.names import card, die_ref, good, good_ref
from tutable.games.tundra.reasons import ADVISOR_WRAP, NO_SUCH_DIE, SPEND_NONE
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import ADVICE_GAINS, BERRIES, FACES, GAIN, KINDS, LOWER, RAISE, REROLL, SPEND


def settle_swapping(s: TundraState, f: i64) -> bool:
    """Left when it has been done often enough, or berries are missing."""
    if b_of(f) > 0 and s.berries(seat_of(f)) >= c_of(f):
        return False
    s.pop()
    return True


class Swapping(Action):
    """TUN-16 Berries for any resource, or a resource for berries. Arguments: advisor, times left, berries."""

    name = "swapping"

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS):
            if c_of(f) > 0:
                out[kind] = GAIN.pick(kind)
            else:
                out[kind] = SPEND.pick(kind)
        return KINDS

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        if GAIN.contains(pick) and c_of(f) > 0:
            return LEGAL
        if SPEND.contains(pick) and c_of(f) == 0:
            if s.good(seat_of(f), SPEND.first(pick)) == 0:
                return SPEND_NONE
            return LEGAL
        return NOT_NOW

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.replace(frame(flow.SWAPPING, seat, a_of(f), b_of(f) - 1, c_of(f)))
        if GAIN.contains(pick):
            self.swap(s, seat, BERRIES, c_of(f), GAIN.first(pick), 1)
        else:
            berries = s.rules.advice(a_of(f), ADVICE_GAINS + BERRIES)
            self.swap(s, seat, SPEND.first(pick), 1, BERRIES, berries)

    def swap(self, s: TundraState, seat: i64, given: i64, count: i64, taken: i64, number: i64) -> None:
        s.add_good(seat, given, -count)
        s.tell(events.SPENT, EVERYONE, seat, given, count)
        gain(s, seat, taken, number)

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if GAIN.contains(pick):
            kind = GAIN.first(pick)
            berries = c_of(f)
            message = "pick-swap"
        else:
            kind = SPEND.first(pick)
            berries = s.rules.advice(a_of(f), ADVICE_GAINS + BERRIES)
            message = "pick-spend"
        args: dict[str, str | int] = {"good": good(kind), "berries": int(berries)}
        return Shown(message, args, [good_ref(seat_of(f), kind)])

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-swapping", {"card": card(a_of(f)), "count": int(b_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if SPEND.contains(pick):
            return {"good": good(SPEND.first(pick))}
        return {}


class Turning(Action):
    """TUN-16 An advisor turns one unused die by one. Argument: the advisor."""

    name = "turning"

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for face in range(FACES):
            if s.dice_of(seat_of(f), face + 1) > 0:
                out[n] = RAISE.pick(face)
                out[n + 1] = LOWER.pick(face)
                n += 2
        return n

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        if not RAISE.contains(pick) and not LOWER.contains(pick):
            return NOT_NOW
        if s.dice_of(seat_of(f), value_of(pick)) == 0:
            return NO_SUCH_DIE
        if pick in (RAISE.pick(FACES - 1), LOWER.pick(0)):
            return ADVISOR_WRAP
        return LEGAL

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        change_die(s, seat, pick, 0)

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        return show_change(seat_of(f), pick, 0)

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-turning", {"card": card(a_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if RAISE.contains(pick) or LOWER.contains(pick):
            return {"value": int(value_of(pick))}
        return {}


class Shaking(Action):
    """TUN-16 An advisor rolls any number of unused dice again. Arguments: the advisor, dice taken up."""

    name = "shaking"

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for face in range(FACES):
            if s.dice_of(seat_of(f), face + 1) > 0:
                out[n] = REROLL.pick(face)
                n += 1
        return n

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        if not REROLL.contains(pick):
            return NOT_NOW
        if s.dice_of(seat_of(f), value_of(pick)) == 0:
            return NO_SUCH_DIE
        return LEGAL

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        pick_up(s, seat, value_of(pick))
        s.tell(events.SHAKEN, EVERYONE, seat, value_of(pick))
        s.replace(frame(flow.SHAKING, seat, a_of(f), b_of(f) + 1))

    def stop(self, s: TundraState, f: i64, seat: i64) -> None:
        if b_of(f) > 0:
            s.replace(frame(flow.ROLL_OWN, seat, b_of(f)))
        else:
            super().stop(s, f, seat)

    def show_stop(self, s: TundraState, f: i64) -> Shown:
        return Shown("pick-roll", {"count": int(b_of(f))}, [])

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        value = value_of(pick)
        return Shown("pick-take-up", {"value": int(value)}, [die_ref(seat_of(f), value), "roll-again"])

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-shaking", {"card": card(a_of(f)), "count": int(b_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if REROLL.contains(pick):
            return {"value": int(value_of(pick))}
        return {}
