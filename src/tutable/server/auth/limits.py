"""How much one address, session or connection may ask for."""

from __future__ import annotations

import math
import re
import time
from dataclasses import dataclass

from tutable.server.errors import TooMany
from tutable.server.settings import PERIODS, RATE, Settings

MAX_COUNTERS = 100_000


@dataclass(frozen=True)
class Rate:
    """So many in so many seconds."""

    amount: int
    seconds: int


def read_rate(text: str) -> Rate:
    """`60/minute`; the settings have checked it."""
    found = re.fullmatch(RATE, text)
    assert found is not None
    return Rate(int(found.group(1)), PERIODS[found.group(2)])


class Limits:
    """Sliding windows, counted in this process; several processes allow several times as much."""

    def __init__(self, settings: Settings) -> None:
        self.requests = read_rate(settings.requests)
        self.new_guests = read_rate(settings.new_guests)
        self.new_tables = read_rate(settings.new_tables)
        self.chats = read_rate(settings.chats)
        # Who: the window, how many in it, how many in the one before.
        self._counts: dict[tuple[str, str], tuple[int, int, int]] = {}

    def hit(self, rate: Rate, what: str, who: str) -> None:
        """Count one; TooMany says how long to wait."""
        now = time.time()
        window = int(now // rate.seconds)
        past = now / rate.seconds - window  # how much of this window has passed
        known, count, before = self._counts.get((what, who), (window, 0, 0))
        if known != window:
            before = count if known == window - 1 else 0
            count = 0
        if count + before * (1 - past) >= rate.amount:
            raise TooMany(seconds=max(1, math.ceil((1 - past) * rate.seconds)))
        if len(self._counts) > MAX_COUNTERS:
            self._counts.clear()
        self._counts[(what, who)] = (window, count + 1, before)


class Bucket:
    """Frames of one connection: bursts are fine, floods are not."""

    def __init__(self, per_second: float) -> None:
        self.rate = per_second
        self.size = per_second * 2
        self.left = self.size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left -= 1
        return self.left >= 0

    @property
    def is_flood(self) -> bool:
        """Went on and on after being told."""
        return self.left < -5 * self.size
