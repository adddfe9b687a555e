"""What things are worth to a seat at a Tundra table, in thousandths of a point.

The numbers come from play against itself; only their proportions matter.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.games.tundra.box import TundraBox
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    ADVICE_COST,
    ADVICE_GAINS,
    ADVICE_LIMIT,
    ADVICE_SORT,
    ADVICE_TIMES,
    BERRIES,
    BOARDS,
    CARD_COUNT,
    FACES,
    GLADES,
    HELP_GAIN,
    HELP_SELL,
    HELP_TOWERS,
    ITEMS,
    PICKS,
    POINTS,
    ROUNDS,
    SPOTS,
)

FULL: Final[i64] = 8  # with so many dice to come, goods have their full worth
TIMES: Final[i64] = FULL + 1
UNKNOWN: Final[i64] = -1  # a price nobody has asked for yet


class Weights:
    """One number for everything a sensible player looks at."""

    def __init__(self) -> None:
        # One of each item: firewood, stone, peat, berries, points, movement, any resource, a worker.
        self.item = vec[i64]([330, 330, 330, 170, 1000, 380, 380, 500])
        # The better side of a board, per round to come, beyond its point: it does more with the same die.
        self.upgraded = vec[i64]([330, 400, 170, 900])
        # How often a die comes onto rows 6-5, 4-3 and 2-1 of a board in a round, in hundredths for one row:
        # as often does a card under it work. Most dice go to Trade; some rows of Architecture wait for goods.
        self.visits = vec[i64]([25, 5, 30, 8, 7, 6, 19, 6, 6, 39, 47, 42])
        self.spare: i64 = 60  # a good beyond what can still be spent
        self.unused: i64 = 75  # per cent of what a die would bring now: others may be quicker
        self.tower: i64 = 1100  # a tower somewhere, now and per round to come
        self.site: i64 = 5  # per cent of the bonus under a worker: a tower may come
        self.worker: i64 = 300  # a worker on the board, and as much again per round to come
        self.gather: i64 = 60  # a piece on a glade with a resource, per round to come
        self.card: i64 = 480  # a city card still to be chosen, per round to come
        self.help: i64 = 350  # an advisor that turns or rolls dice, per use
        self.goal: i64 = 750  # thousandths: a goal's points per round to come, shared by the players
        # A personal goal's points by round, in thousandths (0: before the first): what is met early may be
        # spent again.
        self.personal = vec[i64]([0, 50, 150, 500, 1000])
        self.way: i64 = 600  # thousandths: the way to a personal goal's next step
        self.errand: i64 = 400  # a movement point more, while the personal goal wants pieces on other glades
        self.pull: i64 = 800  # a step onto another glade of a kind that a goal counts


class Prices:
    """What cards and tiles of one box are worth, each reckoned once: by what it is and the time left."""

    def __init__(self, rules: TundraBox, w: Weights) -> None:
        self.rules = rules
        self.w = w
        self.rows = vec[i64]([UNKNOWN] * int(CARD_COUNT * (FACES + 1) * TIMES))
        self.cards = vec[i64]([UNKNOWN] * int(CARD_COUNT * BOARDS * TIMES))
        self.bonuses = vec[i64]([UNKNOWN] * int(GLADES * TIMES))
        # For whoever sifts picks: what each promises, and those that are set aside.
        self.scores = vec[i64]([0] * int(PICKS))
        self.aside = vec[i64]([0] * int(PICKS))

    def row(self, card: i64, value: i64, time: i64) -> i64:
        """The row of a card that a die of this value reaches."""
        at = (card * (FACES + 1) + value) * TIMES + time
        if self.rows[at] == UNKNOWN:
            gains = self.rules.card_gains
            self.rows[at] = items(self.w, gains, self.rules.card_row(card, value), faded(time))
        return self.rows[at]

    def card(self, card: i64, board: i64, time: i64) -> i64:
        """An enhancement under a board, for a round: its rows, as often as dice come there."""
        at = (card * BOARDS + board) * TIMES + time
        if self.cards[at] == UNKNOWN:
            total: i64 = 0
            for value in range(1, FACES + 1):
                total += self.row(card, value, time) * self.w.visits[board * 3 + (FACES - value) // 2]
            self.cards[at] = total // 100
        return self.cards[at]

    def bonus(self, tile: i64, time: i64) -> i64:
        """What a tower on a tile brings each time."""
        at = tile * TIMES + time
        if self.bonuses[at] == UNKNOWN:
            self.bonuses[at] = items(self.w, self.rules.tile_bonus, tile * ITEMS, faded(time))
        return self.bonuses[at]


def time_left(s: TundraState, seat: i64) -> i64:
    """Dice to come, up to FULL: without them nothing can be bought."""
    return min(s.dice(seat) + s.unrolled(seat) + (ROUNDS - s.round) * 5, FULL)


def faded(time: i64) -> i64:
    """How much goods are still worth, in per cent."""
    return time * 100 // FULL


def items(w: Weights, table: vec[i64], row: i64, faded: i64) -> i64:
    """What one row of a table of gains is worth: points in full, goods as far as time allows."""
    total: i64 = 0
    for item in range(ITEMS):
        count = table[row + item]
        if count > 0:
            if item == POINTS:
                total += count * 1000
            else:
                total += count * w.item[item] * faded // 100
    return total


def cards(s: TundraState, p: Prices, seat: i64, time: i64) -> i64:
    """All enhancements of a seat, per round."""
    total: i64 = 0
    for board in range(BOARDS):
        for spot in range(SPOTS):
            card = s.card_under(seat, board, spot)
            if card >= 0:
                total += p.card(card, board, time)
    return total


def advisor_worth(s: TundraState, w: Weights, seat: i64, card: i64, faded: i64) -> i64:
    """What an advisor brings each time."""
    rules = s.rules
    sort = rules.advice(card, ADVICE_SORT)
    berry = w.item[BERRIES] * faded // 100
    given = rules.advice(card, ADVICE_GAINS + BERRIES)
    if sort == HELP_GAIN:
        brings = items(w, rules.advisors, rules.advice_row(card), faded)
        return max(brings - rules.advice(card, ADVICE_COST) * berry, 0)
    if sort == HELP_TOWERS:
        most = rules.advice(card, ADVICE_LIMIT)
        return min(given + s.towers(seat) * rules.advice(card, ADVICE_TIMES), most) * berry
    if sort == HELP_SELL:
        return max(given * berry - w.item[0] * faded // 100, 0)
    return w.help * faded // 100  # dice turned or rolled again, resources for berries
