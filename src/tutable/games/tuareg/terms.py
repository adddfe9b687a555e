"""The nouns of Tuareg: goods, special cards, places and the ids of picks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Goods, rarest first (TUA-1).
WATER: Final[i64] = 0
GOLD: Final[i64] = 1
SALT: Final[i64] = 2
MILLET: Final[i64] = 3
KINDS: Final[i64] = 4
GOODS: Final = ("water", "gold", "salt", "millet")

# Special cards (TUA-3).
DONKEY: Final[i64] = 0
CAVE: Final[i64] = 1
THIEF: Final[i64] = 2
MAP: Final[i64] = 3
SORTS: Final[i64] = 4
SPECIALS: Final = ("donkey", "cave", "thief", "map")

# Rows of `TuaregState.goods`, four kinds each.
PILE: Final[i64] = 0
MARKET: Final[i64] = 4
DISCARD: Final[i64] = 8
DEALT: Final[i64] = 12  # what the pile held when the stage began: public

# Places of one seat.
ANIMALS: Final[i64] = 7  # camels first, then donkeys
CAVES: Final[i64] = 5
CAVE_CARDS: Final[i64] = 2
THIEVES: Final[i64] = 3
LOOT: Final[i64] = CAVES * CAVE_CARDS  # where the thieves' cards begin among the hidden ones
HIDDEN: Final[i64] = LOOT + THIEVES  # hidden places of a seat: caves, then thieves
POINTS: Final[i64] = 10  # four kinds in stage 1, four in stage 2, unused specials, maps
UNUSED_POINTS: Final[i64] = 8
MAP_POINTS: Final[i64] = 9

# The story of the hands in a stage, entry by entry: a seat and (from bit 3) what happened to its hand.
# A kind: a card of it left the hand for all to see.
DREW: Final[i64] = 4  # a card came from the pile
FACE_DOWN: Final[i64] = 5  # + seat * HIDDEN + place: a card went there unseen

CARGO: Final[i64] = 4  # an animal carries at most four cards (TUA-9)
HAND_LIMIT: Final[i64] = 4  # at the end of a turn (TUA-5)
DRAWN: Final[i64] = 3  # cards drawn at a time (TUA-5)

# Pick ids address places, never identities: LOAD + animal * KINDS + kind, and so on.
DRAW: Final[i64] = 0
PASS: Final[i64] = 1
DONE: Final[i64] = 2
LOAD: Final[i64] = 3
TAKE: Final[i64] = LOAD + ANIMALS * KINDS
COUNT: Final[i64] = TAKE + ANIMALS * KINDS
BUY: Final[i64] = COUNT + CARGO
PAY: Final[i64] = BUY + 4  # a source: four hand kinds, then seven animals
SOURCES: Final[i64] = KINDS + ANIMALS
HIDE: Final[i64] = PAY + SOURCES  # + cave * SOURCES + source
STEAL: Final[i64] = HIDE + CAVES * SOURCES  # + (seats to the left - 1) * TARGETS + target
TARGETS: Final[i64] = 1 + ANIMALS  # the hand, then the animals
LAY: Final[i64] = STEAL + 4 * TARGETS
PICKS: Final[i64] = LAY + KINDS
