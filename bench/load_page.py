"""docs/bench-server.md: what the load has shown, beside the goals."""

from __future__ import annotations

import os
import statistics
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import tutable
from bench.glances import LONG_MATCH, OPENINGS
from tutable.core.registry import get_game

if TYPE_CHECKING:
    from bench.load import Outcome

RESULT = Path(__file__).parent.parent / "docs" / "bench-server.md"
LIGHT_BYTES = 12_000  # of a whole table; a light game is to be quicker
GOALS = {"light": 10.0, "heavy": 20.0, "twice": 2.2, "workers": 1.2, "opening": 50.0, "explanation": 100.0}

PAGE = """\
# Speed of the server

`make bench`, {date}, tutable {version} ({build}); server, bots and clients share {cores} cores, load average
{before:.1f} before and {after:.1f} after (the measurement itself makes about 1). Absolute numbers depend on
the machine and its mood.

{sections}"""

PLAYED = """\
## {title}

{about}

| | update p50 | p95 | p99 | max | goal (p95) | answer p95 | moves | late | CPU per move | one core | MB |
|---|---|---|---|---|---|---|---|---|---|---|---|
{rows}
"""

ABOUT = {
    "people": """\
{tables} tables of {seats}, {rate:g} moves a second, a spectator at every tenth, two lines of chat a second;
limits count, the log is written, metrics are read. Milliseconds from the moment a player sends a move: until
everybody else who may see something of it has the new table (update), and until the same player has the
answer, which is given when the move is on the disk. SQLite, one process.""",
    "bots": "The same beside {bots} tables of four bots each, which think in a process of their own.",
    "twice": "{tables} tables, {rate:g} moves a second.",
}
TITLES = {"people": "People", "bots": "People and bots", "twice": "Twice the load"}


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


class Pages:
    """Collects outcomes."""

    def __init__(self, before: float) -> None:
        self.before = before
        self.outcomes: dict[str, list[Outcome]] = {}
        self.glances: list[str] = []
        self.missed: list[str] = []

    def add(self, part: str, outcome: Outcome) -> None:
        self.outcomes.setdefault(part, []).append(outcome)

    def add_glances(self, game: str, opened: list[float], explained: list[float]) -> None:
        opening, explanation = statistics.median(opened), quantile(explained, 0.95)
        self.glances.append(
            f"| {get_game(game).title} | {self.judged('opening', opening)} "
            f"| {self.judged('explanation', explanation)} |"
        )

    def judged(self, goal: str, value: float, unit: str = " ms") -> str:
        """A value, and that it misses its goal if it does."""
        if value <= GOALS[goal]:
            return f"{value:.1f}{unit}"
        self.missed.append(goal)
        return f"{value:.1f}{unit} (missed)"

    def text(self) -> str:
        parts = [self.played(part) for part in TITLES if part in self.outcomes]
        if "workers-2" in self.outcomes:
            parts.append(self.processes())
        if self.glances:
            parts.append(self.glanced())
        return PAGE.format(
            date=date.today().isoformat(),
            version=tutable.__version__,
            build="compiled" if tutable.COMPILED else "interpreted",
            cores=os.cpu_count(),
            before=self.before,
            after=os.getloadavg()[0],
            sections="\n".join(parts),
        )

    def played(self, part: str) -> str:
        outcomes = self.outcomes[part]
        load = outcomes[0].load
        about = ABOUT[part].format(tables=load.tables, rate=load.rate, bots=load.bots, seats=4)
        if part == "twice" and "people" in self.outcomes:
            ratio = outcomes[0].share / self.outcomes["people"][0].share
            about += f" CPU time: {self.judged('twice', ratio, 'x')} (goal: {GOALS['twice']:g}x)."
        rows = "\n".join(self.row(outcome, part != "twice") for outcome in outcomes)
        return PLAYED.format(title=TITLES[part], about=about, rows=rows)

    def row(self, outcome: Outcome, has_goal: bool) -> str:
        figures = outcome.figures
        p50, p95, p99, most = (quantile(figures.updated, share) for share in (0.5, 0.95, 0.99, 1.0))
        goal = "light" if statistics.mean(figures.whole) < LIGHT_BYTES else "heavy"
        shown = self.judged(goal, p95, "") if has_goal else f"{p95:.1f}"
        cells = [
            get_game(outcome.load.game).title,
            f"{p50:.1f}",
            shown,
            f"{p99:.1f}",
            f"{most:.1f}",
            f"{GOALS[goal]:g}" if has_goal else "",
            f"{quantile(figures.acknowledged, 0.95):.1f}",
            str(figures.moves),
            str(figures.late),
            f"{outcome.cpu_per_move:.2f} ms",
            f"{100 * outcome.share:.0f} %",
            f"{outcome.memory:.0f}",
        ]
        return f"| {' | '.join(cells)} |"

    def processes(self) -> str:
        one, two = self.outcomes["workers-1"][0], self.outcomes["workers-2"][0]
        ratio = two.cpu_per_move / one.cpu_per_move
        title = get_game(one.load.game).title
        rows = "\n".join(
            f"| {count} | {outcome.cpu_per_move:.2f} ms | {quantile(outcome.figures.updated, 0.95):.1f} ms "
            f"| {outcome.figures.moves} | {outcome.figures.late} |"
            for count, outcome in ((1, one), (2, two))
        )
        return f"""\
## One process and two

{title}, {one.load.tables} tables, {one.load.rate:g} moves a second, PostgreSQL (which flushes nothing here);
the people of a table come to whichever process takes them. CPU time of two, per move, against one:
{self.judged("workers", ratio, "x")} (goal: {GOALS["workers"]:g}x).

| processes | CPU per move | update p95 | moves | late |
|---|---|---|---|---|
{rows}
"""

    def glanced(self) -> str:
        rows = "\n".join(self.glances)
        return f"""\
## One person

The median of {OPENINGS} servers that have just started: from the connection to the first frame of a table of
{LONG_MATCH} moves (goal: {GOALS["opening"]:g} ms). And how long it takes (p95) to be told what a thing is \
(goal: {GOALS["explanation"]:g} ms).

| | opening | explanation |
|---|---|---|
{rows}
"""
