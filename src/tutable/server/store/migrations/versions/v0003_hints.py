"""Tables with and without hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("id"), sa.column("hints"))
    seats = sa.table("seats", sa.column("table_id"), sa.column("kind"))
    people = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id, seats.c.kind != "bot")
    op.execute(sa.update(tables).where(people.scalar_subquery() <= 1).values(hints=True))
