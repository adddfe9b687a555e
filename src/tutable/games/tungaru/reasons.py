"""Why something is forbidden: a number on the hot path, an id like `TUG-ACT-A.too-far` everywhere else.

The id names the rule; `text/*/rules.ftl` has the sentences.
"""

from __future__ import annotations

from typing import Final

NOT_STORED: Final = 2
GROUND_TAKEN: Final = 3
BOTH_RESERVED: Final = 4
RESERVE_NOT_NEXT: Final = 5
RESERVE_TAKEN: Final = 6
NOT_IN_HAND: Final = 7
DIE_USED: Final = 8
DICE_FULL: Final = 9
NOT_NEXT: Final = 10
NO_SETTLER: Final = 11
SETTLER_TIRED: Final = 12
ACTION_DONE: Final = 13
GIVE_NOT_STORED: Final = 14
NO_BEGGAR: Final = 15
FREE_NOTHING: Final = 16
SAIL_SPACE: Final = 17
ALREADY_THERE: Final = 18
TOO_FAR: Final = 19
GROUND_FULL: Final = 20
THIRD_BORDER: Final = 21
WRONG_HARVEST: Final = 22
NO_SETTLERS_LEFT: Final = 23
OWN_SETTLER: Final = 24
SETTLERS_FULL: Final = 25
TWO_FISH: Final = 26
NOTHING_TO_TRADE: Final = 27
MARKET_FULL: Final = 28
MARKET_EMPTY: Final = 29
TRAVEL_NO_SETTLER: Final = 30
NOWHERE: Final = 31
NOT_CONNECTED: Final = 32
GO_OWN_SETTLER: Final = 33
GO_FULL: Final = 34
NO_NOMAD: Final = 35
NOMAD_RESERVED: Final = 36
TOO_POOR: Final = 37
MONUMENT_GONE: Final = 38
SPACE_LOCKED: Final = 39
BOARD_NOT_FULL: Final = 40
NOT_LINKED: Final = 41
NOT_A_SELLER: Final = 42
SELL_DIE_ON_IT: Final = 43
SELL_WRONG: Final = 44
NOTHING_TO_SELL: Final = 45
TOO_MANY: Final = 46
SPACE_CLOSED: Final = 47
SPACE_TAKEN: Final = 48
SPACE_WRONG: Final = 49
TWICE_NOT_YOURS: Final = 50
TWICE_USED: Final = 51
NOT_IN_COST: Final = 52
SAIL_NOT_YOURS: Final = 53
SAIL_USED: Final = 54
EQUAL_NOT_YOURS: Final = 55
EQUAL_USED: Final = 56
NOTHING_TO_SPEND: Final = 57
SPENDS_NOTHING: Final = 58
PAY_NOT_STORED: Final = 59
SWAP_NOT_YOURS: Final = 60
SWAP_USED: Final = 61
SWAP_EMPTY: Final = 62
SWAP_RESERVED: Final = 63
NOT_A_SAILOR: Final = 64
NOT_A_SETTLER: Final = 65
ONE_FISH: Final = 66

