"""Looks for objects that only refer to each other, at the server's own pace.

Python counts what was made less what was let go, and looks when that is many. A move here makes as many new
objects as it lets old ones go, so by that count the young ones grow into tens of thousands, and when they are
looked at at last everybody waits for it. Many small looks at the youngest take no longer altogether and
nobody notices one; what has come since is looked at every minute or so, when the house is quiet. To look at
everything takes most of a second with many tables in memory, so that is done when it was long ago.
"""

from __future__ import annotations

import asyncio
import gc
import time

YOUNG_SECONDS = 0.05  # between two looks at the youngest
QUIET_SHARE = 0.05  # of that time, what a server uses to which nobody comes
QUIET_SECONDS = 2.0
GROWN_SECONDS = 60.0  # between two looks at what has come since the last, when it is quiet
WHOLE_SECONDS = (900.0, 7200.0)  # between two looks at everything: when it is quiet, and at the latest


def take_over() -> None:
    """From now on nothing is looked at unless it is asked for here; what has been read by now stays."""
    gc.collect()
    gc.freeze()  # workers share it
    gc.disable()


async def collect() -> None:
    """Look again and again, until cancelled."""
    soonest, latest = WHOLE_SECONDS
    whole = grown = busy = time.monotonic()
    used = time.thread_time()
    while True:
        await asyncio.sleep(YOUNG_SECONDS)
        now = time.monotonic()
        if time.thread_time() - used > YOUNG_SECONDS * QUIET_SHARE:
            busy = now
        is_quiet = now - busy > QUIET_SECONDS
        if now - whole > latest or (now - whole > soonest and is_quiet):
            gc.collect()
            whole = grown = now
        elif now - grown > GROWN_SECONDS and is_quiet:
            gc.collect(1)
            grown = now
        else:
            gc.collect(0)
        used = time.thread_time()
