"""The fast generator for search and simulation; real matches use `core.chance`.

xorshift128 on four 32-bit words. Every intermediate value stays below 2**63, so the
interpreted and the compiled build walk through exactly the same numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A small reproducible generator: the same seed gives the same numbers everywhere."""

    def __init__(self, seed: int = 0) -> None:
        # Spread any integer over four non-zero words, so that neighbouring seeds do not resemble each other.
        spread = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
        words: list[int] = []
        for _ in range(4):
            spread = (spread + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            z = spread
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            words.append(((z ^ (z >> 31)) & MASK) | 1)
        self.x: i64 = words[0]
        self.y: i64 = words[1]
        self.z: i64 = words[2]
        self.w: i64 = words[3]

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1 (n below 2**31; the bias is under n / 2**32)."""
        t = self.x
        t ^= (t << 11) & MASK
        w = self.w
        self.x = self.y
        self.y = self.z
        self.z = w
        w = w ^ (w >> 19) ^ t ^ (t >> 8)
        self.w = w
        return (w * n) >> 32
