"""A small server on this machine, in the loop of a test."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Self


class Service:
    """Hears whoever connects; what is said is the business of a kind of it."""

    scheme = "http"

    def __init__(self) -> None:
        self.server: asyncio.Server | None = None

    @property
    def url(self) -> str:
        assert self.server is not None
        return f"{self.scheme}://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self._hear, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.server is not None
        self.server.close()

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self.talk(reader, writer)
        finally:
            writer.close()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        raise NotImplementedError
