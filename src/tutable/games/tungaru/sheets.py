"""The component files: their sheets, and the laws between components.

A board is a graph, and a file can describe an impossible one: a ground next to three islands, an island
without a ground, a walkway to nowhere, fewer nomads than spaces.
"""

from __future__ import annotations

from typing import Any, Final

from tutable.core.components import Field, Sheet, Text, Values, Words
from tutable.core.errors import Problem
from tutable.games.tungaru.terms import (
    BENEFITS,
    DELUXE,
    FLOWERS,
    GOODS,
    LARGE_GROUNDS,
    LARGE_ISLANDS,
    LEADERS,
    NOMAD_IDS,
    SCORINGS,
    SMALL_GROUNDS,
    SMALL_ISLANDS,
    TILES,
)

GOOD: Final = "(fish|shell|coconut|pearl)"
FACES: Final = "[1-6]( [1-6]){0,5}"
WORDS: Final = "[a-z0-9-]{1,20}( [a-z0-9-]{1,20}){0,9}"


def _named(ids: tuple[str, ...]) -> Words:
    return Words(ids, tuple(f"name-{name}" for name in ids))


DICE: Final = Words(tuple("123456"))
SPACES: Final = Words(tuple("1234"))
GOODS_NAMED: Final = _named(GOODS)
ANY_GOOD: Final = Words((*GOODS, "any"), (*GOODS_NAMED.said, "name-any-good"))
BENEFITS_SAID: Final = Words(BENEFITS, tuple(f"tungaru-sign-{benefit}" for benefit in BENEFITS))
SCORINGS_SAID: Final = Words(SCORINGS, tuple(f"name-scoring-{scoring}" for scoring in SCORINGS))


def _offer() -> tuple[Field | Text, ...]:
    """A harvest and a trade."""
    return (
        Text("faces", FACES, "1 2 3", DICE, "set", 1, 6),
        Text("good", GOOD, "fish", GOODS_NAMED, "choice"),
        Text("give", GOOD, "coconut", GOODS_NAMED, "choice"),
        Text("get", f"{GOOD}( {GOOD}){{0,3}}", "shell fish", GOODS_NAMED, "list", 1, 4),
    )


def _island(ids: tuple[str, ...]) -> tuple[Field | Text, ...]:
    return (
        *_offer(),
        Text("walkways", f"({WORDS})?", " ".join(ids[1:3]), _named(ids), "set", 0, len(ids) - 1),
        Text("migration", "[1-4] [1-4]", "1 2", SPACES, "set", 2, 2),
    )


def _space(n: int) -> tuple[Field | Text, ...]:
    """A dice space of a leader card."""
    return (
        Text(f"faces_{n}", FACES, "1 4", DICE, "set", 1, 6),
        Text(f"goods_{n}", f"{GOOD}( {GOOD}){{0,3}}", "fish fish", GOODS_NAMED, "list", 1, 4),
        Field(f"from_players_{n}", 2, 5),
    )


def _ground(islands: tuple[str, ...], grounds: tuple[str, ...]) -> tuple[Field | Text, ...]:
    return (
        Text("islands", WORDS, " ".join(islands[:2]), _named(islands), "set", 2, 2),
        Text("borders", WORDS, "g3 g4", Words(grounds), "set", 1, len(grounds) - 1),
    )


SHEETS: Final = (
    Sheet(
        "side",
        ("small", "large"),
        (
            Field("settlers", 1, 5),
            Field("boats", 1, 5),
            Field("monuments", 1, 10),
            Field("dice", 1, 3),
            Field("dice_for_two", 1, 3),
        ),
    ),
    Sheet("small-island", SMALL_ISLANDS, _island(SMALL_ISLANDS)),
    Sheet("large-island", LARGE_ISLANDS, _island(LARGE_ISLANDS)),
    Sheet("small-ground", SMALL_GROUNDS, _ground(SMALL_ISLANDS, SMALL_GROUNDS)),
    Sheet("large-ground", LARGE_GROUNDS, _ground(LARGE_ISLANDS, LARGE_GROUNDS)),
    Sheet("tile", TILES, _offer()),
    Sheet("leader", LEADERS, (*_space(1), *_space(2))),
    Sheet(
        "reward",
        tuple(f"track-{n}" for n in range(1, 6)),
        (Text("good", "(fish|shell|coconut|pearl|any)", "fish", ANY_GOOD, "choice"),),
    ),
    Sheet(
        "nomad",
        NOMAD_IDS,
        (
            Field("players", 2, 5),
            Text("cost", f"{GOOD}( {GOOD}){{0,4}}", "fish shell shell", GOODS_NAMED, "list", 1, 5),
            Text("benefit", f"({'|'.join(BENEFITS)})", "income", BENEFITS_SAID, "choice"),
            Text("good", f"({GOOD})?", "fish", GOODS_NAMED, "choice", 0),
            Field("count", 0, 3, may_lack=True),
            Field("worth", 0, 20, may_lack=True),
            Text("faces", f"({FACES})?", "1 3", DICE, "set", 0, 6),
            Text("scoring", f"({'|'.join(SCORINGS)})", "settlers", SCORINGS_SAID, "choice"),
            Text("points", "[0-9]{1,2}( [0-9]{1,2}){0,3}", "2 3 3 4"),
            Text("flower", f"({'|'.join(FLOWERS)})?", "A", Words(FLOWERS), "choice", 0),
        ),
    ),
)

