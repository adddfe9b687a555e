"""Small tournaments: a host invites people by a link, the server seats them in rounds, standings are live."""

from __future__ import annotations

import contextlib
import time

from sqlalchemy import Connection

from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.server import clean, quotas
from tutable.server.api.endpoint import Call, Endpoint, Param, address, large
from tutable.server.api.ids import new_id
from tutable.server.api.tables import checked_bot
from tutable.server.errors import EventOver, NotAllowed, NotThere, RoundRuns, TooFew, UnknownEvent
from tutable.server.observe import log
from tutable.server.store import events
from tutable.server.store.clocks import TakeOver
from tutable.server.store.events import EventRow, Whole
from tutable.server.sync.table import table_info
from tutable.server.time.timekeeper import heard
from tutable.server.together.rounds import go_on, is_done
from tutable.server.together.standings import Played, Total, totals
from tutable.server.wire.client import Nothing
from tutable.server.wire.together import Event, EventPerson, EventTable, Missing, NewEvent

MAX_PEOPLE = 48
MAX_EVENTS = 20  # of one host, that are not over


async def new_event(call: Call) -> Event:
    body: NewEvent = call.body
    server, me = call.server, call.session
    await server.limits.hit(server.limits.new_tables, "table", me.id)
    game = get_game(body.game)
    match = Match.new(game, body.players, options=body.options)  # what it would refuse is refused now
    title = clean.name(body.title)
    row = EventRow(
        id=new_id(),
        title=title,
        game=game.id,
        options=match.header.options,
        players=body.players,
        rounds=body.rounds,
        round=0,
        bot=checked_bot(call, game.id, body.bot),
        host=me.id,
        status="open",
        created=time.time(),
    )
    await events.add(server.db, row, MAX_EVENTS)
    if body.take_part:
        await events.join(server.db, row.id, me.id, MAX_PEOPLE)
    log().info("event.new", game=game.id)
    return await answer(call, row.id)


async def get_event(call: Call) -> Event:
    await large(call)
    return await answer(call, call.path("event"))


async def join(call: Call) -> Event:
    """Now, or in the middle of it: then from the next round on."""
    whole = await going_on(call)
    await events.join(call.server.db, whole.row.id, call.session.id, MAX_PEOPLE)
    await came(call, whole)
    return await answer(call, whole.row.id)


async def came(call: Call, whole: Whole) -> None:
    """A tournament that has begun and had too few people for the next round goes on when there are enough."""
    if whole.row.status == "running":
        with contextlib.suppress(TooFew):
            await go_on(call.server, whole.row.id)


async def leave(call: Call) -> Event:
    whole = await going_on(call)
    await out(call, whole, call.session.id, is_listed=False)
    return await answer(call, whole.row.id)


async def missing(call: Call) -> Event:
    """The host says that somebody is not there, or is back."""
    body: Missing = call.body
    whole = await going_on(call)
    if whole.row.host != call.session.id:
        raise NotAllowed()
    if body.missing:
        await out(call, whole, body.person, is_listed=True)  # to be found there when they come
    elif any(one.session == body.person for one in whole.people):
        await events.join(call.server.db, whole.row.id, body.person, MAX_PEOPLE)
        await came(call, whole)
    else:
        raise NotThere()
    return await answer(call, whole.row.id)


async def out(call: Call, whole: Whole, person: str, is_listed: bool) -> None:
    """No seat in the next round; at the table that is played a bot goes on until they are back."""
    server = call.server
    whole = await events.leave(server.db, whole.row.id, person, is_listed)
    for one in whole.tables:
        seats = [] if one.is_done else one.row.seats_of(person)
        if not seats:
            continue
        live = await server.tables.get(one.row.id)
        if live.match is None:  # drawn this moment, and not begun yet
            live = await server.tables.seats_changed(one.row.id)
        if person not in live.connected() and live.match is not None:
            deed = TakeOver("away-bot", whole.row.bot, heard(live.match))
            await server.timekeeper.replace(live, seats, deed)


async def start(call: Call) -> Event:
    """The first round; later rounds begin by themselves, or here if a table was closed meanwhile."""
    whole = await going_on(call)
    if whole.row.host != call.session.id:
        raise NotAllowed()
    await quotas.room_for_tables(call.server, call.session.id, call.digest)
    await go_on(call.server, whole.row.id)
    return await answer(call, whole.row.id)


async def end(call: Call) -> Event:
    """Before its last round, and not in the middle of one: the standings are the result."""
    whole = await going_on(call)
    if whole.row.host != call.session.id:
        raise NotAllowed()

    def work(connection: Connection) -> None:
        if not is_done(events.going_on(connection, whole.row.id)):
            raise RoundRuns()
        events.end(connection, whole.row.id)

    await call.server.db.write(work)
    return await answer(call, whole.row.id)


async def going_on(call: Call) -> Whole:
    """Whatever is done there is answered with the whole of it, which costs much in a large one."""
    limits = call.server.limits
    await limits.hit(limits.large, "event", address(call.request))
    whole = await found(call, call.path("event"))
    if whole.row.status == "over":
        raise EventOver()
    return whole


async def found(call: Call, id: str) -> Whole:
    whole = await events.find(call.server.db, id) if id.isascii() and id.isalnum() else None
    if whole is None:
        raise UnknownEvent()
    return whole


async def answer(call: Call, id: str) -> Event:
    whole, me = await found(call, id), call.session.id
    row = whole.row
    done = [
        Played(one.row.scores, one.row.winners, one.people, one.gone)
        for one in whole.tables
        if one.row.status == "over"
    ]
    earned = totals(done)
    people = [
        EventPerson(
            one.session,
            one.name,
            one.session == me,
            one.missing,
            (total := earned.get(one.session, Total())).twice / 2,
            total.wins,
            total.games,
            total.scored,
        )
        for one in whole.people
    ]
    people.sort(key=lambda one: (-one.points, -one.wins, -one.scored))
    tables = [
        EventTable(one.round, table_info(call.server, one.row, me, here(call, one.row.id)))
        for one in whole.tables
    ]
    return Event(
        row.id,
        row.title,
        row.game,
        row.options,
        row.players,
        row.rounds,
        row.round,
        row.bot,
        row.host_name,
        row.host == me,
        row.status,  # type: ignore[arg-type]
        people,
        tables,
    )


def here(call: Call, table: str) -> set[str]:
    live = call.server.tables.live.get(table)
    return live.connected() if live is not None else set()


EVENT = Param("event", {"type": "string", "maxLength": 40}, "The id of a tournament.", "path")

ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/events",
        "A small tournament.",
        new_event,
        Event,
        NewEvent,
        refusals=(400, 404, 422, 503),
    ),
    Endpoint(
        "GET",
        "/api/events/{event}",
        "A tournament as it stands.",
        get_event,
        Event,
        params=(EVENT,),
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        "/api/events/{event}/join",
        "Take part.",
        join,
        Event,
        Nothing,
        params=(EVENT,),
        refusals=(404, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/events/{event}/leave",
        "Take part no longer.",
        leave,
        Event,
        Nothing,
        params=(EVENT,),
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/events/{event}/start",
        "The next round, for the host.",
        start,
        Event,
        Nothing,
        params=(EVENT,),
        refusals=(403, 404, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/events/{event}/end",
        "No more rounds: for the host.",
        end,
        Event,
        Nothing,
        params=(EVENT,),
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/events/{event}/missing",
        "Somebody is not there, or back: for the host.",
        missing,
        Event,
        Missing,
        params=(EVENT,),
        refusals=(403, 404, 409),
    ),
]
