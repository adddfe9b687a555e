"""Matches exported, imported, forked. Of a running one: what the asking seat knows."""

from __future__ import annotations

import json
import time
from typing import Any

from starlette.responses import Response

from tutable.core.chance import new_seed
from tutable.core.match import Match
from tutable.core.snapshot import restored
from tutable.server import clean
from tutable.server.api.endpoint import Call, Endpoint, large
from tutable.server.api.ids import new_id
from tutable.server.api.replay import finished, record
from tutable.server.api.tables import TABLE, may_make_table, shown
from tutable.server.live_table import LiveTable
from tutable.server.names import distinct
from tutable.server.seating import not_in_series
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.stored import summary
from tutable.server.sync.entry import seat_name
from tutable.server.sync.story import said
from tutable.server.wire.answers import SeatLog
from tutable.server.wire.client import MAX_IMPORT_BODY, Fork, Import
from tutable.server.wire.values import Table
from tutable.server.work.asker import ASKING
from tutable.server.work.jobs import Begun, Branch, Bring

# -- export ---------------------------------------------------------------------------------------


async def export(call: Call) -> Any:
    """Finished: the whole save. Running: the log of the asking seat, or of a spectator."""
    await large(call)
    live = await call.server.tables.get(call.path("table"))
    async with call.server.tables.looking(live, call.session) as (match, seat):
        if match.is_over and not live.row.series_open:
            return Response(save(live), media_type="application/json", headers=as_file(live))
        return SeatLog(
            match.game.id,
            match.header.options,
            [row.name for row in live.row.seats],
            seat_name(seat),
            match.header.commitment,
            [said(entry) for entry in match.log(seat)],
        )


def as_file(live: LiveTable) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{live.row.game}-{live.id}.json"'}


def save(live: LiveTable) -> str:
    """The save, with who played which seat where the terminal looks for it."""
    data = json.loads(finished(live).save())
    data["terminal"] = {"players": [row.bot if row.kind == "bot" else "human" for row in live.row.seats]}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# -- import and fork ------------------------------------------------------------------------------


async def import_save(call: Call) -> Table:
    """A saved match as a table of one's own: bots stay bots, every other seat is at this screen.

    One that is not over goes on with new luck: whoever brings it has seen the seed in the file.
    """
    body: Import = call.body
    await may_bring(call)
    brought = await call.server.reading.ask(Bring(body.save, new_seed().hex()), Begun, ASKING.get())
    return await new_from(call, brought, brought.players)


async def fork(call: Call) -> Table:
    """A new table that shares a finished match's beginning; what follows has new luck."""
    body: Fork = call.body
    await may_bring(call)
    live = await call.server.tables.get(call.path("table"))
    finished(live)
    not_in_series(live)
    job = Branch(record(live).save, body.at, new_seed().hex())
    players = [seat.bot if seat.kind == "bot" and seat.bot else "human" for seat in live.row.seats]
    return await new_from(call, await call.server.folding.ask(job, Begun, ASKING.get()), players)


async def may_bring(call: Call) -> None:
    await call.server.limits.hit(call.server.limits.imports, "import", call.session.id)
    await may_make_table(call)


async def new_from(call: Call, begun: Begun, players: list[str]) -> Table:
    """A table for a match that has begun elsewhere."""
    match = restored(begun.match)
    row = row_of(call, match, own_seats(call, match, players))
    row.base, row.base_at = begun.base, begun.at
    row.seed, row.commitment = begun.seed, match.header.commitment
    row.edition = begun.edition
    match.auto_end = set(row.auto_end)
    return shown(call, await call.server.tables.add(row, match))


def own_seats(call: Call, match: Match, players: list[str]) -> list[SeatRow]:
    known = call.server.bots.known(match.game.id)
    who = players if len(players) == match.players else []
    rows: list[SeatRow] = []
    for seat in range(match.players):
        name = clean.name(match.names[seat]) if match.names else f"{call.session.name[:36]} {seat + 1}"
        name = distinct(name, [row.name for row in rows])
        if seat < len(who) and who[seat] in known:
            rows.append(SeatRow(seat, "bot", name, bot=who[seat]))
        else:
            rows.append(SeatRow(seat, "human", name, session=call.session.id, seen=time.time()))
    return rows


def row_of(call: Call, match: Match, seats: list[SeatRow]) -> TableRow:
    """The row of a match that has begun elsewhere."""
    now = summary(match, seats)
    return TableRow(
        id=new_id(),
        game=match.game.id,
        options=match.header.options,
        seed="",
        commitment="",
        creator=call.session.id,
        public=False,
        created=time.time(),
        address=call.digest,
        status=now.status,
        names=list(match.names),
        auto_end=[row.seat for row in seats if row.kind == "bot"],
        asked=list(now.asked),
        bot_due=now.bot_due,
        winners=list(now.winners),
        scores=list(now.scores),
        hints=sum(row.kind != "bot" for row in seats) < 2,
        seats=seats,
    )


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/export",
        "Finished: the whole save. Running: what the asking seat was told.",
        export,
        dict[str, Any],
        params=(TABLE,),
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/import",
        "A saved match as a table of one's own.",
        import_save,
        Table,
        Import,
        refusals=(404, 422, 503),
        max_body=MAX_IMPORT_BODY,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/fork",
        "A new table from a finished match.",
        fork,
        Table,
        Fork,
        params=(TABLE,),
        refusals=(404, 409, 422, 503),
    ),
]
