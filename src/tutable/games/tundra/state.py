"""Everything that lies on a Tundra table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import MAX_DEPTH, Knowledge, State
from tutable.games.tundra.box import TundraBox
from tutable.games.tundra.terms import (
    ADVISOR,
    ADVISORS,
    ASIDE,
    BERRIES,
    BOARDS,
    CARD_COUNT,
    CHARACTER,
    CITY_COUNT,
    DICE,
    FACES,
    FIRST_CITY,
    GLADES,
    GOAL_DIE,
    GOOD,
    HAND,
    IN_HAND,
    KINDS,
    MARKET,
    OPEN_GOALS,
    PIECES,
    POWER,
    SEATS,
    SECRET,
    SLOTS,
    SOURCES,
    SPOTS,
    STALL,
    STRIDE,
    SUPPLY,
    TILE,
    TITLE,
    TOWER,
    TOWERS,
    UNDER,
    UNROLLED,
    UPGRADED,
    USED,
    WORKER,
)

CITY: Final = 54
HIDDEN: Final = 24
SCRATCH: Final = 8
TITLE_NUMBERS: Final[i64] = 10


class TundraState(State):
    """A Tundra table. What a seat owns is one row of `seats`: see `terms`."""

    def __init__(self, box: TundraBox) -> None:
        super().__init__(box)
        self.rules = box
        self.round: i64 = 0  # 0 before the first
        self.first: i64 = 0  # the seat that holds the first-player token
        self.drawn: i64 = 0  # city cards drawn so far: names the next draw
        self.seats = vec[i64]()
        self.land = vec[i64]()
        self.city = vec[i64]()
        self.hidden = vec[i64]()
        self.points = vec[i64]()  # seat, source
        self.scratch = vec[i64]()

    def clone(self) -> TundraState:
        c = TundraState(self.rules)
        c.stack = self.stack[:]
        c.depth = self.depth
        c.turn = self.turn
        c.round = self.round
        c.first = self.first
        c.drawn = self.drawn
        c.seats = self.seats[:]
        c.land = self.land[:]
        c.city = self.city[:]
        c.hidden = self.hidden[:]
        c.points = self.points[:]
        c.scratch = self.scratch[:]
        return c

    def lay_out(self) -> None:
        """An empty table with room for everything."""
        n = int(self.box.players)
        self.stack = vec[i64]([0] * MAX_DEPTH)
        self.seats = vec[i64]([0] * (n * int(STRIDE)))
        self.land = vec[i64]([0] * (2 * int(GLADES)))
        self.city = vec[i64]([0] * CITY)
        self.hidden = vec[i64]([0] * HIDDEN)
        self.points = vec[i64]([0] * (n * int(SOURCES)))
        self.scratch = vec[i64]([0] * SCRATCH)

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
        from tutable.games.tundra.knowledge import know

        return know(self, seat)

    # -- goods ----------------------------------------------------------------------------

    def good(self, seat: i64, kind: i64) -> i64:
        return self.seats[seat * STRIDE + GOOD + kind]

    def berries(self, seat: i64) -> i64:
        return self.seats[seat * STRIDE + BERRIES]

    def resources(self, seat: i64) -> i64:
        """All resources together; berries are none (TUN-1)."""
        i = seat * STRIDE
        return self.seats[i] + self.seats[i + 1] + self.seats[i + 2]

    # -- the map --------------------------------------------------------------------------

    def tile(self, glade: i64) -> i64:
        """The open tile on a glade, or -1."""
        return self.land[TILE + glade] - 1

    def kind_at(self, place: i64) -> i64:
        """The resource of a place; KINDS where there is none, or nobody knows yet."""
        if place >= GLADES or self.land[TILE + place] == 0:
            return KINDS
        return self.rules.tile_kind[self.land[TILE + place] - 1]

    def tower_at(self, glade: i64) -> i64:
        """The seat whose tower stands on a glade, or -1."""
        return self.land[TOWER + glade] - 1

    def towers(self, seat: i64) -> i64:
        """Own towers on the board."""
        count: i64 = 0
        for glade in range(GLADES):
            if self.land[TOWER + glade] == seat + 1:
                count += 1
        return count

    def worker(self, seat: i64, which: i64) -> i64:
        """Where a worker stands, or -1 in the supply."""
        return self.seats[seat * STRIDE + WORKER + which] - 1

    def idle_worker(self, seat: i64) -> i64:
        """The first worker in the supply, or -1."""
        row = seat * STRIDE + WORKER
        for which in range(PIECES):
            if self.seats[row + which] == 0:
                return which
        return -1

    def worker_on(self, seat: i64, place: i64) -> i64:
        """The first own worker on a place, or -1."""
        row = seat * STRIDE + WORKER
        for which in range(PIECES):
            if self.seats[row + which] == place + 1:
                return which
        return -1

    def workers_on(self, seat: i64, place: i64) -> i64:
        count: i64 = 0
        row = seat * STRIDE + WORKER
        for which in range(PIECES):
            if self.seats[row + which] == place + 1:
                count += 1
        return count

    def workers_out(self, seat: i64) -> i64:
        """Own workers on the board."""
        count: i64 = 0
        row = seat * STRIDE + WORKER
        for which in range(PIECES):
            if self.seats[row + which] > 0:
                count += 1
        return count

    def pieces_on(self, seat: i64, place: i64) -> i64:
        """Own workers and towers on a place."""
        count = self.workers_on(seat, place)
        if place < GLADES and self.land[TOWER + place] == seat + 1:
            count += 1
        return count

    # -- boards, dice and cards -----------------------------------------------------------

    def dice(self, seat: i64) -> i64:
        """Unused dice on the player board."""
        row = seat * STRIDE + DICE
        total: i64 = 0
        for value in range(FACES):
            total += self.seats[row + value]
        return total

    def is_upgraded(self, seat: i64, board: i64) -> bool:
        return self.seats[seat * STRIDE + UPGRADED] & POWER[board] != 0

    def upgraded(self, seat: i64) -> i64:
        """How many boards lie on their upgraded side."""
        mask = self.seats[seat * STRIDE + UPGRADED]
        return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)

    def slot_taken(self, seat: i64, slot: i64) -> bool:
        """Does a die lie there? A slot is board * 6 + value - 1."""
        return self.seats[seat * STRIDE + SLOTS] & POWER[slot] != 0

    def card_under(self, seat: i64, board: i64, spot: i64) -> i64:
        """The card in a spot under a board, or -1."""
        return self.seats[seat * STRIDE + UNDER + board * SPOTS + spot] - 1

    def advisor(self, seat: i64, space: i64) -> i64:
        """The advisor card in a space, turned or not, or -1."""
        return self.seats[seat * STRIDE + ADVISOR + space] % USED - 1

    def advisors(self, seat: i64) -> i64:
        count: i64 = 0
        for space in range(ADVISORS):
            if self.seats[seat * STRIDE + ADVISOR + space] > 0:
                count += 1
        return count

    def city_cards(self, seat: i64) -> i64:
        """Advisors and market enhancements; starters do not count."""
        count = self.advisors(seat)
        row = seat * STRIDE + UNDER
        for board in range(BOARDS):
            if self.seats[row + board * SPOTS + 1] > 0:
                count += 1
            if self.seats[row + board * SPOTS + 2] > 0:
                count += 1
        return count

    def character(self, seat: i64) -> i64:
        """Whom a seat plays, or -1 while that is open."""
        return self.seats[seat * STRIDE + CHARACTER] - 1

    def title_number(self, seat: i64, which: i64) -> i64:
        """A number on a seat's title: see `titles`."""
        return self.rules.title_numbers[self.seats[seat * STRIDE + TITLE] * TITLE_NUMBERS + which]

    def stall(self, space: i64) -> i64:
        """The card on a market space, or -1."""
        return self.city[STALL + space] - 1

    # -- counting -------------------------------------------------------------------------

    def census(self) -> list[int]:
        """Every card and tile, then dice, workers and towers of each seat."""
        n = self.box.players
        cards = [0] * int(CARD_COUNT)
        for card in range(CITY_COUNT):
            if self.city[card] > 0:
                cards[int(FIRST_CITY + card)] += 1
        for space in range(MARKET):
            if self.city[STALL + space] > 0:
                cards[int(self.city[STALL + space] - 1)] += 1
        for i in range(SEATS * HAND):
            if self.hidden[IN_HAND + i] > 0:
                cards[int(self.hidden[IN_HAND + i] - 1)] += 1
        pieces: list[int] = []
        for seat in range(n):
            row = seat * STRIDE
            for i in range(BOARDS * SPOTS):
                if self.seats[row + UNDER + i] > 0:
                    cards[int(self.seats[row + UNDER + i] - 1)] += 1
            for space in range(ADVISORS):
                if self.seats[row + ADVISOR + space] > 0:
                    cards[int(self.advisor(seat, space))] += 1
            missing = self.dice_owned(seat) - self.title_number(seat, 1)  # TUN-A25 a white die counts as well
            pieces += [int(missing), int(max(self.towers(seat), TOWERS))]
        starters = self.starters_left()
        for card in range(FIRST_CITY):
            if starters[card] > 0:
                cards[int(card)] += 1
        tiles = [int(left) for left in self.tiles_left()]
        for glade in range(GLADES):
            if self.land[TILE + glade] > 0:
                tiles[int(self.land[TILE + glade] - 1)] += 1
        return [*cards, *tiles, *pieces]

    def dice_owned(self, seat: i64) -> i64:
        """Dice of a seat, wherever they are."""
        row = seat * STRIDE
        total = (
            self.dice(seat) + self.seats[row + SUPPLY] + self.seats[row + UNROLLED] + self.seats[row + ASIDE]
        )
        for slot in range(BOARDS * FACES):
            if self.slot_taken(seat, slot):
                total += 1
        for goal in range(OPEN_GOALS):
            if self.city[GOAL_DIE + goal] % 8 == seat + 1:
                total += 1
        return total

    def starters_left(self) -> vec[i64]:
        """1 for every starter of this number of players that nobody has been dealt."""
        left = vec[i64]([0] * int(FIRST_CITY))
        for card in range(FIRST_CITY):
            if self.rules.starter_players[card] <= self.box.players:
                left[card] = 1
        for i in range(SEATS * HAND):
            if self.hidden[IN_HAND + i] > 0:
                left[self.hidden[IN_HAND + i] - 1] = 0
        for seat in range(self.box.players):
            for board in range(BOARDS):
                card = self.card_under(seat, board, 0)
                if card >= 0:
                    left[card] = 0
        return left

    def tiles_left(self) -> vec[i64]:
        """1 for every tile that still lies face down."""
        left = vec[i64]([0] * int(GLADES))
        for tile in range(GLADES):
            if self.rules.tile_players[tile] <= self.box.players:
                left[tile] = 1
        for glade in range(GLADES):
            if self.land[TILE + glade] > 0:
                left[self.land[TILE + glade] - 1] = 0
        return left

    def deck_size(self) -> i64:
        """City cards face down: which they are everybody can count."""
        size: i64 = 0
        for card in range(CITY_COUNT):
            if self.city[card] == 1:
                size += 1
        return size

    def secret(self, seat: i64) -> i64:
        """A seat's personal goal, or -1."""
        return self.hidden[SECRET + seat] - 1

    # -- points ---------------------------------------------------------------------------

    def scores(self) -> list[int]:
        totals: list[int] = []
        for seat in range(self.box.players):
            total: i64 = 0
            for source in range(SOURCES):
                total += self.points[seat * SOURCES + source]
            totals.append(int(total))
        return totals

    def winners(self) -> list[int]:
        """TUN-28 Most points; then most resources; then most berries; then a shared win."""
        if self.depth > 0:
            return []
        totals = self.scores()
        best: list[int] = []
        top = (-1, -1, -1)
        for seat in range(len(totals)):
            rank = (totals[seat], int(self.resources(seat)), int(self.berries(seat)))
            if rank > top:
                top = rank
                best = []
            if rank == top:
                best.append(seat)
        return best
