"""Gathering: TUN-22."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.tundra.rules.table import Table, done, gain, gather, put

LAND = ["1 g04", "2 g07", "3 g01"]


def example() -> Table:
    """A tower on stone, two workers on peat, one on firewood."""
    return Table(dice="4 1", workers=["2", "2", "3"], towers=["1"], glades=LAND)


def test_tun_22_the_example_has_exactly_three_maximal_choices() -> None:
    found = set()
    for choice in product("FSP", repeat=3):
        t = example()
        t.play(put("gathering", 4))
        for good in choice:
            if not t.allows(gather(good)):
                break
            t.play(gather(good))
        else:
            found.add(t.goods())
    assert found == {"SPP", "FPP", "FSP"}


def test_tun_22_each_piece_gives_at_most_one() -> None:
    t = example()
    t.play(put("gathering", 4), gather("S"))
    t.refuses(gather("S"), "TUN-22.none", count=1)
    t.play(gather("F"))
    t.refuses(gather("F"), "TUN-22.none", count=1)
    t = Table(dice="6 1", workers=["2", "2", "3"], towers=["1"], glades=LAND)
    t.play(put("gathering", 6), gather("P"), gather("P"))
    t.refuses(gather("P"), "TUN-22.none", count=2)


def test_tun_22_it_may_be_done_in_part() -> None:
    t = example()
    t.play(put("gathering", 4), gather("P"), done)
    assert t.goods() == "P"


@pytest.mark.parametrize(
    ("value", "base", "upgraded"), [(6, 4, 4), (5, 4, 4), (4, 3, 4), (3, 3, 4), (2, 2, 3), (1, 2, 3)]
)
def test_tun_22_rows_of_both_sides(value: int, base: int, upgraded: int) -> None:
    t = Table(dice=f"{value} 1", workers=["2"] * 6, glades=LAND)
    t.play(put("gathering", value), *[gather("P")] * base)
    assert len(t.goods()) == base and t.mover == 1
    t = Table(dice=f"{value} 1", workers=["2"] * 6, glades=LAND, upgraded=["gathering"])
    pick = gain("P") if value > 4 else gather("P")
    t.play(put("gathering", value), *[pick] * upgraded)
    assert len(t.goods()) == upgraded and t.mover == 1


def test_tun_a6_the_number_is_a_total() -> None:
    t = Table(dice="1 1", workers=["2", "3"], towers=["1"], glades=LAND)
    t.play(put("gathering", 1), gather("P"), gather("F"))
    assert t.goods() == "FP"
    assert t.mover == 1


def test_tun_22_tiles_without_a_resource_and_settlements_give_nothing() -> None:
    t = Table(dice="6 1", workers=["1", "home"], glades=["1 g10"])
    t.play(put("gathering", 6))
    assert t.mover == 1
