"""A backup: everything that is kept, as it was at one moment, in one file for any database.

Compressed lines of JSON: a head (format, schema), then for each table its columns and its rows, and
at the end how many rows there were and a checksum of all lines before.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import time
import zlib
from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import (
    Connection,
    LargeBinary,
    Table,
    column,
    func,
    insert,
    inspect,
    select,
    table,
    text,
    tuple_,
    update,
)

from tutable._version import __version__
from tutable.server.errors import BadBackup
from tutable.server.store.lobby import UNFINISHED
from tutable.server.store.migrations import migrate, revision_of, revisions
from tutable.server.store.schema import counters, links, metadata, tables, tickets

FORMAT = 1
PAGE = 2000  # rows at once
MARK = "tutable_backup"
# What holds for minutes only.
PASSING = {counters.name, links.name, tickets.name}
# Called with a table's name and how many of its rows are done.
Progress = Callable[[str, int], None]
Counts = dict[str, int]


# -- writing ----------------------------------------------------------------------------------


def write_backup(connection: Connection, path: Path, progress: Progress) -> Counts:
    """One consistent picture; under its name stands a whole file or none."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    part = None
    try:
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=path.name + ".", suffix=".part")  # 0600
        with os.fdopen(handle, "wb") as file:
            counts = _write(connection, file, progress)
            file.flush()
            os.fsync(file.fileno())
        os.rename(part, path)
    except OSError as error:
        if part is not None and os.path.exists(part):
            os.unlink(part)
        raise BadBackup(problem="unwritable", path=str(path), detail=error.strerror or "") from None
    return counts


def _write(connection: Connection, file: IO[bytes], progress: Progress) -> Counts:
    digest = hashlib.sha256()
    counts: Counts = {}
    with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, filename="") as packed:

        def line(value: Any) -> None:
            data = msgspec.json.encode(value) + b"\n"
            digest.update(data)
            packed.write(data)

        line(
            {
                MARK: FORMAT,
                "schema": revision_of(connection),
                "version": __version__,
                "made": int(time.time()),
            }
        )
        for kept in metadata.sorted_tables:
            if kept.name in PASSING:
                continue
            names = [str(one.name) for one in kept.columns]
            binary = [str(one.name) for one in kept.columns if isinstance(one.type, LargeBinary)]
            line({"table": str(kept.name), "columns": names, "binary": binary})
            done = 0
            for row in _rows(connection, kept):
                line(list(row))
                done += 1
                if done % PAGE == 0:
                    progress(kept.name, done)
            counts[str(kept.name)] = done
        line({"rows": counts, "sha256": digest.hexdigest()})
    return counts


def _rows(connection: Connection, kept: Table) -> Iterator[Any]:
    """All rows in the order of their keys, a page at a time."""
    keys = list(kept.primary_key.columns)
    chosen = select(kept).order_by(*keys).limit(PAGE)
    last: tuple[Any, ...] | None = None
    while True:
        query = chosen if last is None else chosen.where(tuple_(*keys) > last)
        page = connection.execute(query).all()
        yield from page
        if len(page) < PAGE:
            return
        last = tuple(getattr(page[-1], key.name) for key in keys)


# -- reading ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """A table of a backup: its columns, and which of them are bytes."""

    name: str
    columns: list[str]
    binary: set[str]

    def values(self, row: list[Any]) -> dict[str, Any]:
        found = dict(zip(self.columns, row, strict=True))
        for name in self.binary:
            found[name] = b64decode(found[name], validate=True)
        return found


