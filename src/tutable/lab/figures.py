"""Everything a run says, as plain JSON values: one section for each player count, variant by variant."""

from __future__ import annotations

import statistics
from typing import Any

from tutable.core.errors import TutableError
from tutable.core.watch import Limits, Subject, Thing
from tutable.lab import stats
from tutable.lab.gather import MEASURED, Group, PartSum, gather
from tutable.lab.spec import LETTERS, Spec, as_plain, components_of, subject_of
from tutable.lab.stats import Estimate
from tutable.lab.store import Played
from tutable.lab.versus import compared, correct

FEW = 20  # owners of a pair: below that nothing is said
MOST_PAIRS = 12  # that are shown


def figures(run: Played) -> dict[str, Any]:
    """All figures of the games that are there."""
    spec = run.spec
    subject = subject_of(spec.game)
    sections: list[dict[str, Any]] = []
    for players in spec.players:
        groups = gather(run.rows(players), players, len(spec.variants))
        if groups[0].games == 0:
            continue
        sections.append(
            {
                "players": players,
                "variants": [section(group, spec, subject) for group in groups],
                "compared": [compared(groups[0], other, spec, subject) for other in groups[1:]],
                "answer": answer(run, players),
            }
        )
    correct_beginnings([variant for found in sections for variant in found["variants"]])
    correct([comparison for found in sections for comparison in found["compared"]])
    plain = as_plain(spec)
    for number, variant in enumerate(plain["variants"]):
        variant["title"] = title(spec, number)
    return {**plain, "run": spec.name(), "sections": sections}


def title(spec: Spec, number: int) -> str:
    """What an edition calls itself, with its version; nothing of a turned one, or if it cannot be found."""
    variant = spec.variants[number]
    if number and variant.settings:
        return ""
    try:
        edition = components_of(spec, variant).edition
    except TutableError:
        return ""
    return f"{edition.title or edition.name} {edition.version}".strip()


def correct_beginnings(variants: list[dict[str, Any]]) -> None:
    """Who begins is looked at once for every edition and player count: of many some look good by luck."""
    for variant, q in zip(variants, stats.holm([one["first_q"] for one in variants]), strict=True):
        variant["first_q"] = q


def section(group: Group, spec: Spec, subject: Subject) -> dict[str, Any]:
    fair = 1 / group.players
    found: dict[str, Any] = {
        "variant": spec.variants[group.variant].name,
        "letter": LETTERS[group.variant],
        "games": group.games,
        "tables": dict(group.tables),
        "fair": fair,
        "order": [stats.share(won, group.games) for won in group.places],
        "first_q": stats.share_surprise(group.places[0], group.games, fair),
        "shared": stats.share(group.shared, group.games),
        "values": {name: stats.mean(group.values[name]) for name in MEASURED},
        "ranges": {name: stats.spread(group.values[name]) for name in MEASURED},
        "decided_median": stats.median(group.values["decided"]),
        "score_deviation": stats.deviation(group.scores),
        "score_range": stats.spread(group.scores),
        "margin": stats.mean(group.margins),
        "branching": stats.ratio(group.options, group.values["choices"]),
        "picks_per_turn": stats.ratio(group.values["picks"], group.values["turns"]),
        "choices_per_turn": stats.ratio(group.values["choices"], group.values["turns"]),
        "clear": stats.ratio(group.clear, group.judged),
        "judged": sum(group.judged),
        "sources": sources(group),
        "measures": {name: stats.mean(values) for name, values in group.measures.items()},
        "uses": uses(group, subject),
        "parts": parts(group, subject),
        "pairs": pairs(group),
        "telling": {what: game for what, (_, game) in group.telling.items()},
    }
    if group.forced_wins and spec.force is not None:
        limits = subject.parts.get(spec.force[0], Limits())
        wins = stats.share(sum(group.forced_wins), len(group.forced_wins))
        found["forced"] = {
            "sort": spec.force[0],
            "name": spec.force[1],
            "wins": wins,
            "ahead": over(wins, fair),
            "verdict": verdict(over(wins, fair), None, limits, stands_out=True),
        }
    return found


def over(wins: Estimate, fair: float) -> Estimate:
    return Estimate(wins.value - fair, wins.low - fair, wins.high - fair)


def sources(group: Group) -> dict[str, Any]:
    """Points of a player by where they come from, and the part of all points of all games."""
    found = {}
    for name, values in group.sources.items():
        by_game = [0.0] * group.games  # not every table has every source
        for at, points in zip(group.sources_at[name], values, strict=True):
            by_game[at] = points
        found[name] = {"points": stats.mean(values), "share": stats.ratio(by_game, group.points)}
    return found


