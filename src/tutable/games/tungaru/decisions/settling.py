"""C Settle: TUG-ACT-C, TUG-NOMAD-2."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import means, paying
from tutable.games.tungaru.names import die_ref, island, island_ref, nomad, settlers_ref, slot_ref, value
from tutable.games.tungaru.reasons import (
    NO_SETTLERS_LEFT,
    NOT_A_SETTLER,
    NOT_NEXT,
    ONE_FISH,
    OWN_SETTLER,
    SETTLERS_FULL,
    TWO_FISH,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    DICE,
    DIE_COUNT,
    FISH,
    ISLANDS,
    SEAT,
    SETTLE,
    SETTLE_ONCE,
    SETTLER,
    SETTLERS,
    SLOT,
    SLOTS,
    TAMANA,
    UPRIGHT,
)


def is_settler(s: TungaruState, seat: i64, slot: i64) -> bool:
    """Does a nomad that settles lie face up on this space?"""
    tile = s.seats[seat * SEAT + SLOT + slot]
    return tile > 0 and s.rules.benefit[tile - 1] == SETTLE_ONCE


def picks(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    for source in range(DIE_COUNT + SLOTS):
        if source < DIE_COUNT:
            if s.seats[seat * SEAT + DICE + source] == 0:
                continue
        elif not is_settler(s, seat, source - DIE_COUNT):
            continue
        for where in range(s.rules.islands):
            out[n] = SETTLE + source * ISLANDS + where
            n += 1
    return n


def goes_to_tamana(s: TungaruState, seat: i64) -> bool:
    """TUG-R19 The third settler of the 2-3 player side."""
    return s.rules.small and s.settlers_of(seat) == SETTLERS - 1


def space_why_not(s: TungaruState, seat: i64, where: i64) -> i64:
    """A settler left, and room for it."""
    settlers = s.settlers_of(seat)
    if settlers == SETTLERS:
        return NO_SETTLERS_LEFT
    return island_why_not(s, seat, settlers, where)


def island_why_not(s: TungaruState, seat: i64, settlers: i64, where: i64) -> i64:
    """None of the own there yet, a free space; neither matters to the settler for Tamana (TUG-R19)."""
    if s.rules.small and settlers == SETTLERS - 1:
        return LEGAL
    if s.seats[seat * SEAT + SETTLER + where] > 0:
        return OWN_SETTLER
    if s.settlers_on(where) >= s.rules.settler_spaces:
        return SETTLERS_FULL
    return LEGAL


def why_not(s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
    source = (pick - SETTLE) // ISLANDS
    where = (pick - SETTLE) % ISLANDS
    if where >= s.rules.islands:
        return NOT_NOW
    if source < DIE_COUNT:
        reason = means.die_why_not(s, seat, source, where)
        if reason != LEGAL:
            return reason
    else:
        if not is_settler(s, seat, source - DIE_COUNT):
            return NOT_A_SETTLER
        if not s.is_next_to(seat, where):
            return NOT_NEXT
    reason = space_why_not(s, seat, where)
    if reason != LEGAL:
        return reason
    if source < DIE_COUNT:
        if not paying.can_pay(s, seat, FISH, 2, equal):
            return TWO_FISH
    elif not paying.can_pay(s, seat, FISH, 1, equal):
        return ONE_FISH
    return LEGAL


def take(s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
    source = (pick - SETTLE) // ISLANDS
    where = (pick - SETTLE) % ISLANDS
    flow.act(s, seat)
    fish: i64 = 2
    if source < DIE_COUNT:
        means.use(s, seat, source, where)
    else:
        means.flip(s, seat, source - DIE_COUNT)
        fish = 1
    if goes_to_tamana(s, seat):
        s.seats[seat * SEAT + TAMANA] = 1
        s.tell(events.SETTLED_TAMANA, EVERYONE, seat)
    else:
        s.seats[seat * SEAT + SETTLER + where] = UPRIGHT
        s.tell(events.SETTLED, EVERYONE, seat, where)
    paying.pay(s, seat, FISH, fish, equal)
    flow.settle(s)


def show(s: TungaruState, seat: i64, pick: i64) -> Shown:
    source = (pick - SETTLE) // ISLANDS
    where = (pick - SETTLE) % ISLANDS
    target = island(s.rules, where)
    refs = [settlers_ref(where)]
    if goes_to_tamana(s, seat):  # the settler does not stand where the die lies
        target = "name:tamana"
        refs = ["tamana", island_ref(where)]
    args: dict[str, str | int] = {"island": island(s.rules, where), "target": target}
    if source < DIE_COUNT:
        args["die"] = value(s, seat, source)
        return Shown("pick-settle", args, [die_ref(seat, source), *refs])
    args["nomad"] = nomad(max(s.seats[seat * SEAT + SLOT + source - DIE_COUNT] - 1, 0))
    return Shown("pick-settle-nomad", args, [slot_ref(seat, source - DIE_COUNT), *refs])


def explain(s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
    return {"island": island(s.rules, (pick - SETTLE) % ISLANDS), "fish": int(s.has(seat, FISH))}
