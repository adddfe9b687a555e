"""The search against OpenSpiel's, in one run and on one core: iterations a second, ratios are what counts.

`make bench` runs it and keeps the result in docs/bench-search.md. Every position takes turns with OpenSpiel's
C++ ISMCTS on gin_rummy over several rounds and keeps its best.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from time import process_time
from typing import Any

import tutable
from bench.peers import load, random_action, random_game
from bench.timing import Work, best_rates
from tests.fixtures import GAMES
from tests.fixtures.catalogue import catalogue
from tutable.bots import features_of
from tutable.bots.search import Search, room
from tutable.core.engine import State
from tutable.core.playout import playout
from tutable.core.rng import Rng

ROOT = Path(__file__).parent.parent
RESULT = ROOT / "docs" / "bench-search.md"
PEER = "gin_rummy"
PHASES = {"opening": 0.0, "middle": 0.5, "late": 0.85}  # how much of a random game has been played
SEEDS = (1, 2, 3)  # positions of each phase
OURS, THEIRS = 1000, 20  # iterations of one search: a decision of a strong level; a good part of a second
ROLLOUTS = 1  # of OpenSpiel's evaluator, to the end of the game


# -- ours -------------------------------------------------------------------------------------


def position(game: str, players: int, part: float, seed: int) -> State:
    """A choice in a random game, when so much of it has been played."""
    fresh = tutable.get_game(game).table(players)
    length = playout(fresh.clone(), Rng(seed))
    rng = Rng(seed)
    playout(fresh, rng, int(int(length) * part))
    fresh.roll(rng)
    while len(fresh.options()) < 2:
        fresh.take(fresh.options()[0])
        fresh.roll(rng)
    return fresh


def our_work(game: str, players: int, part: float, seed: int) -> Work:
    """A whole search for one decision, its tree included."""
    s = position(game, players, part, seed)
    seat = s.seat()
    known, options, features = s.knowledge(seat), s.options(), features_of(game)
    assert features is not None
    rng = Rng(seed)

    def work() -> int:
        search = Search(features, known, options, rng, room(OURS))
        search.run(OURS)
        return int(search.iterations)

    return work


# -- theirs -----------------------------------------------------------------------------------


def their_position(game: Any, part: float, seed: int) -> Any:
    rng = random.Random(seed)
    actions = random_game(game, rng)
    state = game.new_initial_state()
    for action in actions[: int(len(actions) * part)]:
        state.apply_action(action)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(random_action(state, rng))
    return state


def their_work(game: str, players: int, part: float, seed: int) -> Work:
    found = load(game)
    import pyspiel

    state = their_position(found, part, seed)
    bot = pyspiel.ISMCTSBot(
        seed,
        pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed),
        2.0,  # how much it explores
        THEIRS,
        allow_inconsistent_action_sets=True,
    )

    def work() -> int:
        bot.step(state)
        return THEIRS

    return work


# -- together ---------------------------------------------------------------------------------

Rates = dict[str, float]  # by phase


def measure(games: list[str], players: int, seconds: float, rounds: int) -> dict[str, Rates]:
    """Iterations a second of every game and phase: the mean over its positions."""
    makers: dict[str, Callable[[str, int, float, int], Work]] = dict.fromkeys(games, our_work)
    makers[PEER] = their_work
    names = [(game, phase, seed) for game in makers for phase in PHASES for seed in SEEDS]
    works = [makers[game](game, players, PHASES[phase], seed) for game, phase, seed in names]
    rates = dict(zip(names, best_rates(works, seconds, rounds, process_time), strict=True))
    return {
        game: {phase: statistics.fmean(rates[game, phase, seed] for seed in SEEDS) for phase in PHASES}
        for game in makers
    }


PAGE = """\
# Speed of the search

`make bench`, {date}, tutable {version}, {players} players, one core, best of {rounds} interleaved rounds.
Absolute numbers depend on the machine and its mood; compare within this page. Iterations for a second of
CPU time, from positions of random games: the first choice, half way and near the end ({seeds} of each).

| | opening | middle | late | mean | floor |
|---|---|---|---|---|---|
{rows}

In brackets: how many times as many as OpenSpiel from the same part of a game. The floor is for the mean.

One iteration of ours deals a whole table from what the seat knows, walks down the tree by legal picks to
one that was tried less than four times (from then on it is looked into, beginning with a first look at every
pick there), plays the turn that is under way to its end and asks the game's features how every seat stands.
A search of {ours:,} iterations begins with an empty tree, and making it is inside the clock.

One iteration of OpenSpiel's `ISMCTSBot` on {peer} (C++, called once for {theirs} iterations) deals a state
from the information state, walks down its tree, adds a node and plays a game at random to its end: a longer
way for each iteration, because it has no judge but the end. Late in a game that end is near, so its last
column is quick. [bench-engine.md](bench-engine.md) compares random games with random games.
"""


def report(found: dict[str, Rates], players: int, rounds: int) -> tuple[str, bool]:
    """The page, and whether every floor is reached."""
    rows = []
    missed = False
    theirs = with_mean(found[PEER])
    for game, rates in found.items():
        ours = with_mean(rates)
        if game == PEER:
            rows.append([f"OpenSpiel {PEER}", *(f"{rate:,.0f}" for rate in ours), ""])
            continue
        ratios = [own / other for own, other in zip(ours, theirs, strict=True)]
        cells = [f"{rate:,.0f} ({ratio:.0f}x)" for rate, ratio in zip(ours, ratios, strict=True)]
        floor = catalogue(game).searched
        note = "" if ratios[-1] >= floor else " (missed)"
        missed = missed or bool(note)
        rows.append([game.capitalize(), *cells, f"{floor:g}x{note}"])
    text = PAGE.format(
        date=date.today().isoformat(),
        version=tutable.__version__,
        players=players,
        rounds=rounds,
        seeds=len(SEEDS),
        rows="\n".join("| " + " | ".join(row) + " |" for row in rows),
        ours=OURS,
        theirs=THEIRS,
        peer=PEER,
    )
    return text, not missed


def with_mean(rates: Rates) -> list[float]:
    return [*rates.values(), statistics.fmean(rates.values())]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.search", description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="only this one; the page is not written")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.2, help="per position and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--dry", action="store_true", help="do not write docs/bench-search.md")
    args = parser.parse_args()
    if not tutable.COMPILED:
        sys.exit("bench: needs the compiled engine: make setup")
    games = [args.game] if args.game else list(GAMES)
    text, ok = report(measure(games, args.players, args.seconds, args.rounds), args.players, args.rounds)
    print(text)
    if not args.dry and not args.game:
        RESULT.write_text(text, "utf-8")
    sys.exit(0 if ok else 1)


if __name__ == "__main__":
    main()
