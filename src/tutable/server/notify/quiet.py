"""Quiet hours, in somebody's own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

MINUTES = 24 * 60


def is_zone(name: str) -> bool:
    return name in available_timezones()


def quiet_seconds(now: float, zone: str, begin: int | None, end: int | None) -> float:
    """How long it stays quiet from now on; 0: it is not. `begin`, `end`: minutes after midnight there."""
    if begin is None or end is None or begin == end:
        return 0.0
    here = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone if is_zone(zone) else "UTC"))
    minute = here.hour * 60 + here.minute
    if (minute - begin) % MINUTES >= (end - begin) % MINUTES:
        return 0.0
    over = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if over <= here:
        over = (here + timedelta(days=1)).replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    # By the clock on the wall there: a night in which it is set has fewer or more hours.
    return over.timestamp() - now
