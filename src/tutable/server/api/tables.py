"""LiveTables: made, listed, joined, left."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from tutable.bots import usual_bot
from tutable.bots.names import bot_name
from tutable.core.chance import commitment, new_seed, read_seed
from tutable.core.errors import UnknownBot, UnknownSeat
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.face.guide import guide_of
from tutable.server import clean, quotas
from tutable.server.api.endpoint import Call, Endpoint, Param
from tutable.server.api.games import GAME
from tutable.server.api.ids import new_id
from tutable.server.errors import (
    BadInvite,
    BadRequest,
    Full,
    Kicked,
    NoGuide,
    NoOpenSeat,
    NotAllowed,
    NotAway,
    NotRateable,
    NotRunning,
    SeatTaken,
)
from tutable.server.live_table import LiveTable
from tutable.server.names import distinct
from tutable.server.observe import log
from tutable.server.seating import is_away, may_call_bot, may_return
from tutable.server.store import clocks, events, lobby, votes
from tutable.server.store.clocks import TakeOver, take_over
from tutable.server.store.rows import SeatRow, TableRow
from tutable.server.sync.table import table_info
from tutable.server.time import asking
from tutable.server.time.agreeing import is_idle, needed, people
from tutable.server.time.timekeeper import heard
from tutable.server.wire.client import MAX_TABLE_BODY, Join, NewClock, NewSeat, NewTable, Nothing, SeatBot
from tutable.server.wire.values import Table
from tutable.server.work.asker import ASKING
from tutable.server.work.jobs import Check, Checked

if TYPE_CHECKING:
    from tutable.server.process import Server

DAY = 86400


def shown(call: Call, live: LiveTable) -> Table:
    return table_info(call.server, live.row, call.session.id, live.connected(), live)


async def new_table(call: Call) -> Table:
    return await open_table(call, call.body, new_seed())


async def open_table(call: Call, body: NewTable, seed: bytes) -> Table:
    """A table with this luck."""
    server, session = call.server, call.session
    await may_make_table(call)
    game = get_game(body.game)
    game.check_players(len(body.seats))
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
        edition=checked.edition,
        seats=new_seats(call, body.seats, game.id),
    )
    if body.clock is not None:
        set_clock(call, row, body.clock)
    row.patience = body.patience
    row.hints = row.people < 2 if body.hints is None else body.hints
    row.rated = body.rated
    if row.rated and not may_be_rated(body, row):
        raise NotRateable()
    await lobby.add_table(server.db, row)
    log().info("table.new", table=row.id, game=row.game, seats=len(row.seats))
    return shown(call, await server.tables.seats_changed(row.id))


def set_clock(call: Call, row: TableRow, clock: NewClock) -> None:
    if (clock.kind == "days") != (clock.move >= DAY):
        raise BadRequest(detail="clock.move: days per move, or less than one")
    row.clock, row.late = clock.kind, clock.late
    row.move_seconds, row.reserve_seconds = float(clock.move), float(clock.reserve)
    row.late_bot = checked_bot(call, row.game, clock.bot)


def may_be_rated(body: NewTable, row: TableRow) -> bool:
    """Two or more people, each at a screen of their own, with nothing brought along and nobody's advice."""
    screens = [seat.kind for seat in body.seats]
    between_people = len(screens) > 1 and set(screens) <= {"me", "open", "invite"}
    return between_people and not row.hints and row.components is None and not row.position


async def guided_table(call: Call) -> Table:
    """The learner against the bot that the guide names, with the deal it is made for."""
    game = get_game(call.path("game"))
    guide = guide_of(game)
    if guide is None:
        raise NoGuide(game=game.id)
    others = [NewSeat("bot", bot=guide.bot)] * (guide.players - 1)
    wanted = NewTable(game.id, [NewSeat("me"), *others], dict(guide.options))
    return await open_table(call, wanted, read_seed(guide.seed))


async def checked_table(server: Server, body: NewTable, seed: str) -> Checked:
    """Everything a match could refuse is refused here, not when the last player has sat down."""
    if body.components is None and body.position is None:
        match = Match.new(body.game, len(body.seats), seed=seed, options=body.options)
        return Checked(match.header.options, match.scores(), match.game.account(match.components))
    job = Check(body.game, len(body.seats), body.options, body.components, body.position or "", seed)
    return await server.reading.ask(job, Checked, ASKING.get())


async def checked_again(server: Server, row: TableRow, players: int) -> Checked:
    """The same for a table like another one, with so many seats."""
    get_game(row.game).check_players(players)
    seats = [NewSeat("open")] * players
    wanted = NewTable(row.game, seats, dict(row.options), row.components, row.position or None)
    return await checked_table(server, wanted, row.seed)


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
    await call.server.reveal(live)
    async with call.server.tables.reading(live, call.session.id):
        return shown(call, live)


async def join(call: Call) -> Table:
    """An open seat, the one an invite names, or those one gave up. Whoever sits already stays seated."""
    live = await call.server.tables.get(call.path("table"))
    return shown(call, await sit_down(call, live, call.body))


