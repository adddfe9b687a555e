"""What everybody may know of a table: who sits there, who is here, how it stands."""

from __future__ import annotations

import time
from datetime import UTC, datetime

from msgspec import UNSET, UnsetType

from tutable.server.auth.sessions import Sessions
from tutable.server.live_table import LiveTable
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.wire.values import Table, TableSeat

HERE_SECONDS = 50.0  # the heartbeat between processes comes more often than this


def table_info(
    row: TableRow, session: str, sessions: Sessions, here: set[str], live: LiveTable | None = None
) -> Table:
    """A table as one session may see it."""
    match = live.match if live is not None and live.frozen is None else None
    mine = row.seats_of(session)
    is_creator = row.creator == session
    frozen = live.frozen if live is not None else None
    asked = live.waiting() if live is not None else row.asked
    status = live.status if live is not None else row.status
    over = status == "over"
    return Table(
        id=row.id,
        game=row.game,
        options=row.options,
        public=row.public,
        status=status,  # type: ignore[arg-type]
        frozen=frozen,
        ended=row.ended,  # type: ignore[arg-type]
        creator=row.creator_name,
        is_creator=is_creator,
        your_turn=status == "running" and any(seat in asked for seat in mine),
        created=datetime.fromtimestamp(int(row.created), UTC).isoformat().replace("+00:00", "Z"),
        origin=row.origin,
        seats=[seat_info(row, seat, session, is_creator, sessions, here) for seat in row.seats],
        commitment=row.commitment,
        seed=(row.seed or None) if over else None,
        winners=row.winners if match is None else match.winners(),
        scores=row.scores if match is None else match.scores(),
    )


def seat_info(
    row: TableRow, seat: SeatRow, session: str, is_creator: bool, sessions: Sessions, here: set[str]
) -> TableSeat:
    human = seat.kind == "human"
    is_here = human and is_present(seat, here)
    invite: str | UnsetType = UNSET
    if seat.kind == "invite" and is_creator:
        invite = sessions.invite(row.id, seat.seat, seat.nonce)
    return TableSeat(
        name=seat.name,
        kind=seat.kind,  # type: ignore[arg-type]
        bot=seat.player,
        you=human and seat.session == session,
        here=is_here,
        away_seconds=away_seconds(seat) if human and not is_here else 0,
        invite=invite,
    )


def is_present(seat: SeatRow, here: set[str]) -> bool:
    """Connected to this process, or seen a moment ago by another."""
    return seat.session in here or time.time() - seat.seen < HERE_SECONDS


def away_seconds(seat: SeatRow) -> int:
    return max(0, int(time.time() - seat.seen))
