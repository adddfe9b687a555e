"""What a seat at a Tuareg table knows, with perfect memory and by counting.

Public: market, discards, animals, specials, hand sizes, the size of the pile, what the pile held
when the stage began, scores. Private: the own hand and draws, a card put into a cave from the
hand (its owner), a card stolen from a hand (robber and victim).

What a seat cannot see are the pile, the other hands and some hidden cards. Of each kind it knows
how many of these there are in all, and that the pile holds at most what it held at first less
what the seat has drawn itself. `sample` deals the unseen cards within these limits: exactly
uniform in stage 1, where the limits never bind; in stage 2 the cards that cannot be in the pile
are dealt to the other places first, so no sample trades cards between pile and carried-over hands.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import BITS, Knowledge
from tutable.core.rng import Rng
from tutable.games.tuareg.state import TuaregBox, TuaregState
from tutable.games.tuareg.terms import DEALT, DISCARD, HIDDEN, KINDS, MARKET, PILE
from tutable.games.tuareg.view import draw_view

UNSEEN: Final = 7  # a face-down card this seat has not seen, where a known one has kind + 1


def know(s: TuaregState, seat: i64) -> TuaregKnowledge:
    """Everything `seat` may know, copied piece by piece."""
    k = TuaregKnowledge(seat, s.rules)
    n = s.box.players
    k.stack = s.stack[:]
    k.depth = s.depth
    k.turn = s.turn
    k.stage = s.stage
    k.last_turns = s.last_turns
    for i in range(MARKET, 4 * KINDS):
        k.goods[i] = s.goods[i]
    k.pile = s.pile_size()
    for other in range(n):
        k.hand_sizes[other] = s.hand_size(other)
        for kind in range(KINDS):
            k.draws[other] += s.drawn[other * KINDS + kind]
        for place in range(HIDDEN):
            card = s.hidden[other * HIDDEN + place]
            if card > 0:
                seen = (card >> 3) & BITS[seat] != 0
                k.hidden[other * HIDDEN + place] = card if seen else card | UNSEEN
    if seat < n:
        for kind in range(KINDS):
            k.hand[kind] = s.hands[seat * KINDS + kind]
            k.drawn[kind] = s.drawn[seat * KINDS + kind]
    k.loads = s.loads[:]
    k.held = s.held[:]
    k.points = s.points[:]
    if s.depth == 0:
        announce(k, s)
    return k


def announce(k: TuaregKnowledge, s: TuaregState) -> None:
    """At the end everybody learns who has won, and what the hands of tied players are worth."""
    totals = s.scores()
    tied = [seat for seat in range(len(totals)) if totals[seat] == max(totals)]
    for seat in s.winners():
        k.ending[seat * 2] = 1
    if len(tied) > 1:
        for seat in tied:
            k.ending[seat * 2 + 1] = s.hand_worth(seat) + 1


class TuaregKnowledge(Knowledge):
    """One seat's knowledge of a Tuareg table."""

    def __init__(self, seat: int, rules: TuaregBox) -> None:
        super().__init__(seat)
        n = int(rules.players)
        self.rules = rules
        self.stack = vec[i64]()
        self.depth: i64 = 0
        self.turn: i64 = 0
        self.stage: i64 = 1
        self.last_turns: i64 = 0
        self.pile: i64 = 0
        self.goods = vec[i64]([0] * (4 * KINDS))  # as in the state, without the pile
        self.hand = vec[i64]([0] * KINDS)
        self.drawn = vec[i64]([0] * KINDS)
        self.hand_sizes = vec[i64]([0] * n)
        self.draws = vec[i64]([0] * n)  # how many cards each seat has drawn in this stage
        self.loads = vec[i64]()
        self.hidden = vec[i64]([0] * (n * HIDDEN))  # as in the state; who has seen a card is public
        self.held = vec[i64]()
        self.points = vec[i64]()
        self.ending = vec[i64]([0] * (n * 2))

    def tables(self) -> list[vec[i64]]:
        marks = [self.seat, self.depth, self.turn, self.stage, self.last_turns, self.pile]
        return [
            vec[i64](marks),
            self.stack,
            self.goods,
            self.hand,
            self.drawn,
            self.hand_sizes,
            self.draws,
            self.loads,
            self.hidden,
            self.held,
            self.points,
            self.ending,
        ]

    def view(self) -> dict[str, Any]:
        return draw_view(self)

    # -- counting -------------------------------------------------------------------------

    def unseen(self) -> vec[i64]:
        """Of each kind, how many cards this seat cannot see anywhere."""
        left = self.rules.counts[:]
        for kind in range(KINDS):
            left[kind] -= self.goods[MARKET + kind] + self.goods[DISCARD + kind] + self.hand[kind]
        for i in range(len(self.loads)):
            cargo = self.loads[i]
            while cargo > 0:
                left[cargo % 5 - 1] -= 1
                cargo //= 5
        for i in range(len(self.hidden)):
            card = self.hidden[i] & 7
            if 0 < card < UNSEEN:
                left[card - 1] -= 1
        return left

    def unknown(self) -> i64:
        left = self.unseen()
        return left[0] + left[1] + left[2] + left[3]

    def outside_pile(self) -> i64:
        """How many unseen cards lie in hands, caves and under thieves."""
        return self.unknown() - self.pile

    def certain(self, kind: i64, places: i64) -> i64:
        """Of `places` unseen cards lying together outside the pile, how many must be of a kind."""
        left = self.unseen()
        in_pile = min(self.pile, self.pile_room(kind, left[kind]))
        return max(0, left[kind] - in_pile - (self.outside_pile() - places))

    def pile_room(self, kind: i64, unseen: i64) -> i64:
        """The most cards of a kind the pile can hold."""
        return min(unseen, self.goods[DEALT + kind] - self.drawn[kind])

    # -- sampling -------------------------------------------------------------------------

    def sample(self, rng: Rng) -> TuaregState:
        """Deal the unseen cards: first what cannot be in the pile, then the rest anywhere."""
        s = TuaregState(self.rules)
        s.lay_out()
        n = s.box.players
        s.stack = self.stack[:]
        s.depth = self.depth
        s.turn = self.turn
        s.stage = self.stage
        s.last_turns = self.last_turns
        s.loads = self.loads[:]
        s.held = self.held[:]
        s.points = self.points[:]
        for i in range(MARKET, 4 * KINDS):
            s.goods[i] = self.goods[i]
        left = self.unseen()
        slots = self.slots()
        empty = i64(len(slots))
        pile_left = self.pile
        for kind in range(KINDS):
            if self.seat < n:
                s.hands[self.seat * KINDS + kind] = self.hand[kind]
                s.drawn[self.seat * KINDS + kind] = self.drawn[kind]
            for _ in range(left[kind] - self.pile_room(kind, left[kind])):
                left[kind] -= 1
                empty = self.deal(s, slots, empty, rng.below(empty), kind)
        for i in range(len(self.hidden)):
            card = self.hidden[i]
            if card > 0 and card & 7 != UNSEEN:
                s.hidden[i] = card
        remaining = empty + pile_left
        while empty > 0:
            draw = rng.below(remaining)
            kind = 0
            while draw >= left[kind]:
                draw -= left[kind]
                kind += 1
            left[kind] -= 1
            remaining -= 1
            empty = self.deal(s, slots, empty, empty - 1, kind)
        for kind in range(KINDS):
            s.goods[PILE + kind] = left[kind]
        self.share_draws(s, rng)
        return s

    def slots(self) -> vec[i64]:
        """Unseen places outside the pile: a seat's hand as its number, a hidden place from 100 on."""
        places: list[int] = []
        for seat in range(self.rules.players):
            if seat != self.seat:
                for _ in range(self.hand_sizes[seat]):
                    places.append(seat)
        for i in range(len(self.hidden)):
            if self.hidden[i] & 7 == UNSEEN:
                places.append(100 + i)
        return vec[i64](places)

    def deal(self, s: TuaregState, slots: vec[i64], empty: i64, chosen: i64, kind: i64) -> i64:
        """Put a card into one of the first `empty` slots; return how many are left."""
        slot = slots[chosen]
        slots[chosen] = slots[empty - 1]
        if slot < 100:
            s.hands[slot * KINDS + kind] += 1
        else:
            s.hidden[slot - 100] = self.hidden[slot - 100] - UNSEEN + kind + 1
        return empty - 1

    def share_draws(self, s: TuaregState, rng: Rng) -> None:
        """Who drew what of the cards that left the pile: any split by the known numbers will do."""
        n = s.box.players
        gone = vec[i64]([0] * KINDS)
        total: i64 = 0
        for kind in range(KINDS):
            gone[kind] = self.goods[DEALT + kind] - s.goods[PILE + kind]
            if self.seat < n:
                gone[kind] -= self.drawn[kind]
            total += gone[kind]
        for seat in range(n):
            if seat == self.seat:
                continue
            for _ in range(self.draws[seat]):
                draw = rng.below(total)
                drawn: i64 = 0
                while draw >= gone[drawn]:
                    draw -= gone[drawn]
                    drawn += 1
                gone[drawn] -= 1
                total -= 1
                s.drawn[seat * KINDS + drawn] += 1
