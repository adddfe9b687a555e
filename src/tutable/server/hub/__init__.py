"""The hub says that something has changed, never what: a lost message costs a late look, not wrong data.

Messages are a kind and a subject: `moved` (the match of a table), `seats` (who sits there),
`chat`, `removed` (lines of it), `session` (revoked or renamed), `erased`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

# Called with (kind, subject); subject "" with kind "all": anything may have changed.
Listener = Callable[[str, str], None]


class Hub(Protocol):
    """Carries news between processes."""

    @property
    def doubts(self) -> int:
        """Another number than before: news may have been lost, so look before showing what is in memory."""

    async def start(self, listener: Listener) -> None: ...

    async def stop(self) -> None: ...

    async def publish(self, kind: str, subject: str) -> None:
        """Tell everybody but this process; its own tables are told directly."""
