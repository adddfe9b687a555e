"""Servers on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Running, running
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.close()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a file, on each database; a file may have SETTINGS of its own."""
    data = place(request.param, request, tmp_path_factory.mktemp("data"))
    with running(**data, **getattr(request.module, "SETTINGS", {})) as found:
        yield found


def place(kind: str, request: pytest.FixtureRequest, folder: Path) -> dict[str, str]:
    """Where a server keeps its data."""
    if kind == "sqlite":
        return {"data": str(folder)}
    postgres: Postgres = request.getfixturevalue("postgres")
    return {"data": str(folder), "database": postgres.fresh_url()}
