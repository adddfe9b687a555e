"""The nouns of Tundra: goods, places, boards, cards, and the ids of picks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.spans import Span

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
MARKET_CARDS: Final[i64] = 2
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
TILES: Final = tuple(f"g{n:02d}" for n in range(1, 25))
HAND: Final[i64] = 4  # starters dealt to each seat
KEPT: Final[i64] = 2
PAIRS: Final[i64] = 6  # of hand cards
BOARD_PAIRS: Final[i64] = 12  # of different boards, in order

# What an advisor does.
HELP_GAIN: Final[i64] = 0  # pay berries, gain
HELP_TOWERS: Final[i64] = 1  # berries, and more for each own tower
HELP_BUY: Final[i64] = 2  # berries for any resource, several times
HELP_SELL: Final[i64] = 3  # any resource for berries
HELP_CHANGE: Final[i64] = 4
HELP_REROLL: Final[i64] = 5

# An advisor's numbers in `TundraBox.advisors`: what it does, then its gains, item by item.
ADVICE_SORT: Final[i64] = 0
ADVICE_COST: Final[i64] = 1  # berries paid
ADVICE_TIMES: Final[i64] = 2  # times, or berries for each own tower
ADVICE_LIMIT: Final[i64] = 3
ADVICE_GAINS: Final[i64] = 4
ADVICE: Final[i64] = 12

# Common goals, personal goals, titles.
GOALS: Final = (
    "cards", "upgrades", "berries", "towers", "workers", "resources",
    "glades-firewood", "glades-stone", "glades-peat",
)  # fmt: skip
OPEN_GOALS: Final[i64] = 4
STEP_POINTS: Final = vec[i64]([2, 4, 6])  # of a common goal
PERSONAL: Final = (
    "chain", "variety", "idle-workers", "garrison", "edge", "estate", "idle-towers",
    "lead-firewood", "lead-stone", "lead-peat", "lead-bare",
)  # fmt: skip
TITLES: Final = ("humble", "provident", "wise", "inspiring", "determined", "hard-working", "generous")
WISE: Final[i64] = 2
CHARACTERS: Final = ("duchess", "governor", "abbess", "merchant")
CHARACTER_COUNT: Final[i64] = 4
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

# The numbers on a title (TUN-7, TUN-8), in the order of `components/titles.toml`.
MOST_ADVISORS: Final[i64] = 0
MOST_DICE: Final[i64] = 1
EARLY_DICE: Final[i64] = 2
LATE_DICE: Final[i64] = 3
REROLL_COST: Final[i64] = 4
CHANGE_COST: Final[i64] = 5
BUY_COST: Final[i64] = 6
HELPERS: Final[i64] = 7  # workers that begin on the settlement
MARKET_SPOTS: Final[i64] = 8  # market enhancements under one board
FREE_CARD: Final[i64] = 9  # a market card at each round's start
TITLE_NUMBERS: Final[i64] = 10
TITLE_FIELDS: Final = (
    "advisors", "dice", "early", "late", "reroll", "change", "buy", "helpers", "spots", "card",
)  # fmt: skip

# Pick ids address places, never identities. A die's value counts from 0 in them.
DONE: Final[i64] = 0
PUT: Final = Span(1, BOARDS, FACES)
GOAL: Final = Span(PUT.end, OPEN_GOALS, FACES)
LAY: Final = Span(GOAL.end, FACES)
REROLL: Final = Span(LAY.end, FACES)
RAISE: Final = Span(REROLL.end, FACES)
LOWER: Final = Span(RAISE.end, FACES)
BUY: Final[i64] = LOWER.end
HELP: Final = Span(BUY + 1, ADVISORS)
ACT: Final = Span(HELP.end, SPOTS + 1)  # the board, then the cards under it
MOVE: Final = Span(ACT.end, PIECES, PLACES)
GAIN: Final = Span(MOVE.end, KINDS)
JOIN: Final[i64] = GAIN.end  # a bonus worker onto its tower's glade
BONUS: Final = Span(JOIN + 1, GLADES)
BUILD: Final = Span(BONUS.end, GLADES, KINDS)
SEND: Final = Span(BUILD.end, PLACES, KINDS)
SELL: Final = Span(SEND.end, KINDS)
GATHER: Final = Span(SELL.end, KINDS)
RENEW: Final[i64] = GATHER.end
TUCK: Final = Span(RENEW + 1, MARKET, BOARDS, MARKET_CARDS)
HIRE: Final = Span(TUCK.end, MARKET, ADVISORS)
UPGRADE: Final = Span(HIRE.end, BOARDS)
SPEND: Final = Span(UPGRADE.end, KINDS)
KEEP: Final = Span(SPEND.end, PAIRS, BOARD_PAIRS)
PLAY_AS: Final = Span(KEEP.end, CHARACTER_COUNT)
PICKS: Final[i64] = PLAY_AS.end

# A pair of hand cards: the first and the second; a pair of different boards likewise.
PAIR_FIRST: Final = vec[i64]([0, 0, 0, 1, 1, 2])
PAIR_SECOND: Final = vec[i64]([1, 2, 3, 2, 3, 3])
BOARD_FIRST: Final = vec[i64]([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
BOARD_SECOND: Final = vec[i64]([1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2])

POWER: Final = vec[i64]([2**n for n in range(32)])  # 1 << n, from a table: a compiled shift has 32 bits
