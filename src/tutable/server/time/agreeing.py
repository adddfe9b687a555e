"""Who has to agree to what, and what this person may do about a seat that holds up the table.

All of it follows from what everybody may know: who is asked, since when, who is here. Whether somebody has
laid down a sealed choice plays no part.
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from tutable.server.live_table import LiveTable
from tutable.server.seating import is_away
from tutable.server.store.rows import SeatRow
from tutable.server.store.votes import END
from tutable.server.time import asking

if TYPE_CHECKING:
    from tutable.server.process import Server


def is_idle(live: LiveTable, seat: SeatRow, now: float, patience: float) -> bool:
    """Has the table waited for this player for as long as was agreed? Where clocks run, they say so."""
    if live.status != "running" or live.row.clock != "none" or not seat.is_played:
        return False
    asked = asking.read(live.row)
    return seat.seat in asked.seats and asked.passed(seat.seat, now) >= patience


def people(live: LiveTable) -> dict[str, int]:
    """Who plays for themselves here, each with the first of their seats."""
    found: dict[str, int] = {}
    for seat in live.row.seats:
        if seat.is_played and seat.session is not None:
            found.setdefault(seat.session, seat.seat)
    return found


def others(live: LiveTable, session: str | None, here: Set[str], patience: float) -> set[str]:
    """Those whose word counts about somebody's seat: all other players who are not away themselves."""
    return {
        one
        for one, seat in people(live).items()
        if one != session and not is_away(live, live.row.seats[seat], here, patience)
    }


def needed(server: Server, live: LiveTable, what: str, here: Set[str]) -> tuple[set[str], int]:
    """Whose word counts for this, and how many of them are enough: for a bot more than half, else all."""
    word, _, about = what.partition(" ")
    if word == END:
        everybody = set(people(live))
        return everybody, len(everybody)
    seat = live.row.seats[int(about)]
    found = others(live, seat.session, here, live.row.patience or server.settings.away_seconds)
    return found, len(found) // 2 + 1 if word == "bot" else max(1, len(found))