class Backup:
    """A file that was read from beginning to end once, and found whole."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = self._lines()
        first = next(lines, b"")
        self.schema = self._head(first)
        self.counts = self._check(first, lines)

    def _head(self, first: bytes) -> str:
        try:
            head = msgspec.json.decode(first)
            form, schema = head[MARK], str(head["schema"])
        except (msgspec.MsgspecError, TypeError, KeyError):
            raise BadBackup(problem="foreign", path=str(self.path)) from None
        if form != FORMAT or schema not in revisions():
            raise BadBackup(problem="newer", path=str(self.path))
        return schema

    def _check(self, first: bytes, lines: Iterator[bytes]) -> Counts:
        """Everything is there, as it was written."""
        digest = hashlib.sha256()
        last = first
        for line in lines:
            digest.update(last)
            last = line
        try:
            end = msgspec.json.decode(last)
            if end["sha256"] == digest.hexdigest():
                return {str(name): int(count) for name, count in end["rows"].items()}
        except (msgspec.MsgspecError, TypeError, KeyError, AttributeError):
            pass
        raise self._damaged()

    def rows(self) -> Iterator[tuple[Part, dict[str, Any]]]:
        """Every row with the table it belongs to, in an order that keeps references whole."""
        part: Part | None = None
        for line in self._lines():
            value = msgspec.json.decode(line)
            if isinstance(value, list):
                try:
                    assert part is not None
                    yield part, part.values(value)
                except (ValueError, AssertionError, NotBase64):
                    raise self._damaged() from None
            elif "table" in value:
                part = Part(value["table"], value["columns"], set(value["binary"]))

    def _lines(self) -> Iterator[bytes]:
        try:
            with gzip.open(self.path, "rb") as file:
                yield from file
        except gzip.BadGzipFile:
            problem = "damaged" if self._is_packed() else "foreign"
            raise BadBackup(problem=problem, path=str(self.path)) from None
        except (EOFError, zlib.error):
            raise self._damaged() from None
        except OSError as error:
            detail = error.strerror or ""
            raise BadBackup(problem="unreadable", path=str(self.path), detail=detail) from None

    def _is_packed(self) -> bool:
        with open(self.path, "rb") as file:
            return file.read(2) == b"\x1f\x8b"

    def _damaged(self) -> BadBackup:
        return BadBackup(problem="damaged", path=str(self.path))


# -- restoring --------------------------------------------------------------------------------


def restore(connection: Connection, backup: Backup, progress: Progress) -> None:
    """Into an empty database, in the form the backup has; then it is brought up to date."""
    if revision_of(connection) is not None:
        _clear(connection)
    migrate(connection, backup.schema)
    done: Counts = {}
    waiting: list[dict[str, Any]] = []
    into: Part | None = None
    for part, values in backup.rows():
        if into is not None and (part.name != into.name or len(waiting) == PAGE):
            _insert(connection, into, waiting)
            done[into.name] = done.get(into.name, 0) + len(waiting)
            progress(into.name, done[into.name])
            waiting = []
        into = part
        waiting.append(values)
    if into is not None:
        _insert(connection, into, waiting)
    migrate(connection)
    # Whoever let bots think there does not do so here; and a table that could go on then can go on now.
    connection.execute(update(tables).values(lease_owner=None, lease_until=0.0))
    connection.execute(update(tables).where(tables.c.status.in_(UNFINISHED)).values(touched=time.time()))
    if connection.dialect.name == "postgresql":
        _go_on_counting(connection)


def _clear(connection: Connection) -> None:
    """Take empty tables away: those of the backup may have an older form."""
    there = inspect(connection).get_table_names()
    kept = [one for one in metadata.sorted_tables if one.name in there and one.name not in PASSING]
    if any(connection.execute(select(func.count()).select_from(one)).scalar_one() for one in kept):
        raise BadBackup(problem="not-empty")
    metadata.drop_all(connection)
    connection.execute(text("DROP TABLE alembic_version"))


def _insert(connection: Connection, part: Part, rows: list[dict[str, Any]]) -> None:
    into = table(part.name, *(column(name) for name in part.columns))
    connection.execute(insert(into), rows)


def _go_on_counting(connection: Connection) -> None:
    """PostgreSQL numbers new rows by itself, from where the restored ones end."""
    for kept in metadata.sorted_tables:
        counted = kept.autoincrement_column
        if counted is not None and counted.autoincrement is True:
            name = counted.name
            ends = f"SELECT setval(pg_get_serial_sequence('{kept.name}', '{name}'), max({name}))"
            connection.execute(text(f"{ends} FROM {kept.name} HAVING max({name}) IS NOT NULL"))
