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
from tutable.games.tundra.places import CHOSEN, HIDDEN, IN_HAND, SECRET, UNSEEN
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import BOARD_PAIRS, BOARDS, HAND, PAIRS, SEATS
from tutable.games.tundra.view import View


class TundraKnower(Knower):
    """Everything a seat may know, copied piece by piece."""

    def knowledge(self, s: State, seat: i64) -> TundraKnowledge:
        assert isinstance(s, TundraState)
        table = TundraState(s.rules)
        table.copy_open(s)
        table.hidden = vec[i64]([0] * HIDDEN)
        for owner in range(SEATS):
            for i in range(owner * HAND, owner * HAND + HAND):
                table.hidden[IN_HAND + i] = seen(s.hidden[IN_HAND + i], owner == seat)
            table.hidden[SECRET + owner] = seen(s.hidden[SECRET + owner], owner == seat or s.depth == 0)
            table.hidden[CHOSEN + owner] = seen(s.hidden[CHOSEN + owner], owner == seat)
        won = vec[i64]([0] * int(SEATS))
        for winner in s.winners():
            won[winner] = 1
        return TundraKnowledge(seat, table, won)


def seen(value: i64, known: bool) -> i64:
    if value == 0 or known:
        return value
    return UNSEEN


class TundraKnowledge(Knowledge):
    """One seat's knowledge of a Tundra table: the table, with UNSEEN where something is hidden from it."""

    def __init__(self, seat: int, table: TundraState, won: vec[i64]) -> None:
        super().__init__(seat)
        self.table = table
        self.won = won
        self.starters = self.unseen_starters()
        self.goals = self.unseen_goals()

    def tables(self) -> list[vec[i64]]:
        marks = vec[i64]([self.seat, self.table.depth, self.table.turn])
        return [marks, self.table.stack, *self.table.tables(), self.won]

    def view(self) -> dict[str, Any]:
        # Rules count on whole tables; what is drawn is the same in all that this seat could sit at.
        s = self.sample(Rng(1))
        return View(s, self.seat, self.table.hidden, self.won, self.starters, self.goals).draw()

    # -- counting -------------------------------------------------------------------------

    def unseen_starters(self) -> vec[i64]:
        """The starters of this number of players that this seat cannot see anywhere."""
        table = self.table
        lying: list[int] = []
        for seat in range(table.box.players):
            lying += [table.hand(seat, i) for i in range(HAND)]
            lying += [table.card_under(seat, board, 0) for board in range(BOARDS)]
        return left_of(table.rules.starter_players, table.box.players, lying)

    def unseen_goals(self) -> vec[i64]:
        """The personal goals of this number of players that this seat has not seen."""
        table = self.table
        lying = [table.secret(seat) for seat in range(table.box.players)]
        return left_of(table.rules.personal_players, table.box.players, lying)

    def unknown(self) -> i64:
        total: i64 = 0
        for glade in range(self.table.rules.glades):
            if self.table.tile(glade) < 0:
                total += 1
        for i in range(HIDDEN):
            if self.table.hidden[i] == UNSEEN:
                total += 1
        return total

    # -- sampling -------------------------------------------------------------------------

    def sample(self, rng: Rng) -> TundraState:
        """Deal the unseen starters and goals; a sealed choice can be any."""
        s = self.table.clone()
        starters = self.starters[:]
        goals = self.goals[:]
        starters_left = i64(len(starters))
        goals_left = i64(len(goals))
        for owner in range(SEATS):
            for i in range(HAND):
                if s.hidden[IN_HAND + owner * HAND + i] == UNSEEN:
                    starters_left -= 1
                    s.set_hand(owner, i, draw(starters, starters_left, rng))
            if s.hidden[SECRET + owner] == UNSEEN:
                goals_left -= 1
                s.set_secret(owner, draw(goals, goals_left, rng))
            if s.hidden[CHOSEN + owner] == UNSEEN:
                s.set_choice(owner, rng.below(PAIRS * BOARD_PAIRS))
            self.in_order(s, owner)
        return s

    def in_order(self, s: TundraState, owner: i64) -> None:
        """The two returned cards lie in the order of their numbers."""
        low = s.hand(owner, 0)
        high = s.hand(owner, 1)
        if s.hand(owner, 2) < 0 and s.round > 0 and low > high:
            s.set_hand(owner, 0, high)
            s.set_hand(owner, 1, low)


def left_of(least: vec[i64], players: i64, lying: list[int]) -> vec[i64]:
    """What is used with so many players and lies nowhere that is seen."""
    return vec[i64]([i for i in range(len(least)) if least[i] <= players and i not in lying])


def draw(cards: vec[i64], last: i64, rng: Rng) -> i64:
    """One of the first `last + 1` cards; it is moved behind them."""
    at = rng.below(last + 1)
    card = cards[at]
    cards[at] = cards[last]
    cards[last] = card
    return card
