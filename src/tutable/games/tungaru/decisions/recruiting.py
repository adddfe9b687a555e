"""F Recruit, step 1: choosing a nomad and paying for it (TUG-ACT-F, TUG-BENEFIT-2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import means, paying
from tutable.games.tungaru.names import good, good_ref, island, leader_ref, nomad, nomad_ref, player
from tutable.games.tungaru.reasons import NO_NOMAD, NOMAD_RESERVED, NOT_IN_COST, TOO_POOR
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BEGGAR,
    BUILD,
    ISLANDS,
    ISLE,
    KINDS,
    NOMAD,
    RECRUIT,
    RESERVED,
    SEAT,
    SPARE,
    USED,
)

NOTHING_SPARED: Final[i64] = KINDS


def missing(s: TungaruState, seat: i64, tile: i64, spared: i64) -> i64:
    """How many goods a seat lacks for a nomad's cost, one good of a kind being spared."""
    total: i64 = 0
    for kind in range(KINDS):
        short = s.rules.cost[tile * KINDS + kind] - s.has(seat, kind)
        if kind == spared:
            short -= 1
        if short > 0:
            total += short
    return total


def can_spare(s: TungaruState, seat: i64) -> bool:
    """TUG-BENEFIT-2 The Beggar recruits for one good fewer, once a round."""
    return s.leads_with(seat, BEGGAR) and s.seats[seat * SEAT + USED] == 0


def nomad_why_not(s: TungaruState, seat: i64, where: i64, equal: bool) -> i64:
    """A nomad that nobody else has reserved, and goods to pay for it."""
    tile = s.isles[where * ISLE + NOMAD] - 1
    if tile < 0:
        return NO_NOMAD
    owner = s.isles[where * ISLE + RESERVED]
    if owner > 0 and owner != seat + 1:
        return NOMAD_RESERVED
    if equal:
        if s.stored(seat) >= s.rules.price[tile]:
            return LEGAL
        return TOO_POOR
    spare: i64 = 0
    if can_spare(s, seat):
        spare = 1
    for kind in range(KINDS):
        short = s.rules.cost[tile * KINDS + kind] - s.has(seat, kind)
        if short > spare:
            return TOO_POOR
        if short > 0:
            spare -= short
    return LEGAL


def why_not(s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
    where = (pick - RECRUIT) % ISLANDS
    if where >= s.rules.islands:
        return NOT_NOW
    reason = means.why_not(s, seat, (pick - RECRUIT) // ISLANDS, where)
    if reason != LEGAL:
        return reason
    return nomad_why_not(s, seat, where, equal)


def take(s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
    """TUG-R23 Pay, monument, reward, place the nomad, refill: the last of these lies lowest."""
    where = (pick - RECRUIT) % ISLANDS
    tile = s.isles[where * ISLE + NOMAD] - 1
    flow.act(s, seat)
    means.use(s, seat, (pick - RECRUIT) // ISLANDS, where)
    s.tell(events.RECRUITS, EVERYONE, seat, tile, where)
    s.push(frame(flow.REFILLING, seat, where))
    s.push(frame(flow.PLACING, seat, where))
    s.push(frame(flow.BUILDING, seat, where))
    if equal:
        paying.pay_any(s, seat, s.rules.price[tile])
    elif can_spare(s, seat):
        if missing(s, seat, tile, NOTHING_SPARED) == 0:
            s.push(frame(flow.SPARING, seat, where))
            return
        spared: i64 = 0
        while s.rules.cost[tile * KINDS + spared] <= s.has(seat, spared):
            spared += 1
        pay_cost(s, seat, tile, spared)
    else:
        pay_cost(s, seat, tile, NOTHING_SPARED)
    flow.settle(s)


def pay_cost(s: TungaruState, seat: i64, tile: i64, spared: i64) -> None:
    if spared != NOTHING_SPARED:
        s.seats[seat * SEAT + USED] = 1
        s.tell(events.BENEFIT_USED, EVERYONE, seat, BEGGAR)
    for kind in range(KINDS):
        count = s.rules.cost[tile * KINDS + kind]
        if kind == spared:
            count -= 1
        if count > 0:
            s.spend(seat, kind, count)


def show(s: TungaruState, seat: i64, pick: i64) -> Shown:
    source = (pick - RECRUIT) // ISLANDS
    where = (pick - RECRUIT) % ISLANDS
    tile = s.isles[where * ISLE + NOMAD] - 1
    args = means.source_args(s, seat, source)
    args["island"] = island(s.rules, where)
    args["nomad"] = nomad(tile) if tile >= 0 else "name:nobody"
    return Shown("pick-recruit", args, [means.source_ref(seat, source, where), nomad_ref(where)])


def explain(s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
    where = (pick - RECRUIT) % ISLANDS
    tile = s.isles[where * ISLE + NOMAD] - 1
    args: dict[str, str | int] = {"island": island(s.rules, where)}
    if tile >= 0:
        args["nomad"] = nomad(tile)
        args["missing"] = int(missing(s, seat, tile, NOTHING_SPARED))
        args["price"] = int(s.rules.price[tile])
    owner = s.isles[where * ISLE + RESERVED]
    if owner > 0:
        args["player"] = player(owner - 1)
    return args


class Sparing(Decision[TungaruState]):
    """TUG-BENEFIT-2 Which good of the cost is spared, or none. Argument: island."""

    name = "sparing"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS + 1):
            out[kind] = SPARE + kind
        return KINDS + 1

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not SPARE <= pick < BUILD:
            return NOT_NOW
        kind = pick - SPARE
        if kind == NOTHING_SPARED:
            return LEGAL
        tile = s.isles[a_of(f) * ISLE + NOMAD] - 1
        if s.rules.cost[tile * KINDS + kind] == 0:
            return NOT_IN_COST
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        pay_cost(s, seat, s.isles[a_of(f) * ISLE + NOMAD] - 1, pick - SPARE)
        flow.settle(s)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        if pick - SPARE == NOTHING_SPARED:
            return Shown("pick-spare-nothing", {}, [])
        refs = [leader_ref(seat_of(f)), good_ref(seat_of(f), pick - SPARE)]
        return Shown("pick-spare", {"good": good(pick - SPARE)}, refs)

    def ask(self, s: TungaruState, f: i64) -> Shown:
        tile = s.isles[a_of(f) * ISLE + NOMAD] - 1
        return Shown("ask-sparing", {"nomad": nomad(tile)}, [nomad_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"good": good(pick - SPARE)}
