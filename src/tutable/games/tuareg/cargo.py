"""TUA-9 The loading rules of camels and donkeys, as tables over every possible cargo.

A cargo is a number: the cards from bottom to top as digits 1..4 in base 5, 0 when empty.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import LEGAL
from tutable.games.tuareg.reasons import ANIMAL_FULL, BLOCK, TOO_MUCH_GOLD, TWO_KINDS, WATER_ALONE
from tutable.games.tuareg.terms import CARGO, GOLD, KINDS, WATER

CARGOES: Final = 625


def cards(cargo: int) -> list[int]:
    """The kinds on an animal, bottom first; -1 stands in numbers that are no cargo."""
    kinds: list[int] = []
    while cargo > 0:
        kinds.append(cargo % 5 - 1)
        cargo //= 5
    kinds.reverse()
    return kinds


def cargo_of(kinds: list[int]) -> int:
    """The inverse of `cards`."""
    cargo = 0
    for kind in kinds:
        cargo = cargo * 5 + kind + 1
    return cargo


def camel_reason(load: list[int], kind: int) -> int:
    """May this kind be put on top of a camel's load? Only the present load counts (TUA-A3)."""
    if len(load) >= CARGO:
        return ANIMAL_FULL
    if not load:
        return LEGAL
    if (kind == WATER) != (load[0] == WATER):
        return WATER_ALONE
    if kind == GOLD and load.count(GOLD) == 2:
        return TOO_MUCH_GOLD
    if kind != load[-1]:
        if kind in load:
            return BLOCK
        if len(set(load)) == 2:
            return TWO_KINDS
    return LEGAL


def _reasons() -> vec[i64]:
    """For camels, then for donkeys: the answer for every cargo and kind."""
    table: list[int] = []
    for cargo in range(CARGOES):
        load = cards(cargo)
        table.extend(camel_reason(load, kind) for kind in range(KINDS))
    for cargo in range(CARGOES):
        full = len(cards(cargo)) >= CARGO
        table.extend(ANIMAL_FULL if full else LEGAL for _ in range(KINDS))
    return vec[i64](table)


def _fitting() -> vec[i64]:
    masks: list[int] = []
    for row in range(0, 2 * CARGOES * KINDS, KINDS):
        masks.append(sum(1 << kind for kind in range(KINDS) if _REASON[row + kind] == LEGAL))
    return vec[i64](masks)


def _counted() -> vec[i64]:
    totals = [sum([1 << 8 * kind for kind in cards(cargo) if kind >= 0]) for cargo in range(CARGOES)]
    return vec[i64](totals)


def _uppermost() -> vec[i64]:
    masks = [sum([1 << kind for kind in cards(cargo)[-1:] if kind >= 0]) for cargo in range(CARGOES)]
    return vec[i64](masks)


_REASON: Final = _reasons()
FITTING: Final = _fitting()  # a mask of the kinds that fit: for camels, then for donkeys
UPPERMOST: Final = _uppermost()  # a mask of the kind on top
COUNTED: Final = _counted()  # how many of each kind, eight bits for one


def load_reason(donkey: bool, cargo: i64, kind: i64) -> i64:
    """LEGAL, or why this kind may not go on top of this cargo."""
    if donkey:
        return _REASON[(CARGOES + cargo) * KINDS + kind]
    return _REASON[cargo * KINDS + kind]


def put(cargo: i64, kind: i64) -> i64:
    return cargo * 5 + kind + 1


def uppermost(cargo: i64) -> i64:
    """The kind of the top card of a cargo that is not empty."""
    return cargo % 5 - 1
