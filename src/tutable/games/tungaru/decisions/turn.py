"""Phase 3: one action, with the leader's benefit, or pass (TUG-PHASE-3, TUG-ACT-A to TUG-ACT-I)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tungaru import events, flow, settling
from tutable.games.tungaru.decisions.action import Action, use_benefit
from tutable.games.tungaru.decisions.harvest import HARVEST_ACTION, TWICE_ACTION
from tutable.games.tungaru.decisions.leader_card import LEADER_ACTION, SWAP_BENEFIT
from tutable.games.tungaru.decisions.options import turn_options
from tutable.games.tungaru.decisions.recruit import RECRUIT_ACTION
from tutable.games.tungaru.decisions.sail import SAIL_ACTION
from tutable.games.tungaru.decisions.sell import SELL_ACTION
from tutable.games.tungaru.decisions.settle import SETTLE_ACTION
from tutable.games.tungaru.decisions.trade import TRADE_ACTION
from tutable.games.tungaru.decisions.travel import TRAVEL_ACTION
from tutable.games.tungaru.names import leader_ref
from tutable.games.tungaru.reasons import (
    ACTION_DONE,
    EQUAL_NOT_YOURS,
    EQUAL_USED,
    NOTHING_TO_SPEND,
    SPENDS_NOTHING,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import DONE, EQUAL, PASS, SAIL, SWAP, TRADER

# In the order of their ids, without a gap between them.
ACTIONS: Final[list[Action]] = [
    SAIL_ACTION,
    HARVEST_ACTION,
    TWICE_ACTION,
    SETTLE_ACTION,
    TRADE_ACTION,
    TRAVEL_ACTION,
    RECRUIT_ACTION,
    SELL_ACTION,
    LEADER_ACTION,
    SWAP_BENEFIT,
]
# Those that use or spend goods, the likeliest to be possible first.
LIKELIEST: Final[list[Action]] = [TRADE_ACTION, RECRUIT_ACTION, SELL_ACTION, SETTLE_ACTION, SAIL_ACTION]


BY_PICK: Final = vec[Action](
    [action for action in ACTIONS for _ in range(action.span.base, action.span.end)]
)  # not a list: see `Box`


def action_of(pick: i64) -> Action:
    return BY_PICK[pick - SAIL.base]


def equal_why_not(s: TungaruState, seat: i64) -> i64:
    """TUG-BENEFIT-4 For one action that uses or spends goods; there must be one."""
    if not s.leads_with(seat, TRADER):
        return EQUAL_NOT_YOURS
    if s.is_used(seat):
        return EQUAL_USED
    if s.stored(seat) > 0:
        for action in LIKELIEST:
            if action.is_legal(s, seat, True):
                return LEGAL
    return NOTHING_TO_SPEND


def can_act(s: TungaruState, seat: i64) -> bool:
    """Is there anything but passing? The Trader's benefit may make an action possible."""
    for action in ACTIONS:
        if action.is_legal(s, seat, False):
            return True
    return equal_why_not(s, seat) == LEGAL


class Turn(Decision[TungaruState]):
    """TUG-PHASE-3 An action, the benefit of the leader, or pass. Argument: whether all goods are equal."""

    name = "turn"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        seat = seat_of(f)
        out[0] = PASS
        n: i64 = 1
        if s.leads_with(seat, TRADER):
            out[n] = EQUAL
            n += 1
        for action in ACTIONS:
            n = action.picks(s, seat, out, n)
        return n

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        seat = seat_of(f)
        if SAIL.base <= pick < SWAP.end:
            return action_of(pick).why_not(s, seat, a_of(f) == 1, pick)
        if pick == PASS:
            if a_of(f) == 1:
                return SPENDS_NOTHING
            return LEGAL
        if pick == EQUAL:
            return equal_why_not(s, seat)
        return NOT_NOW

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        seat = seat_of(f)
        if a_of(f) == 1:
            return turn_options(s, seat, True, out, 0)
        out[0] = PASS
        return turn_options(s, seat, False, out, 1)

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        if pick == PASS:
            s.set_passed(seat, 1)
            s.tell(events.PASSED, EVERYONE, seat)
            settling.end_turn(s, seat)
        elif pick == EQUAL:
            use_benefit(s, seat, TRADER)
            s.replace(frame(flow.TURN, seat, 1))
        else:
            action_of(pick).take(s, seat, a_of(f) == 1, pick)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        if pick == PASS:
            return Shown("pick-pass", {}, [])
        if pick == EQUAL:
            return Shown("pick-equal", {}, [leader_ref(seat)])
        return action_of(pick).show(s, seat, pick)

    def ask(self, s: TungaruState, f: i64) -> Shown:
        if a_of(f) == 1:
            return Shown("ask-turn-equal", {}, [])
        if not can_act(s, seat_of(f)):
            return Shown("ask-turn-pass", {}, [])
        return Shown("ask-turn", {}, [])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        if not SAIL.base <= pick < SWAP.end:
            return {}
        args = action_of(pick).explain(s, seat_of(f), pick)
        args["equal"] = int(a_of(f))
        if a_of(f) == 1:  # any good is a fish, or fills a gap of a cost
            stored = int(s.stored(seat_of(f)))
            if "fish" in args:
                args["fish"] = stored
            if "price" in args:
                args["missing"] = max(int(args["price"]) - stored, 0)
        return args


class After(Decision[TungaruState]):
    """TUG-BENEFIT-5 After the action the Chief may still swap two nomads (TUG-R34)."""

    name = "after"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        return SWAP_BENEFIT.picks(s, seat_of(f), out, 1)

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if SWAP.contains(pick):
            return SWAP_BENEFIT.why_not(s, seat_of(f), False, pick)
        if pick < SWAP.base:
            return ACTION_DONE
        return NOT_NOW

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        out[0] = DONE
        return SWAP_BENEFIT.options(s, seat_of(f), out, 1)

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        if pick != DONE:
            SWAP_BENEFIT.take(s, seat, False, pick)
        settling.end_turn(s, seat)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-end-turn", {}, [])
        return SWAP_BENEFIT.show(s, seat_of(f), pick)

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        if SWAP.contains(pick):
            return SWAP_BENEFIT.explain(s, seat_of(f), pick)
        return {}
