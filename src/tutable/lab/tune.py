"""Looks for small changes of reconstructed values that make wishes come true (optuna, the extra `lab`).

Printed values are never touched. Every try plays the same deals, so that tries differ by their values; what
was found is then judged on fresh deals that the search has not seen, against the edition as it was. No
values are tried twice. Every try is a run of its own in the folder: a search that was killed goes on there.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from tutable.core.components import Components
from tutable.core.errors import BadComponents
from tutable.core.game import Game
from tutable.lab.editions import of_components
from tutable.lab.errors import BadLab, extra
from tutable.lab.figures import figures
from tutable.lab.knobs import Knob, turned
from tutable.lab.runner import Crew, carry_out, seconds_of_a_deal
from tutable.lab.spec import Spec, Variant, make
from tutable.lab.store import Run
from tutable.lab.wishes import Verdict, Wish

SMALL = 0.05  # what a change of a value by its whole range costs, in missed wishes
IMPOSSIBLE = 10.0  # the cost of values that no table could have
ASKS = 20  # times that optuna may name what was tried, before something else is drawn


@dataclass(frozen=True)
class Try:
    """One set of values: what it costs, and what was missed."""

    settings: dict[str, int]
    cost: float
    missed: dict[str, float]
    possible: bool = True


@dataclass(frozen=True)
class Found:
    """What a search says of itself."""

    tries: list[Try]
    best: Try
    edition: str  # the text of the proposal
    fresh: dict[str, Any]  # figures of the old edition and the proposal on fresh deals
    verdicts: dict[str, Verdict]  # by wish, there


class Tuner:
    """A search in one folder."""

    def __init__(
        self, game: Game, parts: Components, base: Spec, knobs: list[Knob], wishes: list[Wish], folder: Path
    ) -> None:
        for knob in knobs:
            if knob.is_printed(parts):
                raise BadLab(problem="printed", place=knob.place)
        if not knobs or not wishes:
            raise BadLab(problem="tune-needs")
        self.game = game
        self.parts = parts
        self.base = base
        self.knobs = knobs
        self.wishes = wishes
        self.folder = folder

    def search(self, tries: int, crew: Crew, show: Callable[[Try], None] = lambda done: None) -> Found:
        optuna = extra("optuna")
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=self.base.seed))
        now = {knob.place: knob.now(self.parts) for knob in self.knobs}
        done: list[Try] = []
        if self.outside():
            done.append(self.attempt(now, crew))
            show(done[-1])
        else:
            study.enqueue_trial(now)
        dice = random.Random(self.base.seed)
        while len(done) < self.planned(tries):
            trial, settings = self.next(study, optuna.trial.TrialState.FAIL, done, dice)
            done.append(self.attempt(settings, crew))
            study.tell(trial, done[-1].cost)
            show(done[-1])
        allowed = [one for one in done if one.possible and self.is_within(one.settings)]
        if not allowed:
            raise BadLab(problem="sweep-empty")
        return self.judged(done, min(allowed, key=lambda one: one.cost), crew)

    def next(
        self, study: Any, forgotten: Any, done: list[Try], dice: random.Random
    ) -> tuple[Any, dict[str, int]]:
        """Values that were not tried yet. What optuna names again would count double, told again."""
        known = [one.settings for one in done]
        for asked in count():
            if asked >= ASKS:
                study.enqueue_trial({knob.place: dice.choice(knob.values()) for knob in self.knobs})
            trial = study.ask()
            settings = {
                knob.place: int(trial.suggest_int(knob.place, knob.low, knob.values()[-1], step=knob.step))
                for knob in self.knobs
            }
            if settings not in known:
                return trial, settings
            study.tell(trial, state=forgotten)
        raise AssertionError("unreachable: a count has no end")

    def planned(self, tries: int) -> int:
        """How many sets of values are tried: no more than there are, and those of now if they lie outside."""
        every = math.prod(len(knob.values()) for knob in self.knobs)
        return min(tries, every) + bool(self.outside())

    def outside(self) -> list[Knob]:
        """Values that are not among those they may be turned to: tried to compare with, and not proposed."""
        return [knob for knob in self.knobs if knob.now(self.parts) not in knob.values()]

    def is_within(self, settings: dict[str, int]) -> bool:
        return all(settings[knob.place] in knob.values() for knob in self.knobs)

    def expected_seconds(self, tries: int, workers: int) -> float:
        """All tries, and two editions on fresh deals; what is there from before is spared."""
        spec = self.spec_of([Variant("before", self.parts.hash, self.game.own_source(self.parts))])
        deal = sum(seconds_of_a_deal(spec, players) for players in spec.players)
        return deal * spec.games * (self.planned(tries) + 2) / workers

    def attempt(self, settings: dict[str, int], crew: Crew) -> Try:
        try:
            made = turned(self.game, self.parts, settings, "proposal")
        except BadComponents:
            return Try(settings, IMPOSSIBLE, {}, possible=False)
        found = self.play([of_components("proposal", made, self.game)], self.base.seed, crew)
        for wish in self.wishes:
            wish.check(found)
        missed = {str(wish): wish.missed(found) for wish in self.wishes}
        return Try(settings, sum(missed.values()) + SMALL * self.distance(settings), missed)

    def distance(self, settings: dict[str, int]) -> float:
        """How far from what is there: wishes come first, then small changes."""
        return sum(
            abs(settings[knob.place] - knob.now(self.parts)) / max(knob.high - knob.low, 1)
            for knob in self.knobs
        )

    def judged(self, done: list[Try], best: Try, crew: Crew) -> Found:
        """The verdict on deals that no try has seen."""
        made = turned(self.game, self.parts, best.settings, "proposal")
        before = Variant("before", self.parts.hash, self.game.own_source(self.parts))
        variants = [before]
        if made.hash != self.parts.hash:
            variants.append(of_components("proposal", made, self.game))
        fresh = self.play(variants, self.base.seed + 1, crew)
        return Found(done, best, made.source, fresh, {str(wish): wish.verdict(fresh) for wish in self.wishes})

    def spec_of(self, variants: list[Variant], seed: int | None = None) -> Spec:
        base = self.base
        return make(
            self.game,
            variants,
            base.players,
            base.bots,
            base.games,
            base.seed if seed is None else seed,
            base.options,
            base.force,
            judged=0,
            weights=self.parts.hash,
        )

    def play(self, variants: list[Variant], seed: int, crew: Crew) -> dict[str, Any]:
        spec = self.spec_of(variants, seed)
        run = Run.begin(self.folder / spec.name(), spec)
        carry_out(run, crew)
        return figures(run)
