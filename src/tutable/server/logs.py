"""One line per event, on stderr, whoever writes it: for people, or one JSON object for machines.

What is logged never holds names, chat, cards, tokens or cookies. The id of a table is its key, for whoever
knows it may look on: it is logged as a digest, by which lines about one table can be found and nothing
opened. That is done here for every line, so that nobody has to think of it.
"""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
import sys
import threading
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any

import structlog

from tutable.server.observe import log

# As ids are made (api/tables.py); and where one stands in an address, whatever it looks like.
TABLE = re.compile(r"(?<![\w-])[a-hjkmnp-z2-9]{14}(?![\w-])|(?<=/ws/)[^/\s?\"']+|(?<=/tables/)[^/\s?\"']+")
SIGNED = re.compile(r"[\w-]{43}\.[\w-]{24}")  # a cookie
Event = MutableMapping[str, Any]


class Digest:
    """Keyed, so that nobody who reads a log can try out ids; one key for all processes of a database."""

    key = secrets.token_bytes(32)

    def __call__(self, table: str) -> str:
        return "~" + hashlib.blake2b(table.encode(), digest_size=5, key=self.key).hexdigest()

    def text(self, text: str) -> str:
        """A text without ids and cookies."""
        return SIGNED.sub("...", TABLE.sub(lambda found: self(found.group()), text))


digest = Digest()


def set_up_logs(form: str, level: str) -> None:
    """Everything goes through here: our events, other packages' lines, warnings, whatever nobody caught."""
    before: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        # Plain tracebacks: others print local variables too, and with them tokens and seeds.
        structlog.processors.format_exc_info,
        masked,
    ]
    last: Any = (
        structlog.processors.JSONRenderer(default=str)
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*before, last],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers[:] = [Foreign()]
    root.setLevel(logging.WARNING)  # below that others log addresses with everything in them
    logging.captureWarnings(True)
    sys.excepthook = uncaught
    sys.unraisablehook = lambda found: uncaught(found.exc_type, found.exc_value, found.exc_traceback)
    threading.excepthook = lambda found: uncaught(found.exc_type, found.exc_value, found.exc_traceback)


def masked(_: Any, __: str, event: Event) -> Event:
    """The last thing before a line is written."""
    for name, value in event.items():
        if name == "table":
            event[name] = digest(str(value))
        elif isinstance(value, str) and name not in ("timestamp", "level"):
            event[name] = digest.text(value)
    return event


class Foreign(logging.Handler):
    """What other packages log: uvicorn, asyncio, SQLAlchemy, Alembic, warnings."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            text = record.getMessage()
        except Exception:  # its arguments do not fit
            text = str(record.msg)
        log().log(record.levelno, "log", logger=record.name, text=text, exc_info=record.exc_info)


def uncaught(
    kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
) -> None:
    log().critical("crashed", exc_info=(kind, error, where))
