"""What a good player counts at a Tungaru table: what nomads score now and may score, goods, dice, the order.

Everything is written down in thousandths, behind the parts of the standing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.games.tungaru.features.band import Band
from tutable.games.tungaru.scoring import (
    BY_FLOWERS,
    BY_GOODS,
    BY_MONUMENTS,
    BY_NOMADS,
    BY_SETTLERS,
    BY_STORAGE,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BENEFITS,
    DIE_COUNT,
    GOODS,
    KINDS,
    LOCKS,
    MIGRATION,
    NOMADS,
    SCORINGS,
    SELL_GOODS,
    SIXTH,
    SLOTS,
    UPRIGHT,
)

NAMES: Final = (
    *(f"nomads.now-{name}" for name in SCORINGS),
    *(f"nomads.each-{name}" for name in SCORINGS),
    "nomads.recruited",
    "nomads.monuments",
    "nomads.settlers",
    *(f"nomads.does-{name}" for name in BENEFITS),
    "nomads.places",
    *(f"goods.{good}" for good in GOODS),
    "goods.room",
    "means.dice",
    "means.upright",
    "means.unlocked",
    "means.tamana",
    "leader.waits",
    "leader.passed",
    "leader.start",
    "leader.next",
)
NOW: Final[i64] = 0
EACH: Final[i64] = 6
BUILT: Final[i64] = 12
DOES: Final[i64] = 15
AFTER_NOMADS: Final[i64] = 21


def look(s: TungaruState, band: Band, seen: vec[i64], at: i64) -> None:
    """Write everything down from `at` on."""
    seat = band.seat
    nomads(s, band, seen, at)
    at += AFTER_NOMADS
    places: i64 = 0
    for slot in range(SLOTS):
        if s.nomad(seat, slot) < 0:
            places += 1
    unlocked: i64 = 0
    for lock in range(LOCKS):
        if not s.is_locked(seat, lock):
            unlocked += 1
        elif lock < SIXTH:
            places -= 1  # nobody can lie there yet
    seen[at] = places * 1000
    for good in range(KINDS):
        seen[at + 1 + good] = min(s.has(seat, good), 3) * 1000
    seen[at + 5] = (s.storage(seat) - s.stored(seat)) * 1000
    at += 6
    dice: i64 = 0
    upright: i64 = 0
    passed = s.has_passed(seat)
    if not passed:
        for die in range(DIE_COUNT):
            if s.die(seat, die) > 0:
                dice += 1
        for island in range(s.rules.islands):
            if s.settler(seat, island) == UPRIGHT:
                upright += 1
    seen[at] = dice * 1000
    seen[at + 1] = upright * 1000
    seen[at + 2] = unlocked * 1000
    seen[at + 3] = s.tamana(seat) * 1000
    seen[at + 4] = flag(s.leader(seat) >= 0 and not passed and not s.is_used(seat))
    seen[at + 5] = flag(passed)
    seen[at + 6] = flag(s.start == seat)
    seen[at + 7] = flag(s.seat() == seat)


def nomads(s: TungaruState, band: Band, seen: vec[i64], at: i64) -> None:
    """Recruited nomads: what they would score now, for each of what they count, and what they do."""
    values = band.values
    for kind in range(6):
        seen[at + EACH + kind] = values[kind] * 1000
    seen[at + EACH + BY_FLOWERS] = band.colours * 1000
    seen[at + NOW + BY_STORAGE] = values[BY_STORAGE] * band.storage * 1000
    seen[at + NOW + BY_MONUMENTS] = values[BY_MONUMENTS] * band.monuments * 1000
    seen[at + NOW + BY_SETTLERS] = values[BY_SETTLERS] * band.settlers * 1000
    seen[at + NOW + BY_NOMADS] = values[BY_NOMADS] * band.count * 1000
    sorts: i64 = 0
    for good in range(KINDS):
        if s.goods(band.seat, good) > 0:
            sorts += 1
    seen[at + NOW + BY_GOODS] = values[BY_GOODS] * sorts * 250
    seen[at + NOW + BY_FLOWERS] = band.bloom * 1000
    seen[at + BUILT] = band.count * 1000
    seen[at + BUILT + 1] = band.monuments * 1000
    seen[at + BUILT + 2] = band.settlers * 1000
    for benefit in range(6):
        seen[at + DOES + benefit] = 0
    for slot in range(SLOTS):
        tile = s.nomad(band.seat, slot)
        if tile >= 0:
            does = s.rules.benefit[tile]
            if does == SELL_GOODS:
                seen[at + DOES + does] += s.rules.worth[tile] * min(s.rules.sells[tile], 2) * 1000
            else:
                seen[at + DOES + does] += 1000


def flag(holds: bool) -> i64:
    if holds:
        return 1000
    return 0


def waiting(s: TungaruState) -> i64:
    """Nomads on the migration spaces."""
    count: i64 = 0
    for space in range(MIGRATION):
        if s.waiting(space) >= 0:
            count += 1
    return count


def all_to_come(s: TungaruState) -> i64:
    """The same at the beginning of the game."""
    count: i64 = 0
    for tile in range(NOMADS):
        count += s.rules.in_play[tile]
    return count - s.rules.islands
