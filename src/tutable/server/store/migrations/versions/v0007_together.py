"""Waiting rooms, rematches, a lobby to tidy up, plans, tables with one deal, small tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("reserved", sa.String(20)))
    op.create_index("seats_reserved", "seats", ["reserved"])
    op.add_column("tables", sa.Column("rematch_of", sa.String(20)))
    op.create_index("tables_rematch", "tables", ["rematch_of"], unique=True)
    op.create_table(
        "shelves",
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("shelf", sa.String(10), nullable=False),
    )
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("auto_pass", sa.Boolean, nullable=False),
        sa.Column("failed", sa.Text, nullable=False),
    )
    op.create_index("plans_session", "plans", ["session"])
    op.add_column("tables", sa.Column("series", sa.String(20)))
    op.add_column("tables", sa.Column("series_at", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_series", "tables", ["series"])
    op.create_table(
        "series",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("creator", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("turned", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("host", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "event_people",
        sa.Column("event_id", sa.String(20), sa.ForeignKey("events.id"), primary_key=True),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("missing", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "event_tables",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("event_id", sa.String(20), sa.ForeignKey("events.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
    )
    op.create_index("event_tables_event", "event_tables", ["event_id", "round"])
    op.create_table(
        "event_seats",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
    )
