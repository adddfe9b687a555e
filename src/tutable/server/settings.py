"""Settings, typed: from a file, the environment (TUTABLE_PORT, ...) and flags; the later ones win."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tutable.server.errors import BadSettings

PREFIX = "TUTABLE_"
PERIODS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
RATE = rf"([1-9]\d{{0,8}})/({'|'.join(PERIODS)})"
# Other words of the environment that begin the same way and are no settings.
FOREIGN = {"LANG", "COMPILE", "TEST_ALL", "TEST_STRICT", "CONFIG"}


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set; docs/self-host.md explains each."""

    host: str = "127.0.0.1"
    port: int = 8642
    data: str = ""  # the folder for the database file; empty: the user's own
    database: str = ""  # postgresql://...; empty: an SQLite file in `data`
    origins: list[str] = []  # addresses people use, like https://games.example.org; empty: the server's own
    secret: str = ""  # signs sessions; empty: made once and kept in the database
    log: str = "text"  # text or json
    log_level: str = "info"
    bot_processes: int = 1
    bot_seconds: float = 5.0  # a bot that thinks longer is replaced
    bot_pace: float = 0.8  # seconds between two things a bot does that people see
    away_seconds: int = 180  # how long a player may be away before a bot can take the seat
    new_guests: str = "60/minute"  # per address
    requests: str = "600/minute"  # per address
    new_tables: str = "30/minute"  # per session
    chats: str = "20/minute"  # per session
    frames_per_second: float = 20.0  # per connection
    max_connections: int = 5000
    max_tables: int = 200  # unfinished ones, per session
    metrics_token: str = ""  # who sends it as a bearer may read /metrics; empty: this machine only

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
    origins = values.get("origins")
    if isinstance(origins, str):
        values["origins"] = [word.strip() for word in origins.split(",") if word.strip()]
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
    checks = {
        "port": 0 <= settings.port <= 65535,
        "database": settings.database == "" or settings.is_postgres,
        "log": settings.log in ("text", "json"),
        "log_level": settings.log_level in ("debug", "info", "warning", "error"),
        "bot_processes": 0 <= settings.bot_processes <= 64,
        "bot_seconds": 0 < settings.bot_seconds <= 600,
        "bot_pace": 0 <= settings.bot_pace <= 60,
        "frames_per_second": settings.frames_per_second > 0,
        "secret": settings.secret == "" or len(settings.secret) >= 32,
        "origins": all(o.startswith(("http://", "https://")) for o in settings.origins),
    }
    for rate in ("new_guests", "requests", "new_tables", "chats"):
        checks[rate] = re.fullmatch(RATE, getattr(settings, rate)) is not None
    wrong = [name for name, right in checks.items() if not right]
    if wrong:
        value = "..." if wrong[0] in ("secret", "database") else getattr(settings, wrong[0])
        raise BadSettings(detail=f"{wrong[0]} = {str(value)[:80]!r}")
    return settings
