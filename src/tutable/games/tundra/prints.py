"""What is printed on boards, cards, tiles, goals and titles, parsed: views need no reader of the notation."""

from __future__ import annotations

from typing import Any

from tutable.core.components import Values
from tutable.games.tundra import notation
from tutable.games.tundra.names import KIND_NAMES
from tutable.games.tundra.terms import (
    BERRIES,
    BERRY_LIMIT,
    BOARD_NAMES,
    GOODS,
    RESOURCE_LIMIT,
    ROUNDS,
    STEP_POINTS,
    TITLE_FIELDS,
)

EFFECTS = ("gain", "towers", "buy", "sell", "change", "reroll")  # in the order of HELP_GAIN and so on
RESOURCES = {"F": "firewood", "S": "stone", "P": "peat", "-": "none"}
STEPS = (1, 2, 3)


def printed(values: Values, players: int) -> dict[str, Any]:
    """Everything that can lie on a table of so many players; the same in every view of a match."""
    limits = {good: int(RESOURCE_LIMIT) for good in GOODS}
    limits[GOODS[int(BERRIES)]] = int(BERRY_LIMIT)

    def used(sheet: str) -> list[tuple[str, dict[str, Any]]]:
        return [(name, entry) for name, entry in values[sheet].items() if entry["players"] <= players]

    cards = {name: card("starter", rows=entry["rows"]) for name, entry in used("starter")}
    for name, entry in values["enhancement"].items():
        cards[name] = card("enhancement", rows=entry["rows"])
    for name, entry in values["advisor"].items():
        cards[name] = card("advisor", help=entry["effect"])
    return {
        "rounds": int(ROUNDS),
        "limits": limits,
        "steps": [int(points) for points in STEP_POINTS],
        "boards": {name: board(values, name) for name in BOARD_NAMES},
        "cards": cards,
        "tiles": {
            name: {"resource": RESOURCES[entry["resource"]], "bonus": gains(entry["bonus"])}
            for name, entry in used("tile")
        },
        "goals": {
            name: {"dice": [entry["die_1"], entry["die_2"]], "needs": steps(entry, "need")}
            for name, entry in used("goal")
        },
        "personal": {
            name: {"needs": steps(entry, "need"), "points": steps(entry, "points")}
            for name, entry in used("personal")
        },
        "titles": {
            name: {**{field: entry[field] for field in TITLE_FIELDS}, "gain": gains(entry["gain"])}
            for name, entry in values["title"].items()
        },
    }


def steps(entry: dict[str, Any], field: str) -> list[int]:
    return [entry[f"{field}_{step}"] for step in STEPS]


def amounts(counts: list[int]) -> list[dict[str, Any]]:
    """Of each item how many, leaving out those there are none of."""
    return [{"item": KIND_NAMES[item], "count": count} for item, count in enumerate(counts) if count]


def gains(text: str) -> list[dict[str, Any]]:
    return amounts(notation.gains(text))


def card(sort: str, rows: str = "", help: str = "") -> dict[str, Any]:
    """A starter or enhancement has rows, an advisor something it helps with."""
    spans = notation.spans(rows) if rows else []
    return {
        "sort": sort,
        "rows": [{"high": high, "low": low, "gains": gains(what)} for high, low, what in spans],
        "effect": effect(help) if help else None,
    }


def effect(text: str) -> dict[str, Any]:
    kind, pay, times, most, *counts = notation.effect_table(text)
    return {"kind": EFFECTS[kind], "pay": pay, "times": times, "most": most, "gains": amounts(counts)}


def board(values: Values, name: str) -> dict[str, Any]:
    cost = gains(values["board"][name]["cost"])
    sides = {side: actions(values[side][name]["rows"]) for side in ("board", "upgraded")}
    return {"cost": cost, "base": sides["board"], "upgraded": sides["upgraded"]}


def actions(text: str) -> list[dict[str, Any]]:
    """The rows of one side of a board."""
    found: list[dict[str, Any]] = []
    for high, low, what in notation.spans(text):
        verb, count = notation.action(what)
        found.append({"high": high, "low": low, "verb": verb, "count": count})
    return found