REASONS: Final = {
    NOT_STORED: "TUG-SETUP-6.not-in-storage",
    GROUND_TAKEN: "TUG-SETUP-12.ground-taken",
    BOTH_RESERVED: "TUG-SETUP-12.both-reserved",
    RESERVE_NOT_NEXT: "TUG-SETUP-12.not-next-to-boat",
    RESERVE_TAKEN: "TUG-SETUP-12.reserved",
    NOT_IN_HAND: "TUG-PHASE-2.not-in-hand",
    DIE_USED: "TUG-PHASE-3.die-used",
    DICE_FULL: "TUG-PHASE-3.dice-spaces-full",
    NOT_NEXT: "TUG-PHASE-3.not-next-to-boat",
    NO_SETTLER: "TUG-PHASE-3.no-settler",
    SETTLER_TIRED: "TUG-PHASE-3.settler-exhausted",
    ACTION_DONE: "TUG-PHASE-3.action-done",
    GIVE_NOT_STORED: "TUG-LEADER-2.not-in-storage",
    NO_BEGGAR: "TUG-LEADER-2.no-beggar",
    FREE_NOTHING: "TUG-LEADER-4.nothing-to-trade",
    SAIL_SPACE: "TUG-ACT-A.space-taken",
    ALREADY_THERE: "TUG-ACT-A.already-there",
    TOO_FAR: "TUG-ACT-A.too-far",
    GROUND_FULL: "TUG-ACT-A.ground-full",
    THIRD_BORDER: "TUG-ACT-A.third-border-needs-fish",
    WRONG_HARVEST: "TUG-ACT-B.wrong-value",
    NO_SETTLERS_LEFT: "TUG-ACT-C.none-left",
    OWN_SETTLER: "TUG-ACT-C.own-settler",
    SETTLERS_FULL: "TUG-ACT-C.no-space",
    TWO_FISH: "TUG-ACT-C.two-fish",
    NOTHING_TO_TRADE: "TUG-ACT-D.nothing-to-trade",
    MARKET_FULL: "TUG-ACT-D.market-full",
    MARKET_EMPTY: "TUG-ACT-D.market-empty",
    TRAVEL_NO_SETTLER: "TUG-ACT-E.no-settler",
    NOWHERE: "TUG-ACT-E.nowhere",
    NOT_CONNECTED: "TUG-ACT-E.not-connected",
    GO_OWN_SETTLER: "TUG-ACT-E.own-settler",
    GO_FULL: "TUG-ACT-E.no-space",
    NO_NOMAD: "TUG-ACT-F.no-nomad",
    NOMAD_RESERVED: "TUG-ACT-F.reserved",
    TOO_POOR: "TUG-ACT-F.too-poor",
    MONUMENT_GONE: "TUG-ACT-F.monument-gone",
    SPACE_LOCKED: "TUG-ACT-F.space-locked",
    BOARD_NOT_FULL: "TUG-ACT-F.board-not-full",
    NOT_LINKED: "TUG-ACT-F.not-linked",
    NOT_A_SELLER: "TUG-ACT-G.no-seller",
    SELL_DIE_ON_IT: "TUG-ACT-G.die-on-it",
    SELL_WRONG: "TUG-ACT-G.wrong-value",
    NOTHING_TO_SELL: "TUG-ACT-G.nothing-to-sell",
    TOO_MANY: "TUG-ACT-G.too-many",
    SPACE_CLOSED: "TUG-ACT-H.closed",
    SPACE_TAKEN: "TUG-ACT-H.space-taken",
    SPACE_WRONG: "TUG-ACT-H.wrong-value",
    TWICE_NOT_YOURS: "TUG-BENEFIT-1.not-yours",
    TWICE_USED: "TUG-BENEFIT-1.used",
    NOT_IN_COST: "TUG-BENEFIT-2.not-in-cost",
    SAIL_NOT_YOURS: "TUG-BENEFIT-3.not-yours",
    SAIL_USED: "TUG-BENEFIT-3.used",
    EQUAL_NOT_YOURS: "TUG-BENEFIT-4.not-yours",
    EQUAL_USED: "TUG-BENEFIT-4.used",
    NOTHING_TO_SPEND: "TUG-BENEFIT-4.nothing-to-spend",
    SPENDS_NOTHING: "TUG-BENEFIT-4.spends-nothing",
    PAY_NOT_STORED: "TUG-BENEFIT-4.not-in-storage",
    SWAP_NOT_YOURS: "TUG-BENEFIT-5.not-yours",
    SWAP_USED: "TUG-BENEFIT-5.used",
    SWAP_EMPTY: "TUG-BENEFIT-5.empty-island",
    SWAP_RESERVED: "TUG-BENEFIT-5.reserved",
    NOT_A_SAILOR: "TUG-NOMAD-1.not-there",
    NOT_A_SETTLER: "TUG-NOMAD-2.not-there",
    ONE_FISH: "TUG-NOMAD-2.one-fish",
}
