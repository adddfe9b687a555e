"""LiveTables: made, listed, joined, left."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from tutable.bots import usual_bot
from tutable.bots.names import bot_name
from tutable.core.chance import commitment, new_seed
from tutable.core.errors import UnknownBot, UnknownSeat
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.server import clean, quotas
from tutable.server.api.endpoint import Call, Endpoint, Param, large
from tutable.server.errors import (
    BadInvite,
    Full,
    Kicked,
    NoOpenSeat,
    NotAllowed,
    NotAway,
    NotRunning,
    SeatTaken,
)
from tutable.server.live_table import LiveTable
from tutable.server.names import distinct
from tutable.server.observe import log
from tutable.server.seating import is_away, may_call_bot, may_return
from tutable.server.store import lobby
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.sync.table import table_info
from tutable.server.wire.answers import Tables
from tutable.server.wire.client import MAX_TABLE_BODY, Join, NewSeat, NewTable, Nothing, SeatBot
from tutable.server.wire.values import Table
from tutable.server.work.asker import ASKING
from tutable.server.work.jobs import Check, Checked

if TYPE_CHECKING:
    from tutable.server.process import Server

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def new_id() -> str:
    """Nobody guesses it: a table that is not public is reached by its link alone."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


def shown(call: Call, live: LiveTable) -> Table:
    return table_info(call.server, live.row, call.session.id, live.connected(), live)


async def list_tables(call: Call) -> Tables:
    await large(call)
    server, me = call.server, call.session.id

    def info(row: TableRow) -> Table:
        live = server.tables.live.get(row.id)
        here = live.connected() if live is not None else set()
        return table_info(server, row, me, here)

    mine = [info(row) for row in await lobby.tables_of(server.db, me)]
    known = {table.id for table in mine}
    others = [info(row) for row in await lobby.open_tables(server.db) if row.id not in known]
    return Tables(mine, others, server.house.shown)


async def new_table(call: Call) -> Table:
    body: NewTable = call.body
    server, session = call.server, call.session
    await may_make_table(call)
    game = get_game(body.game)
    game.check_players(len(body.seats))
    seed = new_seed()
    checked = await checked_table(server, body, seed.hex())
    row = TableRow(
        id=new_id(),
        game=game.id,
        options=checked.options,
        seed=seed.hex(),
        commitment=commitment(seed),
        creator=session.id,
        public=body.public,
        created=time.time(),
        address=call.digest,
        components=body.components,
        position=body.position or "",
        scores=checked.scores,
        seats=new_seats(call, body.seats, game.id),
    )
    await lobby.add_table(server.db, row)
    log().info("table.new", table=row.id, game=row.game, seats=len(row.seats))
    return shown(call, await server.tables.seats_changed(row.id))


async def checked_table(server: Server, body: NewTable, seed: str) -> Checked:
    """Everything a match could refuse is refused here, not when the last player has sat down."""
    if body.components is None and body.position is None:
        match = Match.new(body.game, len(body.seats), seed=seed, options=body.options)
        return Checked(match.header.options, match.scores())
    job = Check(body.game, len(body.seats), body.options, body.components, body.position or "", seed)
    return await server.reading.ask(job, Checked, ASKING.get())


async def may_make_table(call: Call) -> None:
    server, session = call.server, call.session
    await server.limits.hit(server.limits.new_tables, "table", session.id)
    if await lobby.count_unfinished(server.db, session.id) >= server.settings.max_tables:
        raise Full()
    await quotas.room_for_tables(server, session.id, call.digest)


def new_seats(call: Call, wanted: list[NewSeat], game: str) -> list[SeatRow]:
    """Seats as they were asked for; at most one is `me`, the others at this screen are `hotseat`."""
    session, name = call.session.id, call.session.name
    rows: list[SeatRow] = []
    for number, seat in enumerate(wanted):
        given = clean.name(seat.name) if seat.name else ""
        if seat.kind in ("me", "hotseat"):
            own = given or (name if seat.kind == "me" else f"{name[:36]} {number + 1}")
            own = distinct(own, [row.name for row in rows])
            rows.append(SeatRow(number, "human", own, session=session, seen=time.time()))
        elif seat.kind == "bot":
            bot = checked_bot(call, game, seat.bot)
            title = distinct(given or bot_name(bot, number), [row.name for row in rows])
            rows.append(SeatRow(number, "bot", title, bot=bot))
        else:
            offer = seat.kind
            rows.append(SeatRow(number, offer, given, offer=offer, nonce=secrets.token_hex(8)))
    return rows


def checked_bot(call: Call, game: str, bot: str | None) -> str:
    """A bot of this game that may play here; the usual one if none is named."""
    known = call.server.bots.known(game)
    if bot is None:
        return usual_bot(game)
    if bot not in known:
        raise UnknownBot(bot=bot[:40], known=", ".join(known))
    return bot


async def get_table(call: Call) -> Table:
    live = await call.server.tables.get(call.path("table"))
    async with call.server.tables.reading(live, call.session.id):
        return shown(call, live)