def uses(group: Group, subject: Subject) -> list[dict[str, Any]]:
    """How often everything that must be used is used, and by winners more often than by others?"""
    found = []
    for sort, names in subject.needed(group.players).items():
        together = sum(use.bottoms for (of, _), use in group.uses.items() if of == sort)
        if together == 0:
            continue  # nothing of its kind: these tables are played without the module it belongs to
        for name in dict.fromkeys([*names, *sorted(of for s, of in group.uses if s == sort)]):
            use = group.uses[sort, name]
            count = round(use.bottoms)
            found.append(
                {
                    "sort": sort,
                    "name": name,
                    "a_game": stats.mean_of(group.games, use.bottoms, use.squares[1]),
                    "share": count / max(together, 1),
                    "winners_ahead": over(use.estimate(group.games), 1 / group.players) if count else None,
                    "unused": count == 0 and name in names,
                }
            )
    return found


def parts(group: Group, subject: Subject) -> list[dict[str, Any]]:
    """Every part that competes. The correction is over all parts of this player count."""
    fair = 1 / group.players
    things = [thing for thing in sorted(group.parts) if thing[0] in subject.parts]
    sums = [group.parts[thing] for thing in things]
    corrected = stats.benjamini_hochberg([stats.share_surprise(p.wins, p.owners, fair) for p in sums])
    return [
        part(thing, found, beyond_peers(group, found), q, fair, subject.parts[thing[0]])
        for thing, found, q in zip(things, sums, corrected, strict=True)
    ]


def beyond_peers(group: Group, found: PartSum) -> Estimate | None:
    """Wins of a part's owners over those of others who had as many of its sort, but not this one.

    Winners take more of everything, and most of what is dear. None where hardly anybody can be compared.
    """
    strata = []
    for peers, own in found.peers.items():
        everybody = group.peers[peers]
        others = (everybody[0] - own[0], everybody[1] - own[1])
        if others[0]:
            strata.append((own[0], own[1], others[0], others[1]))
    return stats.stratified(strata) if sum(one[0] for one in strata) >= FEW else None


def part(
    thing: Thing, found: PartSum, beyond: Estimate | None, q: float, fair: float, limits: Limits
) -> dict[str, Any]:
    taken = stats.share(found.taken, found.offered)
    ahead = over(stats.share(found.wins, found.owners), fair)
    return {
        "sort": thing[0],
        "name": thing[1],
        "offered": found.offered,
        "taken": taken,
        "when": stats.mean(found.when) if found.when else None,
        "owners": found.owners,
        "ahead": ahead if found.owners else None,
        "beyond": beyond,
        "winners": stats.share(found.winners, found.offered),
        "points": stats.mean(found.points) if any(found.points) else None,
        "q": q,
        "stands_out": bool(found.owners) and q < stats.SURE,
        "verdict": verdict(ahead if found.owners else None, taken, limits, q < stats.SURE, beyond),
        "games": found.shown,
    }


def verdict(
    ahead: Estimate | None,
    taken: Estimate | None,
    limits: Limits,
    stands_out: bool,
    beyond: Estimate | None = None,
) -> str:
    """Dead: hardly anybody wants it. Dominant: its owners win too often. Both only if it is certain, and of
    many parts some look dominant by luck: those do not stand out. A part is for leaders if its owners win too
    often, but not surely more often than others who had as many.
    """
    if taken is not None and taken.value < limits.taken and taken.high < limits.rarely:
        return "dead"
    if ahead is not None and stands_out and ahead.value > limits.ahead and ahead.low > limits.surely:
        return "leaders" if beyond is not None and beyond.low <= 0 else "dominant"
    return "fine"


def pairs(group: Group) -> list[dict[str, Any]]:
    """Parts that go together: who has both wins more (or less) often than the parts alone explain."""
    fair = 1 / group.players
    found: list[dict[str, Any]] = []
    for (one, other), both in group.pairs.items():
        if both.owners < FEW:
            continue
        alone = [group.parts[thing].wins / group.parts[thing].owners for thing in (one, other)]
        expected = min(max(sum(alone) - fair, 0.01), 0.99)
        wins = stats.share(both.wins, both.owners)
        found.append(
            {
                "one": one,
                "other": other,
                "owners": both.owners,
                "wins": wins,
                "more": over(wins, expected),
                "p": stats.share_surprise(both.wins, both.owners, expected),
                "games": both.shown,
            }
        )
    corrected = stats.benjamini_hochberg([pair["p"] for pair in found])
    for pair, q in zip(found, corrected, strict=True):
        pair["q"] = q
        pair["stands_out"] = q < stats.SURE
    return sorted(found, key=lambda pair: (pair["p"], pair["one"], pair["other"]))[:MOST_PAIRS]


def answer(run: Played, players: int) -> dict[str, Any] | None:
    """What is sure about the question of the run."""
    if run.spec.question is None:
        return None
    sequel = run.sequel(players)
    if not sequel.deals:
        return None
    found: dict[str, Any] = {
        "question": run.spec.question,
        "deals": sequel.deals,
        "verdict": sequel.verdict,
        "stopped": sequel.is_settled() and sequel.deals < run.spec.games,
    }
    if sequel.precision is not None:
        figure, within = sequel.precision.wanted
        return {**found, "figure": figure, "within": within, "estimate": sequel.precision.estimate()}
    share = statistics.fmean(sequel.shares)
    return {**found, "claim": sequel.claim, "share": share, "interval": sequel.interval()}
