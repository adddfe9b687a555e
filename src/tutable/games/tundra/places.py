"""Where everything lies on a Tundra table, by name.

What a seat owns is one row of `seats`, the map is `land`, market and goals are `city`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EMPTY, MAX_DEPTH, State
from tutable.games.tundra.box import TundraBox
from tutable.games.tundra.terms import (
    ADVISORS,
    BERRIES,
    BOARDS,
    FACES,
    FIRST_CITY,
    GLADES,
    HAND,
    KINDS,
    PIECES,
    POWER,
    SOURCES,
    SPOTS,
    TITLE_NUMBERS,
)

# One seat's row of `Places.seats`.
GOOD: Final[i64] = 0  # three resources, then berries
DICE: Final[i64] = 4  # unused dice by value
SUPPLY: Final[i64] = 10  # dice beside the board
UNROLLED: Final[i64] = 11  # dice on the board that have no value yet
ASIDE: Final[i64] = 12  # dice laid aside this round
SLOTS: Final[i64] = 13  # mask of the board slots that hold a die
UPGRADED: Final[i64] = 14  # mask of the boards
TITLE: Final[i64] = 15
ROLLED: Final[i64] = 16  # how many dice this seat has rolled for itself: names its luck
WORKER: Final[i64] = 17  # six workers: 0 in supply, else place + 1
ADVISOR: Final[i64] = 23  # four spaces: 0, or card + 1 and USED
UNDER: Final[i64] = 27  # four boards with three spots each: 0, or card + 1
CHARACTER: Final[i64] = 39  # 0, or character + 1
STRIDE: Final[i64] = 40
USED: Final[i64] = 64  # added to an advisor that is turned

# Rows of `Places.land`: the tile of a glade and the seat whose tower stands there, each + 1.
TILE: Final[i64] = 0
TOWER: Final[i64] = 24

# Rows of `Places.city`: where each city card is, the market, the goals and the dice on them.
IN_DECK: Final[i64] = 1
DISCARDED: Final[i64] = 2
STALL: Final[i64] = 40  # market spaces: 0, or card + 1
GOAL_CARD: Final[i64] = 46  # 0, or goal + 1
GOAL_DIE: Final[i64] = 50  # 0, or seat + 1 and (from bit 3) the die's value

# Rows of `Places.hidden`: starters in hand or returned, personal goals, sealed choices.
IN_HAND: Final[i64] = 0
SECRET: Final[i64] = 16
CHOSEN: Final[i64] = 20
UNSEEN: Final[i64] = 99  # to a seat that has not seen it, where a known one has its number + 1

# Rows of `Places.scratch`, for the action that is going on.
DUE: Final[i64] = 0  # towers whose bonus is still to be gained, as a mask of glades
SENT: Final[i64] = 1  # glades that have received a worker
TRAIL: Final[i64] = 2  # six workers: the places each has been on

CITY: Final = 54
HIDDEN: Final = 24
SCRATCH: Final = 8


class Places(State):
    """The vectors of a table, and accessors for every thing on it. A number of -1 means: nothing, nobody."""

    def __init__(self, box: TundraBox) -> None:
        super().__init__(box)
        self.rules = box
        self.round: i64 = 0  # 0 before the first
        self.first: i64 = 0  # the seat that holds the first-player token
        self.drawn: i64 = 0  # city cards drawn so far: names the next draw
        self.seats = EMPTY
        self.land = EMPTY
        self.city = EMPTY
        self.hidden = EMPTY
        self.points = EMPTY  # seat, source
        self.scratch = EMPTY

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

    def copy_open(self, other: Places) -> None:
        """Take over everything that lies open at another table, which is all but `hidden`."""
        self.stack = other.stack[:]
        self.depth = other.depth
        self.turn = other.turn
        self.round = other.round
        self.first = other.first
        self.drawn = other.drawn
        self.seats = other.seats[:]
        self.land = other.land[:]
        self.city = other.city[:]
        self.points = other.points[:]
        self.scratch = other.scratch[:]

    # -- goods and points -----------------------------------------------------------------

    def good(self, seat: i64, kind: i64) -> i64:
        i = seat * STRIDE + GOOD + kind
        return self.seats[i]

    def add_good(self, seat: i64, kind: i64, count: i64) -> None:
        self.seats[seat * STRIDE + GOOD + kind] += count

    def berries(self, seat: i64) -> i64:
        i = seat * STRIDE + BERRIES
        return self.seats[i]

    def resources(self, seat: i64) -> i64:
        """All resources together; berries are none (TUN-1)."""
        i = seat * STRIDE
        return self.seats[i] + self.seats[i + 1] + self.seats[i + 2]

    def has_pair(self, seat: i64) -> bool:
        """Two equal resources, which towers, workers and sales cost."""
        i = seat * STRIDE
        return self.seats[i] >= 2 or self.seats[i + 1] >= 2 or self.seats[i + 2] >= 2

    def add_points(self, seat: i64, source: i64, points: i64) -> None:
        self.points[seat * SOURCES + source] += points

    # -- the map --------------------------------------------------------------------------

    def tile(self, glade: i64) -> i64:
        """The open tile on a glade, or -1."""
        i = TILE + glade
        return self.land[i] - 1

    def set_tile(self, glade: i64, tile: i64) -> None:
        self.land[TILE + glade] = tile + 1

    def kind_at(self, place: i64) -> i64:
        """The resource of a place; KINDS where there is none, or nobody knows yet."""
        if place >= GLADES:
            return KINDS
        i = TILE + place
        tile = self.land[i] - 1
        if tile < 0:
            return KINDS
        return self.rules.tile_kind[tile]

    def tower_at(self, glade: i64) -> i64:
        """The seat whose tower stands on a glade, or -1."""
        i = TOWER + glade
        return self.land[i] - 1

    def set_tower(self, glade: i64, seat: i64) -> None:
        self.land[TOWER + glade] = seat + 1

    def towers(self, seat: i64) -> i64:
        """Own towers on the board."""
        count: i64 = 0
        land = self.land
        for glade in range(GLADES):
            if land[TOWER + glade] == seat + 1:
                count += 1
        return count

    def tower_mask(self, seat: i64) -> i64:
        """The glades with a seat's towers, as a mask."""
        mask: i64 = 0
        bit: i64 = 1
        land = self.land
        for glade in range(GLADES):
            if land[TOWER + glade] == seat + 1:
                mask += bit
            bit += bit
        return mask

    def worker(self, seat: i64, which: i64) -> i64:
        """Where a worker stands, or -1 in the supply."""
        i = seat * STRIDE + WORKER + which
        return self.seats[i] - 1

    def set_worker(self, seat: i64, which: i64, place: i64) -> None:
        self.seats[seat * STRIDE + WORKER + which] = place + 1

    def worker_on(self, seat: i64, place: i64) -> i64:
        """The first own worker on a place (-1: in the supply), or -1."""
        seats = self.seats
        row = seat * STRIDE + WORKER
        for which in range(PIECES):
            if seats[row + which] == place + 1:
                return which
        return -1

    def idle_worker(self, seat: i64) -> i64:
        """The first worker in the supply, or -1."""
        return self.worker_on(seat, -1)

    def workers_on(self, seat: i64, place: i64) -> i64:
        count: i64 = 0
        seats = self.seats
        row = seat * STRIDE + WORKER
        for which in range(PIECES):
            if seats[row + which] == place + 1:
                count += 1
        return count

    def workers_mask(self, seat: i64) -> i64:
        """The places with a seat's workers, as a mask."""
        seats = self.seats
        row = seat * STRIDE + WORKER
        power = POWER
        mask: i64 = 0
        for which in range(PIECES):
            place = seats[row + which] - 1
            if place >= 0:
                mask |= power[place]
        return mask

    def workers_out(self, seat: i64) -> i64:
        """Own workers on the board."""
        return PIECES - self.workers_on(seat, -1)

    def pieces_on(self, seat: i64, place: i64) -> i64:
        """Own workers and towers on a place."""
        count = self.workers_on(seat, place)
        if place < GLADES and self.land[TOWER + place] == seat + 1:
            count += 1
        return count

    # -- dice -----------------------------------------------------------------------------

    def dice(self, seat: i64) -> i64:
        """Unused dice on the player board."""
        seats = self.seats
        i = seat * STRIDE + DICE
        return seats[i] + seats[i + 1] + seats[i + 2] + seats[i + 3] + seats[i + 4] + seats[i + 5]

    def dice_of(self, seat: i64, value: i64) -> i64:
        """Unused dice of a value, 1 to 6."""
        i = seat * STRIDE + DICE + value - 1
        return self.seats[i]

    def add_die(self, seat: i64, value: i64, count: i64) -> None:
        self.seats[seat * STRIDE + DICE + value - 1] += count

    def supply(self, seat: i64) -> i64:
        """Dice beside the player board."""
        i = seat * STRIDE + SUPPLY
        return self.seats[i]

    def set_supply(self, seat: i64, count: i64) -> None:
        self.seats[seat * STRIDE + SUPPLY] = count

    def unrolled(self, seat: i64) -> i64:
        """Dice on the player board that have no value yet."""
        i = seat * STRIDE + UNROLLED
        return self.seats[i]

    def add_unrolled(self, seat: i64, count: i64) -> None:
        self.seats[seat * STRIDE + UNROLLED] += count

    def aside(self, seat: i64) -> i64:
        """Dice laid aside this round."""
        i = seat * STRIDE + ASIDE
        return self.seats[i]

    def set_aside(self, seat: i64, count: i64) -> None:
        self.seats[seat * STRIDE + ASIDE] = count

    def rolled(self, seat: i64) -> i64:
        """How many dice a seat has rolled for itself."""
        i = seat * STRIDE + ROLLED
        return self.seats[i]

    def set_rolled(self, seat: i64, count: i64) -> None:
        self.seats[seat * STRIDE + ROLLED] = count

    def slot_taken(self, seat: i64, board: i64, value: i64) -> bool:
        """Does a die lie there?"""
        i = seat * STRIDE + SLOTS
        return self.seats[i] & POWER[board * FACES + value - 1] != 0

    def take_slot(self, seat: i64, board: i64, value: i64) -> None:
        self.seats[seat * STRIDE + SLOTS] += POWER[board * FACES + value - 1]

    def empty_slots(self, seat: i64) -> None:
        self.seats[seat * STRIDE + SLOTS] = 0

    # -- boards, cards, titles ------------------------------------------------------------

    def is_upgraded(self, seat: i64, board: i64) -> bool:
        i = seat * STRIDE + UPGRADED
        return self.seats[i] & POWER[board] != 0

    def set_upgraded(self, seat: i64, board: i64) -> None:
        self.seats[seat * STRIDE + UPGRADED] += POWER[board]

    def upgraded(self, seat: i64) -> i64:
        """How many boards lie on their upgraded side."""
        mask = self.seats[seat * STRIDE + UPGRADED]
        return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)

    def card_under(self, seat: i64, board: i64, spot: i64) -> i64:
        """The card in a spot under a board, or -1."""
        i = seat * STRIDE + UNDER + board * SPOTS + spot
        return self.seats[i] - 1

    def set_card_under(self, seat: i64, board: i64, spot: i64, card: i64) -> None:
        self.seats[seat * STRIDE + UNDER + board * SPOTS + spot] = card + 1

    def advisor(self, seat: i64, space: i64) -> i64:
        """The advisor card in a space, turned or not, or -1."""
        i = seat * STRIDE + ADVISOR + space
        return self.seats[i] % USED - 1

    def set_advisor(self, seat: i64, space: i64, card: i64) -> None:
        """TUN-A16 A new advisor is ready; so is one that is put back."""
        self.seats[seat * STRIDE + ADVISOR + space] = card + 1

    def is_turned(self, seat: i64, space: i64) -> bool:
        i = seat * STRIDE + ADVISOR + space
        return self.seats[i] >= USED

    def is_ready(self, seat: i64, space: i64) -> bool:
        """Does an advisor lie there that has not been turned?"""
        i = seat * STRIDE + ADVISOR + space
        return 0 < self.seats[i] < USED

    def turn_advisor(self, seat: i64, space: i64) -> None:
        self.seats[seat * STRIDE + ADVISOR + space] += USED

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
        i = seat * STRIDE + CHARACTER
        return self.seats[i] - 1

    def set_character(self, seat: i64, character: i64) -> None:
        self.seats[seat * STRIDE + CHARACTER] = character + 1

    def title(self, seat: i64) -> i64:
        i = seat * STRIDE + TITLE
        return self.seats[i]

    def set_title(self, seat: i64, title: i64) -> None:
        self.seats[seat * STRIDE + TITLE] = title

    def title_number(self, seat: i64, which: i64) -> i64:
        """A number on a seat's title: MOST_ADVISORS and so on."""
        i = seat * STRIDE + TITLE
        number = self.seats[i] * TITLE_NUMBERS + which
        return self.rules.title_numbers[number]

    # -- the city and the goals -----------------------------------------------------------

    def is_in_deck(self, card: i64) -> bool:
        i = card - FIRST_CITY
        return self.city[i] == IN_DECK

    def is_discarded(self, card: i64) -> bool:
        i = card - FIRST_CITY
        return self.city[i] == DISCARDED

    def set_whereabouts(self, card: i64, where: i64) -> None:
        """IN_DECK, DISCARDED, or 0: somewhere on the table."""
        self.city[card - FIRST_CITY] = where

    def stall(self, space: i64) -> i64:
        """The card on a market space, or -1."""
        i = STALL + space
        return self.city[i] - 1

    def set_stall(self, space: i64, card: i64) -> None:
        self.city[STALL + space] = card + 1

    def goal(self, slot: i64) -> i64:
        """The common goal that lies there, or -1."""
        i = GOAL_CARD + slot
        return self.city[i] - 1

    def set_goal(self, slot: i64, goal: i64) -> None:
        self.city[GOAL_CARD + slot] = goal + 1

    def goal_seat(self, slot: i64) -> i64:
        """The seat whose die lies on a goal, or -1."""
        i = GOAL_DIE + slot
        return self.city[i] % 8 - 1

    def goal_die(self, slot: i64) -> i64:
        """The value of the die on a goal, or 0."""
        i = GOAL_DIE + slot
        return self.city[i] // 8

    def set_goal_die(self, slot: i64, seat: i64, value: i64) -> None:
        """Seat -1 and value 0: the goal is open."""
        self.city[GOAL_DIE + slot] = seat + 1 + value * 8

    # -- what is hidden -------------------------------------------------------------------

    def hand(self, seat: i64, which: i64) -> i64:
        """A starter card in hand, later one of the two returned; or -1."""
        i = IN_HAND + seat * HAND + which
        return self.hidden[i] - 1

    def set_hand(self, seat: i64, which: i64, card: i64) -> None:
        self.hidden[IN_HAND + seat * HAND + which] = card + 1

    def secret(self, seat: i64) -> i64:
        """A seat's personal goal, or -1."""
        i = SECRET + seat
        return self.hidden[i] - 1

    def set_secret(self, seat: i64, goal: i64) -> None:
        self.hidden[SECRET + seat] = goal + 1

    def choice(self, seat: i64) -> i64:
        """A sealed choice of starters, or -1."""
        i = CHOSEN + seat
        return self.hidden[i] - 1

    def set_choice(self, seat: i64, choice: i64) -> None:
        self.hidden[CHOSEN + seat] = choice + 1

    # -- the action that is going on ------------------------------------------------------

    def is_due(self, glade: i64) -> bool:
        """Is the bonus of the tower there still to be gained?"""
        return self.scratch[DUE] & POWER[glade] != 0

    def set_due(self, mask: i64) -> None:
        self.scratch[DUE] = mask

    def has_received(self, glade: i64) -> bool:
        """Has a worker been placed there in this action?"""
        return self.scratch[SENT] & POWER[glade] != 0

    def set_received(self, mask: i64) -> None:
        self.scratch[SENT] = mask

    def has_visited(self, which: i64, place: i64) -> bool:
        """Has a worker been there in this action?"""
        i = TRAIL + which
        return self.scratch[i] & POWER[place] != 0

    def visit(self, which: i64, place: i64) -> None:
        if self.scratch[TRAIL + which] & POWER[place] == 0:
            self.scratch[TRAIL + which] += POWER[place]

    def forget_trails(self) -> None:
        scratch = self.scratch
        for which in range(PIECES):
            scratch[TRAIL + which] = 0
