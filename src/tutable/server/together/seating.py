"""Who plays with whom in a round: as many different people as possible, and everybody in every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random

TRIES = 300
Place = str | None  # a person, or None: a bot
Draw = list[list[Place]]


def drawn(people: Sequence[str], players: int, past: Sequence[Sequence[Place]], random: Random) -> Draw:
    """Tables of a round. `past`: all tables so far, by seats. Bots are spread where people do not suffice."""
    met = Counter(pair for table in past for pair in combinations(sorted(filter(None, table)), 2))
    best: list[list[str]] = []
    cost = -1
    for _ in range(TRIES):
        found = grouped(people, players, met, random)
        now = sum(met[pair] ** 2 for table in found for pair in combinations(sorted(table), 2))
        if cost < 0 or now < cost:
            best, cost = found, now
        if cost == 0:
            break
    had = Counter((person, seat) for table in past for seat, person in enumerate(table) if person)
    return [seated([*table, *[None] * (players - len(table))], had, random) for table in best]


def sizes(count: int, players: int) -> list[int]:
    """How many people at each table: as few bots as possible, and spread over all tables."""
    tables = max(1, -(-count // players))
    return [count // tables + (1 if at < count % tables else 0) for at in range(tables)]


def grouped(
    people: Sequence[str], players: int, met: Counter[tuple[str, str]], random: Random
) -> list[list[str]]:
    """One way to do it: in a random order everybody goes where they know the fewest."""
    order = list(people)
    random.shuffle(order)
    room = sizes(len(order), players)
    tables: list[list[str]] = [[] for _ in room]
    for person in order:
        free = [at for at, table in enumerate(tables) if len(table) < room[at]]

        def known(at: int, person: str = person) -> tuple[int, int]:
            others = tables[at]
            return sum(met[(min(person, one), max(person, one))] ** 2 for one in others), len(others)

        tables[min(free, key=known)].append(person)
    return tables


def seated(table: list[Place], had: Counter[tuple[str, int]], random: Random) -> list[Place]:
    """The order in which people have sat least often where they sit now."""
    ways: list[tuple[Place, ...]] = list(permutations(table))
    random.shuffle(ways)

    def repeated(way: tuple[Place, ...]) -> int:
        return sum(had[(person, seat)] ** 2 for seat, person in enumerate(way) if person)

    best = min(ways, key=repeated)
    return list(best)
