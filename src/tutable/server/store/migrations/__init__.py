"""Changes of the schema, in order. They run by themselves when a server starts."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tutable.server.store.schema import metadata

LOCK = 7_461_823  # PostgreSQL's advisory lock: of several processes that start, one migrates


def migrate(connection: Connection) -> None:
    """Bring a database to the newest form; the caller's transaction makes it all or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    scripts = ScriptDirectory(str(Path(__file__).parent))
    context = EnvironmentContext(
        Config(), scripts, fn=lambda revision, _: scripts._upgrade_revs("head", revision)
    )
    with context:
        context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        context.run_migrations()
