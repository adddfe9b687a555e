"""G Activate a nomad: selling goods for points (TUG-ACT-G, TUG-NOMAD-5..8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, b_of, frame, seat_of
from tutable.games.tungaru import events, flow, settling
from tutable.games.tungaru.decisions import paying
from tutable.games.tungaru.decisions.action import Action, spend_die, tell_die
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
    DIE_COUNT,
    MOST_SOLD,
    SALES,
    SELL,
    SELL_GOODS,
    SLOTS,
)


class Sell(Action):
    """TUG-ACT-G An unspent die of a value the nomad takes, one a round, and something to sell."""

    def picks(self, s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
        for die in range(DIE_COUNT):
            if s.die(seat, die) > 0:
                for slot in range(SLOTS):
                    if s.does(seat, slot, SELL_GOODS):
                        out[n] = SELL.pick(die, slot)
                        n += 1
        return n

    def options(
        self, s: TungaruState, seat: i64, equal: bool, shown: i64, sellers: i64, out: vec[i64], n: i64
    ) -> i64:
        """The legal ones among `picks`, in the same order; `shown`: of the dice, `sellers`: nomad spaces."""
        faces: i64 = 0  # those that the nomads take now, eight bits for each nomad space
        shift: i64 = 0
        slot: i64 = 0
        while sellers > 0:
            if sellers & 1 == 1 and s.slot_die(seat, slot) == 0:
                tile = s.nomad(seat, slot)
                if at_most(s, seat, tile, equal) > 0:
                    faces += s.rules.sell_faces[tile] << shift
            sellers >>= 1
            shift += 8
            slot += 1
        if faces == 0:
            return n
        pick = SELL.base
        while shown > 0:
            if shown & 0xFF != 0:
                taken = faces
                place = pick
                while taken > 0:
                    out[n] = place
                    if shown & taken & 0xFF != 0:
                        n += 1
                    taken >>= 8
                    place += 1
            shown >>= 8
            pick += SLOTS
        return n

    def why_not(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
        die = SELL.first(pick)
        slot = SELL.second(pick)
        if not s.does(seat, slot, SELL_GOODS):
            return NOT_A_SELLER
        if s.die(seat, die) == 0:
            return DIE_USED
        if s.slot_die(seat, slot) > 0:
            return SELL_DIE_ON_IT
        tile = s.nomad(seat, slot)
        if s.shows(seat, die) & s.rules.sell_faces[tile] == 0:
            return SELL_WRONG
        if at_most(s, seat, tile, equal) == 0:
            return NOTHING_TO_SELL
        return LEGAL

    def take(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
        die = SELL.first(pick)
        slot = SELL.second(pick)
        tile = s.nomad(seat, slot)
        settling.act(s, seat)
        shown = spend_die(s, seat, die)
        s.set_slot_die(seat, slot, shown)
        tell_die(s, seat, die, shown)
        if at_most(s, seat, tile, equal) > 1:
            flag: i64 = 0
            if equal:
                flag = 1
            s.push(frame(flow.SELLING, seat, tile, flag))
        else:
            sell(s, seat, tile, 1, equal)

    def show(self, s: TungaruState, seat: i64, pick: i64) -> Shown:
        slot = SELL.second(pick)
        tile = max(s.nomad(seat, slot), 0)
        args: dict[str, str | int] = {
            "die": value(s, seat, SELL.first(pick)),
            "nomad": nomad(tile),
            "good": good(s.rules.good[tile]),
            "points": int(s.rules.worth[tile]),
        }
        return Shown("pick-sell", args, [die_ref(seat, SELL.first(pick)), slot_ref(seat, slot)])

    def explain(self, s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
        tile = s.nomad(seat, SELL.second(pick))
        args: dict[str, str | int] = {"die": value(s, seat, SELL.first(pick))}
        if tile >= 0:
            args["nomad"] = nomad(tile)
            args["good"] = good(s.rules.good[tile])
        return args


def at_most(s: TungaruState, seat: i64, tile: i64, equal: bool) -> i64:
    """TUG-R31 How many goods a seat could sell with a nomad."""
    if equal:
        return min(s.rules.sells[tile], s.stored(seat))
    return min(s.rules.sells[tile], s.has(seat, s.rules.good[tile]))


def sell(s: TungaruState, seat: i64, tile: i64, count: i64, equal: bool) -> None:
    points = count * s.rules.worth[tile]
    s.add_points(seat, SALES, points)
    s.tell(events.SOLD, EVERYONE, seat, tile, count, points)
    paying.pay(s, seat, s.rules.good[tile], count, equal)
    settling.settle(s)


class Selling(Decision[TungaruState]):
    """TUG-ACT-G How many goods are sold. Arguments: nomad, whether all goods are equal."""

    name = "selling"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for count in range(MOST_SOLD):
            out[count] = COUNT.pick(count)
        return MOST_SOLD

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not COUNT.contains(pick):
            return NOT_NOW
        if COUNT.first(pick) >= at_most(s, seat_of(f), a_of(f), b_of(f) == 1):
            return TOO_MANY
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        sell(s, seat, a_of(f), COUNT.first(pick) + 1, b_of(f) == 1)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        count = int(COUNT.first(pick)) + 1
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


SELL_ACTION: Final = Sell(SELL)
