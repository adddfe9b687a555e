"""Shown beside other things: at /games of https://example.org/games instead of at the root."""

from __future__ import annotations

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class Prefix:
    """ASGI middleware: takes the path at which we are shown off every request.

    A proxy that has taken it off already is right, too, and so is a probe that asks this machine directly.
    """

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope.get("path", "")
        if scope["type"] == "http" and asked == self.path:
            await RedirectResponse(f"{self.path}/", 308)(scope, receive, send)
        elif asked.startswith(f"{self.path}/"):
            await self.app({**scope, "path": asked.removeprefix(self.path)}, receive, send)
        else:
            await self.app(scope, receive, send)
