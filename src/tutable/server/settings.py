"""Settings, typed: from a file, the environment (TUTABLE_PORT, ...) and flags; the later ones win."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tutable.bots import LEVEL_NAMES, RESEARCH
from tutable.server.errors import BadSettings, NeedsOrigins, NeedsPostgres

PREFIX = "TUTABLE_"
PERIODS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
RATE = rf"([1-9]\d{{0,8}})/({'|'.join(PERIODS)})"
SMTP = r"smtps?://([^@/\s]+@)?[^@/?#\s]+/?"
MAIL_FROM = r"[^\s@<>]+@[^\s@<>]+"
ORIGIN = r"https?://[^/?#\s]+/?"
Rate = Annotated[str, Meta(pattern=f"^{RATE}$")]
Seconds = Annotated[float, Meta(gt=0, le=86400)]
Count = Annotated[int, Meta(ge=1, le=10**15)]
GUEST = r"[a-z][a-z0-9-]{0,19}(=.{1,300})?"
# Other words of the environment that begin the same way and are no settings.
FOREIGN = {"LANG", "BUILD", "CLIENT", "COMPILE", "TEST_ALL", "TEST_STRICT", "CONFIG"}


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set; docs/self-host.md explains each."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8642
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # server processes; more than one needs PostgreSQL
    path: str = ""  # where a proxy shows the server: "/games" of https://example.org/games
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose forwarded headers are believed
    data: str = ""  # the folder for the database file; empty: the user's own
    database: str = ""  # postgresql://...; empty: an SQLite file in `data`
    origins: list[str] = []  # addresses people use, like https://games.example.org; empty: the server's own
    secret: str = ""  # signs sessions; empty: made once and kept in the database
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_token: str = ""  # who sends it as a bearer may read /metrics; empty: this machine only

    # Connections.
    header_seconds: Seconds = 10.0  # for a request's first line and headers to arrive
    body_seconds: Seconds = 30.0  # and for its body
    idle_seconds: Seconds = 75.0  # a connection that says nothing; a third: a socket that answers no ping
    max_connections: Count = 5000  # sockets of this process
    max_address_connections: Count = 200  # per address (IPv6: per /64), requests and sockets together
    max_person_connections: Count = 20  # sockets per person
    frames_per_second: Annotated[float, Meta(gt=0, le=1e6)] = 20.0  # per socket

    # Rates.
    new_guests: Rate = "60/minute"  # per address
    requests: Rate = "600/minute"  # per address
    new_tables: Rate = "30/minute"  # per person
    imports: Rate = "20/minute"  # per person: saves, forks
    chats: Rate = "20/minute"  # per person
    reports: Rate = "10/hour"  # per person
    sign_ins: Rate = "10/minute"  # per address, and per name somebody tries
    work_seconds: Rate = "20/minute"  # CPU seconds of reading files and folding saves, per person and address
    bot_seconds_each: Rate = "1800/hour"  # CPU seconds of bots, per person who made the table

    # How much is kept, and for how long.
    max_tables: Count = 200  # unfinished ones, per person
    max_person_bytes: Count = 50_000_000  # of tables a person made
    max_address_bytes: Count = 500_000_000
    max_drafts: Count = 50  # editions a person works on
    max_draft_bytes: Count = 1_000_000  # all of them together
    min_free_bytes: Annotated[int, Meta(ge=0)] = 200_000_000  # less disk: no new tables, and health says so
    waiting_days: Count = 7  # a table that waits for players
    idle_days: Count = 90  # a match in which nothing happens
    guest_days: Count = 180  # a guest without a game who does not come back

    # Bots.
    bot_processes: Annotated[int, Meta(ge=0, le=64)] = 1
    bot_seconds: Annotated[float, Meta(gt=0, le=600)] = 5.0  # a bot that thinks longer is replaced
    bot_pace: Annotated[float, Meta(ge=0, le=60)] = 0.8  # seconds between two things people see
    bots: tuple[str, ...] = ()  # other people's that may play here: NAME, or NAME=package.module:Class
    work_processes: Annotated[int, Meta(ge=1, le=16)] = (
        1  # that read what strangers send; as many fold matches
    )

    # The lab: games between bots that people have measured.
    lab: Literal["auto", "off", "host", "all"] = (
        "auto"  # who may; auto: all, where only this machine can come
    )
    lab_processes: Annotated[int, Meta(ge=1, le=64)] = 1
    lab_seconds: Rate = "28800/day"  # of CPU, per person
    max_lab_games: Annotated[int, Meta(ge=1, le=10**6)] = 10_000  # of one run
    max_lab_runs: Count = 2  # unfinished ones, per person
    max_lab_kept: Count = 20  # all, per person
    lab_days: Count = 90  # a run that has ended

    # People.
    away_seconds: Annotated[int, Meta(ge=0, le=86400 * 30)] = 180  # before a bot may take a seat
    nudge_seconds: Annotated[int, Meta(ge=1, le=86400)] = 120  # between two reminders to who does not move
    ponder_seconds: Annotated[int, Meta(ge=1, le=86400 * 30)] = 600  # then the others may vote for a bot
    offer_seconds: Annotated[int, Meta(ge=0, le=86400)] = 60  # before somebody new may have a seat left
    chat: Literal["all", "seated", "off"] = "all"  # who may chat at a table
    slow_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0  # between two lines of one person

    vacation_days: Annotated[int, Meta(ge=0, le=366)] = 30  # a year, in which clocks of days stand

    # Being told.
    notify_seconds: Annotated[int, Meta(ge=0, le=3600)] = 15  # before who does not look is told of a turn
    push_anywhere: bool = False  # for tests: push services on this machine, and without TLS
    # Mail.
    smtp: str = ""  # smtp://name:password@host:port, or smtps://; empty: no mail is sent
    mail_from: str = ""  # whom mail is from, like tutable@example.org

    def may_measure(self, is_host: bool) -> bool:
        """May somebody run the lab?"""
        if self.lab == "auto":
            return self.is_own
        return self.lab == "all" or (self.lab == "host" and is_host)

    @property
    def guests(self) -> dict[str, str]:
        """Other people's bots by the name that people see, each with where it is found."""
        named = (word.partition("=") for word in self.bots)
        return {name: where or name for name, _, where in named}

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else user_folder()

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith("postgres")

    @property
    def is_local(self) -> bool:
        """Only this machine can reach the server."""
        return self.host in ("127.0.0.1", "::1", "localhost")

    @property
    def is_own(self) -> bool:
        """Only people at this machine can play: no proxy lets others in (they would need `origins`)."""
        return self.is_local and not self.origins


