"""From games to weights: what the things in sight were worth in the end.

A seat's final points are explained by what it had in sight, as a difference from what is written by hand:
where the games say nothing, that stays (ridge regression towards it). What all seats of a table have in
common decides nothing, so it counts little. Every fifth game is left out, and those choose how far to trust
the others; whatever is said about how well weights foresee is said of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tutable.core.features import Features
from tutable.core.learned import UNIT
from tutable.core.lessons import HEAVIEST
from tutable.train.selfplay import SelfPlayed, Weights

Numbers = NDArray[np.float64]

LEFT_OUT = 5
COMMON = 0.3  # how much it counts what the seats of a table have in common
CAUTION = (0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
LEADS = (3, 4, 6, 8, 11, 15, 20, 27, 36, 48, 64, 85)  # points that make a win sure


@dataclass(frozen=True)
class Positions:
    """Many positions of games: what is known of each seat, row by row."""

    seen: Numbers  # position, seat, sight: in points
    clock: Numbers  # position: from 0 to 1
    points: Numbers  # position, seat: at the end of the game
    wins: Numbers  # position, seat: its share of the win
    weight: Numbers  # position: all of a game together count as one


def positions(games: Sequence[SelfPlayed]) -> Positions:
    seen, clock, points, wins, weight = [], [], [], [], []
    for game in games:
        share = [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(len(game.scores))]
        for sight in game.sights:
            seen.append(sight.seats)
            clock.append(sight.clock)
            points.append(game.scores)
            wins.append(share)
            weight.append(1 / len(game.sights))
    return Positions(
        np.array(seen, float) / 1000,
        np.array(clock, float) / UNIT,
        np.array(points, float),
        np.array(wins),
        np.array(weight),
    )


def by_hand(features: Features) -> Weights:
    """The standing as it is written: the first sight of every part as it is, the others not at all."""
    ones = tuple(UNIT if sight.endswith(".prospects") else 0 for sight in features.sights())
    return Weights(ones, ones, (int(features.sure_early), int(features.sure_late)))


def fit(games: Sequence[SelfPlayed], features: Features) -> Weights:
    """The weights that foresee best."""
    trained = positions([game for game in games if game.number % LEFT_OUT])
    tested = positions([game for game in games if game.number % LEFT_OUT == 0])
    found = [solved(trained, features, caution) for caution in CAUTION]
    return min(found, key=lambda weights: error(weights, tested))


def solved(known: Positions, features: Features, caution: float) -> Weights:
    """Ridge regression of the final points on everything in sight, early and late."""
    hand = by_hand(features)
    sights = features.sights()
    rest = known.points - standings(hand, known)
    late = known.clock[:, None, None]
    rows = np.concatenate([known.seen * (1 - late), known.seen * late], axis=2)
    columns = rows.shape[2]
    mean_row, mean_rest = rows.mean(axis=1), rest.mean(axis=1)
    own = (rows - mean_row[:, None, :]).reshape(-1, columns)
    own_rest = (rest - mean_rest[:, None]).reshape(-1)
    weight = np.repeat(known.weight, rows.shape[1])
    gram = (own * weight[:, None]).T @ own + COMMON * (mean_row * known.weight[:, None]).T @ mean_row
    side = (own * weight[:, None]).T @ own_rest + COMMON * (mean_row * known.weight[:, None]).T @ mean_rest
    spread = np.sqrt(np.maximum(np.diag(gram) / known.weight.sum(), 1e-6))
    penalty = caution * known.weight.sum() * spread**2
    fixed = [i for i in range(columns) if sights[i % len(sights)].startswith("points.")]
    penalty[fixed] = 1e12  # points are points
    change = np.linalg.solve(gram + np.diag(penalty), side)
    whole = np.clip(np.rint(change * UNIT), -HEAVIEST, HEAVIEST).astype(int)
    early = tuple(int(a + b) for a, b in zip(hand.early, whole[: len(sights)], strict=True))
    final = tuple(int(a + b) for a, b in zip(hand.late, whole[len(sights) :], strict=True))
    return Weights(early, final, sure_leads(Weights(early, final, hand.sure), known))


def standings(weights: Weights, known: Positions) -> Numbers:
    """Position, seat: the points it may expect."""
    early = known.seen @ np.array(weights.early, float)
    late = known.seen @ np.array(weights.late, float)
    clock = known.clock[:, None]
    found: Numbers = (early * (1 - clock) + late * clock) / UNIT
    return found


def leads(standing: Numbers) -> Numbers:
    """Position, seat: how far it is before the best other."""
    found = np.empty_like(standing)
    for seat in range(standing.shape[1]):
        found[:, seat] = standing[:, seat] - np.delete(standing, seat, axis=1).max(axis=1)
    return found


def shares(lead: Numbers, clock: Numbers, ahead: tuple[float, float]) -> Numbers:
    """Position, seat: the share of the win that a lead promises, as the search reckons it."""
    sure = ahead[0] * (1 - clock) + ahead[1] * clock
    found: Numbers = np.clip(0.5 + lead / (2 * sure[:, None]), 0, 1)
    return found


def sure_leads(weights: Weights, known: Positions) -> tuple[int, int]:
    """The leads that make a win sure, at the beginning and at the end."""
    lead = leads(standings(weights, known))
    tried = [(early, late) for early in LEADS for late in LEADS]
    best = min(tried, key=lambda ahead: miss(shares(lead, known.clock, ahead), known))
    return best[0] * 1000, best[1] * 1000


def miss(foreseen: Numbers, known: Positions) -> float:
    """The mean square of what a foreseen share of the win is wrong by."""
    wrong = ((foreseen - known.wins) ** 2).mean(axis=1)
    return float((wrong * known.weight).sum() / known.weight.sum())


def error(weights: Weights, known: Positions) -> float:
    """How badly weights foresee who wins."""
    ahead = (weights.sure[0] / 1000, weights.sure[1] / 1000)
    return miss(shares(leads(standings(weights, known)), known.clock, ahead), known)
