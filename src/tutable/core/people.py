"""Who plays: the names of the players, and whose turns end by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutable.core.errors import BadNames, UnknownSeat, brief

MAX_NAME = 40


def seats_that_end(auto_end: bool | Iterable[int], players: int) -> set[int]:
    """All seats, none, or those that are named."""
    if isinstance(auto_end, bool):
        return set(range(players)) if auto_end else set()
    seats = set(auto_end)
    for seat in seats:
        if seat not in range(players):
            raise UnknownSeat(seat=brief(seat), players=players)
    return seats


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Names of the players: one for each seat, printable and short, or none at all."""
    if len(names) not in (0, players):
        raise BadNames(problem="count", players=players)
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            raise BadNames(problem="name", name=brief(name, MAX_NAME))
    return tuple(names)
