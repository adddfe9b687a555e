"""What happens at a Tuareg table, as told to those who may know it.

Each event has up to four numbers; `EVENTS` names them. Where only some may see a card there
are two events: one with the card for them, one without for the rest.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
MARKET_OPENS: Final = 1
DREW: Final = 2
DREW_HIDDEN: Final = 3
LAID: Final = 4
LOADED: Final = 5
TOOK: Final = 6
PAID: Final = 7
BOUGHT: Final = 8
HID: Final = 9
HID_HIDDEN: Final = 10
HID_CARGO: Final = 11
STOLE_CARGO: Final = 12
STOLE: Final = 13
STOLE_HIDDEN: Final = 14
PASSED: Final = 15
LAST_ROUND: Final = 16
STAGE_ENDS: Final = 17
UNCOVERED: Final = 18
MAJORITY: Final = 19
SHARED: Final = 20
UNCLAIMED: Final = 21
RETURNED: Final = 22
NEW_PILE: Final = 23
UNUSED: Final = 24
MAPS: Final = 25
HAND_WORTH: Final = 26
WON: Final = 27
SHARED_WIN: Final = 28

# Message id and the meaning of the arguments: a seat, a good, an animal of the seat named
# before it, a special, or a plain number.
EVENTS: Final = {
    FIRST: ("event-first", ("player:seat",)),
    MARKET_OPENS: ("event-market-opens", ("good:good",)),
    DREW: ("event-drew", ("player:seat", "good:good")),
    DREW_HIDDEN: ("event-drew-hidden", ("player:seat",)),
    LAID: ("event-laid", ("player:seat", "good:good")),
    LOADED: ("event-loaded", ("player:seat", "good:good", "animal:animal")),
    TOOK: ("event-took", ("player:seat", "good:good", "animal:animal", "count:number")),
    PAID: ("event-paid", ("player:seat", "good:good", "source:source")),
    BOUGHT: ("event-bought", ("player:seat", "special:special")),
    HID: ("event-hid", ("player:seat", "good:good", "cave:cave")),
    HID_HIDDEN: ("event-hid-hidden", ("player:seat", "cave:cave")),
    HID_CARGO: ("event-hid-cargo", ("player:seat", "good:good", "animal:animal", "cave:cave")),
    STOLE_CARGO: ("event-stole-cargo", ("player:seat", "victim:seat", "animal:animal", "good:good")),
    STOLE: ("event-stole", ("player:seat", "victim:seat", "good:good")),
    STOLE_HIDDEN: ("event-stole-hidden", ("player:seat", "victim:seat")),
    PASSED: ("event-passed", ("player:seat",)),
    LAST_ROUND: ("event-last-round", ("stage:number", "player:seat")),
    STAGE_ENDS: ("event-stage-ends", ("stage:number",)),
    UNCOVERED: ("event-uncovered", ("player:seat", "good:good")),
    MAJORITY: ("event-majority", ("player:seat", "good:good", "count:number", "points:number")),
    SHARED: ("event-shared", ("player:seat", "good:good", "count:number", "points:number")),
    UNCLAIMED: ("event-unclaimed", ("good:good",)),
    RETURNED: ("event-returned", ("player:seat", "special:special", "count:number")),
    NEW_PILE: ("event-new-pile", ("count:number",)),
    UNUSED: ("event-unused", ("player:seat", "count:number", "points:number")),
    MAPS: ("event-maps", ("player:seat", "count:number", "points:number")),
    HAND_WORTH: ("event-hand-worth", ("player:seat", "dinars:number")),
    WON: ("event-won", ("player:seat", "points:number")),
    SHARED_WIN: ("event-shared-win", ("player:seat", "points:number")),
}
