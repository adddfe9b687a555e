"""Movement and receiving resources: TUN-1, TUN-17, and what else an action lets one choose.

What needs no choice is gained at once, the rest becomes a REWARD.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import (
    EVERYONE,
    LEGAL,
    NOT_NOW,
    Shown,
    a_of,
    b_of,
    c_of,
    d_of,
    frame,
    kind_of,
    seat_of,
)
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions.action import Action
from tutable.games.tundra.names import good, good_ref, idle_ref, place, place_ref, worker_ref
from tutable.games.tundra.places import STRIDE, TRAIL, WORKER
from tutable.games.tundra.reasons import (
    BONUS_COMPULSORY,
    BONUS_NO_WORKER,
    MOVE_IDLE,
    MOVE_NO_POINTS,
    MOVE_NOT_ADJACENT,
    MOVE_VISITED,
)
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ANY,
    BERRIES,
    BERRY_LIMIT,
    DONE,
    FROM_START,
    GAIN,
    GLADES,
    JOIN,
    KINDS,
    MOVE,
    MOVES,
    PIECES,
    PLACES,
    POINTS,
    POWER,
    RESOURCE_LIMIT,
    SIDES,
    WORKERS,
)

# -- gaining -----------------------------------------------------------------------------------


def gain(s: TundraState, seat: i64, kind: i64, count: i64) -> None:
    """TUN-1 Resources and berries up to their limits; the excess is lost."""
    limit = RESOURCE_LIMIT
    if kind == BERRIES:
        limit = BERRY_LIMIT
    gained = min(count, limit - s.good(seat, kind))
    if gained > 0:
        s.add_good(seat, kind, gained)
        s.tell(events.GAINED, EVERYONE, seat, kind, gained)


def score(s: TundraState, seat: i64, source: i64, points: i64) -> None:
    """Points without words of their own."""
    if points > 0:
        s.add_points(seat, source, points)
        if source != FROM_START:
            s.tell(events.GAINED, EVERYONE, seat, POINTS, points)


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


def grant(s: TundraState, seat: i64, table: vec[i64], row: i64, source: i64) -> None:
    """Everything one row of a table gives."""
    fixed(s, seat, table, row, source)
    chosen(s, seat, table, row, 0)


def reward(s: TundraState, seat: i64, moves: i64, free: i64, workers: i64, glade: i64) -> None:
    """TUN-17 One action's movement: every worker's trail begins anew (TUN-A3)."""
    s.forget_trails()
    s.push(frame(flow.REWARD, seat, moves, free, workers, glade))


# -- moving ------------------------------------------------------------------------------------


def can_move(s: TundraState, seat: i64) -> bool:
    """Is there a worker with a neighbouring place it has not been on in this action?"""
    around = s.rules.around
    seats = s.seats
    scratch = s.scratch
    for which in range(PIECES):
        at = seats[seat * STRIDE + WORKER + which] - 1
        if at >= 0 and around[at] & ~scratch[TRAIL + which] != 0:
            return True
    return False


def is_beside(s: TundraState, at: i64, target: i64) -> bool:
    for side in range(SIDES):
        if s.rules.neighbours[at * SIDES + side] == target:
            return True
    return False


def step_reason(s: TundraState, seat: i64, moves: i64, which: i64, target: i64) -> i64:
    """LEGAL, or why a worker may not go there."""
    if moves == 0:
        return MOVE_NO_POINTS
    at = s.worker(seat, which)
    if at < 0:
        return MOVE_IDLE
    if not is_beside(s, at, target):
        return MOVE_NOT_ADJACENT
    if s.has_visited(which, target):
        return MOVE_VISITED
    return LEGAL


def step(s: TundraState, seat: i64, which: i64, target: i64) -> None:
    """TUN-17 A worker enters a place; a closed glade is opened; its resource is gained (TUN-A4)."""
    s.visit(which, s.worker(seat, which))
    s.visit(which, target)
    s.set_worker(seat, which, target)
    if target >= GLADES:
        s.tell(events.MOVED_HOME, EVERYONE, seat, which, target)
        return
    s.tell(events.MOVED, EVERYONE, seat, which, target)
    if s.tile(target) < 0:
        s.push(frame(flow.OPEN, seat, target, 1))
    else:
        enter(s, seat, target)


def enter(s: TundraState, seat: i64, glade: i64) -> None:
    """The resource of a glade that is entered."""
    kind = s.kind_at(glade)
    if kind < KINDS:
        gain(s, seat, kind, 1)


def join(s: TundraState, f: i64) -> None:
    """TUN-18 A tower's worker comes onto its glade; TUN-A5 it gains nothing there."""
    seat = seat_of(f)
    s.replace(frame(flow.REWARD, seat, a_of(f), b_of(f), c_of(f) - 1, d_of(f)))
    s.set_worker(seat, s.idle_worker(seat), d_of(f))
    s.tell(events.JOINED, EVERYONE, seat, d_of(f))


