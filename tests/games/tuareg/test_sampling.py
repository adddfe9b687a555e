"""What a Tuareg player can infer: samples are exactly uniform, certainties exactly what counting gives."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from math import factorial, prod
from random import Random

import pytest

from tests import MANY
from tutable.core.components import Components
from tutable.core.conformance import TooManyBranches, branches
from tutable.core.engine import SPECTATOR
from tutable.core.match import Match
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.games.tuareg.knowledge import UNSEEN, TuaregKnowledge
from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import DEALT, GOODS, HIDDEN, KINDS, PILE

TUAREG = get_game("tuareg")
Deal = tuple[tuple[int, ...], ...]  # unseen cards by place (hands, hidden places, pile) and kind


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


def unseen_deal(k: TuaregKnowledge, s: TuaregState) -> Deal:
    """Where, in a full state, the cards lie that a seat cannot see."""
    n = int(k.rules.players)
    hands = [
        tuple(int(s.hands[seat * KINDS + kind]) for kind in range(KINDS))
        for seat in range(n)
        if seat != k.seat
    ]
    hidden = [
        tuple(int(s.hidden[i] & 7 == kind + 1) for kind in range(KINDS))
        for i in range(n * HIDDEN)
        if k.hidden[i] & 7 == UNSEEN
    ]
    return (*hands, *hidden, tuple(int(s.goods[PILE + kind]) for kind in range(KINDS)))


def probability(deal: Deal) -> Fraction:
    """Of all ways to lay distinct cards into places of these sizes, the share that looks like this."""
    ways = prod(
        factorial(sum(place[kind] for place in deal)) // prod(factorial(place[kind]) for place in deal)
        for kind in range(KINDS)
    )
    sizes = [sum(place) for place in deal]
    return Fraction(ways * prod(factorial(size) for size in sizes), factorial(sum(sizes)))


def exact_samples(k: TuaregKnowledge, limit: int) -> dict[Deal, Fraction]:
    found: dict[Deal, Fraction] = defaultdict(Fraction)
    for weight, deal in branches(lambda rng: unseen_deal(k, k.sample(rng)), limit):
        found[deal] += weight
    return found


@pytest.mark.parametrize("counts", [(2, 2, 3, 3), (3, 3, 1, 2), (1, 2, 4, 4)])
def test_stage_1_samples_every_deal_exactly_as_often_as_it_is_likely(counts: tuple[int, ...]) -> None:
    compared = with_hidden = 0
    for seed in range(80 if MANY else 16):
        random = Random(seed)
        for match in walk(Match.new(TUAREG, 2, seed=seed, components=small(counts)), random):
            s = state_of(match)
            if s.stage > 1:
                break
            k = known_by(match, random.choice([0, 1, SPECTATOR]))
            try:
                found = exact_samples(k, 2500)
            except TooManyBranches:
                continue
            if len(found) > 1:
                compared += 1
                with_hidden += any(card & 7 == UNSEEN for card in k.hidden)
            assert sum(found.values()) == 1
            assert found == {deal: probability(deal) for deal in found}
            assert unseen_deal(k, s) in found
    assert compared >= 20 and with_hidden > 0


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


def surely(k: TuaregKnowledge, kind: int, size: int) -> int:
    """The fewest cards of a kind in a hand of this size, over every deal of the unseen cards."""
    left = [int(count) for count in k.unseen()]
    room = [min(left[i], int(k.goods[DEALT + i] - k.drawn[i])) for i in range(KINDS)]
    fewest = size
    for hand in itertools.product(*(range(min(size, count) + 1) for count in left)):
        if sum(hand) != size:
            continue
        for pile in itertools.product(*(range(min(room[i], left[i] - hand[i]) + 1) for i in range(KINDS))):
            if sum(pile) == k.pile:
                fewest = min(fewest, hand[kind])
                break
    return fewest


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_certainties_are_what_all_consistent_deals_share(players: int) -> None:
    certain = 0
    for seed in range(40 if MANY else 6):
        random = Random(seed)
        for match in walk(Match.new(TUAREG, players, seed=seed), random):
            if random.random() < 0.8:
                continue
            k, s = known_by(match, random.choice([*range(players), SPECTATOR])), state_of(match)
            for other in range(players):
                if other != k.seat:
                    size = int(k.hand_sizes[other])
                    for kind in range(KINDS):
                        bound = int(k.certain(kind, size))
                        assert bound == surely(k, kind, size)
                        assert bound <= s.hands[other * KINDS + kind]
                        certain += bound
    assert certain > 0


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
