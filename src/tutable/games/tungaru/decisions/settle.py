"""C Settle: TUG-ACT-C, TUG-NOMAD-2."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown
from tutable.games.tungaru import events, settling
from tutable.games.tungaru.decisions import paying
from tutable.games.tungaru.decisions.action import Action, die_why_not, flip, use
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
    DIE_COUNT,
    FISH,
    SETTLE,
    SETTLE_ONCE,
    SETTLERS,
    SLOTS,
    UPRIGHT,
)


class Settle(Action):
    """TUG-ACT-C With a die and two fish, or a nomad that settles and one."""

    def picks(self, s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
        for source in range(DIE_COUNT + SLOTS):
            if source < DIE_COUNT:
                if s.die(seat, source) == 0:
                    continue
            elif not s.does(seat, source - DIE_COUNT, SETTLE_ONCE):
                continue
            for where in range(s.rules.islands):
                out[n] = SETTLE.pick(source, where)
                n += 1
        return n

    def why_not(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
        source = SETTLE.first(pick)
        where = SETTLE.second(pick)
        if where >= s.rules.islands:
            return NOT_NOW
        if source < DIE_COUNT:
            reason = die_why_not(s, seat, source, where)
            if reason != LEGAL:
                return reason
        else:
            if not s.does(seat, source - DIE_COUNT, SETTLE_ONCE):
                return NOT_A_SETTLER
            if not s.is_next_to(seat, where):
                return NOT_NEXT
        settlers = s.settlers_of(seat)
        if settlers == SETTLERS:
            return NO_SETTLERS_LEFT
        reason = self.island_why_not(s, seat, settlers, where)
        if reason != LEGAL:
            return reason
        if source < DIE_COUNT:
            if not paying.can_pay(s, seat, FISH, 2, equal):
                return TWO_FISH
        elif not paying.can_pay(s, seat, FISH, 1, equal):
            return ONE_FISH
        return LEGAL

    def island_why_not(self, s: TungaruState, seat: i64, settlers: i64, where: i64) -> i64:
        """None of the own there yet, a free space; neither matters to the settler for Tamana (TUG-R19)."""
        if s.rules.small and settlers == SETTLERS - 1:
            return LEGAL
        if s.settler(seat, where) > 0:
            return OWN_SETTLER
        if s.settlers_on(where) >= s.rules.settler_spaces:
            return SETTLERS_FULL
        return LEGAL

    def goes_to_tamana(self, s: TungaruState, seat: i64) -> bool:
        """TUG-R19 The third settler of the 2-3 player side."""
        return s.rules.small and s.settlers_of(seat) == SETTLERS - 1

    def take(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
        source = SETTLE.first(pick)
        where = SETTLE.second(pick)
        settling.act(s, seat)
        fish: i64 = 2
        if source < DIE_COUNT:
            use(s, seat, source, where)
        else:
            flip(s, seat, source - DIE_COUNT)
            fish = 1
        if self.goes_to_tamana(s, seat):
            s.set_tamana(seat, 1)
            s.tell(events.SETTLED_TAMANA, EVERYONE, seat)
        else:
            s.set_settler(seat, where, UPRIGHT)
            s.tell(events.SETTLED, EVERYONE, seat, where)
        paying.pay(s, seat, FISH, fish, equal)
        settling.settle(s)

    def show(self, s: TungaruState, seat: i64, pick: i64) -> Shown:
        source = SETTLE.first(pick)
        where = SETTLE.second(pick)
        target = island(s.rules, where)
        refs = [settlers_ref(where)]
        if self.goes_to_tamana(s, seat):  # the settler does not stand where the die lies
            target = "name:tamana"
            refs = ["tamana", island_ref(where)]
        args: dict[str, str | int] = {"island": island(s.rules, where), "target": target}
        if source < DIE_COUNT:
            args["die"] = value(s, seat, source)
            return Shown("pick-settle", args, [die_ref(seat, source), *refs])
        args["nomad"] = nomad(max(s.nomad(seat, source - DIE_COUNT), 0))
        return Shown("pick-settle-nomad", args, [slot_ref(seat, source - DIE_COUNT), *refs])

    def explain(self, s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
        return {"island": island(s.rules, SETTLE.second(pick)), "fish": int(s.has(seat, FISH))}


SETTLE_ACTION: Final = Settle(SETTLE)
