"""What a seat at a Tungaru table knows: nearly everything, with perfect memory.

Every nomad was seen before it left the board, so the Traveller piles are known and the pile is what
is missing (TUG-R35); its order is nobody's. Leader hands follow from equal beginnings, revealed
cards and the passing to the left. Secret is only the card a seat has chosen and not yet revealed.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import Knowledge
from tutable.core.rng import Rng
from tutable.games.tungaru.box import TungaruBox
from tutable.games.tungaru.state import TungaruState
from tutable.games.tungaru.terms import HAND, LEADER, LEADS, SEAT
from tutable.games.tungaru.view import draw_view

UNSEEN: Final[i64] = 7  # a leader that is chosen and not revealed, where a known one has leader + 1


def know(s: TungaruState, seat: i64) -> TungaruKnowledge:
    """Everything `seat` may know, copied piece by piece."""
    k = TungaruKnowledge(seat, s.rules)
    k.stack = s.stack[:]
    k.depth = s.depth
    k.turn = s.turn
    k.round = s.round
    k.start = s.start
    k.isles = s.isles[:]
    k.tiles = s.tiles[:]
    k.seats = s.seats[:]
    if s.is_choosing():
        for other in range(s.box.players):
            # Who has chosen is known, since a search asks seat by seat; what, only of oneself.
            if other != seat and s.seats[other * SEAT + LEADER] > 0:
                k.seats[other * SEAT + LEADER] = UNSEEN
    return k


class TungaruKnowledge(Knowledge):
    """One seat's knowledge of a Tungaru table."""

    def __init__(self, seat: int, rules: TungaruBox) -> None:
        super().__init__(seat)
        self.rules = rules
        self.stack = vec[i64]()
        self.depth: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.start: i64 = 0
        self.isles = vec[i64]()
        self.tiles = vec[i64]()
        self.seats = vec[i64]()  # as in the state, other seats' sealed choices apart

    def tables(self) -> list[vec[i64]]:
        marks = vec[i64]([self.seat, self.depth, self.turn, self.round, self.start])
        return [marks, self.stack, self.isles, self.tiles, self.seats]

    def view(self) -> dict[str, Any]:
        return draw_view(self)

    def unknown(self) -> i64:
        """Leader cards that lie face down before others."""
        count: i64 = 0
        for seat in range(self.rules.players):
            if self.seats[seat * SEAT + LEADER] == UNSEEN:
                count += 1
        return count

    def sample(self, rng: Rng) -> TungaruState:
        """A chosen leader that cannot be seen is any card of that hand, each as likely as the next."""
        s = TungaruState(self.rules)
        s.stack = self.stack[:]
        s.depth = self.depth
        s.turn = self.turn
        s.round = self.round
        s.start = self.start
        s.isles = self.isles[:]
        s.tiles = self.tiles[:]
        s.seats = self.seats[:]
        for seat in range(self.rules.players):
            if self.seats[seat * SEAT + LEADER] == UNSEEN:
                left = rng.below(LEADS)  # a hand always has five cards
                leader: i64 = 0
                while left >= self.seats[seat * SEAT + HAND + leader]:
                    left -= self.seats[seat * SEAT + HAND + leader]
                    leader += 1
                s.seats[seat * SEAT + LEADER] = leader + 1
        return s
