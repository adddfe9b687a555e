"""The log of a Tundra table: a die with all it brings in one sentence, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutable.core.engine import Shown
from tutable.face.telling import Telling, plainly
from tutable.games.tundra.face.doings import Doings, entry
from tutable.games.tundra.face.moments import picture
from tutable.lang.said import Said

# Entries that stand in a row at the table and make one sentence with a list: `tundra-told-<event>`.
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
BEFORE_TURNS = ("event-starts", "event-rolled")
THROWN = frozenset({"event-rerolled", "event-bought-die", "event-shaken", "event-rolled-own"})
BEGINS = frozenset({"event-put", "event-acted", "event-advised", "event-starts", "event-changed"}) | THROWN


class TundraTelling(Telling):
    """Sentences for Tundra."""

    game = "tundra"
    picture = staticmethod(picture)
    silent = frozenset({"event-turn-ends", "event-first"})  # who begins is said with the round
    goes_on = frozenset(
        {
            "event-acted",
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
            "event-shaken",
        }
    )
    starts = BEGINS | goes_on  # a step of its own is told in the same words

    def knowing(self) -> Callable[[Shown], Shown]:
        """What lies on a glade is known since it was opened: a step there finds that and nothing else."""
        tiles: dict[str | int, str | int] = {}

        def known(shown: Shown) -> Shown:
            if shown.message == "event-opened":
                tiles[shown.args["place"]] = shown.args["tile"]
            elif shown.message == "event-moved" and shown.args["place"] in tiles:
                return Shown(shown.message, {**shown.args, "tile": tiles[shown.args["place"]]}, shown.refs)
            return shown

        return known

    def is_idle(self, told: Sequence[Shown], place: int) -> bool:
        """The start of a round is worth a line only to somebody who does something then."""
        if told[place].message != "event-starts" or place + 1 == len(told):
            return False
        return told[place + 1].message in BEFORE_TURNS

    def continues(self, run: list[Shown], shown: Shown) -> bool:
        first, last = run[0], run[-1]
        same = last.args.get("player") == shown.args.get("player")
        if shown.message == "event-opened" and last.message == "event-moved":
            return True
        if shown.message in ROWS:
            return same and last.message == shown.message
        if shown.message == "event-rolled-own":  # of the common roll: an extra die, which nobody copies
            return first.message == "event-rolled" or (same and last.message in THROWN)
        if shown.message == "event-rerolled":
            return same and first.message == shown.message
        if shown.message == "event-changed":  # for berries it is a free action, not an advisor's work
            alike = ("event-changed",) if shown.args["berries"] else ("event-advised",)
            return same and first.message in alike
        return super().continues(run, shown) and first.message != "event-changed"

    def sentences(self, run: list[Shown]) -> list[Said]:
        first = run[0]
        if first.message in ROWS:
            row = [shown for shown in run if shown.message == first.message]
            extra = [Said("tundra-rolled-extra", shown.args) for shown in run[len(row) :]]
            if len(row) == 1:
                return [plainly(first), *extra]
            entries = [entry(shown) for shown in row]
            message = f"tundra-told-{first.message.removeprefix('event-')}"
            return [Said(message, {**first.args, "entries": entries, "count": len(row)}), *extra]
        if first.message == "event-starts" and len(run) > 1:
            return [Said("tundra-starting", {"sentence": self.sentence(first, Doings(run[1:]).told())})]
        if first.message in self.starts and first.message != "event-starts":
            return [self.sentence(first, Doings(run).told())]
        return [plainly(first)]
