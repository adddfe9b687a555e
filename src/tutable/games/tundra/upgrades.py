"""TUN-24 Upgrading boards: each for its printed cost."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL
from tutable.games.tundra import events
from tutable.games.tundra.gains import pay, score
from tutable.games.tundra.reasons import UPGRADE_POOR, UPGRADED_ALREADY
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import BOARDS, FROM_BOARDS, KINDS, POWER, STRIDE, UPGRADED


def upgrade_reason(s: TundraState, seat: i64, board: i64) -> i64:
    if s.is_upgraded(seat, board):
        return UPGRADED_ALREADY
    for kind in range(KINDS):
        if s.good(seat, kind) < s.rules.costs[board * KINDS + kind]:
            return UPGRADE_POOR
    return LEGAL


def can_upgrade(s: TundraState, seat: i64) -> bool:
    for board in range(BOARDS):
        if upgrade_reason(s, seat, board) == LEGAL:
            return True
    return False


def upgrade(s: TundraState, seat: i64, board: i64) -> None:
    """Dice and cards stay where they are, nothing is activated; 1 point now and at each round's start."""
    for kind in range(KINDS):
        pay(s, seat, kind, s.rules.costs[board * KINDS + kind])
    s.seats[seat * STRIDE + UPGRADED] += POWER[board]
    s.tell(events.UPGRADED, EVERYONE, seat, board)
    score(s, seat, FROM_BOARDS, 1)
