"""A Sailing: TUG-ACT-A, TUG-BENEFIT-3, TUG-NOMAD-1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS, EVERYONE, LEGAL, NOT_NOW, Shown
from tutable.games.tungaru import events, settling
from tutable.games.tungaru.decisions import paying
from tutable.games.tungaru.decisions.action import Action, flip, spend_die, tell_die, use_benefit, write
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
from tutable.games.tungaru.state import GROUND, SAILED, SEAT, TungaruState
from tutable.games.tungaru.terms import (
    BORDERS,
    BY_BENEFIT,
    BY_SLOT,
    DIE_COUNT,
    FISH,
    FISHER,
    FREE_BORDERS,
    GROUNDS,
    MOST_BORDERS,
    SAIL,
    SAIL_ONCE,
    SAIL_SOURCES,
)


class Sail(Action):
    """TUG-ACT-A With a die, the Fisher's benefit or a nomad that sails, to another ground."""

    def picks(self, s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
        for source in range(SAIL_SOURCES):
            if self.is_listed(s, seat, source):
                for ground in range(s.rules.grounds):
                    out[n] = SAIL.pick(source, ground)
                    n += 1
        return n

    def is_listed(self, s: TungaruState, seat: i64, source: i64) -> bool:
        """A die that is not spent, the benefit of the Fisher, a nomad that sails."""
        if source < DIE_COUNT:
            return s.die(seat, source) > 0
        if source == BY_BENEFIT:
            return s.leads_with(seat, FISHER)
        return s.does(seat, source - BY_SLOT, SAIL_ONCE)

    def options(
        self,
        s: TungaruState,
        seat: i64,
        equal: bool,
        fish: i64,
        shown: i64,
        benefit: bool,
        sailors: i64,
        out: vec[i64],
        n: i64,
    ) -> i64:
        """The legal ones among `picks`, in the same order; `shown`: of the dice, `sailors`: nomad spaces."""
        if s.seats[seat * SEAT + SAILED] > 0:
            shown = 0
        if shown == 0 and sailors == 0 and not benefit:
            return n
        reachable = self.in_reach(s, seat, equal, fish)
        if reachable == 0:
            return n
        pick = SAIL.base
        while shown > 0:
            if shown & 0xFF != 0:
                n = write(out, n, pick, reachable)
            shown >>= 8
            pick += GROUNDS
        if benefit:
            n = write(out, n, SAIL.pick(BY_BENEFIT), reachable)
        pick = SAIL.pick(BY_SLOT)
        while sailors > 0:
            if sailors & 1 == 1:
                n = write(out, n, pick, reachable)
            sailors >>= 1
            pick += GROUNDS
        return n

    def in_reach(self, s: TungaruState, seat: i64, equal: bool, fish: i64) -> i64:
        """The grounds a seat can sail to, as a mask; with equal goods those for which it spends one."""
        row = s.ground(seat) * BORDERS
        within = s.rules.within
        mask = within[row + FREE_BORDERS]
        if fish > 0:
            mask = within[row + MOST_BORDERS]
        if equal:
            mask -= within[row + FREE_BORDERS]
        if mask == 0:
            return 0
        return mask & ~self.crowded(s)

    def crowded(self, s: TungaruState) -> i64:
        """The grounds that hold no more boats, as a mask."""
        mask: i64 = 0
        boats = s.rules.boats
        v = s.seats
        bits = BITS
        i: i64 = GROUND
        for _seat in range(s.box.players):
            ground = v[i] - 1
            if ground >= 0 and (boats == 1 or s.boats_at(ground) >= boats):
                mask |= bits[ground]
            i += SEAT
        return mask

    def why_not(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
        """TUG-R15, TUG-R17 One die a round; three borders at most, the third for a fish; room at the end."""
        ground = SAIL.second(pick)
        if ground >= s.rules.grounds:
            return NOT_NOW
        reason = self.source_why_not(s, seat, SAIL.first(pick))
        if reason != LEGAL:
            return reason
        borders = s.rules.borders(s.ground(seat), ground)
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

    def source_why_not(self, s: TungaruState, seat: i64, source: i64) -> i64:
        if source < DIE_COUNT:
            if s.die(seat, source) == 0:
                return DIE_USED
            if s.sailed(seat) > 0:
                return SAIL_SPACE
        elif source == BY_BENEFIT:
            if not s.leads_with(seat, FISHER):
                return SAIL_NOT_YOURS
            if s.is_used(seat):
                return SAIL_USED
        elif not self.is_listed(s, seat, source):
            return NOT_A_SAILOR
        return LEGAL

    def take(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
        source = SAIL.first(pick)
        ground = SAIL.second(pick)
        borders = s.rules.borders(s.ground(seat), ground)
        settling.act(s, seat)
        if source < DIE_COUNT:
            shown = spend_die(s, seat, source)
            s.set_sailed(seat, shown)
            tell_die(s, seat, source, shown)
        elif source == BY_BENEFIT:
            use_benefit(s, seat, FISHER)
        else:
            flip(s, seat, source - BY_SLOT)
        s.set_ground(seat, ground)
        s.tell(events.SAILED, EVERYONE, seat, ground, ground, borders)
        if borders > FREE_BORDERS:
            paying.pay(s, seat, FISH, 1, equal)
        settling.settle(s)

    def show(self, s: TungaruState, seat: i64, pick: i64) -> Shown:
        source = SAIL.first(pick)
        to = ground_ref(SAIL.second(pick))
        args = self.explain(s, seat, pick)
        if source < DIE_COUNT:
            args["die"] = value(s, seat, source)
            return Shown("pick-sail", args, [die_ref(seat, source), to])
        if source == BY_BENEFIT:
            return Shown("pick-sail-benefit", args, [leader_ref(seat), to])
        args["nomad"] = nomad(max(s.nomad(seat, source - BY_SLOT), 0))
        return Shown("pick-sail-nomad", args, [slot_ref(seat, source - BY_SLOT), to])

    def explain(self, s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
        args = ground_args(s.rules, SAIL.second(pick))
        args["borders"] = int(s.rules.borders(s.ground(seat), SAIL.second(pick)))
        return args


SAIL_ACTION: Final = Sail(SAIL)
