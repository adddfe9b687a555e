"""Events are packed into one integer: kind, audience and four arguments of 0..4095."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from tutable.core.engine import BITS, Listener, State

HINTED: Final = 0xFF  # a player took a hint: the one kind of event that is no game's own


def kind_of_event(event: int) -> int:
    return event & 0xFF


def audience(event: int) -> int:
    """The bit mask of seats (and spectators) that may know."""
    return (event >> 8) & 0x7F


def arguments(event: int) -> list[int]:
    return [(event >> 15) & 0xFFF, (event >> 27) & 0xFFF, (event >> 39) & 0xFFF, (event >> 51) & 0xFFF]


def is_for(event: int, seat: int) -> bool:
    return audience(event) & BITS[seat] != 0


@dataclass(frozen=True, eq=False)
class Scene:
    """An event and the table as it stood when it was told; None: nobody watched yet."""

    event: int
    state: State | None


class Ear(Listener):
    """Keeps what it hears; while somebody watches, as scenes."""

    def __init__(self) -> None:
        self.heard: list[int] = []
        self.scenes: list[Scene] = []
        self.watched: State | None = None  # the table whose scenes are kept
        self.frame = 0  # what is being decided

    def hear(self, event: i64) -> None:
        self.heard.append(event)
        if self.watched is not None:
            state = self.watched.clone()
            if state.depth == 0:  # an empty stack means the game is over, and it is not before this is done
                state.push(self.frame)
            self.scenes.append(Scene(event, state))

    def heard_by(self, seat: int) -> list[int]:
        """What one seat was told, without the audience it was told in."""
        return [event & ~(0x7F << 8) for event in self.heard if is_for(event, seat)]
