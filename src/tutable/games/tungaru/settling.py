"""What the table does by itself after a pick: forced steps, all of them public, and whose turn is next."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, a_of, frame, seat_of
from tutable.games.tungaru import events, flow
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import CHIEF, LOCKS, MIGRATION, TRACK_LENGTH


def act(s: TungaruState, seat: i64) -> None:
    """The action is chosen: what is left of the turn comes after it."""
    s.replace(frame(flow.AFTER, seat))


def gained(s: TungaruState, seat: i64, alone: i64) -> None:
    """Goods have come or storage has gone; when all is stored, play goes on."""
    if s.overflows(seat):
        s.push(frame(flow.OVERFLOW, seat, alone))
    else:
        finish(s, alone)


def finish(s: TungaruState, alone: i64) -> None:
    """A step is done: a turn of its own ends, a turn of phase 3 goes on."""
    if alone == flow.ALONE:
        s.turn += 1
    else:
        settle(s)


def settle(s: TungaruState) -> None:
    """Do what is forced, until somebody has to decide."""
    while True:
        f = s.top()
        kind = f & 0xFF
        if kind == flow.BUILDING:
            if s.reservation(seat_of(f)) >= 0:
                redeem(s, seat_of(f), a_of(f))
            elif has_monument(s, seat_of(f)) and has_site(s, seat_of(f), a_of(f)):
                return
            s.pop()
        elif kind == flow.REFILLING:
            found: i64 = -1
            for space in range(MIGRATION):
                if s.rules.links[a_of(f) * MIGRATION + space] == 1 and s.waiting(space) >= 0:
                    if found >= 0:
                        return
                    found = space
            s.pop()
            if found >= 0:
                move_on(s, found, a_of(f))
        elif kind == flow.AFTER:
            if not can_swap(s, seat_of(f)):
                end_turn(s, seat_of(f))
            return
        else:
            return


def has_site(s: TungaruState, seat: i64, island: i64) -> bool:
    """TUG-ACT-F One monument for each player and island; at 2-3 players a second once all have one."""
    if s.monuments_on(island) >= s.rules.monument_spaces:
        return False
    if s.monuments(seat, island) == 0:
        return True
    if not s.rules.small or s.monuments(seat, island) > 1:
        return False
    for other in range(s.rules.islands):
        if s.monuments(seat, other) == 0:
            return False
    return True


def has_monument(s: TungaruState, seat: i64) -> bool:
    """Is any monument left on the culture board?"""
    if s.track(seat) < TRACK_LENGTH:
        return True
    for lock in range(LOCKS):
        if s.is_locked(seat, lock):
            return True
    return False


def redeem(s: TungaruState, seat: i64, island: i64) -> None:
    """TUG-R24, TUG-R25 The first recruit uses the reservation's monument; without a space it is out."""
    reserved = s.reservation(seat)
    s.set_reserved(reserved, -1)
    if s.monuments_on(island) < s.rules.monument_spaces:
        s.add_monument(seat, island)
        s.tell(events.BUILT, EVERYONE, seat, island)
    else:
        s.set_aside(seat, s.aside(seat) + 1)
        s.tell(events.SET_ASIDE, EVERYONE, seat, island)
    if reserved != island:
        s.tell(events.LAPSED, EVERYONE, seat, s.nomad_on(reserved))


def move_on(s: TungaruState, space: i64, island: i64) -> None:
    """TUG-ACT-F A nomad moves from a migration space onto the island; the pile fills the space."""
    nomad = s.waiting(space)
    s.set_nomad_on(island, nomad)
    s.set_waiting(space, -1)
    s.tell(events.MIGRATED, EVERYONE, nomad, space, island)
    if s.has_pile():
        s.push(frame(flow.MIGRATING, 0, space))


def can_swap(s: TungaruState, seat: i64) -> bool:
    """TUG-BENEFIT-5 The Chief's benefit is unused, and two nomads on islands are not reserved."""
    if not s.leads_with(seat, CHIEF) or s.is_used(seat):
        return False
    free = s.free_nomads()
    return free & (free - 1) != 0


def end_turn(s: TungaruState, seat: i64) -> None:
    """TUG-PHASE-3 Clockwise to the next who has not passed; when all have, the round ends."""
    s.turn += 1
    n = s.box.players
    for place in range(n):
        following = seat + 1 + place
        if following >= n:
            following -= n
        if not s.has_passed(following):
            s.replace(frame(flow.TURN, following))
            return
    s.replace(frame(flow.ROUND_END))
    for place in range(n):
        seat = (s.start + n - 1 - place) % n
        if s.card_fish(seat) > 0:
            s.push(frame(flow.LEFTOVER, seat))
