"""What somebody does in one go, verb by verb: `tundra-does-<event>` without who does it.

What was found stands with the step, what is replaced with what replaces it, what a helper costs and brings
with the helper, so that nothing is put down to another cause.
"""

from __future__ import annotations

from collections.abc import Sequence

from tutable.core.engine import Shown
from tutable.face.arguments import name_of
from tutable.games.tundra.face.notation import some
from tutable.games.tundra.face.words import GOODS, NOTHING, RESOURCES, strung
from tutable.lang.said import Arg, Said

STEPS = ("event-moved", "event-moved-home")
REPLACED = {"event-tucked": "tucked-instead", "event-hired": "hired-instead"}
PAIR = 2  # resources of a sale


class Doings:
    """The entries of one sentence, taken one after another."""

    def __init__(self, run: Sequence[Shown]) -> None:
        stops = "event-stopped"
        if len(run) > 2 or run[0].message == stops != run[-1].message:  # it goes without saying
            run = [shown for shown in run if shown.message != stops]
        self.first = run[0]
        self.rest = list(run)

    def told(self) -> list[Said]:
        told: list[Said] = []
        while self.rest:
            told += self.doing(self.rest.pop(0))
        return told or [does(self.first)]

    def follows(self, *messages: str) -> bool:
        return bool(self.rest) and self.rest[0].message in messages

    def alike(self, *messages: str) -> list[Shown]:
        """What follows of these sorts."""
        found: list[Shown] = []
        while self.follows(*messages):
            found.append(self.rest.pop(0))
        return found

    def doing(self, shown: Shown) -> list[Said]:
        match shown.message:
            case "event-moved" | "event-moved-home":
                return [self.walk(shown)]
            case "event-acted":
                return self.acted(shown)
            case "event-gathered":
                return [does(shown, goods=self.gathered(shown))]
            case "event-gained" | "event-spent":
                return [does(shown, goods=added([shown, *self.alike(shown.message)]))]
            case "event-sold":
                sales = [shown, *self.alike(shown.message)]
                points = sum(int(sale.args["points"]) for sale in sales)
                return [does(shown, goods=added(sales), points=points)]
            case "event-shaken" | "event-rolled-own":
                dice = [shown, *self.alike(shown.message)]
                return [does(shown, values=[Said("tundra-one-die", die.args) for die in dice])]
            case "event-rerolled" | "event-changed":
                return [turned([shown, *self.alike("event-rerolled", "event-rolled-own", "event-changed")])]
            case "event-advised":
                return [balanced(does(shown), self.alike("event-spent", "event-gained"))]
            case "event-upgraded":
                return [balanced(does(shown), self.alike("event-gained"))]
            case "event-upkeep":
                return [does(shown, goods=added(self.alike("event-gained")))]
            case "event-tucked" | "event-hired" if self.follows("event-discarded"):
                old = self.rest.pop(0).args["card"]
                return [Said(f"tundra-does-{REPLACED[shown.message]}", {**shown.args, "old": old})]
        return [does(shown)]

    def acted(self, shown: Shown) -> list[Said]:
        """What a card brings is told with the card; what a board does speaks for itself."""
        if shown.args["action"] == "name:action-board":
            return []
        if self.follows("event-gained"):
            return [
                Said("tundra-does-gained-from", {**shown.args, "goods": added(self.alike("event-gained"))})
            ]
        return [does(shown)]

    def gathered(self, shown: Shown) -> list[Said]:
        """What is gathered is told as gained, too, unless there was no room for it."""
        kept: list[Shown] = []
        good = shown.args["good"]
        while True:
            if self.follows("event-gained") and self.rest[0].args["good"] == good:
                kept.append(self.rest.pop(0))
            if not self.follows("event-gathered"):
                return added(kept)
            good = self.rest.pop(0).args["good"]

    def walk(self, step: Shown) -> Said:
        """Glade 5 (new, + 1 stone) → glade 6."""
        stops = [self.stop(step)]
        while self.follows(*STEPS) and self.rest[0].args["worker"] == step.args["worker"]:
            stops.append(self.stop(self.rest.pop(0)))
        return Said("tundra-does-walk", {**step.args, "stops": strung("tundra-chain", stops)})

    def stop(self, step: Shown) -> Said:
        """A place, what was opened there, and what it gave."""
        opened = self.alike("event-opened")
        tile = opened[0].args["tile"] if opened else step.args.get("tile", "")
        found = [self.rest.pop(0)] if self.finds(step, name_of(tile)) else []
        sort = ("new-found" if found else "new") if opened else "found" if found else "plain"
        return Said("tundra-stop", {**step.args, "tile": tile, "sort": sort, "goods": added(found)})

    def finds(self, step: Shown, tile: str) -> bool:
        if step.message != "event-moved" or not self.follows("event-gained"):
            return False
        good, count = name_of(self.rest[0].args["good"]), self.rest[0].args["count"]
        return count == 1 and good in RESOURCES and tile in ("", f"tile-{good}")


def does(shown: Shown, **more: Arg) -> Said:
    return Said(f"tundra-does-{shown.message.removeprefix('event-')}", {**shown.args, **more})


def added(entries: Sequence[Shown]) -> list[Said]:
    """Goods and points of several entries, added up."""
    counts: dict[str, int] = {}
    for shown in entries:
        good = name_of(shown.args["good"])
        number = PAIR if shown.message == "event-sold" else int(shown.args["count"])
        counts[good] = counts.get(good, 0) + number
    return [some(item, counts[item]) for item in (*GOODS, "points") if counts.get(item)] or [NOTHING]


def balanced(doing: Said, entries: Sequence[Shown]) -> Said:
    """Asks the Timber merchant (− 2 berries, + 2 firewood)."""
    if not entries:
        return doing
    paid = [shown for shown in entries if shown.message == "event-spent"]
    gained = [shown for shown in entries if shown.message == "event-gained"]
    sort = "both" if paid and gained else "paid" if paid else "gained"
    args: dict[str, Arg] = {"doing": doing, "sort": sort, "paid": added(paid), "gained": added(gained)}
    return Said("tundra-balance", args)


def turned(entries: Sequence[Shown]) -> Said:
    """6 → 4 → 3 and 5 → 1: what became of dice that were rolled again or turned."""
    chains: list[list[int]] = []
    for shown in entries:
        value = int(shown.args["value"])
        if shown.message == "event-rolled-own":
            chains[-1].append(value)
            continue
        if not chains or chains[-1][-1] != value:
            chains.append([value])
        if shown.message == "event-changed":
            chains[-1].append(int(shown.args["now"]))
    first = entries[0]
    berries = sum(int(shown.args.get("berries", 0)) for shown in entries)
    dice = [strung("tundra-chain", [Said("tundra-value", {"value": v}) for v in chain]) for chain in chains]
    if first.message == "event-changed" and len(entries) == 1:
        return does(first)
    sort = "rerolled" if first.message == "event-rerolled" else "turned"
    return Said(f"tundra-does-{sort}", {**first.args, "berries": berries, "dice": dice})


def entry(shown: Shown) -> Said:
    """What one entry adds to a list of several."""
    match shown.message:
        case "event-opened" | "event-kept":
            return Said(f"tundra-one-{shown.message.removeprefix('event-')}", shown.args)
        case "event-rolled":
            return Said("tundra-value", shown.args)
        case "event-dealt-hidden":
            return NOTHING
    return Said(f"name-{name_of(shown.args.get('card') or shown.args['goal'])}")
