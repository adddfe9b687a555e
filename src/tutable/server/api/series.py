"""Two tables with the same luck and a joint result, which are open to all when the last of them has ended."""

from __future__ import annotations

import secrets
import time

from tutable.bots.names import bot_name
from tutable.core.chance import commitment, new_seed
from tutable.core.registry import get_game
from tutable.server.api.endpoint import Call, Endpoint, Param, large
from tutable.server.api.ids import new_id
from tutable.server.api.tables import checked_bot, checked_table, may_make_table
from tutable.server.errors import BadRequest, UnknownSeries
from tutable.server.observe import log
from tutable.server.store import series
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.sync.table import table_info
from tutable.server.together.series import seat_of, sides
from tutable.server.wire.client import NewSeat, NewTable
from tutable.server.wire.together import NewSeries, Series

TABLES = 2


async def new_series(call: Call) -> Series:
    body: NewSeries = call.body
    server, me = call.server, call.session
    game = get_game(body.game)
    game.check_players(body.players)
    if body.bots >= body.players:
        raise BadRequest(detail="bots: at least one seat is for people")
    bot = checked_bot(call, game.id, body.bot) if body.bots else ""
    for _ in range(TABLES):
        await may_make_table(call)
    seed = new_seed()
    wanted = NewTable(game.id, [NewSeat("open")] * body.players, dict(body.options))
    checked = await checked_table(server, wanted, seed.hex())
    row = series.SeriesRow(new_id(), me.id, body.turned, time.time())
    rows = [
        TableRow(
            id=new_id(),
            game=game.id,
            options=checked.options,
            seed=seed.hex(),
            commitment=commitment(seed),
            creator=me.id,
            public=False,
            created=row.created,
            address=call.digest,
            watching=False,
            scores=checked.scores,
            edition=checked.edition,
            series=row.id,
            series_at=at,
            seats=new_seats(call, body, bot, at),
        )
        for at in range(TABLES)
    ]
    await series.add(server.db, row, rows)
    log().info("series.new", game=game.id, tables=TABLES)
    for table in rows:
        await server.tables.seats_changed(table.id)
    return await shown(call, row.id)


def new_seats(call: Call, body: NewSeries, bot: str, at: int) -> list[SeatRow]:
    """People's sides first, then the bots'; whoever asks sits with the first side at the first table."""
    me, made = call.session, {}
    for side in range(body.players):
        seat = seat_of(side, at, body.players, body.turned)
        if side >= body.players - body.bots:
            made[seat] = SeatRow(seat, "bot", bot_name(bot, seat), bot=bot)
        elif body.sit and at == 0 and side == 0:
            made[seat] = SeatRow(seat, "human", me.name, session=me.id, seen=time.time())
        else:
            made[seat] = SeatRow(seat, "open", "", nonce=secrets.token_hex(8))
    return [made[seat] for seat in sorted(made)]


async def get_series(call: Call) -> Series:
    await large(call)
    return await shown(call, call.path("series"))


async def shown(call: Call, id: str) -> Series:
    server = call.server
    found = await series.find(server.db, id) if id.isascii() and id.isalnum() else None
    if found is None:
        raise UnknownSeries()
    row, rows = found
    is_open = rows[0].series_open
    tables = []
    for table in rows:
        live = server.tables.live.get(table.id)
        here = live.connected() if live is not None else set()
        tables.append(table_info(server, table, call.session.id, here))
    return Series(
        row.id, rows[0].game, rows[0].creator_name, row.turned, is_open, tables, sides(rows, row.turned)
    )


SERIES = Param("series", {"type": "string", "maxLength": 40}, "The id of a set of tables.", "path")

ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/series",
        "Two tables with the same luck.",
        new_series,
        Series,
        NewSeries,
        refusals=(400, 404, 422, 503),
    ),
    Endpoint(
        "GET",
        "/api/series/{series}",
        "A set of tables with the same luck, and its joint result.",
        get_series,
        Series,
        params=(SERIES,),
        refusals=(404,),
    ),
]
