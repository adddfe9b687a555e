"""The log of a Tungaru table: an action with its die and what it costs and brings in one sentence."""

from __future__ import annotations

from tutable.core.engine import Shown
from tutable.face.telling import Telling
from tutable.games.tungaru.face.words import GOODS, amounts

MEANS = frozenset({"event-die-placed", "event-settler-used", "event-nomad-used", "event-benefit-used"})
AMOUNTS = ("event-gained", "event-spent", "event-gave-up")
# Entries that stand in a row at the table and make one sentence with a list.
ROWS = frozenset(
    {"event-nomad-comes", "event-nomad-waits", "event-tile-laid", "event-leads", "event-card-passed"}
)
ACTIONS = frozenset(
    {
        "event-sailed",
        "event-harvested",
        "event-settled",
        "event-settled-tamana",
        "event-put",
        "event-took",
        "event-travelled",
        "event-recruits",
        "event-sold",
        "event-leader-used",
    }
)


class Commentary(Telling):
    """Sentences for Tungaru."""

    game = "tungaru"
    starts = MEANS | ACTIONS | {"event-boat-placed", "event-reserves", "event-monument-taken"}
    goes_on = ACTIONS | {
        "event-reserves",
        "event-monument-taken",
        "event-gained",
        "event-spent",
        "event-gave-up",
        "event-built",
        "event-face-up",
        "event-to-travellers",
        "event-benefit-used",
    }

    def continues(self, run: list[Shown], shown: Shown) -> bool:
        first, last = run[0], run[-1]
        if shown.message in ROWS:
            return last.message == shown.message
        if shown.message == "event-scores":
            return last.message == shown.message and last.args["player"] == shown.args["player"]
        if shown.message == "event-arrived":
            return last.message == "event-migrated"
        acted = any(one.message in ACTIONS for one in run)
        if shown.message in MEANS - {"event-benefit-used"}:  # the Trader's benefit is declared before
            same = last.args.get("player") == shown.args["player"]
            return last.message == "event-benefit-used" and not acted and same
        if shown.message == "event-benefit-used" or shown.message in ACTIONS:
            done = {one.message for one in run}
            late = shown.message == "event-benefit-used" and done & {"event-harvested", "event-recruits"}
            if acted and not late:
                return False
        return first.message in self.starts and super().continues(run, shown)

    def sentences(self, run: list[Shown]) -> list[str]:
        first = run[0]
        if len(run) == 1 or all(shown.message in MEANS for shown in run):
            return [self.texts.show(shown) for shown in run]
        if first.message == "event-migrated":
            return [self.doing(first, arrival=str(run[1].args["nomad"]))]
        if first.message in ROWS:
            return [self.doing(first, entries=self.texts.listed([self.entry(shown) for shown in run]))]
        if first.message == "event-scores":
            scored = self.doing(first, entries=self.texts.listed([self.entry(shown) for shown in run]))
            return [self.sentence(first.args["player"], [scored])]
        return [self.sentence(first.args["player"], self.doings(run))]

    def entry(self, shown: Shown) -> str:
        return self.texts.say(f"tungaru-row-{shown.message.removeprefix('event-')}", shown.args)

    def doings(self, run: list[Shown]) -> list[str]:
        """Verb by verb: the means stand with the action, goods are added up."""
        means = ""
        doings: list[str] = []
        rest = list(run)
        acted = False
        while rest:
            shown = rest.pop(0)
            if shown.message in MEANS and not acted:
                means += self.texts.say(f"tungaru-means-{shown.message.removeprefix('event-')}", shown.args)
                continue
            acted = acted or shown.message in ACTIONS
            if shown.message == "event-built" and rest and rest[0].message == "event-monument-taken":
                moved = {**rest.pop(0).args, **shown.args}
                doings.append(self.texts.say("tungaru-does-built-from", moved))
                continue
            goods = self.goods(shown, rest)
            if shown.message == "event-took" and rest and rest[0].message == "event-gained":
                rest.pop(0)  # what was taken is what is gained
            doings.append(self.doing(shown, means=means, goods=goods))
        return doings

    def goods(self, shown: Shown, rest: list[Shown]) -> str:
        """Goods of this entry and of those of its kind that follow; what was sold is told as spent."""
        kind = "event-spent" if shown.message == "event-sold" else shown.message
        counts = dict.fromkeys(GOODS, 0)
        alike = [shown] if shown.message in AMOUNTS else []
        while kind in AMOUNTS and rest and rest[0].message == kind:
            alike.append(rest.pop(0))
        for one in alike:
            counts[str(one.args["good"]).removeprefix("name:")] += int(one.args.get("count", 1))
        return amounts(counts, self.texts)
