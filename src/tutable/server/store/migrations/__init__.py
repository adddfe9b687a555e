"""Changes of the schema, in order. They run by themselves when a server starts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tutable.server.errors import DatabaseNewer
from tutable.server.store.schema import metadata

LOCK = 7_461_823  # PostgreSQL's advisory lock: of several processes that start, one migrates


@cache
def scripts() -> ScriptDirectory:
    return ScriptDirectory(str(Path(__file__).parent))


@cache
def newest() -> str:
    """The form of a database this program knows."""
    return str(scripts().get_current_head())


def revisions() -> list[str]:
    """All forms this program knows, the newest first."""
    return [script.revision for script in scripts().walk_revisions()]


def revision_of(connection: Connection) -> str | None:
    """The form a database has; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring a database to the newest form; the caller's transaction makes it all or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    found = revision_of(connection)
    if found is not None and found not in revisions():
        raise DatabaseNewer(version=found, known=newest())
    context = EnvironmentContext(
        Config(), scripts(), fn=lambda revision, _: scripts()._upgrade_revs(target, revision)
    )
    with context:
        context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        context.run_migrations()
