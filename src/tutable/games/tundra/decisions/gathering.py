"""Gathering: resources from under one's pieces (TUN-22)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, Decision, Shown, a_of, b_of, c_of, d_of, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.gains import gain
from tutable.games.tundra.inside import inside_reason
from tutable.games.tundra.names import good, good_ref
from tutable.games.tundra.reasons import GATHER_NONE
from tutable.games.tundra.settle import available, gathered, settle
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import DONE, GATHER, KINDS, RENEW


class Gathering(Decision[TundraState]):
    """TUN-22 Each piece gives at most one (TUN-A6). Arguments: how many still, and what has been gathered."""

    name = "gathering"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS):
            out[kind] = GATHER + kind
        out[KINDS] = DONE
        return KINDS + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if GATHER <= pick < RENEW:
            if available(s, seat_of(f), pick - GATHER) > gathered(f, pick - GATHER):
                return LEGAL
            return GATHER_NONE
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.pop()
            s.tell(events.STOPPED, EVERYONE, seat)
            settle(s)
            return
        wood = b_of(f)
        stone = c_of(f)
        peat = d_of(f)
        if pick == GATHER:
            wood += 1
        elif pick == GATHER + 1:
            stone += 1
        else:
            peat += 1
        s.tell(events.GATHERED, EVERYONE, seat, pick - GATHER)
        gain(s, seat, pick - GATHER, 1)
        s.replace(frame(flow.GATHERING, seat, a_of(f) - 1, wood, stone, peat))
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-stop", {}, [])
        kind = pick - GATHER
        return Shown("pick-gather", {"good": good(kind)}, [good_ref(seat_of(f), kind)])

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-gathering", {"count": int(a_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if GATHER <= pick < RENEW:
            kind = pick - GATHER
            return {"good": good(kind), "count": int(available(s, seat_of(f), kind))}
        return {}
