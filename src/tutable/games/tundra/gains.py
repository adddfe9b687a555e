"""TUN-1 Gaining and paying. What needs no choice is gained at once, the rest becomes a REWARD."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, frame
from tutable.games.tundra import events, flow
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ANY,
    BERRIES,
    BERRY_LIMIT,
    FROM_START,
    KINDS,
    MOVES,
    PIECES,
    POINTS,
    RESOURCE_LIMIT,
    SOURCES,
    STRIDE,
    TRAIL,
    WORKERS,
)


def gain(s: TundraState, seat: i64, kind: i64, count: i64) -> None:
    """TUN-1 Resources and berries up to their limits; the excess is lost."""
    i = seat * STRIDE + kind
    limit = RESOURCE_LIMIT
    if kind == BERRIES:
        limit = BERRY_LIMIT
    gained = min(count, limit - s.seats[i])
    if gained > 0:
        s.seats[i] += gained
        s.tell(events.GAINED, EVERYONE, seat, kind, gained)


def score(s: TundraState, seat: i64, source: i64, points: i64) -> None:
    """Points without words of their own."""
    if points > 0:
        s.points[seat * SOURCES + source] += points
        if source != FROM_START:
            s.tell(events.GAINED, EVERYONE, seat, POINTS, points)


def pay(s: TundraState, seat: i64, kind: i64, count: i64) -> None:
    s.seats[seat * STRIDE + kind] -= count


def fixed(s: TundraState, seat: i64, table: vec[i64], row: i64, source: i64) -> None:
    """What needs no choice: resources, berries, points."""
    for kind in range(KINDS + 1):
        if table[row + kind] > 0:
            gain(s, seat, kind, table[row + kind])
    score(s, seat, source, table[row + POINTS])


def chosen(s: TundraState, seat: i64, table: vec[i64], row: i64, glade: i64) -> None:
    """What needs choices, as a frame: movement, any resource, a worker onto `glade`."""
    moves = table[row + MOVES]
    free = table[row + ANY]
    workers = table[row + WORKERS]
    if moves > 0 or free > 0 or workers > 0:
        reward(s, seat, moves, free, workers, glade)


def reward(s: TundraState, seat: i64, moves: i64, free: i64, workers: i64, glade: i64) -> None:
    """TUN-17 One action's movement: every worker's trail begins anew (TUN-A3)."""
    forget_trails(s)
    s.push(frame(flow.REWARD, seat, moves, free, workers, glade))


def forget_trails(s: TundraState) -> None:
    for which in range(PIECES):
        s.scratch[TRAIL + which] = 0


def grant(s: TundraState, seat: i64, table: vec[i64], row: i64, source: i64) -> None:
    """Everything one row of a table gives."""
    fixed(s, seat, table, row, source)
    chosen(s, seat, table, row, 0)
