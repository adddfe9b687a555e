"""G Activate a nomad: selling goods for points (TUG-ACT-G, TUG-NOMAD-5..8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, b_of, frame, seat_of
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import means, paying
from tutable.games.tungaru.names import die_ref, good, nomad, slot_ref, value
from tutable.games.tungaru.reasons import (
    DIE_USED,
    NOT_A_SELLER,
    NOTHING_TO_SELL,
    SELL_DIE_ON_IT,
    SELL_WRONG,
    TOO_MANY,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    COUNT,
    DICE,
    DIE_COUNT,
    DISCARD,
    MOST_SOLD,
    POINTS,
    SALES,
    SEAT,
    SELL,
    SELL_GOODS,
    SLOT,
    SLOT_DIE,
    SLOTS,
)


def is_seller(s: TungaruState, seat: i64, slot: i64) -> bool:
    tile = s.seats[seat * SEAT + SLOT + slot]
    return tile > 0 and s.rules.benefit[tile - 1] == SELL_GOODS


def picks(s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
    for die in range(DIE_COUNT):
        if s.seats[seat * SEAT + DICE + die] > 0:
            for slot in range(SLOTS):
                if is_seller(s, seat, slot):
                    out[n] = SELL + die * SLOTS + slot
                    n += 1
    return n


def at_most(s: TungaruState, seat: i64, tile: i64, equal: bool) -> i64:
    """TUG-R31 How many goods a seat could sell to a nomad."""
    if equal:
        return min(s.rules.sells[tile], s.stored(seat))
    return min(s.rules.sells[tile], s.has(seat, s.rules.good[tile]))


def why_not(s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
    """An unspent die of a value the nomad takes, one a round, and something to sell."""
    die = (pick - SELL) // SLOTS
    slot = (pick - SELL) % SLOTS
    i = seat * SEAT
    if not is_seller(s, seat, slot):
        return NOT_A_SELLER
    if s.seats[i + DICE + die] == 0:
        return DIE_USED
    if s.seats[i + SLOT_DIE + slot] > 0:
        return SELL_DIE_ON_IT
    tile = s.seats[i + SLOT + slot] - 1
    if s.shows(seat, die) & s.rules.sell_faces[tile] == 0:
        return SELL_WRONG
    if at_most(s, seat, tile, equal) == 0:
        return NOTHING_TO_SELL
    return LEGAL


def take(s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
    slot = (pick - SELL) % SLOTS
    tile = s.seats[seat * SEAT + SLOT + slot] - 1
    flow.act(s, seat)
    s.seats[seat * SEAT + SLOT_DIE + slot] = means.spend_die(s, seat, (pick - SELL) // SLOTS)
    if at_most(s, seat, tile, equal) > 1:
        flag: i64 = 0
        if equal:
            flag = 1
        s.push(frame(flow.SELLING, seat, tile, flag))
    else:
        sell(s, seat, tile, 1, equal)


def sell(s: TungaruState, seat: i64, tile: i64, count: i64, equal: bool) -> None:
    points = count * s.rules.worth[tile]
    s.seats[seat * SEAT + POINTS + SALES] += points
    s.tell(events.SOLD, EVERYONE, seat, tile, count, points)
    paying.pay(s, seat, s.rules.good[tile], count, equal)
    flow.settle(s)


def show(s: TungaruState, seat: i64, pick: i64) -> Shown:
    die = (pick - SELL) // SLOTS
    slot = (pick - SELL) % SLOTS
    tile = max(s.seats[seat * SEAT + SLOT + slot] - 1, 0)
    args: dict[str, str | int] = {
        "die": value(s, seat, die),
        "nomad": nomad(tile),
        "good": good(s.rules.good[tile]),
        "points": int(s.rules.worth[tile]),
    }
    return Shown("pick-sell", args, [die_ref(seat, die), slot_ref(seat, slot)])


def explain(s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
    tile = s.seats[seat * SEAT + SLOT + (pick - SELL) % SLOTS] - 1
    args: dict[str, str | int] = {"die": value(s, seat, (pick - SELL) // SLOTS)}
    if tile >= 0:
        args["nomad"] = nomad(tile)
        args["good"] = good(s.rules.good[tile])
    return args


class Selling(Decision[TungaruState]):
    """TUG-ACT-G How many goods are sold. Arguments: nomad, whether all goods are equal."""

    name = "selling"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for count in range(MOST_SOLD):
            out[count] = COUNT + count
        return MOST_SOLD

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not COUNT <= pick < DISCARD:
            return NOT_NOW
        if pick - COUNT >= at_most(s, seat_of(f), a_of(f), b_of(f) == 1):
            return TOO_MANY
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        sell(s, seat, a_of(f), pick - COUNT + 1, b_of(f) == 1)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        count = int(pick - COUNT) + 1
        args: dict[str, str | int] = {
            "count": count,
            "good": good(s.rules.good[a_of(f)]),
            "points": count * int(s.rules.worth[a_of(f)]),
        }
        return Shown("pick-count", args, [])

    def ask(self, s: TungaruState, f: i64) -> Shown:
        args: dict[str, str | int] = {"nomad": nomad(a_of(f)), "good": good(s.rules.good[a_of(f)])}
        return Shown("ask-selling", args, [])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        most = at_most(s, seat_of(f), a_of(f), b_of(f) == 1)
        return {"count": int(most), "good": good(s.rules.good[a_of(f)])}
