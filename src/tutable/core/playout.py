"""Random play inside the core, for simulation and measurement."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import CHANCE, State, with_seat
from tutable.core.rng import Rng


def playout(s: State, rng: Rng, limit: i64 = 1_000_000) -> i64:
    """Play uniformly at random to the end (or `limit` picks); return how many picks were taken."""
    out = vec[i64]([0] * (s.box.picks + 1))
    decisions = s.decisions
    count: i64 = 0
    while count < limit:
        top = s.depth - 1
        if top < 0:
            break
        f = s.stack[top]
        decision = decisions[f & 0xFF]
        if decision.chance:
            decision.take(s, f, CHANCE, decision.draw(s, f, rng, out))
        else:
            if decision.sealed:
                f = with_seat(f, s.seat())
            n = decision.options(s, f, out)
            decision.take(s, f, (f >> 8) & 0xF, out[rng.below(n)])
        count += 1
    return count
