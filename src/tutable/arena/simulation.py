"""Many games between bots: reproducible, seat by seat in turn, on all cores."""

from __future__ import annotations

import math
import os
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any

from tutable.arena.asking import ask, is_ours, limit_of
from tutable.arena.broken import first_broken
from tutable.arena.budgets import check_rated, get_rated
from tutable.bots import Bot, get_bot
from tutable.core.children import end_at_once
from tutable.core.components import Components
from tutable.core.engine import State
from tutable.core.errors import BadBot, BadGames, FailedGame
from tutable.core.luck import Luck
from tutable.core.registry import get_game

MAX_GAMES = 10_000_000
CHUNK = 25  # games a worker plays before it reports


def play_out(
    s: State, bots: Sequence[Bot], luck: Luck, names: Sequence[str] = (), limits: Sequence[float | None] = ()
) -> None:
    """Play a table to its end. Each bot sees its seat's knowledge and legal picks, nothing else.

    `names` are what the bots of the seats are called where one fails, `limits` their seconds for a pick.
    """
    names = names or [type(bot).__name__ for bot in bots]
    limits = limits or [None] * len(bots)
    luck.settle(s)
    while not s.is_over():
        seat = s.seat()
        s.take(ask(names[seat], bots[seat], s.knowledge(seat), s.options(), limits[seat]))
        luck.settle(s)


@dataclass(frozen=True)
class Plan:
    """What is played: bots in the order of their seats in the first game."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    components: str | None = None  # the text of own components

    def parts(self) -> Components:
        game = get_game(self.game)
        return game.components() if self.components is None else game.own_components(self.components)

    def table(self) -> State:
        return get_game(self.game).table(len(self.bots), self.options, self.parts())


@dataclass(frozen=True)
class Result:
    """One game: by bot (not by seat) its seat, its points and its share of the win."""

    seats: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    turns: int


def plan(
    game: str, bots: Sequence[str], seed: int, options: Mapping[str, object], components: Components | None
) -> Plan:
    """Check everything before the first worker starts."""
    found = get_game(game)
    found.check_players(len(bots))
    for name in bots:
        check_rated(name, game)
    own = None if components is None else components.source
    made = Plan(game, tuple(bots), seed, found.check_options(options), own)
    made.table()
    return made


def one_game(plan: Plan, number: int) -> Result:
    """Game `number` of a plan: the bots move up one seat from game to game."""
    players = len(plan.bots)
    seats = tuple((i + number) % players for i in range(players))
    luck = plan.seed * MAX_GAMES + number
    seated: list[Bot] = [get_bot("random", plan.game)] * players
    names = [""] * players
    s = plan.table()
    try:
        for i, seat in enumerate(seats):
            names[seat] = plan.bots[i]
            seated[seat] = get_rated(plan.bots[i], plan.game, luck * 16 + i + 1)
        play_out(s, seated, Luck(luck), names, [limit_of(name, plan.game) for name in names])
    except BadBot as error:
        raise FailedGame(**error.params, run="sim", number=number + 1) from error
    scores = s.scores()
    winners = s.winners()
    share = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return Result(seats, tuple(scores[t] for t in seats), tuple(share[t] for t in seats), int(s.turn))


def _chunk(plan: Plan, first: int, last: int) -> list[Result]:
    return [one_game(plan, number) for number in range(first, last)]


def simulate(
    plan: Plan,
    games: int,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
    first: int = 0,
) -> list[Result]:
    """Play `games` games from game `first` on; the results do not depend on the number of jobs."""
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MAX_GAMES - first:
        raise BadGames(games=str(games)[:20], limit=MAX_GAMES - first)
    starts = range(first, first + games, CHUNK)
    jobs = min(jobs or os.cpu_count() or 1, len(starts))
    results: list[Result] = []
    for chunk in _chunks(plan, first + games, starts, jobs):
        results += chunk
        progress(len(results))
    return results


def _chunks(plan: Plan, end: int, starts: range, jobs: int) -> Iterator[list[Result]]:
    """Chunks in order, a few ahead of the one that is waited for."""
    if jobs == 1:
        yield from (_chunk(plan, first, min(first + CHUNK, end)) for first in starts)
        return
    running: list[tuple[int, Future[list[Result]]]] = []
    try:
        with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=end_at_once) as pool:
            todo = iter(starts)
            while True:
                for first in islice(todo, 3 * jobs - len(running)):
                    running.append((first, pool.submit(_chunk, plan, first, min(first + CHUNK, end))))
                if not running:
                    return
                try:
                    yield running[0][1].result()
                except FailedGame:
                    pool.shutdown(wait=False, cancel_futures=True)
                    raise
                running.pop(0)
    except BrokenProcessPool as error:
        open_ones = [range(first, min(first + CHUNK, end)) for first, _ in running]
        raise _ended(plan, [number for games in open_ones for number in games]) from error


def _ended(plan: Plan, numbers: Sequence[int]) -> FailedGame:
    """A process was ended from inside: by somebody else's bot, in one of these games."""
    number = first_broken(one_game, [(plan, number) for number in numbers])
    others = [name for name in plan.bots if not is_ours(name, plan.game)] or plan.bots
    who = ", ".join(dict.fromkeys(others))[:80]
    return FailedGame(bot=who, problem="ended", run="sim", number=numbers[number or 0] + 1)


def interval(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share (a shared win counts as its part)."""
    z = 1.96
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """The edition, wins and scores by bot, wins by seat, and every game, as plain JSON values."""
    n = len(results)
    players = len(plan.bots)
    bots = []
    for i, name in enumerate(plan.bots):
        scores = [result.scores[i] for result in results]
        wins = sum(result.wins[i] for result in results) / n
        spread = statistics.stdev(scores) if n > 1 else 0.0
        half = 1.96 * spread / math.sqrt(n)
        mean = statistics.fmean(scores)
        bots.append(
            {
                "bot": name,
                "wins": wins,
                "wins_95": interval(wins, n),
                "score": mean,
                "score_95": (mean - half, mean + half),
                "score_spread": spread,
                "score_min": min(scores),
                "score_median": statistics.median(scores),
                "score_max": max(scores),
            }
        )
    by_seat = [0.0] * players
    for result in results:
        for i, seat in enumerate(result.seats):
            by_seat[seat] += result.wins[i]
    seats = [
        {"seat": seat + 1, "wins": won / n, "wins_95": interval(won / n, n)}
        for seat, won in enumerate(by_seat)
    ]
    return {
        "game": plan.game,
        "players": players,
        "games": n,
        "seed": plan.seed,
        "options": plan.options,
        "edition": asdict(get_game(plan.game).account(plan.parts())),
        "bots": bots,
        "seats": seats,
        "shared_wins": sum(max(result.wins) < 1 for result in results) / n,
        "turns": statistics.fmean(result.turns for result in results),
        "rows": [asdict(result) for result in results],
    }