SIDES: Final = (
    ("small", SMALL_ISLANDS, SMALL_GROUNDS, (2, 3)),
    ("large", LARGE_ISLANDS, LARGE_GROUNDS, (4, 5)),
)
WAITING: Final = 4  # migration spaces


def check(values: Values) -> list[Problem]:
    """Every law between components that a file breaks."""
    problems: list[Problem] = []
    for side, islands, grounds, counts in SIDES:
        _check_graph(f"{side}-ground", "borders", values[f"{side}-ground"], grounds, problems)
        _check_graph(f"{side}-island", "walkways", values[f"{side}-island"], islands, problems)
        _check_shores(side, values, islands, grounds, problems)
        for players in counts:
            tiles = sum(values["nomad"][name]["players"] <= players for name in NOMAD_IDS[:DELUXE])
            if tiles < len(islands) + WAITING:
                needed = len(islands) + WAITING
                problems.append(
                    Problem("too-few-nomads", "nomad", players=players, count=tiles, needed=needed)
                )
        for name in islands:
            if len(set(values[f"{side}-island"][name]["migration"].split())) < 2:
                problems.append(Problem("twice", f"{side}-island.{name}.migration"))
    if values["side"]["small"]["dice_for_two"] > values["side"]["small"]["dice"]:
        most = values["side"]["small"]["dice"]
        value = str(values["side"]["small"]["dice_for_two"])
        problems.append(Problem("out-of-range", "side.small.dice_for_two", value=value, low=1, high=most))
    _check_sets(values, problems)
    for name in NOMAD_IDS:
        _check_nomad(f"nomad.{name}", values["nomad"][name], problems)
    return problems


def _check_graph(
    sheet: str, field: str, rows: dict[str, dict[str, Any]], ids: tuple[str, ...], problems: list[Problem]
) -> None:
    """Every line leads somewhere else and is written at both ends; everything hangs together."""
    broken = len(problems)
    for name in ids:
        place = f"{sheet}.{name}.{field}"
        for other in rows[name][field].split():
            if other not in ids:
                problems.append(Problem("leads-nowhere", place, value=other[:40], known=", ".join(ids)))
            elif other == name:
                problems.append(Problem("leads-back", place))
            elif name not in rows[other][field].split():
                problems.append(Problem("one-way", place, value=other))
    if len(problems) > broken:
        return
    reached = [ids[0]]
    for name in reached:
        reached += [other for other in rows[name][field].split() if other not in reached]
    for name in ids:
        if name not in reached:
            problems.append(Problem("cut-off", f"{sheet}.{name}", field=field))


def _check_shores(
    side: str, values: Values, islands: tuple[str, ...], grounds: tuple[str, ...], problems: list[Problem]
) -> None:
    """A ground lies between two islands; every island has a ground, and most have two."""
    touching = dict.fromkeys(islands, 0)
    for ground in grounds:
        place = f"{side}-ground.{ground}.islands"
        shores = values[f"{side}-ground"][ground]["islands"].split()
        if len(set(shores)) != 2 or len(shores) != 2:
            problems.append(Problem("not-two-islands", place, count=len(set(shores))))
        for name in shores:
            if name in touching:
                touching[name] += 1
            else:
                problems.append(Problem("leads-nowhere", place, value=name[:40], known=", ".join(islands)))
    for name, count in touching.items():
        if count == 0:
            problems.append(Problem("no-ground", f"{side}-island.{name}"))
    # With more such islands the last of five boats could find no nomad to reserve (TUG-R2).
    single = sum(count == 1 for count in touching.values())
    if single > 3:
        problems.append(Problem("single-grounds", f"{side}-ground", count=single))


def _check_sets(values: Values, problems: list[Problem]) -> None:
    """A set of eight shows every good twice, so that the replacement for a missing good succeeds."""
    for number in "1234":
        tiles = [name for name in TILES if name.startswith(number)]
        for good in GOODS:
            count = sum(values["tile"][name]["good"] == good for name in tiles)
            if count == 0 or (len(tiles) == 8 and count != 2):
                problems.append(Problem("set-goods", f"tile.{number}", good=good, count=count))


def _check_nomad(place: str, row: dict[str, Any], problems: list[Problem]) -> None:
    """Exactly the fields that its benefit and its scoring need are filled in."""
    sells = row["benefit"] == "sell"
    filled = {
        "good": row["good"] != "",
        "count": row["count"] > 0,
        "worth": row["worth"] > 0,
        "faces": row["faces"] != "",
    }
    needed = {"good": sells or row["benefit"] == "income", "worth": sells, "faces": sells}
    needed["count"] = needed["good"]
    if row["benefit"] == "income" and row["count"] > 1:
        problems.append(Problem("out-of-range", f"{place}.count", value=str(row["count"]), low=1, high=1))
    for field, wanted in needed.items():
        if filled[field] != wanted:
            problems.append(Problem("does-not-fit", f"{place}.{field}", other=row["benefit"]))
    if (row["flower"] != "") != (row["scoring"] == "flower"):
        problems.append(Problem("does-not-fit", f"{place}.flower", other=row["scoring"]))
    if len(row["points"].split()) != (4 if row["scoring"] == "goods" else 1):
        problems.append(Problem("does-not-fit", f"{place}.points", other=row["scoring"]))
