"""Matches to test with."""

from __future__ import annotations

from functools import cache
from random import Random

from tutable.core.match import Match


def play(match: Match, picks: int, seed: int = 1, undo: float = 0.2) -> Match:
    """Some random picks, a few of them taken back."""
    random = Random(seed)
    for _ in range(picks):
        if match.is_over:
            break
        seat = random.choice(match.deciders())
        if match.horizon(seat).steps and random.random() < undo:
            match.undo(seat)
        elif match.awaits_end():
            match.end(seat)
        else:
            match.act(seat, random.choice(match.state.options_of(seat)))
    return match


@cache
def saved(game: str, players: int, picks: int, seed: int = 1) -> str:
    """A save in the middle of a match."""
    return play(Match.new(game, players, seed=seed, auto_end=[0]), picks, seed).save()
