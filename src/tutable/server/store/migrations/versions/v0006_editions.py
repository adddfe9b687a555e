"""Which components a table was made with, and editions that people work on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.Text))
    op.create_table(
        "drafts",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("bytes", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("drafts_session", "drafts", ["session"])
