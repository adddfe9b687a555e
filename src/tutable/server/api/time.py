"""Playing on, giving up, agreeing: what people do about time, and about those who do not move."""

from __future__ import annotations

from sqlalchemy import Connection, update

from tutable.bots import usual_bot
from tutable.server.api.endpoint import Call, Endpoint
from tutable.server.api.tables import SEAT, TABLE, agree, seat_of, shown
from tutable.server.errors import NotAllowed, NotRunning, NotYourSeat, RatedSeat, SeatLost, SeatTaken
from tutable.server.live_table import LiveTable
from tutable.server.seating import FREE
from tutable.server.store import votes
from tutable.server.store.clocks import TakeOver
from tutable.server.store.lobby import closed
from tutable.server.store.schema import seats, tables
from tutable.server.time.timekeeper import heard
from tutable.server.wire.client import Agree, Nothing
from tutable.server.wire.values import Table


async def running(call: Call) -> LiveTable:
    """The table, if its match goes on."""
    live = await call.server.tables.get(call.path("table"))
    if live.status != "running":
        raise NotRunning()
    return live


async def back(call: Call) -> Table:
    """A bot has played for me; I play on myself."""
    live = await running(call)
    seat = seat_of(call, live)
    if seat.seat not in live.seats_of(call.session.id):
        raise NotYourSeat(seat=seat.seat)
    if seat.fate:
        raise SeatLost()
    if not await call.server.timekeeper.back(live, [seat.seat]):
        raise NotRunning()
    return shown(call, live)


async def resign(call: Call) -> Table:
    """I have lost; a bot plays my seats to the end."""
    live = await running(call)
    mine = [seat for seat in live.seats_of(call.session.id) if not live.row.seats[seat].fate]
    if not mine:
        raise NotAllowed()
    assert live.match is not None
    bot = live.row.late_bot or usual_bot(live.row.game)
    deed = TakeOver("resigned", bot, heard(live.match), fate="resigned")
    await call.server.timekeeper.replace(live, mine, deed)
    return shown(call, live)


async def end(call: Call) -> Table:
    """I agree to end the match as it stands, or no longer; when all agree it is closed."""
    live = await running(call)
    if not call.body.on:
        await votes.withdraw(call.server.db, live.id, votes.END, call.session.id)
        await call.server.tables.seats_changed(live.id)
        return shown(call, live)

    def close(connection: Connection) -> None:
        closed(connection, tables.c.id == live.id, "agreed")

    await agree(call, live, votes.END, 0, close)
    return shown(call, live)


async def offer(call: Call) -> Table:
    """I agree that a seat somebody left be offered to somebody new."""
    live = await running(call)
    seat = seat_of(call, live)
    if seat.kind not in FREE:
        raise SeatTaken(seat=seat.seat)
    if live.row.rated:
        raise RatedSeat()
    if seat.offered is not None:
        return shown(call, live)
    here = (seats.c.table_id == live.id) & (seats.c.seat == seat.seat) & seats.c.kind.in_(FREE)
    now = call.server.pulse.now()

    def offered(connection: Connection) -> None:
        connection.execute(update(seats).where(here).values(offered=now))

    await agree(call, live, f"offer {seat.seat}", 0, offered)
    return shown(call, live)


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables/{table}/resign",
        "Give up: a bot plays on, and the match is lost.",
        resign,
        Table,
        Nothing,
        params=(TABLE,),
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/end",
        "Agree to end the match as it stands.",
        end,
        Table,
        Agree,
        params=(TABLE,),
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}/offer",
        "Agree that a seat somebody left be offered to somebody new.",
        offer,
        Table,
        Nothing,
        params=(TABLE, SEAT),
        refusals=(404, 409, 422),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}/back",
        "Play on for myself.",
        back,
        Table,
        Nothing,
        params=(TABLE, SEAT),
        refusals=(404, 409, 422),
    ),
]
