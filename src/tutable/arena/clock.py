"""A limit for one pick: whoever thinks longer is interrupted.

Alarms come to the main thread alone; anywhere else nobody is interrupted.
"""

from __future__ import annotations

import signal
import threading
import time
from types import FrameType

from tutable.bots import Bot
from tutable.core.engine import Knowledge
from tutable.core.errors import SlowBot


class TimeIsUp(BaseException):
    """Not an Exception: a bot that catches those is interrupted too."""


def choose_within(seconds: float, bot: Bot, knowledge: Knowledge, options: list[int]) -> int:
    """What a bot chooses; SlowBot after so many seconds. An alarm that was set already still comes."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeIsUp

    if threading.current_thread() is not threading.main_thread():
        return bot.choose(knowledge, options)
    began = time.monotonic()
    heard = signal.signal(signal.SIGALRM, ring)
    before, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return bot.choose(knowledge, options)
    except TimeIsUp:
        raise SlowBot(bot=type(bot).__name__, problem="slow", seconds=f"{seconds:g}") from None
    finally:
        left = max(before - (time.monotonic() - began), 0.001) if before else 0.0
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, heard)
        signal.setitimer(signal.ITIMER_REAL, left)
