"""What a host looks at: tables, reports, bans, what was done; and who is here."""

from __future__ import annotations

import asyncio
import json
import secrets
import time

from sqlalchemy import Connection, delete, func, insert, or_, select

from tutable.server.store.database import Database
from tutable.server.store.lobby import UNFINISHED
from tutable.server.store.schema import bans, chats, deeds, notices, reports, seats, sessions, tables
from tutable.server.wire import host as wire
from tutable.server.wire.values import House

MAX_ROWS = 200
ASK = "ask"  # the notice by which servers are asked who is here
WHO = "who "  # and where each of them answers
ANSWER_SECONDS = 2.5


def house(connection: Connection) -> House:
    """What holds for the whole server."""
    found = {row.name: row.value for row in connection.execute(select(notices))}
    return House(found.get("today", ""), bool(found.get("read-only")))


def overview(connection: Connection) -> wire.Overview:
    return wire.Overview(
        house(connection),
        host_tables(connection),
        open_reports(connection),
        all_bans(connection),
        last_deeds(connection),
    )


def host_tables(connection: Connection) -> list[wire.HostTable]:
    """Unfinished tables, those where something happened last first."""
    chosen = select(tables, sessions.c.name.label("creator_name"))
    chosen = chosen.join(sessions, sessions.c.id == tables.c.creator)
    chosen = chosen.where(tables.c.status.in_(UNFINISHED)).order_by(tables.c.touched.desc()).limit(MAX_ROWS)
    rows = connection.execute(chosen).all()
    people: dict[str, list[wire.HostSeat]] = {row.id: [] for row in rows}
    taken = select(seats).where(seats.c.table_id.in_(people)).order_by(seats.c.table_id, seats.c.seat)
    for seat in connection.execute(taken):
        people[seat.table_id].append(wire.HostSeat(seat.name, seat.kind, seat.session))
    return [
        wire.HostTable(
            row.id,
            row.game,
            row.status,
            row.creator_name,
            row.creator,
            row.public,
            row.created,
            row.touched,
            row.bytes,
            row.watching,
            row.chat,
            row.slow,
            people[row.id],
        )
        for row in rows
    ]


def open_reports(connection: Connection) -> list[wire.HostReport]:
    by, about = sessions.alias("by"), sessions.alias("about")
    chosen = (
        select(
            reports, by.c.name.label("by_name"), about.c.name.label("about_name"), chats.c.text.label("said")
        )
        .join(by, by.c.id == reports.c.session)
        .join(about, about.c.id == reports.c.about)
        .outerjoin(chats, chats.c.id == reports.c.chat)
        .where(reports.c.done.is_(None))
        .order_by(reports.c.at.desc())
        .limit(MAX_ROWS)
    )
    return [
        wire.HostReport(
            row.id,
            row.table_id,
            row.by_name,
            row.about_name,
            row.about,
            row.text,
            row.chat,
            row.said or "",
            row.at,
        )
        for row in connection.execute(chosen)
    ]


def all_bans(connection: Connection) -> list[wire.HostBan]:
    """Those that hold now."""
    names = sessions.c.name.label("name")
    chosen = select(bans, names).outerjoin(sessions, sessions.c.id == bans.c.subject)
    chosen = chosen.where(or_(bans.c.until.is_(None), bans.c.until > time.time())).order_by(bans.c.at.desc())
    return [
        wire.HostBan(row.kind, row.subject, row.name or "", row.until, row.why, row.at)
        for row in connection.execute(chosen)
    ]


def last_deeds(connection: Connection) -> list[wire.HostDeed]:
    chosen = select(deeds).order_by(deeds.c.id.desc()).limit(MAX_ROWS)
    found = connection.execute(chosen)
    return [wire.HostDeed(row.at, row.host, row.verb, row.subject, row.detail) for row in found]


def lines(connection: Connection, table: str) -> list[wire.HostLine]:
    """What was said at a table, the last lines in order."""
    chosen = select(chats).where(chats.c.table_id == table).order_by(chats.c.id.desc()).limit(MAX_ROWS)
    rows = reversed(connection.execute(chosen).all())
    return [
        wire.HostLine(row.id, row.name, row.session, row.text, row.at, row.removed is not None)
        for row in rows
    ]


# -- who is here ------------------------------------------------------------------------------


async def who(db: Database) -> list[wire.HostPerson] | None:
    """Ask every running server who is at its tables; None: none has answered."""
    question = secrets.token_hex(8)

    def ask(connection: Connection) -> None:
        connection.execute(delete(notices).where(or_(notices.c.name == ASK, notices.c.name.startswith(WHO))))
        connection.execute(insert(notices).values(name=ASK, value=question))

    def answers(connection: Connection) -> list[str]:
        chosen = select(notices.c.value).where(notices.c.name.startswith(WHO))
        return [row.value for row in connection.execute(chosen)]

    await db.write(ask)
    found: list[str] = []
    end = time.monotonic() + ANSWER_SECONDS
    # A file has one server; how many share a PostgreSQL nobody knows.
    while time.monotonic() < end and (db.is_postgres or not found):
        await asyncio.sleep(0.1)
        found = await db.read(answers)
    if not found:
        return None
    places = {(person, table) for answer in found for person, table in json.loads(answer)}
    return await db.read(lambda connection: _people(connection, places))


def _people(connection: Connection, places: set[tuple[str, str]]) -> list[wire.HostPerson]:
    ids = {person for person, _ in places}
    named = select(sessions.c.id, sessions.c.name).where(sessions.c.id.in_(ids))
    names = {row.id: row.name for row in connection.execute(named)}
    sits = select(seats.c.table_id, seats.c.session, func.min(seats.c.seat).label("seat"))
    sits = sits.where(seats.c.session.in_(ids)).group_by(seats.c.table_id, seats.c.session)
    taken = {(row.session, row.table_id): row.seat for row in connection.execute(sits)}
    return [
        wire.HostPerson(person, names.get(person, ""), table, taken.get((person, table)))
        for person, table in sorted(places, key=lambda place: (names.get(place[0], ""), place))
    ]
