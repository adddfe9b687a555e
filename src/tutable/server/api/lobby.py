"""The lobby: where I play, where I could, whom I know, and what I have put away."""

from __future__ import annotations

from tutable.server.api.endpoint import Call, Endpoint, large
from tutable.server.api.tables import TABLE
from tutable.server.errors import StillPlaying
from tutable.server.store import events, lobby, shelves
from tutable.server.store.rows import TableRow
from tutable.server.sync.table import table_info
from tutable.server.wire.answers import EventBrief, Tables
from tutable.server.wire.client import Nothing, Shelf
from tutable.server.wire.values import Table


async def list_tables(call: Call) -> Tables:
    await large(call)
    server, me = call.server, call.session.id

    def info(row: TableRow) -> Table:
        live = server.tables.live.get(row.id)
        here = live.connected() if live is not None else set()
        return table_info(server, row, me, here)

    mine = await lobby.tables_of(server.db, me)
    put_away = await shelves.of_person(server.db, me)
    friends = await shelves.friends(server.db, me)
    known = {row.id for row in mine} | {table for table, shelf in put_away.items() if shelf == "hidden"}
    waiting = [row for row in await lobby.open_tables(server.db) if row.id not in known]
    running = [row for row in await lobby.running_tables(server.db) if row.id not in known]
    around = await events.of_person(server.db, me)
    return Tables(
        [info(row) for row in mine],
        [info(row) for row in waiting],
        [info(row) for row in running],
        [row.id for row in [*waiting, *running] if has_friend(row, friends)],
        [row.id for row in mine if put_away.get(row.id) == "archive"],
        [EventBrief(row.id, row.title, row.game, row.host_name, row.status) for row in around],  # type: ignore[arg-type]
        server.house.shown,
    )


def has_friend(row: TableRow, friends: set[str]) -> bool:
    return row.creator in friends or any(seat.session in friends for seat in row.seats)


async def put_away(call: Call) -> Nothing:
    """For this person alone; nobody else is told."""
    body: Shelf = call.body
    live = await call.server.tables.get(call.path("table"))
    if body.shelf and live.status in ("waiting", "running") and live.seats_of(call.session.id):
        raise StillPlaying()
    await shelves.put_away(call.server.db, call.session.id, live.id, body.shelf)
    return Nothing()


ENDPOINTS = [
    Endpoint(
        "GET", "/api/tables", "My tables, and those of others to join or to watch.", list_tables, Tables
    ),
    Endpoint(
        "PUT",
        "/api/tables/{table}/shelf",
        "Put a table away in my lobby, or take it back.",
        put_away,
        Nothing,
        Shelf,
        params=(TABLE,),
        refusals=(404, 409),
    ),
]
