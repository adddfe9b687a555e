"""What everybody may know of a table: who sits there, who is here, how it stands."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from tutable.server.live_table import LiveTable
from tutable.server.seating import Right, is_away, rights
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.talk import may_chat
from tutable.server.wire.values import Table, TableSeat

if TYPE_CHECKING:
    from tutable.server.process import Server

HERE_SECONDS = 50.0  # the heartbeat between processes comes more often than this


def table_info(
    server: Server, row: TableRow, session: str, here: set[str], live: LiveTable | None = None
) -> Table:
    """A table as one session may see it; without a live one as the database knows it."""
    match = live.match if live is not None and live.frozen is None else None
    mine = row.seats_of(session)
    frozen = live.frozen if live is not None else None
    asked = live.waiting() if live is not None else row.asked
    status = live.status if live is not None else row.status
    over = status == "over"
    seen = live.witnesses.get(session, set()) if live is not None else set()

    def may(seat: SeatRow) -> list[Right]:
        """Who has seen what of a running match is known of a live table only."""
        if live is None and status == "running":
            return []
        away = live is not None and is_away(live, seat, here, server.settings.away_seconds)
        return rights(row, status, seat, session, seen, away)

    return Table(
        id=row.id,
        game=row.game,
        options=row.options,
        public=row.public,
        status=status,  # type: ignore[arg-type]
        frozen=frozen,
        ended=row.ended,  # type: ignore[arg-type]
        creator=row.creator_name,
        your_turn=status == "running" and any(seat in asked for seat in mine),
        created=datetime.fromtimestamp(int(row.created), UTC).isoformat().replace("+00:00", "Z"),
        origin=row.origin,
        seats=[seat_info(server, row, seat, session, here, may(seat)) for seat in row.seats],
        may_chat=may_chat(row, session, server.settings),
        commitment=row.commitment,
        seed=(row.seed or None) if over else None,
        winners=row.winners if match is None else match.winners(),
        scores=row.scores if match is None else match.scores(),
    )


def seat_info(
    server: Server, row: TableRow, seat: SeatRow, session: str, here: set[str], may: list[Right]
) -> TableSeat:
    human = seat.kind == "human"
    invite: str | UnsetType = UNSET
    if seat.kind == "invite" and row.creator == session:
        invite = server.sessions.invite(row.id, seat.seat, seat.nonce)
    return TableSeat(
        name=seat.name,
        kind=seat.kind,  # type: ignore[arg-type]
        bot=seat.player,
        you=human and seat.session == session,
        here=human and is_present(seat, here),
        may=may,
        invite=invite,
    )


def is_present(seat: SeatRow, here: set[str]) -> bool:
    """Connected to this process, or seen a moment ago by another."""
    return seat.session in here or time.time() - seat.seen < HERE_SECONDS
