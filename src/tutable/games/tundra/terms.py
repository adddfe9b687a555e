"""The nouns of Tundra: goods, places, boards, cards, and the ids of picks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What can be gained (TUN-1): three resources, berries, then points, movement, any resource, a worker.
FIREWOOD: Final[i64] = 0
STONE: Final[i64] = 1
PEAT: Final[i64] = 2
KINDS: Final[i64] = 3  # also the "resource" of a glade that has none
BERRIES: Final[i64] = 3
POINTS: Final[i64] = 4
MOVES: Final[i64] = 5
ANY: Final[i64] = 6
WORKERS: Final[i64] = 7
ITEMS: Final[i64] = 8
LETTERS: Final = "FSPBVMAW"
GOODS: Final = ("firewood", "stone", "peat", "berries")

RESOURCE_LIMIT: Final[i64] = 10
BERRY_LIMIT: Final[i64] = 20
ROUNDS: Final[i64] = 4
FACES: Final[i64] = 6

# Places: glades as the layout lists them, then the settlements of the seats.
GLADES: Final[i64] = 24
SEATS: Final[i64] = 4
PLACES: Final[i64] = 28
SIDES: Final[i64] = 6
PIECES: Final[i64] = 6  # workers of a seat
TOWERS: Final[i64] = 4

# Order boards (TUN-18..24) and the spots under each: a starter, then market cards.
ARCHITECTURE: Final[i64] = 0
TRAVEL: Final[i64] = 1
GATHERING: Final[i64] = 2
TRADE: Final[i64] = 3
BOARDS: Final[i64] = 4
BOARD_NAMES: Final = ("architecture", "travel", "gathering", "trade")
SPOTS: Final[i64] = 3
ADVISORS: Final[i64] = 4  # spaces for advisors; most titles allow three

# What a row of a board does.
VERBS: Final = ("build", "place", "sell", "move", "gather", "any", "card", "renew", "upgrade")
DO_BUILD: Final[i64] = 0
DO_PLACE: Final[i64] = 1
DO_SELL: Final[i64] = 2
DO_MOVE: Final[i64] = 3
DO_GATHER: Final[i64] = 4
DO_ANY: Final[i64] = 5
DO_CARD: Final[i64] = 6
DO_RENEW: Final[i64] = 7
DO_UPGRADE: Final[i64] = 8

# Cards: starters, market enhancements, advisors.
STARTERS: Final = tuple(f"s{n:02d}" for n in range(1, 17))
ENHANCEMENTS: Final = tuple(f"e{n:02d}" for n in range(1, 25))
ADVISOR_CARDS: Final = tuple(f"a{n:02d}" for n in range(1, 17))
CARDS: Final = STARTERS + ENHANCEMENTS + ADVISOR_CARDS
FIRST_CITY: Final[i64] = 16
FIRST_ADVISOR: Final[i64] = 40
CARD_COUNT: Final[i64] = 56
CITY_COUNT: Final[i64] = 40
USED: Final[i64] = 64  # added to an advisor that is turned
TILES: Final = tuple(f"g{n:02d}" for n in range(1, 25))
HAND: Final[i64] = 4  # starters dealt to each seat
KEPT: Final[i64] = 2

# What an advisor does.
HELP_GAIN: Final[i64] = 0  # pay berries, gain
HELP_TOWERS: Final[i64] = 1  # berries, and more for each own tower
HELP_BUY: Final[i64] = 2  # berries for any resource, several times
HELP_SELL: Final[i64] = 3  # any resource for berries
HELP_CHANGE: Final[i64] = 4
HELP_REROLL: Final[i64] = 5

# Common goals, personal goals, titles.
GOALS: Final = (
    "cards", "upgrades", "berries", "towers", "workers", "resources",
    "glades-firewood", "glades-stone", "glades-peat",
)  # fmt: skip
OPEN_GOALS: Final[i64] = 4
PERSONAL: Final = (
    "chain", "variety", "idle-workers", "garrison", "edge", "estate", "idle-towers",
    "lead-firewood", "lead-stone", "lead-peat", "lead-bare",
)  # fmt: skip
TITLES: Final = ("humble", "provident", "wise", "inspiring", "determined", "hard-working", "generous")
WISE: Final[i64] = 2
CHARACTERS: Final = ("duchess", "governor", "abbess", "merchant")
SIDE_NAMES: Final = ("she", "he")
SIDE: Final = vec[i64]([0, 1, 0, 1])  # of a title that goes with each character: hers, his
MARKET: Final[i64] = 6  # market spaces; fewer players use fewer

# Sources of points.
FROM_BOARDS: Final[i64] = 0
FROM_TOWERS: Final[i64] = 1
FROM_GOALS: Final[i64] = 2
FROM_CARDS: Final[i64] = 3
FROM_ADVISORS: Final[i64] = 4
FROM_SALES: Final[i64] = 5
FROM_PERSONAL: Final[i64] = 6
FROM_START: Final[i64] = 7
SOURCES: Final[i64] = 8
SOURCE_NAMES: Final = ("boards", "towers", "goals", "cards", "advisors", "sales", "personal", "start")

# One seat's row of `TundraState.seats`.
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

# Rows of `TundraState.land`: the tile of a glade and the seat whose tower stands there, each + 1.
TILE: Final[i64] = 0
TOWER: Final[i64] = 24

# Rows of `TundraState.city`: where each city card is, the market, the goals and the dice on them.
IN_DECK: Final[i64] = 1
DISCARDED: Final[i64] = 2
STALL: Final[i64] = 40  # market spaces: 0, or card + 1
GOAL_CARD: Final[i64] = 46  # 0, or goal + 1
GOAL_DIE: Final[i64] = 50  # 0, or seat + 1 and (from bit 3) the die's value

# Rows of `TundraState.hidden`: starters in hand or returned, personal goals, sealed choices.
IN_HAND: Final[i64] = 0
SECRET: Final[i64] = 16
CHOSEN: Final[i64] = 20

# Rows of `TundraState.scratch`, for the action that is going on.
DUE: Final[i64] = 0  # towers whose bonus is still to be gained, as a mask of glades
SENT: Final[i64] = 1  # glades that have received a worker
TRAIL: Final[i64] = 2  # six workers: the places each has been on

# Pick ids address places, never identities.
DONE: Final[i64] = 0
PUT: Final[i64] = 1  # + board * 6 + value - 1
GOAL: Final[i64] = PUT + 24  # + goal * 6 + value - 1
LAY: Final[i64] = GOAL + 24  # + value - 1
REROLL: Final[i64] = LAY + 6
RAISE: Final[i64] = REROLL + 6
LOWER: Final[i64] = RAISE + 6
BUY: Final[i64] = LOWER + 6
HELP: Final[i64] = BUY + 1  # + advisor space
ACT: Final[i64] = HELP + ADVISORS  # the board, then the cards under it
MOVE: Final[i64] = ACT + 4  # + worker * PLACES + place
GAIN: Final[i64] = MOVE + PIECES * PLACES  # + resource
JOIN: Final[i64] = GAIN + KINDS  # a bonus worker onto its tower's glade
BONUS: Final[i64] = JOIN + 1  # + glade
BUILD: Final[i64] = BONUS + GLADES  # + glade * 3 + resource
SEND: Final[i64] = BUILD + GLADES * KINDS  # + place * 3 + resource
SELL: Final[i64] = SEND + PLACES * KINDS  # + resource
GATHER: Final[i64] = SELL + KINDS  # + resource
RENEW: Final[i64] = GATHER + KINDS
TUCK: Final[i64] = RENEW + 1  # + market space * 8 + board * 2 + spot - 1
HIRE: Final[i64] = TUCK + MARKET * 8  # + market space * 4 + advisor space
UPGRADE: Final[i64] = HIRE + MARKET * ADVISORS  # + board
SPEND: Final[i64] = UPGRADE + BOARDS  # + resource
KEEP: Final[i64] = SPEND + KINDS  # + pair of hand cards * 12 + pair of boards
PAIRS: Final[i64] = 6
BOARD_PAIRS: Final[i64] = 12
PLAY_AS: Final[i64] = KEEP + PAIRS * BOARD_PAIRS  # + character
PICKS: Final[i64] = PLAY_AS + 4

# A pair of hand cards: the first and the second; a pair of different boards likewise.
PAIR_FIRST: Final = vec[i64]([0, 0, 0, 1, 1, 2])
PAIR_SECOND: Final = vec[i64]([1, 2, 3, 2, 3, 3])
BOARD_FIRST: Final = vec[i64]([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
BOARD_SECOND: Final = vec[i64]([1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2])


def _powers() -> vec[i64]:
    powers: list[int] = []
    value = 1
    for _ in range(32):
        powers.append(value)
        value *= 2
    return vec[i64](powers)


POWER: Final = _powers()  # 1 << n, from a table: a compiled shift has 32 bits
