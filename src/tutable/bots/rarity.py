"""What a search gives to picks that were seldom tried: roots and logarithms in whole numbers.

Parts of ONE, from tables that are made once: the same on every machine, and no division in the loop.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ONE: Final = 1 << 16
SMALL: Final = 1024  # numbers in the tables


def root_of(n: i64) -> i64:
    """The whole square root."""
    if n <= 0:
        return 0
    x: i64 = n
    y: i64 = (x + 1) >> 1
    while y < x:
        x = y
        y = (x + n // x) >> 1
    return x


def log_of(n: i64) -> i64:
    """The natural logarithm, near enough: linear between powers of two."""
    whole: i64 = 0
    power: i64 = 1
    while power * 2 <= n:
        power *= 2
        whole += 1
    return (whole * ONE + (n - power) * ONE // power) * 45426 >> 16  # ln 2


# Of every small number the root of its logarithm, and one divided by its root.
LOGARITHM_ROOTS: Final = vec[i64]([int(root_of(log_of(max(n, 1)) * ONE)) for n in range(SMALL)])
RARITIES: Final = vec[i64]([int(root_of(ONE * ONE // max(n, 1))) for n in range(SMALL)])


def logarithm_root(n: i64) -> i64:
    """The root of a number's logarithm."""
    if n < SMALL:
        return LOGARITHM_ROOTS[n]
    return root_of(log_of(n) * ONE)


def rarity(n: i64) -> i64:
    """One divided by the root of a number of tries."""
    halvings: i64 = 0
    while n >= SMALL:
        n >>= 2
        halvings += 1
    return RARITIES[n] >> halvings
