"""Setting up: TUG-SETUP-1..8 and TUG-SETUP-13. The rest is done by chance and by the players."""

from __future__ import annotations

from tutable.core.engine import frame
from tutable.games.tungaru import flow
from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import IN_PILE, ISLANDS, KINDS, LEADS, LOCKS, NOMADS


def set_up(rules: TungaruBox) -> TungaruState:
    """The board's side (TUG-SETUP-1), pieces (2-5, 13), a good of each kind (6), nomads into the pile (8)."""
    s = TungaruState(rules)
    s.lay_out()
    lay_printed(s)
    give_pieces(s)
    for nomad in range(NOMADS):
        if rules.in_play[nomad] == 1:
            s.tiles[nomad] = IN_PILE
    s.push(frame(flow.FIRST))
    s.push(frame(flow.NOMADS_COME))
    if rules.set_size > 0:
        s.push(frame(flow.TILE_LAID))
    return s


def lay_printed(s: TungaruState) -> None:
    """Harvest and trade as printed on the board."""
    for island in range(ISLANDS):
        s.set_land(island, island)


def give_pieces(s: TungaruState) -> None:
    """TUG-SETUP-3, TUG-SETUP-4, TUG-SETUP-5, TUG-SETUP-6, TUG-SETUP-13 What lies before each player."""
    for seat in range(s.box.players):
        for kind in range(KINDS):
            s.store(seat, kind, 1)
        for lock in range(LOCKS):
            s.set_lock(seat, lock, 1)
        for leader in range(LEADS):
            s.add_card(seat, leader, 1)
