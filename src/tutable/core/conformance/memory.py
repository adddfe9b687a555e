"""Memory: what a seat holds possible follows from what it held possible before and what it was told.

Where a seat can tell few tables apart, all of them are known: every branch of its sampling. Each is
led on by whatever could have happened and would have been told alike. What comes out must be what
the seat samples afterwards. A table too many, and something was forgotten without a reason; one too
few, and something is known that nobody could know. After chance and after an own pick the weights must
agree as well.

That somebody could pick what was picked may tell something, too; a game need not remember that. So a
table too many counts only if the pick was open at every table held possible.

Where there are too many tables, several are imagined and led on in the same way. What is the same at all of
them is certain, or nearly so, and must not be lost: at most of the tables imagined afterwards it still holds.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from tutable.core.codec import encode, encode_knowledge
from tutable.core.conformance.branches import TooManyBranches, branches
from tutable.core.conformance.report import Watch
from tutable.core.engine import CHANCE, Knowledge, State
from tutable.core.events import Ear
from tutable.core.rng import Rng

MOST_BRANCHES = 300
SOME = 20  # tables looked at where there are too many
SEVERAL = 40  # tables imagined to see what is certain, and how many of them must be led on
ENOUGH = 30


def check_memory(watch: Watch, s: State, pick: int, seat: int) -> None:
    """Take a step on copies of the table and of everything a seat holds possible."""
    before = worlds(s.knowledge(seat))
    if before is None:
        if watch.step % 2 == 0:  # dear: every second time is often enough
            check_certain(watch, s, pick, seat)
        return
    after, told = heard(s, pick, seat)
    knowledge = after.knowledge(seat)
    led: dict[bytes, Fraction] = defaultdict(Fraction)
    for world, weight in before.values():
        for option, share in steps(s, world, pick, seat):
            then, words = heard(world, option, seat)
            if words == told and encode_knowledge(then.knowledge(seat)) == encode_knowledge(knowledge):
                led[encode(then)] += weight * share
    sampled = worlds(knowledge)
    found = sampled or {encode(world): (world, Fraction(0)) for world in some(knowledge)}
    name = s.decisions[s.top() & 0xFF].name
    if s.deciders() == CHANCE or all(pick in world.options() for world, _ in before.values()):
        lost = found.keys() - led.keys()
        watch.expect("memory", not lost, f"{name}: seat {seat} forgets what ruled out {len(lost)} tables")
    if sampled is not None:
        made = led.keys() - sampled.keys()
        watch.expect("memory", not made, f"{name}: seat {seat} rules out {len(made)} tables for no reason")
        if s.seat() in (CHANCE, seat) and led.keys() == sampled.keys():
            total = sum(led.values())
            same = all(weight / total == sampled[world][1] for world, weight in led.items())
            detail = f"{name}: seat {seat} samples some tables more often than is right"
            watch.expect("memory", same, detail)


def check_certain(watch: Watch, s: State, pick: int, seat: int) -> None:
    """What was certain stays certain, unless something told explains its loss."""
    before = some(s.knowledge(seat), SEVERAL)
    if s.deciders() != CHANCE and not all(pick in world.options() for world in before):
        return
    after, told = heard(s, pick, seat)
    knowledge = after.knowledge(seat)
    key = knowledge.key()
    led: list[list[State]] = []
    for world in before:
        thens = [heard(world, option, seat) for option, _ in steps(s, world, pick, seat)]
        same = [then for then, words in thens if words == told]
        led.append([then for then in same if then.knowledge(seat).key() == key])
    if sum(map(bool, led)) < ENOUGH:  # what was told is rare: too little is known of it
        return
    certain = agreed([numbers(then) for thens in led for then in thens])
    found = [numbers(world) for world in some(knowledge, SEVERAL)]
    lost = [at for at, value in certain.items() if sum(one[at] != value for one in found) > SEVERAL // 2]
    name = s.decisions[s.top() & 0xFF].name
    watch.expect("memory", not lost, f"{name}: seat {seat} forgets what was certain at places {lost}")


def numbers(s: State) -> list[int]:
    """Everything on a table, place by place."""
    return [int(number) for table in (s.stack, *s.tables()) for number in table]


def agreed(tables: list[list[int]]) -> dict[int, int]:
    """The places at which all tables have the same number."""
    return {at: column[0] for at, column in enumerate(zip(*tables, strict=True)) if len(set(column)) == 1}


def worlds(knowledge: Knowledge) -> dict[bytes, tuple[State, Fraction]] | None:
    """Every table held possible with its weight, or None if there are too many to walk."""
    found: dict[bytes, tuple[State, Fraction]] = {}
    try:
        for weight, world in branches(knowledge.sample, MOST_BRANCHES):
            key = encode(world)
            found[key] = (world, weight + (found[key][1] if key in found else 0))
    except TooManyBranches:
        return None
    return found


def some(knowledge: Knowledge, count: int = SOME) -> list[State]:
    return [knowledge.sample(Rng(seed)) for seed in range(count)]


def steps(s: State, world: State, pick: int, seat: int) -> list[tuple[int, Fraction]]:
    """What could have happened at a table held possible: the own pick, any pick of others, any luck."""
    if world.deciders() == CHANCE:
        outcomes = world.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, Fraction(weight, total)) for outcome, weight in outcomes]
    options = world.options()
    return [(option, Fraction(1)) for option in options if s.seat() != seat or option == pick]


def heard(s: State, pick: int, seat: int) -> tuple[State, list[int]]:
    """A copy after a pick, and what a seat was told."""
    after, ear = s.clone(), Ear()
    after.listener = ear
    after.take(pick)
    return after, ear.heard_by(seat)
