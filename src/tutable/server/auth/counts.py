"""What has been used up of every rate and quota: in this process, or shared through the database.

The strategy (a sliding window, from two counts) is that of the package `limits`; where the counts are kept
is our own. That package's memory goes through every key it knows with every hit, which a crowd of addresses
makes slow, and it has no shared store for a server whose only store is a database.

Several processes share the table `counters`, without a write per request: a process counts by itself and
settles with the others in groups, every half second, and at once when it has let in a tenth of a limit
since it settled last. So N processes together let in at most N tenths more than a limit says, and a limit
below ten is exact. While the database is away each counts for itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass
from math import floor

from limits.aio.storage import Storage
from limits.aio.storage.base import SlidingWindowCounterSupport

from tutable.server.errors import DatabaseAway
from tutable.server.store import counters
from tutable.server.store.counters import Change
from tutable.server.store.database import Database

MAX_KEYS = 100_000
SETTLE_SECONDS = 0.5
PATIENCE = 1.0  # a request does not wait longer for the others' counts
SWEEP_SECONDS = 60.0
SHARE = 10  # one part in so many of a limit may be let in before asking


@dataclass
class Count:
    """One key, in this window and the one before."""

    seconds: int
    window: int = 0
    before: int = 0
    settled: int = 0  # of all processes, as far as the database has said
    own: int = 0  # of this process, not settled yet
    asked: float = float("-inf")  # when the database was asked last

    def turn(self) -> None:
        """Another window may have begun."""
        window = int(time.time() // self.seconds)
        if window != self.window:
            self.before = self.settled + self.own if window == self.window + 1 else 0
            self.window, self.settled, self.own = window, 0, 0

    def fits(self, amount: int, limit: int) -> bool:
        left = 1 - time.time() / self.seconds % 1
        return floor(self.before * left + self.settled + self.own) + amount <= limit


class Counts(Storage, SlidingWindowCounterSupport):
    """A storage for `limits`; `db` is None where no other process counts."""

    STORAGE_SCHEME = None  # made here, never from an address

    def __init__(self, db: Database | None) -> None:
        super().__init__()
        self.db = db
        self.counts: dict[str, Count] = {}
        self.unsettled: set[str] = set()
        self.settling: asyncio.Task[None] | None = None
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.db is not None:
            self.task = asyncio.create_task(self._run(self.db), name="counts")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            await self._settled()

    # -- what the strategy asks for -----------------------------------------------------------

    async def acquire_sliding_window_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Count `amount` if there is room for it."""
        count = self._count(key, expiry)
        if not count.fits(amount, limit):
            return False
        await self.incr(key, expiry, amount)
        if self.db is None or count.own <= limit // SHARE:
            return True
        await self._settled()
        count.turn()
        if count.fits(0, limit):
            return True
        await self.incr(key, expiry, -amount)
        return False

    async def get_sliding_window(self, key: str, expiry: int) -> tuple[int, float, int, float]:
        """The count before and for how long it matters, the count now and for how long it will."""
        count = self._count(key, expiry)
        if self.db is not None and time.monotonic() - count.asked > 2 * SETTLE_SECONDS:
            self.unsettled.add(key)
            await self._settled()
            count.turn()
        left = expiry - time.time() % expiry
        return count.before, left, count.settled + count.own, left + expiry

    async def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Count something that has happened, whether or not there was room for it."""
        count = self._count(key, expiry)
        count.own += amount
        if self.db is not None:
            self.unsettled.add(key)
        return count.settled + count.own

    def _count(self, key: str, seconds: int) -> Count:
        count = self.counts.get(key)
        if count is None:
            while len(self.counts) >= MAX_KEYS:  # the oldest goes, whoever it is
                del self.counts[next(iter(self.counts))]
            count = self.counts[key] = Count(seconds)
        count.turn()
        return count

    # -- with the other processes -------------------------------------------------------------

    async def _run(self, db: Database) -> None:
        sweep = time.monotonic()
        while True:
            await asyncio.sleep(SETTLE_SECONDS)
            if self.unsettled:
                await self._settled()
            if time.monotonic() > sweep:
                sweep = time.monotonic() + SWEEP_SECONDS
                with contextlib.suppress(DatabaseAway):
                    await counters.sweep(db, time.time())

    async def _settled(self) -> None:
        """Afterwards everything counted up to now is settled, or the database has not answered in time."""
        if self.settling is not None:  # it may have begun before the newest was counted
            await asyncio.wait({self.settling}, timeout=PATIENCE)
        if self.settling is None and self.db is not None:
            self.settling = asyncio.create_task(self._settle(self.db), name="settle")
            self.settling.add_done_callback(self._done)
        if self.settling is not None:
            await asyncio.wait({self.settling}, timeout=PATIENCE)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.settling = None

    async def _settle(self, db: Database) -> None:
        keys, self.unsettled = self.unsettled, set()
        given = {key: self.counts[key] for key in keys if key in self.counts}
        changes = [
            Change(key, count.window, count.own, (count.window + 2) * count.seconds)
            for key, count in given.items()
        ]
        try:
            totals = await counters.settle(db, changes)
        except DatabaseAway:
            self.unsettled |= keys
            return
        for change in changes:
            count = given[change.key]
            count.asked = time.monotonic()
            if count.window == change.window:
                count.before, count.settled = totals[change.key]
                count.own -= change.amount

    # -- what the contract asks for besides -----------------------------------------------------

    @property
    def base_exceptions(self) -> type[Exception]:
        return DatabaseAway

    async def get(self, key: str) -> int:
        count = self.counts.get(key)
        return 0 if count is None else count.settled + count.own

    async def get_expiry(self, key: str) -> float:
        count = self.counts.get(key)
        return time.time() if count is None else float((count.window + 2) * count.seconds)

    async def check(self) -> bool:
        return True

    async def reset(self) -> int:
        number = len(self.counts)
        self.counts.clear()
        return number

    async def clear(self, key: str) -> None:
        self.counts.pop(key, None)

    async def clear_sliding_window(self, key: str, expiry: int) -> None:
        self.counts.pop(key, None)
