"""One game of a ladder: one player of the upper bot among players of the lower, on a deal all of them get.

A deal is the luck of a whole game: every event's outcome follows from the deal and the event alone, as in a
match (`core.chance`). It is played once with the upper bot on every seat, so a lucky seat cancels out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from tutable.arena.asking import ask
from tutable.arena.budgets import get_rated
from tutable.arena.simulation import MAX_GAMES
from tutable.bots import Bot
from tutable.core.chance import ChanceSource, local_seed
from tutable.core.components import Components
from tutable.core.engine import CHANCE, State
from tutable.core.errors import BadBot, FailedGame, SlowBot
from tutable.core.registry import get_game


@dataclass(frozen=True)
class Pairing:
    """Two bots that meet; the upper one is said to be the stronger."""

    upper: str
    lower: str


def pairings(bots: Sequence[str], everybody: bool) -> list[Pairing]:
    """Neighbours on the ladder, or everybody with everybody; `bots` go from the weakest to the strongest."""
    pairs = combinations(bots, 2) if everybody else pairwise(bots)
    return [Pairing(upper, lower) for lower, upper in pairs]


@dataclass(frozen=True)
class Terms:
    """What is the same in all games of a ladder."""

    game: str
    players: int
    seed: int
    options: dict[str, str]
    components: str | None  # the text of own components
    seconds: float  # for one pick; who thinks longer gets the first legal one

    def parts(self) -> Components:
        game = get_game(self.game)
        return game.components() if self.components is None else game.own_components(self.components)

    def table(self) -> State:
        return get_game(self.game).table(self.players, self.options, self.parts())


@dataclass(frozen=True)
class Meeting:
    """One game to play: the upper bot on `seat`."""

    pairing: Pairing
    deal: int
    seat: int

    def bots(self, players: int) -> list[str]:
        return [self.pairing.upper if seat == self.seat else self.pairing.lower for seat in range(players)]


@dataclass(frozen=True)
class Played:
    """A game that was played, seat by seat."""

    meeting: Meeting
    scores: list[int]
    winners: list[int]
    turns: int
    seconds: list[float]  # thought
    overruns: list[int]  # picks that took too long

    def share(self) -> float:
        """The upper bot's part of the win."""
        return 1 / len(self.winners) if self.meeting.seat in self.winners else 0.0


def play(terms: Terms, meeting: Meeting) -> Played:
    """Play one game; it depends on nothing but its arguments, unless a bot runs out of time."""
    luck = terms.seed * MAX_GAMES + meeting.deal
    names = meeting.bots(terms.players)
    try:
        bots = [get_rated(name, terms.game, luck * 16 + seat + 1) for seat, name in enumerate(names)]
        return seated(terms, meeting, bots)
    except BadBot as error:
        raise failed(meeting, **error.params) from error


def failed(meeting: Meeting, **params: str) -> FailedGame:
    """What went wrong, and in which game."""
    upper, lower = meeting.pairing.upper[:80], meeting.pairing.lower[:80]
    place = {"deal": meeting.deal + 1, "seat": meeting.seat + 1, "upper": upper, "lower": lower}
    return FailedGame(**params, run="rate", **place)


def seated(terms: Terms, meeting: Meeting, bots: Sequence[Bot]) -> Played:
    """The same with bots that are made already."""
    chance = ChanceSource(local_seed(terms.seed * MAX_GAMES + meeting.deal))
    names = meeting.bots(terms.players)
    seconds = [0.0] * terms.players
    overruns = [0] * terms.players
    s = terms.table()
    while not s.is_over():
        seat = s.seat()
        if seat == CHANCE:
            s.take(chance.of(s))
            continue
        options = s.options()
        began = time.perf_counter()
        try:
            pick = ask(names[seat], bots[seat], s.knowledge(seat), options, terms.seconds)
        except SlowBot:
            overruns[seat] += 1
            pick = options[0]
        seconds[seat] += time.perf_counter() - began
        s.take(pick)
    rounded = [round(each, 4) for each in seconds]
    return Played(meeting, s.scores(), s.winners(), int(s.turn), rounded, overruns)
