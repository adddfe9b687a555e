"""Forgetting a person: name, words and token go; matches stay, for those who played them too."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from tutable.core.engine import SPECTATOR
from tutable.server.store.rows import dump
from tutable.server.store.schema import chats, mutes, reports, seats, sessions, tables, witnesses

NOBODY = "—"  # the name of whoever is forgotten, in any language


def erase(connection: Connection, session: str) -> None:
    """Nothing is left that says who it was."""
    gone = {"name": NOBODY, "revoked": time.time(), "address": "", "host": None}
    token = {"token_hash": b"revoked " + secrets.token_bytes(24)}
    connection.execute(update(sessions).where(sessions.c.id == session).values(**gone, **token))
    for table, numbers in _places(connection, session).items():
        _forget_names(connection, table, numbers)
    connection.execute(update(seats).where(seats.c.session == session).values(name=NOBODY))
    removed = {"name": NOBODY, "text": "", "removed": time.time()}
    connection.execute(update(chats).where(chats.c.session == session).values(removed))
    said = or_(reports.c.session == session, reports.c.about == session)
    connection.execute(update(reports).where(said).values(text=""))
    connection.execute(delete(mutes).where(or_(mutes.c.session == session, mutes.c.muted == session)))


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
