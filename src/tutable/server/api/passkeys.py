"""Passkeys: made, taken away, and signed in with."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select
from starlette.responses import Response

from tutable.server import clean
from tutable.server.api.accounts import drop, enter, may_leave, origin, tries
from tutable.server.api.endpoint import Call, Endpoint, Param
from tutable.server.auth import passkeys
from tutable.server.auth.labels import label
from tutable.server.auth.passkeys import CHALLENGE_SECONDS, Asked
from tutable.server.errors import BadPasskey, Full
from tutable.server.store import credentials
from tutable.server.store.schema import sessions
from tutable.server.wire.account import NewPasskey, PasskeySignIn
from tutable.server.wire.answers import Me
from tutable.server.wire.client import Nothing

MOST = 20  # of one person
MAKING, ENTERING = "passkey", "passkey-in"  # the kinds of tickets


async def ask_to_make(call: Call) -> dict[str, Any]:
    """What the browser's own dialogue needs."""
    await tries(call, call.session.id)
    challenge, person = passkeys.new_challenge(), call.session

    def work(connection: Connection) -> tuple[bytes, list[str]]:
        credentials.make_ticket(connection, MAKING, person.id, challenge, {}, CHALLENGE_SECONDS)
        mine = credentials.of_person(connection, person.id)
        known = [one.key for one in mine if one.kind == "passkey"]
        user = select(sessions.c.passkey_user).where(sessions.c.id == person.id)
        return bytes(connection.execute(user).scalar_one()), known

    user, known = await call.server.db.write(work)
    if len(known) >= MOST:
        raise Full()
    return passkeys.to_make(asked(call), challenge, user, person.name, known)


async def make(call: Call) -> Nothing:
    body: NewPasskey = call.body
    challenge = passkeys.challenge_of(body.credential)
    await used_up(call, MAKING, challenge)
    made = await passkeys.made(asked(call), challenge, body.credential)
    name = clean.plain(body.label)[:60] or label(call.request.headers.get("user-agent", ""))
    data = {"label": name, "count": made.count, "place": asked(call).name}
    person = call.session.id

    def work(connection: Connection) -> None:
        if sum(one.kind == "passkey" for one in credentials.of_person(connection, person)) >= MOST:
            raise Full()
        if not credentials.add(connection, person, "passkey", made.id, made.key, data):
            raise BadPasskey()  # it is somebody's already

    await call.server.db.write(work)
    return Nothing()


async def remove(call: Call) -> Nothing:
    return await drop(call, "passkey", call.path("passkey"))


async def ask_to_sign_in(call: Call) -> dict[str, Any]:
    """The same for everybody: which passkeys there are, only the device knows."""
    await tries(call)
    challenge, guest = passkeys.new_challenge(), call.session.id
    await call.server.db.write(
        lambda c: credentials.make_ticket(c, ENTERING, guest, challenge, {}, CHALLENGE_SECONDS)
    )
    return passkeys.to_sign_in(asked(call), challenge)


async def sign_in(call: Call) -> Response:
    body: PasskeySignIn = call.body
    await tries(call)
    await may_leave(call, body.leave)
    challenge = passkeys.challenge_of(body.credential)
    await used_up(call, ENTERING, challenge)
    id = body.credential.get("id")
    db = call.server.db
    found = await db.read(lambda c: credentials.find(c, "passkey", id if isinstance(id, str) else ""))
    if found is None:
        raise BadPasskey()
    data = found.data
    count = await passkeys.counted(asked(call), challenge, body.credential, found.secret, data["count"])
    await db.write(lambda c: credentials.used(c, found.id, {**data, "count": count}))
    return await enter(call, found.person)


async def used_up(call: Call, kind: str, challenge: str) -> None:
    """A challenge is good once, and for whom it was made."""
    ticket = await call.server.db.write(lambda c: credentials.use_ticket(c, kind, challenge))
    if ticket is None or ticket[0] != call.session.id:
        raise BadPasskey()


def asked(call: Call) -> Asked:
    return Asked(origin(call.request))


PASSKEY = Param("passkey", {"type": "string", "maxLength": 40}, "The id of a passkey.", "path")

ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/me/passkeys/options",
        "What a browser needs to make a passkey.",
        ask_to_make,
        dict[str, Any],
        Nothing,
    ),
    Endpoint("POST", "/api/me/passkeys", "A passkey that was made.", make, Nothing, NewPasskey),
    Endpoint(
        "DELETE",
        "/api/me/passkeys/{passkey}",
        "This passkey is good no more.",
        remove,
        Nothing,
        params=(PASSKEY,),
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        "/api/sign-in/passkey/options",
        "What a browser needs to show a passkey.",
        ask_to_sign_in,
        dict[str, Any],
        Nothing,
    ),
    Endpoint(
        "POST",
        "/api/sign-in/passkey",
        "Become who has this passkey.",
        sign_in,
        Me,
        PasskeySignIn,
        refusals=(409,),
    ),
]
