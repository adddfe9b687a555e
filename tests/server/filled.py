"""A database in which every part has something, whatever parts there are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, Connection, Float, Integer, LargeBinary, Text, func, insert, select

from tutable.server.store.schema import metadata

NAME = "Annabella"
PERSON = "a5"
GIVEN = {
    "sessions.id": PERSON,
    "bans.kind": "session",
    "bans.subject": PERSON,
    "seats.kind": "human",
    "tables.status": "over",
    "tables.names": f'["{NAME}", "Ben"]',
    "tables.base": f'{{"names":["{NAME}"]}}',
}


def fill(connection: Connection) -> None:
    """One row in every table that has none, each about the same person."""
    rows: dict[str, Any] = {}
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one() == 0:
            values = {column.name: value(column, rows) for column in table.columns}
            connection.execute(insert(table).values(values))
        rows[table.name] = connection.execute(select(table)).first()


def value(column: Column[Any], rows: dict[str, Any]) -> Any:
    """What it refers to; or something of its kind, with a name in it wherever there is room for one."""
    if column.foreign_keys:
        (key,) = column.foreign_keys
        return getattr(rows[key.column.table.name], key.column.name)
    place = f"{column.table.name}.{column.name}"
    kind = column.type
    if isinstance(kind, LargeBinary):
        return place.encode() + bytes(range(256))
    if isinstance(kind, Boolean):
        return True
    if isinstance(kind, Float):
        return 1.0
    if isinstance(kind, Integer):
        return 0 if column.name == "seat" else 1
    if column.primary_key and place not in GIVEN:
        return "k"
    room = None if isinstance(kind, Text) else getattr(kind, "length", None)
    return GIVEN.get(place, NAME if room is None or room >= len(NAME) else NAME[:room])


def everything(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables."""
    return {
        table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
        for table in metadata.sorted_tables
    }
