"""What is kept. Nothing of a match is ever deleted; `entries` is its append-only journal.

Addresses are kept only as keyed digests (`Sessions.sign`), so that a quota or a ban can recognise one
and nobody can read it.

The primary key (table_id, seq) of `entries` is the lock of a match: of two writers who both saw
entry 41, one inserts entry 42 and the other learns that it is behind.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(20), primary_key=True),  # public: names a person to others
    Column("token_hash", LargeBinary, nullable=False, unique=True),  # the token itself is only in the cookie
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("revoked", Float),
    Column("seen", Float, nullable=False, server_default="0"),  # the day of the last visit
    Column("address", String(24), nullable=False, server_default=""),  # a digest
    Column("host", Float),  # since when this is a host, signed in by a one-time link
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("components", Text),  # an own component file
    Column("position", Text, nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the match is over
    Column("commitment", String(64), nullable=False),
    Column("base", Text),  # a save this match begins with
    Column("base_at", Integer),  # how much of it: what follows has new luck; null: all of it
    Column("names", Text, nullable=False),  # JSON, as they were when the match began
    Column("auto_end", String(20), nullable=False),  # seats whose turns ended by themselves from the start
    Column("creator", ForeignKey("sessions.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # waiting running over frozen closed
    Column("created", Float, nullable=False),
    # What the lobby needs to know of a match without folding it.
    Column("asked", String(20), nullable=False),  # seats still to decide: "0,2"
    Column("bot_due", Boolean, nullable=False),  # one of them is played by a bot
    Column("winners", String(20), nullable=False),
    Column("scores", Text, nullable=False),
    # The process whose bots play here, and until when.
    Column("lease_owner", String(40)),
    Column("lease_until", Float, nullable=False),
    # Quotas, retention and what the host has said.
    Column("touched", Float, nullable=False, server_default="0"),  # when something happened last
    Column("bytes", Integer, nullable=False, server_default="0"),  # what it takes, journal and chat included
    Column("address", String(24), nullable=False, server_default=""),  # a digest of where it was made
    Column("ended", String(20), nullable=False, server_default=""),  # why it was closed: expired, host, left
    Column("watching", Boolean, nullable=False, server_default=true()),  # may people without a seat look on?
    Column("chat", String(10), nullable=False, server_default=""),  # all seated off; empty: as the server
    Column("slow", Integer, nullable=False, server_default="0"),  # seconds between two lines of one person
    Index("tables_touched", "status", "touched"),
    Index("tables_creator", "creator"),
    Index("tables_address", "address"),
    Index("tables_open", "status", "public", "created"),
    Index("tables_bots", "bot_due", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # human bot open invite
    Column("offer", String(10), nullable=False),  # what it becomes when its player leaves: open or invite
    Column("nonce", String(24), nullable=False),  # makes the invite link; a new one revokes it
    Column("session", ForeignKey("sessions.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("stand_in", String(40)),  # the bot that plays while the player is away
    Column("seen", Float, nullable=False),  # when the player was here last
    Index("seats_session", "session"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("verb", String(10), nullable=False),  # act end undo auto_end
    Column("seat", Integer, nullable=False),
    Column("pick", Integer, nullable=False),  # of act; of auto_end: 1 on, 0 off
    Column("tokens", Text, nullable=False),  # what it added to the journal, luck included
    Column("hash", String(32), nullable=False),  # of the state after it
    Column("act", String(90)),  # who did it and the id they gave it
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "act", name="entries_once"),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("session", ForeignKey("sessions.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("act", String(90), nullable=False),
    Column("at", Float, nullable=False),
    Column("removed", Float),  # taken away by the host
    UniqueConstraint("table_id", "act", name="chats_once"),
    Index("chats_table", "table_id", "id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("session", ForeignKey("sessions.id"), primary_key=True),
    Column("muted", ForeignKey("sessions.id"), primary_key=True),
)

witnesses = Table(  # who has seen what at a running match: a seat's cards, or (SPECTATOR) what everybody may
    "witnesses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("session", ForeignKey("sessions.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

kicks = Table(  # whom a host has sent away from a table: they do not come back to it
    "kicks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("session", ForeignKey("sessions.id"), primary_key=True),
    Column("at", Float, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("kind", String(10), primary_key=True),  # session or address
    Column("subject", String(24), primary_key=True),  # an id, or a digest
    Column("until", Float),  # null: for good
    Column("why", String(200), nullable=False),
    Column("at", Float, nullable=False),
)

reports = Table(  # what people ask the host to look at
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("session", ForeignKey("sessions.id"), nullable=False),  # who reports
    Column("about", ForeignKey("sessions.id"), nullable=False),
    Column("chat", Integer),  # the line in question
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Float),
    Index("reports_open", "done", "at"),
)

deeds = Table(  # what hosts have done, for good
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("host", String(20), nullable=False),  # a session, or "shell"
    Column("verb", String(20), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("detail", String(200), nullable=False),
)

notices = Table(  # what holds for the whole server now: `today` (the message of the day), `read-only`
    "notices",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

links = Table(  # one-time links by which a host signs in
    "links",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("made", Float, nullable=False),
    Column("used", Float),
)

counters = Table(  # rate limits and quotas that several processes share
    "counters",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("amount", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("counters_expires", "expires"),
)
