"""Runs of the lab, chunk by chunk, and the games of them that were opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lab_runs",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("spec", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("progress", sa.Text, nullable=False),
        sa.Column("trouble", sa.Text, nullable=False),
        sa.Column("holder", sa.String(20)),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_index("lab_runs_session", "lab_runs", ["session"])
    op.create_index("lab_runs_status", "lab_runs", ["status", "created"])
    op.create_table(
        "lab_chunks",
        sa.Column("run_id", sa.String(20), sa.ForeignKey("lab_runs.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "lab_games",
        sa.Column("run_id", sa.String(20), sa.ForeignKey("lab_runs.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), nullable=False),
    )
