"""Servers on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import MANY
from tests.server.harness import Running, running
from tests.server.hourglass import Hourglass
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.close()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A file whose tests hang little on the database names one: the other is left to `make test-all`."""
    if MANY:
        return
    left = [item for item in items if is_on_another_database(item)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if not is_on_another_database(item)]


def is_on_another_database(item: pytest.Item) -> bool:
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return False
    chosen = item.callspec.params.get("server")
    return chosen is not None and chosen != getattr(item.module, "DATABASE", chosen)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a file, on each database; a file may have SETTINGS of its own.

    With IS_TIMED the time at its tables is in the hands of the tests: they turn its `glass`.
    """
    settings = place(request.param, request, tmp_path_factory.mktemp("data"))
    settings |= getattr(request.module, "SETTINGS", {})
    if getattr(request.module, "IS_TIMED", False):
        settings |= request.getfixturevalue("glass").setting
    with running(**settings) as found:
        yield found


@pytest.fixture(scope="module")
def glass(tmp_path_factory: pytest.TempPathFactory) -> Hourglass:
    return Hourglass(tmp_path_factory.mktemp("glass"))


def place(kind: str, request: pytest.FixtureRequest, folder: Path) -> dict[str, str]:
    """Where a server keeps its data."""
    if kind == "sqlite":
        return {"data": str(folder)}
    postgres: Postgres = request.getfixturevalue("postgres")
    return {"data": str(folder), "database": postgres.fresh_url()}
