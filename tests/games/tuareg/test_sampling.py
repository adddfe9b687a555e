"""What a Tuareg player can infer: samples are exactly uniform, certainties exactly what counting gives."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from random import Random

import pytest
from mypy_extensions import i64

from tests import MANY
from tutable.core.components import Components
from tutable.core.conformance import TooManyBranches, branches
from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tuareg.knowledge import TuaregKnowledge
from tutable.games.tuareg.memory import choose
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import DEALT, GOODS, KINDS, PILE

TUAREG = get_game("tuareg")


def small(counts: tuple[int, ...]) -> Components:
    """Tuareg with a handful of cards and specials that cost one dinar."""
    values = {
        sheet: {name: dict(fields) for name, fields in rows.items()}
        for sheet, rows in TUAREG.components().values.items()
    }
    for good, count in zip(GOODS, counts, strict=True):
        values["good"][good]["count"] = count
    values["price"]["special"]["dinars"] = 1
    return Components(values, TUAREG.components().provenance, "")


def walk(match: Match, random: Random) -> Iterator[Match]:
    """A random match, stopping wherever everybody sees the table as it is."""
    while not match.is_over:
        seat = match.deciders()[0]
        if match.horizon(seat).steps == 0:
            yield match
        match.act(seat, random.choice(match.state.options_of(seat)))


def known_by(match: Match, seat: int) -> TuaregKnowledge:
    knowledge = match.knowledge(seat)
    assert isinstance(knowledge, TuaregKnowledge)
    return knowledge


def state_of(match: Match) -> TuaregState:
    state = match.state
    assert isinstance(state, TuaregState)
    return state


World = tuple[tuple[int, ...], ...]  # other hands by kind, unseen hidden cards by kind, the pile


def world_of(k: TuaregKnowledge, s: TuaregState) -> World:
    """Where, in a full state, the cards lie that a seat cannot see."""
    k.recall()
    hands = [tuple(int(n) for n in s.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in k.others]
    hidden = [one(int(s.hidden[place] & 7) - 1) for place in k.face_down]
    return (*hands, *hidden, tuple(int(s.goods[PILE + kind]) for kind in range(KINDS)))


def one(kind: int) -> tuple[int, ...]:
    return tuple(int(kind == other) for other in range(KINDS))


def exact_samples(k: TuaregKnowledge, limit: int) -> dict[World, Fraction]:
    found: dict[World, Fraction] = defaultdict(Fraction)
    for weight, world in branches(lambda rng: world_of(k, k.sample(rng)), limit):
        found[world] += weight
    return found


class Witness:
    """Keeps every table a seat can hold possible; any card of a hand is as likely to be the one that goes."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.others = [other for other in range(players) if other != seat]
        self.heard = 0
        self.worlds: dict[World, Fraction] = {}

    def begin(self, s: TuaregState) -> None:
        """A stage begins: all ways in which the others can hold what they hold together."""
        hands = [[int(n) for n in s.hands[seat * KINDS : (seat + 1) * KINDS]] for seat in self.others]
        cards = [kind for kind in range(KINDS) for _ in range(sum(hand[kind] for hand in hands))]
        pile = tuple(int(s.goods[DEALT + kind]) for kind in range(KINDS))
        deals: dict[World, int] = defaultdict(int)
        for order in itertools.permutations(cards):
            left = list(order)
            deal = [[left.pop() for _ in range(sum(hand))] for hand in hands]
            deals[(*(tuple(cards.count(kind) for kind in range(KINDS)) for cards in deal), pile)] += 1
        self.worlds = {world: Fraction(n, sum(deals.values())) for world, n in deals.items()}

    def listen(self, match: Match) -> None:
        for told in match.log(self.seat, self.heard):
            self.heard += 1
            self.hear(told.message, {name: str(value).split(":")[-1] for name, value in told.args.items()})
        total = sum(self.worlds.values())
        self.worlds = {world: weight / total for world, weight in self.worlds.items()}

    def hear(self, message: str, args: dict[str, str]) -> None:
        kind = GOODS.index(args["good"]) if args.get("good") in GOODS else None
        if message in ("event-drew", "event-drew-hidden"):
            self.move(-1, kind, self.place(args["player"]))
        elif message in ("event-laid", "event-loaded") or args.get("source") == "hand":
            self.move(self.place(args["player"]), kind, None)
        elif message == "event-hid-hidden":
            self.move(self.place(args["player"]), None, "hidden")
        elif message in ("event-stole", "event-stole-hidden"):
            self.move(self.place(args["victim"]), kind, None if kind is not None else "hidden")

    def place(self, seat: str) -> int | None:
        """Where a world has a seat's hand; None: it is the own one."""
        return self.others.index(int(seat)) if int(seat) in self.others else None

    def move(self, source: int | None, kind: int | None, target: int | str | None) -> None:
        """A card of this kind, or of any, goes from one place of every world to another."""
        if source is None:
            return
        after: dict[World, Fraction] = defaultdict(Fraction)
        for world, weight in self.worlds.items():
            for moved in range(KINDS) if kind is None else [kind]:
                if world[source][moved] > 0:
                    places = list(world)
                    places[source] = tuple(n - m for n, m in zip(places[source], one(moved), strict=True))
                    if isinstance(target, int):
                        places[target] = tuple(n + m for n, m in zip(places[target], one(moved), strict=True))
                    elif target == "hidden":
                        places.insert(-1, one(moved))
                    after[tuple(places)] += weight * world[source][moved] / sum(world[source])
        self.worlds = after


