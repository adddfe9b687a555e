"""Phase 2: choose a leader, and the abilities of Worker, Beggar, Fisher and Trader (TUG-PHASE-2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import (
    BITS,
    EVERYONE,
    LEGAL,
    NOT_NOW,
    Chance,
    Decision,
    Shown,
    frame,
    seat_of,
)
from tutable.core.rng import Rng
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions import trading
from tutable.games.tungaru.names import good, good_ref, island, island_ref, leader, player, storage_ref
from tutable.games.tungaru.reasons import FREE_NOTHING, GIVE_NOT_STORED, NO_BEGGAR, NOT_IN_HAND
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    BEGGAR,
    CARD_FISH,
    CHIEF,
    DICE,
    DONE,
    FISHER,
    FREE,
    GIFT_POINTS,
    GIFTS,
    GIVE,
    HAND,
    KINDS,
    LEAD,
    LEADER,
    LEADERS,
    LEADS,
    POINTS,
    PUT,
    SEAT,
    STORED,
    TRADER,
    WORKER,
    WORKER_DIE,
)


class Choosing(Decision[TungaruState]):
    """TUG-PHASE-2 Everybody chooses a leader card, sealed; all are revealed together."""

    name = "choosing"
    sealed = True

    def deciders(self, s: TungaruState, f: i64) -> i64:
        mask: i64 = 0
        for seat in range(s.box.players):
            if s.seats[seat * SEAT + LEADER] == 0:
                mask += BITS[seat]
        return mask

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for which in range(LEADS):
            out[which] = LEAD + which
        return LEADS

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not LEAD <= pick < GIVE:
            return NOT_NOW
        if s.seats[seat_of(f) * SEAT + HAND + pick - LEAD] == 0:
            return NOT_IN_HAND
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.seats[seat * SEAT + LEADER] = pick - LEAD + 1
        if self.deciders(s, f) == 0:
            reveal(s)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        which = pick - LEAD
        return Shown("pick-lead", {"leader": leader(which)}, ["hand." + LEADERS[which]])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"leader": leader(pick - LEAD)}


def reveal(s: TungaruState) -> None:
    """The abilities by number, each clockwise from the start player; the turns follow (TUG-R14)."""
    n = s.box.players
    for place in range(n):
        seat = (s.start + place) % n
        which = s.seats[seat * SEAT + LEADER] - 1
        s.seats[seat * SEAT + HAND + which] -= 1
        s.tell(events.LEADS, EVERYONE, seat, which)
    s.replace(frame(flow.TURN, s.start))
    # Onto the stack in reverse: what is pushed last happens first.
    push_all(s, TRADER, flow.FREE_TRADE)
    for seat in range(n):
        if s.leads_with(seat, FISHER):
            s.push(frame(flow.FISHING))
            break
    push_donors(s)
    push_all(s, WORKER, flow.WORKER_ROLLS)


def push_all(s: TungaruState, which: i64, kind: i64) -> None:
    """A frame for each seat with a leader, so that the first in turn order is on top."""
    n = s.box.players
    for place in range(n):
        seat = (s.start + n - 1 - place) % n
        if s.leads_with(seat, which):
            s.push(frame(kind, seat))


def push_donors(s: TungaruState) -> None:
    """TUG-R7, TUG-R8 Who sits between two Beggars first, then Beggar after Beggar the left, the right one."""
    n = s.box.players
    donors = vec[i64]([0] * 5)
    count: i64 = 0
    asked: i64 = 0
    for place in range(n):
        donor = (s.start + place) % n
        if beggar_at(s, donor, 0) >= 0 and beggar_at(s, donor, 1) >= 0 and can_be_begged(s, donor):
            asked += BITS[donor]
            donors[count] = donor
            count += 1
    for place in range(n):
        seat = (s.start + place) % n
        if not s.leads_with(seat, BEGGAR):
            continue
        for side in range(2):
            donor = (seat + 1) % n
            if side == 1:
                donor = (seat + n - 1) % n
            if asked & BITS[donor] == 0 and can_be_begged(s, donor):
                asked += BITS[donor]
                donors[count] = donor
                count += 1
    while count > 0:
        count -= 1
        s.push(frame(flow.GIVING, donors[count]))


def can_be_begged(s: TungaruState, seat: i64) -> bool:
    """TUG-LEADER-2 Beggars and Chiefs are immune; without goods there is nothing to give."""
    return not s.leads_with(seat, BEGGAR) and not s.leads_with(seat, CHIEF) and s.stored(seat) > 0


class WorkerRolls(Chance[TungaruState]):
    """TUG-LEADER-1 The Worker's fourth die."""

    name = "worker-rolls"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for value in range(1, 7):
            out[value - 1] = value
        return 6

    def key(self, s: TungaruState, f: i64) -> str:
        return f"worker.{s.round}.{seat_of(f)}"

    def draw(self, s: TungaruState, f: i64, rng: Rng, out: vec[i64]) -> i64:
        return rng.below(6) + 1

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        s.seats[seat_of(f) * SEAT + DICE + WORKER_DIE] = pick
        s.tell(events.WORKER_ROLLED, EVERYONE, seat_of(f), pick)


