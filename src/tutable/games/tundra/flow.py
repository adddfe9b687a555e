"""The order of play, as the rulebook prints it. Every frame of the game stands here.

CHARACTERS   who plays whom                                      a seat     TUN-2
TITLES       a title for everybody                               chance     TUN-7
SECRETS      a personal goal for everybody                       chance     TUN-7
OPEN         a glade is turned over                              chance     TUN-3, TUN-17
STARTERS     four starter cards for everybody                    chance     TUN-5
KEEPING      two of them under two boards                        sealed     TUN-5
FILL         city cards into the market                          chance     TUN-6, TUN-11
GOALS        four common goals                                   chance     TUN-6
FIRST        who begins                                          chance     TUN-A33
START        a seat's start of the round: title, upgrades,       chance     TUN-8
             towers, step by step
ROLL         the first player's dice, copied by all              chance     TUN-9
ROLL_OWN     dice that one seat rolls for itself                 chance     TUN-15
TURN         one die; free actions before it                     a seat     TUN-10..16
  ACTIVATE   ... the board's action and those of its cards       a seat     TUN-13
    REWARD   ... movement, resources of choice, a worker         a seat     TUN-17
    BUILDING ... towers                                          a seat     TUN-18
    BONUSES  ... their bonuses, in any order                     a seat     TUN-18
    SENDING  ... workers from the supply                         a seat     TUN-19
    SELLING  ... resources for points                            a seat     TUN-20
    GATHERING ... resources from under one's pieces              a seat     TUN-22
    TRADING  ... a card from the market                          a seat     TUN-23, 25, 26
    UPGRADING ... boards                                         a seat     TUN-24
  SWAPPING   an advisor trades berries and resources             a seat     TUN-16
  TURNING    an advisor turns a die                              a seat     TUN-16
  SHAKING    an advisor rolls dice again                         a seat     TUN-16
AFTER        free actions after the die                          a seat     TUN-15, 16
ROUND_END    tidy up, or score                                   chance     TUN-11, 28
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, frame
from tutable.games.tundra import events
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import EARLY_DICE, LATE_DICE, WISE

CHARACTERS: Final = 0
TITLES: Final = 1
SECRETS: Final = 2
OPEN: Final = 3
STARTERS: Final = 4
KEEPING: Final = 5
FILL: Final = 6
GOALS: Final = 7
FIRST: Final = 8
START: Final = 9
ROLL: Final = 10
ROLL_OWN: Final = 11
TURN: Final = 12
ACTIVATE: Final = 13
REWARD: Final = 14
BUILDING: Final = 15
BONUSES: Final = 16
SENDING: Final = 17
SELLING: Final = 18
GATHERING: Final = 19
TRADING: Final = 20
UPGRADING: Final = 21
SWAPPING: Final = 22
TURNING: Final = 23
SHAKING: Final = 24
AFTER: Final = 25
ROUND_END: Final = 26


def shared_dice(s: TundraState) -> i64:
    """TUN-8 Dice that everybody has at the start of this round: the basic title's number."""
    if s.round <= 2:
        return s.rules.title_numbers[EARLY_DICE]
    return s.rules.title_numbers[LATE_DICE]


def begin_round(s: TundraState) -> None:
    """TUN-8 Dice from the supplies onto the boards, then the first player's start of the round."""
    s.round += 1
    for seat in range(s.box.players):
        count = s.title_number(seat, LATE_DICE)
        if s.round <= 2:
            count = s.title_number(seat, EARLY_DICE)
        if s.rules.free_white_die and s.title(seat) == WISE:  # TUN-A25
            count += 1
        count = min(count, s.supply(seat))
        s.set_supply(seat, s.supply(seat) - count)
        s.add_unrolled(seat, count)
    s.tell(events.ROUND, EVERYONE, s.round, s.first)
    s.push(frame(START, s.first))


def end_start(s: TundraState, seat: i64) -> None:
    """A seat has had its start of the round: the next one, or the roll."""
    s.pop()
    s.turn += 1
    following = (seat + 1) % s.box.players
    if following == s.first:
        s.push(frame(ROLL))
    else:
        s.push(frame(START, following))


def next_turn(s: TundraState, seat: i64) -> None:
    """TUN-10 The turn of the first seat from here on that has dice; with none left the round ends."""
    n = s.box.players
    for step in range(n):
        candidate = seat + step
        if candidate >= n:
            candidate -= n
        if s.dice(candidate) > 0:
            s.push(frame(TURN, candidate))
            return
    s.push(frame(ROUND_END))


def end_turn(s: TundraState, seat: i64) -> None:
    """TUN-10 Clockwise."""
    s.pop()
    s.turn += 1
    s.tell(events.TURN_ENDS, EVERYONE, seat)
    following = seat + 1
    if following == s.box.players:
        following = 0
    next_turn(s, following)
