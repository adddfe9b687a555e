"""Ratings by the Plackett-Luce model (openskill): one number for each bot, with its uncertainty."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from tutable.arena.meetings import Played

SPREAD = 1.96  # standard deviations on each side of a 95% interval


@dataclass(frozen=True)
class Rating:
    """Where a bot stands: the mean, and what 95% lies between."""

    mean: float
    low: float
    high: float


def ratings(bots: Iterable[str], games: Iterable[Played]) -> dict[str, Rating]:
    """Game after game. Who sits at a table several times is moved by the mean of what its seats say."""
    model = PlackettLuce()
    standing = dict.fromkeys(bots, (model.mu, model.sigma))
    for game in games:
        seats = game.meeting.bots(len(game.scores))
        teams = [[model.rating(*standing[bot])] for bot in seats]
        ranks = [0.0 if seat in game.winners else 1.0 for seat in range(len(seats))]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in set(seats):
            own = [rating for rating, seated in zip(after, seats, strict=True) if seated == bot]
            mean = sum(rating.mu for rating in own) / len(own)
            standing[bot] = (mean, sum(rating.sigma for rating in own) / len(own))
    return {
        bot: Rating(mu, mu - SPREAD * sigma, mu + SPREAD * sigma) for bot, (mu, sigma) in standing.items()
    }
