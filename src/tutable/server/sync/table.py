"""What everybody may know of a table: who sits there, who is here, how it stands."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType, structs

from tutable.bots import usual_bot
from tutable.bots.hints import can_hint
from tutable.core.editions import released
from tutable.core.registry import get_game
from tutable.face.guide import guide_for
from tutable.server.live_table import LiveTable
from tutable.server.seating import Holding, Right, is_away, may_share, may_start, rights
from tutable.server.store.erasing import NOBODY as FORGOTTEN
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.stored import winners
from tutable.server.talk import may_chat, when
from tutable.server.time import asking
from tutable.server.time.agreeing import is_idle, needed, people
from tutable.server.wire.values import Clock, EditionUsed, Table, TableSeat, Vote

if TYPE_CHECKING:
    from tutable.server.process import Server

HERE_SECONDS = 50.0  # the heartbeat between processes comes more often than this
NOBODY = ""  # no session has this id
RELOAD_SECONDS = 6.0  # within which a page that was closed may be back


def table_info(
    server: Server, row: TableRow, session: str, here: set[str], live: LiveTable | None = None
) -> Table:
    """A table as one session may see it; without a live one as the database knows it."""
    match = live.match if live is not None and live.frozen is None else None
    mine = row.seats_of(session)
    last = live.entries[-1].at if live is not None and live.entries else row.touched
    frozen = live.frozen if live is not None else None
    asked = live.waiting() if live is not None else row.asked
    status = live.status if live is not None else row.status
    over = status == "over"
    seen = live.witnesses.get(session, set()) if live is not None else set()

    # How a match went tells something about the luck of the other tables of its set.
    is_dark = row.series_open and not mine

    def may(seat: SeatRow) -> list[Right]:
        """Who has seen what of a running match is known of a live table only."""
        if live is None and status == "running":
            return []
        return rights(row, status, seat, session, seen, holding(server, live, seat, here))

    def info(seat: SeatRow) -> TableSeat:
        return seat_info(server, row, seat, session, is_present(seat, here, live), may(seat))

    return Table(
        id=row.id,
        game=row.game,
        options=row.options,
        public=row.public,
        hints=row.hints and can_hint(row.game),
        rated=row.rated,
        status=status,  # type: ignore[arg-type]
        frozen=frozen,
        ended=row.ended,  # type: ignore[arg-type]
        creator=row.creator_name,
        your_turn=status == "running" and any(seat in asked for seat in mine),
        created=when(row.created),
        # Of a running match nobody is told when something happened last: it may have been a secret pick.
        over_at=when(last) if over else None,
        origin=row.origin or ("origin-guided" if is_guided(row) else None),
        seats=[info(seat) for seat in row.seats],
        may_chat=may_chat(row, session, server.settings),
        may=[
            *(["start"] if may_start(row, status, session) else []),  # type: ignore[list-item]
            *(["share"] if may_share(row, status, session) else []),  # type: ignore[list-item]
            *(["rematch"] if over and mine else []),  # type: ignore[list-item]
        ],
        rematch=row.rematch if mine else None,
        commitment=row.commitment,
        series=row.series,
        event=row.event,
        seed=(row.seed or None) if over and not row.series_open else None,
        winners=[] if is_dark else row.winners if match is None else winners(match, row.seats),
        scores=[] if is_dark else row.scores if match is None else match.scores(),
        clock=clock_info(row, status, server.pulse.now()),
        patience=row.patience or server.settings.away_seconds,
        votes=votes_info(server, live, session, here) if live is not None else [],
        edition=edition_used(row),
    )


def holding(server: Server, live: LiveTable | None, seat: SeatRow, here: set[str]) -> Holding:
    if live is None:
        return Holding()
    now, settings, row = server.pulse.now(), server.settings, live.row
    return Holding(
        is_away(live, seat, here, row.patience or settings.away_seconds),
        is_idle(live, seat, now, row.patience or settings.ponder_seconds),
        seat.offered is not None and now >= seat.offered + settings.offer_seconds,
    )


def votes_info(server: Server, live: LiveTable, session: str, here: set[str]) -> list[Vote]:
    """What people agree to, with the seats of those who do; of a turn that is over, no more."""
    number = asking.read(live.row).number
    seats = people(live)
    found: dict[str, list[str]] = {}
    for vote in live.votes:
        if vote.number in (0, number) and vote.session in seats:
            found.setdefault(vote.what, []).append(vote.session)
    shown = []
    for what, who in found.items():
        word, _, about = what.partition(" ")
        need = needed(server, live, what, here)[1]
        by = sorted(seats[one] for one in who)
        shown.append(Vote(word, int(about) if about else None, by, need, session in who))  # type: ignore[arg-type]
    return shown


def clock_info(row: TableRow, status: str, now: float) -> Clock | None:
    """The same for everybody, whatever they have chosen."""
    if row.clock == "none":
        return None
    asked = asking.read(row)
    runs = status == "running" and row.deadline is not None
    return Clock(
        kind=row.clock,  # type: ignore[arg-type]
        move=row.move_seconds,
        reserve=row.reserve_seconds,
        late=row.late,  # type: ignore[arg-type]
        bot=row.late_bot or usual_bot(row.game),
        asked=asked.seats if status == "running" else [],
        left=round(max(0.0, (row.deadline or 0.0) - now), 1) if runs else None,
        reserves=[round(left, 1) for left in asked.reserve] or [row.reserve_seconds] * len(row.seats),
    )


def edition_used(row: TableRow) -> EditionUsed:
    """Without folding anything: it was written down when the table was made."""
    game = get_game(row.game)
    used = row.edition or game.account(released.first(game))
    return EditionUsed(used.hash, used.args(game.components().hash))


def screen_info(server: Server, live: LiveTable) -> Table:
    """As a screen shows it that all can see: nobody's own; before the start with links to free seats."""
    found = table_info(server, live.row, NOBODY, live.connected(), live)
    if live.status != "waiting":
        return found

    def with_link(info: TableSeat, seat: SeatRow) -> TableSeat:
        if seat.kind != "invite" or seat.reserved is not None:
            return info
        return structs.replace(info, invite=server.sessions.invite(live.id, seat.seat, seat.nonce))

    seats = [with_link(*pair) for pair in zip(found.seats, live.row.seats, strict=True)]
    return structs.replace(found, seats=seats)


