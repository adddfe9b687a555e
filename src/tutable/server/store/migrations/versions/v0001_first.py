"""The first schema.

Written out, not taken from `schema.py`: what has been released does not change any more.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("revoked", sa.Float),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("components", sa.Text),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("base", sa.Text),
        sa.Column("base_at", sa.Integer),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("auto_end", sa.String(20), nullable=False),
        sa.Column("creator", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("asked", sa.String(20), nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("winners", sa.String(20), nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("lease_owner", sa.String(40)),
        sa.Column("lease_until", sa.Float, nullable=False),
    )
    op.create_index("tables_open", "tables", ["status", "public", "created"])
    op.create_index("tables_bots", "tables", ["bot_due", "status"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("offer", sa.String(10), nullable=False),
        sa.Column("nonce", sa.String(24), nullable=False),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("stand_in", sa.String(40)),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("seats_session", "seats", ["session"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("verb", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("pick", sa.Integer, nullable=False),
        sa.Column("tokens", sa.Text, nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("act", sa.String(90)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "act", name="entries_once"),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("act", sa.String(90), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "act", name="chats_once"),
    )
    op.create_index("chats_table", "chats", ["table_id", "id"])
    op.create_table(
        "mutes",
        sa.Column("session", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("muted", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
    )


def downgrade() -> None:
    for name in ("mutes", "chats", "entries", "seats", "tables", "sessions", "keys"):
        op.drop_table(name)
