"""The order of play, as the rulebook prints it. Every frame of the game stands here.

TILE_LAID     an island tile onto an island (module)                  chance    rulebook's box on island tiles
NOMADS_COME   nomads onto islands and migration spaces                chance    TUG-SETUP-9, 10
FIRST         who starts                                              chance    TUG-SETUP-11
BOAT          a boat onto an empty ground, counter-clockwise          a seat    TUG-SETUP-12
  RESERVING   ... a nomad next to it                                  a seat    TUG-SETUP-12
  PLEDGING    ... with which monument                                 a seat    TUG-SETUP-12
ROLLING       phase 1: three dice for all, then income                chance    TUG-PHASE-1
CHOOSING      phase 2: a leader card                                  sealed    TUG-PHASE-2
WORKER_ROLLS  ... 1 Worker: the fourth die                            chance    TUG-LEADER-1
GIVING        ... 2 Beggar: a neighbour gives a good                  a seat    TUG-LEADER-2
FISHING       ... 3 Fisher: a fish onto the card                      chance    TUG-LEADER-3
FREE_TRADE    ... 4 Trader: a trade on any island                     a seat    TUG-LEADER-4
TURN          phase 3: one action, the benefit, or pass               a seat    TUG-PHASE-3
  TRADING     ... put a good down, or take one                        a seat    TUG-ACT-D
  TRAVELLING  ... where to                                            a seat    TUG-ACT-E
  SPARING     ... Recruit: which good the Beggar spares               a seat    TUG-BENEFIT-2
  PAYING      ... goods of any kind, one by one                       a seat    TUG-BENEFIT-4
  BUILDING    ... Recruit: which monument, if any                     a seat    TUG-ACT-F
  PLACING     ... Recruit: where the nomad goes                       a seat    TUG-ACT-F
  REFILLING   ... Recruit: which nomad moves on                       a seat    TUG-ACT-F
  MIGRATING   ... Recruit: a new nomad from the pile                  chance    TUG-ACT-F
  SELLING     ... how many goods                                      a seat    TUG-ACT-G
  WISHING     a reward of any good                                    a seat    TUG-ACT-F
  OVERFLOW    more goods than storage spaces                          a seat    TUG-SETUP-6
AFTER         the swap after the action                               a seat    TUG-BENEFIT-5
LEFTOVER      the Fisher's fish that was not spent                    a seat    TUG-LEADER-3
ROUND_END     phase 4: clean up, or score                             chance    TUG-PHASE-4

What a seat decides outside phase 3 is a turn of its own: `State.turn` grows behind it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TILE_LAID: Final = 0
NOMADS_COME: Final = 1
FIRST: Final = 2
BOAT: Final = 3
RESERVING: Final = 4
PLEDGING: Final = 5
ROLLING: Final = 6
CHOOSING: Final = 7
WORKER_ROLLS: Final = 8
GIVING: Final = 9
FISHING: Final = 10
FREE_TRADE: Final = 11
TURN: Final = 12
TRADING: Final = 13
TRAVELLING: Final = 14
SPARING: Final = 15
PAYING: Final = 16
BUILDING: Final = 17
PLACING: Final = 18
REFILLING: Final = 19
MIGRATING: Final = 20
SELLING: Final = 21
WISHING: Final = 22
OVERFLOW: Final = 23
AFTER: Final = 24
LEFTOVER: Final = 25
ROUND_END: Final = 26

# The argument of a frame that may stand inside a turn of phase 3, or be a turn of its own.
INSIDE: Final[i64] = 0
ALONE: Final[i64] = 1
