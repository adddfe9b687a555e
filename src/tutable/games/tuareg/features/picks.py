"""Which picks are worth trying: of places that are alike, one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import ANIMALS, HIDE, KINDS, LOAD, PAY, STEAL, TAKE


def sift(s: TuaregState, seat: i64, picks: vec[i64], count: i64) -> i64:
    """All but those that do the same with another empty cave, or an animal that is loaded the same way."""
    twins = twin_animals(s, seat)
    caves = twin_caves(s, seat)
    if twins == 0 and caves == 0 and s.thieves(seat) == 0:
        return count
    kept: i64 = 0
    for i in range(count):
        pick = picks[i]
        animal: i64 = -1
        if LOAD.base <= pick < TAKE.end:
            animal = (pick - LOAD.base) // KINDS % ANIMALS
        elif PAY.contains(pick):
            animal = pick - PAY.base - KINDS
        elif HIDE.contains(pick):
            if caves & BITS[HIDE.first(pick)] != 0:
                continue
            animal = HIDE.second(pick) - KINDS
        elif STEAL.contains(pick):
            victim = (seat + STEAL.first(pick) + 1) % s.box.players
            target = STEAL.second(pick) - 1
            if target >= 0 and twin_animals(s, victim) & BITS[target] != 0:
                continue
        if animal < 0 or twins & BITS[animal] == 0:
            picks[kept] = pick
            kept += 1
    return kept


def twin_animals(s: TuaregState, seat: i64) -> i64:
    """A mask of the animals that carry the same as one before them."""
    mask: i64 = 0
    for animal in range(1, s.animals(seat)):
        first: i64 = 0
        if s.is_donkey(animal):
            first = s.rules.camels
        for other in range(first, animal):
            if s.cargo(seat, other) == s.cargo(seat, animal):
                mask |= BITS[animal]
    return mask


def twin_caves(s: TuaregState, seat: i64) -> i64:
    """A mask of the empty caves after the first one."""
    mask: i64 = 0
    empty = False
    for cave in range(s.caves(seat)):
        if s.in_cave(seat, cave) == 0:
            if empty:
                mask |= BITS[cave]
            empty = True
    return mask
