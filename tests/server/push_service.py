"""A push service on this machine that answers as it is told, and a browser's keys to read what it got."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.service import Service


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """The keys of one subscription."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": endpoint, "p256dh": text_of(point), "auth": text_of(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        found = json.loads(text)
        assert isinstance(found, dict)
        return found


class PushService(Service):
    """Answers every POST with `code`; 0: never."""

    def __init__(self, code: int = 201) -> None:
        super().__init__()
        self.code = code
        self.got: list[tuple[dict[str, str], bytes]] = []

    @property
    def url(self) -> str:
        return f"{super().url}/push/1"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append((headers, body))
        if self.code == 0:
            await asyncio.Event().wait()
        more = f"Location: {self.url}\r\n" if self.code in (301, 307) else ""
        writer.write(f"HTTP/1.1 {self.code} So\r\n{more}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()


@contextmanager
def beside(code: int = 201) -> Iterator[tuple[str, queue.Queue[bytes]]]:
    """A push service in a thread of its own: its address, and what it gets."""
    got: queue.Queue[bytes] = queue.Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(code)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None: ...

    service = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=service.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{service.server_port}/push/", got
    finally:
        service.shutdown()
        service.server_close()
        thread.join()
