"""What happens at a Tungaru table. Only leader cards are ever secret, and they are told when revealed.

Each event has up to four numbers; `EVENTS` names them.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
TILE_LAID: Final = 1
TILE_REPLACED: Final = 2
NOMAD_COMES: Final = 3
NOMAD_WAITS: Final = 4
BOAT_PLACED: Final = 5
RESERVES: Final = 6
MONUMENT_TAKEN: Final = 7
GAINED: Final = 8
GAVE_UP: Final = 9
ROUND_BEGINS: Final = 10
ROLLED: Final = 11
INCOME: Final = 12
LEADS: Final = 13
WORKER_ROLLED: Final = 14
GAVE: Final = 15
FISHED: Final = 16
DECLINED: Final = 17
DIE_PLACED: Final = 18
SETTLER_USED: Final = 19
NOMAD_USED: Final = 20
BENEFIT_USED: Final = 21
SAILED: Final = 22
HARVESTED: Final = 23
SETTLED: Final = 24
SETTLED_TAMANA: Final = 25
PUT: Final = 26
TOOK: Final = 27
TRAVELLED: Final = 28
RECRUITS: Final = 29
SPENT: Final = 30
BUILT: Final = 31
SET_ASIDE: Final = 32
FACE_UP: Final = 33
TO_TRAVELLERS: Final = 34
MIGRATED: Final = 35
ARRIVED: Final = 36
SOLD: Final = 37
LEADER_USED: Final = 38
SWAPPED: Final = 39
PASSED: Final = 40
KEPT_FISH: Final = 41
LOST_FISH: Final = 42
ROUND_ENDS: Final = 43
NEW_START: Final = 44
CARD_PASSED: Final = 45
GAME_ENDS: Final = 46
LIMIT_REACHED: Final = 47
SCORES: Final = 48
WON: Final = 49
REWARD_LEFT: Final = 50
LAPSED: Final = 51

# Message id and the meaning of the arguments.
EVENTS: Final = {
    FIRST: ("event-first", ("player:seat",)),
    TILE_LAID: ("event-tile-laid", ("island:island", "tile:tile")),
    TILE_REPLACED: ("event-tile-replaced", ("island:island", "tile:tile")),
    NOMAD_COMES: ("event-nomad-comes", ("nomad:nomad", "island:island")),
    NOMAD_WAITS: ("event-nomad-waits", ("nomad:nomad", "space:space")),
    BOAT_PLACED: ("event-boat-placed", ("player:seat", "one:shore", "two:other-shore")),
    RESERVES: ("event-reserves", ("player:seat", "nomad:nomad", "island:island")),
    MONUMENT_TAKEN: ("event-monument-taken", ("player:seat", "spot:spot")),
    GAINED: ("event-gained", ("player:seat", "good:good", "count:number")),
    GAVE_UP: ("event-gave-up", ("player:seat", "good:good")),
    ROUND_BEGINS: ("event-round-begins", ("round:number", "player:seat")),
    ROLLED: ("event-rolled", ("one:number", "two:number", "three:number")),
    INCOME: ("event-income", ("player:seat", "nomad:nomad", "good:good")),
    LEADS: ("event-leads", ("player:seat", "leader:leader")),
    WORKER_ROLLED: ("event-worker-rolled", ("player:seat", "value:number")),
    GAVE: ("event-gave", ("player:seat", "beggar:seat", "good:good", "points:number")),
    FISHED: ("event-fished", ("player:seat",)),
    DECLINED: ("event-declined", ("player:seat",)),
    DIE_PLACED: ("event-die-placed", ("player:seat", "value:number", "die:place")),
    SETTLER_USED: ("event-settler-used", ("player:seat", "island:island")),
    NOMAD_USED: ("event-nomad-used", ("player:seat", "nomad:nomad")),
    BENEFIT_USED: ("event-benefit-used", ("player:seat", "leader:leader")),
    SAILED: ("event-sailed", ("player:seat", "one:shore", "two:other-shore", "borders:number")),
    HARVESTED: ("event-harvested", ("player:seat", "island:island")),
    SETTLED: ("event-settled", ("player:seat", "island:island")),
    SETTLED_TAMANA: ("event-settled-tamana", ("player:seat",)),
    PUT: ("event-put", ("player:seat", "good:good", "island:island")),
    TOOK: ("event-took", ("player:seat", "good:good", "island:island", "market:place")),
    TRAVELLED: ("event-travelled", ("player:seat", "one:island", "two:island")),
    RECRUITS: ("event-recruits", ("player:seat", "nomad:nomad", "island:island")),
    SPENT: ("event-spent", ("player:seat", "good:good", "count:number")),
    BUILT: ("event-built", ("player:seat", "island:island")),
    SET_ASIDE: ("event-set-aside", ("player:seat", "island:island")),
    FACE_UP: ("event-face-up", ("player:seat", "nomad:nomad", "space:space")),
    TO_TRAVELLERS: ("event-to-travellers", ("player:seat", "nomad:nomad")),
    MIGRATED: ("event-migrated", ("nomad:nomad", "space:space", "island:island")),
    ARRIVED: ("event-arrived", ("nomad:nomad", "space:space")),
    SOLD: ("event-sold", ("player:seat", "nomad:nomad", "count:number", "points:number")),
    LEADER_USED: ("event-leader-used", ("player:seat", "leader:leader", "space:space")),
    SWAPPED: ("event-swapped", ("player:seat", "one:island", "two:island")),
    PASSED: ("event-passed", ("player:seat",)),
    KEPT_FISH: ("event-kept-fish", ("player:seat",)),
    LOST_FISH: ("event-lost-fish", ("player:seat",)),
    ROUND_ENDS: ("event-round-ends", ("round:number",)),
    NEW_START: ("event-new-start", ("player:seat",)),
    CARD_PASSED: ("event-card-passed", ("player:seat", "to:seat", "leader:leader")),
    GAME_ENDS: ("event-game-ends", ("round:number",)),
    LIMIT_REACHED: ("event-limit-reached", ("round:number",)),
    SCORES: ("event-scores", ("player:seat", "scoring:scoring", "points:number")),
    WON: ("event-won", ("player:seat", "points:number")),
    REWARD_LEFT: ("event-reward-left", ("player:seat",)),
    LAPSED: ("event-lapsed", ("player:seat", "nomad:nomad")),
}
