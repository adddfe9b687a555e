"""Asking the host to look at what somebody does at a table."""

from __future__ import annotations

from tutable.core.errors import UnknownSeat
from tutable.server import clean
from tutable.server.api.endpoint import Call, Endpoint
from tutable.server.api.tables import TABLE
from tutable.server.errors import NotAllowed, NotFound
from tutable.server.live_table import LiveTable
from tutable.server.observe import log
from tutable.server.seating import check_watching
from tutable.server.store import reports
from tutable.server.wire.client import Nothing, Report


async def report(call: Call) -> Nothing:
    body: Report = call.body
    server, me = call.server, call.session.id
    live = await server.tables.get(call.path("table"))
    check_watching(live, me)
    about = reported(live, body)
    if about == me:
        raise NotAllowed()
    text = clean.plain(body.text)
    await server.limits.hit(server.limits.reports, "report", me)
    await reports.add(server.db, live.id, me, about, body.line, text)
    log().info("report.new", table=live.id)
    return Nothing()


def reported(live: LiveTable, body: Report) -> str:
    """The person who said a line, or who sits there."""
    if body.line is not None:
        session = next((line.session for line in live.chats if line.id == body.line), None)
    else:
        seats = live.row.seats
        if body.seat is None or body.seat >= len(seats):
            raise UnknownSeat(seat=str(body.seat), players=len(seats))
        session = seats[body.seat].session
    if session is None:
        raise NotFound()
    return session


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables/{table}/reports",
        "Ask the host to look at a person or a line of chat.",
        report,
        Nothing,
        Report,
        params=(TABLE,),
        refusals=(404, 422),
    ),
]
