"""Where people are signed in: a cookie names a device, and a device a person, so seats follow the person."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, delete, insert, select, update

from tutable.core.engine import SPECTATOR
from tutable.server.store import witnesses as seen
from tutable.server.store.database import Database
from tutable.server.store.rows import SessionRow
from tutable.server.store.schema import devices, kicks, sessions, subscriptions, witnesses
from tutable.server.store.upsert import put


@dataclass(frozen=True)
class Device:
    """One browser; `token_hash` is all that is kept of its cookie."""

    token_hash: bytes
    person: str
    label: str
    address: str
    created: float
    seen: float

    @property
    def id(self) -> str:
        return device_id(self.token_hash)


def device_id(token_hash: bytes) -> str:
    """What its owner calls a device by; nobody comes back from here to the token."""
    return token_hash[:8].hex()


def add_person(connection: Connection, row: SessionRow, device: Device) -> None:
    """A new guest, on one device."""
    connection.execute(insert(sessions).values(**asdict(row), passkey_user=secrets.token_bytes(32)))
    add(connection, device)


def add(connection: Connection, device: Device) -> None:
    connection.execute(insert(devices).values(asdict(device)))


@cache  # to put it together takes longer than to ask
def _at_device() -> Select[Any]:
    here, at = devices.c.seen.label("here"), devices.c.address.label("at")
    chosen = select(sessions, here, at).join(devices, devices.c.person == sessions.c.id)
    is_it = devices.c.token_hash == bindparam("token_hash")
    return chosen.where(is_it, devices.c.ended.is_(None), sessions.c.revoked.is_(None))


async def find(db: Database, token_hash: bytes) -> SessionRow | None:
    """The person at a device, unless one of them is gone; seen and address are the device's."""
    given = {"token_hash": token_hash}
    found = await db.read(lambda connection: connection.execute(_at_device(), given).first())
    if found is None:
        return None
    return SessionRow(found.id, found.name, found.created, found.here, found.at, found.host)


async def saw(db: Database, token_hash: bytes, person: str, at: float, address: str) -> None:
    """Somebody has come back; told once an hour, or from another place, so that it costs nothing."""

    def work(connection: Connection) -> None:
        here = {"seen": at, "address": address}
        connection.execute(update(devices).where(devices.c.token_hash == token_hash).values(here))
        connection.execute(update(sessions).where(sessions.c.id == person).values(here))

    await db.write(work)


def of_person(connection: Connection, person: str) -> list[Device]:
    """Where somebody is signed in, the latest first."""
    chosen = select(devices).where(devices.c.person == person, devices.c.ended.is_(None))
    found = connection.execute(chosen.order_by(devices.c.seen.desc(), devices.c.created.desc()))
    return [
        Device(row.token_hash, row.person, row.label, row.address, row.created, row.seen) for row in found
    ]


def end(connection: Connection, person: str, ids: set[str]) -> int:
    """Sign some of a person's devices out; how many were signed in. They are told nothing any more."""
    reached = and_(subscriptions.c.person == person, subscriptions.c.device.in_(ids))
    connection.execute(delete(subscriptions).where(reached))
    hashes = [device.token_hash for device in of_person(connection, person) if device.id in ids]
    gone = update(devices).where(devices.c.token_hash.in_(hashes)).values(ended=time.time())
    return connection.execute(gone).rowcount


def ended_at(connection: Connection, token_hash: bytes) -> str | None:
    """Who was signed in on a device that is signed out."""
    was = select(devices.c.person).where(devices.c.token_hash == token_hash, devices.c.ended.is_not(None))
    row = connection.execute(was).first()
    return None if row is None else str(row.person)


def hand_over(connection: Connection, old: str, person: str, new: str) -> None:
    """A browser that may be told is told what concerns whoever signs in there."""
    here = update(subscriptions).where(subscriptions.c.device == old)
    connection.execute(here.values(person=person, device=new))


def carry_over(connection: Connection, guest: str, person: str) -> None:
    """Who comes to a browser has looked on wherever it was shown something, and stays away from where it was
    sent off. What a seat has seen opens no seat to somebody else."""
    shown = select(witnesses.c.table_id).where(witnesses.c.session == guest).distinct()
    for row in connection.execute(shown).all():
        seen.note(connection, row.table_id, person, [SPECTATOR])
    sent = select(kicks).where(kicks.c.session == guest)
    for row in connection.execute(sent).all():
        put(connection, kicks, table_id=row.table_id, session=person, at=row.at)
