"""Once more: the same people, options and components; one table per finished one, whoever presses first."""

from __future__ import annotations

from tutable.core.chance import commitment, new_seed
from tutable.server.api.endpoint import Call, Endpoint
from tutable.server.api.ids import new_id
from tutable.server.api.tables import TABLE, checked_again, may_make_table, shown, sit_down
from tutable.server.errors import NotAllowed
from tutable.server.live_table import LiveTable
from tutable.server.observe import log
from tutable.server.store import rematches
from tutable.server.together.rematch import row_again
from tutable.server.wire.client import Join, Nothing
from tutable.server.wire.values import Table


async def rematch(call: Call) -> Table:
    """The first who presses makes the table; the others sit down where a seat is kept for them."""
    server, me = call.server, call.session
    old = await server.tables.get(call.path("table"))
    if old.status != "over" or not old.seats_of(me.id):
        raise NotAllowed()
    found = await rematches.of_table(server.db, old.id)
    if found is None:
        found = await opened(call, old)
    live = await server.tables.get(found)
    if live.status == "waiting" and any(seat.reserved == me.id for seat in live.row.seats):
        live = await sit_down(call, live, Join())
    return shown(call, live)


async def opened(call: Call, old: LiveTable) -> str:
    """The new table, or the one that somebody else made this moment."""
    server = call.server
    await may_make_table(call)
    seed = new_seed()
    row = row_again(old.row, call.session.id, call.session.name, new_id())
    row.seed, row.commitment, row.address = seed.hex(), commitment(seed), call.digest
    row.scores = (await checked_again(server, row, len(row.seats))).scores
    found = await rematches.add(server.db, row)
    if found == row.id:
        log().info("table.rematch", table=row.id, game=row.game)
        await server.tables.seats_changed(row.id)
    await server.tables.seats_changed(old.id)  # the others are told at the finished table
    return found


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        "Play again with the same people.",
        rematch,
        Table,
        Nothing,
        params=(TABLE,),
        refusals=(403, 404, 409, 503),
    ),
]
