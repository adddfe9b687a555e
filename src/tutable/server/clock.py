"""The wall clock can be set while a server runs; whoever counts seconds by it must not believe it then."""

from __future__ import annotations

import time

from tutable.server.observe import log

JUMP_SECONDS = 5.0


class Clock:
    """Compares the wall clock with one that cannot be set."""

    def __init__(self) -> None:
        self.offset = self._offset()
        self.jumped_at = float("-inf")  # by the clock that cannot be set

    def look(self) -> None:
        """Often enough that drift is not taken for a jump."""
        offset = self._offset()
        if abs(offset - self.offset) > JUMP_SECONDS:
            self.jumped_at = time.monotonic()
            log().warning("clock.jumped", seconds=round(offset - self.offset))
        self.offset = offset

    @staticmethod
    def _offset() -> float:
        return time.time() - time.monotonic()


clock = Clock()
