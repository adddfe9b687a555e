"""People: a signed cookie whose token is stored only as a hash, names a device, and can be ended."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass

from sqlalchemy import Connection

from tutable.server.errors import NoSession
from tutable.server.store import devices
from tutable.server.store.database import Database
from tutable.server.store.devices import Device, device_id
from tutable.server.store.links import HOST_SECONDS
from tutable.server.store.rows import SessionRow

COOKIE = "tutable"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep any
CACHE_SECONDS = 300.0  # whoever changes somebody says so (`forget`), to other processes too
SEEN_SECONDS = 3600.0  # how exactly it is known when somebody was here last
MAX_CACHE = 20_000


@dataclass(frozen=True)
class Session:
    """Somebody who has been here before, and on which device; `csrf` must come with every change."""

    id: str
    name: str
    csrf: str
    device: str
    is_host: bool = False


class Sessions:
    """Makes, finds and revokes sessions."""

    def __init__(self, db: Database, key: bytes) -> None:
        self.db = db
        self.key = key
        self._cache: dict[bytes, tuple[float, Session]] = {}

    def sign(self, purpose: str, value: str) -> str:
        """A signature that only this server can make."""
        digest = hmac.new(self.key, f"{purpose} {value}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:18]).decode()

    def digest(self, address: str) -> str:
        """An address as it is kept: to be recognised, not to be read."""
        return self.sign("address", address)

    async def create(
        self, name: str, label: str, address: str, before: str | None = None
    ) -> tuple[Session, str]:
        """A new guest and the cookie; `before`: the one this browser had, good for nothing any more."""
        now, here = time.time(), self.digest(address)
        row = SessionRow(secrets.token_hex(8), name, now, now, here)
        token, cookie = self._cookie()
        device = Device(token_hash(token), row.id, label, here, now, now)
        old = self._signed(before)

        def work(connection: Connection) -> None:
            devices.add_person(connection, row, device)
            if old is not None and (person := devices.ended_at(connection, old)) is not None:
                devices.carry_over(connection, person, row.id)

        await self.db.write(work)
        return self._session(row, token), cookie

    async def enter(self, person: str, before: Session, label: str, address: str) -> tuple[Session, str]:
        """Somebody signs in where `before` was: a new device of theirs, and its cookie. The old one ends."""
        now, here = time.time(), self.digest(address)
        token, cookie = self._cookie()
        device = Device(token_hash(token), person, label, here, now, now)

        def work(connection: Connection) -> None:
            devices.hand_over(connection, before.device, person, device.id)
            devices.end(connection, before.id, {before.device})
            devices.carry_over(connection, before.id, person)
            devices.add(connection, device)

        await self.db.write(work)
        return await self.find(cookie, address), cookie

    def _cookie(self) -> tuple[str, str]:
        """A new token, and how a browser keeps it."""
        token = secrets.token_urlsafe(32)
        return token, f"{token}.{self.sign('session', token)}"

    def _signed(self, cookie: str | None) -> bytes | None:
        """The hash of a cookie's token; None: it is missing or forged."""
        token, _, signature = (cookie or "").partition(".")
        is_ours = hmac.compare_digest(signature.encode(), self.sign("session", token).encode())
        return token_hash(token) if token and is_ours else None

    async def find(self, cookie: str | None, address: str) -> Session:
        """The session of a cookie, and where it comes from; NoSession if it is missing, forged or revoked."""
        hashed = self._signed(cookie)
        if hashed is None:
            raise NoSession()
        token = (cookie or "").partition(".")[0]
        cached = self._cache.get(hashed)
        if cached is not None and cached[0] > time.monotonic():
            return cached[1]
        row = await devices.find(self.db, hashed)
        if row is None:
            self._cache.pop(hashed, None)
            raise NoSession()
        here = self.digest(address)
        if row.seen < time.time() - SEEN_SECONDS or row.address != here:
            await devices.saw(self.db, hashed, row.id, time.time(), here)
        if len(self._cache) > MAX_CACHE:
            self._cache.clear()
        session = self._session(row, token)
        self._cache[hashed] = (time.monotonic() + CACHE_SECONDS, session)
        return session

    def forget(self, session: str | None) -> None:
        """It was renamed or revoked, or (None) anybody may have been: ask the database again."""
        if session is None:
            self._cache.clear()
        self._cache = {key: kept for key, kept in self._cache.items() if kept[1].id != session}

    def _session(self, row: SessionRow, token: str) -> Session:
        is_host = row.host is not None and time.time() - row.host < HOST_SECONDS
        device = device_id(token_hash(token))
        return Session(row.id, row.name, self.sign("csrf", token), device, is_host)

    # -- invites: nothing to store, so nothing to steal -------------------------------------

    def invite(self, table: str, seat: int, nonce: str) -> str:
        return self.sign("invite", f"{table} {seat} {nonce}")

    def is_invite(self, given: str, table: str, seat: int, nonce: str) -> bool:
        return hmac.compare_digest(given.encode(), self.invite(table, seat, nonce).encode())

    def screen(self, table: str) -> str:
        """The key of a screen that all who sit around it see: it has no seat, and needs no right to watch."""
        return self.sign("screen", table)

    def is_screen(self, given: str, table: str) -> bool:
        return hmac.compare_digest(given.encode(), self.screen(table).encode())


def token_hash(token: str) -> bytes:
    """256 random bits need no slow hash."""
    return hashlib.sha256(token.encode()).digest()
