"""TUN-7, TUN-8 The numbers on a title, in the order of `components/titles.toml`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_ADVISORS: Final[i64] = 0
MOST_DICE: Final[i64] = 1
EARLY_DICE: Final[i64] = 2
LATE_DICE: Final[i64] = 3
REROLL_COST: Final[i64] = 4
CHANGE_COST: Final[i64] = 5
BUY_COST: Final[i64] = 6
HELPERS: Final[i64] = 7  # workers that begin on the settlement
MARKET_SPOTS: Final[i64] = 8  # market enhancements under one board
FREE_CARD: Final[i64] = 9  # a market card at each round's start
FIELDS: Final = (
    "advisors", "dice", "early", "late", "reroll", "change", "buy", "helpers", "spots", "card",
)  # fmt: skip
