"""How I am told that it is my turn, and when not; and vacations."""

from __future__ import annotations

import time

from tutable.server.api.endpoint import Call, Endpoint
from tutable.server.api.tables import TABLE
from tutable.server.errors import BadRequest, NotAllowed
from tutable.server.live_table import LiveTable
from tutable.server.notify.push import BadEndpoint, Subscription, check
from tutable.server.notify.quiet import zone_of
from tutable.server.store import habits
from tutable.server.time.vacations import Vacations
from tutable.server.wire.answers import Notifications, Silenced
from tutable.server.wire.client import NewHabits, Silence, Subscribe, Unsubscribe, Vacation


async def get(call: Call) -> Notifications:
    server, me = call.server, call.session.id
    mine = await habits.of(server.db, me)
    away = Vacations(server)
    return Notifications(
        push_key=server.notifier.pusher.public,
        browsers=len(await habits.browsers(server.db, me)),
        here=await habits.is_reached(server.db, me, call.session.device),
        zone=mine.zone,
        quiet_from=mine.quiet_from,
        quiet_to=mine.quiet_to,
        mail=mine.mail,  # type: ignore[arg-type]
        mail_refused=mine.mail_refused,
        may_mail=server.mail.is_on and await habits.address(server.db, me) is not None,
        vacation_left=away.left(mine),
        vacation_days=server.settings.vacation_days,
        vacation_seconds=away.seconds(mine),
    )


async def put(call: Call) -> Notifications:
    body: NewHabits = call.body
    if zone_of(body.zone) is None:
        raise BadRequest(detail=f"zone = {body.zone[:60]!r}")
    values = {
        "lang": body.lang,
        "zone": body.zone,
        "quiet_from": body.quiet_from,
        "quiet_to": body.quiet_to,
        "mail": body.mail,
        "mail_refused": False,
    }
    await habits.change(call.server.db, call.session.id, values)
    return await get(call)


async def subscribe(call: Call) -> Notifications:
    """This browser may be told while it is closed."""
    server, body = call.server, call.body
    where = Subscription(body.endpoint, body.p256dh, body.auth)
    await server.limits.hit(server.limits.reports, "push", call.session.id)
    try:
        check(where, server.settings.push_anywhere)
    except BadEndpoint:
        raise BadRequest(detail="endpoint") from None
    await habits.subscribe(server.db, call.session.id, call.session.device, where)
    await habits.change(server.db, call.session.id, {"lang": body.lang})
    return await get(call)


async def unsubscribe(call: Call) -> Notifications:
    await habits.unsubscribe(call.server.db, call.body.endpoint, call.session.id)
    return await get(call)


async def silenced(call: Call, live: LiveTable) -> Silenced:
    db, me = call.server.db, call.session.id
    on = await habits.is_silenced(db, me, live.id)
    return Silenced(on, on or (await habits.of(db, me)).quiet_for(time.time()) > 0)


async def is_silenced(call: Call) -> Silenced:
    live = await call.server.tables.get(call.path("table"))
    return await silenced(call, live)


async def silence(call: Call) -> Silenced:
    live = await call.server.tables.get(call.path("table"))
    if not live.seats_of(call.session.id):
        raise NotAllowed()
    await habits.silence(call.server.db, call.session.id, live.id, call.body.on)
    return await silenced(call, live)


async def vacation(call: Call) -> Notifications:
    await Vacations(call.server).take(call.session.id, call.body.days)
    return await get(call)


ENDPOINTS = [
    Endpoint("GET", "/api/me/notifications", "How I am told.", get, Notifications),
    Endpoint(
        "PUT",
        "/api/me/notifications",
        "Hours, language and mail.",
        put,
        Notifications,
        NewHabits,
    ),
    Endpoint(
        "POST", "/api/me/push", "Tell this browser while it is closed.", subscribe, Notifications, Subscribe
    ),
    Endpoint("POST", "/api/me/push/off", "No longer.", unsubscribe, Notifications, Unsubscribe),
    Endpoint(
        "POST",
        "/api/me/vacation",
        "So many days off: clocks that count days stand. 0: back.",
        vacation,
        Notifications,
        Vacation,
        refusals=(409,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/silence",
        "Am I told of my turns here?",
        is_silenced,
        Silenced,
        params=(TABLE,),
        refusals=(404,),
    ),
    Endpoint(
        "PUT",
        "/api/tables/{table}/silence",
        "Do not tell me of my turns here, or do.",
        silence,
        Silenced,
        Silence,
        params=(TABLE,),
        refusals=(404,),
    ),
]
