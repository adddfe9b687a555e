"""Random play inside the core, for simulation and measurement."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import CHANCE, State, with_seat
from tutable.core.rng import Rng


def playout(s: State, rng: Rng, limit: i64 = 1_000_000) -> i64:
    """Play uniformly at random to the end (or `limit` picks); return how many picks were taken."""
    out = vec[i64]([0] * (s.box.picks + 1))
    count: i64 = 0
    while s.depth > 0 and count < limit:
        f = s.stack[s.depth - 1]
        decision = s.decisions[f & 0xFF]
        mask = decision.deciders(s, f)
        if mask == CHANCE:
            decision.take(s, f, CHANCE, decision.draw(s, f, rng, out))
        else:
            seat: i64 = 0
            while mask & 1 == 0:
                mask >>= 1
                seat += 1
            n = decision.options(s, with_seat(f, seat) if decision.sealed else f, out)
            decision.take(s, f, seat, out[rng.below(n)])
        count += 1
    return count
