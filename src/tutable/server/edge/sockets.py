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
from websockets.frames import CTRL_OPCODES, Frame

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
    """Packs a message with what was sent before it in mind, if that was a moment ago.

    That memory is 32 kB, as much as everything else of a socket. Whoever only looks on is told the table
    once and then little, so it is made with the second message and given up in the first pause. Beginning
    anew is always allowed: the other side unpacks what it is sent without knowing what we remember.
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
        self.sent = 0  # messages since it looked last
        self.rest: asyncio.TimerHandle | None = None

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or self.local_no_context_takeover:
            return super().encode(frame)
        if self.encoder is None:
            self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
        packed = super().encode(frame)
        if self.rest is None:
            self.encoder = None
            self.rest = asyncio.get_running_loop().call_later(REST_SECONDS, self._look)
        self.sent += 1
        return packed

    def _look(self) -> None:
        """Has anything been sent since?"""
        if self.sent:
            self.sent = 0
            self.rest = asyncio.get_running_loop().call_later(REST_SECONDS, self._look)
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
