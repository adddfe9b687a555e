"""Inserting what may be there already: left alone, or given other values. One way for both databases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

POSTGRES = "postgresql"  # what SQLAlchemy calls it


def insert_into(into: Table, is_postgres: bool) -> Any:
    """An INSERT that can be told what to do with a row that is there."""
    return (postgresql.insert if is_postgres else sqlite.insert)(into)


def insert_new(connection: Connection, into: Table) -> Any:
    """An INSERT that leaves alone what is there already."""
    return insert_into(into, connection.dialect.name == POSTGRES).on_conflict_do_nothing()


def put(connection: Connection, into: Table, **values: Any) -> None:
    """A row, or other values for the one that is there."""
    keys = [column.name for column in into.primary_key]
    rest = {name: value for name, value in values.items() if name not in keys}
    new = insert_into(into, connection.dialect.name == POSTGRES).values(values)
    connection.execute(new.on_conflict_do_update(index_elements=keys, set_=rest))
