"""What a seat at a Tungaru table knows: nearly everything, with perfect memory.

Every nomad was seen before it left the board, so the Traveller piles are known and the pile is what
is missing (TUG-R35); its order is nobody's. Leader hands follow from equal beginnings, revealed
cards and the passing to the left. Secret is only the card a seat has chosen and not yet revealed.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import Knower, Knowledge, State
from tutable.core.rng import Rng
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import LEADS, UNSEEN
from tutable.games.tungaru.view import draw_view


class TungaruKnower(Knower):
    """Lays out a second table with what a seat may know."""

    def knowledge(self, s: State, seat: i64) -> Knowledge:
        assert isinstance(s, TungaruState)
        known = TungaruState(s.rules)
        known.stack = s.stack[:]
        known.depth = s.depth
        known.turn = s.turn
        known.round = s.round
        known.start = s.start
        known.isles = s.isles[:]
        known.tiles = s.tiles[:]
        known.seats = s.seats[:]
        known.settled = s.settled
        known.upright = s.upright
        known.full = s.full
        known.nomads = s.nomads
        known.laden = s.laden
        known.asking = s.asking
        if s.is_choosing():
            for other in range(s.box.players):
                # Who has chosen is known, since a search asks seat by seat; what, only of oneself.
                if other != seat and s.leader(other) >= 0:
                    known.set_leader(other, UNSEEN)
        return TungaruKnowledge(seat, known)


class TungaruKnowledge(Knowledge):
    """One seat's knowledge: a table on which other seats' sealed choices are UNSEEN."""

    def __init__(self, seat: int, known: TungaruState) -> None:
        super().__init__(seat)
        self.known = known

    def tables(self) -> list[vec[i64]]:
        known = self.known
        marks = vec[i64]([self.seat, known.depth, known.turn, known.round, known.start])
        return [marks, known.stack, known.isles, known.tiles, known.seats]

    def view(self) -> dict[str, Any]:
        return draw_view(self.known)

    def unknown(self) -> i64:
        """Leader cards that lie face down before others."""
        count: i64 = 0
        for seat in range(self.known.box.players):
            if self.known.leader(seat) == UNSEEN:
                count += 1
        return count

    def sample(self, rng: Rng) -> TungaruState:
        """A chosen leader that cannot be seen is any card of that hand, each as likely as the next."""
        s = self.known.clone()
        for seat in range(s.box.players):
            if s.leader(seat) == UNSEEN:
                left = rng.below(LEADS)  # a hand always has five cards
                leader: i64 = 0
                while left >= s.hand(seat, leader):
                    left -= s.hand(seat, leader)
                    leader += 1
                s.set_leader(seat, leader)
        return s
