"""The nouns of Tuareg: goods, special cards, places and the ids of picks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tutable.core.spans import Span

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
SCORED: Final[i64] = 16  # behind them, seat by seat: points by source

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
EACH_UNUSED: Final[i64] = 1  # points at the end of the game (TUA-16)
EACH_MAP: Final[i64] = 2

# The story of the hands in a stage, entry by entry: a seat and (from bit 3) what happened to its hand.
# A kind: a card of it left the hand for all to see.
DREW: Final[i64] = 4  # a card came from the pile
FACE_DOWN: Final[i64] = 5  # + seat * HIDDEN + place: a card went there unseen
STORY: Final[i64] = 20  # where it begins in `TuaregState.drawn`: behind the kinds of five seats

CARGO: Final[i64] = 4  # an animal carries at most four cards (TUA-9)
HAND_LIMIT: Final[i64] = 4  # at the end of a turn (TUA-5)
DRAWN: Final[i64] = 3  # cards drawn at a time (TUA-5)

SOURCES: Final[i64] = KINDS + ANIMALS  # where a card can come from: four hand kinds, then the animals
TARGETS: Final[i64] = 1 + ANIMALS  # what a thief can reach: the hand, then the animals

# Pick ids address places, never identities.
DRAW: Final[i64] = 0
PASS: Final[i64] = 1
DONE: Final[i64] = 2
LOAD: Final = Span(3, ANIMALS, KINDS)
TAKE: Final = Span(LOAD.end, ANIMALS, KINDS)
COUNT: Final = Span(TAKE.end, CARGO)  # cards - 1
BUY: Final = Span(COUNT.end, SORTS)
PAY: Final = Span(BUY.end, SOURCES)
HIDE: Final = Span(PAY.end, CAVES, SOURCES)
STEAL: Final = Span(HIDE.end, 4, TARGETS)  # seats to the left - 1, target
LAY: Final = Span(STEAL.end, KINDS)
PICKS: Final = int(LAY.end)
