"""The nouns of Lanterns: colours, frames, picks, reasons and events."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "blue", "green")
KINDS: Final = 3
DEAL_EACH: Final = 3
LIGHTS: Final = 2  # lanterns lit in a turn (LAN-3)

# Frames, in the order of play.
DEAL: Final = 0  # chance: LAN-1
HANG: Final = 1  # all seats at once, sealed: LAN-2
TURN: Final = 2  # a seat; arguments: lanterns lit, looked: LAN-3..5
DRAW: Final = 3  # chance: LAN-3
RECKON: Final = 4  # chance: LAN-6

# Picks.
HANG_IT: Final = 0  # + colour
LIGHT: Final = 3  # + colour
HIDE: Final = 6  # + colour
TAKE: Final = 9
STOP: Final = 10
PEEK: Final = 11  # + seats to the left - 1
PICKS: Final = 14

HANG_NOT_IN_HAND: Final = 2
LIGHT_NOT_IN_HAND: Final = 3
DECK_EMPTY: Final = 4
HAS_LIT: Final = 5
HIDE_NOT_IN_HAND: Final = 6
HIDES_ALREADY: Final = 7
NOTHING_HIDDEN: Final = 8
SEEN: Final = 9
ONCE: Final = 10

REASONS: Final = {
    HANG_NOT_IN_HAND: "LAN-2.not-in-hand",
    LIGHT_NOT_IN_HAND: "LAN-3.not-in-hand",
    DECK_EMPTY: "LAN-3.deck-empty",
    HAS_LIT: "LAN-3.lit",
    HIDE_NOT_IN_HAND: "LAN-4.not-in-hand",
    HIDES_ALREADY: "LAN-4.hidden",
    NOTHING_HIDDEN: "LAN-5.nothing-hidden",
    SEEN: "LAN-5.seen",
    ONCE: "LAN-5.once",
}

DEALT: Final = 0
DEALT_HIDDEN: Final = 1
HUNG: Final = 2
ALONE: Final = 3
LIT: Final = 4
HID: Final = 5
HID_HIDDEN: Final = 6
PEEKED: Final = 7
PEEKED_HIDDEN: Final = 8
STOPPED: Final = 9
UNCOVERED: Final = 10
WON: Final = 11

EVENTS: Final = {
    DEALT: ("event-dealt", ("player:seat", "colour:colour")),
    DEALT_HIDDEN: ("event-dealt-hidden", ("player:seat",)),
    HUNG: ("event-hung", ("player:seat", "colour:colour")),
    ALONE: ("event-alone", ("player:seat", "points:number")),
    LIT: ("event-lit", ("player:seat", "colour:colour")),
    HID: ("event-hid", ("player:seat", "colour:colour")),
    HID_HIDDEN: ("event-hid-hidden", ("player:seat",)),
    PEEKED: ("event-peeked", ("player:seat", "victim:seat", "colour:colour")),
    PEEKED_HIDDEN: ("event-peeked-hidden", ("player:seat", "victim:seat")),
    STOPPED: ("event-stopped", ("player:seat",)),
    UNCOVERED: ("event-uncovered", ("player:seat", "colour:colour")),
    WON: ("event-won", ("player:seat",)),
}
