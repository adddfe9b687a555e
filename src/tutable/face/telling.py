"""The log as somebody at a table would tell it: what one player does in one go, in one sentence.

A game says which entries begin such a sentence and which go on with it. Their words without a subject are
the messages `<game>-does-<event>`: "Ann" + "recruits nomad 7" + "spends 2 fish" is "Ann recruits nomad 7 and
spends 2 fish." A game rearranges the entries of a sentence first, so that nothing is said twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutable.core.engine import Shown
from tutable.face.phrases import capital, listed
from tutable.lang import Texts


class Telling:
    """Sentences for one game."""

    game = ""
    starts: frozenset[str] = frozenset()  # entries that begin a sentence in which more may be told
    goes_on: frozenset[str] = frozenset()  # entries of the same player that go on with it
    silent: frozenset[str] = frozenset()  # entries nobody would mention

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def tell(self, told: Sequence[Shown]) -> list[str]:
        runs: list[list[Shown]] = []
        for shown in told:
            if shown.message in self.silent:
                continue
            if runs and self.continues(runs[-1], shown):
                runs[-1].append(shown)
            else:
                runs.append([shown])
        return [capital(line) for run in runs for line in self.sentences(run)]

    def continues(self, run: list[Shown], shown: Shown) -> bool:
        """Whether an entry belongs to the sentence before it."""
        if run[0].message not in self.starts or shown.message not in self.goes_on:
            return False
        return shown.args.get("player", run[0].args["player"]) == run[0].args["player"]

    def sentences(self, run: list[Shown]) -> list[str]:
        if len(run) == 1:
            return [self.texts.show(run[0])]
        return [self.sentence(run[0].args["player"], [self.doing(shown) for shown in run])]

    def doing(self, shown: Shown, **more: Any) -> str:
        """What somebody does, without who does it."""
        return self.texts.say(
            f"{self.game}-does-{shown.message.removeprefix('event-')}", {**shown.args, **more}
        )

    def sentence(self, player: str | int, doings: list[str]) -> str:
        name = self.texts.player(int(str(player).removeprefix("seat:")))
        return f"{name} {listed(doings, self.texts)}."
