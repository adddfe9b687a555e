"""Sides of a set of tables with the same luck, and their joint result."""

from __future__ import annotations

from collections.abc import Sequence

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
    for side in range(seats):
        places = [seat_of(side, at, seats, turned) for at in range(len(rows))]
        points = [row.scores[place] for row, place in zip(rows, places, strict=True)] if is_known else []
        names = [row.seats[place].name for row, place in zip(rows, places, strict=True)]
        found.append(Side(places, names, points, sum(points), False))
    if not is_known:
        return found
    best = max(one.total for one in found)
    return [Side(one.seats, one.names, one.points, one.total, one.total == best) for one in found]
