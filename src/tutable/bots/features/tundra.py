"""What makes a Tundra table good: points, boards that pay every round, cards in many rows, goods to spend."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.bots.greedy import Features
from tutable.core.engine import State
from tutable.games.tundra import flow
from tutable.games.tundra.scoring import goal_points, personal_points
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVISORS,
    BOARDS,
    FACES,
    GOAL_CARD,
    ITEMS,
    KINDS,
    OPEN_GOALS,
    ROUNDS,
    SPOTS,
    TOWER,
)
from tutable.games.tundra.towers import bonus_row
from tutable.games.tundra.trading import is_turned

# What one of each item is worth in thousandths of a point, early in the game: firewood, stone, peat,
# berries, points, movement, any resource, a worker.
WORTH: Final = vec[i64]([330, 330, 330, 230, 1000, 380, 400, 600])
BOARD: Final = vec[i64]([900, 700, 800, 1300])  # a board's upgraded side, per round to come
SPARE: Final = 60  # a good beyond what can still be used
DIE: Final = 1500  # an unused die
CARD_USES: Final = 45  # hundredths: how often a row of a card is used per round
ADVISOR: Final = 350  # per round to come


class TundraFeatures(Features):
    """Points in hand and in sight; what rivals have does not change much, so it is left out."""

    def value(self, s: State, seat: i64) -> i64:
        assert isinstance(s, TundraState)
        total = s.scores()[seat] * 1000
        if s.secret(seat) >= 0 and s.depth > 0:
            total += personal_points(s, seat, s.secret(seat)) * (250 + 180 * s.round)
        if s.depth == 0:
            return total
        left = ROUNDS - s.round
        total += self.goods(s, seat, left)
        total += self.boards(s, seat, left)
        total += self.towers(s, seat, left)
        total += self.goals(s, seat)
        total += s.dice(seat) * DIE
        total += s.workers_out(seat) * (120 + 100 * left)
        for space in range(ADVISORS):
            if s.advisor(seat, space) >= 0:
                total += ADVISOR * left
                if not is_turned(s, seat, space):
                    total += ADVISOR
        if s.top() & 0xFF == flow.ROLL_OWN:
            total += DIE
        return total

    def goods(self, s: TundraState, seat: i64, left: i64) -> i64:
        """Goods are worth what can still be bought with them: less towards the end."""
        time = left * 4 + min(s.dice(seat), 4)
        total: i64 = 0
        for kind in range(KINDS + 1):
            count = s.good(seat, kind)
            useful = min(count, 2 + time // 2)
            total += useful * WORTH[kind] * min(time, 8) // 8 + (count - useful) * SPARE
        return total

    def boards(self, s: TundraState, seat: i64, left: i64) -> i64:
        """Upgraded boards pay points every round and work better; cards under boards work in their rows."""
        total: i64 = 0
        for board in range(BOARDS):
            if s.is_upgraded(seat, board):
                total += left * (1000 + BOARD[board]) + 300
            for spot in range(SPOTS):
                card = s.card_under(seat, board, spot)
                if card >= 0:
                    total += self.card(s, card) * (left + 1) * CARD_USES // 100
        return total

    def card(self, s: TundraState, card: i64) -> i64:
        """What a card gives in a row on average."""
        total: i64 = 0
        for value in range(1, FACES + 1):
            row = (card * (FACES + 1) + value) * ITEMS
            for item in range(ITEMS):
                total += s.rules.card_gains[row + item] * WORTH[item]
        return total // FACES

    def towers(self, s: TundraState, seat: i64, left: i64) -> i64:
        """A tower's bonus comes back every round."""
        total: i64 = 0
        for glade in range(s.rules.glades):
            if s.land[TOWER + glade] == seat + 1:
                row = bonus_row(s, glade)
                for item in range(ITEMS):
                    total += s.rules.tile_bonus[row + item] * WORTH[item] * left
        return total

    def goals(self, s: TundraState, seat: i64) -> i64:
        """Common goals that a coming die could score."""
        total: i64 = 0
        chance = 120 + 90 * s.round
        for slot in range(OPEN_GOALS):
            which = s.city[GOAL_CARD + slot] - 1
            if which >= 0:
                total += goal_points(s, seat, which) * chance
        return total


FEATURES: Final = TundraFeatures()
