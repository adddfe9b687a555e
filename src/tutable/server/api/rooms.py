"""The waiting room: ready, fill with bots, send away, begin with those who are here; and a code to scan."""

from __future__ import annotations

import io
import re
from functools import lru_cache

import segno
from starlette.responses import Response

from tutable.bots.names import bot_name
from tutable.server.api.endpoint import Call, Endpoint, Param, address
from tutable.server.api.tables import TABLE, checked_again, checked_bot, shown
from tutable.server.errors import BadRequest, NotAllowed, NotWaiting
from tutable.server.live_table import LiveTable
from tutable.server.seating import FREE, may_call_bot, may_share, may_start
from tutable.server.store import rooms
from tutable.server.wire.answers import Screen
from tutable.server.wire.client import Nothing, Ready, SeatBot, SendAway
from tutable.server.wire.values import Table

MAX_PATH = 120  # a seat with its invitation needs half of it
OWN_PATH = re.compile(rf"/[A-Za-z0-9/?=&%._~-]{{0,{MAX_PATH - 1}}}")
MODULE = 6  # how large a square of the code is drawn: it is scaled anyway


async def ready(call: Call) -> Table:
    live = await waiting(call)
    await rooms.set_ready(call.server.db, live.id, call.session.id, call.body.ready)
    return await changed(call, live)


async def fill(call: Call) -> Table:
    """A bot for every free seat; with all seats taken the match begins."""
    live = await waiting(call)
    if not may_call_bot(live.row, call.session.id):
        raise NotAllowed()
    await rooms.fill(call.server.db, live.id, checked_bot(call, live.row.game, call.body.bot), bot_name)
    return await changed(call, live)


async def send_away(call: Call) -> Table:
    live = await waiting(call)
    if live.row.creator != call.session.id:
        raise NotAllowed()
    await rooms.send_away(call.server.db, live.id, call.body.seat, call.session.id)
    answer = await changed(call, live)
    for watcher in list(live.watchers):
        watcher.recheck()
    return answer


async def start(call: Call) -> Table:
    """Begin with the seats that are taken, if the game can be played by so many."""
    live = await waiting(call)
    if not may_start(live.row, live.status, call.session.id):
        raise NotAllowed()
    row = live.row
    taken = [seat.seat for seat in row.seats if seat.kind not in FREE]
    checked = await checked_again(call.server, row, len(taken))
    await rooms.without_free_seats(call.server.db, live.id, taken, checked.options, checked.scores)
    await call.server.tables.lines_removed(live)  # they were said from seats that have other numbers now
    await call.server.hub.publish("removed", live.id)
    return await changed(call, live)


async def screen(call: Call) -> Screen:
    """The key of a screen that all who sit around it see."""
    live = await call.server.tables.get(call.path("table"))
    if not may_share(live.row, live.status, call.session.id):
        raise NotAllowed()
    return Screen(call.server.sessions.screen(live.id))


async def waiting(call: Call) -> LiveTable:
    live = await call.server.tables.get(call.path("table"))
    if live.status != "waiting":
        raise NotWaiting()
    return live


async def changed(call: Call, live: LiveTable) -> Table:
    return shown(call, await call.server.tables.seats_changed(live.id))


async def code(call: Call) -> Response:
    """An address of this server to scan, as people reach it: with the host and scheme of this request."""
    path = call.query("to") or ""
    if OWN_PATH.fullmatch(path) is None or path.startswith("//"):
        raise BadRequest(detail="to: a path of this server")
    limits, url = call.server.limits, call.request.url
    await limits.hit(limits.large, "code", address(call.request))
    found = drawn(f"{url.scheme}://{url.netloc}{call.server.settings.path}{path}")
    return Response(found, media_type="image/svg+xml")


@lru_cache(256)  # drawing one takes as long as several moves, and a room asks for the same ones
def drawn(link: str) -> bytes:
    made, file = segno.make(link, error="m", micro=False), io.BytesIO()
    made.save(file, kind="svg", xmldecl=False, scale=MODULE, border=2, light="#fff", omitsize=True)
    return file.getvalue()


ENDPOINTS = [
    Endpoint(
        "PUT",
        "/api/tables/{table}/ready",
        "Would I begin with those who are here?",
        ready,
        Table,
        Ready,
        params=(TABLE,),
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/fill",
        "A bot for every free seat.",
        fill,
        Table,
        SeatBot,
        params=(TABLE,),
        refusals=(403, 404, 409, 422),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/send-away",
        "Whoever made the table sends somebody away from it.",
        send_away,
        Table,
        SendAway,
        params=(TABLE,),
        refusals=(403, 404, 409, 422),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/start",
        "Begin with the seats that are taken.",
        start,
        Table,
        Nothing,
        params=(TABLE,),
        refusals=(403, 404, 409, 422),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/screen",
        "The key of a shared screen, which has no seat and is shown what everybody may see.",
        screen,
        Screen,
        Nothing,
        params=(TABLE,),
        refusals=(403, 404),
    ),
    Endpoint(
        "GET",
        "/api/code",
        "An address of this server as a QR code.",
        code,
        params=(Param("to", {"type": "string", "maxLength": MAX_PATH}, "A path of this server."),),
        refusals=(400,),
        content="image/svg+xml",
    ),
]
