"""What a thing on a table is, for a seat that may see it."""

from __future__ import annotations

import re

from starlette.responses import Response

from tutable.server.api.endpoint import Call, Endpoint, Param, json_response
from tutable.server.api.tables import TABLE
from tutable.server.errors import BadRequest, NotYourSeat
from tutable.server.sync.entry import seat_name
from tutable.server.sync.thing import explained
from tutable.server.wire.values import Explained

A_REF = re.compile(r"[a-z0-9.-]{1,64}")
CACHED_SECONDS = 3600  # as long as the version stands, so does what is said of it


async def thing(call: Call) -> Response:
    """For the seat that this session is shown, or a spectator: the same rights as a sync."""
    ref = read_ref(call)
    live = await call.server.tables.get(call.path("table"))
    async with call.server.tables.looking(live, call.session) as (match, seat):
        word = call.query("seat") or seat_name(seat)
        if word != seat_name(seat):
            raise NotYourSeat(seat=word[:40])
        found = explained(match.game, ref, match.view(seat), seat)
        response = json_response(found)
        if call.query("version") == str(match.version(seat)):
            response.headers["cache-control"] = f"private, max-age={CACHED_SECONDS}"
        return response


def read_ref(call: Call) -> str:
    ref = call.path("ref")
    if A_REF.fullmatch(ref) is None:
        raise BadRequest(detail="ref: letters, digits, points and dashes")
    return ref


REF = Param("ref", {"type": "string", "pattern": "^[a-z0-9.-]{1,64}$"}, "A thing, as offers name it.", "path")
SEAT = Param("seat", {"type": "string", "maxLength": 20}, "The seat that is shown, or `spectator`.")
VERSION = Param("version", {"type": "integer", "minimum": 0}, "The view's version: its answer may be kept.")

ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/things/{ref}",
        "What a thing is; nothing if it speaks for itself.",
        thing,
        Explained | None,
        params=(TABLE, REF, SEAT, VERSION),
        refusals=(400, 404, 409),
    ),
]
