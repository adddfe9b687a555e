"""Another variant against the first, deal by deal: what a change is made for, and what else it does.

Both were dealt the same luck, so every figure is compared within each deal, ratios of two sums (picks at a
choice, wins of owners) as well. A sweep asks the same of many variants and player counts: whether a
difference is sure is corrected over all of them, once for the whole run.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence
from typing import Any

from tutable.core.watch import Subject, Thing
from tutable.lab import stats
from tutable.lab.gather import MEASURED, Group, PartSum
from tutable.lab.spec import Spec

Pair = tuple[float, float]  # so much of something, for so much of something else
NOTHING = (0, 0.0)


def compared(one: Group, other: Group, spec: Spec, subject: Subject) -> dict[str, Any]:
    """All figures of both; `correct` says which of them differ for sure."""
    return {
        "variant": other.variant,
        "deals": one.games,
        "rows": [*means(one, other, spec), *ratios(one, other)],
        "parts": [*taken(one, other), *wins(one, other, subject)],
    }


def correct(comparisons: Sequence[dict[str, Any]]) -> None:
    """Over all of a run: figures by Holm's correction, the many parts by Benjamini and Hochberg's."""
    for kind, correction in (("rows", stats.holm), ("parts", stats.benjamini_hochberg)):
        every = [row for comparison in comparisons for row in comparison[kind]]
        for row, q in zip(every, correction([row["p"] for row in every]), strict=True):
            row["q"] = q
            row["stands_out"] = q < stats.SURE


# -- figures of a game ------------------------------------------------------------------------


def means(one: Group, other: Group, spec: Spec) -> Iterator[dict[str, Any]]:
    """What every game has one number of."""
    columns: list[tuple[str, str, Sequence[float], Sequence[float]]] = [
        ("value", "first", one.first_wins, other.first_wins),
        *(("value", name, one.values[name], other.values[name]) for name in MEASURED),
        ("value", "margin", one.margins, other.margins),
    ]
    if spec.force is not None and one.forced_wins:
        columns.insert(0, ("forced", ":".join(spec.force), one.forced_wins, other.forced_wins))
    for kind, mine, others in (
        ("source", one.sources, other.sources),
        ("measure", one.measures, other.measures),
    ):
        columns += [
            (kind, name, mine[name], others[name])
            for name in mine
            if len(mine[name]) == len(others.get(name, ())) == one.games
        ]
    for kind, name, ours, theirs in columns:
        apart = [b - a for a, b in zip(ours, theirs, strict=True)]
        yield {
            "kind": kind,
            "name": name,
            "one": statistics.fmean(ours),
            "other": statistics.fmean(theirs),
            "difference": stats.mean(apart),
            "p": stats.mean_surprise(apart),
            **spared(ours, theirs),
            "games": furthest(one, other, apart),
        }


def ratios(one: Group, other: Group) -> Iterator[dict[str, Any]]:
    """What every game has as many of as it likes."""
    for name, mine, others in (
        ("branching", (one.options, one.values["choices"]), (other.options, other.values["choices"])),
        ("clear", (one.clear, one.judged), (other.clear, other.judged)),
    ):
        ours, theirs = list(zip(*mine, strict=True)), list(zip(*others, strict=True))
        found = stats.ratios_apart(ours, theirs)
        if found is None:
            continue
        yield {
            "kind": "value",
            "name": name,
            **found._asdict(),
            **spared(rest(ours, found.one), rest(theirs, found.other)),
            "games": furthest(one, other, [b - a for a, b in zip(each(ours), each(theirs), strict=True)]),
        }


def each(pairs: Sequence[Pair]) -> list[float]:
    return [top / bottom if bottom else 0.0 for top, bottom in pairs]


def rest(pairs: Sequence[Pair], ratio: float) -> list[float]:
    """What a game has over the ratio of all."""
    return [top - ratio * bottom for top, bottom in pairs]


def spared(ours: Sequence[float], theirs: Sequence[float]) -> dict[str, Any]:
    """What the common luck has spared."""
    return {"correlation": stats.correlation(ours, theirs), "saved": stats.games_saved(ours, theirs)}


def furthest(one: Group, other: Group, apart: Sequence[float]) -> list[str]:
    most = max(range(len(apart)), key=lambda deal: abs(apart[deal]))
    return [one.ids[most], other.ids[most]]


# -- parts ------------------------------------------------------------------------------------


def taken(one: Group, other: Group) -> Iterator[dict[str, Any]]:
    """In how many of the games that offer it is a part taken?"""
    for thing in sorted(one.parts.keys() & other.parts.keys()):
        ours, theirs = by_game(one.parts[thing]), by_game(other.parts[thing])
        sides = [
            [(float(side[at][0] > 0), 1.0) if at in side else NOTHING for at in sorted({*ours, *theirs})]
            for side in (ours, theirs)
        ]
        yield from part_row("taken", thing, sides, one, other)


def wins(one: Group, other: Group, subject: Subject) -> Iterator[dict[str, Any]]:
    """How much of the wins have the owners of a part that competes?"""
    for thing in sorted(one.parts.keys() & other.parts.keys()):
        if thing[0] not in subject.parts:
            continue
        ours, theirs = by_game(one.parts[thing]), by_game(other.parts[thing])
        sides = [
            [(won, owners) for owners, won in (side.get(at, NOTHING) for at in sorted({*ours, *theirs}))]
            for side in (ours, theirs)
        ]
        yield from part_row("wins", thing, sides, one, other)


def by_game(found: PartSum) -> dict[int, tuple[int, float]]:
    """Its owners and their wins, in every game that offered it."""
    return dict(zip(found.at, zip(found.owned, found.won, strict=True), strict=True))


def part_row(
    kind: str, thing: Thing, sides: Sequence[Sequence[Pair]], one: Group, other: Group
) -> Iterator[dict[str, Any]]:
    found = stats.ratios_apart(*sides)
    if found is not None:
        shown = [*one.parts[thing].shown[:1], *other.parts[thing].shown[:1]]
        yield {"kind": kind, "sort": thing[0], "name": thing[1], **found._asdict(), "games": shown}
