"""Who I am, where I am signed in, and everything that is kept of me."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import Connection
from starlette.responses import Response

from tutable.lang import LANGUAGES, Texts
from tutable.server import clean
from tutable.server.api.endpoint import Call, Endpoint, Param, address, json_response, large
from tutable.server.auth.labels import label
from tutable.server.auth.sessions import COOKIE_SECONDS, Session
from tutable.server.errors import NotThere
from tutable.server.observe import log
from tutable.server.store import credentials, devices, erasing, exporting, people
from tutable.server.wire.account import Account, Device, Export, Passkey
from tutable.server.wire.answers import Me
from tutable.server.wire.client import Name, Nothing

if TYPE_CHECKING:
    from tutable.server.process import Server


def me(server: Server, session: Session) -> Me:
    lab = server.settings.may_measure(session.is_host)
    return Me(session.id, session.name, session.csrf, session.is_host, lab)


async def get_me(call: Call) -> Response:
    """A first visit makes a guest."""
    call.server.house.admit(call.person, address(call.request))
    if call.person is not None:
        return json_response(me(call.server, call.person))
    await call.server.limits.hit(call.server.limits.new_guests, "guest", address(call.request))
    wanted = call.request.headers.get("accept-language", "")[:2].lower()
    texts = Texts(wanted if wanted in LANGUAGES else "en")
    name = texts.say("guest-name", {"n": str(1000 + secrets.randbelow(9000))})
    words = label(call.request.headers.get("user-agent", ""))
    before = call.request.cookies.get(call.server.cookie)
    session, cookie = await call.server.sessions.create(name, words, address(call.request), before)
    log().info("guest.new", session=session.id)
    response = json_response(me(call.server, session))
    set_cookie(call, response, cookie, COOKIE_SECONDS)
    return response


async def put_me(call: Call) -> Me:
    name = clean.name(call.body.name)
    server, session = call.server, call.session
    await server.limits.hit(server.limits.chats, "name", session.id)  # it is heard as widely
    await people.rename(server.db, session.id, name)
    server.session_changed(session.id)
    server.renamed(session.id, name)
    await server.hub.publish("session", session.id)
    return replace(me(server, session), name=name)


async def delete_me(call: Call) -> Nothing:
    """The cookie opens nothing any more; it is left as by `sign_out`."""
    server, session = call.server, call.session
    await server.db.write(lambda connection: erasing.erase(connection, session.id))
    await server.forgotten(session.id)
    await server.hub.publish("erased", session.id)
    return Nothing()


# -- what I have ------------------------------------------------------------------------------


async def get_account(call: Call) -> Account:
    """For its owner alone."""
    mine = call.session

    def work(connection: Connection) -> Account:
        found = credentials.of_person(connection, mine.id)
        return Account(
            id=mine.id,
            name=mine.name,
            kept=bool(found),
            games=credentials.games_of(connection, mine.id),
            recovery=next((one.created for one in found if one.kind == "recovery"), None),
            handle=next((one.key for one in found if one.kind == "password"), None),
            passkeys=[
                Passkey(one.id, one.data["label"], one.data["place"], one.created, one.used)
                for one in found
                if one.kind == "passkey"
            ],
            email=credentials.address_of(connection, mine.id),
            mail=call.server.mail.is_on,
            devices=[
                Device(one.id, one.label, one.created, one.seen, one.id == mine.device)
                for one in devices.of_person(connection, mine.id)
            ],
        )

    return await call.server.db.read(work)


async def export(call: Call) -> Response:
    """A file to keep."""
    await large(call)
    found = await call.server.db.read(lambda connection: exporting.export(connection, call.session.id))
    response = json_response(found)
    response.headers["content-disposition"] = 'attachment; filename="tutable.json"'
    return response


# -- where I am signed in ---------------------------------------------------------------------


async def end_device(call: Call) -> Nothing:
    """One of mine; its sockets are closed."""
    if not await _end(call, {call.path("device")}):
        raise NotThere()
    return Nothing()


async def end_others(call: Call) -> Nothing:
    person, here = call.session.id, call.session.device
    mine = await call.server.db.read(lambda connection: devices.of_person(connection, person))
    await _end(call, {device.id for device in mine} - {here})
    return Nothing()


async def _end(call: Call, ids: set[str]) -> int:
    person = call.session.id
    count = await call.server.db.write(lambda connection: devices.end(connection, person, ids))
    await known_anew(call.server, person)
    return count


async def known_anew(server: Server, person: str) -> None:
    """What was known of somebody may no longer be so: every process looks again, and every socket."""
    server.session_changed(person)
    await server.hub.publish("session", person)


def set_cookie(call: Call, response: Response, value: str, seconds: int) -> None:
    response.set_cookie(
        call.server.cookie,
        value,
        max_age=seconds,
        path=call.server.settings.path or "/",
        secure=call.request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


DEVICE = Param("device", {"type": "string", "maxLength": 40}, "The id of a device.", "path")

ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/me/account",
        "Where I am signed in, and how I can sign in elsewhere.",
        get_account,
        Account,
    ),
    Endpoint("GET", "/api/me/export", "Everything that is kept of me.", export, Export),
    Endpoint("DELETE", "/api/me/devices", "Sign out everywhere else.", end_others, Nothing),
    Endpoint(
        "DELETE",
        "/api/me/devices/{device}",
        "Sign out there.",
        end_device,
        Nothing,
        params=(DEVICE,),
        refusals=(404,),
    ),
    Endpoint("GET", "/api/me", "Who I am; makes a guest session if there is none.", get_me, Me, open=True),
    Endpoint("PUT", "/api/me", "Another name.", put_me, Me, Name, refusals=(422,)),
    Endpoint("DELETE", "/api/me", "Forget me: name, chat and ways in go, matches stay.", delete_me, Nothing),
]
