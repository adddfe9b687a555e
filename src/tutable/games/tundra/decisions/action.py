"""What is done part by part, in one shape: a reward, towers, workers, resources, cards, boards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown
from tutable.games.tundra import events
from tutable.games.tundra.reasons import ADVISOR_INSIDE, FREE_INSIDE, INTERRUPTED
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import ACT, BUY, DONE, HELP, REROLL


class Action(Decision[TundraState]):
    """Something done part by part until there is enough of it: DONE is always offered, and comes last."""

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        """Write what a person might do next into `out`; return how many."""
        raise NotImplementedError

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        """LEGAL, what speaks against this part, or NOT_NOW: it is no part of this action."""
        raise NotImplementedError

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        raise NotImplementedError

    def stop(self, s: TundraState, f: i64, seat: i64) -> None:
        s.pop()
        s.tell(events.STOPPED, EVERYONE, seat)

    def stop_reason(self, s: TundraState, f: i64) -> i64:
        return LEGAL

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        raise NotImplementedError

    def show_stop(self, s: TundraState, f: i64) -> Shown:
        return Shown("pick-stop", {}, [])

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n = self.parts(s, f, out)
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return self.stop_reason(s, f)
        reason = self.part_reason(s, f, pick)
        if reason == NOT_NOW:
            return inside_reason(pick)
        return reason

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            self.stop(s, f, seat)
        else:
            self.do(s, f, seat, pick)
        s.settle()

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return self.show_stop(s, f)
        return self.show_part(s, f, pick)


def inside_reason(pick: i64) -> i64:
    """TUN-13, TUN-A17 Inside an action there are no other actions, and no free ones."""
    if REROLL.base <= pick <= BUY:
        return FREE_INSIDE
    if HELP.contains(pick):
        return ADVISOR_INSIDE
    if ACT.contains(pick):
        return INTERRUPTED
    return NOT_NOW
