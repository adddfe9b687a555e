"""One-time links by which a host signs in: made at the terminal, good once and for ten minutes."""

from __future__ import annotations

import hashlib
import secrets
import time

from sqlalchemy import Connection, delete, insert, update

from tutable.server.store.schema import links, sessions

VALID_SECONDS = 600.0
HOST_SECONDS = 30 * 86400.0  # then a new link is needed


def make_link(connection: Connection) -> str:
    """A token; only its hash is kept."""
    now = time.time()
    connection.execute(delete(links).where(links.c.made < now - VALID_SECONDS))
    token = secrets.token_urlsafe(32)
    connection.execute(insert(links).values(token_hash=_hash(token), made=now))
    return token


def use_link(connection: Connection, token: str, session: str) -> bool:
    """Make a session the host's; False: the link was used, is too old, or never was one."""
    now = time.time()
    fresh = (links.c.token_hash == _hash(token), links.c.used.is_(None), links.c.made >= now - VALID_SECONDS)
    if connection.execute(update(links).where(*fresh).values(used=now)).rowcount != 1:
        return False
    connection.execute(update(sessions).where(sessions.c.id == session).values(host=now))
    return True


def sign_out(connection: Connection, session: str) -> None:
    connection.execute(update(sessions).where(sessions.c.id == session).values(host=None))


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
