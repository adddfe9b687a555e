"""Why something is forbidden: a number on the hot path, an id like `TUN-17.visited` everywhere else.

The id names the rule; `text/*/rules.ftl` has the sentences.
"""

from __future__ import annotations

from typing import Final

MUST_USE: Final = 2
ONE_DIE: Final = 3
NO_SUCH_DIE: Final = 4
SLOT_TAKEN: Final = 5
DIE_FITS: Final = 6
NO_ACTION: Final = 7
ACTION_DONE: Final = 8
GOAL_TAKEN: Final = 9
GOAL_VALUE: Final = 10
GOAL_UNMET: Final = 11
GOAL_NO_DIE: Final = 12
FREE_NO_DIE: Final = 13
FREE_BERRIES: Final = 14
FREE_WRAP: Final = 15
NO_SUPPLY: Final = 16
FREE_INSIDE: Final = 17
ADVISOR_NONE: Final = 18
ADVISOR_TURNED: Final = 19
ADVISOR_POOR: Final = 20
ADVISOR_NO_DICE: Final = 21
ADVISOR_INSIDE: Final = 22
ADVISOR_WRAP: Final = 23
MOVE_NO_POINTS: Final = 24
MOVE_IDLE: Final = 25
MOVE_NOT_ADJACENT: Final = 26
MOVE_VISITED: Final = 27
BUILD_NO_TOWER: Final = 28
BUILD_OCCUPIED: Final = 29
BUILD_NO_WORKER: Final = 30
BUILD_POOR: Final = 31
BONUS_NOT_DUE: Final = 32
BONUS_NO_WORKER: Final = 33
SEND_NO_WORKER: Final = 34
SEND_WHERE: Final = 35
SEND_ONCE: Final = 36
SEND_POOR: Final = 37
SELL_POOR: Final = 38
GATHER_NONE: Final = 39
RENEW_NOT: Final = 40
STALL_EMPTY: Final = 41
NOT_ADVISOR: Final = 42
ADVISOR_ROOM: Final = 43
ADVISOR_LIMIT: Final = 44
NOT_ENHANCEMENT: Final = 45
SPOT_LIMIT: Final = 46
SPOT_GAP: Final = 47
UPGRADED_ALREADY: Final = 48
UPGRADE_POOR: Final = 49
SPEND_NONE: Final = 50
INTERRUPTED: Final = 51
BONUS_COMPULSORY: Final = 52
CHARACTER_TAKEN: Final = 53

REASONS: Final = {
    CHARACTER_TAKEN: "TUN-2.taken",
    MUST_USE: "TUN-10.must-use",
    ONE_DIE: "TUN-10.one-die",
    NO_SUCH_DIE: "TUN-12.no-die",
    SLOT_TAKEN: "TUN-12.taken",
    DIE_FITS: "TUN-12.fits",
    NO_ACTION: "TUN-13.no-action",
    ACTION_DONE: "TUN-13.done",
    GOAL_TAKEN: "TUN-14.taken",
    GOAL_VALUE: "TUN-14.value",
    GOAL_UNMET: "TUN-14.unmet",
    GOAL_NO_DIE: "TUN-14.no-die",
    FREE_NO_DIE: "TUN-15.no-die",
    FREE_BERRIES: "TUN-15.berries",
    FREE_WRAP: "TUN-15.wrap",
    NO_SUPPLY: "TUN-15.supply",
    FREE_INSIDE: "TUN-15.inside",
    ADVISOR_NONE: "TUN-16.none",
    ADVISOR_TURNED: "TUN-16.turned",
    ADVISOR_POOR: "TUN-16.poor",
    ADVISOR_NO_DICE: "TUN-16.no-dice",
    ADVISOR_INSIDE: "TUN-16.inside",
    ADVISOR_WRAP: "TUN-16.wrap",
    MOVE_NO_POINTS: "TUN-17.no-points",
    MOVE_IDLE: "TUN-17.idle",
    MOVE_NOT_ADJACENT: "TUN-17.not-adjacent",
    MOVE_VISITED: "TUN-17.visited",
    BUILD_NO_TOWER: "TUN-18.no-tower",
    BUILD_OCCUPIED: "TUN-18.occupied",
    BUILD_NO_WORKER: "TUN-18.no-worker",
    BUILD_POOR: "TUN-18.poor",
    BONUS_NOT_DUE: "TUN-18.not-due",
    BONUS_NO_WORKER: "TUN-18.no-bonus-worker",
    BONUS_COMPULSORY: "TUN-18.bonus-worker",
    SEND_NO_WORKER: "TUN-19.no-worker",
    SEND_WHERE: "TUN-19.where",
    SEND_ONCE: "TUN-19.once",
    SEND_POOR: "TUN-19.poor",
    SELL_POOR: "TUN-20.poor",
    GATHER_NONE: "TUN-22.none",
    RENEW_NOT: "TUN-23.no-renewal",
    STALL_EMPTY: "TUN-23.empty",
    NOT_ADVISOR: "TUN-25.enhancement",
    ADVISOR_ROOM: "TUN-25.room",
    ADVISOR_LIMIT: "TUN-25.limit",
    NOT_ENHANCEMENT: "TUN-26.advisor",
    SPOT_LIMIT: "TUN-26.limit",
    SPOT_GAP: "TUN-26.gap",
    UPGRADED_ALREADY: "TUN-24.upgraded",
    UPGRADE_POOR: "TUN-24.poor",
    SPEND_NONE: "TUN-16.no-resource",
    INTERRUPTED: "TUN-13.interrupted",
}
