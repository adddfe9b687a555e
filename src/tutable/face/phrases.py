"""Words put together: what the terminal says of all games in the same way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutable.core.engine import Shown
from tutable.face.telling import Telling
from tutable.lang import Texts


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def told(telling: Telling, log: Sequence[Shown], texts: Texts) -> list[str]:
    """A log as sentences."""
    return [capital(texts.show(line.said)) for line in telling.tell(log)]


def around(seat: int, players: int) -> Iterable[int]:
    """The seats as somebody at the table names them: the own one first; a spectator begins with seat 1."""
    start = seat if 0 <= seat < players else 0
    return [(start + place) % players for place in range(players)]
