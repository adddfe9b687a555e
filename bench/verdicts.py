"""Judges what the games of a balance check have shown, and writes its page."""

import math
import statistics
from dataclasses import dataclass
from datetime import date

import tutable
from bench.tally import Tally
from bench.watch import Limits, Subject


@dataclass(frozen=True)
class Verdict:
    """One check at one player count: the worst case and whether it holds."""

    check: str
    players: int
    worst: str
    holds: bool


def judge(subject: Subject, tallies: list[Tally]) -> list[Verdict]:
    """Every check at every player count."""
    verdicts = []
    for tally in tallies:
        for sort, limits in subject.parts.items():
            verdicts += judge_parts(sort, limits, tally)
        for sort, names in subject.needed(tally.players).items():
            counts = {name: tally.uses[sort, name] for name in names}
            rarest = min(counts, key=lambda name: counts[name])
            worst = f"{rarest}: {counts[rarest] / tally.games:.2f} a game"
            verdicts.append(Verdict(f"every {sort} is used", tally.players, worst, counts[rarest] > 0))
    return verdicts


def judge_parts(sort: str, limits: Limits, tally: Tally) -> list[Verdict]:
    """Dead: taken in too few of the games that offer it. Dominant: its owners win too often, for certain."""
    parts = {name: part for (of, name), part in tally.parts.items() if of == sort}
    rarest = min(parts, key=lambda name: parts[name].share())
    ahead = {name: part.ahead(tally.players) for name, part in parts.items()}
    best = max(ahead, key=lambda name: ahead[name][1])
    share = parts[rarest].share()
    measured, low, _ = ahead[best]
    return [
        Verdict(
            f"every {sort} is taken in {limits.taken:.0%} of the games that offer it",
            tally.players,
            f"{rarest}: {share:.1%}",
            share >= limits.taken,
        ),
        Verdict(
            f"no {sort}'s owners win more than {limits.ahead * 100:g} points over a fair share (lower bound)",
            tally.players,
            f"{best}: {low * 100:+.1f} (measured {measured * 100:+.1f})",
            low <= limits.ahead,
        ),
    ]


def table_of_verdicts(tallies: list[Tally], verdicts: list[Verdict]) -> str:
    """One row for each check, with the worst case at every player count."""
    rows = []
    for check in dict.fromkeys(verdict.check for verdict in verdicts):
        of = {verdict.players: verdict for verdict in verdicts if verdict.check == check}
        cells = []
        for tally in tallies:
            verdict = of.get(tally.players)
            if verdict is None:
                cells.append("")
            elif verdict.holds:
                cells.append(f"holds; {verdict.worst}")
            else:
                cells.append(f"**fails**; {verdict.worst}")
        rows.append((check, cells))
    return grid("check; the worst case", tallies, rows)


def spread(values: list[float]) -> str:
    """Mean, and what eight of ten lie between."""
    ordered = sorted(values)
    low = ordered[len(ordered) // 10]
    high = ordered[math.ceil(len(ordered) * 0.9) - 1]
    return f"{statistics.fmean(values):.1f} ({low:.3g}-{high:.3g})"


def grid(heading: str, tallies: list[Tally], rows: list[tuple[str, list[str]]]) -> str:
    head = f"| {heading} | " + " | ".join(f"{tally.players} players" for tally in tallies) + " |\n"
    head += "|---" * (len(tallies) + 1) + "|\n"
    return head + "".join(f"| {name} | " + " | ".join(cells) + " |\n" for name, cells in rows)


def overview(tallies: list[Tally]) -> str:
    rows = [("games", [f"{tally.games}" for tally in tallies])]
    for table in dict.fromkeys(name for tally in tallies for name in tally.tables):
        rows.append((f"... {table}", [f"{tally.tables[table]}" for tally in tallies]))
    for name in dict.fromkeys(name for tally in tallies for name in tally.measures):
        cells = []
        for tally in tallies:
            values = tally.measures.get(name, [])
            if not values:
                cells.append("")
            elif name.endswith("%"):
                cells.append(f"{statistics.fmean(values):.0%}")
            else:
                cells.append(spread(values))
        rows.append((name.rstrip(" %"), cells))
    return grid("mean (80% range)", tallies, rows)


def uses(sort: str, tallies: list[Tally]) -> str:
    """How often everything of a sort is used, and by winners more often than by others?"""
    rows = []
    for name in dict.fromkeys(name for tally in tallies for of, name in sorted(tally.uses) if of == sort):
        cells = []
        for tally in tallies:
            count = tally.uses[sort, name]
            if not count:
                cells.append("")
                continue
            share = count / sum(n for (of, _), n in tally.uses.items() if of == sort)
            ahead = tally.winners_uses[sort, name] / count - 1 / tally.players
            cells.append(f"{share:.1%}, {count / tally.games:.2f} a game, {ahead * 100:+.0f}")
        rows.append((name, cells))
    return grid(sort, tallies, rows)


def parts(sort: str, tallies: list[Tally]) -> str:
    rows = []
    for name in sorted({name for tally in tallies for of, name in tally.parts if of == sort}):
        cells = []
        for tally in tallies:
            part = tally.parts.get((sort, name))
            if part is None:
                cells.append("")
            else:
                ahead, low, high = part.ahead(tally.players)
                bounds = f"({low * 100:+.0f}..{high * 100:+.0f})"
                cells.append(f"{part.share():.0%} of {part.offered}, {ahead * 100:+.0f} {bounds}")
        rows.append((name, cells))
    return grid(sort, tallies, rows)


PAGE = """\
# Balance of {title}

`{command}`, {date}, tutable {version}.

All seats are greedy bots; every second game is played at the usual table, the others take turns among the
modules. These figures judge the box as this bot plays it.

## Verdicts

{verdicts}
## Games

{overview}
{uses}{parts}{note}"""

USES = """\
## Use: {sort}

Share of all, how often in a game, and the winners' part of it in points over a fair share.

{grid}
"""

PARTS = """\
## Parts: {sort}

Taken in how many of the games in which it was offered, and wins of those who had it in points over a fair
share, with the 95% interval. Winners take more of everything, so a little over zero is usual.

{grid}
"""


def page(subject: Subject, tallies: list[Tally], verdicts: list[Verdict], command: str) -> str:
    sorts = dict.fromkeys(sort for tally in tallies for sort in subject.needed(tally.players))
    shown = [sort for sort in sorts if sort not in subject.brief]
    return PAGE.format(
        title=subject.game.capitalize(),
        command=command,
        date=date.today().isoformat(),
        version=tutable.__version__,
        verdicts=table_of_verdicts(tallies, verdicts),
        overview=overview(tallies),
        uses="".join(USES.format(sort=sort, grid=uses(sort, tallies)) for sort in shown),
        parts="".join(PARTS.format(sort=sort, grid=parts(sort, tallies)) for sort in subject.parts),
        note=subject.note,
    )
