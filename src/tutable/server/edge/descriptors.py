"""Every connection is a file descriptor, and a process has only so many."""

from __future__ import annotations

import asyncio
import errno
import resource
import time
from typing import Any

from tutable.server.observe import ACCEPT_ERRORS, log

# For what is no connection of a guest's: the database, pipes of bots, files, and a place to say no from.
RESERVE = 100
REPORT_SECONDS = 60.0
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


def raise_limit() -> int:
    """Take as many descriptors as the system lets us have; how many connections that leaves room for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(1, hard - RESERVE) if hard != resource.RLIM_INFINITY else 10**9


class LoopErrors:
    """What the event loop reports by itself; that nothing can be accepted it says thousands of times."""

    def __init__(self) -> None:
        self.reported = float("-inf")
        self.unreported = 0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in EXHAUSTED and "accept" in context["message"]:
            self._not_accepted(error)
        else:
            log().error("loop.failed", problem=context["message"], exc_info=error)

    def _not_accepted(self, error: OSError) -> None:
        ACCEPT_ERRORS.inc()
        self.unreported += 1
        if time.monotonic() - self.reported >= REPORT_SECONDS:
            log().error("accept.failed", error=error.strerror, times=self.unreported)
            self.reported, self.unreported = time.monotonic(), 0
