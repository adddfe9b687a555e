"""For whoever runs the server."""

from __future__ import annotations

import hmac
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.responses import Response

from tutable._version import __version__
from tutable.api import COMPILED
from tutable.server.api.endpoint import Call, Endpoint, json_response
from tutable.server.auth.origin import LOCAL
from tutable.server.errors import DatabaseAway, NotAllowed
from tutable.server.wire.answers import Health


async def health(call: Call) -> Response:
    """200 while this process can reach its database."""
    try:
        await call.server.db.read(lambda connection: connection.execute(text("SELECT 1")).all())
    except DatabaseAway:
        return json_response(Health("database-away", __version__, COMPILED), 503)
    return json_response(Health("ok", __version__, COMPILED))


async def metrics(call: Call) -> Response:
    """Counts of moves would tell how long somebody hesitates, so this is not for everybody."""
    token = call.server.settings.metrics_token
    given = call.request.headers.get("authorization", "")
    if token:
        allowed = hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    else:
        forwarded = {"x-forwarded-for", "forwarded"} & set(call.request.headers.keys())
        client = call.request.client
        allowed = not forwarded and (client is None or client.host in (*LOCAL, "::1"))
    if not allowed:
        raise NotAllowed()
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def document(call: Call) -> Any:
    return call.request.app.state.openapi


ENDPOINTS = [
    Endpoint("GET", "/health", "Is this process well?", health, Health, open=True),
    Endpoint("GET", "/metrics", "Figures for Prometheus.", metrics, open=True, content="text/plain"),
    Endpoint("GET", "/openapi.json", "This document.", document, dict[str, Any], open=True),
]
