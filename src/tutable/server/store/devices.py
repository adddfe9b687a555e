"""Where people are signed in: a cookie names a device, and a device a person, so seats follow the person."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from sqlalchemy import (
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from tutable.core.engine import SPECTATOR
from tutable.server.errors import NoSession
from tutable.server.store import witnesses
from tutable.server.store.database import Database
from tutable.server.store.lobby import PLAYED, in_open_series
from tutable.server.store.rows import SessionRow
from tutable.server.store.schema import devices, kicks, seats, sessions, subscriptions, tables
from tutable.server.store.schema import witnesses as shown
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


async def witness(db: Database, table: str, person: str, device: str, numbers: Collection[int]) -> None:
    """Write down that somebody is about to see what these seats see; NoSession if this device was signed out
    meanwhile: whoever came after has taken over what was written until then."""

    def work(connection: Connection) -> None:
        mine = select(devices.c.token_hash).where(devices.c.person == person, devices.c.ended.is_(None))
        here = connection.execute(mine.with_for_update(read=True))  # who signs out or in waits
        if device not in {device_id(row.token_hash) for row in here}:
            raise NoSession()
        witnesses.note(connection, table, person, numbers)

    await db.write(work)


def carry_over(connection: Connection, guest: str, person: str) -> None:
    """Who comes to a browser has looked on wherever it was shown something or may be, and stays away from
    where it was sent off. What a seat has seen opens no seat to somebody else."""
    for row in connection.execute(concerned(guest)).all():
        witnesses.note(connection, row.id, person, [SPECTATOR])
    sent = select(kicks).where(kicks.c.session == guest)
    for row in connection.execute(sent).all():
        put(connection, kicks, table_id=row.table_id, session=person, at=row.at)


def concerned(person: str) -> Select[Any]:
    """Tables with secrets that are still kept, or will be, of which somebody has seen something or where they
    sit: a table that waits may begin while nobody is left who could note it."""
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.session == person)
    saw = exists().where(shown.c.table_id == tables.c.id, shown.c.session == person)
    goes_on = or_(tables.c.status.in_(("waiting", *PLAYED)), in_open_series())
    return select(tables.c.id).where(or_(sits, saw), goes_on)


def forget(connection: Connection, person: str) -> None:
    """End all devices of somebody. They say nothing any more, and those that may have been shown something of
    a match that goes on are known a while longer: else whoever comes there next would be a stranger to it."""
    mine = devices.c.person == person
    ended = func.coalesce(devices.c.ended, time.time())
    # First: from then on nothing new is shown there.
    connection.execute(update(devices).where(mine).values(ended=ended, label=""))
    if connection.execute(concerned(person).limit(1)).first() is None:
        connection.execute(delete(devices).where(mine))
