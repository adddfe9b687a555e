"""What a host does, in the database: the same from the shell and from the host's page.

Every deed is written down, for good; running servers follow what is written there (`server/house.py`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Update, delete, insert, select, update

from tutable.core.errors import UnknownSeat
from tutable.server import clean
from tutable.server.errors import NotThere, UnknownTable
from tutable.server.store import erasing, ratings
from tutable.server.store.lobby import closed, given_back
from tutable.server.store.schema import bans, chats, deeds, kicks, notices, reports, seats, sessions, tables
from tutable.server.store.upsert import put
from tutable.server.wire import host as wire

SHELL = "shell"  # the host at the terminal
DAY = 86400.0
Said = tuple[str, str]  # subject and detail, as they are written down


def do(connection: Connection, by: str, deed: wire.Deed) -> None:
    """Do it, and write down who did what; the caller's transaction makes it one thing."""
    subject, detail = DOING[type(deed)](connection, deed)
    verb = type(deed).__struct_config__.tag
    row = {"at": time.time(), "host": by, "verb": verb, "subject": subject[:40], "detail": detail[:200]}
    connection.execute(insert(deeds).values(row))


# -- tables -----------------------------------------------------------------------------------


def _close(connection: Connection, deed: wire.CloseTable) -> Said:
    _table(connection, deed.table)
    closed(connection, tables.c.id == deed.table, "host")
    return deed.table, ""


def _kick(connection: Connection, deed: wire.Kick) -> Said:
    _table(connection, deed.table)
    chosen = select(seats.c.seat, seats.c.session, seats.c.kind).where(seats.c.table_id == deed.table)
    found = {row.seat: row for row in connection.execute(chosen)}
    if deed.seat not in found:
        raise UnknownSeat(seat=str(deed.seat), players=len(found))
    person = found[deed.seat].session
    if found[deed.seat].kind != "human" or person is None:
        raise NotThere()
    given_back(connection, deed.table, person, secrets.token_hex(8))
    put(connection, kicks, table_id=deed.table, session=person, at=time.time())
    return deed.table, person


def _watching(connection: Connection, deed: wire.Watching) -> Said:
    _set(connection, deed.table, watching=deed.on)
    return deed.table, "on" if deed.on else "off"


def _chat(connection: Connection, deed: wire.ChatFor) -> Said:
    _set(connection, deed.table, chat=deed.who)
    return deed.table, deed.who


def _slow(connection: Connection, deed: wire.Slow) -> Said:
    _set(connection, deed.table, slow=deed.seconds)
    return deed.table, str(deed.seconds)


def _remove_line(connection: Connection, deed: wire.RemoveLine) -> Said:
    gone = update(chats).where(chats.c.id == deed.line).values(removed=time.time())
    found = connection.execute(gone.returning(chats.c.table_id)).first()
    if found is None:
        raise NotThere()
    return str(found.table_id), str(deed.line)


# -- people -----------------------------------------------------------------------------------


def _ban(connection: Connection, deed: wire.Ban) -> Said:
    person = _person(connection, deed.person)
    kind, subject = ("address", person.address) if deed.address else ("session", person.id)
    if not subject:
        raise NotThere()  # nobody knows where this person came from
    until = None if deed.days is None else time.time() + deed.days * DAY
    why = clean.plain(deed.why)
    put(connection, bans, kind=kind, subject=subject, until=until, why=why, at=time.time())
    return subject, f"{kind}: {why}"


def _unban(connection: Connection, deed: wire.Unban) -> Said:
    gone = delete(bans).where(bans.c.subject == deed.subject).returning(bans.c.kind)
    found = connection.execute(gone).first()
    if found is None:
        raise NotThere()
    return deed.subject, str(found.kind)


def _erase(connection: Connection, deed: wire.Erase) -> Said:
    person = _person(connection, deed.person)
    erasing.erase(connection, person.id)
    return str(person.id), ""


def _done(connection: Connection, deed: wire.Done) -> Said:
    _changed(connection, update(reports).where(reports.c.id == deed.report).values(done=time.time()))
    return str(deed.report), ""


# -- the house --------------------------------------------------------------------------------


def _today(connection: Connection, deed: wire.Today) -> Said:
    said = clean.plain(deed.text)
    put(connection, notices, name="today", value=said)
    return "today", said


def _read_only(connection: Connection, deed: wire.ReadOnlyMode) -> Said:
    put(connection, notices, name="read-only", value="on" if deed.on else "")
    return "read-only", "on" if deed.on else "off"


def _ratings(connection: Connection, deed: wire.Ratings) -> Said:
    return "ratings", str(ratings.reckoned_again(connection))


DOING: dict[type, Callable[[Connection, Any], Said]] = {
    wire.CloseTable: _close,
    wire.Kick: _kick,
    wire.Ban: _ban,
    wire.Unban: _unban,
    wire.RemoveLine: _remove_line,
    wire.Watching: _watching,
    wire.ChatFor: _chat,
    wire.Slow: _slow,
    wire.Today: _today,
    wire.ReadOnlyMode: _read_only,
    wire.Erase: _erase,
    wire.Done: _done,
    wire.Ratings: _ratings,
}

# -- help -------------------------------------------------------------------------------------


def _table(connection: Connection, table: str) -> None:
    if connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
        raise UnknownTable(table=table)


def _person(connection: Connection, person: str) -> Any:
    found = connection.execute(select(sessions).where(sessions.c.id == person)).first()
    if found is None:
        raise NotThere()
    return found


def _set(connection: Connection, table: str, **values: Any) -> None:
    _table(connection, table)
    connection.execute(update(tables).where(tables.c.id == table).values(values))


def _changed(connection: Connection, statement: Update) -> None:
    if connection.execute(statement).rowcount != 1:
        raise NotThere()
