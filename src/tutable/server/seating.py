"""Who may do what with a seat.

At a table that waits nothing is secret. In a running match a seat holds cards others must not see: it goes
back to whoever has played it, to a bot, or to somebody who has seen nothing of this match.
"""

from __future__ import annotations

import time
from collections.abc import Set
from typing import Literal

from tutable.server.clock import clock
from tutable.server.errors import WatchingClosed
from tutable.server.live_table import LiveTable
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.store.witnesses import may_take

Right = Literal["join", "return", "bot"]
FREE = ("open", "invite")


def may_return(status: str, seat: SeatRow, seen: Set[int]) -> bool:
    """Is it a seat of a running match that this person gave up, and nobody else has sat down there?"""
    return status == "running" and seat.kind in (*FREE, "bot") and seat.seat in seen


def may_call_bot(row: TableRow, session: str) -> bool:
    """Anybody who sits here, so that a table is not stuck when whoever made it is gone."""
    return row.creator == session or bool(row.seats_of(session))


def check_watching(live: LiveTable, session: str) -> None:
    """WatchingClosed if nobody without a seat may look at this running match."""
    if live.status == "running" and not live.row.watching and not live.seats_of(session):
        raise WatchingClosed()


def is_away(live: LiveTable, seat: SeatRow, here: Set[str], patience: float) -> bool:
    """Has its player been away for so long that a bot may play on? A clock that jumps does not count."""
    clock.look()
    if seat.session in here or time.time() - seat.seen < patience:
        return False
    # Of whoever was connected to another process, or before this one began, only the wall clock knows.
    left = live.left_at.get(seat.session or "", clock.jumped_at)
    return time.monotonic() - left >= patience


def rights(
    row: TableRow, status: str, seat: SeatRow, session: str, seen: Set[int], away: bool
) -> list[Right]:
    """What the table's page offers somebody to do with a seat."""
    found: list[Right] = []
    is_seated = bool(row.seats_of(session))
    if may_return(status, seat, seen):
        found.append("return")
    elif seat.kind == "open" and not is_seated:
        if status == "waiting" or (status == "running" and may_take(seat.seat, seen, is_seated)):
            found.append("join")
    if status in ("waiting", "running") and may_call_bot(row, session):
        stands_still = seat.kind == "human" and seat.session != session and seat.stand_in is None and away
        if seat.kind in FREE or stands_still:
            found.append("bot")
    return found
