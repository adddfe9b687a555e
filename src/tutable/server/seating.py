"""Who may do what with a seat.

At a table that waits nothing is secret. In a running match a seat holds cards others must not see: it goes
back to whoever has played it, to a bot, or to somebody who has seen nothing of this match.
"""

from __future__ import annotations

import time
from collections.abc import Set
from dataclasses import dataclass
from typing import Literal

from tutable.server.clock import clock
from tutable.server.errors import SeriesOpen, WatchingClosed
from tutable.server.live_table import LiveTable
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.store.witnesses import may_take

Right = Literal["join", "return", "bot", "vote", "offer", "back", "kick"]
FREE = ("open", "invite")


def may_return(status: str, seat: SeatRow, seen: Set[int]) -> bool:
    """Is it a seat of a running match that this person gave up, and nobody else has sat down there?"""
    return status == "running" and seat.kind in (*FREE, "bot") and seat.seat in seen


def may_call_bot(row: TableRow, session: str) -> bool:
    """Anybody who sits here, so that a table is not stuck when whoever made it is gone."""
    return row.creator == session or bool(row.seats_of(session))


def check_watching(live: LiveTable, session: str) -> None:
    """WatchingClosed if nobody without a seat may look at this running match; SeriesOpen if not yet."""
    if live.row.series_open and live.match is not None and not live.seats_of(session):
        raise SeriesOpen()
    if live.status == "running" and not live.row.watching and not live.seats_of(session):
        raise WatchingClosed()


def not_in_series(live: LiveTable) -> None:
    """SeriesOpen while a table with the same luck is still played."""
    if live.row.series_open:
        raise SeriesOpen()


def is_away(live: LiveTable, seat: SeatRow, here: Set[str], patience: float) -> bool:
    """Has its player been away for so long that a bot may play on? A clock that jumps does not count.

    Who has days for a turn need not be here: there the clock alone says so.
    """
    if seat.session in here or (live.row.clock == "days" and live.status == "running"):
        return False
    clock.look()
    if time.time() - seat.seen < patience:
        return False
    # Of whoever was connected to another process, or before this one began, only the wall clock knows.
    left = live.left_at.get(seat.session or "", clock.jumped_at)
    return time.monotonic() - left >= patience


@dataclass(frozen=True)
class Holding:
    """How a seat holds up the table, as everybody may know it."""

    away: bool = False  # for longer than was agreed
    idle: bool = False  # the player is there, and has not moved for longer than was agreed
    is_offered: bool = False  # the others have agreed to somebody new, and a while has passed


def rights(
    row: TableRow, status: str, seat: SeatRow, session: str, seen: Set[int], holding: Holding
) -> list[Right]:
    """What the table's page offers somebody to do with a seat."""
    found: list[Right] = []
    is_seated = bool(row.seats_of(session))
    if may_return(status, seat, seen):
        found.append("return")
    elif is_offered(seat, session) and not is_seated:
        is_free = status == "running" and holding.is_offered and not row.rated
        if status == "waiting" or (is_free and may_take(seat.seat, seen, is_seated)):
            found.append("join")
    if status in ("waiting", "running") and may_call_bot(row, session):
        stands_still = seat.is_played and seat.session != session
        is_host = row.creator == session
        if seat.kind in FREE or (stands_still and (holding.away or (holding.idle and is_host))):
            found.append("bot")
        elif stands_still and holding.idle and is_seated:
            found.append("vote")
        is_left = status == "running" and seat.kind in FREE and seat.offered is None
        if is_left and is_seated and not row.rated:
            found.append("offer")
    if status == "running" and seat.session == session and seat.stand_in is not None and not seat.fate:
        found.append("back")
    if status == "waiting" and row.creator == session and seat.kind == "human" and seat.session != session:
        found.append("kick")
    return found


def is_offered(seat: SeatRow, session: str) -> bool:
    """May this person sit down there without a link?"""
    return seat.kind == "open" or (seat.kind == "invite" and seat.reserved == session)


def may_share(row: TableRow, status: str, session: str) -> bool:
    """May this person put the table on a screen that all can see?

    While it waits the screen shows the links to seats, which are for whoever made the table to give away.
    """
    if row.series_open:
        return False
    return row.creator == session or (status != "waiting" and bool(row.seats_of(session)))


def may_start(row: TableRow, status: str, session: str) -> bool:
    """May the match begin with those who are here, as far as the people are concerned?

    Whoever made the table decides; or all together, so that nobody has to wait for somebody who has gone.
    """
    if status != "waiting" or not any(seat.kind in FREE for seat in row.seats):
        return False
    if row.series is not None:  # its tables are of one size
        return False
    people = [seat for seat in row.seats if seat.kind == "human"]
    if row.creator == session:
        return bool(people)
    return bool(row.seats_of(session)) and all(seat.ready for seat in people)
