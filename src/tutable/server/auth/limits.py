"""How much one address, session or connection may ask for."""

from __future__ import annotations

import math
import time

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from tutable.server.errors import TooMany
from tutable.server.settings import Settings


class Limits:
    """Counted in this process; several processes allow several times as much."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self.requests = parse(settings.requests)
        self.new_guests = parse(settings.new_guests)
        self.new_tables = parse(settings.new_tables)
        self.chats = parse(settings.chats)

    def hit(self, rate: RateLimitItem, what: str, who: str) -> None:
        """Count one; TooMany says how long to wait."""
        if not self._limiter.hit(rate, what, who):
            reset = self._limiter.get_window_stats(rate, what, who).reset_time
            raise TooMany(seconds=max(1, math.ceil(reset - time.time())))


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
