"""Activating actions using enhancement cards: which action comes next (TUN-13)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import LEGAL, Decision, Shown, a_of, b_of, c_of, seat_of
from tutable.games.tundra import activation
from tutable.games.tundra.inside import inside_reason
from tutable.games.tundra.names import board, card, slot_ref, spot_ref
from tutable.games.tundra.reasons import ACTION_DONE, NO_ACTION
from tutable.games.tundra.settle import settle
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import ACT, BOARDS, DONE, MOVE, POWER, SPOTS


class Activating(Decision[TundraState]):
    """TUN-13 The board's action and its cards' in any order. Arguments: board, value, what is done."""

    name = "activating"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for action in range(SPOTS + 1):
            if action == 0 or s.card_under(seat_of(f), a_of(f) % BOARDS, action - 1) >= 0:
                out[n] = ACT + action
                n += 1
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if ACT <= pick < MOVE:
            if c_of(f) & POWER[pick - ACT] != 0:
                return ACTION_DONE
            if activation.is_pending(s, f, pick - ACT):
                return LEGAL
            return NO_ACTION
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.pop()
        else:
            activation.tell_action(s, f, pick - ACT)
            activation.start(s, f, pick - ACT)
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        which = a_of(f) % BOARDS
        if pick == DONE:
            return Shown("pick-leave-rest", {}, [])
        if pick == ACT:
            return Shown("pick-act-board", {"board": board(which)}, [slot_ref(seat, which, b_of(f))])
        spot = pick - ACT - 1
        under = s.card_under(seat, which, spot)
        return Shown("pick-act-card", {"card": card(under)}, [spot_ref(seat, which, spot)])

    def ask(self, s: TundraState, f: i64) -> Shown:
        which = a_of(f) % BOARDS
        args: dict[str, str | int] = {"board": board(which), "value": int(b_of(f))}
        return Shown("ask-activating", args, [slot_ref(seat_of(f), which, b_of(f))])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"value": int(b_of(f))}
