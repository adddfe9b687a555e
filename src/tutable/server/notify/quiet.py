"""Quiet hours, in somebody's own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

MINUTES = 24 * 60


@lru_cache(1000)  # strangers name them: a file is read for each, and never the list of all
def zone_of(name: str) -> tzinfo | None:
    """None: there is no such zone."""
    if name == "UTC":  # a machine without files of zones knows it, too
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # not found, no name at all, a folder or what no file is called
        return None


def quiet_seconds(now: float, zone: str, begin: int | None, end: int | None) -> float:
    """How long it stays quiet from now on; 0: it is not. `begin`, `end`: minutes after midnight there."""
    if begin is None or end is None or begin == end:
        return 0.0
    here = datetime.fromtimestamp(now, UTC).astimezone(zone_of(zone) or UTC)
    minute = here.hour * 60 + here.minute
    if (minute - begin) % MINUTES >= (end - begin) % MINUTES:
        return 0.0
    over = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if over <= here:
        over = (here + timedelta(days=1)).replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    # By the clock on the wall there: a night in which it is set has fewer or more hours.
    return over.timestamp() - now
