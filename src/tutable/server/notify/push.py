"""Web push: a short text, encrypted for one browser, handed to the push service that browser named.

http-ece encrypts and py-vapid signs. The request itself is made here: the name is looked up once, what it
names has to be public, and that very address is connected to, so that nothing can point inside after it was
checked; no redirect is followed. pywebpush would look it up again, and wait in a thread.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Literal
from urllib.parse import SplitResult, urlsplit

import h11
import http_ece
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

SECONDS = 10.0
TTL = 24 * 3600  # how long a push service keeps it for a device that is off
SIGNED_SECONDS = 12 * 3600
MAX_ANSWER = 64 * 1024
MAX_ENDPOINT = 800
GIVEN_OUT = ipaddress.IPv6Network("2000::/3")
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
FAILED = (OSError, TimeoutError, ssl.SSLError, h11.ProtocolError, ValueError)

Outcome = Literal["sent", "gone", "later", "refused"]


@dataclass(frozen=True)
class Subscription:
    """Where and how a browser is reached."""

    endpoint: str
    p256dh: str
    auth: str


class BadEndpoint(ValueError):
    """Not an address that a push service can have."""


def check(where: Subscription, anywhere: bool) -> SplitResult:
    """BadEndpoint if it is not https, not a public place, or has keys nobody can encrypt with."""
    schemes = ("https", "http") if anywhere else ("https",)
    if len(where.endpoint) > MAX_ENDPOINT or any(not 33 <= ord(letter) <= 126 for letter in where.endpoint):
        raise BadEndpoint()
    try:
        url = urlsplit(where.endpoint)
        port = url.port
    except ValueError:  # half an address, or a port that none can be
        raise BadEndpoint() from None
    if url.scheme not in schemes or not url.hostname or "@" in url.netloc or port == 0:
        raise BadEndpoint()
    try:
        address = ipaddress.ip_address(url.hostname)
    except ValueError:
        if "." not in url.hostname and not anywhere:
            raise BadEndpoint() from None
    else:
        if not anywhere and not is_public(address):
            raise BadEndpoint()
    if len(raw(where.p256dh)) != 65 or len(raw(where.auth)) != 16:
        raise BadEndpoint()
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(where.p256dh))
    except (ValueError, UnsupportedAlgorithm):
        raise BadEndpoint() from None
    return url


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Of the sixth version only what is given out, and what stands for a public address of the fourth."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address not in GIVEN_OUT or address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


def raw(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadEndpoint() from None


class Pusher:
    """Sends with the keys of this server."""

    def __init__(self, private: bytes, contact: str, anywhere: bool) -> None:
        """`anywhere`: also to this machine, and without TLS; for tests."""
        self.vapid = Vapid02.from_pem(private)
        self.contact = contact
        self.anywhere = anywhere
        self.signed: dict[str, tuple[float, str]] = {}  # by push service: until when, and what
        self.tls = ssl.create_default_context()

    @property
    def public(self) -> str:
        """What a browser needs to subscribe."""
        point = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, where: Subscription, text: bytes) -> Outcome:
        """`gone`: this browser will never be there again; `later`: perhaps; `refused`: not this."""
        try:
            url = check(where, self.anywhere)
            body = http_ece.encrypt(
                text,
                private_key=ec.generate_private_key(ec.SECP256R1()),
                dh=raw(where.p256dh),
                auth_secret=raw(where.auth),
                version="aes128gcm",
            )
            async with asyncio.timeout(SECONDS):
                code = await self._post(url, body)
        except BadEndpoint:
            return "gone"
        except FAILED:
            return "later"
        if code in (404, 410):
            return "gone"
        if 200 <= code < 300:
            return "sent"
        return "later" if code == 429 or code >= 500 else "refused"

    async def _post(self, url: SplitResult, body: bytes) -> int:
        assert url.hostname is not None
        port = url.port or (443 if url.scheme == "https" else 80)
        address = await self._address(url.hostname, port)
        tls, name = (self.tls, url.hostname) if url.scheme == "https" else (None, None)
        reader, writer = await asyncio.open_connection(address, port, ssl=tls, server_hostname=name)
        try:
            path = url.path or "/"
            request = h11.Request(
                method="POST",
                target=f"{path}?{url.query}" if url.query else path,
                headers=[
                    ("Host", url.netloc),
                    ("TTL", str(TTL)),
                    ("Urgency", "normal"),
                    ("Content-Type", "application/octet-stream"),
                    ("Content-Encoding", "aes128gcm"),
                    ("Content-Length", str(len(body))),
                    ("Authorization", self._authorization(f"{url.scheme}://{url.netloc}")),
                    ("Connection", "close"),
                ],
            )
            talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_ANSWER)
            for part in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(talk.send(part) or b"")
            await writer.drain()
            while True:
                event = talk.next_event()
                if isinstance(event, h11.Response):
                    return event.status_code
                if event is h11.NEED_DATA:
                    talk.receive_data(await reader.read(MAX_ANSWER))
                elif not isinstance(event, h11.InformationalResponse):
                    raise OSError
        finally:
            writer.close()

    async def _address(self, host: str, port: int) -> str:
        """One address of a host, all of whose addresses are public."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not self.anywhere and not all(is_public(ipaddress.ip_address(one)) for one in addresses):
            raise BadEndpoint()
        return addresses[0]

    def _authorization(self, origin: str) -> str:
        until, header = self.signed.get(origin, (0.0, ""))
        now = time.time()
        if until < now + SIGNED_SECONDS / 2:
            until = now + SIGNED_SECONDS
            claims = {"aud": origin, "exp": int(until), "sub": self.contact}
            header = str(self.vapid.sign(claims)["Authorization"])
            if len(self.signed) > 1000:
                self.signed.clear()
            self.signed[origin] = until, header
        return header


def new_key() -> bytes:
    """A private key, made once and kept."""
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
