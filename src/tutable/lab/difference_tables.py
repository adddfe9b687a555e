"""The tables of a report that set two editions side by side."""

from __future__ import annotations

from typing import Any

from tutable.lab.differences import amount, column, difference
from tutable.lab.tables import Cell, Table, heads, shown
from tutable.lab.words import Words


def of_comparison(spec: dict[str, Any], other: dict[str, Any], words: Words) -> list[Table]:
    """Another variant against the first: figures, how often parts are taken, and who wins with them."""
    heading = words.say(
        "lab-report-compared",
        one=spec["variants"][0]["name"],
        other=spec["variants"][other["variant"]]["name"],
    )
    rows = [
        [
            Cell(column(row, words)),
            *change(row, words),
            Cell(words.estimate(row["correlation"], 2), row["correlation"][0]),
            Cell(words.percent(row["saved"]), row["saved"]),
            shown(row["games"]),
        ]
        for row in other["rows"]
    ]
    names = ("figure", "before", "after", "difference", "q", "correlation", "saved", "apart")
    parts = [
        of_parts(f"{heading}: {words.say('lab-report-parts')}, {words.say(title)}", other, kind, words)
        for kind, title in (("taken", "lab-report-taken"), ("wins", "lab-report-owners-wins"))
    ]
    return [Table(heading, heads(words, *names), rows), *(table for table in parts if table.rows)]


def of_parts(heading: str, other: dict[str, Any], kind: str, words: Words) -> Table:
    rows = [
        [
            Cell(words.own(row["sort"])),
            Cell(words.thing((row["sort"], row["name"]))),
            *change(row, words),
            shown(row["games"]),
        ]
        for row in other["parts"]
        if row["kind"] == kind
    ]
    names = ("sort", "part", "before", "after", "difference", "q", "shown")
    return Table(heading, heads(words, *names), rows, long=True)


def change(row: dict[str, Any], words: Words) -> list[Cell]:
    return [
        Cell(amount(row, row["one"], words), row["one"]),
        Cell(amount(row, row["other"], words), row["other"]),
        Cell(difference(row, words), row["difference"][0]),
        Cell(words.number(row["q"], 3), row["q"]),
    ]
