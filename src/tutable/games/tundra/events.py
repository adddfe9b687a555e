"""What happens at a Tundra table, as told to those who may know it.

Each event has up to four numbers; `EVENTS` names them. What only one seat may see has two events:
one with the card for its owner, one without for the rest.
"""

from __future__ import annotations

from typing import Final

TITLED: Final = 0
SECRET: Final = 1
SECRET_HIDDEN: Final = 2
OPENED: Final = 3
DEALT: Final = 4
DEALT_HIDDEN: Final = 5
KEPT: Final = 6
MARKET: Final = 7
GOAL: Final = 8
FIRST: Final = 9
ROUND: Final = 10
UPKEEP: Final = 11
ROLLED: Final = 12
ROLLED_OWN: Final = 13
PUT: Final = 14
SCORED_GOAL: Final = 15
LAID_ASIDE: Final = 16
REROLLED: Final = 17
CHANGED: Final = 18
BOUGHT_DIE: Final = 19
ADVISED: Final = 20
MOVED: Final = 21
MOVED_HOME: Final = 22
GAINED: Final = 23
JOINED: Final = 24
BUILT: Final = 25
SENT: Final = 26
SOLD: Final = 27
GATHERED: Final = 28
RENEWED: Final = 29
TUCKED: Final = 30
HIRED: Final = 31
DISCARDED: Final = 32
UPGRADED: Final = 33
SPENT: Final = 34
SHAKEN: Final = 35
TURN_ENDS: Final = 36
ROUND_ENDS: Final = 37
RESHUFFLED: Final = 38
UNCOVERED: Final = 39
PERSONAL: Final = 40
TIED: Final = 41
WON: Final = 42
SHARED_WIN: Final = 43
ACTED: Final = 44
STOPPED: Final = 45
STARTS: Final = 46
CHARACTER: Final = 47

# Message id and the meaning of the arguments.
EVENTS: Final = {
    TITLED: ("event-titled", ("player:seat", "side:number", "title:title")),
    SECRET: ("event-secret", ("player:seat", "goal:personal")),
    SECRET_HIDDEN: ("event-secret-hidden", ("player:seat",)),
    OPENED: ("event-opened", ("place:place", "tile:tile")),
    DEALT: ("event-dealt", ("player:seat", "card:card")),
    DEALT_HIDDEN: ("event-dealt-hidden", ("player:seat",)),
    KEPT: ("event-kept", ("player:seat", "card:card", "board:board")),
    MARKET: ("event-market", ("card:card", "space:ordinal")),
    GOAL: ("event-goal", ("goal:goal",)),
    FIRST: ("event-first", ("player:seat",)),
    ROUND: ("event-round", ("round:number", "player:seat")),
    UPKEEP: ("event-upkeep", ("player:seat", "count:number")),
    ROLLED: ("event-rolled", ("value:number",)),
    ROLLED_OWN: ("event-rolled-own", ("player:seat", "value:number")),
    PUT: ("event-put", ("player:seat", "value:number", "board:board")),
    SCORED_GOAL: ("event-scored-goal", ("player:seat", "value:number", "goal:goal", "points:number")),
    LAID_ASIDE: ("event-laid-aside", ("player:seat", "value:number")),
    REROLLED: ("event-rerolled", ("player:seat", "value:number", "berries:number")),
    CHANGED: ("event-changed", ("player:seat", "value:number", "now:number", "berries:number")),
    BOUGHT_DIE: ("event-bought-die", ("player:seat", "berries:number")),
    ADVISED: ("event-advised", ("player:seat", "card:card")),
    MOVED: ("event-moved", ("player:seat", "worker:ordinal", "place:place")),
    MOVED_HOME: ("event-moved-home", ("player:seat", "worker:ordinal", "place:place")),
    GAINED: ("event-gained", ("player:seat", "good:good", "count:number")),
    JOINED: ("event-joined", ("player:seat", "place:place")),
    BUILT: ("event-built", ("player:seat", "place:place", "good:good")),
    SENT: ("event-sent", ("player:seat", "place:place", "good:good")),
    SOLD: ("event-sold", ("player:seat", "good:good", "points:number")),
    GATHERED: ("event-gathered", ("player:seat", "good:good")),
    RENEWED: ("event-renewed", ("player:seat",)),
    TUCKED: ("event-tucked", ("player:seat", "card:card", "board:board", "spot:number")),
    HIRED: ("event-hired", ("player:seat", "card:card", "space:ordinal")),
    DISCARDED: ("event-discarded", ("player:seat", "card:card")),
    UPGRADED: ("event-upgraded", ("player:seat", "board:board")),
    SPENT: ("event-spent", ("player:seat", "good:good", "count:number")),
    SHAKEN: ("event-shaken", ("player:seat", "value:number")),
    TURN_ENDS: ("event-turn-ends", ("player:seat",)),
    ROUND_ENDS: ("event-round-ends", ("round:number",)),
    RESHUFFLED: ("event-reshuffled", ("count:number",)),
    UNCOVERED: ("event-uncovered", ("player:seat", "goal:personal")),
    PERSONAL: ("event-personal", ("player:seat", "goal:personal", "points:number")),
    TIED: ("event-tied", ("player:seat", "resources:number", "berries:number")),
    WON: ("event-won", ("player:seat", "points:number")),
    SHARED_WIN: ("event-shared-win", ("player:seat", "points:number")),
    ACTED: ("event-acted", ("player:seat", "action:action")),
    STOPPED: ("event-stopped", ("player:seat",)),
    STARTS: ("event-starts", ("player:seat",)),
    CHARACTER: ("event-character", ("player:seat", "character:character")),
}