async def sit_down(call: Call, live: LiveTable, body: Join) -> LiveTable:
    server, me = call.server, call.session
    if live.status not in ("waiting", "running"):
        raise NoOpenSeat()
    mine = live.seats_of(me.id)
    if mine and (body.seat is None or body.seat in mine):
        return live
    if await lobby.is_kicked(server.db, live.id, me.id):
        raise Kicked()
    wanted = wanted_seats(call, live, body)
    kinds = [live.row.seats[seat].kind for seat in wanted]
    offered_before = server.pulse.now() - server.settings.offer_seconds
    told = heard(live.match) if live.match is not None and live.status == "running" else None
    who = lobby.Comer(me.id, me.name, call.digest)
    taken = [
        await lobby.take_seat(server.db, live.id, seat, who, kind, offered_before)
        for seat, kind in zip(wanted, kinds, strict=True)
    ]
    if told is not None:
        came = [seat for seat, is_mine in zip(wanted, taken, strict=True) if is_mine]
        await clocks.add(server.db, live.id, "joined", came, told)
    live = await server.tables.seats_changed(live.id)
    if any(taken):
        return live
    is_gone = live.row.seats[wanted[0]].kind != kinds[0]
    if body.seat is None and body.invite is None and is_gone:
        return await sit_down(call, live, body)  # somebody was quicker: any other open seat will do
    raise SeatTaken(seat=wanted[0])


def wanted_seats(call: Call, live: LiveTable, body: Join) -> list[int]:
    """One seat; or, of somebody who plays several at one screen, all that were given up or are kept."""
    if body.seat is not None and body.seat >= len(live.row.seats):
        raise UnknownSeat(seat=str(body.seat), players=len(live.row.seats))
    seen = live.witnesses.get(call.session.id, set())
    left = [row.seat for row in live.row.seats if may_return(live.status, row, seen)]
    if body.invite is None and left and (body.seat is None or body.seat in left):
        return left if body.seat is None else [body.seat]
    kept = [row.seat for row in live.row.seats if row.kind == "invite" and row.reserved == call.session.id]
    if body.invite is None and kept and (body.seat is None or body.seat in kept):
        return kept if body.seat is None else [body.seat]
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
    told = heard(live.match) if live.match is not None else None
    left = [row.seat for row in live.row.seats if row.session == call.session.id and not row.fate]
    await lobby.give_back(server.db, live.id, call.session.id, secrets.token_hex(8), server.pulse.now())
    if told is not None:
        await clocks.add(server.db, live.id, "left", left, told)
        if live.row.event is not None:  # the others of the round wait for this table, too
            bot = await events.bot_of(server.db, live.row.event)
            for seat in left:
                await lobby.seat_bot(server.db, live.id, seat, bot, bot_name(bot, seat))
    live = await server.tables.seats_changed(live.id)
    is_left = live.row.status == "waiting" and not any(seat.kind == "human" for seat in live.row.seats)
    if is_left and live.row.series is None:  # the tables of a set wait together
        await lobby.close(server.db, [live.id], "left")
        live = await server.tables.seats_changed(live.id)
        if live.row.rematch_of is not None:  # there another one may be opened
            await server.tables.seats_changed(live.row.rematch_of)
    return shown(call, live)


async def agree(
    call: Call, live: LiveTable, what: str, number: int, then: Callable[[Connection], object]
) -> None:
    """This person agrees; with enough others it is done."""
    server, me = call.server, call.session.id
    if me not in people(live):
        raise NotAllowed()
    who, count = needed(server, live, what, live.connected() | {me})  # who speaks is here, on whatever page
    await votes.vote(server.db, live.id, votes.Vote(what, me, number), who, count, then)
    await server.tables.seats_changed(live.id)


def seat_of(call: Call, live: LiveTable) -> SeatRow:
    """The seat that the path names."""
    number = call.path("seat")
    if not number.isascii() or not number.isdigit() or len(number) > 2 or int(number) >= len(live.row.seats):
        raise UnknownSeat(seat=number[:40], players=len(live.row.seats))
    return live.row.seats[int(number)]


async def seat_bot(call: Call) -> Table:
    """A bot for a free seat, or for a player who has been away for a while."""
    server = call.server
    live = await server.tables.get(call.path("table"))
    if not may_call_bot(live.row, call.session.id):
        raise NotAllowed()
    seat = seat_of(call, live)
    if live.status not in ("waiting", "running"):
        raise NotRunning()
    bot = checked_bot(call, live.row.game, call.body.bot)
    if seat.kind == "bot":
        raise SeatTaken(seat=seat.seat)
    if seat.kind == "human":
        if live.row.rated:  # an opponent does not choose how well somebody is stood in for
            bot = live.row.late_bot or usual_bot(live.row.game)
        patience = live.row.patience or server.settings.away_seconds
        since = time.time() - patience
        told = heard(live.match) if live.match is not None else []
        if is_away(live, seat, live.connected(), patience):
            deed = TakeOver("away-bot", bot, told)
            if not await server.timekeeper.replace(live, [seat.seat], deed, since):
                raise NotAway(seconds=patience)
            return shown(call, live)
        patience = live.row.patience or server.settings.ponder_seconds
        if seat.session == call.session.id or not is_idle(live, seat, server.pulse.now(), patience):
            raise NotAway(seconds=live.row.patience or server.settings.away_seconds)
        deed = TakeOver("idle-bot", bot, told)
        if live.row.creator == call.session.id:
            await server.timekeeper.replace(live, [seat.seat], deed)
        else:
            number = asking.read(live.row).number
            await agree(
                call, live, f"bot {seat.seat}", number, lambda c: take_over(c, live.id, [seat.seat], deed)
            )
        return shown(call, live)
    elif not await lobby.seat_bot(server.db, live.id, seat.seat, bot, bot_name(bot, seat.seat)):
        raise SeatTaken(seat=seat.seat)
    return shown(call, await server.tables.seats_changed(live.id))


TABLE = Param("table", {"type": "string", "maxLength": 40}, "The id of a table.", "path")
SEAT = Param("seat", {"type": "integer", "minimum": 0, "maximum": 5}, "A seat, from 0.", "path")

ENDPOINTS = [
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
    Endpoint(
        "POST",
        "/api/games/{game}/guided",
        "A table for a guided first game.",
        guided_table,
        Table,
        Nothing,
        params=(GAME,),
        refusals=(404, 503),
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
