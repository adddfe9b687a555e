"""Random games as lines of text, so that two builds can be compared byte for byte.

    python -m tests.parity dump OUT --games 500

Every line: game, players, seed, options, picks taken, scores, final hash, and a running hash over the
state hashes met on the way. Two builds that differ in one number of one state differ in a line.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path

from tests.fixtures import GAMES
from tutable.core.codec import encode, encode_knowledge, state_hash
from tutable.core.engine import SPECTATOR
from tutable.core.errors import BadOption
from tutable.core.game import Game
from tutable.core.playout import playout
from tutable.core.registry import get_game
from tutable.core.rng import Rng

STRIDE = 16  # picks between two states that are hashed


def variants(game: Game, players: int) -> list[dict[str, str]]:
    """Every combination of table options that this number of players can use."""
    found: list[dict[str, str]] = []
    for values in itertools.product(*game.options.values()):
        options = dict(zip(game.options, values, strict=True))
        try:
            game.start(players, options, game.components())
        except BadOption:
            continue
        found.append(options)
    return found


def line(game: Game, players: int, seed: int, options: dict[str, str]) -> str:
    """Play one game with the core's own playout, a few picks at a time."""
    s = game.start(players, options, game.components())
    rng = Rng(seed)
    running = hashlib.blake2b(digest_size=16)
    picks = 0
    for stride in itertools.count(seed):
        picks += int(playout(s, rng, STRIDE))
        running.update(encode(s))
        if stride % 4 == 0:  # knowledge and sampling are compiled as well
            viewer = stride // 4 % (players + 1)
            knowledge = s.knowledge(SPECTATOR if viewer == players else viewer)
            running.update(encode_knowledge(knowledge) + encode(knowledge.sample(rng)))
        if s.is_over():
            break
    chosen = ",".join(f"{name}={value}" for name, value in options.items())
    scores = ",".join(str(score) for score in s.scores())
    return f"{game.id} {players} {seed} {chosen} {picks} {scores} {state_hash(s)} {running.hexdigest()}"


def lines(games: int) -> Iterator[str]:
    for game in map(get_game, GAMES):
        for players in range(game.min_players, game.max_players + 1):
            options = variants(game, players)
            for seed in range(games):
                yield line(game, players, seed, options[seed % len(options)])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.parity", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    dump = commands.add_parser("dump", help="write one line per game")
    dump.add_argument("out", type=Path)
    dump.add_argument("--games", type=int, default=500, help="games per number of players")
    given = parser.parse_args()
    with given.out.open("w", encoding="utf-8") as file:
        for text in lines(given.games):
            file.write(text + "\n")


if __name__ == "__main__":
    main()
