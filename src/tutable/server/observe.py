"""The figures behind /metrics; logs: `logs.py`."""

from __future__ import annotations

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
LOOP_LAG = Histogram("tutable_loop_lag_seconds", "How late the event loop is", buckets=FAST)
QUEUE = Gauge("tutable_queue", "What waits: moves for the disk, tables for a bot", ["what"])
DISK_FREE = Gauge("tutable_disk_free_bytes", "Left where the database file is; 0: it is elsewhere")
BOT_SECONDS = Histogram("tutable_bot_seconds", "A bot's pick, in its process", buckets=FAST)
BOT_FAILURES = Counter("tutable_bot_failures", "Bots that crashed or stalled", ["how"])
LAB_RUNS = Gauge("tutable_lab_runs", "Runs of the lab that are played")
LAB_GAMES = Counter("tutable_lab_games", "Games played in the lab", ["game"])
LAB_SECONDS = Counter("tutable_lab_seconds", "CPU of the lab")


def log() -> Any:
    """The logger; what is logged never holds names, chat, tokens or anything secret of a match."""
    return structlog.get_logger()
