"""Clocks, votes, what befalls a table beside the match, and how people are told that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.String(10), nullable=False, server_default="none"))
    op.add_column("tables", sa.Column("move_seconds", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("reserve_seconds", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("late", sa.String(10), nullable=False, server_default="bot"))
    op.add_column("tables", sa.Column("late_bot", sa.String(40)))
    op.add_column("tables", sa.Column("patience", sa.Integer))
    op.add_column("tables", sa.Column("asking", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("fate", sa.String(10), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("for_turn", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("offered", sa.Float))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "happenings",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_index("happenings_table", "happenings", ["table_id", "id"])
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("what", sa.String(10), primary_key=True),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "habits",
        sa.Column("person", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("lang", sa.String(5), nullable=False, server_default="en"),
        sa.Column("zone", sa.String(60), nullable=False, server_default="UTC"),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("mail", sa.String(10), nullable=False, server_default="off"),
        sa.Column("mail_refused", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("mail_tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("mail_next", sa.Float, nullable=False, server_default="0"),
        sa.Column("vacation_until", sa.Float),
        sa.Column("vacation_since", sa.Float),
        sa.Column("vacation_year", sa.Integer, nullable=False, server_default="0"),
        sa.Column("vacation_used", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "silenced",
        sa.Column("person", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_table(
        "tellings",
        sa.Column("person", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("mailed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("tellings_due", "tellings", ["state", "due"])
