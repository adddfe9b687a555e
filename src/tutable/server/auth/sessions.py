"""Guests: a signed cookie whose token is stored only as a hash, and can be revoked."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass

from tutable.server.errors import NoSession
from tutable.server.store import people
from tutable.server.store.database import Database
from tutable.server.store.links import HOST_SECONDS
from tutable.server.store.rows import SessionRow

COOKIE = "tutable"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep any
CACHE_SECONDS = 30.0
SEEN_SECONDS = 24 * 3600.0  # how exactly it is known when somebody was here last
MAX_CACHE = 20_000


@dataclass(frozen=True)
class Session:
    """Somebody who has been here before; `csrf` must come with every change."""

    id: str
    name: str
    csrf: str
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

    async def create(self, name: str, address: str) -> tuple[Session, str]:
        """A new guest and the cookie."""
        token = secrets.token_urlsafe(32)
        now = time.time()
        row = SessionRow(secrets.token_hex(8), name, now, now, self.digest(address))
        await people.add_session(self.db, row, token_hash(token))
        return self._session(row, token), f"{token}.{self.sign('session', token)}"

    async def find(self, cookie: str | None, address: str) -> Session:
        """The session of a cookie, and where it comes from; NoSession if it is missing, forged or revoked."""
        token, _, signature = (cookie or "").partition(".")
        if not token or not hmac.compare_digest(signature.encode(), self.sign("session", token).encode()):
            raise NoSession()
        hashed = token_hash(token)
        cached = self._cache.get(hashed)
        if cached is not None and cached[0] > time.monotonic():
            return cached[1]
        row = await people.find_session(self.db, hashed)
        if row is None:
            self._cache.pop(hashed, None)
            raise NoSession()
        here = self.digest(address)
        if row.seen < time.time() - SEEN_SECONDS or row.address != here:
            await people.saw_session(self.db, row.id, time.time(), here)
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
        return Session(row.id, row.name, self.sign("csrf", token), is_host)

    # -- invites: nothing to store, so nothing to steal -------------------------------------

    def invite(self, table: str, seat: int, nonce: str) -> str:
        return self.sign("invite", f"{table} {seat} {nonce}")

    def is_invite(self, given: str, table: str, seat: int, nonce: str) -> bool:
        return hmac.compare_digest(given.encode(), self.invite(table, seat, nonce).encode())


def token_hash(token: str) -> bytes:
    """256 random bits need no slow hash."""
    return hashlib.sha256(token.encode()).digest()
