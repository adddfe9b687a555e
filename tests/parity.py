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
from tests.train.wise import wise
from tutable.bots.search import Search, room
from tutable.core.codec import encode, encode_knowledge, state_hash
from tutable.core.engine import SPECTATOR, State
from tutable.core.errors import BadOption
from tutable.core.features import Features
from tutable.core.game import Game
from tutable.core.playout import playout
from tutable.core.registry import get_game
from tutable.core.rng import Rng
from tutable.train.selfplay import fresh_features

STRIDE = 16  # picks between two states that are hashed
LOOKS = 25  # iterations of a search


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
    judges = (fresh_features(game.id), wise(game.id))  # by hand, and with weights as a training finds them
    for stride in itertools.count(seed):
        picks += int(playout(s, rng, STRIDE))
        running.update(encode(s))
        if stride % 4 == 0:  # knowledge and sampling are compiled as well
            viewer = stride // 4 % (players + 1)
            knowledge = s.knowledge(SPECTATOR if viewer == players else viewer)
            running.update(encode_knowledge(knowledge) + encode(knowledge.sample(rng)))
            standings = [int(judge.standing(s, seat)) for judge in judges for seat in range(players)]
            running.update(repr(standings).encode())
            running.update(str(knowledge.key()).encode())
        if stride == seed and not s.is_over():
            running.update(repr(searched(s, judges[seed % 2], seed)).encode())
        if s.is_over():
            break
    chosen = ",".join(f"{name}={value}" for name, value in options.items())
    scores = ",".join(str(score) for score in s.scores())
    return f"{game.id} {players} {seed} {chosen} {picks} {scores} {state_hash(s)} {running.hexdigest()}"


def searched(s: State, judge: Features, seed: int) -> list[int]:
    """The whole tree of a short search: one budget finds the same move on every build."""
    s = s.clone()
    s.roll(Rng(seed))
    seat = s.seat()
    search = Search(judge, s.knowledge(seat), s.options_of(seat), Rng(seed), room(LOOKS))
    search.overlook(100)
    search.run(LOOKS)
    return [int(number) for number in search.nodes]


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
