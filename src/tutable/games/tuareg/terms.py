"""The nouns of Tuareg: goods, special cards, places and the ids of picks."""

from __future__ import annotations

from typing import Final

# Goods, rarest first (TUA-1).
WATER: Final = 0
GOLD: Final = 1
SALT: Final = 2
MILLET: Final = 3
KINDS: Final = 4
GOODS: Final = ("water", "gold", "salt", "millet")

# Special cards (TUA-3).
DONKEY: Final = 0
CAVE: Final = 1
THIEF: Final = 2
MAP: Final = 3
SPECIALS: Final = ("donkey", "cave", "thief", "map")

# Rows of `TuaregState.goods`, four kinds each.
PILE: Final = 0
MARKET: Final = 4
DISCARD: Final = 8
DEALT: Final = 12  # what the pile held when the stage began: public

# Places of one seat.
ANIMALS: Final = 7  # camels first, then donkeys
CAVES: Final = 5
CAVE_CARDS: Final = 2
THIEVES: Final = 3
LOOT: Final = CAVES * CAVE_CARDS  # where the thieves' cards begin among the hidden ones
HIDDEN: Final = LOOT + THIEVES  # hidden places of a seat: caves, then thieves
POINTS: Final = 10  # four kinds in stage 1, four in stage 2, unused specials, maps
UNUSED_POINTS: Final = 8
MAP_POINTS: Final = 9

CARGO: Final = 4  # an animal carries at most four cards (TUA-9)
HAND_LIMIT: Final = 4  # at the end of a turn (TUA-5)
DRAWN: Final = 3  # cards drawn at a time (TUA-5)

# Pick ids address places, never identities: LOAD + animal * KINDS + kind, and so on.
DRAW: Final = 0
PASS: Final = 1
DONE: Final = 2
LOAD: Final = 3
TAKE: Final = LOAD + ANIMALS * KINDS
COUNT: Final = TAKE + ANIMALS * KINDS
BUY: Final = COUNT + CARGO
PAY: Final = BUY + 4  # a source: four hand kinds, then seven animals
SOURCES: Final = KINDS + ANIMALS
HIDE: Final = PAY + SOURCES  # + cave * SOURCES + source
STEAL: Final = HIDE + CAVES * SOURCES  # + (seats to the left - 1) * TARGETS + target
TARGETS: Final = 1 + ANIMALS  # the hand, then the animals
LAY: Final = STEAL + 4 * TARGETS
PICKS: Final = LAY + KINDS