def sure(worlds: Iterable[World], place: int) -> list[int]:
    return [min(world[place][kind] for world in worlds) for kind in range(KINDS)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("counts", [(2, 2, 3, 3), (3, 3, 1, 3), (1, 2, 4, 4)])
def test_samples_and_certainties_are_what_a_perfect_memory_holds(
    players: int, counts: tuple[int, ...]
) -> None:
    compared = {1: 0, 2: 0}
    certain = hidden = 0
    for seed in range(40 if MANY else 12):
        random = Random(seed)
        watcher = random.choice([*range(players), SPECTATOR])
        witness, stage = Witness(watcher, players), 0
        for match in walk(Match.new(TUAREG, players, seed=seed, components=small(counts)), random):
            s, k = state_of(match), known_by(match, watcher)
            if stage != s.stage:
                stage = int(s.stage)
                witness.begin(s)
                witness.heard = len(match.log(watcher))
            witness.listen(match)
            assert world_of(k, s) in witness.worlds
            for place, seat in enumerate(k.others):
                assert k.certain_in_hand(seat) == sure(witness.worlds, place)
                certain += sum(k.certain_in_hand(seat)) if stage == 2 else 0
            for n, place in enumerate(k.face_down):
                known = sure(witness.worlds, len(k.others) + n)
                assert k.certain_card(place) == (known.index(1) if any(known) else -1)
                hidden += any(known)
            try:
                assert exact_samples(k, 400) == witness.worlds
            except TooManyBranches:
                continue
            compared[stage] += len(witness.worlds) > 1
    assert min(compared.values()) > 10 and certain > 0 and hidden > 0


def test_a_walk_over_all_branches_adds_up_and_stops_at_its_limit() -> None:
    found: dict[tuple[int, int], Fraction] = defaultdict(Fraction)

    def two(rng: Rng) -> tuple[int, int]:
        first = int(rng.below(3))
        return first, int(rng.below(2)) if first else 0

    for weight, pair in branches(two):
        found[pair] += weight
    assert found[0, 0] == Fraction(1, 3)
    assert found[2, 1] == Fraction(1, 6)
    assert sum(found.values()) == 1
    with pytest.raises(TooManyBranches):
        list(branches(two, limit=3))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_cards_that_left_the_pile_are_the_cards_drawn_in_every_sample(players: int) -> None:
    stages = set()
    for seed in range(20 if MANY else 4):
        random = Random(seed)
        for match in walk(Match.new(TUAREG, players, seed=seed), random):
            if random.random() < 0.5:
                continue
            s, seat = state_of(match), random.choice([*range(players), SPECTATOR])
            sample = known_by(match, seat).sample(Rng(seed))
            for table in (s, sample):
                for kind in range(KINDS):
                    drawn = sum(int(table.drawn[q * KINDS + kind]) for q in range(players))
                    assert int(table.goods[DEALT + kind] - table.goods[PILE + kind]) == drawn
                    assert table.goods[PILE + kind] >= 0
            stages.add(int(s.stage))
    assert stages == {1, 2}


class Careful(Rng):
    """The generator multiplies 32 bits by what it draws from: the compiled one has 63 for the product."""

    def below(self, n: i64) -> i64:
        assert 0 < n < 1 << 31
        return super().below(n)


def test_weights_of_any_size_are_drawn_within_what_the_generator_can() -> None:
    rng = Careful(1)
    for bits in (1, 31, 32, 60, 200):
        drawn = {choose(rng, {1: 1 << bits, 2: 3 << bits, 3: 0}) for _ in range(60)}
        assert drawn == {1, 2}
