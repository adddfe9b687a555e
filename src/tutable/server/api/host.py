"""For the host: everything `tutable admin` can do, behind a one-time link."""

from __future__ import annotations

from tutable.server.api.endpoint import Call, Endpoint
from tutable.server.api.me import known_anew
from tutable.server.api.tables import TABLE
from tutable.server.errors import BadLink
from tutable.server.observe import log
from tutable.server.store import deeds, links, overview
from tutable.server.wire.client import Nothing
from tutable.server.wire.host import Deed, HostLine, HostPerson, Overview, SignIn


async def sign_in(call: Call) -> Nothing:
    """The link was opened; its token comes in a request of the page, so that a preview cannot use it up."""
    body: SignIn = call.body
    server, me = call.server, call.session.id
    if not await server.db.write(lambda connection: links.use_link(connection, body.token, me)):
        raise BadLink()
    log().info("host.signed-in")
    await known_anew(server, me)
    return Nothing()


async def sign_out(call: Call) -> Nothing:
    await call.server.db.write(lambda connection: links.sign_out(connection, call.session.id))
    await known_anew(call.server, call.session.id)
    return Nothing()


async def get_overview(call: Call) -> Overview:
    return await call.server.db.read(overview.overview)


async def people(call: Call) -> list[HostPerson]:
    return await overview.who(call.server.db) or []


async def lines(call: Call) -> list[HostLine]:
    table = (await call.server.tables.get(call.path("table"))).id
    return await call.server.db.read(lambda connection: overview.lines(connection, table))


async def do(call: Call) -> Nothing:
    """One deed; it holds in this process when it is answered, and in the others a second later."""
    await call.server.db.write(lambda connection: deeds.do(connection, call.session.id, call.body))
    await call.server.house.look()
    return Nothing()


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/host/sign-in",
        "Become the host, by a one-time link.",
        sign_in,
        Nothing,
        SignIn,
        always=True,
    ),
    Endpoint("POST", "/api/host/sign-out", "Be the host no more.", sign_out, Nothing, Nothing, host=True),
    Endpoint("GET", "/api/host", "Tables, reports, bans, what was done.", get_overview, Overview, host=True),
    Endpoint("GET", "/api/host/people", "Who is at which table now.", people, list[HostPerson], host=True),
    Endpoint(
        "GET",
        "/api/host/tables/{table}/chat",
        "What was said at a table.",
        lines,
        list[HostLine],
        params=(TABLE,),
        refusals=(404,),
        host=True,
    ),
    Endpoint("POST", "/api/host/deeds", "Do something.", do, Nothing, Deed, refusals=(404, 422), host=True),
]
