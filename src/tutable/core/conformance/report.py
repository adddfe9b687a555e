"""What a run of the suite says: every property by name, how often it was put to the test, what broke it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

PROPERTIES: dict[str, str] = {
    "runs": "no step of a game raises",
    "ends": "somebody has an option until the game is over, the stack keeps its bounds, every game ends",
    "legality": "options are the legal picks, each once, and why_not agrees for every id of the game",
    "reasons": "every refusal is a reason in the game's registry, under a rule of its rulebook",
    "words": "every pick can be shown, every question asked, every refusal explained",
    "census": "no component is lost or gained",
    "clone": "a copy is equal and shares nothing",
    "codec": "a state survives being written and read",
    "snapshot": "knowledge does not change when the table it was taken from moves on",
    "chance": "keys are unique, weights positive, draws follow the weights, luck follows from seed and key",
    "replay": "a saved match loads as the same match for every seat, at any moment",
    "undo": "taking back a pick restores everything",
    "horizon": "nothing that showed somebody something new can be taken back",
    "tentative": "what is not committed is seen by nobody but the mover",
    "versions": "a seat whose version stands still sees no change",
    "sealed": "sealed choices show nothing before the last, can be replaced, and come in any order",
    "samples": "a sample is a table its seat cannot tell from the real one, and can be played on",
    "memory": "what a seat holds possible follows from what it held possible and what it was told, as likely",
    "non-interference": "what a seat cannot know changes nothing it is shown",
    "steps": "how the table stood at each event shows a seat nothing it cannot know",
    "prompt": "what a pick changes is changed when the last is told of it",
    "told": "a seat knows exactly what it was told: nothing else shows, nothing told is forgotten",
    "skip": "who is asked what next does not depend on secrets",
}
KEPT = 3  # failures kept of each property; one defect breaks many steps


@dataclass(frozen=True)
class Failure:
    """A broken property, and how to see it break again."""

    property: str
    game: str
    players: int
    options: Mapping[str, str]
    seed: int
    step: int
    detail: str

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        where = f"{self.game} for {self.players},{chosen} seed {self.seed}, step {self.step}"
        return f"{self.property}: {where}: {self.detail}"


@dataclass
class Report:
    """The result of a run: `ok`, `failures`, and a text with everything."""

    game: str
    games: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    broken: Counter[str] = field(default_factory=Counter)

    @property
    def ok(self) -> bool:
        return not self.failures

    def failed(self) -> set[str]:
        """The names of the broken properties."""
        return set(self.broken)

    def __str__(self) -> str:
        verdict = "conforms" if self.ok else f"breaks {len(self.broken)} of {len(PROPERTIES)} properties"
        lines = [f"{self.game} {verdict} ({self.games} games)"]
        for name, sentence in PROPERTIES.items():
            count = f"{self.checks[name]} checks" if self.checks[name] else "does not arise"
            if self.broken[name]:
                count += f", {self.broken[name]} FAILED"
            lines.append(f"  {name:16} {count:>24}   {sentence}")
        return "\n".join(lines + [f"  {failure}" for failure in self.failures])


class Watch:
    """Notes, for one game of a run, what was checked and what failed."""

    def __init__(self, report: Report, players: int, options: Mapping[str, str], seed: int) -> None:
        self.report = report
        self.players = players
        self.options = options
        self.seed = seed
        self.step = 0

    def expect(self, name: str, holds: bool, detail: str) -> bool:
        """One check of a property."""
        self.report.checks[name] += 1
        if not holds:
            self.fail(name, detail)
        return holds

    def fail(self, name: str, detail: str) -> None:
        assert name in PROPERTIES
        self.report.broken[name] += 1
        if self.report.broken[name] <= KEPT:
            self.report.failures.append(
                Failure(name, self.report.game, self.players, self.options, self.seed, self.step, detail)
            )

    @contextmanager
    def guard(self, name: str) -> Iterator[None]:
        """Whatever is raised in here breaks the property."""
        try:
            yield
        except Exception as error:
            self.fail(name, f"raised {type(error).__name__}: {error}")
