"""B Harvest: TUG-ACT-B, TUG-BENEFIT-1."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import means
from tutable.games.tungaru.names import die_ref, good, island, island_ref, leader_ref, value
from tutable.games.tungaru.reasons import SPENDS_NOTHING, TWICE_NOT_YOURS, TWICE_USED, WRONG_HARVEST
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    DICE,
    DIE_COUNT,
    HARVEST,
    ISLANDS,
    ISLE,
    LAND,
    SEAT,
    TWICE,
    USED,
    WORKER,
)


def picks(s: TungaruState, seat: i64, base: i64, out: vec[i64], n: i64) -> i64:
    if base == TWICE and not s.leads_with(seat, WORKER):
        return n
    for die in range(DIE_COUNT):
        if s.seats[seat * SEAT + DICE + die] > 0:
            for where in range(s.rules.islands):
                out[n] = base + die * ISLANDS + where
                n += 1
    return n


def why_not(s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
    """A die with a value of the island; TUG-BENEFIT-1 gains twice, once a round."""
    base: i64 = HARVEST
    if pick >= TWICE:
        base = TWICE
    die = (pick - base) // ISLANDS
    where = (pick - base) % ISLANDS
    if where >= s.rules.islands:
        return NOT_NOW
    if base == TWICE:
        if not s.leads_with(seat, WORKER):
            return TWICE_NOT_YOURS
        if s.seats[seat * SEAT + USED] == 1:
            return TWICE_USED
    reason = means.die_why_not(s, seat, die, where)
    if reason != LEGAL:
        return reason
    if s.shows(seat, die) & s.rules.faces[s.isles[where * ISLE + LAND]] == 0:
        return WRONG_HARVEST
    if equal:
        return SPENDS_NOTHING
    return LEGAL


def take(s: TungaruState, seat: i64, pick: i64) -> None:
    base: i64 = HARVEST
    count: i64 = 1
    if pick >= TWICE:
        base = TWICE
        count = 2
    where = (pick - base) % ISLANDS
    flow.act(s, seat)
    means.use(s, seat, (pick - base) // ISLANDS, where)
    s.tell(events.HARVESTED, EVERYONE, seat, where)
    if count == 2:
        s.seats[seat * SEAT + USED] = 1
        s.tell(events.BENEFIT_USED, EVERYONE, seat, WORKER)
    s.gain(seat, s.rules.harvest[s.isles[where * ISLE + LAND]], count)
    flow.gained(s, seat, flow.INSIDE)


def show(s: TungaruState, seat: i64, pick: i64) -> Shown:
    base: i64 = HARVEST
    message = "pick-harvest"
    if pick >= TWICE:
        base = TWICE
        message = "pick-harvest-twice"
    die = (pick - base) // ISLANDS
    where = (pick - base) % ISLANDS
    args: dict[str, str | int] = {
        "die": value(s, seat, die),
        "island": island(s.rules, where),
        "good": good(s.rules.harvest[s.isles[where * ISLE + LAND]]),
    }
    if base == TWICE:  # the leader's card, a die and the land: no part of it is a harvest by itself
        return Shown(message, args, [leader_ref(seat), die_ref(seat, die), island_ref(where)])
    return Shown(message, args, [die_ref(seat, die), island_ref(where) + ".harvest"])


def explain(s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
    where = (pick - HARVEST) % ISLANDS  # both blocks of ids hold whole rows of islands
    return {
        "island": island(s.rules, where),
        "good": good(s.rules.harvest[s.isles[where * ISLE + LAND]]),
        "die": value(s, seat, (pick - HARVEST) // ISLANDS % DIE_COUNT),
    }
