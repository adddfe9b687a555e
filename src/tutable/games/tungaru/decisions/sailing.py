"""A Sailing: TUG-ACT-A, TUG-BENEFIT-3, TUG-NOMAD-1."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import means, paying
from tutable.games.tungaru.names import die_ref, ground_args, ground_ref, leader_ref, nomad, slot_ref, value
from tutable.games.tungaru.reasons import (
    ALREADY_THERE,
    DIE_USED,
    GROUND_FULL,
    NOT_A_SAILOR,
    SAIL_NOT_YOURS,
    SAIL_SPACE,
    SAIL_USED,
    SPENDS_NOTHING,
    THIRD_BORDER,
    TOO_FAR,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BY_BENEFIT,
    BY_SLOT,
    DICE,
    DIE_COUNT,
    FISH,
    FISHER,
    FREE_BORDERS,
    GROUND,
    GROUNDS,
    MOST_BORDERS,
    SAIL,
    SAIL_ONCE,
    SAIL_SOURCES,
    SAILED,
    SEAT,
    SLOT,
    USED,
)


def is_listed(s: TungaruState, seat: i64, source: i64) -> bool:
    """A die that is not spent, the benefit of the Fisher, a nomad that sails."""
    i = seat * SEAT
    if source < DIE_COUNT:
        return s.seats[i + DICE + source] > 0
    if source == BY_BENEFIT:
        return s.leads_with(seat, FISHER)
    tile = s.seats[i + SLOT + source - BY_SLOT]
    return tile > 0 and s.rules.benefit[tile - 1] == SAIL_ONCE


def picks(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    for source in range(SAIL_SOURCES):
        if is_listed(s, seat, source):
            for ground in range(s.rules.grounds):
                out[n] = SAIL + source * GROUNDS + ground
                n += 1
    return n


def options(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    """The legal ones among `picks`, in the same order."""
    reachable: i64 = -1  # a mask, one bit for each ground; looked for when the first source is found
    for source in range(SAIL_SOURCES):
        if source_why_not(s, seat, source) != LEGAL:
            continue
        if reachable < 0:
            reachable = in_reach(s, seat)
        left = reachable
        pick = SAIL + source * GROUNDS
        while left > 0:
            if left & 1 == 1:
                out[n] = pick
                n += 1
            left >>= 1
            pick += 1
    return n


def in_reach(s: TungaruState, seat: i64) -> i64:
    """The grounds a seat can sail to, as a mask."""
    row = (s.seats[seat * SEAT + GROUND] - 1) * GROUNDS
    far: i64 = FREE_BORDERS
    if s.has(seat, FISH) > 0:
        far = MOST_BORDERS
    mask: i64 = 0
    bit: i64 = 1
    for ground in range(s.rules.grounds):
        if 0 < s.rules.distance[row + ground] <= far and s.boats_at(ground) < s.rules.boats:
            mask += bit
        bit += bit
    return mask


def why_not(s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
    """TUG-R15, TUG-R17 One die a round; three borders at most, the third for a fish; room at the end."""
    ground = (pick - SAIL) % GROUNDS
    if ground >= s.rules.grounds:
        return NOT_NOW
    reason = source_why_not(s, seat, (pick - SAIL) // GROUNDS)
    if reason != LEGAL:
        return reason
    at = s.seats[seat * SEAT + GROUND] - 1
    borders = s.rules.distance[at * GROUNDS + ground]
    if borders == 0:
        return ALREADY_THERE
    if borders > MOST_BORDERS:
        return TOO_FAR
    if s.boats_at(ground) >= s.rules.boats:
        return GROUND_FULL
    if borders > FREE_BORDERS:
        if not paying.can_pay(s, seat, FISH, 1, equal):
            return THIRD_BORDER
    elif equal:
        return SPENDS_NOTHING
    return LEGAL


def source_why_not(s: TungaruState, seat: i64, source: i64) -> i64:
    i = seat * SEAT
    if source < DIE_COUNT:
        if s.seats[i + DICE + source] == 0:
            return DIE_USED
        if s.seats[i + SAILED] > 0:
            return SAIL_SPACE
    elif source == BY_BENEFIT:
        if not s.leads_with(seat, FISHER):
            return SAIL_NOT_YOURS
        if s.seats[i + USED] == 1:
            return SAIL_USED
    elif not is_listed(s, seat, source):
        return NOT_A_SAILOR
    return LEGAL


def take(s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
    ground = (pick - SAIL) % GROUNDS
    source = (pick - SAIL) // GROUNDS
    i = seat * SEAT
    borders = s.rules.distance[(s.seats[i + GROUND] - 1) * GROUNDS + ground]
    flow.act(s, seat)
    if source < DIE_COUNT:
        s.seats[i + SAILED] = means.spend_die(s, seat, source)
    elif source == BY_BENEFIT:
        s.seats[i + USED] = 1
        s.tell(events.BENEFIT_USED, EVERYONE, seat, FISHER)
    else:
        means.flip(s, seat, source - BY_SLOT)
    s.seats[i + GROUND] = ground + 1
    s.tell(events.SAILED, EVERYONE, seat, ground, ground, borders)
    if borders > FREE_BORDERS:
        paying.pay(s, seat, FISH, 1, equal)
    flow.settle(s)


def show(s: TungaruState, seat: i64, pick: i64) -> Shown:
    ground = (pick - SAIL) % GROUNDS
    source = (pick - SAIL) // GROUNDS
    args = ground_args(s.rules, ground)
    at = s.seats[seat * SEAT + GROUND] - 1
    args["borders"] = int(s.rules.distance[at * GROUNDS + ground])
    if source < DIE_COUNT:
        args["die"] = value(s, seat, source)
        return Shown("pick-sail", args, [die_ref(seat, source), ground_ref(ground)])
    if source == BY_BENEFIT:
        return Shown("pick-sail-benefit", args, [leader_ref(seat), ground_ref(ground)])
    args["nomad"] = nomad(max(s.seats[seat * SEAT + SLOT + source - BY_SLOT] - 1, 0))
    return Shown("pick-sail-nomad", args, [slot_ref(seat, source - BY_SLOT), ground_ref(ground)])


def explain(s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
    args = ground_args(s.rules, (pick - SAIL) % GROUNDS)
    at = s.seats[seat * SEAT + GROUND] - 1
    args["borders"] = int(s.rules.distance[at * GROUNDS + (pick - SAIL) % GROUNDS])
    return args
