"""What chance was worth: how much better a seat stands after it than after all that could have come."""

from __future__ import annotations

from dataclasses import dataclass

from tutable.core.engine import State
from tutable.core.features import Features
from tutable.core.game import Game

MOST = 40  # outcomes that are compared; of more, as many from all over them
MOST_PICKS = 8  # that a seat is thought to choose from; with more, dice and cards decide little by themselves
THOUSANDTHS = 1000


@dataclass(frozen=True)
class Luck:
    """The entries `begun` to `at` of the journal, the seat, and by how many points it beat the mean."""

    begun: int
    at: int
    seat: int
    points: float


def luck_of(table: State, game: Game, outcome: int, begun: int, at: int) -> list[Luck]:
    """What an outcome was worth for each seat; nothing while the table is set up, or if nobody can tell."""
    features = features_of(game)
    if features is None or table.turn == 0:
        return []
    outcomes = table.outcomes()
    if len(outcomes) < 2:
        return []
    judge = features.at(table)
    seats = range(table.box.players)
    compared = (
        [outcomes[i * len(outcomes) // MOST] for i in range(MOST)] if len(outcomes) > MOST else outcomes
    )
    outlooks = {value: [outlook(after(table, value), judge, seat) for seat in seats] for value, _ in compared}
    came = outlooks.get(outcome) or [outlook(after(table, outcome), judge, seat) for seat in seats]
    weight = sum(share for _, share in compared)
    mean = [sum(outlooks[value][seat] * share for value, share in compared) / weight for seat in seats]
    return [Luck(begun, at, seat, (came[seat] - mean[seat]) / THOUSANDTHS) for seat in seats]


def after(table: State, outcome: int) -> State:
    found = table.clone()
    found.take(outcome)
    return found


def outlook(table: State, judge: Features, seat: int) -> int:
    """How a seat stands; if it is asked next, with the best it can do: dice are worth what they allow."""
    asked = (table.deciders() >> seat) & 1 if not table.is_over() else 0
    picks = table.options_of(seat) if asked else []
    if not 0 < len(picks) <= MOST_PICKS:
        return int(judge.standing(table, seat))
    best = []
    for pick in picks:
        found = table.clone()
        found.take_as(seat, pick)
        best.append(int(judge.standing(found, seat)))
    return max(best)


def features_of(game: Game) -> Features | None:
    module = game.part("features")
    return None if module is None else module.FEATURES
