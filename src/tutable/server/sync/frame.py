"""The frame that tells a connection how its table stands now."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

import msgspec

from tutable.core.engine import SPECTATOR
from tutable.server.live_table import LiveTable
from tutable.server.sync.entry import seat_entry, seat_name
from tutable.server.talk import when
from tutable.server.wire.frames import Sync, encode
from tutable.server.wire.values import Happened, Table


def happened(live: LiveTable, seat: int | None) -> list[Happened]:
    """What befell the table, where it belongs in the log of this seat."""
    if seat is None or not live.happenings:
        return []
    starts = live.track(seat).story.starts
    found = []
    for one in live.happenings:
        told = msgspec.json.decode(one.told, type=list[int])
        heard = told[-1 if seat == SPECTATOR else seat] if told else 0
        name = live.row.seats[one.seat].name
        line = bisect_left(starts, heard)
        found.append(Happened(line, f"happened-{one.kind}", one.seat, name, when(one.at)))
    return found


def frame(live: LiveTable, info: Table, carried: Mapping[int, int | None], covered: list[int]) -> bytes:
    """A sync: the seats it carries, each with the version the connection has of it, and those it does not."""
    match = live.match
    return encode(
        Sync(
            table=info,
            seats={seat_name(seat): seat_entry(live, seat, base) for seat, base in carried.items()},
            covered={str(seat): match.version(seat) for seat in covered} if match is not None else {},
            deciders=match.deciders() if match is not None and not live.stopped else [],
            over=match is not None and match.is_over,
            winners=info.winners,
            scores=info.scores,
            happened=happened(live, next(iter(carried), None)),
        )
    )
