"""What many games have shown, added up."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from bench.watch import Thing
from tutable.arena import interval


@dataclass
class Part:
    """One part over many games."""

    offered: int = 0  # games
    taken: int = 0  # games in which somebody had it
    owners: int = 0
    wins: float = 0.0  # of the owners

    def share(self) -> float:
        return self.taken / self.offered

    def ahead(self, players: int) -> tuple[float, float, float]:
        """How far its owners' wins are over a fair share: measured, and the 95% interval."""
        if not self.owners:
            return 0.0, 0.0, 0.0
        won = self.wins / self.owners
        low, high = interval(won, self.owners)
        return won - 1 / players, low - 1 / players, high - 1 / players


@dataclass
class Tally:
    """What the games of one player count have shown."""

    players: int
    games: int = 0
    tables: Counter[str] = field(default_factory=Counter)
    parts: defaultdict[Thing, Part] = field(default_factory=lambda: defaultdict(Part))
    uses: Counter[Thing] = field(default_factory=Counter)
    winners_uses: defaultdict[Thing, float] = field(default_factory=lambda: defaultdict(float))
    measures: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.tables += other.tables
        self.uses += other.uses
        for thing, part in other.parts.items():
            mine = self.parts[thing]
            mine.offered += part.offered
            mine.taken += part.taken
            mine.owners += part.owners
            mine.wins += part.wins
        for thing, count in other.winners_uses.items():
            self.winners_uses[thing] += count
        for name, values in other.measures.items():
            self.measures[name] += values
