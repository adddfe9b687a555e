"""The ASGI application."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tutable.server import socket
from tutable.server.api import (
    accounts,
    editions,
    emails,
    events,
    games,
    host,
    lab,
    lobby,
    matches,
    me,
    notify,
    operations,
    passkeys,
    people,
    plans,
    rematch,
    replay,
    reports,
    rooms,
    series,
    tables,
    things,
    time,
)
from tutable.server.api.endpoint import Endpoint, refused
from tutable.server.api.spec import openapi
from tutable.server.auth.headers import SecurityHeaders
from tutable.server.errors import NoSuchMethod, NotFound, ServerError
from tutable.server.prefix import Prefix
from tutable.server.process import Server
from tutable.server.static import client

ENDPOINTS: list[Endpoint] = [
    *me.ENDPOINTS,
    *accounts.ENDPOINTS,
    *passkeys.ENDPOINTS,
    *emails.ENDPOINTS,
    *people.ENDPOINTS,
    *games.ENDPOINTS,
    *editions.ENDPOINTS,
    *lab.ENDPOINTS,
    *lobby.ENDPOINTS,
    *tables.ENDPOINTS,
    *rooms.ENDPOINTS,
    *rematch.ENDPOINTS,
    *plans.ENDPOINTS,
    *series.ENDPOINTS,
    *events.ENDPOINTS,
    *things.ENDPOINTS,
    *replay.ENDPOINTS,
    *matches.ENDPOINTS,
    *time.ENDPOINTS,
    *notify.ENDPOINTS,
    *reports.ENDPOINTS,
    *host.ENDPOINTS,
    *operations.ENDPOINTS,
]


def make_app(server: Server) -> Starlette:
    """Routes and checks, for a server that has been started."""
    routes: list[BaseRoute] = [endpoint.route() for endpoint in ENDPOINTS]
    routes.append(WebSocketRoute("/ws/{table}", guarded))
    routes.append(Route("/api/{rest:path}", not_found, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]))
    routes.append(Route("/{rest:path}", client, methods=["GET"]))
    path = server.settings.path
    app = Starlette(
        routes=routes,
        middleware=[Middleware(SecurityHeaders), *([Middleware(Prefix, path)] if path else [])],
        exception_handlers={HTTPException: http_error},
    )
    app.router.redirect_slashes = False
    app.state.server = server
    app.state.openapi = openapi(ENDPOINTS, path)
    return app


async def guarded(websocket: WebSocket) -> None:
    """A socket from a foreign page is closed before it is opened."""
    try:
        await socket.endpoint(websocket)
    except ServerError as error:
        await websocket.close(socket.REFUSED, error.code)


async def not_found(request: Request) -> Response:
    """Nothing of the API; or something, but not with this method."""
    known = [e.method for e in ENDPOINTS if e.route().matches(request.scope)[0] is not Match.NONE]
    if not known:
        return refused(NotFound())
    response = refused(NoSuchMethod())
    response.headers["allow"] = ", ".join(known)
    return response


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = refused(NoSuchMethod())
        response.headers.update(error.headers or {})
        return response
    return refused(NotFound() if error.status_code == 404 else ServerError())
