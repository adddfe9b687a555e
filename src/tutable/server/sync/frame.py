"""The frame that tells a connection how its table stands now."""

from __future__ import annotations

from collections.abc import Mapping

from tutable.server.live_table import LiveTable
from tutable.server.sync.entry import seat_entry, seat_name
from tutable.server.wire.frames import Sync, encode
from tutable.server.wire.values import Table


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
        )
    )
