"""What a table is like at which the people of a finished one play again."""

from __future__ import annotations

import secrets
import time

from tutable.server.store.erasing import NOBODY
from tutable.server.store.rows import SeatRow, TableRow

FIRST = "first"  # the option that says who begins, where the rules let people say so


def row_again(old: TableRow, session: str, name: str, id: str) -> TableRow:
    """The same table for `session`, with seats kept for the others. Its luck is the caller's."""
    options, turned = next_first(old)
    rows = [seat_again(seat, session, name) for seat in old.seats]
    if turned:
        rows = rows[1:] + rows[:1]
    for number, row in enumerate(rows):
        row.seat = number
    return TableRow(
        id=id,
        game=old.game,
        options=options,
        seed="",
        commitment="",
        creator=session,
        public=old.public,
        created=time.time(),
        components=old.components,
        position=old.position,
        watching=old.watching,
        chat=old.chat,
        slow=old.slow,
        hints=old.hints,
        rated=old.rated and all(row.kind != "bot" for row in rows),  # it plays for who left, and stays
        edition=old.edition,
        clock=old.clock,
        move_seconds=old.move_seconds,
        reserve_seconds=old.reserve_seconds,
        late=old.late,
        late_bot=old.late_bot,
        patience=old.patience,
        rematch_of=old.id,
        seats=rows,
    )


def next_first(old: TableRow) -> tuple[dict[str, str], bool]:
    """Options under which the next one begins, and whether people move up by one seat instead.

    A beginning by lot stays one: it favours nobody.
    """
    first = old.options.get(FIRST)
    if first is None:
        return dict(old.options), True
    if first.isdigit():
        return {**old.options, FIRST: str(int(first) % len(old.seats) + 1)}, False
    return dict(old.options), False


def seat_again(old: SeatRow, session: str, name: str) -> SeatRow:
    """A bot stays, whoever asks sits down, and the seats of the others are kept for them."""
    if old.kind == "bot":
        return SeatRow(old.seat, "bot", old.name, bot=old.bot)
    if old.kind == "human" and old.session == session:
        own = old.name if old.name else name
        return SeatRow(old.seat, "human", own, offer=old.offer, session=session, seen=time.time(), ready=True)
    nonce = secrets.token_hex(8)
    if old.kind == "human" and old.name != NOBODY:
        return SeatRow(old.seat, "invite", old.name, offer="invite", nonce=nonce, reserved=old.session)
    return SeatRow(old.seat, "open", "", offer="open", nonce=nonce)
