"""OpenSpiel's games as a yardstick, driven from interpreted Python move by move.

The loop is the one of OpenSpiel's own examples: ask what is legal, pick one at random, apply it. Every
`apply_action` counts as a decision, those of the chance player too; making the first state is inside the
clock. Chance outcomes are drawn by their probabilities.

Picking costs as much as some of the games: `int(rng.random() * n)` instead of `rng.choice` makes go_fish
nearly twice as fast. The peers get the quick way; what is compared with them should pick in the same way.
"""

import random
import sys
from importlib import import_module
from typing import Any, NamedTuple

from bench.timing import Work, best_rates

# Written in C++ and called through its Python binding.
PEERS = ["backgammon", "gin_rummy", "hanabi", "go_fish", "connect_four"]
# Written in Python: all of those whose random games last more than twenty decisions.
PYTHON_PEERS = ["python_ant_foraging", "python_block_dominoes", "python_team_dominoes", "python_liars_poker"]

SEED = 1
POSITIONS = 20  # mid-game states that are cloned in turn
CLONES = 10  # of each, between two looks at the clock


class Measure(NamedTuple):
    name: str
    decisions: float  # per second
    clones: float  # per second


def load(name: str) -> Any:
    try:
        import pyspiel

        import_module("open_spiel.python.games")  # registers the games written in Python
    except ImportError as error:
        sys.exit(f"bench: OpenSpiel is not installed ({error}): make bench, or pip install 'tutable[bench]'")
    return pyspiel.load_game(name)


def random_action(state: Any, rng: random.Random) -> int:
    if not state.is_chance_node():
        legal: list[int] = state.legal_actions()
        return legal[int(rng.random() * len(legal))]
    # A walk over the outcomes: quicker than random.choices, which needs them as two lists and sums up first.
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    left = rng.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]  # the probabilities may sum up to a little less than one


def random_game(game: Any, rng: random.Random) -> list[int]:
    """The actions of one random game from start to end."""
    actions = []
    state = game.new_initial_state()
    while not state.is_terminal():
        action = random_action(state, rng)
        state.apply_action(action)
        actions.append(action)
    return actions


def play_work(name: str) -> Work:
    """One random game; counts its decisions."""
    game = load(name)
    rng = random.Random(SEED)
    return lambda: len(random_game(game, rng))


def clone_work(name: str) -> Work:
    """Clones of states halfway through random games; counts them."""
    game = load(name)
    rng = random.Random(SEED)
    states = []
    for _ in range(POSITIONS):
        actions = random_game(game, rng)
        state = game.new_initial_state()
        for action in actions[: len(actions) // 2]:
            state.apply_action(action)
        states.append(state)

    def work() -> int:
        for state in states:
            for _ in range(CLONES):
                state.clone()
        return POSITIONS * CLONES

    return work


def measure_peer(name: str, seconds: float) -> Measure:
    """Best of three rounds within about `seconds` in all."""
    decisions, clones = best_rates([play_work(name), clone_work(name)], seconds / 6, rounds=3)
    return Measure(name, decisions, clones)


if __name__ == "__main__":
    for peer in PEERS + PYTHON_PEERS:
        measure = measure_peer(peer, 3.0)
        print(
            f"{measure.name:24} {measure.decisions:12,.0f} decisions/s {measure.clones:12,.0f} clones/s",
            flush=True,
        )
