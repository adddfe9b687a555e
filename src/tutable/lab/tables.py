"""The tables of a report: headings and rows of cells, whatever they are written as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tutable.lab.figures import FEW
from tutable.lab.gather import MEASURED
from tutable.lab.words import Words

if TYPE_CHECKING:
    from tutable.lab.tune import Found, Try
    from tutable.lab.wishes import Wish


@dataclass(frozen=True)
class Cell:
    """What stands in a table, and the number it is sorted by."""

    text: str
    key: float | None = None
    games: tuple[str, ...] = ()  # instead of a text: games that can be opened


def shown(games: list[str]) -> Cell:
    return Cell(", ".join(games), games=tuple(games))


@dataclass(frozen=True)
class Table:
    """One table under its heading."""

    heading: str
    columns: list[str]
    rows: list[list[Cell]]
    long: bool = False  # folded away at first


def heads(words: Words, *names: str) -> list[str]:
    return [words.say(f"lab-report-{name}") for name in names]


def of_variant(found: dict[str, Any], words: Words) -> list[Table]:
    """All tables of one variant at one player count."""
    made = [
        Table(
            words.say("lab-report-games"),
            heads(words, "table", "games", "one-of-them"),
            [
                [Cell(words.own(name)), Cell(str(count), count), told(found, f"table-{name}")]
                for name, count in found["tables"].items()
            ],
        ),
        Table(
            words.say("lab-report-order"),
            heads(words, "place", "wins", "clearest"),
            [
                [Cell(str(place), place), Cell(words.share(wins, 1), wins[0]), told(found, f"place-{place}")]
                for place, wins in enumerate(found["order"], 1)
            ],
        ),
        figures(found, words),
        Table(
            words.say("lab-report-sources"),
            heads(words, "source", "points", "share", "telling"),
            [
                [
                    Cell(words.own(name)),
                    Cell(words.estimate(source["points"]), source["points"][0]),
                    Cell(words.share(source["share"]), source["share"][0]),
                    told(found, f"source-{name}"),
                ]
                for name, source in found["sources"].items()
            ],
        ),
        Table(
            words.say("lab-report-measures"),
            heads(words, "figure", "value", "telling"),
            [
                [
                    Cell(words.own(name)),
                    Cell(words.measured(name, value), value[0]),
                    told(found, f"measure-{name}"),
                ]
                for name, value in found["measures"].items()
            ],
        ),
        parts(found, words),
        uses(found, words),
        pairs(found, words),
    ]
    return [table for table in made if table.rows]


def told(found: dict[str, Any], what: str) -> Cell:
    """A game that shows a number best."""
    game = found["telling"].get(what)
    return shown([] if game is None else [game])


def figures(found: dict[str, Any], words: Words) -> Table:
    rows = []
    for name in MEASURED:
        low, high = found["ranges"][name]
        value = found["values"][name]
        is_share = name == "decided"
        rows.append(
            [
                Cell(words.measure(name)),
                Cell(words.share(value) if is_share else words.estimate(value), value[0]),
                Cell(
                    f"{words.percent(low)} – {words.percent(high)}"
                    if is_share
                    else f"{words.number(low)} – {words.number(high)}"
                ),
                told(found, f"most-{name}"),
            ]
        )
    least, most = found["score_range"]
    rows += [
        [
            Cell(words.measure("margin")),
            Cell(words.estimate(found["margin"]), found["margin"][0]),
            Cell(""),
            told(found, "most-margin"),
        ],
        [
            Cell(words.measure("deviation")),
            Cell(words.estimate(found["score_deviation"]), found["score_deviation"][0]),
            Cell(f"{least} – {most}"),
            told(found, "most-deviation"),
        ],
    ]
    rows += [
        [
            Cell(words.measure(name)),
            Cell(words.estimate(found[name]), found[name][0]),
            Cell(""),
            told(found, f"most-{name}"),
        ]
        for name in ("branching", "picks_per_turn", "choices_per_turn")
    ]
    rows += [
        [
            Cell(words.measure(name)),
            Cell(words.share(found[name]), found[name][0]),
            Cell(""),
            told(found, game),
        ]
        for name, game in (("clear", "most-clear"), ("shared", "shared"))
        if name != "clear" or found["judged"]
    ]
    return Table(words.say("lab-report-figures"), heads(words, "figure", "value", "range", "telling"), rows)


def verdict(part: dict[str, Any], words: Words) -> str:
    if part["verdict"] == "fine" and part["stands_out"]:
        return words.say("lab-verdict-strong" if part["ahead"][0] > 0 else "lab-verdict-weak")
    return words.say(f"lab-verdict-{part['verdict']}")


def parts(found: dict[str, Any], words: Words) -> Table:
    rows = []
    for part in found["parts"]:
        ahead, beyond, when, points = part["ahead"], part["beyond"], part["when"], part["points"]
        rows.append(
            [
                Cell(words.own(part["sort"])),
                Cell(words.thing((part["sort"], part["name"]))),
                Cell(str(part["offered"]), part["offered"]),
                Cell(words.share(part["taken"]), part["taken"][0]),
                Cell("" if when is None else words.share(when), when and when[0]),
                Cell(str(part["owners"]), part["owners"]),
                Cell("" if ahead is None else words.ahead(ahead), ahead and ahead[0]),
                Cell("" if beyond is None else words.ahead(beyond), beyond and beyond[0]),
                Cell(words.share(part["winners"]), part["winners"][0]),
                Cell("" if points is None else words.estimate(points), points and points[0]),
                Cell(words.number(part["q"], 3), part["q"]),
                Cell(verdict(part, words)),
                shown(part["games"]),
            ]
        )
    names = (
        "sort",
        "part",
        "offered",
        "taken",
        "when",
        "owners",
        "ahead",
        "beyond",
        "winners",
        "brought",
        "q",
    )
    return Table(
        words.say("lab-report-parts"), heads(words, *names, "verdict", "shown"), rows, long=len(rows) > 12
    )


def uses(found: dict[str, Any], words: Words) -> Table:
    rows = [
        [
            Cell(words.own(use["sort"])),
            Cell(words.thing((use["sort"], use["name"]))),
            Cell(words.estimate(use["a_game"], 2), use["a_game"][0]),
            Cell(words.percent(use["share"], 1), use["share"]),
            Cell("" if ahead is None else words.ahead(ahead), ahead and ahead[0]),
            told(found, f"use-{use['sort']}:{use['name']}"),
        ]
        for use in found["uses"]
        for ahead in [use["winners_ahead"]]
        if use["sort"] not in words.subject.brief
    ]
    names = ("sort", "part", "a-game", "share", "by-winners", "telling")
    return Table(words.say("lab-report-uses"), heads(words, *names), rows, long=len(rows) > 12)


def pairs(found: dict[str, Any], words: Words) -> Table:
    """Those of at least `FEW` owners that deviate most."""
    rows = [
        [
            Cell(words.thing(pair["one"])),
            Cell(words.thing(pair["other"])),
            Cell(str(pair["owners"]), pair["owners"]),
            Cell(words.share(pair["wins"]), pair["wins"][0]),
            Cell(words.ahead(pair["more"]), pair["more"][0]),
            Cell(words.number(pair["q"], 3), pair["q"]),
            shown(pair["games"]),
        ]
        for pair in found["pairs"]
        if pair["owners"] >= FEW
    ]
    names = ("one", "other", "both", "wins", "more", "q", "shown")
    return Table(words.say("lab-report-pairs"), heads(words, *names), rows, long=True)


def response(found: dict[str, Any], section: dict[str, Any], words: Words) -> Table | None:
    """What turning a value does, variant by variant."""
    turned = [
        (found["variants"][i]["settings"], variant)
        for i, variant in enumerate(section["variants"])
        if found["variants"][i]["settings"]
    ]
    if not turned:
        return None
    places = list(turned[0][0])
    rows = []
    for settings, variant in sorted(turned, key=lambda pair: list(pair[0].values())):
        values = variant["values"]
        first = variant["order"][0]
        row = [Cell(str(settings[place]), settings[place]) for place in places]
        row += [Cell(words.estimate(values[name]), values[name][0]) for name in ("score", "turns", "minutes")]
        row += [Cell(words.share(values["decided"]), values["decided"][0])]
        row += [Cell(words.share(first), first[0])]
        if "forced" in variant:
            row.append(Cell(words.ahead(variant["forced"]["ahead"]), variant["forced"]["ahead"][0]))
        rows.append(row)
    heading = [*places, *(words.measure(name) for name in ("score", "turns", "minutes", "decided"))]
    heading.append(words.say("lab-report-first-wins"))
    if "forced" in turned[0][1]:
        heading.append(words.thing(found["force"]))
    return Table(words.say("lab-report-response"), heading, rows)


def wishes(wanted: list[Wish], found: Found, words: Words) -> Table:
    """What was wished, and what fresh deals say of it: the answer, and the number at every player count."""
    rows = [
        [
            Cell(str(wish)),
            Cell(words.say(f"lab-wish-{found.verdicts[str(wish)]}")),
            Cell("; ".join(words.estimate(value) for value in wish.values(found.fresh))),
        ]
        for wish in wanted
    ]
    return Table(words.say("lab-report-wishes"), heads(words, "wish", "verdict", "value"), rows)


def tries(done: list[Try], words: Words) -> Table:
    """Every set of values that a search has looked at, and by how much it misses which wish."""
    wishes = list(dict.fromkeys(wish for one in done for wish in one.missed))
    rows = []
    for number, one in enumerate(done, 1):
        row = [Cell(str(number), number)]
        row += [Cell(str(value), value) for value in one.settings.values()]
        if one.possible:
            row += [Cell(words.number(one.missed[wish], 3), one.missed[wish]) for wish in wishes]
            row.append(Cell(words.number(one.cost, 3), one.cost))
        else:
            row += [Cell(words.say("lab-report-impossible")) for _ in wishes] + [Cell("")]
        rows.append(row)
    missed = [words.say("lab-report-missed", wish=wish) for wish in wishes]
    heading = [*heads(words, "try"), *done[0].settings, *missed, *heads(words, "cost")]
    return Table(words.say("lab-report-tries"), heading, rows)
