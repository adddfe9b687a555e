"""Structured logs and the figures behind /metrics."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog
from prometheus_client import Counter, Gauge, Histogram

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

STEPS = Counter("tutable_steps", "Steps of matches, durable", ["verb", "by"])
REFUSALS = Counter("tutable_refusals", "Refused frames and requests", ["code"])
LIMITED = Counter("tutable_limited", "Refused by a rate or a quota", ["what"])
REQUESTS = Counter("tutable_requests", "HTTP requests", ["route", "status"])
OPEN = Gauge("tutable_open", "What is connected: connections, those that are silent, sockets", ["kind"])
ACCEPT_ERRORS = Counter("tutable_accept_errors", "Connections that could not be taken: no descriptors left")
CONNECTIONS = Gauge("tutable_connections", "Open sockets")
LIVE = Gauge("tutable_live_tables", "LiveTables in memory")
COMMIT_SECONDS = Histogram("tutable_commit_seconds", "One transaction of moves", buckets=FAST)
GROUP_SIZE = Histogram("tutable_commit_moves", "Moves in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100))
FOLD_SECONDS = Histogram("tutable_fold_seconds", "Folding a stored match", buckets=FAST)
WORK_SECONDS = Histogram("tutable_work_seconds", "CPU of one job in a work process", ["job"], buckets=FAST)
WORK_FAILURES = Counter("tutable_work_failures", "Work processes that crashed or stalled", ["job", "how"])
WORK_WAITING = Gauge("tutable_work_waiting", "Jobs that wait for a work process", ["desk"])
BOT_SECONDS = Histogram("tutable_bot_seconds", "A bot's pick, in its process", buckets=FAST)
BOT_FAILURES = Counter("tutable_bot_failures", "Bots that crashed or stalled", ["how"])


def set_up_logs(form: str, level: str) -> None:
    """One line per event, on stderr: for people, or JSON for machines."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    if form == "json":
        last: Any = structlog.processors.JSONRenderer()
    else:
        # Plain tracebacks: others print local variables too, and with them tokens and seeds.
        last = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
        shared.pop()  # the console renderer draws tracebacks itself
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


def log() -> Any:
    """The logger; what is logged never holds names, chat, tokens or anything secret of a match."""
    return structlog.get_logger()
