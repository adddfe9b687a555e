"""How much one address, session or connection may ask for."""

from __future__ import annotations

import hashlib
import ipaddress
import math
import re
import time
from functools import lru_cache

from limits import RateLimitItem
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.limits import GRANULARITIES

from tutable.server.auth.counts import Counts
from tutable.server.errors import TooMany
from tutable.server.observe import LIMITED
from tutable.server.settings import RATE, Settings
from tutable.server.store.database import Database

MILLI = 1000  # quotas of seconds are counted in thousandths


def read_rate(text: str, unit: float = 1) -> RateLimitItem:
    """`60/minute`; the settings have checked it."""
    found = re.fullmatch(RATE, text)
    assert found is not None
    return GRANULARITIES[found.group(2)](max(1, int(int(found.group(1)) * unit)))


@lru_cache(4096)  # asked with every frame
def address_block(host: str) -> str:
    """Whoever has one address of IPv6 has a whole /64 of them, so that is what is counted."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a name, or the path of a unix socket
        return host
    if found.version == 6:
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Limits:
    """Sliding windows, shared by all processes on one PostgreSQL (see `counts`)."""

    def __init__(self, settings: Settings, db: Database) -> None:
        self.requests = read_rate(settings.requests)
        # Lists of tables and logs cost many times as much as anything else one can ask for.
        self.large = read_rate(settings.requests, 1 / 4)
        self.large_each = read_rate(settings.requests, 1 / 20)
        self.openings = read_rate(settings.requests, 1 / 10)
        self.new_guests = read_rate(settings.new_guests)
        self.new_tables = read_rate(settings.new_tables)
        self.imports = read_rate(settings.imports)
        self.chats = read_rate(settings.chats)
        self.reports = read_rate(settings.reports)
        self.sign_ins = read_rate(settings.sign_ins)
        # Quotas: checked before, spent afterwards.
        self.work_seconds = read_rate(settings.work_seconds, MILLI)
        self.bot_seconds_each = read_rate(settings.bot_seconds_each, MILLI)
        self.lab_seconds = read_rate(settings.lab_seconds, MILLI)
        self.counts = Counts(db if db.is_postgres else None)
        self.windows = SlidingWindowCounterRateLimiter(self.counts)
        self.key = b""

    def start(self, key: bytes) -> None:
        """`key` makes the names under which addresses are counted unreadable."""
        self.key = key[:64]
        self.counts.start()

    async def stop(self) -> None:
        await self.counts.stop()

    async def hit(self, rate: RateLimitItem, what: str, who: str) -> None:
        """Count one; TooMany says how long to wait."""
        name = self._name(what, who)
        if not await self.windows.hit(rate, name):
            await self._refuse(rate, what, name)

    async def check(self, rate: RateLimitItem, what: str, who: str) -> None:
        """Count nothing; TooMany if nothing is left."""
        name = self._name(what, who)
        if not await self.windows.test(rate, name):
            await self._refuse(rate, what, name)

    async def spend(self, rate: RateLimitItem, what: str, who: str, amount: float) -> None:
        """Take seconds from a quota; they have been used, so this never refuses."""
        cost = math.ceil(amount * MILLI)
        await self.counts.incr(rate.key_for(self._name(what, who)), rate.get_expiry(), cost)

    async def _refuse(self, rate: RateLimitItem, what: str, name: str) -> None:
        LIMITED.labels(what).inc()
        until = (await self.windows.get_window_stats(rate, name)).reset_time
        raise TooMany(seconds=max(1, math.ceil(until - time.time())))

    def _name(self, what: str, who: str) -> str:
        return f"{what} {hashlib.blake2b(who.encode(), digest_size=12, key=self.key).hexdigest()}"


class Bucket:
    """Frames of one connection: bursts are fine, floods are not."""

    def __init__(self, per_second: float, burst: float = 0.0) -> None:
        self.rate = per_second
        self.size = max(burst, per_second * 2)
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
