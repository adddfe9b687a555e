"""Forgetting a person: name, words and every way in go; matches stay, for those who played them too."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any

from sqlalchemy import Connection, delete, exists, or_, select, update

from tutable.core.engine import SPECTATOR
from tutable.server.store import devices
from tutable.server.store.lab import remove_all
from tutable.server.store.lobby import closed, given_back
from tutable.server.store.rows import dump
from tutable.server.store.schema import (
    chats,
    credentials,
    drafts,
    event_people,
    events,
    habits,
    lab_runs,
    mutes,
    plans,
    reports,
    seats,
    sessions,
    shelves,
    silenced,
    subscriptions,
    tables,
    tellings,
    tickets,
    votes,
    witnesses,
)

NOBODY = "—"  # the name of whoever is forgotten, in any language


def erase(connection: Connection, session: str) -> None:
    """Nothing is left that says who it was."""
    gone: dict[str, Any] = {"name": NOBODY, "revoked": time.time(), "address": "", "host": None}
    gone["passkey_user"] = secrets.token_bytes(32)
    connection.execute(update(sessions).where(sessions.c.id == session).values(gone))
    for ways_in in (credentials, tickets):
        connection.execute(delete(ways_in).where(ways_in.c.person == session))
    _leave_what_waits(connection, session)
    devices.forget(connection, session)
    _leave_tournaments(connection, session)
    for table, numbers in _places(connection, session).items():
        _forget_names(connection, table, numbers)
    gone_for_good = {"name": NOBODY, "paused": False}  # nobody waits for the end of a vacation
    connection.execute(update(seats).where(seats.c.session == session).values(gone_for_good))
    kept = (seats.c.reserved == session) & (seats.c.kind == "invite")
    connection.execute(update(seats).where(kept).values(name="", reserved=None, kind="open", offer="open"))
    removed = {"name": NOBODY, "text": "", "removed": time.time()}
    connection.execute(update(chats).where(chats.c.session == session).values(removed))
    said = or_(reports.c.session == session, reports.c.about == session)
    connection.execute(update(reports).where(said).values(text=""))
    connection.execute(delete(votes).where(votes.c.session == session))
    for told in (habits, subscriptions, silenced, tellings):
        connection.execute(delete(told).where(told.c.person == session))
    connection.execute(delete(drafts).where(drafts.c.session == session))
    remove_all(connection, lab_runs.c.session == session)
    for own in (shelves, plans):
        connection.execute(delete(own).where(own.c.session == session))
    connection.execute(delete(mutes).where(or_(mutes.c.session == session, mutes.c.muted == session)))


def _leave_what_waits(connection: Connection, session: str) -> None:
    """Nobody waits for a person who does not come; a table at which nobody is left waits for nobody."""
    sits = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
    sits = sits.where(seats.c.session == session, tables.c.status == "waiting").distinct()
    for table in connection.execute(sits).scalars().all():
        given_back(connection, table, session, secrets.token_hex(8))
        human = exists().where(seats.c.table_id == table, seats.c.kind == "human")
        if not connection.execute(select(human)).scalar():
            closed(connection, (tables.c.id == table) & tables.c.series.is_(None), "left")


def _leave_tournaments(connection: Connection, session: str) -> None:
    """No seat in rounds to come; what nobody else can begin is over."""
    going_on = select(events.c.id).where(events.c.status != "over")
    mine = (event_people.c.session == session) & event_people.c.event_id.in_(going_on)
    connection.execute(update(event_people).where(mine).values(missing=True))
    open_ = (events.c.host == session) & (events.c.status == "open")
    connection.execute(update(events).where(open_).values(status="over"))


def _places(connection: Connection, session: str) -> dict[str, set[int]]:
    """Where this person sits, or has sat: whoever sat there has seen what that seat sees."""
    sits = select(seats.c.table_id, seats.c.seat).where(seats.c.session == session)
    sat = select(witnesses.c.table_id, witnesses.c.seat).where(
        witnesses.c.session == session, witnesses.c.seat != SPECTATOR
    )
    found: dict[str, set[int]] = {}
    for row in connection.execute(sits.union(sat)):
        found.setdefault(row.table_id, set()).add(row.seat)
    return found


def _forget_names(connection: Connection, table: str, numbers: set[int]) -> None:
    """The names a match began with, and those in the save it continues."""
    here = tables.c.id == table
    row = connection.execute(select(tables.c.names, tables.c.base).where(here)).one()
    values: dict[str, Any] = {"names": dump(_without(json.loads(row.names), numbers))}
    if row.base is not None:
        save = json.loads(row.base)
        save["names"] = _without(save.get("names", []), numbers)
        values["base"] = json.dumps(save, ensure_ascii=False, separators=(",", ":"))
    connection.execute(update(tables).where(here).values(values))


def _without(names: list[str], numbers: set[int]) -> list[str]:
    return [NOBODY if seat in numbers else name for seat, name in enumerate(names)]
