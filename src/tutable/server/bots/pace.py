"""How long a bot may think, and on what beat others see what it does.

What a bot does comes on a beat, so that nobody sees how long it thought, how many picks it took or whether it
had a choice at all: that depends on its cards. For that the beat has to be longer than the thinking of a
whole turn. Ours count their iterations, and their beats suffice; by the clock, on the interpreted build, a
turn has a time of its own, and so it has for other people's bots.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tutable.bots.levels import COMPILED, LAB, LEVELS
from tutable.server.work.process import awaited_build

WHOLE_TURN = 1.5  # times what a level may think about its first choice, by the clock
MOST_MARGIN = 1.0  # seconds between the time a bot has and the moment its worker is killed
LEAST = 0.02  # seconds without which asking makes no sense
AT_ONCE = ("random", "greedy")  # bots of ours that do not ponder


@dataclass(frozen=True)
class Pace:
    """Of one bot: seconds it may think until others see something of it, and the beat on which they do."""

    turn: float  # 0: it counts its iterations
    beat: float


def pace_of(bot: str, is_ours: bool, pace: float, seconds: float) -> Pace:
    """`pace` between two things bots do, `seconds` after which a worker is killed."""
    if not is_ours:
        return Pace(seconds - margin(seconds), seconds + pace)
    level = LEVELS.get(bot, LAB)
    beat = max(pace, level.beat)
    if bot in AT_ONCE or is_compiled():
        return Pace(0.0, beat)
    turn = level.seconds * WHOLE_TURN
    return Pace(turn, max(beat, turn + pace))


def is_compiled() -> bool:
    """Do bots think in compiled code? It may have come to their processes while the server runs."""
    return COMPILED or bool(awaited_build())


def margin(seconds: float) -> float:
    return min(MOST_MARGIN, seconds / 5)


def given(turn: float, thought: float, is_ours: bool) -> float:
    """For the next pick, if so much of a turn's time is used up: somebody else's bot may use up all of it, a
    level has always some left for the picks that may follow.
    """
    left = max(turn - thought, 0.0)
    if turn and is_ours:
        return max(left / 2 if thought else left, LEAST)
    return left


def until_beat(past: float, pace: float) -> float:
    """How long until the next beat, when so much time has passed since the first."""
    return (math.floor(past / pace) + 1) * pace - past
