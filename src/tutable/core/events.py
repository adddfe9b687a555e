"""Events are packed into one integer: kind, audience and four arguments of 0..4095."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import BITS, Listener


def kind_of_event(event: int) -> int:
    return event & 0xFF


def audience(event: int) -> int:
    """The bit mask of seats (and spectators) that may know."""
    return (event >> 8) & 0x7F


def arguments(event: int) -> list[int]:
    return [(event >> 15) & 0xFFF, (event >> 27) & 0xFFF, (event >> 39) & 0xFFF, (event >> 51) & 0xFFF]


def is_for(event: int, seat: int) -> bool:
    return audience(event) & BITS[seat] != 0


class Ear(Listener):
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def hear(self, event: i64) -> None:
        self.heard.append(event)

    def heard_by(self, seat: int) -> list[int]:
        """What one seat was told, without the audience it was told in."""
        return [event & ~(0x7F << 8) for event in self.heard if is_for(event, seat)]
