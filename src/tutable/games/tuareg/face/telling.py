"""The log of a Tuareg table: cards that go the same way one after another are told together."""

from __future__ import annotations

from tutable.core.engine import Shown
from tutable.face.arguments import name_of
from tutable.face.telling import Telling, plainly
from tutable.games.tuareg.face.moments import picture
from tutable.games.tuareg.face.words import GOODS, counted
from tutable.lang.said import Arg, Said

# Entries that may follow one another with another good (or none): `tuareg-told-<event>` tells several.
ALIKE = frozenset(
    {
        "event-drew",
        "event-drew-hidden",
        "event-laid",
        "event-loaded",
        "event-paid",
        "event-uncovered",
        "event-market-opens",
    }
)
ORDERED = "event-loaded"  # on an animal the order matters


class TuaregTelling(Telling):
    """Sentences for Tuareg."""

    game = "tuareg"
    picture = staticmethod(picture)

    def continues(self, run: list[Shown], shown: Shown) -> bool:
        """The same doing of the same player in the same place."""
        one = run[-1]
        if one.message != shown.message or one.message not in ALIKE:
            return False
        return {**one.args, "good": ""} == {**shown.args, "good": ""}

    def sentences(self, run: list[Shown]) -> list[Said]:
        first = run[0]
        if len(run) == 1:
            return [plainly(first)]
        args: dict[str, Arg] = {**first.args, "count": len(run)}
        if "good" in args:
            goods = [name_of(shown.args["good"]) for shown in run]
            if first.message != ORDERED:
                goods.sort(key=GOODS.index)
            args["goods"] = counted(goods)
        return [Said(f"tuareg-told-{first.message.removeprefix('event-')}", args)]
