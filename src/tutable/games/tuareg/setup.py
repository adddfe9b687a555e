"""Before you begin: TUA-1 to TUA-4."""

from __future__ import annotations

from tutable.core.engine import frame
from tutable.games.tuareg import flow
from tutable.games.tuareg.box import TuaregBox
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import KINDS, PILE, SORTS


def set_up(rules: TuaregBox) -> TuaregState:
    """TUA-1 all goods in the pile, TUA-2 camels, TUA-3 the stock of specials, TUA-4 empty hands."""
    s = TuaregState(rules)
    s.lay_out()
    for kind in range(KINDS):
        s.goods[PILE + kind] = rules.counts[kind]
    s.survey()
    for special in range(SORTS):
        s.held[rules.players * SORTS + special] = rules.stock[special]
    s.push(frame(flow.FIRST))
    return s
