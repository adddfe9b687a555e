"""The games of one variant and player count, added up row by row: what the figures are made from."""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations

from tutable.core.watch import Thing
from tutable.lab.precision import value_of
from tutable.lab.rows import Row
from tutable.lab.stats import Ratio

MEASURED = ("score", "turns", "minutes", "decided", "lead_changes", "picks", "choices")
SHOWN = 3  # games that a part or a pair names
Peers = tuple[str, str, int]  # those who had so many parts of a sort at such a table


class PartSum:
    """One part over many games."""

    def __init__(self) -> None:
        self.offered = 0  # games
        self.taken = 0  # games in which somebody had it
        self.owners = 0
        self.wins = 0.0  # of the owners
        self.winners = 0.0  # winners of the games that offered it who had it
        self.when: list[float] = []  # the part of the game after which it was first taken
        self.peers: defaultdict[Peers, list[float]] = defaultdict(lambda: [0, 0.0])  # owners and their wins
        self.points: list[int] = []  # what it brought each owner
        self.shown: list[str] = []  # a few games to look at: those won with it
        # By the number of each game that offered it, for what another variant does in the same deals.
        self.at = array("L")
        self.owned = array("B")
        self.won = array("d")


class PairSum:
    """Two parts in one hand."""

    def __init__(self) -> None:
        self.owners = 0
        self.wins = 0.0
        self.shown: list[str] = []  # games won with both


class Group:
    """All games of one variant and player count."""

    def __init__(self, players: int, variant: int) -> None:
        self.players = players
        self.variant = variant
        self.games = 0
        self.tables: Counter[str] = Counter()
        self.places = [0.0] * players  # wins by order of play
        self.first_wins: list[float] = []  # of whoever began, in each game
        self.shared = 0
        self.values: defaultdict[str, list[float]] = defaultdict(list)  # one for each game
        self.scores: list[int] = []  # of every seat
        self.margins: list[int] = []  # of the winner over the next
        self.options: list[int] = []  # what could be picked at all choices of a game
        self.judged: list[int] = []  # choices that were looked at, in each game
        self.clear: list[int] = []  # and those with one pick far better than all others
        self.points: list[float] = []  # of a player, from all sources together, in each game
        self.sources: defaultdict[str, list[float]] = defaultdict(list)  # and from each that it has
        self.sources_at: defaultdict[str, list[int]] = defaultdict(list)  # the numbers of these games
        self.parts: defaultdict[Thing, PartSum] = defaultdict(PartSum)
        self.peers: defaultdict[Peers, list[float]] = defaultdict(lambda: [0, 0.0])  # seats and their wins
        self.pairs: defaultdict[tuple[Thing, Thing], PairSum] = defaultdict(PairSum)
        self.uses: defaultdict[Thing, Ratio] = defaultdict(Ratio)  # those of winners, of all
        self.measures: defaultdict[str, list[float]] = defaultdict(list)
        self.forced_wins: list[float] = []
        self.ids: list[str] = []
        self.telling: dict[str, tuple[float, str]] = {}  # the game with the most of something

    def add(self, row: Row) -> None:
        self.games += 1
        self.ids.append(row.id)
        self.tables[row.table] += 1
        self.tell(f"table-{row.table}", 0, row.id)
        ordered = sorted(row.scores, reverse=True)
        self.margins.append(ordered[0] - ordered[1])
        for seat in row.winners:
            place = (seat - row.first) % row.players
            self.places[place] += 1 / len(row.winners)
            self.tell(f"place-{place + 1}", self.margins[-1], row.id)
        self.first_wins.append(row.share(row.first))
        self.shared += len(row.winners) > 1
        if len(row.winners) > 1:
            self.tell("shared", 0, row.id)
        for name in MEASURED:
            value = value_of(row, name)
            self.values[name].append(value)
            self.tell(f"most-{name}", value, row.id)
        self.scores += row.scores
        self.tell("most-margin", self.margins[-1], row.id)
        self.tell("most-deviation", ordered[0] - ordered[-1], row.id)
        self.tell("most-branching", row.options / max(row.choices, 1), row.id)
        self.tell("most-picks_per_turn", row.picks / max(row.turns, 1), row.id)
        self.tell("most-choices_per_turn", row.choices / max(row.turns, 1), row.id)
        self.tell("most-clear", row.clear / max(row.judged, 1), row.id)
        self.options.append(row.options)
        self.judged.append(row.judged)
        self.clear.append(row.clear)
        self.points.append(sum(map(sum, row.sources.values())) / row.players)
        for source, points in row.sources.items():
            self.sources[source].append(sum(points) / row.players)
            self.sources_at[source].append(self.games - 1)
            self.tell(f"source-{source}", sum(points), row.id)
        for name, measured in row.measures.items():
            self.measures[name].append(measured)
            self.tell(f"measure-{name}", measured, row.id)
        if row.forced >= 0:
            self.forced_wins.append(row.share(row.forced))
        self.add_uses(row)
        self.add_parts(row)

    def tell(self, what: str, value: float, game: str) -> None:
        if what not in self.telling or value > self.telling[what][0]:
            self.telling[what] = (value, game)

    def add_uses(self, row: Row) -> None:
        for sort, names in row.uses.items():
            for name, counts in names.items():
                by_winners = sum(counts[seat] * row.share(seat) for seat in row.winners)
                self.uses[sort, name].add(by_winners, sum(counts))
                self.tell(f"use-{sort}:{name}", sum(counts), row.id)

    def add_parts(self, row: Row) -> None:
        held: defaultdict[int, list[Thing]] = defaultdict(list)
        for sort, names in row.parts.items():
            for name, part in names.items():
                found = self.parts[sort, name]
                found.offered += 1
                found.at.append(self.games - 1)
                found.owned.append(len(part.owners))
                found.won.append(sum(row.share(seat) for seat, _, _ in part.owners))
                if not part.owners:
                    continue
                found.taken += 1
                found.when.append(min(turn for _, turn, _ in part.owners) / max(row.turns, 1))
                for seat, _, points in part.owners:
                    found.owners += 1
                    found.wins += row.share(seat)
                    found.winners += row.share(seat)
                    found.points.append(points)
                    held[seat].append((sort, name))
                    if seat in row.winners and len(found.shown) < SHOWN:
                        found.shown.append(row.id)
        for seat, things in held.items():
            counts = Counter(sort for sort, _ in things)
            share = row.share(seat)
            for sort, count in counts.items():
                count_one(self.peers[row.table, sort, count], share)
            for thing in set(things):
                count_one(self.parts[thing].peers[row.table, thing[0], counts[thing[0]]], share)
            for pair in combinations(sorted(things), 2):
                both = self.pairs[pair]
                both.owners += 1
                both.wins += row.share(seat)
                if seat in row.winners and len(both.shown) < SHOWN:
                    both.shown.append(row.id)


def count_one(seats: list[float], share: float) -> None:
    seats[0] += 1
    seats[1] += share


def gather(rows: Iterable[Row], players: int, variants: int) -> list[Group]:
    """Rows of one player count, by variant."""
    groups = [Group(players, variant) for variant in range(variants)]
    for row in rows:
        groups[row.variant].add(row)
    return groups
