"""Numbers of a run, and the names of everything in it, in words of one language."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tutable.core.registry import get_game
from tutable.core.watch import Thing
from tutable.lab.spec import subject_of
from tutable.lang import Given, Texts

Found = list[float] | tuple[float, ...]  # an estimate


class Words:
    """Numbers and names in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = get_game(game)
        self.subject = subject_of(game)
        self.texts = Texts(lang, game)

    def say(self, message: str, **args: Any) -> str:
        """All texts are words already: an edition may be called anything."""
        return self.texts.say(
            message, {name: Given(value) if isinstance(value, str) else value for name, value in args.items()}
        )

    def own(self, name: str) -> str:
        """What the game calls a sort of parts, a table, a source of points or a measure."""
        message = f"{self.game.id}-lab-{name.rstrip('%')}"
        return self.texts.say(message) if self.texts.has(message) else name

    def thing(self, thing: Thing | list[str]) -> str:
        """A part by its name; of many that are alike one message (`…-tile-n`) names each."""
        sort, name = thing
        own = f"{self.game.id}-lab-{sort}-"
        if self.texts.has(own + name):
            return self.texts.say(own + name)
        family, _, number = name.rpartition("-")
        for message, n in ((f"{own}{family}-n", number), (f"{own}n", name)):
            if self.texts.has(message):
                return self.say(message, n=n)
        return str(self.texts.word(self.subject.label((sort, name))))

    def measure(self, name: str) -> str:
        """What all games have in common."""
        return self.say(f"lab-value-{name.replace('_', '-')}")

    # -- numbers --------------------------------------------------------------------------

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{abs(value):.{digits}f}"
        if value < 0 and float(text) > 0:
            text = "−" + text
        return text.replace(".", ",") if self.texts.lang == "de" else text

    def percent(self, share: float, digits: int = 0) -> str:
        return self.number(100 * share, digits) + "\N{NO-BREAK SPACE}%"

    def points(self, share: float) -> str:
        """Percentage points, with their sign."""
        return ("+" if share >= 0 else "−") + self.number(abs(100 * share))

    def estimate(self, found: Found, digits: int = 1) -> str:
        return self.between(found, lambda value: self.number(value, digits))

    def share(self, found: Found, digits: int = 0) -> str:
        return self.between(found, lambda value: self.percent(value, digits))

    def ahead(self, found: Found) -> str:
        return self.between(found, self.points)

    def between(self, found: Found, say: Callable[[float], str]) -> str:
        """A number and what 95% lies between, if that can be said."""
        value, low, high = found
        if not math.isfinite(low) or not math.isfinite(high):
            return say(value)
        return self.say("lab-estimate", value=say(value), low=say(low), high=say(high))

    def measured(self, name: str, found: Found) -> str:
        return self.share(found) if name.endswith("%") else self.estimate(found)
