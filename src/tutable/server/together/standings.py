"""What a table is worth: points by rank, shared where people are equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass


@dataclass(frozen=True)
class Played:
    """A finished table: points and winners by seat, whose seat it was, and who did not play it to the end."""

    scores: Sequence[int]
    winners: Sequence[int]
    people: Mapping[int, str]
    gone: Set[int] = frozenset()


@dataclass
class Total:
    """Table points, counted twice so that halves are whole: two for each one beaten, one for each equal."""

    twice: int = 0
    wins: int = 0
    games: int = 0
    scored: int = 0


def totals(tables: Sequence[Played]) -> dict[str, Total]:
    found: dict[str, Total] = {}
    for table in tables:
        order = [
            (seat not in table.gone, seat in table.winners, score) for seat, score in enumerate(table.scores)
        ]
        for seat, person in table.people.items():
            total = found.setdefault(person, Total())
            total.twice += sum(2 * (order[seat] > other) + (order[seat] == other) for other in order) - 1
            total.wins += seat in table.winners and seat not in table.gone
            total.games += 1
            total.scored += table.scores[seat]
    return found
