"""What is printed on boards, cards and tiles, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutable.games.tundra.face.words import NOTHING, strung
from tutable.lang.said import Arg, Said

Printed = Mapping[str, Any]


def some(item: str, count: int) -> Said:
    """2 firewood; 1 berry."""
    return Said(f"name-some-{item}", {"n": count})


def amounts(gains: Sequence[Printed]) -> list[Said]:
    """2 firewood and 1 berry."""
    return [some(gain["item"], gain["count"]) for gain in gains] or [NOTHING]


def action(row: Printed) -> Said:
    """What a row of a board does."""
    return Said(f"tundra-verb-{row['verb']}", {"count": row["count"]})


def rows(printed: Sequence[Printed]) -> Said:
    """Row by row what a board or a card does."""
    return strung("tundra-rows", [row(one, action(one)) for one in printed])


def row(span: Printed, what: Arg) -> Said:
    wide = span["high"] - span["low"]
    args = {"span": "one" if wide == 0 else "two" if wide == 1 else "many", "what": what}
    return Said("tundra-row", {"high": span["high"], "low": span["low"], **args})


def effect(printed: Printed) -> Said:
    """What an advisor does."""
    given = amounts(printed["gains"])
    pay = some("berries", printed["pay"])
    match printed["kind"]:
        case "towers":
            each, most = some("berries", printed["times"]), some("berries", printed["most"])
            return Said("tundra-help-towers", {"first": given, "each": each, "most": most})
        case "buy":
            return Said("tundra-help-buy", {"pay": pay, "gains": given, "count": printed["times"]})
        case "sell":
            return Said("tundra-help-pay", {"pay": some("any", 1), "gains": given})
        case "gain":
            return Said(
                "tundra-help-pay" if printed["pay"] else "tundra-help-gain", {"pay": pay, "gains": given}
            )
    return Said(f"tundra-help-{printed['kind']}")


def written(card: Printed) -> Said:
    """What stands on any card."""
    if card["effect"] is not None:
        return effect(card["effect"])
    return strung("tundra-rows", [row(one, amounts(one["gains"])) for one in card["rows"]])


def under(rows: Sequence[Printed], value: int) -> Printed | None:
    """The row in which a die of this value lies."""
    return next((row for row in rows if row["low"] <= value <= row["high"]), None)
