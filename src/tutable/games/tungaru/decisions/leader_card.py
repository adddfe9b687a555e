"""H Use your leader's actions (TUG-ACT-H), and the Chief's swap (TUG-BENEFIT-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, LOWEST, NOT_NOW, Shown
from tutable.games.tungaru import events, flow, settling
from tutable.games.tungaru.decisions.action import Action, spend_die, tell_die, write
from tutable.games.tungaru.names import die_ref, island, leader, leader_ref, nomad_ref, value
from tutable.games.tungaru.reasons import (
    DIE_USED,
    SPACE_CLOSED,
    SPACE_TAKEN,
    SPACE_WRONG,
    SPENDS_NOTHING,
    SWAP_EMPTY,
    SWAP_NOT_YOURS,
    SWAP_RESERVED,
    SWAP_USED,
)
from tutable.games.tungaru.state import LEADER, SEAT, SPACE, TungaruState
from tutable.games.tungaru.terms import (
    CHIEF,
    DIE_COUNT,
    FIRST_OF_PAIR,
    KINDS,
    LEADER_SPACES,
    PAIRS,
    PAIRS_WITH,
    SECOND_OF_PAIR,
    SWAP,
    USE_LEADER,
)


class UseLeader(Action):
    """TUG-ACT-H Each open space of the card takes one die a round, of a value it shows."""

    def picks(self, s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
        for die in range(DIE_COUNT):
            if s.die(seat, die) > 0:
                for space in range(LEADER_SPACES):
                    out[n] = USE_LEADER.pick(die, space)
                    n += 1
        return n

    def why_not(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
        die = USE_LEADER.first(pick)
        space = USE_LEADER.second(pick)
        row = s.leader(seat) * LEADER_SPACES + space
        if s.die(seat, die) == 0:
            return DIE_USED
        if s.rules.space_open[row] == 0:
            return SPACE_CLOSED
        if s.space_die(seat, space) > 0:
            return SPACE_TAKEN
        if s.shows(seat, die) & s.rules.space_faces[row] == 0:
            return SPACE_WRONG
        if equal:
            return SPENDS_NOTHING
        return LEGAL

    def options(self, s: TungaruState, seat: i64, shown: i64, out: vec[i64], n: i64) -> i64:
        """The legal ones among `picks`, in the same order; `shown`: of the dice."""
        v = s.seats
        i = seat * SEAT
        row = (v[i + LEADER] - 1) * LEADER_SPACES
        first: i64 = 0  # the faces that the spaces take now, as masks
        second: i64 = 0
        takes = s.rules.space_takes
        if v[i + SPACE] == 0:
            first = takes[row]
        if v[i + SPACE + 1] == 0:
            second = takes[row + 1]
        if first + second == 0:
            return n
        pick = USE_LEADER.base
        while shown > 0:
            out[n] = pick
            if shown & first != 0:
                n += 1
            out[n] = pick + 1
            if shown & second != 0:
                n += 1
            shown >>= 8
            pick += LEADER_SPACES
        return n

    def take(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
        die = USE_LEADER.first(pick)
        space = USE_LEADER.second(pick)
        settling.act(s, seat)
        shown = spend_die(s, seat, die)
        s.set_space_die(seat, space, shown)
        tell_die(s, seat, die, shown)
        s.tell(events.LEADER_USED, EVERYONE, seat, s.leader(seat), space)
        row = (s.leader(seat) * LEADER_SPACES + space) * KINDS
        for kind in range(KINDS):
            if s.rules.space_goods[row + kind] > 0:
                s.gain(seat, kind, s.rules.space_goods[row + kind])
        settling.gained(s, seat, flow.INSIDE)

    def show(self, s: TungaruState, seat: i64, pick: i64) -> Shown:
        space = USE_LEADER.second(pick)
        args = self.explain(s, seat, pick)
        args["space"] = int(space) + 1
        refs = [die_ref(seat, USE_LEADER.first(pick)), f"{leader_ref(seat)}.space{space}"]
        return Shown("pick-use-leader", args, refs)

    def explain(self, s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
        return {"leader": leader(s.leader(seat)), "die": value(s, seat, USE_LEADER.first(pick))}


class Swap(Action):
    """TUG-BENEFIT-5 Two nomads on islands change places, beside the action (TUG-R34)."""

    def picks(self, s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.leads_with(seat, CHIEF):
            for pair in range(PAIRS):
                if SECOND_OF_PAIR[pair] < s.rules.islands:
                    out[n] = SWAP.pick(pair)
                    n += 1
        return n

    def options(self, s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
        """The legal ones among `picks`, in the same order."""
        if not settling.can_swap(s, seat):
            return n
        free = s.free_nomads()
        while free > 0:
            one = LOWEST[free]
            free &= free - 1
            n = write(out, n, SWAP.base + PAIRS_WITH[one], free)
        return n

    def why_not(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
        one = FIRST_OF_PAIR[SWAP.first(pick)]
        two = SECOND_OF_PAIR[SWAP.first(pick)]
        if two >= s.rules.islands:
            return NOT_NOW
        if not s.leads_with(seat, CHIEF):
            return SWAP_NOT_YOURS
        if s.is_used(seat):
            return SWAP_USED
        if s.nomad_on(one) < 0 or s.nomad_on(two) < 0:
            return SWAP_EMPTY
        if s.reserved_by(one) >= 0 or s.reserved_by(two) >= 0:
            return SWAP_RESERVED
        return LEGAL

    def take(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
        one = FIRST_OF_PAIR[SWAP.first(pick)]
        two = SECOND_OF_PAIR[SWAP.first(pick)]
        tile = s.nomad_on(one)
        s.set_nomad_on(one, s.nomad_on(two))
        s.set_nomad_on(two, tile)
        s.set_used(seat, 1)
        s.tell(events.SWAPPED, EVERYONE, seat, one, two)

    def show(self, s: TungaruState, seat: i64, pick: i64) -> Shown:
        one = FIRST_OF_PAIR[SWAP.first(pick)]
        two = SECOND_OF_PAIR[SWAP.first(pick)]
        refs = [leader_ref(seat), nomad_ref(one), nomad_ref(two)]
        return Shown("pick-swap", self.explain(s, seat, pick), refs)

    def explain(self, s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
        one = FIRST_OF_PAIR[SWAP.first(pick)]
        two = SECOND_OF_PAIR[SWAP.first(pick)]
        return {"one": island(s.rules, one), "two": island(s.rules, two)}


LEADER_ACTION: Final = UseLeader(USE_LEADER)
SWAP_BENEFIT: Final = Swap(SWAP)
