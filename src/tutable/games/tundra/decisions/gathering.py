"""Gathering: resources from under one's pieces (TUN-22)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown, a_of, b_of, c_of, d_of, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions.action import Action
from tutable.games.tundra.decisions.movement import gain
from tutable.games.tundra.names import good, good_ref
from tutable.games.tundra.reasons import GATHER_NONE
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import FIREWOOD, GATHER, GLADES, KINDS, PIECES, STONE, TOWER


def available(s: TundraState, seat: i64, kind: i64) -> i64:
    """TUN-22 How many of a resource lie under a seat's pieces: each piece gives one."""
    count: i64 = 0
    for which in range(PIECES):
        place = s.worker(seat, which)
        if place >= 0 and s.kind_at(place) == kind:
            count += 1
    for glade in range(GLADES):
        if s.land[TOWER + glade] == seat + 1 and s.kind_at(glade) == kind:
            count += 1
    return count


def gathered(f: i64, kind: i64) -> i64:
    """How many of a resource this action has already brought."""
    if kind == FIREWOOD:
        return b_of(f)
    if kind == STONE:
        return c_of(f)
    return d_of(f)


def is_left(s: TundraState, f: i64, kind: i64) -> bool:
    return available(s, seat_of(f), kind) > gathered(f, kind)


def settle_gathering(s: TundraState, f: i64) -> bool:
    """Left when nothing more can be gathered."""
    for kind in range(KINDS):
        if a_of(f) > 0 and is_left(s, f, kind):
            return False
    s.pop()
    return True


class Gathering(Action):
    """TUN-22 Each piece gives at most one (TUN-A6). Arguments: how many still, and what has been gathered."""

    name = "gathering"

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS):
            out[kind] = GATHER.pick(kind)
        return KINDS

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        if not GATHER.contains(pick):
            return NOT_NOW
        if is_left(s, f, GATHER.first(pick)):
            return LEGAL
        return GATHER_NONE

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        kind = GATHER.first(pick)
        s.tell(events.GATHERED, EVERYONE, seat, kind)
        gain(s, seat, kind, 1)
        wood = b_of(f)
        stone = c_of(f)
        peat = d_of(f)
        if kind == FIREWOOD:
            wood += 1
        elif kind == STONE:
            stone += 1
        else:
            peat += 1
        s.replace(frame(flow.GATHERING, seat, a_of(f) - 1, wood, stone, peat))

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        kind = GATHER.first(pick)
        return Shown("pick-gather", {"good": good(kind)}, [good_ref(seat_of(f), kind)])

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-gathering", {"count": int(a_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if GATHER.contains(pick):
            kind = GATHER.first(pick)
            return {"good": good(kind), "count": int(available(s, seat_of(f), kind))}
        return {}
