"""Sides of a set of tables with the same luck, and their joint result."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tutable.server.store.rows import TableRow
from tutable.server.wire.together import Side


def seat_of(side: int, table: int, seats: int, turned: bool) -> int:
    """Where a side sits at a table of the set."""
    return (side + table) % seats if turned else side


def sides(rows: Sequence[TableRow], turned: bool) -> list[Side]:
    """Everybody by sides; points and winners only when the last table has ended."""
    seats = len(rows[0].seats)
    is_known = all(row.status == "over" for row in rows)
    found: list[Side] = []
    played: list[int] = []  # sides that nobody has given up
    for side in range(seats):
        places = [seat_of(side, at, seats, turned) for at in range(len(rows))]
        points = [row.scores[place] for row, place in zip(rows, places, strict=True)] if is_known else []
        here = [row.seats[place] for row, place in zip(rows, places, strict=True)]
        found.append(Side(places, [seat.name for seat in here], points, sum(points), False))
        if not any(seat.fate for seat in here):
            played.append(side)
    if not is_known:
        return found
    # As at a single table: who has resigned or lost on time has not won, however well a bot went on.
    may_win = played or range(seats)
    best = max(found[side].total for side in may_win)
    return [replace(one, won=side in may_win and one.total == best) for side, one in enumerate(found)]
