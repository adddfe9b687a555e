"""The engine against OpenSpiel, in one run: absolute numbers are noise here, ratios are what counts.

`make bench` runs it and keeps the result in docs/bench-engine.md. Everything takes turns over
several rounds and keeps its best, the interpreted build in a process of its own.
"""

import argparse
import os
import subprocess
import sys
from datetime import date
from pathlib import Path

import tutable
from bench import own
from bench.peers import PEERS, PYTHON_PEERS, clone_work, play_work
from bench.timing import Work, best_rates
from tests.fixtures import GAMES
from tests.fixtures.catalogue import catalogue

ROOT = Path(__file__).parent.parent
RESULT = ROOT / "docs" / "bench-engine.md"
Rates = dict[str, float]  # what was measured, per second


class Interpreted:
    """The works of `bench.own` in a process that runs the sources as they are."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.own"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.build = self.process.stdout.readline().strip()

    def rate(self, name: str, game: str, players: int, seconds: float) -> float:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{name} {game} {players} {seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def measure(games: list[str], players: int, seconds: float, rounds: int) -> tuple[Rates, dict[str, Rates]]:
    """Everything once, taking turns; the best of all rounds. The peers, then each of our games."""
    remote = Interpreted()
    if not tutable.COMPILED or remote.build != "interpreted":
        sys.exit("bench: needs the compiled engine: make setup")
    works: dict[str, Work] = {}
    for peer in PEERS:
        works[peer] = play_work(peer)
        works[f"{peer} clones"] = clone_work(peer)
    for peer in PYTHON_PEERS:
        works[peer] = play_work(peer)
    ours = {game: {name: make(game, players) for name, make in own.WORKS.items()} for game in games}
    peers: Rates = {}
    found: dict[str, Rates] = {game: {} for game in games}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr, flush=True)
        keep_best(peers, works, seconds)
        for game in games:
            keep_best(found[game], ours[game], seconds)
            for name in own.WORKS:
                rate = remote.rate(name, game, players, seconds)
                slow = f"interpreted {name}"
                found[game][slow] = max(found[game].get(slow, 0.0), rate)
    remote.process.terminate()
    remote.process.wait()
    # The middle of OpenSpiel's own Python games, so that neither the slowest nor the tiniest decides.
    ranked = sorted(peers[peer] for peer in PYTHON_PEERS)
    peers["OpenSpiel in Python"] = (ranked[(len(ranked) - 1) // 2] + ranked[len(ranked) // 2]) / 2
    return peers, found


def keep_best(best: Rates, works: dict[str, Work], seconds: float) -> None:
    for name, rate in zip(works, best_rates(list(works.values()), seconds, rounds=1), strict=True):
        best[name] = max(best.get(name, 0.0), rate)


PAGE = """\
# Speed of the engine

`make bench`, {date}, tutable {version}, {players} players, one core, best of interleaved rounds.
Absolute numbers depend on the machine and its mood; compare within this page.

{games}
## OpenSpiel

| measured | per second |
|---|---|
{peers}

`in-core`: the playout loop is compiled too. `driven`: interpreted Python calls `options`, `take` and
`roll` (which settles chance). Peers are driven from Python move by move, as OpenSpiel's examples do.
Every pick counts in all loops, chance included, and all draw picks in the same way. `OpenSpiel in Python`
is the median of its four Python-written games whose random games last more than twenty decisions.
"""

SECTION = """\
## {game}

| ratio | reached | floor |
|---|---|---|
{ratios}

| measured | per second |
|---|---|
{rates}
"""


def lines(rates: Rates) -> str:
    return "\n".join(f"| {name} | {rate:,.0f} |" for name, rate in rates.items())


def section(game: str, rates: Rates, peers: Rates) -> tuple[str, bool]:
    """One game's result, and whether every floor is reached."""
    rows = []
    missed = False
    best = peers | rates
    for ours, theirs, floor in catalogue(game).floors:
        ratio = best[ours] / best[theirs]
        note = "" if ratio >= floor else " (missed)"
        missed = missed or ratio < floor
        rows.append(f"| {ours} / {theirs} | {ratio:.1f}x | {floor:g}x{note} |")
    text = SECTION.format(game=game.capitalize(), ratios="\n".join(rows), rates=lines(rates))
    return text, not missed


def report(players: int, peers: Rates, found: dict[str, Rates]) -> tuple[str, bool]:
    """The result as Markdown, and whether every floor is reached."""
    sections = [section(game, rates, peers) for game, rates in found.items()]
    text = PAGE.format(
        date=date.today().isoformat(),
        version=tutable.__version__,
        players=players,
        games="\n".join(text for text, _ in sections),
        peers=lines(peers),
    )
    return text, all(ok for _, ok in sections)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.engine", description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="only this one; the page is not written")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5, help="per measure and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--dry", action="store_true", help="do not write docs/bench-engine.md")
    args = parser.parse_args()
    games = [args.game] if args.game else list(GAMES)
    text, ok = report(args.players, *measure(games, args.players, args.seconds, args.rounds))
    print(text)
    if not args.dry and not args.game:
        RESULT.write_text(text, "utf-8")
    sys.exit(0 if ok else 1)


if __name__ == "__main__":
    main()
