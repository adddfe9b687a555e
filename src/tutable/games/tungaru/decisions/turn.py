"""Phase 3: one action, with the leader's benefit, or pass (TUG-PHASE-3, TUG-ACT-A to TUG-ACT-I)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import (
    harvesting,
    leader_card,
    recruiting,
    sailing,
    selling,
    settling,
    trading,
    travelling,
)
from tutable.games.tungaru.decisions.options import equal_options, turn_options
from tutable.games.tungaru.names import leader_ref
from tutable.games.tungaru.reasons import (
    ACTION_DONE,
    EQUAL_NOT_YOURS,
    EQUAL_USED,
    NOTHING_TO_SPEND,
    SPENDS_NOTHING,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BOAT,
    DONE,
    EQUAL,
    HARVEST,
    PASS,
    PASSED,
    RECRUIT,
    SAIL,
    SEAT,
    SELL,
    SETTLE,
    SWAP,
    TRADE,
    TRADER,
    TRAVEL,
    TWICE,
    USE_LEADER,
    USED,
)


def action_why_not(s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
    """Actions A to H, each in its chapter."""
    if pick < HARVEST:
        return sailing.why_not(s, seat, equal, pick)
    if pick < SETTLE:
        return harvesting.why_not(s, seat, equal, pick)
    if pick < TRADE:
        return settling.why_not(s, seat, equal, pick)
    if pick < TRAVEL:
        return trading.why_not(s, seat, equal, pick)
    if pick < RECRUIT:
        return travelling.why_not(s, seat, equal, pick)
    if pick < SELL:
        return recruiting.why_not(s, seat, equal, pick)
    if pick < USE_LEADER:
        return selling.why_not(s, seat, equal, pick)
    return leader_card.why_not(s, seat, equal, pick)


def equal_why_not(s: TungaruState, seat: i64) -> i64:
    """TUG-BENEFIT-4 For one action that uses or spends goods; there must be one."""
    if not s.leads_with(seat, TRADER):
        return EQUAL_NOT_YOURS
    if s.seats[seat * SEAT + USED] == 1:
        return EQUAL_USED
    if s.stored(seat) > 0:
        # The likeliest first: this is asked at every turn of a Trader.
        if any_legal(s, seat, TRADE, TRAVEL) or any_legal(s, seat, RECRUIT, USE_LEADER):
            return LEGAL
        if any_legal(s, seat, SETTLE, TRADE) or any_legal(s, seat, SAIL, HARVEST):
            return LEGAL
    return NOTHING_TO_SPEND


def any_legal(s: TungaruState, seat: i64, first: i64, end: i64) -> bool:
    """Is one of these actions possible when all goods are equal?"""
    for pick in range(first, end):
        if action_why_not(s, seat, True, pick) == LEGAL:
            return True
    return False


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
        n = sailing.picks(s, seat, out, n)
        n = harvesting.picks(s, seat, HARVEST, out, n)
        n = harvesting.picks(s, seat, TWICE, out, n)
        n = settling.picks(s, seat, out, n)
        n = trading.picks(s, seat, TRADE, out, n)
        n = trading.picks(s, seat, TRAVEL, out, n)
        n = trading.picks(s, seat, RECRUIT, out, n)
        n = selling.picks(s, seat, out, n)
        n = leader_card.picks(s, seat, out, n)
        return leader_card.swap_picks(s, seat, out, n)

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        seat = seat_of(f)
        if SAIL <= pick < SWAP:
            return action_why_not(s, seat, a_of(f) == 1, pick)
        if SWAP <= pick < BOAT:
            return leader_card.swap_why_not(s, seat, pick)
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
            listed = equal_options(s, seat, out, 0)
            legal: i64 = 0
            for i in range(listed):
                pick = out[i]
                if action_why_not(s, seat, True, pick) == LEGAL:
                    out[legal] = pick
                    legal += 1
            return legal
        out[0] = PASS
        n: i64 = 1
        if s.leads_with(seat, TRADER) and equal_why_not(s, seat) == LEGAL:
            out[n] = EQUAL
            n += 1
        return turn_options(s, seat, out, n)

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        equal = a_of(f) == 1
        if pick == PASS:
            s.seats[seat * SEAT + PASSED] = 1
            s.tell(events.PASSED, EVERYONE, seat)
            flow.end_turn(s, seat)
        elif pick == EQUAL:
            s.seats[seat * SEAT + USED] = 1
            s.tell(events.BENEFIT_USED, EVERYONE, seat, TRADER)
            s.replace(frame(flow.TURN, seat, 1))
        elif pick < HARVEST:
            sailing.take(s, seat, equal, pick)
        elif pick < SETTLE:
            harvesting.take(s, seat, pick)
        elif pick < TRADE:
            settling.take(s, seat, equal, pick)
        elif pick < TRAVEL:
            trading.take(s, seat, equal, pick)
        elif pick < RECRUIT:
            travelling.take(s, seat, pick)
        elif pick < SELL:
            recruiting.take(s, seat, equal, pick)
        elif pick < USE_LEADER:
            selling.take(s, seat, equal, pick)
        elif pick < SWAP:
            leader_card.take(s, seat, pick)
        else:
            leader_card.swap(s, seat, pick)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        if pick == PASS:
            return Shown("pick-pass", {}, [])
        if pick == EQUAL:
            return Shown("pick-equal", {}, [leader_ref(seat)])
        if pick < HARVEST:
            return sailing.show(s, seat, pick)
        if pick < SETTLE:
            return harvesting.show(s, seat, pick)
        if pick < TRADE:
            return settling.show(s, seat, pick)
        if pick < TRAVEL:
            return trading.show(s, seat, pick)
        if pick < RECRUIT:
            return travelling.show(s, seat, pick)
        if pick < SELL:
            return recruiting.show(s, seat, pick)
        if pick < USE_LEADER:
            return selling.show(s, seat, pick)
        if pick < SWAP:
            return leader_card.show(s, seat, pick)
        return leader_card.swap_show(s, seat, pick)

    def ask(self, s: TungaruState, f: i64) -> Shown:
        if a_of(f) == 1:
            return Shown("ask-turn-equal", {}, [])
        return Shown("ask-turn", {}, [])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        seat = seat_of(f)
        if pick < SAIL:
            return {}
        if pick < HARVEST:
            return sailing.explain(s, seat, pick)
        if pick < SETTLE:
            return harvesting.explain(s, seat, pick)
        if pick < TRADE:
            return self.alike(s, f, settling.explain(s, seat, pick))
        if pick < TRAVEL:
            return trading.explain(s, seat, pick)
        if pick < RECRUIT:
            return travelling.explain(s, seat, pick)
        if pick < SELL:
            return self.alike(s, f, recruiting.explain(s, seat, pick))
        if pick < USE_LEADER:
            return selling.explain(s, seat, pick)
        if pick < SWAP:
            return leader_card.explain(s, seat, pick)
        return leader_card.swap_explain(s, pick)

    def alike(self, s: TungaruState, f: i64, args: dict[str, str | int]) -> dict[str, str | int]:
        """When all goods are equal, any of them is a fish or fills a gap of a cost."""
        args["equal"] = int(a_of(f))
        if a_of(f) == 0:
            return args
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
        return leader_card.swap_picks(s, seat_of(f), out, 1)

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if SWAP <= pick < BOAT:
            return leader_card.swap_why_not(s, seat_of(f), pick)
        if pick < SWAP:
            return ACTION_DONE
        return NOT_NOW

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        out[0] = DONE
        return leader_card.swap_options(s, seat_of(f), out, 1)

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        if pick != DONE:
            leader_card.swap(s, seat, pick)
        flow.end_turn(s, seat)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-end-turn", {}, [])
        return leader_card.swap_show(s, seat_of(f), pick)

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        if pick >= SWAP:
            return leader_card.swap_explain(s, pick)
        return {}