def user_folder() -> Path:
    """Where a user's data belongs."""
    base = os.environ.get("XDG_DATA_HOME")
    root = Path(base) if base and os.path.isabs(base) else Path.home() / ".local" / "share"
    return root / "tutable"


def read_settings(
    flags: Mapping[str, Any] | None = None, environ: Mapping[str, str] | None = None, file: str | None = None
) -> Settings:
    """Put the sources together; every unknown name and every bad value is refused."""
    environ = os.environ if environ is None else environ
    values: dict[str, Any] = {}
    path = file or environ.get(PREFIX + "CONFIG")
    if path:
        values |= _file(path)
    for name, value in environ.items():
        if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in FOREIGN:
            values[name.removeprefix(PREFIX).lower()] = value
    values |= {name: value for name, value in (flags or {}).items() if value is not None}
    for name in ("origins", "proxies", "bots"):
        if isinstance(values.get(name), str):
            values[name] = [word.strip() for word in values[name].split(",") if word.strip()]
    try:
        found = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(detail=str(error)[:200]) from None
    return _checked(found)


def _file(path: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(path).read_text("utf-8-sig"))
    except (OSError, ValueError) as error:
        raise BadSettings(detail=f"{path}: {error}"[:200]) from None


def _checked(settings: Settings) -> Settings:
    """What a type cannot say."""
    checks = {
        "database": settings.database == "" or settings.is_postgres,
        "secret": settings.secret == "" or len(settings.secret) >= 32,
        "origins": all(re.fullmatch(ORIGIN, origin) for origin in settings.origins),
        "bots": all(re.fullmatch(GUEST, word) for word in settings.bots)
        and not settings.guests.keys() & {*RESEARCH, *LEVEL_NAMES},
        "smtp": settings.smtp == "" or re.fullmatch(SMTP, settings.smtp) is not None,
        "mail_from": re.fullmatch(MAIL_FROM, settings.mail_from) is not None or not settings.smtp,
        "path": re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", settings.path) is not None,
    }
    for name, right in checks.items():
        if not right:
            value = "..." if name in ("secret", "database", "smtp") else getattr(settings, name)
            given = ", ".join(value) if isinstance(value, tuple) else str(value)
            raise BadSettings(detail=f"{name} = {given[:80]!r}")
    if settings.workers > 1 and not settings.is_postgres:
        raise NeedsPostgres(workers=settings.workers)
    if settings.smtp and not settings.is_local and not settings.origins:
        raise NeedsOrigins()
    return settings
