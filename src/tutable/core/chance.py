"""Luck in a real match: a pure function of a secret seed and the event's key.

One player's choice therefore does not shift another's luck, two tables with one seed play the
same deal, and anybody can check it afterwards: the commitment is published at the start, the
seed at the end.
"""

from __future__ import annotations

import hashlib
import secrets

from tutable.core.engine import State
from tutable.core.errors import BadSeed, brief

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def local_seed(number: int) -> bytes:
    """The seed behind `--seed 7`: reproducible, so no secret."""
    return hashlib.blake2b(str(number).encode(), digest_size=SEED_BYTES, person=b"tutable local").digest()


def read_seed(seed: int | str | bytes | None) -> bytes:
    """A seed as people give it: a number, 64 hexadecimal digits, 32 bytes, or none for a fresh one."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bool):
        raise BadSeed(seed=str(seed))
    try:
        if isinstance(seed, int):
            return local_seed(seed)
        raw = bytes.fromhex(seed) if isinstance(seed, str) else bytes(seed)
    except (ValueError, TypeError):
        raise BadSeed(seed=brief(seed, 80)) from None
    if len(raw) != SEED_BYTES:
        raise BadSeed(seed=brief(seed, 80))
    return raw


def commitment(seed: bytes) -> str:
    """What is published before the match: it binds the seed without giving it away."""
    return hashlib.blake2b(seed, digest_size=32, person=b"tutable commit").hexdigest()


class ChanceSource:
    """Draws for one match."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def below(self, key: str, n: int) -> int:
        """A number from 0 to n - 1, every one exactly as likely (rejection sampling)."""
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            data = f"{key}#{attempt}".encode()
            digest = hashlib.blake2b(data, key=self.seed, digest_size=8, person=b"tutable chance").digest()
            number = int.from_bytes(digest, "big")
            if number < limit:
                return number % n
            attempt += 1

    def outcome(self, key: str, weighted: list[tuple[int, int]]) -> int:
        """One of the (outcome, weight) pairs."""
        if len(weighted) == 1:
            return weighted[0][0]
        left = self.below(key, sum(weight for _, weight in weighted))
        for outcome, weight in weighted:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("weights changed while drawing")

    def of(self, s: State) -> int:
        """What the seed says to the chance event on top of a table."""
        f = s.top()
        return self.outcome(s.decisions[f & 0xFF].key(s, f), s.outcomes())
