"""What a tuned edition has to be like: `turns<=80`, `first<=3`, `title:wise<=5`, `city-card:a14.taken>=10`.

score, turns, minutes: means. decided: in percent of the turns. first: how many points over a fair share the
first player wins. SORT:PART: how many points its owners win over a fair share; .taken: in how many percent of
the games in which it is open it is taken. Every wish is for every player count: what counts is the worst.

A search goes by the numbers themselves. Whether a wish holds is said by what 95% lies between: a number on
the right side of its bound says little if the interval reaches over it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Literal

from tutable.lab.errors import BadLab

GIVEN = re.compile(r"([^<>=]+)(<=|>=)(-?\d{1,6}(?:\.\d{1,3})?)")
PLAIN = ("score", "turns", "minutes", "decided", "first")
UNSEEN = 1.0  # missed, as a part of the bound's size, where no game says anything

Verdict = Literal["holds", "fails", "open"]


@dataclass(frozen=True)
class Wish:
    """A figure, and a bound that it keeps."""

    figure: str
    at_most: bool
    bound: float

    def __str__(self) -> str:
        return f"{self.figure}{'<=' if self.at_most else '>='}{self.bound:g}"

    def values(self, found: dict[str, Any]) -> list[tuple[float, float, float]]:
        """The figure with its interval at every player count that has it, of the last variant."""
        every = [self.value(section["variants"][-1]) for section in found["sections"]]
        return [value for value in every if value is not None]

    def value(self, variant: dict[str, Any]) -> tuple[float, float, float] | None:
        if self.figure == "first":
            return scaled(variant["order"][0], variant["fair"])
        if self.figure == "decided":
            return scaled(variant["values"]["decided"])
        if self.figure in PLAIN:
            value, low, high = variant["values"][self.figure]
            return value, low, high
        thing, _, taken = self.figure.partition(".")
        sort, _, name = thing.partition(":")
        forced = variant.get("forced")
        if forced is not None and not taken and (forced["sort"], forced["name"]) == (sort, name):
            return scaled(forced["ahead"])
        for part in variant["parts"]:
            if (part["sort"], part["name"]) == (sort, name):
                measured = part["taken"] if taken else part["ahead"]
                return None if measured is None else scaled(measured)
        return None

    def check(self, found: dict[str, Any]) -> None:
        """Refuse a wish about what no game has: it would always hold."""
        sort, _, name = self.figure.partition(".")[0].partition(":")
        if self.figure in PLAIN:
            return
        parts = {
            (part["sort"], part["name"])
            for section in found["sections"]
            for variant in section["variants"]
            for part in (*variant["parts"], *([variant["forced"]] if "forced" in variant else []))
        }
        if (sort, name) not in parts:
            raise BadLab(problem="wish-part", given=f"{sort}:{name}"[:80])

    def missed(self, found: dict[str, Any]) -> float:
        """By how much the worst player count misses it, as a part of the bound's size.

        What no game says anything about is missed: else a search would look for values that hide it.
        """
        values = [value for value, _, _ in self.values(found)]
        if not values:
            return UNSEEN
        short = max(values) - self.bound if self.at_most else self.bound - min(values)
        return max(short, 0.0) / max(abs(self.bound), 1.0)

    def verdict(self, found: dict[str, Any]) -> Verdict:
        """It holds if it surely does at every player count, and fails if it surely does not at one."""
        values = self.values(found)
        if any(low > self.bound if self.at_most else high < self.bound for _, low, high in values):
            return "fails"
        within = [high <= self.bound if self.at_most else low >= self.bound for _, low, high in values]
        return "holds" if within and all(within) else "open"


def scaled(found: Any, minus: float = 0.0) -> tuple[float, float, float]:
    value, low, high = (100 * (part - minus) for part in found)
    return value, low, high


def read_wish(given: str) -> Wish:
    match = GIVEN.fullmatch(given)
    if match is None:
        raise BadLab(problem="wish", given=given[:80])
    figure = match.group(1)
    thing, sign, ending = figure.partition(".")
    sort, colon, name = thing.partition(":")
    if figure not in PLAIN and (not colon or not sort or not name or (sign and ending != "taken")):
        raise BadLab(problem="wish", given=given[:80])
    return Wish(figure, match.group(2) == "<=", float(match.group(3)))
