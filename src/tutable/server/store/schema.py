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
    false,
    true,
)

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

sessions = Table(  # people, whatever they play on
    "sessions",
    metadata,
    Column("id", String(20), primary_key=True),  # public: names a person to others
    Column("passkey_user", LargeBinary, nullable=False, unique=True),  # random: what a passkey calls them
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("revoked", Float),
    Column("seen", Float, nullable=False, server_default="0"),  # the day of the last visit
    Column("address", String(24), nullable=False, server_default=""),  # a digest
    Column("host", Float),  # since when this is a host, signed in by a one-time link
)

devices = Table(  # where a person is signed in: one for each cookie
    "devices",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),  # the token itself is only in the cookie
    Column("person", ForeignKey("sessions.id"), nullable=False),
    Column("label", String(60), nullable=False),  # which browser on which system, for its owner
    Column("address", String(24), nullable=False),  # a digest
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # the hour of the last visit
    Column("ended", Float),
    Index("devices_person", "person"),
)

credentials = Table(  # by what a person can sign in elsewhere; who has one is no guest any more
    "credentials",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("person", ForeignKey("sessions.id"), nullable=False),
    Column("kind", String(10), nullable=False),  # recovery password passkey email
    Column("key", String(400), nullable=False),  # what it is found by: a hash, a sign-in name, a key's id
    Column("secret", Text, nullable=False),  # a password's hash, a passkey's public key
    Column("data", Text, nullable=False),  # JSON: what else is to be known of it
    Column("created", Float, nullable=False),
    Column("used", Float),
    UniqueConstraint("kind", "key", name="credentials_once"),
    Index("credentials_person", "person"),
)

tickets = Table(  # what is good once and for minutes: a passkey's challenge, a link in a mail
    "tickets",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("sessions.id"), nullable=False),
    Column("data", Text, nullable=False),
    Column("expires", Float, nullable=False),
    Index("tickets_expires", "expires"),
    Index("tickets_person", "person"),
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
    Column("hints", Boolean, nullable=False, server_default=false()),  # may players take them?
    Column("rated", Boolean, nullable=False, server_default=false()),  # does its end change ratings?
    # Time; seconds of the pulse, which stands while nobody can play.
    Column("clock", String(10), nullable=False, server_default="none"),  # none live days
    Column("move_seconds", Float, nullable=False, server_default="0"),
    Column("reserve_seconds", Float, nullable=False, server_default="0"),
    Column("late", String(10), nullable=False, server_default="bot"),  # when time is over: bot pass lose
    Column("late_bot", String(40)),  # who plays on; null: the usual one
    Column("patience", Integer),  # seconds others wait for who does not move; null: as the server
    Column("asking", Text, nullable=False, server_default=""),  # JSON: whom the table waits for, since when
    Column("deadline", Float),  # when their time is over
    Column("edition", Text),  # JSON: which components are in play; null: made when there was only the first
    Column("rematch_of", String(20)),  # the finished table whose people play again here
    Column("series", String(20)),  # the set of tables with the same luck it belongs to
    Column("series_at", Integer, nullable=False, server_default="0"),  # its place there
    Index("tables_series", "series"),
    Index("tables_rematch", "rematch_of", unique=True),
    Index("tables_touched", "status", "touched"),
    Index("tables_creator", "creator"),
    Index("tables_address", "address"),
    Index("tables_open", "status", "public", "created"),
    Index("tables_bots", "bot_due", "status"),
    Index("tables_deadline", "deadline"),
)

series = Table(  # tables with the same luck; nothing of it is shown before the last of them has ended
    "series",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("creator", ForeignKey("sessions.id"), nullable=False),
    Column("turned", Boolean, nullable=False),  # do the sides move up by one seat from table to table?
    Column("created", Float, nullable=False),
)

events = Table(  # small tournaments
    "events",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("players", Integer, nullable=False),  # at a table
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),  # the one that is played; 0: people are still coming
    Column("bot", String(40), nullable=False),  # plays where somebody is missing
    Column("host", ForeignKey("sessions.id"), nullable=False),
    Column("status", String(10), nullable=False),  # open running over
    Column("created", Float, nullable=False),
)

event_people = Table(
    "event_people",
    metadata,
    Column("event_id", ForeignKey("events.id"), primary_key=True),
    Column("session", ForeignKey("sessions.id"), primary_key=True),
    Column("joined", Float, nullable=False),
    Column("missing", Boolean, nullable=False, server_default=false()),  # is not given a seat any more
)