def beggar_at(s: TungaruState, donor: i64, side: i64) -> i64:
    """The neighbour on a side, if a Beggar sits there, else -1. Two players have one side only."""
    n = s.box.players
    neighbour = (donor + 1) % n
    if side == 1:
        if n == 2:
            return -1
        neighbour = (donor + n - 1) % n
    if s.leads_with(neighbour, BEGGAR):
        return neighbour
    return -1


class Giving(Decision[TungaruState]):
    """TUG-LEADER-2 A neighbour gives one good of its choice to one Beggar and scores."""

    name = "giving"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for side in range(2):
            if beggar_at(s, seat_of(f), side) >= 0:
                for kind in range(KINDS):
                    out[n] = GIVE + side * KINDS + kind
                    n += 1
        return n

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not GIVE <= pick < FREE:
            return NOT_NOW
        if beggar_at(s, seat_of(f), (pick - GIVE) // KINDS) < 0:
            return NO_BEGGAR
        if s.seats[seat_of(f) * SEAT + STORED + (pick - GIVE) % KINDS] == 0:
            return GIVE_NOT_STORED
        return LEGAL

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        kind = (pick - GIVE) % KINDS
        beggar = beggar_at(s, seat, (pick - GIVE) // KINDS)
        s.pop()
        s.seats[seat * SEAT + STORED + kind] -= 1
        s.seats[seat * SEAT + POINTS + GIFTS] += GIFT_POINTS
        s.seats[beggar * SEAT + STORED + kind] += 1
        s.tell(events.GAVE, EVERYONE, seat, beggar, kind, GIFT_POINTS)
        s.turn += 1
        if s.stored(beggar) > s.storage(beggar):  # TUG-R9
            s.push(frame(flow.OVERFLOW, beggar, flow.ALONE))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        kind = (pick - GIVE) % KINDS
        beggar = beggar_at(s, seat_of(f), (pick - GIVE) // KINDS)
        refs = [good_ref(seat_of(f), kind), storage_ref(beggar)]
        return Shown("pick-give", {"good": good(kind), "beggar": player(beggar)}, refs)

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"good": good((pick - GIVE) % KINDS)}


class Fishing(Chance[TungaruState]):
    """TUG-LEADER-3 Every Fisher gets a fish onto the card: one outcome."""

    name = "fishing"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        out[0] = 0
        return 1

    def key(self, s: TungaruState, f: i64) -> str:
        return f"fishing.{s.round}"

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        n = s.box.players
        for place in range(n):
            owner = (s.start + place) % n
            if s.leads_with(owner, FISHER):
                s.seats[owner * SEAT + CARD_FISH] = 1
                s.tell(events.FISHED, EVERYONE, owner)


class FreeTrade(Decision[TungaruState]):
    """TUG-LEADER-4 A trade on any island without die or settler, or none (TUG-R11, TUG-R12)."""

    name = "free-trade"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for which in range(s.rules.islands):
            out[which] = FREE + which
        out[s.rules.islands] = DONE
        return s.rules.islands + 1

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if not FREE <= pick < PUT or pick - FREE >= s.rules.islands:
            return NOT_NOW
        if trading.is_possible(s, seat_of(f), pick - FREE):
            return LEGAL
        return FREE_NOTHING

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.pop()
            s.tell(events.DECLINED, EVERYONE, seat)
            s.turn += 1
            return
        s.pop()
        trading.begin(s, seat, pick - FREE, False, flow.ALONE)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-no-trade", {}, [])
        return Shown("pick-free-trade", {"island": island(s.rules, pick - FREE)}, [island_ref(pick - FREE)])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"island": island(s.rules, pick - FREE)}
