"""What a seat at a Tundra table knows, with perfect memory and by counting.

Almost everything lies open. Private are the starter cards in hand and those returned to the box
(their owner), sealed choices (their owner, until the last), and personal goals (their owner, until
the scoring). Which tiles lie face down and which cards are in the city deck everybody can count;
where and in what order is luck that has not happened yet.

Of the starters a seat knows all it has not seen: with two players that is the other hand.
`sample` deals the unseen starters and goals uniformly.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import Knower, Knowledge, State
from tutable.core.rng import Rng
from tutable.games.tundra.box import TundraBox
from tutable.games.tundra.places import HIDDEN
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    BOARD_PAIRS,
    BOARDS,
    CHOSEN,
    FIRST_CITY,
    HAND,
    IN_HAND,
    PAIRS,
    PERSONAL,
    SEATS,
    SECRET,
    SPOTS,
    STRIDE,
    TILE,
    UNDER,
    UNSEEN,
)
from tutable.games.tundra.view import View


class TundraKnower(Knower):
    """Everything a seat may know, copied piece by piece."""

    def knowledge(self, s: State, seat: i64) -> TundraKnowledge:
        assert isinstance(s, TundraState)
        k = TundraKnowledge(seat, s.rules)
        k.stack = s.stack[:]
        k.depth = s.depth
        k.turn = s.turn
        k.round = s.round
        k.first = s.first
        k.drawn = s.drawn
        k.seats = s.seats[:]
        k.land = s.land[:]
        k.city = s.city[:]
        k.points = s.points[:]
        k.scratch = s.scratch[:]
        for owner in range(SEATS):
            for i in range(owner * HAND, owner * HAND + HAND):
                k.hidden[IN_HAND + i] = seen(s.hidden[IN_HAND + i], owner == seat)
            k.hidden[SECRET + owner] = seen(s.hidden[SECRET + owner], owner == seat or s.depth == 0)
            k.hidden[CHOSEN + owner] = seen(s.hidden[CHOSEN + owner], owner == seat)
        if s.depth == 0:
            for winner in s.winners():
                k.won[winner] = 1
        return k


def seen(value: i64, known: bool) -> i64:
    if value == 0 or known:
        return value
    return UNSEEN


class TundraKnowledge(Knowledge):
    """One seat's knowledge of a Tundra table."""

    def __init__(self, seat: int, rules: TundraBox) -> None:
        super().__init__(seat)
        self.rules = rules
        self.stack = vec[i64]()
        self.depth: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        self.drawn: i64 = 0
        self.seats = vec[i64]()
        self.land = vec[i64]()
        self.city = vec[i64]()
        self.points = vec[i64]()
        self.scratch = vec[i64]()
        self.hidden = vec[i64]([0] * HIDDEN)  # as in the state, UNSEEN where it is
        self.won = vec[i64]([0] * int(SEATS))

    def tables(self) -> list[vec[i64]]:
        marks = [self.seat, self.depth, self.turn, self.round, self.first, self.drawn]
        return [
            vec[i64](marks),
            self.stack,
            self.seats,
            self.land,
            self.city,
            self.hidden,
            self.points,
            self.scratch,
            self.won,
        ]

    def view(self) -> dict[str, Any]:
        # Rules count on whole tables; what is drawn is the same in all that this seat could sit at.
        s = self.sample(Rng(1))
        return View(s, self.seat, self.hidden, self.won, self.unseen_starters(), self.unseen_goals()).draw()

    # -- counting -------------------------------------------------------------------------

    def unseen_starters(self) -> vec[i64]:
        """The starters of this number of players that this seat cannot see anywhere."""
        left = vec[i64]([0] * int(FIRST_CITY))
        for card in range(FIRST_CITY):
            if self.rules.starter_players[card] <= self.rules.players:
                left[card] = 1
        for i in range(SEATS * HAND):
            card = self.hidden[IN_HAND + i]
            if card > 0 and card != UNSEEN:
                left[card - 1] = 0
        for seat in range(self.rules.players):
            for board in range(BOARDS):
                card = self.seats[seat * STRIDE + UNDER + board * SPOTS]
                if card > 0:
                    left[card - 1] = 0
        return gather(left)

    def unseen_goals(self) -> vec[i64]:
        """The personal goals of this number of players that this seat has not seen."""
        left = vec[i64]([0] * len(PERSONAL))
        for goal in range(len(PERSONAL)):
            if self.rules.personal_players[goal] <= self.rules.players:
                left[goal] = 1
        for seat in range(SEATS):
            goal = self.hidden[SECRET + seat]
            if goal > 0 and goal != UNSEEN:
                left[goal - 1] = 0
        return gather(left)

    def closed_glades(self) -> i64:
        closed: i64 = 0
        for glade in range(self.rules.glades):
            if self.land[TILE + glade] == 0:
                closed += 1
        return closed

    def unknown(self) -> i64:
        total = self.closed_glades()
        for i in range(HIDDEN):
            if self.hidden[i] == UNSEEN:
                total += 1
        return total

    # -- sampling -------------------------------------------------------------------------

    def sample(self, rng: Rng) -> TundraState:
        """Deal the unseen starters and goals; a sealed choice can be any."""
        s = TundraState(self.rules)
        s.stack = self.stack[:]
        s.depth = self.depth
        s.turn = self.turn
        s.round = self.round
        s.first = self.first
        s.drawn = self.drawn
        s.seats = self.seats[:]
        s.land = self.land[:]
        s.city = self.city[:]
        s.points = self.points[:]
        s.scratch = self.scratch[:]
        s.hidden = self.hidden[:]
        starters = self.unseen_starters()
        goals = self.unseen_goals()
        starters_left = i64(len(starters))
        goals_left = i64(len(goals))
        for owner in range(SEATS):
            for i in range(HAND):
                if s.hidden[IN_HAND + owner * HAND + i] == UNSEEN:
                    starters_left -= 1
                    card = draw(starters, starters_left, rng)
                    s.hidden[IN_HAND + owner * HAND + i] = card + 1
            if s.hidden[SECRET + owner] == UNSEEN:
                goals_left -= 1
                s.hidden[SECRET + owner] = draw(goals, goals_left, rng) + 1
            if s.hidden[CHOSEN + owner] == UNSEEN:
                s.hidden[CHOSEN + owner] = rng.below(PAIRS * BOARD_PAIRS) + 1
            self.in_order(s, owner)
        return s

    def in_order(self, s: TundraState, owner: i64) -> None:
        """The two returned cards lie in the order of their numbers."""
        row = IN_HAND + owner * HAND
        if s.hidden[row + 2] == 0 and s.round > 0 and s.hidden[row] > s.hidden[row + 1]:
            low = s.hidden[row + 1]
            s.hidden[row + 1] = s.hidden[row]
            s.hidden[row] = low


def gather(flags: vec[i64]) -> vec[i64]:
    """The numbers that are flagged."""
    return vec[i64]([i for i in range(len(flags)) if flags[i] > 0])


def draw(cards: vec[i64], last: i64, rng: Rng) -> i64:
    """One of the first `last + 1` cards; it is moved behind them."""
    at = rng.below(last + 1)
    card = cards[at]
    cards[at] = cards[last]
    cards[last] = card
    return card
