"""Gathering: resources from under one's pieces (TUN-22)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown, a_of, b_of, c_of, d_of, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions.action import Action
from tutable.games.tundra.decisions.movement import gain
from tutable.games.tundra.names import good, good_ref
from tutable.games.tundra.places import TOWER
from tutable.games.tundra.reasons import GATHER_NONE
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import DONE, GATHER, GLADES, KINDS, PEAT, PIECES, STONE

ONE: Final = vec[i64]([1, 1 << 8, 1 << 16, 0])  # of each resource, and of none


def under_pieces(s: TundraState, seat: i64) -> i64:
    """TUN-22 What lies under a seat's pieces, each of which gives one: packed, a byte for each resource."""
    counts: i64 = 0
    one = ONE
    for which in range(PIECES):
        place = s.worker(seat, which)
        if place >= 0:
            counts += one[s.kind_at(place)]
    land = s.land
    for glade in range(GLADES):
        if land[TOWER + glade] == seat + 1:
            counts += one[s.kind_at(glade)]
    return counts


def available(s: TundraState, seat: i64, kind: i64) -> i64:
    return (under_pieces(s, seat) >> (8 * kind)) & 0xFF


def gathered(f: i64) -> i64:
    """What this action has already brought, packed in the same way."""
    return b_of(f) + c_of(f) * ONE[STONE] + d_of(f) * ONE[PEAT]


def left(s: TundraState, f: i64) -> i64:
    """What can still be gathered, packed: no more of anything has been gathered than lies there."""
    if a_of(f) == 0:
        return 0
    return under_pieces(s, seat_of(f)) - gathered(f)


def is_left(s: TundraState, f: i64, kind: i64) -> bool:
    return (left(s, f) >> (8 * kind)) & 0xFF > 0


def settle_gathering(s: TundraState, f: i64) -> bool:
    """Left when nothing more can be gathered."""
    if left(s, f) > 0:
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

    def options(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        n: i64 = 0
        counts = left(s, f)
        for kind in range(KINDS):
            if counts & 0xFF > 0:
                out[n] = GATHER.pick(kind)
                n += 1
            counts >>= 8
        out[n] = DONE
        return n + 1

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        kind = GATHER.first(pick)
        s.tell(events.GATHERED, EVERYONE, seat, kind)
        gain(s, seat, kind, 1)
        brought = gathered(f) + ONE[kind]
        wood = brought & 0xFF
        stone = (brought >> 8) & 0xFF
        s.replace(frame(flow.GATHERING, seat, a_of(f) - 1, wood, stone, brought >> 16))

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
