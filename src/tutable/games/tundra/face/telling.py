"""The log of a Tundra table: a die with all it brings in one sentence, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tutable.core.engine import Shown
from tutable.face.telling import Telling
from tutable.games.tundra.face.notation import GOODS, amount, some

# Entries that stand in a row at the table and make one sentence with a list.
ROWS = frozenset(
    {
        "event-opened",
        "event-market",
        "event-goal",
        "event-rolled",
        "event-dealt",
        "event-dealt-hidden",
        "event-kept",
    }
)
PAIR = 2  # resources of a sale
AMOUNTS = ("event-gained", "event-spent", "event-gathered")
REPLACED = {"event-tucked": "tucked-instead", "event-hired": "hired-instead"}
VALUES = ("event-shaken", "event-rolled-own")
BEFORE_TURNS = ("event-starts", "event-rolled")
ROLLS = frozenset({"event-rerolled", "event-bought-die"})
BEGINS = frozenset({"event-put", "event-acted", "event-advised", "event-starts", "event-rolled-own"})


class Commentary(Telling):
    """Sentences for Tundra."""

    game = "tundra"
    silent = frozenset({"event-turn-ends"})
    goes_on = frozenset(
        {
            "event-moved",
            "event-moved-home",
            "event-gained",
            "event-gathered",
            "event-joined",
            "event-built",
            "event-sent",
            "event-sold",
            "event-renewed",
            "event-tucked",
            "event-hired",
            "event-discarded",
            "event-upgraded",
            "event-upkeep",
            "event-spent",
            "event-stopped",
            "event-changed",
            "event-shaken",
        }
    )
    # A step of its own is told in the same words; a die that is turned is a free action.
    starts = (BEGINS | ROLLS | goes_on) - {"event-changed"}

    def tell(self, told: Sequence[Shown]) -> list[str]:
        """The start of a round is worth a line only to somebody who does something then."""
        idle = {
            place
            for place, (shown, after) in enumerate(pairwise(told))
            if shown.message == "event-starts" and after.message in BEFORE_TURNS
        }
        return super().tell([shown for place, shown in enumerate(told) if place not in idle])

    def continues(self, run: list[Shown], shown: Shown) -> bool:
        first, last = run[0], run[-1]
        if shown.message == "event-opened" and last.message == "event-moved":
            return True
        if shown.message in ROWS:
            return last.message == shown.message and last.args.get("player") == shown.args.get("player")
        if shown.message == "event-rolled-own":
            if first.message == "event-rolled":  # an extra die, which nobody copies
                return True
            rolling = last.message in ROLLS | {"event-shaken", "event-rolled-own"}  # bought or taken up
            return rolling and last.args["player"] == shown.args["player"]
        if shown.message == "event-changed" and (first.message != "event-advised" or shown.args["berries"]):
            return False  # a free action of its own
        return super().continues(run, shown)

    def sentences(self, run: list[Shown]) -> list[str]:
        first = run[0]
        if first.message in ROWS:
            row = [shown for shown in run if shown.message == first.message]
            extra = [self.texts.say("tundra-rolled-extra", shown.args) for shown in run[len(row) :]]
            if len(row) == 1:
                return [self.texts.show(first), *extra]
            entries = self.texts.listed([self.entry(shown) for shown in row])
            return [self.doing(first, entries=entries, count=len(row)), *extra]
        if first.message == "event-starts" and len(run) > 1:
            sentence = self.sentence(first.args["player"], self.doings(run[1:]))
            return [self.texts.say("tundra-starting", {"sentence": sentence})]
        if first.message in self.starts and first.message != "event-starts":
            return [self.sentence(first.args["player"], self.doings(run))]
        return [self.texts.show(first)]

    def entry(self, shown: Shown) -> str:
        return self.texts.say(f"tundra-row-{shown.message.removeprefix('event-')}", shown.args)

    def doings(self, run: list[Shown]) -> list[str]:
        """Verb by verb: what was found stands with the step, what is replaced with what replaces it."""
        doings: list[str] = []
        rest = list(run)
        if len(run) > 2 or run[0].message == "event-stopped" != run[-1].message:  # it goes without saying
            rest = [shown for shown in run if shown.message != "event-stopped"]
        while rest:
            shown = rest.pop(0)
            more: dict[str, Any] = {}
            if shown.message == "event-moved":
                found = rest.pop(0).args["tile"] if rest and rest[0].message == "event-opened" else ""
                more = {"tile": found, "found": "yes" if found else "no"}
            elif shown.message in AMOUNTS:
                more = {"goods": self.goods(shown, rest)}
            elif shown.message in VALUES:
                alike = [shown]
                while rest and rest[0].message == shown.message:
                    alike.append(rest.pop(0))
                values = [self.texts.say("tundra-one-die", one.args) for one in alike]
                more = {"values": self.texts.listed(values)}
            elif shown.message == "event-sold":
                more = self.sales(shown, rest)
            elif shown.message in REPLACED and rest and rest[0].message == "event-discarded":
                old = rest.pop(0).args["card"]
                shown = Shown(REPLACED[shown.message], {**shown.args, "old": old}, [])
            doings.append(self.doing(shown, **more))
        return doings

    def sales(self, shown: Shown, rest: list[Shown]) -> dict[str, Any]:
        """This sale and those that follow, added up."""
        counts: dict[str, int] = {}
        points = 0
        rest.insert(0, shown)
        while rest and rest[0].message == "event-sold":
            one = rest.pop(0)
            good = str(one.args["good"]).removeprefix("name:")
            counts[good] = counts.get(good, 0) + PAIR
            points += int(one.args["points"])
        return {"goods": self.amounts(counts), "points": points}

    def goods(self, shown: Shown, rest: list[Shown]) -> str:
        """Goods of this entry and of its like that follow, added up."""
        counts: dict[str, int] = {}
        self.count(shown, rest, counts)
        while rest and rest[0].message == shown.message:
            self.count(rest.pop(0), rest, counts)
        return self.amounts(counts)

    def amounts(self, counts: dict[str, int]) -> str:
        words = [amount(good, counts[good], self.texts) for good in GOODS if counts.get(good)]
        if counts.get("points"):
            words.append(some("V", counts["points"], self.texts))
        return self.texts.listed(words) or self.texts.say("tundra-nothing")

    def count(self, shown: Shown, rest: list[Shown], counts: dict[str, int]) -> None:
        """What is gathered is told as gained, too, unless there was no room for it."""
        good = str(shown.args["good"]).removeprefix("name:")
        if shown.message == "event-gathered":
            gained = rest and rest[0].message == "event-gained" and rest[0].args["good"] == shown.args["good"]
            number = int(rest.pop(0).args["count"]) if gained else 0
        else:
            number = int(shown.args["count"])
        counts[good] = counts.get(good, 0) + number
