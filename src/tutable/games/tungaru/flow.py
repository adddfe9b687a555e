"""The order of play, as the rulebook prints it. Every frame of the game stands here.

TILE_LAID     an island tile onto an island (module)                  chance    rulebook's box on island tiles
NOMADS_COME   nomads onto islands and migration spaces                chance    TUG-SETUP-9, 10
FIRST         who starts                                              chance    TUG-SETUP-11
BOAT          a boat onto an empty ground, counter-clockwise          a seat    TUG-SETUP-12
  RESERVING   ... a nomad next to it                                  a seat    TUG-SETUP-12
  PLEDGING    ... with which monument                                 a seat    TUG-SETUP-12
ROLLING       phase 1: three dice for all, then income                chance    TUG-PHASE-1
CHOOSING      phase 2: a leader card                                  sealed    TUG-PHASE-2
WORKER_ROLLS  ... 1 Worker: the fourth die                            chance    TUG-LEADER-1
GIVING        ... 2 Beggar: a neighbour gives a good                  a seat    TUG-LEADER-2
FISHING       ... 3 Fisher: a fish onto the card                      chance    TUG-LEADER-3
FREE_TRADE    ... 4 Trader: a trade on any island                     a seat    TUG-LEADER-4
TURN          phase 3: one action, the benefit, or pass               a seat    TUG-PHASE-3
  TRADING     ... put a good down, or take one                        a seat    TUG-ACT-D
  TRAVELLING  ... where to                                            a seat    TUG-ACT-E
  SPARING     ... Recruit: which good the Beggar spares               a seat    TUG-BENEFIT-2
  PAYING      ... goods of any kind, one by one                       a seat    TUG-BENEFIT-4
  BUILDING    ... Recruit: which monument, if any                     a seat    TUG-ACT-F
  PLACING     ... Recruit: where the nomad goes                       a seat    TUG-ACT-F
  REFILLING   ... Recruit: which nomad moves on                       a seat    TUG-ACT-F
  MIGRATING   ... Recruit: a new nomad from the pile                  chance    TUG-ACT-F
  SELLING     ... how many goods                                      a seat    TUG-ACT-G
  WISHING     a reward of any good                                    a seat    TUG-ACT-F
  OVERFLOW    more goods than storage spaces                          a seat    TUG-SETUP-6
AFTER         the swap after the action                               a seat    TUG-BENEFIT-5
LEFTOVER      the Fisher's fish that was not spent                    a seat    TUG-LEADER-3
ROUND_END     phase 4: clean up, or score                             chance    TUG-PHASE-4

What a seat decides outside phase 3 is a turn of its own: `State.turn` grows behind it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, a_of, frame, seat_of
from tutable.games.tungaru import events
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import (
    ASIDE,
    CARD_FISH,
    CHIEF,
    IN_PILE,
    ISLE,
    LOCK,
    LOCKS,
    MIGRATION,
    MONUMENT,
    NOMAD,
    NOMADS,
    ON_BOARD,
    PASSED,
    RESERVED,
    SEAT,
    TRACK,
    TRACK_LENGTH,
    USED,
    WAITING,
)

TILE_LAID: Final = 0
NOMADS_COME: Final = 1
FIRST: Final = 2
BOAT: Final = 3
RESERVING: Final = 4
PLEDGING: Final = 5
ROLLING: Final = 6
CHOOSING: Final = 7
WORKER_ROLLS: Final = 8
GIVING: Final = 9
FISHING: Final = 10
FREE_TRADE: Final = 11
TURN: Final = 12
TRADING: Final = 13
TRAVELLING: Final = 14
SPARING: Final = 15
PAYING: Final = 16
BUILDING: Final = 17
PLACING: Final = 18
REFILLING: Final = 19
MIGRATING: Final = 20
SELLING: Final = 21
WISHING: Final = 22
OVERFLOW: Final = 23
AFTER: Final = 24
LEFTOVER: Final = 25
ROUND_END: Final = 26

# The argument of a frame that may stand inside a turn of phase 3, or be a turn of its own.
INSIDE: Final[i64] = 0
ALONE: Final[i64] = 1


def act(s: TungaruState, seat: i64) -> None:
    """The action is chosen: what is left of the turn comes after it."""
    s.replace(frame(AFTER, seat))


def gained(s: TungaruState, seat: i64, alone: i64) -> None:
    """Goods have come or storage has gone; when all is stored, play goes on."""
    if s.stored(seat) > s.storage(seat):
        s.push(frame(OVERFLOW, seat, alone))
    else:
        finish(s, alone)


def finish(s: TungaruState, alone: i64) -> None:
    """A step is done: a turn of its own ends, a turn of phase 3 goes on."""
    if alone == ALONE:
        s.turn += 1
    else:
        settle(s)


def settle(s: TungaruState) -> None:
    """Do what is forced, until somebody has to decide. All of it is public."""
    while True:
        f = s.top()
        kind = f & 0xFF
        if kind == BUILDING:
            if s.reservation(seat_of(f)) >= 0:
                redeem(s, seat_of(f), a_of(f))
            elif has_monument(s, seat_of(f)) and has_site(s, seat_of(f), a_of(f)):
                return
            s.pop()
        elif kind == REFILLING:
            found: i64 = -1
            for space in range(MIGRATION):
                if s.rules.links[a_of(f) * MIGRATION + space] == 1 and s.tiles[WAITING + space] > 0:
                    if found >= 0:
                        return
                    found = space
            s.pop()
            if found >= 0:
                move_on(s, found, a_of(f))
        elif kind == AFTER:
            if not can_swap(s, seat_of(f)):
                end_turn(s, seat_of(f))
            return
        else:
            return


def has_site(s: TungaruState, seat: i64, island: i64) -> bool:
    """TUG-ACT-F One monument for each player and island; at 2-3 players a second once all have one."""
    if s.monuments_on(island) >= s.rules.monument_spaces:
        return False
    i = seat * SEAT + MONUMENT
    if s.seats[i + island] == 0:
        return True
    if not s.rules.small or s.seats[i + island] > 1:
        return False
    for other in range(s.rules.islands):
        if s.seats[i + other] == 0:
            return False
    return True


def has_monument(s: TungaruState, seat: i64) -> bool:
    """Is any monument left on the culture board?"""
    i = seat * SEAT
    if s.seats[i + TRACK] < TRACK_LENGTH:
        return True
    for lock in range(LOCKS):
        if s.seats[i + LOCK + lock] == 1:
            return True
    return False


def redeem(s: TungaruState, seat: i64, island: i64) -> None:
    """TUG-R24, TUG-R25 The first recruit uses the reservation's monument; without a space it is out."""
    reserved = s.reservation(seat)
    s.isles[reserved * ISLE + RESERVED] = 0
    if s.monuments_on(island) < s.rules.monument_spaces:
        s.seats[seat * SEAT + MONUMENT + island] += 1
        s.tell(events.BUILT, EVERYONE, seat, island)
    else:
        s.seats[seat * SEAT + ASIDE] += 1
        s.tell(events.SET_ASIDE, EVERYONE, seat, island)
    if reserved != island:
        s.tell(events.LAPSED, EVERYONE, seat, s.isles[reserved * ISLE + NOMAD] - 1)


