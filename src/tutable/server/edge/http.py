"""HTTP as uvicorn speaks it, with an end to patience.

uvicorn waits for ever for headers, for a body, and for somebody to read an answer.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from tutable.server.edge.gate import Gate
from tutable.server.edge.handing import Handing
from tutable.server.settings import Settings

BARE = b"HTTP/1.1 %s\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_SLOW = BARE % b"408 Request Timeout"
FULL = BARE % b"503 Service Unavailable"


class Edge(uvicorn.Config):
    """What protocols need to know."""

    gate: Gate
    settings: Settings
    handing: Handing | None  # None: there is one process


class Http(H11Protocol):
    """One connection: requests one after the other, or the beginning of a socket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        words: bytes = b"",
    ) -> None:
        """`words`: what another process has heard of this connection before it was handed over."""
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Edge)
        self.gate, self.settings = config.gate, config.settings
        self.words = words
        self.handing = None if words else config.handing  # until the first words are heard
        self.stage: object = None  # of the request that is coming in
        self.deadline: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.gate.enter(transport):
            self._look()
            if self.words:
                self.data_received(self.words)
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_deadlines()
        self.resume_writing()
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        handing, self.handing = self.handing, None
        if handing is not None and handing.hand_over(self.transport.get_extra_info("socket"), data):
            self.transport.abort()  # lets go of it here: the other process has it now
            return
        super().data_received(data)
        if self.transport.get_protocol() is self:  # else it is a socket now
            self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget_deadlines()
        self.gate.hears(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self.gate.waits(self.transport)
            self.stage = None
            self._forget_deadlines()  # uvicorn's own timer runs until the next request begins

    def _look(self) -> None:
        """Give the part of the request that is coming in its time; once, however slowly it comes."""
        stage = self.conn.their_state
        if stage is self.stage:
            return
        self.stage = stage
        self._forget_deadlines()
        if stage is not h11.IDLE:
            self.gate.hears(self.transport)
        patience = {h11.IDLE: self.settings.header_seconds, h11.SEND_BODY: self.settings.body_seconds}
        if stage in patience:
            self.deadline = self.loop.call_later(patience[stage], self._too_slow)

    def _too_slow(self) -> None:
        answered = self.stage is h11.SEND_BODY and self.cycle.response_started
        if answered or self.transport.is_closing():
            self.transport.abort()
        else:
            self.transport.write(TOO_SLOW)
            self.transport.close()

    # -- somebody who does not read -------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(self.settings.idle_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _forget_deadlines(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
