"""Our games as works: random play inside the core, driven from Python, and clones.

As a program it measures on request, one line `<work> <seconds>` at a time, so that the interpreted
build can be measured in its own environment while others take turns in theirs.
"""

import random
import sys

import tutable
from bench.timing import Work, rate
from tutable.core.engine import State
from tutable.core.playout import playout
from tutable.core.rng import Rng

SEED = 1
POSITIONS = 20
CLONES = 10
GAMES = 20  # in-core games between two looks at the clock


def table(game: str, players: int) -> State:
    """A fresh table before its first chance event."""
    found = tutable.get_game(game)
    return found.start(players, found.check_options({}), found.components())


def in_core(game: str, players: int) -> Work:
    """Whole random games played by the core; counts every pick, chance included, as the peers do."""
    start = table(game, players)
    rng = Rng(SEED)

    def work() -> int:
        picks = 0
        for _ in range(GAMES):
            picks += playout(start.clone(), rng)
        return picks

    return work


def driven(game: str, players: int) -> Work:
    """A random game driven pick by pick, chance settled by `roll`; every pick counts, as the peers' do."""
    start = table(game, players)
    luck = Rng(SEED)
    rng = random.Random(SEED)

    def work() -> int:
        state = start.clone()
        picks = state.roll(luck)
        while options := state.options():
            state.take(options[int(rng.random() * len(options))])
            picks += 1 + state.roll(luck)
        return picks

    return work


def games(game: str, players: int) -> Work:
    """Whole random games inside the core; counts games."""
    start = table(game, players)
    rng = Rng(SEED)

    def work() -> int:
        for _ in range(GAMES):
            playout(start.clone(), rng)
        return GAMES

    return work


def clones(game: str, players: int) -> Work:
    """Clones of tables halfway through random games."""
    rng = Rng(SEED)
    tables = []
    for _ in range(POSITIONS):
        length = playout(table(game, players), Rng(SEED))
        halfway = table(game, players)
        playout(halfway, rng, length // 2)
        tables.append(halfway)

    def work() -> int:
        for state in tables:
            for _ in range(CLONES):
                state.clone()
        return POSITIONS * CLONES

    return work


WORKS = {"in-core": in_core, "driven": driven, "games": games, "clones": clones}


def serve() -> None:
    """Answer `<work> <game> <players> <seconds>` with the rate."""
    made: dict[tuple[str, str, str], Work] = {}
    print("compiled" if tutable.COMPILED else "interpreted", flush=True)
    for line in sys.stdin:
        name, game, players, seconds = line.split()
        if (name, game, players) not in made:
            made[name, game, players] = WORKS[name](game, int(players))
        print(rate(made[name, game, players], float(seconds)), flush=True)


if __name__ == "__main__":
    serve()