event_tables = Table(
    "event_tables",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("event_id", ForeignKey("events.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Index("event_tables_event", "event_id", "round"),
)

event_seats = Table(  # who was given which seat, whoever sits there later
    "event_seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session", ForeignKey("sessions.id"), nullable=False),
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
    Column("fate", String(10), nullable=False, server_default=""),  # resigned, late: lost, a bot plays it out
    Column("for_turn", Boolean, nullable=False, server_default=false()),  # the stand-in plays this turn only
    Column("paused", Boolean, nullable=False, server_default=false()),  # the player is on vacation
    Column("offered", Float),  # when the others agreed that somebody new may have it; of the pulse
    Column("ready", Boolean, nullable=False, server_default=false()),  # would begin with those who are here
    Column("reserved", String(20)),  # who needs no link for it: whoever is wanted for another match
    Index("seats_session", "session"),
    Index("seats_reserved", "reserved"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("verb", String(10), nullable=False),  # act end undo hint auto_end
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

shelves = Table(  # which tables a person has put away, in the own lobby only
    "shelves",
    metadata,
    Column("session", ForeignKey("sessions.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("shelf", String(10), nullable=False),  # archive hidden
)

plans = Table(  # what a player will do when asked; nobody else is told
    "plans",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session", ForeignKey("sessions.id"), nullable=False),
    Column("steps", Text, nullable=False),  # JSON
    Column("auto_pass", Boolean, nullable=False),  # pass where that is all there is to do, and all can see it
    Column("failed", Text, nullable=False),  # JSON: the step that no longer fitted
    Index("plans_session", "session"),
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

drafts = Table(  # editions of the components that people work on
    "drafts",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("session", ForeignKey("sessions.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("data", Text, nullable=False),  # JSON: head and changed values as they were typed, right or wrong
    Column("bytes", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change: a second device notices
    Column("changed", Float, nullable=False),
    Index("drafts_session", "session"),
)

lab_runs = Table(  # games between bots that people have measured
    "lab_runs",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("session", ForeignKey("sessions.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("about", Text, nullable=False),  # JSON: what is played, in short
    Column("spec", LargeBinary, nullable=False),  # JSON: everything the results depend on (`lab.spec`)
    Column("status", String(10), nullable=False),  # open, done, cancelled, failed
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),  # when its status did
    Column("games", Integer, nullable=False),
    Column("seconds", Float, nullable=False),  # of CPU, so far
    Column("progress", Text, nullable=False),  # JSON: as it was told last
    Column("trouble", Text, nullable=False),  # JSON: why it has failed
    Column("holder", String(20)),  # the process that plays it
    Column("beat", Float, nullable=False),  # when that one was heard of last
    Index("lab_runs_session", "session"),
    Index("lab_runs_status", "status", "created"),
)

lab_chunks = Table(  # what came out, complete chunks only
    "lab_chunks",
    metadata,
    Column("run_id", ForeignKey("lab_runs.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

lab_games = Table(  # games of a run that were opened as tables
    "lab_games",
    metadata,
    Column("run_id", ForeignKey("lab_runs.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
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

ratings = Table(  # what a rated match has made of its players; all of it can be reckoned again
    "ratings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("sessions.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # in what order matches were reckoned
    Column("place", Integer, nullable=False),  # 1: won
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ratings_person", "person", "game", "players", "number"),
)

counters = Table(  # rate limits and quotas that several processes share
    "counters",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("amount", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index("counters_expires", "expires"),
)

pulse = Table(  # one row: the seconds in which somebody could have played
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", Float, nullable=False),
)

happenings = Table(  # what befell a table beside the match: somebody left, a bot plays on, time was over
    "happenings",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("told", Text, nullable=False),  # JSON: how much of the match each seat, and a spectator, had heard
    Index("happenings_table", "table_id", "id"),
)

votes = Table(  # what people at a table agree to: "bot 1" (a bot for seat 1), "offer 1", "end"
    "votes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("what", String(10), primary_key=True),
    Column("session", ForeignKey("sessions.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the asking it was given for; for "end" and "offer" 0
)

habits = Table(  # how a person wants to be told, and when not
    "habits",
    metadata,
    Column("person", ForeignKey("sessions.id"), primary_key=True),
    Column("lang", String(5), nullable=False, server_default="en"),
    Column("zone", String(60), nullable=False, server_default="UTC"),
    Column("quiet_from", Integer),  # minutes after midnight there; null: at any time
    Column("quiet_to", Integer),
    Column("mail", String(10), nullable=False, server_default="off"),  # off hourly daily
    Column("mail_refused", Boolean, nullable=False, server_default=false()),  # no mail can be sent there
    Column("mail_tries", Integer, nullable=False, server_default="0"),
    Column("mail_next", Float, nullable=False, server_default="0"),  # not before
    Column("vacation_until", Float),  # of the pulse; null: not on vacation
    Column("vacation_since", Float),
    Column("vacation_year", Integer, nullable=False, server_default="0"),
    Column("vacation_used", Integer, nullable=False, server_default="0"),  # days in that year
)

subscriptions = Table(  # browsers that can be reached while they are closed
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the endpoint
    Column("person", ForeignKey("sessions.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("device", String(16)),  # where it is: what ends there ends this; unknown of old ones
    Index("subscriptions_person", "person"),
)

silenced = Table(  # tables of which a person does not want to be told
    "silenced",
    metadata,
    Column("person", ForeignKey("sessions.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
)

tellings = Table(  # that it is somebody's turn: each told at most once
    "tellings",
    metadata,
    Column("person", ForeignKey("sessions.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the asking
    Column("due", Float, nullable=False),  # of the pulse
    Column("state", String(10), nullable=False),  # due sent seen
    Column("mailed", Boolean, nullable=False, server_default=false()),
    Column("at", Float, nullable=False),
    Index("tellings_due", "state", "due"),
)
