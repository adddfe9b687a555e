"""For whoever runs the server."""

from __future__ import annotations

import hmac
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from tutable._version import __version__
from tutable.api import COMPILED
from tutable.server.api.endpoint import Call, Endpoint, json_response
from tutable.server.auth.origin import LOCAL
from tutable.server.errors import NotAllowed
from tutable.server.health import READ_ONLY
from tutable.server.wire.answers import Health


async def live(call: Call) -> Health:
    """This process answers; if it does not, only starting it anew helps."""
    return Health("ok", __version__, COMPILED)


async def ready(call: Call) -> Response:
    """200 while people can play here, or look on as the host wishes."""
    found = await call.server.health.troubles()
    status = found[0].code if found else "ok"
    code = 200 if status in ("ok", READ_ONLY) else 503
    return json_response(Health(status, __version__, COMPILED, found), code)


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
    return Response(await call.server.figures.text(), media_type=CONTENT_TYPE_LATEST)


async def document(call: Call) -> Any:
    return call.request.app.state.openapi


ENDPOINTS = [
    Endpoint("GET", "/health", "The same as /health/ready.", ready, Health, open=True, probe=True),
    Endpoint("GET", "/health/live", "Does this process answer?", live, Health, open=True, probe=True),
    Endpoint("GET", "/health/ready", "Can people play here?", ready, Health, open=True, probe=True),
    Endpoint("GET", "/metrics", "Figures for Prometheus.", metrics, open=True, content="text/plain"),
    Endpoint("GET", "/openapi.json", "This document.", document, dict[str, Any], open=True),
]
