"""A mail server on this machine that does as it is told."""

from __future__ import annotations

import asyncio
from email import message_from_bytes
from email.message import Message
from email.policy import default

from tests.server.service import Service


class Postbox(Service):
    """Speaks as much SMTP as a message needs; `answers` has what it says instead of yes."""

    scheme = "smtp"

    def __init__(self, **answers: str) -> None:
        """By command: `rcpt="550 no such person"`; `data="hang"` says nothing more."""
        super().__init__()
        self.answers = answers
        self.letters: list[Message] = []
        self.calls = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        writer.write(b"220 post\r\n")
        while line := await reader.readline():
            verb = line.split()[0].decode().lower() if line.split() else ""
            answer = self.answers.get(verb) or {"data": "354 go on", "quit": "221 bye"}.get(verb, "250 ok")
            if answer == "hang":
                await asyncio.Event().wait()
            writer.write(f"{answer}\r\n".encode())
            await writer.drain()
            if verb == "data" and answer.startswith("354"):
                self.letters.append(await self._letter(reader))
                writer.write(b"250 taken\r\n")
            if verb == "quit":
                break

    async def _letter(self, reader: asyncio.StreamReader) -> Message:
        lines = []
        while (line := await reader.readline()) not in (b".\r\n", b""):
            lines.append(line)
        return message_from_bytes(b"".join(lines), policy=default)
