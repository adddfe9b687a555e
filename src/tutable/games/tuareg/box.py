"""What is in the box of one match: component values and table options."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import Box, Decision, Knower
from tutable.games.tuareg.cargo import CARGOES, cards
from tutable.games.tuareg.terms import PICKS, STORY


class TuaregBox(Box):
    """Shared by every copy of a state."""

    def __init__(
        self,
        players: int,
        decisions: list[Decision[Any]],
        counts: list[int],
        dinars: list[int],
        majority: list[int],
        price: int,
        stock: list[int],
        first: int,
        discards_return: bool,
        pass_only_if_stuck: bool,
        stop_when_paid: bool,
        knower: Knower,
    ) -> None:
        super().__init__(players, decisions, PICKS, first)
        self.counts = vec[i64](counts)
        self.dinars = vec[i64](dinars)
        self.kinds_worth = vec[i64]([0] * price)  # a mask of the kinds for each sum below the price
        for kind, worth in enumerate(dinars):
            if worth < price:
                self.kinds_worth[worth] += 1 << kind
        self.majority = vec[i64](majority)
        self.price: i64 = price
        self.stock = vec[i64](stock)
        self.camels: i64 = 3 if players == 2 else 2  # TUA-2
        self.discards_return = discards_return
        self.pass_only_if_stuck = pass_only_if_stuck
        self.stop_when_paid = stop_when_paid
        self.knower = knower
        self.worth = vec[i64]([sum(dinars[kind] for kind in cards(cargo)) for cargo in range(CARGOES)])
        self.story_length = 2 * sum(counts)  # each card comes into a hand and leaves it once
        self.drawn_length = int(STORY) + self.story_length // 4 + 1
        self.nothing = vec[i64]([0] * (100 + self.story_length))  # empty places, to copy