def is_guided(row: TableRow) -> bool:
    """Has it the known deal of a guided game?"""
    return guide_for(get_game(row.game), row.commitment, len(row.seats), row.options) is not None


def seat_info(
    server: Server, row: TableRow, seat: SeatRow, session: str, here: bool, may: list[Right]
) -> TableSeat:
    human = seat.kind == "human"
    invite: str | UnsetType = UNSET
    if seat.kind == "invite" and row.creator == session:
        invite = server.sessions.invite(row.id, seat.seat, seat.nonce)
    return TableSeat(
        name=seat.name,
        person=person_at(row, seat),
        kind=seat.kind,  # type: ignore[arg-type]
        bot=seat.player,
        you=human and seat.session == session,
        here=human and here,
        may=may,
        fate=seat.fate,  # type: ignore[arg-type]
        vacation=seat.paused,
        ready=seat.ready,
        invite=invite,
    )


def person_at(row: TableRow, seat: SeatRow) -> str | None:
    """Who has a page of their own: nobody who was forgotten, and once at a table."""
    if seat.session is None or seat.kind != "human" or seat.name == FORGOTTEN:
        return None
    return seat.session if row.seats_of(seat.session)[0] == seat.seat else None


def is_present(seat: SeatRow, here: set[str], live: LiveTable | None = None) -> bool:
    """Connected to this process, or seen a moment ago by another."""
    if seat.session in here:
        return True
    left = None if live is None else live.left_at.get(seat.session or "")
    gone = None if left is None else time.monotonic() - left
    if gone is not None and gone >= RELOAD_SECONDS and time.time() - seat.seen >= gone - 1:
        return False  # left here, and nobody else has seen them since
    return time.time() - seat.seen < HERE_SECONDS
