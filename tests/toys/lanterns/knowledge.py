"""What a seat at a Lanterns table knows: everything but the deck, the other hands and most hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tests.toys.lanterns.terms import COLOURS, KINDS
from tutable.core.engine import BITS, Knowledge
from tutable.core.rng import Rng

if TYPE_CHECKING:
    from tests.toys.lanterns.state import LanternState

UNSEEN = 7  # a face-down lantern, where a known one has colour + 1


class LanternKnowledge(Knowledge):
    """Built up from a state, piece by piece."""

    def __init__(self, s: LanternState, seat: int) -> None:
        super().__init__(seat)
        n = int(s.box.players)
        self.rules = s.rules
        self.table = type(s)
        self.marks = vec[i64]([seat, s.depth, s.turn, s.round, s.deck_size()])
        self.stack = s.stack[:]
        self.discards = s.discards[:]
        self.rows = s.rows[:]
        self.points = s.points[:]
        self.hand_sizes = vec[i64]([s.hand_size(other) for other in range(n)])
        own = [s.hands[seat * KINDS + kind] for kind in range(KINDS)] if seat < n else [0] * KINDS
        self.hand = vec[i64](own)
        self.hidden = vec[i64]([self.seen(card) for card in s.hidden])
        # Who has chosen is known, since a search asks seat by seat; what, only of oneself.
        self.hung = vec[i64]([s.hung[q] if q == seat or s.hung[q] == 0 else UNSEEN for q in range(n)])

    def seen(self, card: i64) -> i64:
        """A hidden card as this seat sees it; who has looked at it is public."""
        return card if card == 0 or (card >> 3) & BITS[self.seat] != 0 else card | UNSEEN

    def tables(self) -> list[vec[i64]]:
        return [
            self.marks,
            self.stack,
            self.discards,
            self.rows,
            self.points,
            self.hand_sizes,
            self.hand,
            self.hidden,
            self.hung,
        ]

    def unseen(self) -> list[int]:
        """Of each colour, how many this seat cannot see anywhere."""
        left = [self.rules.counts[kind] - int(self.discards[kind] + self.hand[kind]) for kind in range(KINDS)]
        for i, lit in enumerate(self.rows):
            left[i % KINDS] -= int(lit)
        for card in self.hidden:
            if 0 < card & 7 < UNSEEN:
                left[int(card & 7) - 1] -= 1
        return left

    def unknown(self) -> i64:
        return sum(self.unseen())

    def sample(self, rng: Rng) -> LanternState:
        s = self.table(self.rules)
        n = int(self.rules.players)
        s.depth, s.turn, s.round = self.marks[1], self.marks[2], self.marks[3]
        s.stack = self.stack[:]
        s.discards = self.discards[:]
        s.rows = self.rows[:]
        s.points = self.points[:]
        s.hidden = self.hidden[:]
        left = self.unseen()
        for seat in range(n):
            if self.hidden[seat] & 7 == UNSEEN:
                s.hidden[seat] = self.hidden[seat] - UNSEEN + self.deal(left, rng) + 1
            for _ in range(int(self.hand_sizes[seat]) if seat != self.seat else 0):
                s.hands[seat * KINDS + self.deal(left, rng)] += 1
        for kind in range(KINDS):
            s.deck[kind] = left[kind]
            if self.seat < n:
                s.hands[self.seat * KINDS + kind] = self.hand[kind]
        for seat in range(n):
            s.hung[seat] = self.hung[seat]
            if self.hung[seat] == UNSEEN:
                s.hung[seat] = self.deal([int(s.hands[seat * KINDS + k]) for k in range(KINDS)], rng) + 1
        return s

    @staticmethod
    def deal(left: list[int], rng: Rng) -> int:
        """Take one of the lanterns that are left, each as likely as the next."""
        at = int(rng.below(sum(left)))
        kind = 0
        while at >= left[kind]:
            at -= left[kind]
            kind += 1
        left[kind] -= 1
        return kind

    def view(self) -> dict[str, Any]:
        return {
            "round": int(self.marks[3]),
            "deck": int(self.marks[4]),
            "discards": self.named(self.discards, 0),
            "hand": self.named(self.hand, 0),
            "seats": [
                {
                    "hand_size": int(size),
                    "row": self.named(self.rows, seat * KINDS),
                    "hidden": self.face(int(self.hidden[seat])),
                    "points": int(self.points[seat]),
                }
                for seat, size in enumerate(self.hand_sizes)
            ],
        }

    @staticmethod
    def named(counts: vec[i64], at: int) -> dict[str, int]:
        return {COLOURS[kind]: int(counts[at + kind]) for kind in range(KINDS)}

    @staticmethod
    def face(card: int) -> str:
        if card == 0:
            return "nothing"
        return "face down" if card & 7 == UNSEEN else COLOURS[(card & 7) - 1]