def move_on(s: TungaruState, space: i64, island: i64) -> None:
    """TUG-ACT-F A nomad moves from a migration space onto the island; the pile fills the space."""
    tile = s.tiles[WAITING + space]
    s.isles[island * ISLE + NOMAD] = tile
    s.tiles[WAITING + space] = 0
    s.tell(events.MIGRATED, EVERYONE, tile - 1, space, island)
    if s.pile_size() > 0:
        s.push(frame(MIGRATING, 0, space))


def come(s: TungaruState, nomad: i64) -> None:
    """A nomad leaves the pile."""
    s.tiles[nomad] = ON_BOARD


def first_in_pile(s: TungaruState) -> i64:
    for nomad in range(NOMADS):
        if s.tiles[nomad] == IN_PILE:
            return nomad
    return -1


def can_swap(s: TungaruState, seat: i64) -> bool:
    """TUG-BENEFIT-5 The Chief's benefit is unused, and two nomads on islands are not reserved."""
    if s.seats[seat * SEAT + USED] == 1 or not s.leads_with(seat, CHIEF):
        return False
    free: i64 = 0
    for island in range(s.rules.islands):
        if is_free(s, island):
            free += 1
    return free >= 2


def is_free(s: TungaruState, island: i64) -> bool:
    """Is there a nomad on an island that nobody has reserved?"""
    return s.isles[island * ISLE + NOMAD] > 0 and s.isles[island * ISLE + RESERVED] == 0


def end_turn(s: TungaruState, seat: i64) -> None:
    """TUG-PHASE-3 Clockwise to the next who has not passed; when all have, the round ends."""
    s.turn += 1
    s.pop()
    n = s.box.players
    for place in range(n):
        following = (seat + 1 + place) % n
        if s.seats[following * SEAT + PASSED] == 0:
            s.push(frame(TURN, following))
            return
    s.push(frame(ROUND_END))
    for place in range(n):
        seat = (s.start + n - 1 - place) % n
        if s.seats[seat * SEAT + CARD_FISH] > 0:
            s.push(frame(LEFTOVER, seat))
