"""An address for mail, if the host has a mail server: confirmed by a link, and a way back by another.

Whether an address is known here, nobody is told who cannot read its mail.
"""

from __future__ import annotations

from sqlalchemy import Connection
from starlette.responses import Response

from tutable.core.errors import TutableError
from tutable.lang import Texts
from tutable.server.api.accounts import drop, enter, may_leave, origin, tries
from tutable.server.api.endpoint import Call, Endpoint
from tutable.server.errors import AddressTaken, BadLink, BadMail, MailAway
from tutable.server.notify.mail import is_address
from tutable.server.observe import log
from tutable.server.store import credentials
from tutable.server.wire.account import Address, TokenSignIn
from tutable.server.wire.answers import Me
from tutable.server.wire.client import Nothing

CONFIRMING, ENTERING = "email", "mail-in"  # the kinds of tickets
CONFIRM_SECONDS, ENTER_SECONDS = 86400.0, 1800.0


async def put_email(call: Call) -> Nothing:
    """Send a link there; the address is kept when somebody has opened it."""
    body: Address = call.body
    await tries(call, call.session.id)
    if not call.server.mail.is_on:
        raise MailAway()
    if not is_address(body.address):
        raise BadMail()
    token, _ = credentials.new_token()
    data, person = {"address": body.address}, call.session.id
    await call.server.db.write(
        lambda c: credentials.make_ticket(c, CONFIRMING, person, token, data, CONFIRM_SECONDS)
    )
    await send(call, body, "account-mail-confirm", f"/sign-in#confirm.{token}")
    return Nothing()


async def confirm(call: Call) -> Nothing:
    """Opened on whatever device: who reads the mail has the address."""
    body: TokenSignIn = call.body
    await tries(call)

    def work(connection: Connection) -> None:
        ticket = credentials.use_ticket(connection, CONFIRMING, body.token)
        if ticket is None:
            raise BadLink()
        person, data = ticket
        if not credentials.put(connection, person, "email", data["address"].casefold(), data=data):
            raise AddressTaken()

    await call.server.db.write(work)
    return Nothing()


async def drop_email(call: Call) -> Nothing:
    return await drop(call, "email")


async def ask_for_link(call: Call) -> Nothing:
    """Answered at once and always the same; if the address is somebody's, a link is on its way."""
    body: Address = call.body
    key = body.address.strip().casefold()
    await tries(call, key)
    server = call.server
    if not server.mail.is_on:
        raise MailAway()
    token, _ = credentials.new_token()

    async def look_and_send() -> None:
        def work(connection: Connection) -> str | None:
            found = credentials.find(connection, "email", key)
            if found is None:
                return None
            credentials.make_ticket(connection, ENTERING, found.person, token, {}, ENTER_SECONDS)
            return str(found.data["address"])

        try:
            if (to := await server.db.write(work)) is not None:
                await send(call, Address(to, body.lang), "account-mail-enter", f"/sign-in#mail.{token}")
        except TutableError as error:
            log().warning("mail.unsent", error=error.code)

    server.begin(look_and_send())
    return Nothing()


async def by_mail(call: Call) -> Response:
    body: TokenSignIn = call.body
    await tries(call)
    await may_leave(call, body.leave)
    ticket = await call.server.db.write(lambda c: credentials.use_ticket(c, ENTERING, body.token))
    if ticket is None:
        raise BadLink()
    return await enter(call, ticket[0])


async def send(call: Call, to: Address, message: str, path: str) -> None:
    texts = Texts(to.lang)
    link = f"{home(call)}{call.server.settings.path}{path}"
    await call.server.mail.send(to.address, texts.say(message), texts.say(message, {"link": link}, "text"))


def home(call: Call) -> str:
    """Where links in mail lead: to an address that the host has named, whatever the one who asks calls us."""
    asked, named = origin(call.request), call.server.settings.origins
    return asked if not named or asked.lower() in call.server.origins.allowed else named[0].rstrip("/")


ENDPOINTS = [
    Endpoint(
        "PUT",
        "/api/me/email",
        "Send a link to an address, to confirm that it is mine.",
        put_email,
        Nothing,
        Address,
        refusals=(422,),
    ),
    Endpoint("DELETE", "/api/me/email", "No address any more.", drop_email, Nothing, refusals=(404,)),
    Endpoint(
        "POST",
        "/api/sign-in/confirm",
        "The link that confirms an address was opened.",
        confirm,
        Nothing,
        TokenSignIn,
        refusals=(409,),
    ),
    Endpoint(
        "POST",
        "/api/sign-in/email",
        "Send a link to sign in, if this address is somebody's.",
        ask_for_link,
        Nothing,
        Address,
    ),
    Endpoint(
        "POST",
        "/api/sign-in/mail",
        "Become whose link this is.",
        by_mail,
        Me,
        TokenSignIn,
        refusals=(409,),
    ),
]
