"""How a run stands: what its games say so far, with intervals that grow narrower."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tutable.lab import stats
from tutable.lab.rows import Row
from tutable.lab.spec import Spec
from tutable.server.wire.lab import Interval, LabFigures, LabSection


@dataclass
class Sum:
    """Values that are counted as they come."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> Interval:
        found = stats.mean_of(self.count, self.total, self.squares)
        return Interval(found.value, *(found[1:] if self.count > 1 else (None, None)))

    def share(self) -> Interval:
        return Interval(*stats.share(self.total, self.count))


@dataclass
class Edition:
    first: Sum = field(default_factory=Sum)
    score: Sum = field(default_factory=Sum)
    turns: Sum = field(default_factory=Sum)


class Section:
    """One player count."""

    def __init__(self, players: int, names: list[str]) -> None:
        self.players = players
        self.names = names
        self.editions = [Edition() for _ in names]
        self.difference = Sum()

    def hear(self, rows: list[Row]) -> None:
        """One deal, with every edition."""
        scores = [sum(row.scores) / row.players for row in rows]
        for row, score in zip(rows, scores, strict=True):
            edition = self.editions[row.variant]
            edition.first.add(row.share(row.first))
            edition.score.add(score)
            edition.turns.add(row.turns)
        if len(rows) == 2:
            self.difference.add(scores[1] - scores[0])

    def told(self) -> LabSection:
        figures = [
            LabFigures(name, edition.first.share(), edition.score.mean(), edition.turns.mean())
            for name, edition in zip(self.names, self.editions, strict=True)
        ]
        compared = self.difference.mean() if self.difference.count else None
        return LabSection(self.players, self.editions[0].first.count, figures, compared)


class Standing:
    """All player counts of a run."""

    def __init__(self, spec: Spec) -> None:
        names = [variant.name for variant in spec.variants]
        self.sections = {players: Section(players, names) for players in spec.players}

    def hear(self, rows: Iterable[Row]) -> None:
        """Whole deals, in any order."""
        together: list[Row] = []
        for row in rows:
            if together and row.deal != together[0].deal:
                self.sections[together[0].players].hear(together)
                together = []
            together.append(row)
        if together:
            self.sections[together[0].players].hear(together)

    def deals(self, players: int) -> int:
        return self.sections[players].editions[0].first.count

    def told(self) -> list[LabSection]:
        return [section.told() for section in self.sections.values()]
