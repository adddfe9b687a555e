"""Ways to come back on another device, and signing in by them.

Whoever signs in leaves the guest of this browser behind. If that guest has games and no way back to them,
that is said first (GamesLeft), and done only when it was understood.
"""

from __future__ import annotations

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from tutable.server.api.endpoint import Call, Endpoint, address, json_response
from tutable.server.api.me import known_anew, me, set_cookie
from tutable.server.auth import passwords
from tutable.server.auth.labels import label
from tutable.server.auth.sessions import COOKIE_SECONDS
from tutable.server.errors import BadLink, BadSignIn, GamesLeft, HandleTaken, NotThere
from tutable.server.observe import log
from tutable.server.qr import qr
from tutable.server.store import credentials, devices
from tutable.server.store.credentials import Kind
from tutable.server.wire.account import Leave, NewPassword, PasswordSignIn, RecoveryLink, TokenSignIn
from tutable.server.wire.answers import Me
from tutable.server.wire.client import Nothing

# -- ways back ------------------------------------------------------------------------------------


async def new_recovery(call: Call) -> RecoveryLink:
    """A link that is as good as a password, shown this once; the one before is good for nothing."""
    await tries(call, call.session.id)
    token, hashed = credentials.new_token()
    person = call.session.id
    await call.server.db.write(lambda c: credentials.put(c, person, "recovery", hashed))
    link = f"{origin(call.request)}{call.server.settings.path}/sign-in#{token}"
    return RecoveryLink(link, qr(link))


async def drop_recovery(call: Call) -> Nothing:
    return await drop(call, "recovery")


async def put_password(call: Call) -> Nothing:
    """A name to sign in with, and a password; a new one takes the place of the old."""
    body: NewPassword = call.body
    await tries(call, call.session.id)
    handle = passwords.handle(body.handle)
    hashed = await passwords.hashed(passwords.checked(body.password, handle))
    person = call.session.id

    def work(connection: Connection) -> None:
        if not credentials.put(connection, person, "password", handle, hashed):
            raise HandleTaken()

    await call.server.db.write(work)
    return Nothing()


async def drop_password(call: Call) -> Nothing:
    return await drop(call, "password")


async def drop(call: Call, kind: Kind, id: str | None = None) -> Nothing:
    person = call.session.id
    if not await call.server.db.write(lambda c: credentials.drop(c, person, kind, id)):
        raise NotThere()
    return Nothing()


# -- signing in -----------------------------------------------------------------------------------


async def by_recovery(call: Call) -> Response:
    body: TokenSignIn = call.body
    await tries(call)
    await may_leave(call, body.leave)
    hashed = credentials.hash_of(body.token)

    def work(connection: Connection) -> str:
        found = credentials.find(connection, "recovery", hashed)
        if found is None:
            raise BadLink()
        credentials.used(connection, found.id)
        return found.person

    return await enter(call, await call.server.db.write(work))


async def by_password(call: Call) -> Response:
    body: PasswordSignIn = call.body
    name = passwords.compared(body.handle)
    await tries(call, name)
    await may_leave(call, body.leave)
    db = call.server.db
    found = await db.read(lambda c: credentials.find(c, "password", name))
    if not await passwords.is_right(found.secret if found else None, body.password) or found is None:
        raise BadSignIn()
    await db.write(lambda c: credentials.used(c, found.id))
    return await enter(call, found.person)


async def enter(call: Call, person: str) -> Response:
    """This browser is that person's from now on; the cookie is a new one."""
    server, before = call.server, call.session
    words = label(call.request.headers.get("user-agent", ""))
    session, cookie = await server.sessions.enter(person, before, words, address(call.request))
    log().info("person.signed-in")
    await known_anew(server, before.id)
    response = json_response(me(call.server, session))
    set_cookie(call, response, cookie, COOKIE_SECONDS)
    return response


async def sign_out(call: Call) -> Nothing:
    """This browser is nobody's; its sockets are closed, and whoever comes next is a new guest.

    The cookie opens nothing any more. It is left until that guest has another: so it stays known what this
    browser was shown of matches that go on.
    """
    await may_leave(call, call.body.leave)
    server, mine = call.server, call.session
    await server.db.write(lambda connection: devices.end(connection, mine.id, {mine.device}))
    await known_anew(server, mine.id)
    return Nothing()


async def may_leave(call: Call, is_meant: bool) -> None:
    """GamesLeft if this browser is the only way to its guest's games, and that was not said yet."""
    guest = call.session.id

    def left(connection: Connection) -> int:
        return 0 if credentials.is_kept(connection, guest) else credentials.games_of(connection, guest)

    if not is_meant and (count := await call.server.db.read(left)):
        raise GamesLeft(count=count)


async def tries(call: Call, who: str | None = None) -> None:
    """Nobody guesses: not from one address, and not one name from many."""
    limits = call.server.limits
    await limits.hit(limits.sign_ins, "sign-in", address(call.request))
    if who is not None:
        await limits.hit(limits.sign_ins, "sign-in name", who)


def origin(request: Request) -> str:
    """The address people use; browsers say it with every change, and it was checked."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/me/recovery",
        "A recovery link, shown once; it takes the place of the one before.",
        new_recovery,
        RecoveryLink,
        Nothing,
    ),
    Endpoint(
        "DELETE",
        "/api/me/recovery",
        "No recovery link any more.",
        drop_recovery,
        Nothing,
        refusals=(404,),
    ),
    Endpoint(
        "PUT",
        "/api/me/password",
        "A name to sign in with, and a password.",
        put_password,
        Nothing,
        NewPassword,
        refusals=(409, 422),
    ),
    Endpoint("DELETE", "/api/me/password", "No password any more.", drop_password, Nothing, refusals=(404,)),
    Endpoint(
        "POST",
        "/api/sign-in/recovery",
        "Become who made this recovery link.",
        by_recovery,
        Me,
        TokenSignIn,
        refusals=(409,),
    ),
    Endpoint(
        "POST",
        "/api/sign-in/password",
        "Become who has this name and password.",
        by_password,
        Me,
        PasswordSignIn,
        refusals=(409,),
    ),
    Endpoint("POST", "/api/me/sign-out", "Sign out here.", sign_out, Nothing, Leave, refusals=(409,)),
]
