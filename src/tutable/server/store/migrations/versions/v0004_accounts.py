"""People on several devices, by what they sign in, and ratings."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("address", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
    )
    op.create_index("devices_person", "devices", ["person"])
    # A cookie that somebody has goes on being theirs.
    op.execute(
        "INSERT INTO devices (token_hash, person, label, address, created, seen)"
        " SELECT token_hash, id, '', address, created, seen FROM sessions WHERE revoked IS NULL"
    )
    op.execute("ALTER TABLE sessions RENAME COLUMN token_hash TO passkey_user")
    _new_users()
    op.create_table(
        "credentials",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("person", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("key", sa.String(400), nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.UniqueConstraint("kind", "key", name="credentials_once"),
    )
    op.create_index("credentials_person", "credentials", ["person"])
    op.create_table(
        "tickets",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(20), sa.ForeignKey("sessions.id"), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("tickets_expires", "tickets", ["expires"])
    op.create_index("tickets_person", "tickets", ["person"])
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(20), sa.ForeignKey("sessions.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ratings_person", "ratings", ["person", "game", "players", "number"])


def _new_users() -> None:
    """What a passkey is told must not be the hash of anybody's cookie."""
    sessions = sa.table("sessions", sa.column("id"), sa.column("passkey_user"))
    ids = [row.id for row in op.get_bind().execute(sa.select(sessions.c.id))]
    changed = sa.update(sessions).where(sessions.c.id == sa.bindparam("who"))
    rows = [{"who": id, "passkey_user": secrets.token_bytes(32)} for id in ids]
    if rows:
        op.get_bind().execute(changed.values(passkey_user=sa.bindparam("passkey_user")), rows)
