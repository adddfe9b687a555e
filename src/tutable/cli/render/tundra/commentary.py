"""The log of a Tundra table: a die with all it brings in one sentence, step by step."""

from __future__ import annotations

from typing import Any

from tutable.cli.render.phrases import listed
from tutable.cli.render.telling import Telling
from tutable.cli.render.tundra.notation import GOODS, amount, some
from tutable.core.engine import Shown

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
AMOUNTS = ("event-gained", "event-spent", "event-gathered")
ROLLS = frozenset({"event-rerolled", "event-bought-die"})


class Commentary(Telling):
    """Sentences for Tundra."""

    game = "tundra"
    silent = frozenset({"event-turn-ends"})
    starts = ROLLS | {
        "event-put",
        "event-acted",
        "event-advised",
        "event-starts",
        "event-moved",
        "event-built",
    }
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

    def continues(self, run: list[Shown], shown: Shown) -> bool:
        first, last = run[0], run[-1]
        if shown.message == "event-opened" and last.message == "event-moved":
            return True
        if shown.message in ROWS:
            return last.message == shown.message and last.args.get("player") == shown.args.get("player")
        if shown.message == "event-rolled-own":  # a die that was bought or taken up
            rolling = last.message in ROLLS | {"event-shaken"}
            return rolling and last.args["player"] == shown.args["player"]
        if shown.message == "event-changed" and first.message != "event-advised":
            return False  # a free action of its own
        return super().continues(run, shown)

    def sentences(self, run: list[Shown]) -> list[str]:
        first = run[0]
        if len(run) == 1:
            return [self.texts.show(first)]
        if first.message in ROWS:
            entries = listed([self.entry(shown) for shown in run], self.texts)
            return [self.doing(first, entries=entries, count=len(run))]
        return [self.sentence(first.args["player"], self.doings(run))]

    def entry(self, shown: Shown) -> str:
        return self.texts.say(f"tundra-row-{shown.message.removeprefix('event-')}", shown.args)

    def doings(self, run: list[Shown]) -> list[str]:
        """Verb by verb: what was found stands with the step, goods are added up."""
        doings: list[str] = []
        rest = list(run)
        if len(run) > 2:  # enough was done for it to go without saying
            rest = [shown for shown in run if shown.message != "event-stopped"]
        while rest:
            shown = rest.pop(0)
            more: dict[str, Any] = {}
            if shown.message == "event-moved":
                found = rest.pop(0).args["tile"] if rest and rest[0].message == "event-opened" else ""
                more = {"tile": found, "found": "yes" if found else "no"}
            elif shown.message in AMOUNTS:
                more = {"goods": self.goods(shown, rest)}
            doings.append(self.doing(shown, **more))
        return doings

    def goods(self, shown: Shown, rest: list[Shown]) -> str:
        """Goods of this entry and of its like that follow; what is gathered is told as gained, too."""
        counts: dict[str, int] = {}
        alike = [shown]
        while rest and (
            rest[0].message == shown.message
            or (shown.message == "event-gathered" and rest[0].message == "event-gained")
        ):
            alike.append(rest.pop(0))
        for one in alike:
            if "count" in one.args or len(alike) == 1:
                good = str(one.args["good"]).removeprefix("name:")
                counts[good] = counts.get(good, 0) + int(one.args.get("count", 1))
        words = [amount(good, counts[good], self.texts) for good in GOODS if counts.get(good)]
        if counts.get("points"):
            words.append(some("V", counts["points"], self.texts))
        return listed(words, self.texts) or self.texts.say("tundra-nothing")
