"""E Travel: TUG-ACT-E."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, LOWEST, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tungaru import events, flow, settling
from tutable.games.tungaru.decisions.action import OnIsland, by_dice, write
from tutable.games.tungaru.names import island, island_ref, settler_ref, settlers_ref, walkway_ref
from tutable.games.tungaru.reasons import (
    GO_FULL,
    GO_OWN_SETTLER,
    NOT_CONNECTED,
    NOWHERE,
    SPENDS_NOTHING,
    TRAVEL_NO_SETTLER,
)
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import BY_SETTLER, GO, ISLANDS, TRAVEL


class Travel(OnIsland):
    """TUG-R22 By die any own settler on the island, exhausted or not; else one that is upright."""

    def there_why_not(self, s: TungaruState, seat: i64, equal: bool, where: i64) -> i64:
        if s.settler(seat, where) == 0:
            return TRAVEL_NO_SETTLER
        if not has_way(s, seat, where):
            return NOWHERE
        if equal:
            return SPENDS_NOTHING
        return LEGAL

    def ways(
        self,
        s: TungaruState,
        shown: i64,
        shores: i64,
        upright: i64,
        free: i64,
        out: vec[i64],
        n: i64,
    ) -> i64:
        """The legal ones: settlers, shores and islands with room as masks."""
        ways = s.rules.ways
        legal: i64 = 0
        starts = shores | upright
        lowest = LOWEST
        while starts > 0:
            if ways[lowest[starts]] & free != 0:
                legal |= starts & -starts
            starts &= starts - 1
        if legal == 0:
            return n
        n = by_dice(shown, TRAVEL.base, shores & legal, out, n)
        return write(out, n, TRAVEL.pick(BY_SETTLER), upright & legal)

    def begin(self, s: TungaruState, seat: i64, equal: bool, where: i64) -> None:
        ways = ways_from(s, seat, where)
        if ways & (ways - 1) != 0:
            s.push(frame(flow.TRAVELLING, seat, where))
        else:
            go(s, seat, where, LOWEST[ways])

    def place_ref(self, where: i64) -> str:
        return walkway_ref(where)

    def explain(self, s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
        return {"island": island(s.rules, TRAVEL.second(pick))}


def go_why_not(s: TungaruState, seat: i64, start: i64, to: i64) -> i64:
    """A connected island with a free settler space and no own settler."""
    if s.rules.walkways[start * ISLANDS + to] == 0:
        return NOT_CONNECTED
    if s.settler(seat, to) > 0:
        return GO_OWN_SETTLER
    if s.settlers_on(to) >= s.rules.settler_spaces:
        return GO_FULL
    return LEGAL


def ways_from(s: TungaruState, seat: i64, start: i64) -> i64:
    """The islands a settler can go to, as a mask."""
    return s.rules.ways[start] & ~(s.full | s.settled_by(seat))


def has_way(s: TungaruState, seat: i64, start: i64) -> bool:
    """Could a settler go anywhere?"""
    for to in range(s.rules.islands):
        if go_why_not(s, seat, start, to) == LEGAL:
            return True
    return False


def go(s: TungaruState, seat: i64, start: i64, to: i64) -> None:
    """The settler keeps its state."""
    s.set_settler(seat, to, s.settler(seat, start))
    s.set_settler(seat, start, 0)
    s.tell(events.TRAVELLED, EVERYONE, seat, start, to)
    settling.settle(s)


class Travelling(Decision[TungaruState]):
    """TUG-ACT-E Where the settler goes. Argument: the island it leaves."""

    name = "travelling"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for to in range(s.rules.islands):
            if to != a_of(f):
                out[n] = GO.pick(to)
                n += 1
        return n

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        to = GO.first(pick)
        if not GO.contains(pick) or to >= s.rules.islands or to == a_of(f):
            return NOT_NOW
        return go_why_not(s, seat_of(f), a_of(f), to)

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """Without asking why not, for speed."""
        return write(out, 0, GO.base, ways_from(s, seat_of(f), a_of(f)))

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        go(s, seat, a_of(f), GO.first(pick))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        to = GO.first(pick)
        refs = [settler_ref(seat_of(f), a_of(f)), settlers_ref(to)]
        return Shown("pick-go", {"island": island(s.rules, to)}, refs)

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-travelling", {"island": island(s.rules, a_of(f))}, [island_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"one": island(s.rules, a_of(f)), "island": island(s.rules, GO.first(pick))}


TRAVEL_ACTION: Final = Travel(TRAVEL, "pick-travel")
