"""Who I am."""

from __future__ import annotations

import secrets

from starlette.responses import Response

from tutable.lang import LANGUAGES, Texts
from tutable.server import clean
from tutable.server.api.endpoint import Call, Endpoint, address, json_response
from tutable.server.auth.sessions import COOKIE_SECONDS, Session
from tutable.server.observe import log
from tutable.server.store import erasing, people
from tutable.server.wire.answers import Me
from tutable.server.wire.client import Name, Nothing


def me(session: Session) -> Me:
    return Me(session.id, session.name, session.csrf, session.is_host)


async def get_me(call: Call) -> Response:
    """A first visit makes a guest."""
    call.server.house.admit(call.person, address(call.request))
    if call.person is not None:
        return json_response(me(call.person))
    await call.server.limits.hit(call.server.limits.new_guests, "guest", address(call.request))
    wanted = call.request.headers.get("accept-language", "")[:2].lower()
    texts = Texts(wanted if wanted in LANGUAGES else "en")
    name = texts.say("guest-name", {"n": str(1000 + secrets.randbelow(9000))})
    session, cookie = await call.server.sessions.create(name, address(call.request))
    log().info("guest.new", session=session.id)
    response = json_response(me(session))
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
    return Me(session.id, name, session.csrf, session.is_host)


async def delete_me(call: Call) -> Response:
    server, session = call.server, call.session
    await server.db.write(lambda connection: erasing.erase(connection, session.id))
    await server.forgotten(session.id)
    await server.hub.publish("erased", session.id)
    response = json_response(Nothing())
    set_cookie(call, response, "", 0)
    return response


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


ENDPOINTS = [
    Endpoint("GET", "/api/me", "Who I am; makes a guest session if there is none.", get_me, Me, open=True),
    Endpoint("PUT", "/api/me", "Another name.", put_me, Me, Name, refusals=(422,)),
    Endpoint("DELETE", "/api/me", "Forget me: name, chat and cookie go, matches stay.", delete_me, Nothing),
]
