"""TUN-19 Workers from the supply: onto the own settlement, or onto glades with own towers."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL
from tutable.games.tundra import events
from tutable.games.tundra.gains import pay
from tutable.games.tundra.reasons import SEND_NO_WORKER, SEND_ONCE, SEND_POOR, SEND_WHERE
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import BERRIES, GLADES, POWER, SENT, STRIDE, TOWER, WORKER
from tutable.games.tundra.towers import has_pair


def can_send(s: TundraState, seat: i64) -> bool:
    """The settlement always has room, so goods and a worker are enough."""
    return s.berries(seat) > 0 and has_pair(s, seat) and s.idle_worker(seat) >= 0


def send_reason(s: TundraState, seat: i64, place: i64, kind: i64) -> i64:
    """LEGAL, or why no worker can be placed there for two of this resource and a berry."""
    if s.idle_worker(seat) < 0:
        return SEND_NO_WORKER
    if place >= GLADES:
        if place != s.rules.home(seat):
            return SEND_WHERE
    elif s.land[TOWER + place] != seat + 1:
        return SEND_WHERE
    elif s.scratch[SENT] & POWER[place] != 0:
        return SEND_ONCE
    if s.berries(seat) == 0 or s.good(seat, kind) < 2:
        return SEND_POOR
    return LEGAL


def send(s: TundraState, seat: i64, place: i64, kind: i64) -> None:
    """TUN-A5 Placing is no movement: nothing is gained. TUN-A11 The berry is paid each time."""
    pay(s, seat, kind, 2)
    pay(s, seat, BERRIES, 1)
    s.seats[seat * STRIDE + WORKER + s.idle_worker(seat)] = place + 1
    if place < GLADES:
        s.scratch[SENT] += POWER[place]
    s.tell(events.SENT, EVERYONE, seat, place, kind)
