"""E Travel: TUG-ACT-E."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, a_of, frame, seat_of
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import means
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
from tutable.games.tungaru.terms import GO, ISLANDS, PAY, SEAT, SETTLER, TRAVEL


def go_why_not(s: TungaruState, seat: i64, start: i64, to: i64) -> i64:
    """A connected island with a free settler space and no own settler."""
    if s.rules.walkways[start * ISLANDS + to] == 0:
        return NOT_CONNECTED
    if s.seats[seat * SEAT + SETTLER + to] > 0:
        return GO_OWN_SETTLER
    if s.settlers_on(to) >= s.rules.settler_spaces:
        return GO_FULL
    return LEGAL


def ways(s: TungaruState, seat: i64, start: i64) -> i64:
    """How many islands a settler could go to."""
    count: i64 = 0
    for to in range(s.rules.islands):
        if go_why_not(s, seat, start, to) == LEGAL:
            count += 1
    return count


def has_way(s: TungaruState, seat: i64, start: i64) -> bool:
    """Could a settler go anywhere?"""
    for to in range(s.rules.islands):
        if go_why_not(s, seat, start, to) == LEGAL:
            return True
    return False


def why_not(s: TungaruState, seat: i64, equal: bool, pick: i64) -> i64:
    """TUG-R22 By die any own settler on the island, exhausted or not; else one that is upright."""
    where = (pick - TRAVEL) % ISLANDS
    if where >= s.rules.islands:
        return NOT_NOW
    reason = means.why_not(s, seat, (pick - TRAVEL) // ISLANDS, where)
    if reason != LEGAL:
        return reason
    if s.seats[seat * SEAT + SETTLER + where] == 0:
        return TRAVEL_NO_SETTLER
    if not has_way(s, seat, where):
        return NOWHERE
    if equal:
        return SPENDS_NOTHING
    return LEGAL


def take(s: TungaruState, seat: i64, pick: i64) -> None:
    where = (pick - TRAVEL) % ISLANDS
    flow.act(s, seat)
    means.use(s, seat, (pick - TRAVEL) // ISLANDS, where)
    if ways(s, seat, where) > 1:
        s.push(frame(flow.TRAVELLING, seat, where))
        return
    to: i64 = 0
    while go_why_not(s, seat, where, to) != LEGAL:
        to += 1
    go(s, seat, where, to)


def go(s: TungaruState, seat: i64, start: i64, to: i64) -> None:
    """The settler keeps its state."""
    i = seat * SEAT + SETTLER
    s.seats[i + to] = s.seats[i + start]
    s.seats[i + start] = 0
    s.tell(events.TRAVELLED, EVERYONE, seat, start, to)
    flow.settle(s)


def show(s: TungaruState, seat: i64, pick: i64) -> Shown:
    source = (pick - TRAVEL) // ISLANDS
    where = (pick - TRAVEL) % ISLANDS
    args = means.source_args(s, seat, source)
    args["island"] = island(s.rules, where)
    return Shown("pick-travel", args, [means.source_ref(seat, source, where), walkway_ref(where)])


def explain(s: TungaruState, seat: i64, pick: i64) -> dict[str, str | int]:
    return {"island": island(s.rules, (pick - TRAVEL) % ISLANDS)}


class Travelling(Decision[TungaruState]):
    """TUG-ACT-E Where the settler goes. Argument: the island it leaves."""

    name = "travelling"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for to in range(s.rules.islands):
            if to != a_of(f):
                out[n] = GO + to
                n += 1
        return n

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        to = pick - GO
        if not GO <= pick < PAY or to >= s.rules.islands or to == a_of(f):
            return NOT_NOW
        return go_why_not(s, seat_of(f), a_of(f), to)

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        go(s, seat, a_of(f), pick - GO)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        refs = [settler_ref(seat_of(f), a_of(f)), settlers_ref(pick - GO)]
        return Shown("pick-go", {"island": island(s.rules, pick - GO)}, refs)

    def ask(self, s: TungaruState, f: i64) -> Shown:
        return Shown("ask-travelling", {"island": island(s.rules, a_of(f))}, [island_ref(a_of(f))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"one": island(s.rules, a_of(f)), "island": island(s.rules, pick - GO)}
