"""Who waits for one of a few processes: whoever has used the least CPU lately comes first.

So a flood from one side makes only that side wait, however many come before the others. Owners are named
from the whole to the part, like an address and one of its tables: so the tables of one address take turns.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tutable.server.work.process import WorkProcess

HALF_LIFE = 60.0  # seconds in which half of what somebody has used is forgotten
FIRST, USUAL, LAST = range(3)  # who comes before whom, however much each has used


@dataclass(eq=False)
class Place:
    """Somebody who waits."""

    owners: tuple[str, ...]
    rank: int
    number: int
    only: WorkProcess | None = None  # the one that has what it needs; None: any
    found: asyncio.Future[WorkProcess] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Line:
    """Free processes and those who wait for one."""

    def __init__(self, workers: Sequence[WorkProcess], most: int) -> None:
        """`most`: places that one owner may have at once."""
        self.free = list(workers)
        self.most = most
        self.waiting: list[Place] = []
        self.running: Counter[str] = Counter()
        self.used: dict[str, float] = {}  # CPU seconds, by owner
        self.halved = time.monotonic()
        self.numbers = itertools.count()

    async def enter(
        self, owners: tuple[str, ...], rank: int = USUAL, only: WorkProcess | None = None
    ) -> WorkProcess:
        """A process, when it is one's turn; `leave` gives it back. `only`: this one and no other."""
        place = Place(owners, rank, next(self.numbers), only)
        self.waiting.append(place)
        self._serve()
        try:
            return await place.found
        except asyncio.CancelledError:
            if place in self.waiting:
                self.waiting.remove(place)
            else:  # it had its turn this very moment
                self.leave(place.found.result(), owners, 0.0)
            raise

    def leave(self, worker: WorkProcess, owners: tuple[str, ...], seconds: float) -> None:
        """Give a process back, and say how much of it was used."""
        for owner in owners:
            self.used[owner] = self.used.get(owner, 0.0) + seconds
            self.running[owner] -= 1
        self.running = +self.running
        self.free.append(worker)
        self._serve()

    def count(self, owner: str) -> int:
        """How many places of an owner wait."""
        return sum(owner in place.owners for place in self.waiting)

    def _serve(self) -> None:
        """Give free processes to those who wait."""
        self._forget()
        while self.free and (place := self._next()) is not None:
            self.waiting.remove(place)
            self.running.update(place.owners)
            worker = place.only or self.free[-1]
            self.free.remove(worker)
            place.found.set_result(worker)

    def _next(self) -> Place | None:
        able = [one for one in self.waiting if not one.found.done() and self._has_room(one)]
        return min(able, key=self._turn, default=None)

    def _has_room(self, place: Place) -> bool:
        if place.only is not None and place.only not in self.free:
            return False
        return place.rank == FIRST or self.running[place.owners[0]] < self.most

    def _turn(self, place: Place) -> tuple[float, ...]:
        used = (self.used.get(owner, 0.0) for owner in place.owners)
        return (place.rank, *used, place.number)

    def _forget(self) -> None:
        now = time.monotonic()
        if now - self.halved >= HALF_LIFE:
            self.halved = now
            self.used = {owner: used / 2 for owner, used in self.used.items() if used > 0.01}
