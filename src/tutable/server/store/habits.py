"""How people want to be told: hours, mail, browsers, tables to be silent about; and vacations."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, exists, func, select, update

from tutable.server.notify.push import Subscription
from tutable.server.notify.quiet import quiet_seconds
from tutable.server.store import credentials, tellings, upsert
from tutable.server.store.database import Database
from tutable.server.store.schema import habits, silenced, subscriptions

MAX_BROWSERS = 10


@dataclass(frozen=True)
class Habits:
    """Of one person; the defaults are those of somebody who has said nothing."""

    person: str
    lang: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    mail: str = "off"
    mail_refused: bool = False
    mail_tries: int = 0
    mail_next: float = 0.0
    vacation_until: float | None = None
    vacation_since: float | None = None
    vacation_year: int = 0
    vacation_used: int = 0

    def quiet_for(self, now: float) -> float:
        """For so many seconds nothing is to be said; 0: something may be."""
        return quiet_seconds(now, self.zone, self.quiet_from, self.quiet_to)


def found(connection: Connection, person: str) -> Habits:
    row = connection.execute(select(habits).where(habits.c.person == person)).first()
    return Habits(**row._asdict()) if row is not None else Habits(person)


async def of(db: Database, person: str) -> Habits:
    return await db.read(lambda connection: found(connection, person))


def put(connection: Connection, person: str, values: Mapping[str, Any]) -> None:
    upsert.put(connection, habits, person=person, **values)


async def change(db: Database, person: str, values: Mapping[str, Any]) -> None:
    await db.write(lambda connection: put(connection, person, values))


async def mailing(db: Database, now: float) -> list[Habits]:
    """Those who want mail, may get one now, and have something to be told."""
    wants = select(habits).where(habits.c.mail != "off", habits.c.mail_next <= now)
    wants = wants.where(exists().where(tellings.unmailed_of(habits.c.person)))
    wants = wants.order_by(habits.c.mail_next).limit(500)
    rows = await db.read(lambda connection: connection.execute(wants).all())
    return [Habits(**row._asdict()) for row in rows]


async def take_mail(db: Database, who: Habits, values: Mapping[str, Any]) -> bool:
    """One process at a time writes to somebody."""
    same = update(habits).where(habits.c.person == who.person, habits.c.mail_next == who.mail_next)
    return await db.write(lambda connection: connection.execute(same.values(**values)).rowcount == 1)


async def address(db: Database, person: str) -> str | None:
    """The verified mail address of somebody, if there is one."""
    return await db.read(lambda connection: credentials.address_of(connection, person))


# -- browsers ---------------------------------------------------------------------------------


def browser_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


async def subscribe(db: Database, person: str, device: str, where: Subscription) -> None:
    """A browser belongs to whoever subscribed there last; of too many the oldest goes."""

    def work(connection: Connection) -> None:
        me = browser_id(where.endpoint)
        mine = select(subscriptions.c.id).where(subscriptions.c.person == person, subscriptions.c.id != me)
        count = connection.execute(select(func.count()).select_from(mine.subquery())).scalar_one()
        if count >= MAX_BROWSERS:
            oldest = mine.order_by(subscriptions.c.created).limit(count - MAX_BROWSERS + 1)
            gone = [row.id for row in connection.execute(oldest)]
            connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(gone)))
        row = {"endpoint": where.endpoint, "p256dh": where.p256dh, "auth": where.auth}
        whose = {"person": person, "device": device, "created": time.time()}
        upsert.put(connection, subscriptions, id=me, **whose, **row)

    await db.write(work)


async def unsubscribe(db: Database, endpoint: str, person: str | None = None) -> None:
    """This browser is not told any more; `person`: only if it is theirs."""
    gone = delete(subscriptions).where(subscriptions.c.id == browser_id(endpoint))
    if person is not None:
        gone = gone.where(subscriptions.c.person == person)
    await db.write(lambda connection: connection.execute(gone))


async def browsers(db: Database, person: str) -> list[Subscription]:
    mine = select(subscriptions).where(subscriptions.c.person == person)
    rows = await db.read(lambda connection: connection.execute(mine).all())
    return [Subscription(row.endpoint, row.p256dh, row.auth) for row in rows]


async def is_reached(db: Database, person: str, device: str) -> bool:
    """Is somebody told on this device while it is closed?"""
    here = (subscriptions.c.person == person) & (subscriptions.c.device == device)
    return await db.read(lambda c: c.execute(select(subscriptions.c.id).where(here)).first()) is not None


# -- tables to be silent about ----------------------------------------------------------------


async def is_silenced(db: Database, person: str, table: str) -> bool:
    mine = select(silenced.c.person).where(silenced.c.person == person, silenced.c.table_id == table)
    return await db.read(lambda connection: connection.execute(mine).first()) is not None


async def silence(db: Database, person: str, table: str, on: bool) -> None:
    def work(connection: Connection) -> None:
        mine = (silenced.c.person == person) & (silenced.c.table_id == table)
        if on:
            connection.execute(upsert.insert_new(connection, silenced).values(person=person, table_id=table))
        else:
            connection.execute(delete(silenced).where(mine))

    await db.write(work)
