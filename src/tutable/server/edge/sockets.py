"""WebSockets as uvicorn speaks them, made light: thousands of them wait for somebody else's move."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

from tutable.server.edge.http import Edge

REST_SECONDS = 5.0
WINDOW = 12


class Socket(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Edge)
        self.gate = config.gate
        self.conn.available_extensions = [DEFLATE]

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Whoever answers no ping does not read either: waiting for the goodbye to be read has no end."""
        super().keepalive_timeout()
        self.transport.abort()


class Resting(PerMessageDeflate):
    """Packs a message with what was sent before it in mind, and forgets that when there is a pause.

    That memory is 32 kB, half of what a socket takes. Beginning anew is always allowed: the other side
    unpacks what it is sent without knowing what we remember.
    """

    encoder: Any

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
        self.encoder = None
        self.used = False
        self.rest: asyncio.TimerHandle | None = None

    def encode(self, frame: Frame) -> Frame:
        if self.encoder is None:
            self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
        self.used = True
        if self.rest is None:
            self.rest = asyncio.get_running_loop().call_later(REST_SECONDS, self._rest)
        return super().encode(frame)

    def _rest(self) -> None:
        if self.used:
            self.used = False
            self.rest = asyncio.get_running_loop().call_later(REST_SECONDS, self._rest)
        else:
            self.encoder = self.rest = None


class RestingFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Resting(agreed)


# What arrives is short, so it is packed by itself: nothing has to be remembered for it.
DEFLATE = RestingFactory(
    server_max_window_bits=WINDOW,
    client_max_window_bits=WINDOW,
    client_no_context_takeover=True,
    compress_settings={"memLevel": 5},
)
