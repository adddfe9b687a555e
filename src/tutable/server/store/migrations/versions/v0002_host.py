"""Quotas, retention, moderation and the host's tools."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("address", sa.String(24), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("host", sa.Float))
    op.execute("UPDATE sessions SET seen = created")
    op.add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bytes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("address", sa.String(24), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("ended", sa.String(20), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("chat", sa.String(10), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("slow", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET touched = (SELECT coalesce(max(entries.at), tables.created) FROM entries"
        " WHERE entries.table_id = tables.id),"
        " bytes = 1000 + length(coalesce(components, '')) + length(position) + length(coalesce(base, ''))"
        " + (SELECT coalesce(sum(length(tokens)), 0) + 100 * count(*) FROM entries"
        " WHERE entries.table_id = tables.id)"
    )
    op.create_index("tables_touched", "tables", ["status", "touched"])
    op.create_index("tables_creator", "tables", ["creator"])
    op.create_index("tables_address", "tables", ["address"])
    op.add_column("chats", sa.Column("removed", sa.Float))
    op.create_table(
        "witnesses",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "kicks",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("subject", sa.String(24), primary_key=True),
        sa.Column("until", sa.Float),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("about", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("chat", sa.Integer),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Float),
    )
    op.create_index("reports_open", "reports", ["done", "at"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("host", sa.String(20), nullable=False),
        sa.Column("verb", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("detail", sa.String(200), nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "counters",
        sa.Column("key", sa.String(120), primary_key=True),
        sa.Column("amount", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("counters_expires", "counters", ["expires"])
