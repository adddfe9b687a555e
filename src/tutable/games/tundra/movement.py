"""TUN-17 Movement: which steps are open, and what a step does."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, frame
from tutable.games.tundra import events, flow
from tutable.games.tundra.gains import gain
from tutable.games.tundra.reasons import MOVE_IDLE, MOVE_NO_POINTS, MOVE_NOT_ADJACENT, MOVE_VISITED
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    GLADES,
    KINDS,
    PIECES,
    PLACES,
    POWER,
    SIDES,
    STRIDE,
    TILE,
    TRAIL,
    WORKER,
)


def can_move(s: TundraState, seat: i64) -> bool:
    """Is there a worker with a neighbouring place it has not been on in this action?"""
    around = s.rules.neighbours
    for which in range(PIECES):
        place = s.seats[seat * STRIDE + WORKER + which] - 1
        if place >= 0:
            trail = s.scratch[TRAIL + which]
            for side in range(SIDES):
                target = around[place * SIDES + side]
                if target >= 0 and trail & POWER[target] == 0:
                    return True
    return False


def step_reason(s: TundraState, seat: i64, moves: i64, step: i64) -> i64:
    """LEGAL, or why a worker may not go there; a step is worker * PLACES + place."""
    which = step // PLACES
    target = step % PLACES
    if moves == 0:
        return MOVE_NO_POINTS
    place = s.worker(seat, which)
    if place < 0:
        return MOVE_IDLE
    if not is_beside(s, place, target):
        return MOVE_NOT_ADJACENT
    if s.scratch[TRAIL + which] & POWER[target] != 0:
        return MOVE_VISITED
    return LEGAL


def is_beside(s: TundraState, place: i64, target: i64) -> bool:
    for side in range(SIDES):
        if s.rules.neighbours[place * SIDES + side] == target:
            return True
    return False


def step(s: TundraState, seat: i64, which: i64, target: i64) -> None:
    """TUN-17 A worker enters a place; a closed glade is opened; its resource is gained (TUN-A4)."""
    i = seat * STRIDE + WORKER + which
    place = s.seats[i] - 1
    trail = s.scratch[TRAIL + which]
    if trail & POWER[place] == 0:
        trail += POWER[place]
    s.scratch[TRAIL + which] = trail + POWER[target]
    s.seats[i] = target + 1
    if target >= GLADES:
        s.tell(events.MOVED_HOME, EVERYONE, seat, which, target)
        return
    s.tell(events.MOVED, EVERYONE, seat, which, target)
    if s.land[TILE + target] == 0:
        s.push(frame(flow.OPEN, seat, target, 1))
    else:
        enter(s, seat, target)


def enter(s: TundraState, seat: i64, glade: i64) -> None:
    """The resource of a glade that is entered."""
    kind = s.kind_at(glade)
    if kind < KINDS:
        gain(s, seat, kind, 1)
