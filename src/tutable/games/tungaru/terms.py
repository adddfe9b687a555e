"""The nouns of Tungaru: goods, leaders, places and the ids of picks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
LANDS: Final[i64] = 8 + 30  # what an island offers: as printed, then as on each island tile

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

# Where a nomad is: `TungaruState.tiles`, first one number for each nomad, then the migration spaces.
IN_BOX: Final[i64] = 0
IN_PILE: Final[i64] = 1
ON_BOARD: Final[i64] = 2
RECRUITED: Final[i64] = 3  # + seat
WAITING: Final[i64] = NOMADS  # where the migration spaces begin: nomad + 1, 0 if empty
TILE_ROWS: Final[i64] = WAITING + MIGRATION

# One island in `TungaruState.isles`.
NOMAD: Final[i64] = 0  # nomad + 1
RESERVED: Final[i64] = 1  # seat + 1
MARKET: Final[i64] = 2  # two spaces: good + 1
MARKETS: Final[i64] = 2
ON_ISLAND: Final[i64] = 4  # three dice spaces: seat * 6 + value
DICE_SPACES: Final[i64] = 3
LAND: Final[i64] = 7
ISLE: Final[i64] = 8

# One seat in `TungaruState.seats`.
STORED: Final[i64] = 0  # four goods
CARD_FISH: Final[i64] = 4  # the Fisher's fish
GROUND: Final[i64] = 5  # ground + 1
DICE: Final[i64] = 6  # four dice: their values, 0 when spent or not rolled
DIE_COUNT: Final[i64] = 4
WORKER_DIE: Final[i64] = 3
SLOTS: Final[i64] = 4
SLOT: Final[i64] = 10  # face-up nomads: nomad + 1
SLOT_DIE: Final[i64] = 14  # the die on each of them
TRACK: Final[i64] = 18  # monuments taken from the culture track
TRACK_LENGTH: Final[i64] = 5
LOCK: Final[i64] = 19  # 1 while a monument stands on: third nomad space, fourth, sixth storage space
LOCKS: Final[i64] = 3
SIXTH: Final[i64] = LOCK + 2
SETTLER: Final[i64] = 22  # by island: 0 none, 1 upright, 2 exhausted
TAMANA: Final[i64] = 30  # the third settler of the 2-3 player side
MONUMENT: Final[i64] = 31  # by island
ASIDE: Final[i64] = 39  # monuments out of the game (TUG-R25)
HAND: Final[i64] = 40  # leader cards by kind
LEADER: Final[i64] = 45  # leader + 1
SPACE: Final[i64] = 46  # dice on the two spaces of the leader card
USED: Final[i64] = 48  # 1 when the leader's benefit has been used
SAILED: Final[i64] = 49  # the die on the sailing space
POINTS: Final[i64] = 50  # gifts, sales, TUG-SCORE-1..6
SOURCES: Final[i64] = 8
GIFTS: Final[i64] = 0
SALES: Final[i64] = 1
SCORED: Final[i64] = 2
PASSED: Final[i64] = 58
SEAT: Final[i64] = 59

MONUMENTS: Final[i64] = 8
SETTLERS: Final[i64] = 3
UPRIGHT: Final[i64] = 1
EXHAUSTED: Final[i64] = 2
BASE_STORAGE: Final[i64] = 5
STORAGE_NOMAD: Final[i64] = 2
GIFT_POINTS: Final[i64] = 3
FREE_BORDERS: Final[i64] = 2
MOST_BORDERS: Final[i64] = 3

# Monuments that can be taken from a culture board.
SPOTS: Final[i64] = 4
TRACK_SPOT: Final[i64] = 3  # after the three locks
SPOT_NAMES: Final = ("space-3", "space-4", "storage-6", "track")

# Pick ids address places, never identities.
PASS: Final[i64] = 0
DONE: Final[i64] = 1
EQUAL: Final[i64] = 2
SAIL: Final[i64] = 3  # + source * GROUNDS + ground; sources: four dice, the benefit, four nomad spaces
SAIL_SOURCES: Final[i64] = 9
BY_BENEFIT: Final[i64] = 4
BY_SLOT: Final[i64] = 5
HARVEST: Final[i64] = SAIL + SAIL_SOURCES * GROUNDS  # + die * ISLANDS + island
TWICE: Final[i64] = HARVEST + DIE_COUNT * ISLANDS
SETTLE: Final[i64] = TWICE + DIE_COUNT * ISLANDS  # + (die, or 4 + nomad space) * ISLANDS + island
TRADE: Final[i64] = SETTLE + (DIE_COUNT + SLOTS) * ISLANDS  # + (die, or 4: settler) * ISLANDS + island
BY_SETTLER: Final[i64] = 4
TRAVEL: Final[i64] = TRADE + 5 * ISLANDS
RECRUIT: Final[i64] = TRAVEL + 5 * ISLANDS
SELL: Final[i64] = RECRUIT + 5 * ISLANDS  # + die * SLOTS + nomad space
USE_LEADER: Final[i64] = SELL + DIE_COUNT * SLOTS  # + die * 2 + space of the card
SWAP: Final[i64] = USE_LEADER + DIE_COUNT * LEADER_SPACES  # + pair of islands
PAIRS: Final[i64] = 28
BOAT: Final[i64] = SWAP + PAIRS  # + ground
RESERVE: Final[i64] = BOAT + GROUNDS  # + island
LEAD: Final[i64] = RESERVE + ISLANDS  # + leader
GIVE: Final[i64] = LEAD + LEADS  # + (0 left, 1 right) * KINDS + good
FREE: Final[i64] = GIVE + 2 * KINDS  # + island
PUT: Final[i64] = FREE + ISLANDS
TAKE: Final[i64] = PUT + 1  # + market space
GO: Final[i64] = TAKE + MARKETS  # + island
PAY: Final[i64] = GO + ISLANDS  # + good
SPARE: Final[i64] = PAY + KINDS  # + good, or 4: none
BUILD: Final[i64] = SPARE + KINDS + 1  # + spot of the culture board
UNREWARDED: Final[i64] = BUILD + SPOTS  # the top of the track without its good
NO_MONUMENT: Final[i64] = UNREWARDED + 1
WANT: Final[i64] = NO_MONUMENT + 1  # + good
PLACE: Final[i64] = WANT + KINDS  # + nomad space, or 4: the Traveller pile
TO_TRAVELLERS: Final[i64] = PLACE + SLOTS
REFILL: Final[i64] = TO_TRAVELLERS + 1  # + migration space
COUNT: Final[i64] = REFILL + MIGRATION  # + number - 1
MOST_SOLD: Final[i64] = 3
DISCARD: Final[i64] = COUNT + MOST_SOLD  # + good
KEEP: Final[i64] = DISCARD + KINDS
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
REACH: Final = vec[i64](
    [
        sum(1 << face for face in range(1, 7) if value > 0 and abs(face - value) <= nomads)
        for value in range(7)
        for nomads in range(5)
    ]
)  # value * 5 + face-up dice nomads
