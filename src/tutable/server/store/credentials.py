"""By what a person can come back on another device: recovery link, password, passkeys, an address for mail.

Of recovery link, password and address each person has one; a new one takes the place of the old.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import Connection, delete, func, select, update

from tutable.server.store.schema import credentials, seats, sessions, tickets
from tutable.server.store.upsert import insert_new

Kind = Literal["recovery", "password", "passkey", "email"]


@dataclass(frozen=True)
class Credential:
    """One of them."""

    id: str
    person: str
    kind: Kind
    key: str
    secret: str
    data: dict[str, Any] = field(default_factory=dict)
    created: float = 0.0
    used: float | None = None


def new_token() -> tuple[str, str]:
    """For a link: the token, and what is kept of it."""
    token = secrets.token_urlsafe(32)
    return token, hash_of(token)


def hash_of(token: str) -> str:
    """256 random bits need no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def of_person(connection: Connection, person: str) -> list[Credential]:
    """The oldest first."""
    chosen = select(credentials).where(credentials.c.person == person).order_by(credentials.c.created)
    return [_credential(row) for row in connection.execute(chosen)]


def is_kept(connection: Connection, person: str) -> bool:
    """Is there a way back to this person from anywhere else?"""
    mine = select(credentials.c.id).where(credentials.c.person == person).limit(1)
    return connection.execute(mine).first() is not None


def games_of(connection: Connection, person: str) -> int:
    """At how many tables somebody has a seat."""
    mine = select(func.count(seats.c.table_id.distinct())).where(seats.c.session == person)
    return int(connection.execute(mine).scalar_one())


def find(connection: Connection, kind: Kind, key: str) -> Credential | None:
    """Whose it is, unless that person was forgotten. Not everything that is sent is text to a database."""
    if "\0" in key:
        return None
    chosen = select(credentials).join(sessions, sessions.c.id == credentials.c.person)
    chosen = chosen.where(credentials.c.kind == kind, credentials.c.key == key, sessions.c.revoked.is_(None))
    row = connection.execute(chosen).first()
    return None if row is None else _credential(row)


def add(
    connection: Connection, person: str, kind: Kind, key: str, secret: str = "", data: Any = None
) -> bool:
    """False: somebody has one with this key."""
    values = {
        "id": secrets.token_hex(8),
        "person": person,
        "kind": kind,
        "key": key,
        "secret": secret,
        "data": json.dumps(data or {}),
        "created": time.time(),
    }
    return connection.execute(insert_new(connection, credentials).values(values)).rowcount == 1


def put(
    connection: Connection, person: str, kind: Kind, key: str, secret: str = "", data: Any = None
) -> bool:
    """The only one of its kind."""
    drop(connection, person, kind)
    return add(connection, person, kind, key, secret, data)


def drop(connection: Connection, person: str, kind: Kind, id: str | None = None) -> bool:
    """Take one away, or all of a kind; False: there was none."""
    mine = delete(credentials).where(credentials.c.person == person, credentials.c.kind == kind)
    if id is not None:
        mine = mine.where(credentials.c.id == id)
    return connection.execute(mine).rowcount > 0


def used(connection: Connection, id: str, data: Any = None) -> None:
    """Somebody has signed in by it; `data`: what is to be known of it now."""
    more = {} if data is None else {"data": json.dumps(data)}
    connection.execute(update(credentials).where(credentials.c.id == id).values(used=time.time(), **more))


def address_of(connection: Connection, person: str) -> str | None:
    """Where mail for somebody goes: the address they have confirmed."""
    mine = [one for one in of_person(connection, person) if one.kind == "email"]
    return str(mine[0].data["address"]) if mine else None


# -- tickets: good once, and for minutes ----------------------------------------------------------


def make_ticket(
    connection: Connection, kind: str, person: str, token: str, data: Any, seconds: float
) -> None:
    """Only a hash of the token is kept; and a few per person: the oldest make room."""
    mine = select(tickets.c.token_hash).where(tickets.c.person == person, tickets.c.kind == kind)
    for row in connection.execute(mine.order_by(tickets.c.expires.desc()).offset(4)).all():
        connection.execute(delete(tickets).where(tickets.c.token_hash == row.token_hash))
    values = {
        "token_hash": bytes.fromhex(hash_of(token)),
        "kind": kind,
        "person": person,
        "data": json.dumps(data),
        "expires": time.time() + seconds,
    }
    connection.execute(insert_new(connection, tickets).values(values))


def use_ticket(connection: Connection, kind: str, token: str) -> tuple[str, Any] | None:
    """Whose it is and what it says; None: it was used, is too old, or never was one."""
    here = tickets.c.token_hash == bytes.fromhex(hash_of(token))
    gone = delete(tickets).where(here, tickets.c.kind == kind, tickets.c.expires >= time.time())
    row = connection.execute(gone.returning(tickets.c.person, tickets.c.data)).first()
    return None if row is None else (str(row.person), json.loads(row.data))


def _credential(row: Any) -> Credential:
    data = json.loads(row.data)
    return Credential(row.id, row.person, row.kind, row.key, row.secret, data, row.created, row.used)
