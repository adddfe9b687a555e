"""Setup: TUN-1 to TUN-7. What comes by chance waits on the stack, in the rulebook's order."""

from __future__ import annotations

from tutable.core.engine import frame
from tutable.games.tundra import flow
from tutable.games.tundra.box import TundraBox
from tutable.games.tundra.places import IN_DECK
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import CARD_COUNT, FIRST_CITY, FROM_START, KINDS, MOST_DICE


def set_up(rules: TundraBox) -> TundraState:
    """TUN-2 pieces, TUN-3 two workers on the start glades, TUN-4 goods, TUN-6 the city deck."""
    s = TundraState(rules)
    s.lay_out()
    for seat in range(rules.players):
        for kind in range(KINDS + 1):
            s.add_good(seat, kind, rules.start_goods[kind])
        s.add_points(seat, FROM_START, rules.start_goods[KINDS + 1])
        s.set_supply(seat, s.title_number(seat, MOST_DICE))
        if not rules.choose_characters:
            s.set_character(seat, seat)
        for which in range(2):
            s.set_worker(seat, which, rules.starts[seat * 2 + which])
    for card in range(FIRST_CITY, CARD_COUNT):
        s.set_whereabouts(card, IN_DECK)
    s.push(frame(flow.FIRST))
    s.push(frame(flow.GOALS))
    s.push(frame(flow.FILL))
    s.push(frame(flow.KEEPING))
    s.push(frame(flow.STARTERS))
    for i in range(len(rules.starts) - 1, -1, -1):
        s.push(frame(flow.OPEN, i // 2, rules.starts[i], 0))
    if rules.personal_goals:
        s.push(frame(flow.SECRETS))
    if rules.titles:  # one of them places workers in the rulebook's step 7, so they come first
        s.push(frame(flow.TITLES))
    if rules.choose_characters:
        s.push(frame(flow.CHARACTERS))
    return s
