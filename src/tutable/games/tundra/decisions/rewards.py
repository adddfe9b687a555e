"""Movement and receiving resources: TUN-17, and what else an action lets one choose."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import (
    EVERYONE,
    LEGAL,
    Decision,
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
from tutable.games.tundra.gains import forget_trails, gain
from tutable.games.tundra.inside import inside_reason
from tutable.games.tundra.movement import can_move, step, step_reason
from tutable.games.tundra.names import good, good_ref, idle_ref, place, place_ref, worker_ref
from tutable.games.tundra.reasons import BONUS_COMPULSORY, BONUS_NO_WORKER
from tutable.games.tundra.settle import settle
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    DONE,
    GAIN,
    JOIN,
    KINDS,
    MOVE,
    PIECES,
    PLACES,
    POWER,
    SIDES,
    STRIDE,
    TRAIL,
    WORKER,
)
from tutable.games.tundra.towers import join


class Reward(Decision[TundraState]):
    """TUN-17 Movement points, resources of choice, a bonus worker. Arguments: how many of each, its glade."""

    name = "reward"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        seat = seat_of(f)
        if a_of(f) > 0:
            for which in range(PIECES):
                at = s.worker(seat, which)
                for side in range(SIDES):
                    if at >= 0 and s.rules.neighbours[at * SIDES + side] >= 0:
                        out[n] = MOVE + which * PLACES + s.rules.neighbours[at * SIDES + side]
                        n += 1
        if b_of(f) > 0:
            for kind in range(KINDS):
                out[n] = GAIN + kind
                n += 1
        if c_of(f) > 0:
            out[n] = JOIN
            n += 1
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if MOVE <= pick < GAIN:
            return step_reason(s, seat_of(f), a_of(f), pick - MOVE)
        if pick == DONE:
            if c_of(f) > 0 and s.idle_worker(seat_of(f)) >= 0:
                return BONUS_COMPULSORY
            return LEGAL
        if GAIN <= pick < JOIN and b_of(f) > 0:
            return LEGAL
        if pick == JOIN and c_of(f) > 0:
            if s.idle_worker(seat_of(f)) < 0:
                return BONUS_NO_WORKER
            return LEGAL
        return inside_reason(pick)

    def options(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        """In one pass, for speed; a property test holds it to `picks` and `why_not`."""
        n: i64 = 0
        seat = seat_of(f)
        if a_of(f) > 0:
            around = s.rules.neighbours
            for which in range(PIECES):
                at = s.seats[seat * STRIDE + WORKER + which] - 1
                if at < 0:
                    continue
                trail = s.scratch[TRAIL + which]
                for side in range(SIDES):
                    target = around[at * SIDES + side]
                    if target >= 0 and trail & POWER[target] == 0:
                        out[n] = MOVE + which * PLACES + target
                        n += 1
        if b_of(f) > 0:
            for kind in range(KINDS):
                out[n] = GAIN + kind
                n += 1
        if c_of(f) > 0 and s.idle_worker(seat) >= 0:
            out[n] = JOIN
            return n + 1
        out[n] = DONE
        return n + 1

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            forget_trails(s)
            s.pop()
            s.tell(events.STOPPED, EVERYONE, seat)
            settle(s)
            return
        if pick < GAIN:
            s.replace(frame(flow.REWARD, seat, a_of(f) - 1, b_of(f), c_of(f), d_of(f)))
            step(s, seat, (pick - MOVE) // PLACES, (pick - MOVE) % PLACES)
        elif pick < JOIN:
            s.replace(frame(flow.REWARD, seat, a_of(f), b_of(f) - 1, c_of(f), d_of(f)))
            gain(s, seat, pick - GAIN, 1)
        else:
            join(s, f)
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        seat = seat_of(f)
        if pick == DONE:
            return Shown("pick-stop", {}, [])
        if pick < GAIN:
            which = (pick - MOVE) // PLACES
            target = (pick - MOVE) % PLACES
            args: dict[str, str | int] = {"worker": int(which + 1), "place": place(target)}
            args["from"] = place(s.worker(seat, which))
            return Shown("pick-move", args, [worker_ref(seat, which), place_ref(target)])
        if pick < JOIN:
            return Shown("pick-gain", {"good": good(pick - GAIN)}, [good_ref(seat, pick - GAIN)])
        return Shown("pick-join", {"place": place(d_of(f))}, [idle_ref(seat), place_ref(d_of(f))])

    def ask(self, s: TundraState, f: i64) -> Shown:
        """What can be done of it, and where it comes from: the frame below tells."""
        seat = seat_of(f)
        source = "action"
        below = kind_of(s.stack[s.depth - 2]) if s.depth > 1 else flow.ACTIVATE
        if below == flow.BONUSES:
            source = "tower"
        elif below == flow.START:
            source = "title"
        args: dict[str, str | int] = {"from": source, "place": place(d_of(f)), "goods": int(b_of(f))}
        args["moves"] = int(a_of(f)) if can_move(s, seat) else 0
        args["workers"] = int(c_of(f)) if s.idle_worker(seat) >= 0 else 0
        return Shown("ask-reward", args, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if MOVE <= pick < GAIN:
            which = (pick - MOVE) // PLACES
            return {"worker": int(which + 1), "place": place((pick - MOVE) % PLACES)}
        return {}
