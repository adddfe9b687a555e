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
    Reckoning,
    Shown,
    frame,
    seat_of,
)
from tutable.core.rng import Rng
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.decisions.action import write
from tutable.games.tungaru.decisions.storing import stored_kinds
from tutable.games.tungaru.decisions.trade import TRADE_ACTION, is_possible, trade
from tutable.games.tungaru.names import good, good_ref, island, island_ref, leader, player, storage_ref
from tutable.games.tungaru.reasons import FREE_NOTHING, GIVE_NOT_STORED, NO_BEGGAR, NOT_IN_HAND
from tutable.games.tungaru.state import HAND, LEADER, SEAT, TungaruState
from tutable.games.tungaru.terms import (
    BEGGAR,
    CHIEF,
    DONE,
    FISHER,
    FREE,
    GIFT_POINTS,
    GIFTS,
    GIVE,
    KINDS,
    LEAD,
    LEADERS,
    LEADS,
    TRADER,
    WORKER,
    WORKER_DIE,
)


class Choosing(Decision[TungaruState]):
    """TUG-PHASE-2 Everybody chooses a leader card, sealed; all are revealed together."""

    name = "choosing"
    sealed = True

    def deciders(self, s: TungaruState, f: i64) -> i64:
        v = s.seats
        i: i64 = LEADER
        mask: i64 = 0
        for seat in range(s.box.players):
            if v[i] == 0:
                mask += BITS[seat]
            i += SEAT
        return mask

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for which in range(LEADS):
            out[which] = LEAD.pick(which)
        return LEADS

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not LEAD.contains(pick):
            return NOT_NOW
        if s.hand(seat_of(f), LEAD.first(pick)) == 0:
            return NOT_IN_HAND
        return LEGAL

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """Without asking why not, for speed."""
        v = s.seats
        i = seat_of(f) * SEAT + HAND
        base = LEAD.base
        n: i64 = 0
        for which in range(LEADS):
            if v[i + which] > 0:
                out[n] = base + which
                n += 1
        return n

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.set_leader(seat, LEAD.first(pick))
        if self.deciders(s, f) == 0:
            reveal(s)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        which = LEAD.first(pick)
        return Shown("pick-lead", {"leader": leader(which)}, ["hand." + LEADERS[which]])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"leader": leader(LEAD.first(pick))}


def reveal(s: TungaruState) -> None:
    """The abilities by number, each clockwise from the start player; the turns follow (TUG-R14)."""
    n = s.box.players
    s.replace(frame(flow.TURN, s.start))
    for place in range(n):
        seat = (s.start + place) % n
        s.add_card(seat, s.leader(seat), -1)
        s.tell(events.LEADS, EVERYONE, seat, s.leader(seat))
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
        s.set_die(seat_of(f), WORKER_DIE, pick)
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
                    out[n] = GIVE.pick(side, kind)
                    n += 1
        return n

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if not GIVE.contains(pick):
            return NOT_NOW
        if beggar_at(s, seat_of(f), GIVE.first(pick)) < 0:
            return NO_BEGGAR
        if s.goods(seat_of(f), GIVE.second(pick)) == 0:
            return GIVE_NOT_STORED
        return LEGAL

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """Without asking why not, for speed."""
        n: i64 = 0
        for side in range(2):
            if beggar_at(s, seat_of(f), side) >= 0:
                n = stored_kinds(s, seat_of(f), GIVE.pick(side), out, n)
        return n

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        kind = GIVE.second(pick)
        beggar = beggar_at(s, seat, GIVE.first(pick))
        s.pop()
        s.store(seat, kind, -1)
        s.add_points(seat, GIFTS, GIFT_POINTS)
        s.store(beggar, kind, 1)
        s.tell(events.GAVE, EVERYONE, seat, beggar, kind, GIFT_POINTS)
        s.turn += 1
        if s.overflows(beggar):  # TUG-R9
            s.push(frame(flow.OVERFLOW, beggar, flow.ALONE))

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        kind = GIVE.second(pick)
        beggar = beggar_at(s, seat_of(f), GIVE.first(pick))
        refs = [good_ref(seat_of(f), kind), storage_ref(beggar)]
        return Shown("pick-give", {"good": good(kind), "beggar": player(beggar)}, refs)

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"good": good(GIVE.second(pick))}


class Fishing(Reckoning[TungaruState]):
    """TUG-LEADER-3 Every Fisher gets a fish onto the card: one outcome."""

    name = "fishing"

    def key(self, s: TungaruState, f: i64) -> str:
        return f"fishing.{s.round}"

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        n = s.box.players
        for place in range(n):
            owner = (s.start + place) % n
            if s.leads_with(owner, FISHER):
                s.set_card_fish(owner, 1)
                s.tell(events.FISHED, EVERYONE, owner)


class FreeTrade(Decision[TungaruState]):
    """TUG-LEADER-4 A trade on any island without die or settler, or none (TUG-R11, TUG-R12)."""

    name = "free-trade"

    def picks(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        for which in range(s.rules.islands):
            out[which] = FREE.pick(which)
        out[s.rules.islands] = DONE
        return s.rules.islands + 1

    def why_not(self, s: TungaruState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if not FREE.contains(pick) or FREE.first(pick) >= s.rules.islands:
            return NOT_NOW
        if is_possible(s, seat_of(f), FREE.first(pick)):
            return LEGAL
        return FREE_NOTHING

    def options(self, s: TungaruState, f: i64, out: vec[i64]) -> i64:
        """Without asking why not, for speed."""
        everywhere = BITS[s.rules.islands] - 1
        n = write(out, 0, FREE.base, TRADE_ACTION.places(s, seat_of(f), False, 0, everywhere))
        out[n] = DONE
        return n + 1

    def take(self, s: TungaruState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        if pick == DONE:
            s.tell(events.DECLINED, EVERYONE, seat)
            s.turn += 1
        else:
            trade(s, seat, FREE.first(pick), flow.ALONE)

    def show(self, s: TungaruState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-no-trade", {}, [])
        return Shown("pick-free-trade", self.explain(s, f, pick), [island_ref(FREE.first(pick))])

    def explain(self, s: TungaruState, f: i64, pick: i64) -> dict[str, str | int]:
        return {"island": island(s.rules, FREE.first(pick))}
