"""Which pages may talk to this server: its own, at the addresses people use."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from tutable.server.errors import ForeignOrigin
from tutable.server.settings import Settings

LOCAL = ("localhost", "127.0.0.1", "[::1]")


class Origins:
    """Checks Host and Origin of requests and sockets."""

    def __init__(self, settings: Settings) -> None:
        self.allowed = {origin.rstrip("/").lower() for origin in settings.origins}
        self.hosts = {urlsplit(origin).netloc for origin in self.allowed}
        self.local_only = settings.is_own

    def check(self, headers: Headers, changes: bool) -> None:
        """`changes`: a request that changes something, or a socket."""
        host = headers.get("host", "").lower()
        if self.hosts and host not in self.hosts and not is_local_host(host):
            raise ForeignOrigin()
        if self.local_only and not is_local_host(host):  # another name that leads here: DNS rebinding
            raise ForeignOrigin()
        if not changes:
            return
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise ForeignOrigin()
        origin = headers.get("origin")
        # Browsers always send it with a socket or a change; other programs have no cookies to abuse.
        if origin is not None and origin.lower() not in self.allowed and urlsplit(origin).netloc != host:
            raise ForeignOrigin()


def is_local_host(host: str) -> bool:
    name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
    return name in LOCAL
