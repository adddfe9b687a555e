"""What another edition changes, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutable.lab.words import Words

SHARES = ("first", "clear", "decided")
NAMED = 3  # parts of a kind in words: the table has all


def pair_of(found: dict[str, Any], players: int, other: dict[str, Any]) -> dict[str, Any]:
    return {
        "players": players,
        "one": found["variants"][0]["name"],
        "other": found["variants"][other["variant"]]["name"],
    }


def of_comparison(found: dict[str, Any], players: int, other: dict[str, Any], words: Words) -> list[str]:
    """Figures that differ for sure, then the parts that stand out most."""
    names = pair_of(found, players, other)
    figures = [row for row in other["rows"] if row["stands_out"]]
    parts = [row for kind in ("taken", "wins") for row in furthest(other["parts"], kind)]
    said = []
    if figures:
        said.append(words.say("lab-say-differs", **names, changes=changes(figures, words)))
    else:
        said.append(words.say("lab-say-alike", **names))
    if parts:
        said.append(words.say("lab-say-parts-differ", **names, changes=changes(parts, words)))
    return said


def furthest(parts: Sequence[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    found = [row for row in parts if row["kind"] == kind and row["stands_out"]]
    return sorted(found, key=lambda row: -abs(row["difference"][0]))[:NAMED]


def changes(rows: Sequence[dict[str, Any]], words: Words) -> str:
    return "; ".join(
        words.say(
            "lab-say-change",
            what=column(row, words),
            before=amount(row, row["one"], words),
            after=amount(row, row["other"], words),
            difference=difference(row, words),
        )
        for row in rows
    )


def of_pairing(found: dict[str, Any], players: int, other: dict[str, Any], words: Words) -> str:
    score = next(row for row in other["rows"] if row["name"] == "score")
    return words.say(
        "lab-say-paired",
        **pair_of(found, players, other),
        correlation=words.estimate(score["correlation"], 2),
        saved=words.percent(max(score["saved"], 0.0)),
    )


def column(row: dict[str, Any], words: Words) -> str:
    """What a row of a comparison is about."""
    if row["kind"] == "value":
        return words.measure(row["name"])
    if row["kind"] == "source":
        return words.say("lab-points-by", source=words.own(row["name"]))
    if row["kind"] == "forced":
        sort, _, name = row["name"].partition(":")
        return words.say("lab-wins-of", part=words.thing((sort, name)))
    if row["kind"] in ("taken", "wins"):
        return words.say(f"lab-{row['kind']}-of", part=words.thing((row["sort"], row["name"])))
    return words.own(row["name"])


def is_share(row: dict[str, Any]) -> bool:
    name = row["name"]
    return row["kind"] in ("taken", "wins", "forced") or name in SHARES or name.endswith("%")


def amount(row: dict[str, Any], value: float, words: Words) -> str:
    return words.percent(value, 1) if is_share(row) else words.number(value, 2)


def difference(row: dict[str, Any], words: Words) -> str:
    """Of shares in percentage points."""
    return words.ahead(row["difference"]) if is_share(row) else words.estimate(row["difference"], 2)
