"""The log of a Tungaru table: an action with its die and what it costs and brings in one sentence."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tutable.core.engine import Shown
from tutable.face.arguments import TABLE, name_of
from tutable.face.telling import Line, Telling, plainly
from tutable.games.tungaru.face.moments import picture
from tutable.games.tungaru.face.words import GOODS, amounts, worth
from tutable.lang.said import Arg, Said

DIE = "event-die-placed"
SETTLER = "event-settler-used"
BENEFIT = "event-benefit-used"
MEANS = frozenset({DIE, SETTLER, "event-nomad-used"})
# Goods of one player that come or go one after another are added up.
AMOUNTS = frozenset({"event-gained", "event-spent", "event-gave-up", "event-income"})
# Entries that stand in a row at the table, whoever they concern.
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
# What an entry says together with the one that follows it at once.
PAIRS = {("event-migrated", "event-arrived"), ("event-round-begins", "event-rolled")}
# The goods an action moves are told with its verb.
BRINGS = {"event-harvested": "event-gained", "event-took": "event-gained", "event-sold": "event-spent"}


class TungaruTelling(Telling):
    """Sentences for Tungaru."""

    game = "tungaru"
    picture = staticmethod(picture)
    starts = MEANS | ACTIONS | {BENEFIT, "event-boat-placed", "event-reserves", "event-monument-taken"}
    goes_on = (
        MEANS
        | ACTIONS
        | {
            BENEFIT,
            "event-reserves",
            "event-monument-taken",
            "event-reward-left",
            "event-gained",
            "event-spent",
            "event-gave-up",
            "event-built",
            "event-set-aside",
            "event-lapsed",
            "event-face-up",
            "event-to-travellers",
        }
    )

    def continues(self, run: list[Shown], shown: Shown) -> bool:
        last = run[-1]
        if shown.message in ROWS:
            return last.message == shown.message
        if (last.message, shown.message) in PAIRS:
            return True
        if shown.message in ("event-scores", "event-income") or run[0].message == "event-gave-up":
            return last.message == shown.message and last.args["player"] == shown.args["player"]
        acted = any(one.message in ACTIONS for one in run)
        if acted and shown.message in MEANS | ACTIONS:
            return False
        if shown.message in MEANS and any(one.message in MEANS for one in run):
            return False
        if shown.message == BENEFIT and acted and last.message not in ("event-harvested", "event-recruits"):
            return False  # but for these two it is declared before the action
        return super().continues(run, shown)

    def lines(self, run: list[Shown], first: int) -> list[Line]:
        lines = super().lines(run, first)
        if len(run) > 1 and run[0].message in ROWS:
            return [replace(line, by=TABLE) for line in lines]
        return lines

    def sentences(self, run: list[Shown]) -> list[Said]:
        first = run[0]
        told = f"tungaru-told-{first.message.removeprefix('event-')}"
        if len(run) == 1:
            return [plainly(first)]
        if (first.message, run[1].message) in PAIRS:
            after = {"arrival": run[1].args["nomad"]} if "nomad" in run[1].args else run[1].args
            return [Said(told, {**first.args, **after})]
        if first.message in ROWS or first.message == "event-scores":
            row = f"tungaru-row-{first.message.removeprefix('event-')}"
            points = sum(int(shown.args.get("points", 0)) for shown in run)
            return [
                Said(told, {**first.args, "points": points, "rows": [Said(row, one.args) for one in run]})
            ]
        if first.message == "event-income":
            return [Said(told, {**first.args, "goods": added(run)})]
        return [self.sentence(first, self.doings(run))]

    def doings(self, run: list[Shown]) -> list[Said]:
        """Verb by verb: a die stands with its action, goods are added up."""
        acts = any(shown.message in ACTIONS for shown in run)
        means: Arg = next((shown.args["value"] for shown in run if shown.message == DIE), 0)
        if any(shown.message == SETTLER for shown in run):
            means = "settler"
        recruited = next((shown.args["nomad"] for shown in run if shown.message == "event-recruits"), "")
        rest = list(run)
        doings: list[Said] = []
        while rest:
            shown = rest.pop(0)
            sort = shown.message
            more: dict[str, Arg] = {"means": means}
            if "points" in shown.args:
                more["points"] = worth(int(shown.args["points"]))
            if acts and sort == DIE:
                continue
            if sort in BRINGS:
                if rest and rest[0].message == BENEFIT:  # why it brings so much
                    doings.append(self.doing(rest.pop(0)))
                moved = following(BRINGS[sort], rest)
                more |= {"goods": added(moved), "known": "yes" if moved else "no"}
            elif sort in AMOUNTS:
                more["goods"] = added([shown, *following(sort, rest)])
            elif sort in ("event-face-up", "event-to-travellers"):
                more["whom"] = "new" if shown.args["nomad"] == recruited else "another"
            elif sort == "event-built" and rest and rest[0].message == "event-monument-taken":
                shown = Shown("built-from", {**rest.pop(0).args, **shown.args}, [])
            doings.append(self.doing(shown, **more))
        return doings

    def doing(self, shown: Shown, **more: Arg) -> Said:
        return Said(f"tungaru-does-{shown.message.removeprefix('event-')}", {**shown.args, **more})


def following(message: str, rest: list[Shown]) -> list[Shown]:
    """Takes the entries of this sort that come next."""
    found: list[Shown] = []
    while rest and rest[0].message == message:
        found.append(rest.pop(0))
    return found


def added(run: list[Shown]) -> list[Said]:
    """The goods of several entries."""
    counts = Counter(dict.fromkeys(GOODS, 0))
    for shown in run:
        counts[name_of(shown.args["good"])] += int(shown.args.get("count", 1))
    return amounts(counts)
