"""Who the present request comes from: work is charged to a person and to an address."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True)
class Asker:
    """A session and where it calls from."""

    session: str
    address: str


# Set once for each request and socket, so that nothing on the way to a job has to hand it on.
ASKING: ContextVar[Asker | None] = ContextVar("asking", default=None)
