"""A Tundra table: what lies where (`places`), its copies, what can be counted, who wins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import Knowledge
from tutable.games.tundra.places import IN_HAND, TILE, Places
from tutable.games.tundra.terms import (
    ADVISORS,
    BOARDS,
    CARD_COUNT,
    FACES,
    FIRST_CITY,
    GLADES,
    HAND,
    MARKET,
    MOST_DICE,
    OPEN_GOALS,
    SOURCES,
    SPOTS,
    TOWERS,
)


def in_play(needed: vec[i64], players: i64) -> vec[i64]:
    """1 for what is in play with so many players, 0 for what needs more."""
    left = needed[:]
    for which in range(len(left)):
        if left[which] <= players:
            left[which] = 1
        else:
            left[which] = 0
    return left


class TundraState(Places):
    """One Tundra table at one moment."""

    def clone(self) -> TundraState:
        c = TundraState(self.rules)
        c.copy_open(self)
        c.hidden = self.hidden[:]
        return c

    def tables(self) -> list[vec[i64]]:
        return [
            vec[i64]([self.round, self.first, self.drawn]),
            self.seats,
            self.land,
            self.city,
            self.hidden,
            self.points,
            self.scratch,
        ]

    def set_tables(self, tables: list[vec[i64]]) -> None:
        self.round = tables[0][0]
        self.first = tables[0][1]
        self.drawn = tables[0][2]
        self.seats = tables[1][:]
        self.land = tables[2][:]
        self.city = tables[3][:]
        self.hidden = tables[4][:]
        self.points = tables[5][:]
        self.scratch = tables[6][:]

    def knowledge(self, seat: i64) -> Knowledge:
        return self.rules.knower.knowledge(self, seat)

    def settle(self) -> None:
        """Go on until somebody has something to decide, or chance comes."""
        self.rules.settler.settle(self)

    # -- counting -------------------------------------------------------------------------

    def census(self) -> list[int]:
        """Every card and tile, then dice, workers and towers of each seat."""
        seats = range(self.box.players)
        cards = [0] * int(CARD_COUNT)
        for card in range(FIRST_CITY, CARD_COUNT):
            if self.is_in_deck(card) or self.is_discarded(card):
                cards[card] += 1
        left = self.starters_left()
        for card in range(FIRST_CITY):
            cards[card] += left[card]
        lying = [self.stall(space) for space in range(MARKET)]
        for seat in seats:
            lying += [self.hand(seat, i) for i in range(HAND)]
            lying += [self.advisor(seat, space) for space in range(ADVISORS)]
            lying += [self.card_under(seat, i // SPOTS, i % SPOTS) for i in range(BOARDS * SPOTS)]
        for card in lying:
            if card >= 0:
                cards[card] += 1
        closed = self.tiles_left()
        tiles = [closed[tile] for tile in range(GLADES)]
        for glade in range(GLADES):
            if self.tile(glade) >= 0:
                tiles[self.tile(glade)] += 1
        pieces: list[int] = []
        for seat in seats:
            missing = self.dice_owned(seat) - self.title_number(seat, MOST_DICE)  # TUN-A25 the white die, too
            pieces += [missing, max(self.towers(seat), TOWERS)]
        return [*cards, *tiles, *pieces]

    def dice_owned(self, seat: i64) -> i64:
        """Dice of a seat, wherever they are."""
        total = self.dice(seat) + self.supply(seat) + self.unrolled(seat) + self.aside(seat)
        for board in range(BOARDS):
            for value in range(1, FACES + 1):
                if self.slot_taken(seat, board, value):
                    total += 1
        for slot in range(OPEN_GOALS):
            if self.goal_seat(slot) == seat:
                total += 1
        return total

    def starters_left(self) -> vec[i64]:
        """1 for every starter of this number of players that nobody has been dealt."""
        left = in_play(self.rules.starter_players, self.box.players)
        hidden = self.hidden
        for seat in range(self.box.players):
            for i in range(HAND):
                card = hidden[IN_HAND + seat * HAND + i] - 1
                if card >= 0:
                    left[card] = 0
            for board in range(BOARDS):
                if self.card_under(seat, board, 0) >= 0:
                    left[self.card_under(seat, board, 0)] = 0
        return left

    def tiles_left(self) -> vec[i64]:
        """1 for every tile that still lies face down."""
        left = in_play(self.rules.tile_players, self.box.players)
        land = self.land
        for glade in range(GLADES):
            if land[TILE + glade] > 0:
                left[land[TILE + glade] - 1] = 0
        return left

    # -- points ---------------------------------------------------------------------------

    def scores(self) -> list[int]:
        totals: list[int] = []
        for seat in range(self.box.players):
            total: i64 = 0
            for source in range(SOURCES):
                total += self.points[seat * SOURCES + source]
            totals.append(int(total))
        return totals

    def tie_break(self, seat: i64) -> i64:
        """TUN-28 Most resources; then most berries; then a shared win."""
        return self.resources(seat) * 1000 + self.berries(seat)
