"""Is everything in the box worth having? Greedy games by the thousand, and what they say about the parts.

    python -m bench.balance tungaru --games 1000      (in the compiled .venv)

Dead is a part that is hardly ever taken when it is offered, or a thing that nobody does; dominant is a part
whose owners win too often. Every second game is played at the usual table, the others take turns among the
modules. The result is printed and kept in docs/balance-<game>.md. What one game needs for it stands in
`tests/games/<game>/balance.py`.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import tutable
from bench.tally import Tally
from bench.verdicts import judge, page
from bench.watch import Subject
from tutable.bots import get_bot
from tutable.core.rng import Rng

ROOT = Path(__file__).parent.parent
CHUNK = 20  # games between two lines of progress
STRIDE = 10_000_000  # between the luck of two seeds


def subject_of(game: str) -> Subject:
    found = import_module(f"tests.games.{game}.balance").SUBJECT
    assert isinstance(found, Subject)
    return found


def table_of(subject: Subject, players: int, number: int) -> tuple[str, dict[str, str]]:
    """The usual table in every second game, the modules in turn between."""
    tables = subject.tables(players)
    which = 0
    if number % 2 and len(tables) > 1:
        which = 1 + number // 2 % (len(tables) - 1)
    name, options = tables[which]
    return name, dict(options)


@dataclass(frozen=True)
class Run:
    """What is played, in every process the same."""

    game: str
    seed: int
    components: str | None = None  # the text of own components


def play(run: Run, subject: Subject, players: int, number: int, tally: Tally) -> None:
    """One game between greedy bots."""
    name, options = table_of(subject, players, number)
    game = tutable.get_game(subject.game)
    parts = game.components() if run.components is None else game.own_components(run.components)
    s = game.start(players, game.check_options(options), parts)
    luck = (run.seed * STRIDE + number) * 16
    bots = [get_bot("greedy", subject.game, luck + 1 + seat) for seat in range(players)]
    rng = Rng(luck)
    s.listener = watch = subject.watch(s)
    s.roll(rng)
    while not s.is_over():
        seat = int(s.seat())
        pick = bots[seat].choose(s.knowledge(seat), s.options())
        watch.chosen(s, seat, pick)
        s.take(pick)
        s.roll(rng)
    watch.over(s)
    scores = s.scores()
    winners = s.winners()
    tally.games += 1
    tally.tables[name] += 1
    for thing in watch.offered:
        part = tally.parts[thing]
        owners = watch.taken.get(thing, set())
        part.offered += 1
        part.taken += bool(owners)
        part.owners += len(owners)
        part.wins += len(owners.intersection(winners)) / len(winners)
    for (thing, seat), count in watch.uses.items():
        tally.uses[thing] += count
        if seat in winners:
            tally.winners_uses[thing] += count / len(winners)
    tally.measures["score"] += scores
    tally.measures["winner's score"].append(max(scores))
    tally.measures["loser's score"].append(min(scores))
    for measure, value in watch.measures.items():
        tally.measures[measure].append(value)


def chunk(run: Run, players: int, first: int, last: int) -> Tally:
    subject = subject_of(run.game)
    tally = Tally(players)
    for number in range(first, last):
        play(run, subject, players, number, tally)
    return tally


def play_all(run: Run, players: int, games: int, jobs: int) -> Tally:
    """All games of one player count; the result does not depend on the number of jobs."""
    total = Tally(players)
    begun = perf_counter()
    for part in chunks(run, players, games, jobs):
        total.add(part)
        rate = total.games / (perf_counter() - begun)
        line = f"\r{players} players: {total.games} of {games}, {rate:.1f}/s "
        print(line, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return total


def chunks(run: Run, players: int, games: int, jobs: int) -> Iterator[Tally]:
    ends = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if jobs == 1:
        yield from (chunk(run, players, first, last) for first, last in ends)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        todo = [pool.submit(chunk, run, players, first, last) for first, last in ends]
        for future in todo:
            yield future.result()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.balance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000, help="for each player count")
    parser.add_argument("--players", type=int, nargs="*", help="only these player counts")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--components", type=Path, help="a file of own components; the page is not written")
    parser.add_argument("--dry", action="store_true", help="do not write docs/balance-<game>.md")
    args = parser.parse_args()
    subject = subject_of(args.game)
    counts = args.players or subject.players
    own = args.components.read_text("utf-8") if args.components else None
    run = Run(args.game, args.seed, own)
    tallies = [play_all(run, players, args.games, args.jobs) for players in counts]
    verdicts = judge(subject, tallies)
    command = f"python -m bench.balance {args.game} --games {args.games} --seed {args.seed}"
    text = page(subject, tallies, verdicts, command)
    print(text)
    if not args.dry and own is None:
        (ROOT / "docs" / f"balance-{args.game}.md").write_text(text, "utf-8")
    sys.exit(0 if all(verdict.holds for verdict in verdicts) else 1)


if __name__ == "__main__":
    main()