def settle_reward(s: TundraState, f: i64) -> bool:
    """Left when nothing can be done; a worker that is all there is to do comes by itself (TUN-A9)."""
    seat = seat_of(f)
    if (a_of(f) > 0 and can_move(s, seat)) or b_of(f) > 0:
        return False
    if c_of(f) > 0 and s.idle_worker(seat) >= 0:
        join(s, f)
        return True
    s.forget_trails()
    s.pop()
    return True


class Reward(Action):
    """TUN-17 Movement points, resources of choice, a bonus worker. Arguments: how many of each, its glade."""

    name = "reward"

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        seat = seat_of(f)
        if a_of(f) > 0:
            for which in range(PIECES):
                at = s.worker(seat, which)
                for side in range(SIDES):
                    if at >= 0 and s.rules.neighbours[at * SIDES + side] >= 0:
                        out[n] = MOVE.pick(which, s.rules.neighbours[at * SIDES + side])
                        n += 1
        if b_of(f) > 0:
            for kind in range(KINDS):
                out[n] = GAIN.pick(kind)
                n += 1
        if c_of(f) > 0:
            out[n] = JOIN
            n += 1
        return n

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        if MOVE.contains(pick):
            return step_reason(s, seat_of(f), a_of(f), MOVE.first(pick), MOVE.second(pick))
        if GAIN.contains(pick) and b_of(f) > 0:
            return LEGAL
        if pick == JOIN and c_of(f) > 0:
            if s.idle_worker(seat_of(f)) < 0:
                return BONUS_NO_WORKER
            return LEGAL
        return NOT_NOW

    def stop_reason(self, s: TundraState, f: i64) -> i64:
        """TUN-A9 A tower's worker must be placed as long as the supply has one."""
        if c_of(f) > 0 and s.idle_worker(seat_of(f)) >= 0:
            return BONUS_COMPULSORY
        return LEGAL

    def options(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        n: i64 = 0
        seat = seat_of(f)
        if a_of(f) > 0:
            around = s.rules.neighbours
            seats = s.seats
            scratch = s.scratch
            power = POWER
            first_pick = MOVE.base
            for which in range(PIECES):
                at = seats[seat * STRIDE + WORKER + which] - 1
                if at < 0:
                    continue
                trail = scratch[TRAIL + which]
                for side in range(SIDES):
                    target = around[at * SIDES + side]
                    if target >= 0 and trail & power[target] == 0:
                        out[n] = first_pick + which * PLACES + target
                        n += 1
        if b_of(f) > 0:
            first_gain = GAIN.base
            for kind in range(KINDS):
                out[n] = first_gain + kind
                n += 1
        if c_of(f) > 0 and s.idle_worker(seat) >= 0:
            out[n] = JOIN
            return n + 1
        out[n] = DONE
        return n + 1

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == JOIN:
            join(s, f)
        elif GAIN.contains(pick):
            s.replace(frame(flow.REWARD, seat, a_of(f), b_of(f) - 1, c_of(f), d_of(f)))
            gain(s, seat, GAIN.first(pick), 1)
        else:
            s.replace(frame(flow.REWARD, seat, a_of(f) - 1, b_of(f), c_of(f), d_of(f)))
            step(s, seat, MOVE.first(pick), MOVE.second(pick))

    def stop(self, s: TundraState, f: i64, seat: i64) -> None:
        s.forget_trails()
        super().stop(s, f, seat)

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        if pick == JOIN:
            return Shown("pick-join", {"place": place(d_of(f))}, [idle_ref(seat), place_ref(d_of(f))])
        if GAIN.contains(pick):
            kind = GAIN.first(pick)
            return Shown("pick-gain", {"good": good(kind)}, [good_ref(seat, kind)])
        which = MOVE.first(pick)
        target = MOVE.second(pick)
        args: dict[str, str | int] = {"worker": int(which + 1), "place": place(target)}
        args["from"] = place(s.worker(seat, which))
        return Shown("pick-move", args, [worker_ref(seat, which), place_ref(target)])

    def ask(self, s: TundraState, f: i64) -> Shown:
        """What can be done of it, and where it comes from: the frame below tells."""
        seat = seat_of(f)
        source = "action"
        if s.depth > 1:
            below = kind_of(s.stack[s.depth - 2])
            if below == flow.BONUSES:
                source = "tower"
            elif below == flow.START:
                source = "title"
        args: dict[str, str | int] = {"from": source, "place": place(d_of(f)), "goods": int(b_of(f))}
        args["moves"] = int(a_of(f)) if can_move(s, seat) else 0
        args["workers"] = int(c_of(f)) if s.idle_worker(seat) >= 0 else 0
        return Shown("ask-reward", args, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if MOVE.contains(pick):
            return {"worker": int(MOVE.first(pick) + 1), "place": place(MOVE.second(pick))}
        return {}
