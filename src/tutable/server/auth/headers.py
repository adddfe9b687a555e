"""Security headers on every answer."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutable.server.auth.origin import is_local_host

# 'self' covers the socket too, in every browser that knows CSP 3. No inline script or style.
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an invite link must not travel
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
# Where the connection is not safe browsers ignore it, and say so in the console with every page.
WHERE_SAFE = {"cross-origin-opener-policy": "same-origin"}


class SecurityHeaders:
    """ASGI middleware; API answers are never kept by a cache."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_https = scope["scheme"] == "https"
                is_safe = is_https or is_local_host(Headers(scope=scope).get("host", ""))
                headers.update(HEADERS | WHERE_SAFE if is_safe else HEADERS)
                if is_https:
                    headers["strict-transport-security"] = "max-age=31536000"
                if "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, with_headers)
