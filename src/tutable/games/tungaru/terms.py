"""The nouns of Tungaru: goods, leaders, places and the ids of picks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.spans import Span

# Goods (TUG-SETUP-6).
FISH: Final[i64] = 0
SHELL: Final[i64] = 1
COCONUT: Final[i64] = 2
PEARL: Final[i64] = 3
KINDS: Final[i64] = 4
ANY_GOOD: Final[i64] = 4  # a reward of the player's choice
GOODS: Final = ("fish", "shell", "coconut", "pearl")

# Leaders (TUG-LEADER-1..5). Benefit n belongs to leader n.
WORKER: Final[i64] = 0
BEGGAR: Final[i64] = 1
FISHER: Final[i64] = 2
TRADER: Final[i64] = 3
CHIEF: Final[i64] = 4
LEADS: Final[i64] = 5
UNSEEN: Final[i64] = 6  # chosen by somebody else, and not revealed
LEADERS: Final = ("worker", "beggar", "fisher", "trader", "chief")
LEADER_SPACES: Final[i64] = 2

# The board. The 2-3 player side has six islands and seven grounds, the other eight and ten.
ISLANDS: Final[i64] = 8
GROUNDS: Final[i64] = 10
SMALL_ISLANDS: Final = ("butaritari", "marakei", "abaiang", "tarawa", "abemama", "nonouti")
LARGE_ISLANDS: Final = (
    "butaritari",
    "marakei",
    "abaiang",
    "maiana",
    "tarawa",
    "abemama",
    "nonouti",
    "beru",
)
SMALL_GROUNDS: Final = tuple(f"g{n}" for n in range(1, 8))
LARGE_GROUNDS: Final = tuple(f"g{n}" for n in range(1, 11))
MIGRATION: Final[i64] = 4  # migration spaces
TILE_SETS: Final = {"set1": 8, "set2": 6, "set3": 8, "set4": 8}
TILES: Final = tuple(f"{name[3:]}{'abcdefgh'[n]}" for name, size in TILE_SETS.items() for n in range(size))
PRINTED: Final[i64] = 8  # what an island offers: as printed, then as on each island tile

# Nomads.
NOMAD_IDS: Final = (*(f"N{n:02}" for n in range(1, 41)), *(f"D{n}" for n in range(1, 5)))
NOMADS: Final[i64] = 44
DELUXE: Final[i64] = 40  # the first deluxe nomad
INCOME: Final[i64] = 0
STORAGE: Final[i64] = 1
DICE_ONE: Final[i64] = 2
SAIL_ONCE: Final[i64] = 3
SETTLE_ONCE: Final[i64] = 4
SELL_GOODS: Final[i64] = 5
BENEFITS: Final = ("income", "storage", "dice", "sail", "settle", "sell")
SCORINGS: Final = ("storage", "monuments", "settlers", "nomads", "goods", "flower")
SCORING_NAMES: Final = tuple(f"scoring-{name}" for name in SCORINGS)
FLOWERS: Final = ("A", "B", "C", "D", "E")
FLOWER_COLOURS: Final[i64] = 5

# Where a nomad is.
IN_BOX: Final[i64] = 0
IN_PILE: Final[i64] = 1
ON_BOARD: Final[i64] = 2
RECRUITED: Final[i64] = 3  # + seat

# How much of everything there is.
MARKETS: Final[i64] = 2
DICE_SPACES: Final[i64] = 3
DIE_COUNT: Final[i64] = 4
WORKER_DIE: Final[i64] = 3
SLOTS: Final[i64] = 4  # nomad spaces
TRACK_LENGTH: Final[i64] = 5
LOCKS: Final[i64] = 3  # monuments on the third and fourth nomad space and on the sixth storage space
SIXTH: Final[i64] = 2  # of them
SOURCES: Final[i64] = 8  # of points: gifts, sales, TUG-SCORE-1..6
GIFTS: Final[i64] = 0
SALES: Final[i64] = 1
SCORED: Final[i64] = 2

MONUMENTS: Final[i64] = 8
SETTLERS: Final[i64] = 3
UPRIGHT: Final[i64] = 1
EXHAUSTED: Final[i64] = 2
BASE_STORAGE: Final[i64] = 5
STORAGE_NOMAD: Final[i64] = 2
GIFT_POINTS: Final[i64] = 3
FREE_BORDERS: Final[i64] = 2
MOST_BORDERS: Final[i64] = 3
BORDERS: Final[i64] = 4  # none to the most

# Monuments that can be taken from a culture board.
SPOTS: Final[i64] = 4
TRACK_SPOT: Final[i64] = 3  # after the three locks
UNREWARDED: Final[i64] = 4  # the track again, its good refused
SPOT_NAMES: Final = ("space-3", "space-4", "storage-6", "track")

# Pick ids address places, never identities.
PASS: Final[i64] = 0
DONE: Final[i64] = 1
EQUAL: Final[i64] = 2
SAIL_SOURCES: Final[i64] = 9  # four dice, the benefit, four nomad spaces
BY_BENEFIT: Final[i64] = 4
BY_SLOT: Final[i64] = 5
BY_SETTLER: Final[i64] = 4  # in place of a die
PAIRS: Final[i64] = 28
MOST_SOLD: Final[i64] = 3
SAIL: Final = Span(3, SAIL_SOURCES, GROUNDS)
HARVEST: Final = Span(SAIL.end, DIE_COUNT, ISLANDS)
TWICE: Final = Span(HARVEST.end, DIE_COUNT, ISLANDS)
SETTLE: Final = Span(TWICE.end, DIE_COUNT + SLOTS, ISLANDS)
TRADE: Final = Span(SETTLE.end, BY_SETTLER + 1, ISLANDS)
TRAVEL: Final = Span(TRADE.end, BY_SETTLER + 1, ISLANDS)
RECRUIT: Final = Span(TRAVEL.end, BY_SETTLER + 1, ISLANDS)
SELL: Final = Span(RECRUIT.end, DIE_COUNT, SLOTS)
USE_LEADER: Final = Span(SELL.end, DIE_COUNT, LEADER_SPACES)
SWAP: Final = Span(USE_LEADER.end, PAIRS)
BOAT: Final = Span(SWAP.end, GROUNDS)
RESERVE: Final = Span(BOAT.end, ISLANDS)
LEAD: Final = Span(RESERVE.end, LEADS)
GIVE: Final = Span(LEAD.end, 2, KINDS)  # left or right, a good
FREE: Final = Span(GIVE.end, ISLANDS)
PUT: Final[i64] = FREE.end
TAKE: Final = Span(PUT + 1, MARKETS)
GO: Final = Span(TAKE.end, ISLANDS)
PAY: Final = Span(GO.end, KINDS)
SPARE: Final = Span(PAY.end, KINDS + 1)  # a good, or none
BUILD: Final = Span(SPARE.end, SPOTS + 1)  # a spot of the culture board, or the track without its good
NO_MONUMENT: Final[i64] = BUILD.end
WANT: Final = Span(NO_MONUMENT + 1, KINDS)
PLACE: Final = Span(WANT.end, SLOTS)
TO_TRAVELLERS: Final[i64] = PLACE.end
REFILL: Final = Span(TO_TRAVELLERS + 1, MIGRATION)
COUNT: Final = Span(REFILL.end, MOST_SOLD)  # one, two or three
DISCARD: Final = Span(COUNT.end, KINDS)
KEEP: Final[i64] = DISCARD.end
LOSE: Final[i64] = KEEP + 1
PICKS: Final[i64] = LOSE + 1

# Rolls of three dice that are no triple, each written as a number of three digits.
ROLLS: Final = vec[i64](
    [
        one * 100 + two * 10 + three
        for one in range(1, 7)
        for two in range(1, 7)
        for three in range(1, 7)
        if not one == two == three
    ]
)
ROLL_COUNT: Final[i64] = 210

# The pair of islands behind a swap, and the faces a die can show: bit n for face n.
FIRST_OF_PAIR: Final = vec[i64]([one for one in range(8) for two in range(one + 1, 8)])
SECOND_OF_PAIR: Final = vec[i64]([two for one in range(8) for two in range(one + 1, 8)])
PAIRS_WITH: Final = vec[i64]([one * (13 - one) // 2 - 1 for one in range(8)])  # + another: the pair of both
REACH: Final = vec[i64](
    [
        sum(1 << face for face in range(1, 7) if value > 0 and abs(face - value) <= nomads)
        for value in range(7)
        for nomads in range(5)
    ]
)  # value * 5 + face-up dice nomads
