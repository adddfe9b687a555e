"""One new request in each turn of the loop, and none that would crowd out the moves.

Whatever becomes ready together runs together before anything else does: thirty requests that arrive at once
would be thirty requests' time in which no move goes on. One at a time they take as long altogether, and a
move waits for one of them at each of its steps. Each request has more steps to come, so while the loop has
little time left the next one rests for a moment; and addresses take turns, so that whoever sends many waits
behind whoever sends few.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque

BUSY_SHARE = 0.35  # of the loop's time
LOOK_SECONDS = 0.02  # over which it is reckoned
REST_SECONDS = 0.01


class Turns:
    """Who waits to begin, address by address."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.looked = time.monotonic()
        self.used = 0.0  # of the processor by this thread, at the last look
        self.is_busy = False

    async def begin(self, address: str) -> None:
        """Returns when it is the turn of this request from an address."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        if not self.waiting:
            loop.call_soon(self._next)
        self.waiting.setdefault(address, deque()).append(turn)
        await turn

    def _next(self) -> None:
        address, line = self.waiting.popitem(last=False)
        turn = line.popleft()
        if line:  # behind all others
            self.waiting[address] = line
        if not turn.done():  # who has gone meanwhile takes up no turn of others
            turn.set_result(None)
        if self.waiting:
            loop = asyncio.get_running_loop()
            self._look()
            if self.is_busy:
                loop.call_later(REST_SECONDS, self._next)
            else:
                loop.call_soon(self._next)

    def _look(self) -> None:
        now = time.monotonic()
        if now - self.looked > LOOK_SECONDS:
            used = time.thread_time()  # the system has to be asked: that takes longer than a clock
            self.is_busy = used - self.used > BUSY_SHARE * (now - self.looked)
            self.looked, self.used = now, used
