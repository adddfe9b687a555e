"""B Harvest: TUG-ACT-B, TUG-BENEFIT-1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown
from tutable.core.spans import Span
from tutable.games.tungaru import events, flow, settling
from tutable.games.tungaru.decisions.action import Action, die_why_not, use, use_benefit
from tutable.games.tungaru.names import die_ref, good, island, island_ref, leader_ref, value
from tutable.games.tungaru.reasons import SPENDS_NOTHING, TWICE_NOT_YOURS, TWICE_USED, WRONG_HARVEST
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import DIE_COUNT, HARVEST, TWICE, WORKER


class Harvest(Action):
    """TUG-ACT-B A die with a value of the island; TUG-BENEFIT-1 gains twice, once a round."""

    def __init__(self, span: Span, twice: bool) -> None:
        super().__init__(span)
        self.twice = twice

    def picks(self, s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.twice and not s.leads_with(seat, WORKER):
            return n
        for die in range(DIE_COUNT):
            if s.die(seat, die) > 0:
                for where in range(s.rules.islands):
                    out[n] = self.span.pick(die, where)
                    n += 1
        return n

    def why_not(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
        die = self.span.first(pick)
        where = self.span.second(pick)
        if where >= s.rules.islands:
            return NOT_NOW
        if self.twice:
            if not s.leads_with(seat, WORKER):
                return TWICE_NOT_YOURS
            if s.is_used(seat):
                return TWICE_USED
        reason = die_why_not(s, seat, die, where)
        if reason != LEGAL:
            return reason
        if s.shows(seat, die) & s.rules.faces[s.land(where)] == 0:
            return WRONG_HARVEST
        if equal:
            return SPENDS_NOTHING
        return LEGAL

    def take(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
        where = self.span.second(pick)
        settling.act(s, seat)
        use(s, seat, self.span.first(pick), where)
        s.tell(events.HARVESTED, EVERYONE, seat, where)
        count: i64 = 1
        if self.twice:
            use_benefit(s, seat, WORKER)
            count = 2
        s.gain(seat, s.rules.harvest[s.land(where)], count)
        settling.gained(s, seat, flow.INSIDE)

    def show(self, s: TungaruState, seat: i64, pick: i64) -> Shown:
        die = die_ref(seat, self.span.first(pick))
        land = island_ref(self.span.second(pick))
        args = self.explain(s, seat, pick)
        if self.twice:  # the leader's card, a die and the land: no part of it is a harvest by itself
            return Shown("pick-harvest-twice", args, [leader_ref(seat), die, land])
        return Shown("pick-harvest", args, [die, land + ".harvest"])

    def explain(self, s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
        where = self.span.second(pick)
        return {
            "die": value(s, seat, self.span.first(pick)),
            "island": island(s.rules, where),
            "good": good(s.rules.harvest[s.land(where)]),
        }


HARVEST_ACTION: Final = Harvest(HARVEST, False)
TWICE_ACTION: Final = Harvest(TWICE, True)
