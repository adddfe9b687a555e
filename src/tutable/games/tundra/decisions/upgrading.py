"""Trade: upgrading boards, each for its printed cost (TUN-24)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Shown, seat_of
from tutable.games.tundra import events
from tutable.games.tundra.decisions.action import Action
from tutable.games.tundra.decisions.movement import score
from tutable.games.tundra.names import board, board_ref
from tutable.games.tundra.reasons import UPGRADE_POOR, UPGRADED_ALREADY
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import BOARDS, FROM_BOARDS, GOODS, KINDS, UPGRADE


def upgrade_reason(s: TundraState, seat: i64, which: i64) -> i64:
    if s.is_upgraded(seat, which):
        return UPGRADED_ALREADY
    for kind in range(KINDS):
        if s.good(seat, kind) < s.rules.cost(which, kind):
            return UPGRADE_POOR
    return LEGAL


def settle_upgrading(s: TundraState, f: i64) -> bool:
    """Left when no board can be upgraded."""
    for which in range(BOARDS):
        if upgrade_reason(s, seat_of(f), which) == LEGAL:
            return False
    s.pop()
    return True


class Upgrading(Action):
    """TUN-24 Upgrade up to four boards."""

    name = "upgrading"

    def parts(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for which in range(BOARDS):
            out[which] = UPGRADE.pick(which)
        return BOARDS

    def part_reason(self, s: TundraState, f: i64, pick: i64) -> i64:
        if not UPGRADE.contains(pick):
            return NOT_NOW
        return upgrade_reason(s, seat_of(f), UPGRADE.first(pick))

    def do(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        """Dice and cards stay where they are, nothing is activated; 1 point now and at each round's start."""
        which = UPGRADE.first(pick)
        for kind in range(KINDS):
            s.add_good(seat, kind, -s.rules.cost(which, kind))
        s.set_upgraded(seat, which)
        s.tell(events.UPGRADED, EVERYONE, seat, which)
        score(s, seat, FROM_BOARDS, 1)

    def show_part(self, s: TundraState, f: i64, pick: i64) -> Shown:
        return Shown("pick-upgrade", costs(s, pick), [board_ref(seat_of(f), UPGRADE.first(pick))])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        return costs(s, pick) if UPGRADE.contains(pick) else {}


def costs(s: TundraState, pick: i64) -> dict[str, str | int]:
    """A board, and what upgrading it costs, resource by resource."""
    which = UPGRADE.first(pick)
    args: dict[str, str | int] = {"board": board(which)}
    for kind in range(KINDS):
        args[GOODS[kind]] = int(s.rules.cost(which, kind))
    return args
