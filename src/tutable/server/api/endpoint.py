"""What an endpoint is: a function with a typed body and answer, and the checks before it runs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tutable.core.errors import TutableError
from tutable.server.auth.limits import address_block
from tutable.server.auth.sessions import Session
from tutable.server.errors import (
    BadCsrf,
    BadRequest,
    DatabaseAway,
    NoSession,
    NotAllowed,
    ServerError,
    TooLarge,
)
from tutable.server.observe import REFUSALS, REQUESTS, log
from tutable.server.refusal import refusal, status
from tutable.server.wire.client import MAX_BODY
from tutable.server.work.asker import ASKING, Asker

if TYPE_CHECKING:
    from tutable.server.process import Server


@dataclass(frozen=True)
class Call:
    """One request, checked: the session is there unless the endpoint is open to anybody."""

    server: Server
    request: Request
    person: Session | None
    body: Any

    @property
    def session(self) -> Session:
        if self.person is None:
            raise NoSession()
        return self.person

    @property
    def digest(self) -> str:
        """Where it comes from, as it is kept."""
        return self.server.sessions.digest(address(self.request))

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)


@dataclass(frozen=True)
class Param:
    """A part of the path or the query."""

    name: str
    schema: dict[str, Any]
    about: str
    where: str = "query"


@dataclass(frozen=True)
class Endpoint:
    """Declared once: routing, checks and documentation follow from it."""

    method: str
    path: str
    about: str
    run: Callable[[Call], Awaitable[Any]]
    answer: Any = None
    body: Any = None
    params: tuple[Param, ...] = ()
    refusals: tuple[int, ...] = ()
    open: bool = False  # nobody has to have a session
    probe: bool = False  # asked by machines at any address, as often as they like, and while nothing works
    host: bool = False  # only for the host
    always: bool = False  # also while the server is read-only, as everything of the host is
    max_body: int = MAX_BODY
    content: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def changes(self) -> bool:
        return self.method != "GET"

    def route(self) -> Route:
        async def handle(request: Request) -> Response:
            return await self.handle(request)

        return Route(self.path, handle, methods=[self.method], name=f"{self.method} {self.path}")

    async def handle(self, request: Request) -> Response:
        try:
            answer = await self.run(await self.checked(request))
            response = answer if isinstance(answer, Response) else json_response(answer)
        except TutableError as error:
            response = refused(error)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception as error:
            log().error("request.failed", route=self.path, exc_info=error)
            response = refused(ServerError())
        REQUESTS.labels(f"{self.method} {self.path}", str(response.status_code)).inc()
        return response

    async def checked(self, request: Request) -> Call:
        """Origin, rate, session, CSRF, rights, size and shape, in this order."""
        server: Server = request.app.state.server
        if self.probe:
            return Call(server, request, None, None)
        if not server.is_open:
            raise DatabaseAway()
        await server.turns.begin(address(request))
        server.origins.check(request.headers, self.changes)
        await server.limits.hit(server.limits.requests, "request", address(request))
        cookie = request.cookies.get(server.cookie)
        person: Session | None = None
        try:
            person = await server.sessions.find(cookie, address(request))
        except NoSession:
            if not self.open:
                raise
        if self.changes and person is not None and request.headers.get("x-csrf") != person.csrf:
            raise BadCsrf()
        self.allow(server, person, address(request))
        if person is not None:
            ASKING.set(Asker(person.id, address(request)))
        body = None
        if self.body is not None:
            body = decoded(await limited(request, self.max_body), self.body)
        return Call(server, request, person, body)

    def allow(self, server: Server, person: Session | None, address: str) -> None:
        """What the host has said: who may come in, and whether anything may be changed."""
        is_host = person is not None and person.is_host
        if self.host and not is_host:
            raise NotAllowed()
        if not self.open:  # whoever is kept out can still read the words that say so
            server.house.admit(person, address)
        if self.changes and not self.host and not self.always:
            server.house.may_change()


def address(asking: HTTPConnection) -> str:
    """Where a request or a socket comes from, as it is counted."""
    return address_block(asking.client.host) if asking.client is not None else "unix"


async def large(call: Call) -> None:
    """Before an answer that costs much more than the others."""
    limits = call.server.limits
    await limits.hit(limits.large, "large", address(call.request))
    await limits.hit(limits.large_each, "large", call.session.id)


async def limited(request: Request, most: int) -> bytes:
    """The body, if it is no larger than it may be."""
    length = request.headers.get("content-length", "0")
    if length.isdigit() and int(length) > most:
        raise TooLarge(limit=most)
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TooLarge(limit=most)
    return bytes(data)


def decoded(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(detail=str(error)[:200]) from None


def json_response(value: Any, code: int = 200) -> Response:
    return json_text(msgspec.json.encode(value), code)


def json_text(data: bytes, code: int = 200) -> Response:
    return Response(data, code, media_type="application/json")


def refused(error: TutableError) -> Response:
    REFUSALS.labels(error.code).inc()
    response = json_response(refusal(error), status(error))
    if "seconds" in error.params and status(error) == 429:
        response.headers["retry-after"] = str(error.params["seconds"])
    return response
