"""Performing actions: what A to H have in common, and the dice and settlers they need (TUG-PHASE-3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, LOWEST, NOT_NOW, Shown
from tutable.core.spans import Span
from tutable.games.tungaru import events, settling
from tutable.games.tungaru.names import die_ref, island, settler_ref, value
from tutable.games.tungaru.reasons import DICE_FULL, DIE_USED, NO_SETTLER, NOT_NEXT, SETTLER_TIRED
from tutable.games.tungaru.state import DICE, SEAT, TungaruState
from tutable.games.tungaru.terms import BY_SETTLER, EXHAUSTED, ISLANDS, UPRIGHT

NOWHERE: Final[i64] = -1  # no island


class Action:
    """An action of a turn, or the swap beside it: one span of picks. `equal`: all goods are equal."""

    def __init__(self, span: Span) -> None:
        self.span = span

    def picks(self, s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write what a person might try behind the `n` picks in `out`; return how many there are then."""
        raise NotImplementedError

    def why_not(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
        raise NotImplementedError

    def take(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
        raise NotImplementedError

    def show(self, s: TungaruState, seat: i64, pick: i64) -> Shown:
        raise NotImplementedError

    def explain(self, s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
        raise NotImplementedError

    def is_legal(self, s: TungaruState, seat: i64, equal: bool) -> bool:
        """Is any of its picks?"""
        for pick in range(self.span.base, self.span.end):
            if self.why_not(s, seat, equal, pick) == LEGAL:
                return True
        return False


class OnIsland(Action):
    """Trade, Travel and Recruit: with a die next to the boat, or with the settler on the island."""

    def __init__(self, span: Span, message: str) -> None:
        super().__init__(span)
        self.message = message

    def picks(self, s: TungaruState, seat: i64, out: vec[i64], n: i64) -> i64:
        """Every die and every own settler, on every island it could mean."""
        for source in range(BY_SETTLER + 1):
            if source < BY_SETTLER and s.die(seat, source) == 0:
                continue
            for where in range(s.rules.islands):
                if source < BY_SETTLER or s.settler(seat, where) > 0:
                    out[n] = self.span.pick(source, where)
                    n += 1
        return n

    def why_not(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
        source = self.span.first(pick)
        where = self.span.second(pick)
        if where >= s.rules.islands:
            return NOT_NOW
        reason: i64 = LEGAL
        if source == BY_SETTLER:
            reason = settler_why_not(s, seat, where)
        else:
            reason = die_why_not(s, seat, source, where)
        if reason != LEGAL:
            return reason
        return self.there_why_not(s, seat, equal, where)

    def options(
        self,
        s: TungaruState,
        seat: i64,
        equal: bool,
        stored: i64,
        shown: i64,
        shores: i64,
        upright: i64,
        out: vec[i64],
        n: i64,
    ) -> i64:
        """The legal ones: dice on the shores, upright settlers where they stand (islands as masks)."""
        legal = self.places(s, seat, equal, stored, shores | upright)
        if legal == 0:
            return n
        n = by_dice(shown, self.span.base, shores & legal, out, n)
        return write(out, n, self.span.pick(BY_SETTLER), upright & legal)

    def places(self, s: TungaruState, seat: i64, equal: bool, stored: i64, islands: i64) -> i64:
        """Those of the islands, as masks, on which nothing speaks against it; `stored`: how many goods."""
        raise NotImplementedError

    def is_legal(self, s: TungaruState, seat: i64, equal: bool) -> bool:
        for where in range(s.rules.islands):
            if can_act_on(s, seat, where) and self.there_why_not(s, seat, equal, where) == LEGAL:
                return True
        return False

    def there_why_not(self, s: TungaruState, seat: i64, equal: bool, where: i64) -> i64:
        """What speaks against it on an island, whatever it is done with."""
        raise NotImplementedError

    def take(self, s: TungaruState, seat: i64, equal: bool, pick: i64) -> None:
        where = self.span.second(pick)
        settling.act(s, seat)
        use(s, seat, self.span.first(pick), where)
        self.begin(s, seat, equal, where)

    def begin(self, s: TungaruState, seat: i64, equal: bool, where: i64) -> None:
        """The die is placed or the settler exhausted."""
        raise NotImplementedError

    def show(self, s: TungaruState, seat: i64, pick: i64) -> Shown:
        source = self.span.first(pick)
        where = self.span.second(pick)
        args: dict[str, str | int] = {"die": 0, "island": island(s.rules, where)}
        ref = settler_ref(seat, where)
        if source < BY_SETTLER:
            args["die"] = value(s, seat, source)
            ref = die_ref(seat, source)
        return Shown(self.message, args, [ref, self.place_ref(where)])

    def place_ref(self, where: i64) -> str:
        raise NotImplementedError


def write(out: vec[i64], n: i64, pick: i64, places: i64) -> i64:
    """A pick for each place of a mask, behind the `n` in `out`; `pick` is that of the first place."""
    lowest = LOWEST
    while places > 0:
        out[n] = pick + lowest[places]
        n += 1
        places &= places - 1
    return n


def by_dice(shown: i64, pick: i64, shores: i64, out: vec[i64], n: i64) -> i64:
    """A pick for each unspent die on each of two shores at most; `pick`: the first of the span.

    A pick that does not count is written, too, and the next goes over it: nobody could foresee the branch.
    """
    if shores == 0:
        return n
    one = pick + LOWEST[shores]
    two: i64 = 0
    more = shores & (shores - 1)
    if more != 0:
        two = pick + LOWEST[more]
    while shown > 0:
        out[n] = one
        if shown & 0xFF != 0:
            n += 1
        if more != 0:
            out[n] = two
            if shown & 0xFF != 0:
                n += 1
        shown >>= 8
        one += ISLANDS
        two += ISLANDS
    return n


def dice_on(s: TungaruState, island: i64) -> i64:
    """How many dice spaces of an island are taken; they fill from the first on."""
    count: i64 = 0
    while count < s.rules.dice_spaces and s.island_die(island, count) > 0:
        count += 1
    return count


def die_why_not(s: TungaruState, seat: i64, die: i64, island: i64) -> i64:
    """A die that is not spent, an island next to the boat, a dice space left on it (TUG-R18)."""
    if s.die(seat, die) == 0:
        return DIE_USED
    if not s.is_next_to(seat, island):
        return NOT_NEXT
    if dice_on(s, island) >= s.rules.dice_spaces:
        return DICE_FULL
    return LEGAL


def settler_why_not(s: TungaruState, seat: i64, island: i64) -> i64:
    """An own settler on the island that is not exhausted."""
    state = s.settler(seat, island)
    if state == UPRIGHT:
        return LEGAL
    if state == EXHAUSTED:
        return SETTLER_TIRED
    return NO_SETTLER


def can_act_on(s: TungaruState, seat: i64, island: i64) -> bool:
    """Is there a die or a settler for Trade, Travel or Recruit on an island?"""
    if s.settler(seat, island) == UPRIGHT:
        return True
    return s.is_next_to(seat, island) and has_dice(s, seat) and dice_on(s, island) < s.rules.dice_spaces


def has_dice(s: TungaruState, seat: i64) -> bool:
    """Is a die left to be placed?"""
    v = s.seats
    i = seat * SEAT + DICE
    return v[i] + v[i + 1] + v[i + 2] + v[i + 3] > 0


def spend_die(s: TungaruState, seat: i64, die: i64) -> i64:
    """Take a die in hand; its value. It is told once it lies where it goes: `tell_die`."""
    shown = s.die(seat, die)
    s.set_die(seat, die, 0)
    return shown


def tell_die(s: TungaruState, seat: i64, die: i64, shown: i64) -> None:
    s.tell(events.DIE_PLACED, EVERYONE, seat, shown, die)


def use(s: TungaruState, seat: i64, source: i64, island: i64) -> None:
    """Place the die on the island, or exhaust the settler."""
    if source == BY_SETTLER:
        s.set_settler(seat, island, EXHAUSTED)
        s.tell(events.SETTLER_USED, EVERYONE, seat, island)
        return
    shown = spend_die(s, seat, source)
    s.set_island_die(island, dice_on(s, island), seat * 6 + shown)
    tell_die(s, seat, source, shown)


def flip(s: TungaruState, seat: i64, slot: i64) -> None:
    """A one-shot nomad goes face down to the travellers."""
    nomad = s.nomad(seat, slot)
    s.set_nomad(seat, slot, -1)
    s.set_slot_die(seat, slot, 0)
    s.tell(events.NOMAD_USED, EVERYONE, seat, nomad)


def use_benefit(s: TungaruState, seat: i64, leader: i64) -> None:
    """Once a round (TUG-BENEFIT-1..4)."""
    s.set_used(seat, 1)
    s.tell(events.BENEFIT_USED, EVERYONE, seat, leader)
