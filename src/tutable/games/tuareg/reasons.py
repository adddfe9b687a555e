"""Why something is forbidden: a number on the hot path, an id like `TUA-9.gold` everywhere else.

The id names the rule; `text/*/rules.ftl` has the sentences.
"""

from __future__ import annotations

from typing import Final

DRAW_PILE_EMPTY: Final = 2
DRAW_MAIN_DONE: Final = 3
LAY_OWED: Final = 4
LAY_NOT_IN_HAND: Final = 5
LOAD_MAIN_DONE: Final = 6
LOAD_NOT_IN_HAND: Final = 7
MARKET_MAIN_DONE: Final = 8
NOT_IN_MARKET: Final = 9
MARKET_TOO_FEW: Final = 10
BUY_MAIN_DONE: Final = 11
SOLD_OUT: Final = 12
TOO_POOR: Final = 13
PAY_NOT_IN_HAND: Final = 14
PAY_NO_CARGO: Final = 15
PAY_SUPERFLUOUS: Final = 16
ANIMAL_FULL: Final = 17
TWO_KINDS: Final = 18
BLOCK: Final = 19
WATER_ALONE: Final = 20
TOO_MUCH_GOLD: Final = 21
ONE_ANIMAL: Final = 22
CAVE_ONCE: Final = 23
CAVE_FULL: Final = 24
HIDE_NOT_IN_HAND: Final = 25
HIDE_NO_CARGO: Final = 26
HIDE_OWED: Final = 27
HIDE_TOO_LATE: Final = 28
THIEVES_USED: Final = 29
EMPTY_HAND: Final = 30
EMPTY_ANIMAL: Final = 31
STEAL_TOO_LATE: Final = 32
PASS_EARLY: Final = 33
NOT_STUCK: Final = 34
PASS_MAIN_DONE: Final = 35

REASONS: Final = {
    DRAW_PILE_EMPTY: "TUA-5.pile-empty",
    DRAW_MAIN_DONE: "TUA-5.main-done",
    LAY_OWED: "TUA-5.owed",
    LAY_NOT_IN_HAND: "TUA-5.not-in-hand",
    LOAD_MAIN_DONE: "TUA-6.main-done",
    LOAD_NOT_IN_HAND: "TUA-6.not-in-hand",
    MARKET_MAIN_DONE: "TUA-7.main-done",
    NOT_IN_MARKET: "TUA-7.not-in-market",
    MARKET_TOO_FEW: "TUA-7.too-few",
    BUY_MAIN_DONE: "TUA-8.main-done",
    SOLD_OUT: "TUA-8.sold-out",
    TOO_POOR: "TUA-8.too-poor",
    PAY_NOT_IN_HAND: "TUA-8.not-in-hand",
    PAY_NO_CARGO: "TUA-8.no-cargo",
    PAY_SUPERFLUOUS: "TUA-8.superfluous",
    ANIMAL_FULL: "TUA-9.full",
    TWO_KINDS: "TUA-9.two-kinds",
    BLOCK: "TUA-9.block",
    WATER_ALONE: "TUA-9.water-alone",
    TOO_MUCH_GOLD: "TUA-9.gold",
    ONE_ANIMAL: "TUA-9.one-animal",
    CAVE_ONCE: "TUA-10.once",
    CAVE_FULL: "TUA-10.full",
    HIDE_NOT_IN_HAND: "TUA-10.not-in-hand",
    HIDE_NO_CARGO: "TUA-10.no-cargo",
    HIDE_OWED: "TUA-10.owed",
    HIDE_TOO_LATE: "TUA-10.too-late",
    THIEVES_USED: "TUA-11.used",
    EMPTY_HAND: "TUA-11.empty-hand",
    EMPTY_ANIMAL: "TUA-11.empty-animal",
    STEAL_TOO_LATE: "TUA-11.too-late",
    PASS_EARLY: "TUA-12.pass-early",
    NOT_STUCK: "TUA-12.not-stuck",
    PASS_MAIN_DONE: "TUA-12.main-done",
}