async def join(call: Call) -> Table:
    """An open seat, the one an invite names, or those one gave up. Whoever sits already stays seated."""
    body: Join = call.body
    server, me = call.server, call.session
    live = await server.tables.get(call.path("table"))
    if live.status not in ("waiting", "running"):
        raise NoOpenSeat()
    mine = live.seats_of(me.id)
    if mine and (body.seat is None or body.seat in mine):
        return shown(call, live)
    if await lobby.is_kicked(server.db, live.id, me.id):
        raise Kicked()
    wanted = wanted_seats(call, live, body)
    kinds = [live.row.seats[seat].kind for seat in wanted]
    taken = [
        await lobby.take_seat(server.db, live.id, seat, me.id, me.name, kind)
        for seat, kind in zip(wanted, kinds, strict=True)
    ]
    live = await server.tables.seats_changed(live.id)
    if not any(taken):
        raise SeatTaken(seat=wanted[0])
    return shown(call, live)


def wanted_seats(call: Call, live: LiveTable, body: Join) -> list[int]:
    """One seat; or all that somebody gave up who played several at one screen."""
    if body.seat is not None and body.seat >= len(live.row.seats):
        raise UnknownSeat(seat=str(body.seat), players=len(live.row.seats))
    seen = live.witnesses.get(call.session.id, set())
    left = [row.seat for row in live.row.seats if may_return(live.status, row, seen)]
    if body.invite is None and left and (body.seat is None or body.seat in left):
        return left if body.seat is None else [body.seat]
    return [offered_seat(call, live, body)]


def offered_seat(call: Call, live: LiveTable, body: Join) -> int:
    seats = live.row.seats
    if body.invite is not None:
        for row in seats:
            if row.kind == "invite" and (body.seat is None or body.seat == row.seat):
                if call.server.sessions.is_invite(body.invite, live.id, row.seat, row.nonce):
                    return row.seat
        raise BadInvite()
    if body.seat is not None:
        if seats[body.seat].kind == "invite":
            raise BadInvite()
        if seats[body.seat].kind != "open":
            raise SeatTaken(seat=body.seat)
        return body.seat
    for row in seats:
        if row.kind == "open":
            return row.seat
    raise NoOpenSeat()


async def leave(call: Call) -> Table:
    """All my seats here are free again; a table where nobody is left to wait is closed."""
    server = call.server
    live = await server.tables.get(call.path("table"))
    if not live.seats_of(call.session.id):
        raise NotAllowed()
    if live.status in ("over", "frozen", "closed"):
        return shown(call, live)
    await lobby.give_back(server.db, live.id, call.session.id, secrets.token_hex(8))
    live = await server.tables.seats_changed(live.id)
    if live.row.status == "waiting" and not any(seat.kind == "human" for seat in live.row.seats):
        await lobby.close(server.db, [live.id], "left")
        live = await server.tables.seats_changed(live.id)
    return shown(call, live)


async def seat_bot(call: Call) -> Table:
    """A bot for a free seat, or for a player who has been away for a while."""
    server = call.server
    live = await server.tables.get(call.path("table"))
    if not may_call_bot(live.row, call.session.id):
        raise NotAllowed()
    number = call.path("seat")
    if not number.isascii() or not number.isdigit() or len(number) > 2 or int(number) >= len(live.row.seats):
        raise UnknownSeat(seat=number[:40], players=len(live.row.seats))
    if live.status not in ("waiting", "running"):
        raise NotRunning()
    seat = live.row.seats[int(number)]
    bot = checked_bot(call, live.row.game, call.body.bot)
    if seat.kind == "bot":
        raise SeatTaken(seat=seat.seat)
    if seat.kind == "human":
        patience = server.settings.away_seconds
        since = time.time() - patience
        away = is_away(live, seat, live.connected(), patience)
        if not away or not await lobby.stand_in(server.db, live.id, seat.seat, bot, since):
            raise NotAway(seconds=patience)
    elif not await lobby.seat_bot(server.db, live.id, seat.seat, bot, bot_name(bot, seat.seat)):
        raise SeatTaken(seat=seat.seat)
    return shown(call, await server.tables.seats_changed(live.id))


TABLE = Param("table", {"type": "string", "maxLength": 40}, "The id of a table.", "path")
SEAT = Param("seat", {"type": "integer", "minimum": 0, "maximum": 5}, "A seat, from 0.", "path")

ENDPOINTS = [
    Endpoint("GET", "/api/tables", "My tables, and public ones that wait.", list_tables, Tables),
    Endpoint(
        "POST",
        "/api/tables",
        "A new table.",
        new_table,
        Table,
        NewTable,
        refusals=(404, 422, 503),
        max_body=MAX_TABLE_BODY,
    ),
    Endpoint("GET", "/api/tables/{table}", "One table.", get_table, Table, params=(TABLE,), refusals=(404,)),
    Endpoint(
        "POST",
        "/api/tables/{table}/join",
        "Sit down.",
        join,
        Table,
        Join,
        params=(TABLE,),
        refusals=(404, 409, 422),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/leave",
        "Give the seat back.",
        leave,
        Table,
        Nothing,
        params=(TABLE,),
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}/bot",
        "A bot for a free seat, or for a player who is away.",
        seat_bot,
        Table,
        SeatBot,
        params=(TABLE, SEAT),
        refusals=(404, 409, 422),
    ),
]
