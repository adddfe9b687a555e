"""The order of play, as the rulebook prints it. Every frame of the game stands here.

FIRST        who begins                                          chance     TUA-4
MARKET_OPENS two cards open the market                           chance     TUA-4
TURN         one main option; caves and thieves before it        a seat     TUA-5..12
  DRAWING    ... Draw: three cards into the hand                 chance     TUA-5
  LOADING    ... Load: more cards onto the same animal           a seat     TUA-6
  TAKING     ... Market: how many of the kind                    a seat     TUA-7
  PAYING     ... Buy: card by card                               a seat     TUA-8
  THEFT      a thief reaches into a hand                         chance     TUA-11
AFTER        caves and thieves after the main option             a seat     TUA-10, 11
LAYING       Draw ends: cards into the market                    a seat     TUA-5
STAGE_END    uncover, count, shuffle (or the end of the game)    chance     TUA-13..16
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, a_of, frame, seat_of
from tutable.games.tuareg import events
from tutable.games.tuareg.state import TuaregState

FIRST: Final = 0
MARKET_OPENS: Final = 1
TURN: Final = 2
DRAWING: Final = 3
LOADING: Final = 4
TAKING: Final = 5
PAYING: Final = 6
THEFT: Final = 7
AFTER: Final = 8
LAYING: Final = 9
STAGE_END: Final = 10


def begin_turn(s: TuaregState, seat: i64) -> None:
    """Put a seat's turn on the empty stack. Argument a: caves used this turn, as a mask."""
    s.push(frame(TURN, seat))


def main_done(s: TuaregState, f: i64, drawn: i64) -> None:
    """The main option is chosen: after it come free actions, then the lay-back of a draw."""
    s.replace(frame(AFTER, seat_of(f), a_of(f), drawn))


def end_turn(s: TuaregState, seat: i64) -> None:
    """TUA-12 Clockwise; once the pile is empty everybody has one more turn."""
    s.turn += 1
    following = seat + 1
    if following == s.box.players:
        following = 0
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            s.replace(frame(STAGE_END, seat))
            return
    elif s.pile == 0:
        last_round(s, following)
    s.replace(frame(TURN, following))


def last_round(s: TuaregState, seat: i64) -> None:
    """TUA-12 From this seat on, everybody has one last turn in this stage."""
    s.last_turns = s.box.players
    s.tell(events.LAST_ROUND, EVERYONE, s.stage, seat)
