"""The log as somebody at a table would tell it: what one player does in one go, in one sentence.

A game says which entries begin such a sentence and which go on with it. Their words without a subject are
the messages `<game>-does-<event>`: "Ann" + "recruits Kaure" + "spends 2 fish" is "Ann recruits Kaure and
spends 2 fish." A game rearranges the entries of a sentence first, so that nothing is said twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tutable.core.engine import Shown
from tutable.face.arguments import seat_of
from tutable.lang.said import Arg, Said

MOST_PICTURES = 4  # beside one sentence


@dataclass(frozen=True)
class Line:
    """One sentence of the log, who did what it tells (-1: the table), the first entry it tells, and the
    drawings of what it speaks of.
    """

    said: Said
    by: int
    first: int
    pictures: Sequence[str] = ()


class Telling:
    """How one game's log is told; by itself entry by entry."""

    game = ""
    starts: frozenset[str] = frozenset()  # entries that begin a sentence in which more may be told
    goes_on: frozenset[str] = frozenset()  # entries of the same player that go on with it
    silent: frozenset[str] = frozenset()  # entries nobody would mention

    def tell(self, log: Sequence[Shown]) -> list[Line]:
        """All lines of a log."""
        return self.tell_known([*map(self.knowing(), log)])

    def knowing(self) -> Callable[[Shown], Shown]:
        """Follows a log from its beginning: gives to each entry what is known from those before it and
        needed to tell it.
        """
        return lambda shown: shown

    def tell_known(self, told: Sequence[Shown]) -> list[Line]:
        """The lines of such entries; what is added to a log later changes only its last run of entries."""
        lines: list[Line] = []
        run: list[Shown] = []
        first = 0
        for place, shown in enumerate(told):
            if shown.message in self.silent or self.is_idle(told, place):
                continue
            if run and not self.continues(run, shown):
                lines += self.lines(run, first)
                run = []
            if not run:
                first = place
            run.append(shown)
        return lines + self.lines(run, first) if run else lines

    def lines(self, run: list[Shown], first: int) -> list[Line]:
        by = seat_of(run[0].args.get("player"))
        pictures = list(dict.fromkeys(picture for shown in run if (picture := self.picture(shown))))
        return [Line(said, by, first, pictures[:MOST_PICTURES]) for said in self.sentences(run)]

    def picture(self, shown: Shown) -> str:
        """The drawing of what an entry speaks of; empty: none."""
        return ""

    def is_idle(self, told: Sequence[Shown], place: int) -> bool:
        """Whether an entry is not worth a word where it stands."""
        return False

    def continues(self, run: list[Shown], shown: Shown) -> bool:
        """Whether an entry belongs to the sentence before it."""
        if run[0].message not in self.starts or shown.message not in self.goes_on:
            return False
        return shown.args.get("player", run[0].args["player"]) == run[0].args["player"]

    def sentences(self, run: list[Shown]) -> list[Said]:
        """What is said of entries that belong together."""
        if len(run) == 1:
            return [plainly(run[0])]
        return [self.sentence(run[0], [self.doing(shown) for shown in run])]

    def doing(self, shown: Shown, **more: Arg) -> Said:
        """What somebody does, without who does it."""
        return Said(f"{self.game}-does-{shown.message.removeprefix('event-')}", {**shown.args, **more})

    def sentence(self, first: Shown, doings: Sequence[Said]) -> Said:
        """Who does it, then everything that is done."""
        return Said("told-sentence", {"player": first.args["player"], "doings": doings})


def plainly(shown: Shown) -> Said:
    """An entry in its own words."""
    return Said(shown.message, shown.args)
