"""What the table does by itself after a pick: frames that need no answer are left or carried on.

Everything looked at is public, so nobody learns anything from not being asked.
"""

from __future__ import annotations

from mypy_extensions import i64

from tutable.core.engine import State
from tutable.games.tundra import flow
from tutable.games.tundra.box import Settler
from tutable.games.tundra.decisions.activating import settle_activation
from tutable.games.tundra.decisions.advising import settle_swapping
from tutable.games.tundra.decisions.architecture import (
    settle_bonuses,
    settle_building,
    settle_selling,
    settle_sending,
)
from tutable.games.tundra.decisions.city_cards import settle_trading
from tutable.games.tundra.decisions.gathering import settle_gathering
from tutable.games.tundra.decisions.movement import settle_reward
from tutable.games.tundra.decisions.rounds import settle_start
from tutable.games.tundra.decisions.turn import settle_after
from tutable.games.tundra.decisions.upgrading import settle_upgrading
from tutable.games.tundra.state import TundraState


class TundraSettler(Settler):
    """Goes on until somebody has something to decide, or chance comes."""

    def settle(self, s: State) -> None:
        assert isinstance(s, TundraState)
        while s.depth > 0 and advance(s, s.top()):
            pass


def advance(s: TundraState, f: i64) -> bool:
    """Leave or carry on the top frame if it needs no answer."""
    kind = f & 0xFF
    if kind == flow.REWARD:
        return settle_reward(s, f)
    if kind == flow.ACTIVATE:
        return settle_activation(s, f)
    if kind == flow.AFTER:
        return settle_after(s, f)
    if kind == flow.START:
        return settle_start(s, f)
    if kind == flow.BUILDING:
        return settle_building(s, f)
    if kind == flow.BONUSES:
        return settle_bonuses(s, f)
    if kind == flow.SENDING:
        return settle_sending(s, f)
    if kind == flow.SELLING:
        return settle_selling(s, f)
    if kind == flow.GATHERING:
        return settle_gathering(s, f)
    if kind == flow.TRADING:
        return settle_trading(s, f)
    if kind == flow.UPGRADING:
        return settle_upgrading(s, f)
    if kind == flow.SWAPPING:
        return settle_swapping(s, f)
    return False
