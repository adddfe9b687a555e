"""One component, as the client draws it."""

from __future__ import annotations

from typing import Any

from tutable.core.components import Values
from tutable.games.tungaru.prints import COUNTS, DEALS
from tutable.games.tungaru.terms import GOODS


def drawn(values: Values, sheet: str, entry: str) -> Any:
    """The same as in the view of a table, for one thing. A side is its sea chart, a ground a place on one."""
    row = values[sheet][entry]
    if sheet == "nomad":
        return nomad(row)
    if sheet == "leader":
        return [
            {"faces": faces(row[f"faces_{n}"]), "goods": goods(row[f"goods_{n}"]), "open": True}
            for n in (1, 2)
        ]
    if sheet == "reward":
        return row["good"]
    if sheet in ("tile", "small-island", "large-island"):
        return {
            "harvest": {"faces": faces(row["faces"]), "good": row["good"]},
            "trade": {"give": row["give"], "get": goods(row["get"])},
        }
    if sheet == "side":
        return chart(values, entry, None)
    return chart(values, sheet.removesuffix("-ground"), entry)


def chart(values: Values, side: str, ground: str | None) -> dict[str, Any]:
    """Islands and grounds of a side, as far as their names are right; ValueError: they are not."""
    islands, grounds = values[f"{side}-island"], values[f"{side}-ground"]
    lands, waters = list(islands), list(grounds)
    shores = [[lands.index(name) for name in row["islands"].split()] for row in grounds.values()]
    if any(len(pair) != 2 for pair in shores):
        raise ValueError("a ground lies between two islands")
    return {
        "side": side,
        "islands": [
            {"name": name, "walkways": [lands.index(other) for other in row["walkways"].split()]}
            for name, row in islands.items()
        ],
        "grounds": [
            {
                "id": name,
                "islands": pair,
                "borders": [waters.index(other) for other in row["borders"].split()],
            }
            for (name, row), pair in zip(grounds.items(), shores, strict=True)
        ],
        "marked": None if ground is None else waters.index(ground),
    }


def nomad(row: dict[str, Any]) -> dict[str, Any]:
    benefit, scoring = row["benefit"], row["scoring"]
    dealt = "fish" if benefit == "settle" else row["good"] or "fish"
    points = [int(number) for number in row["points"].split()]
    return {
        "cost": goods(row["cost"]),
        "benefit": benefit,
        "good": dealt if benefit in DEALS else None,
        "count": COUNTS.get(benefit, row["count"]),
        "worth": row["worth"],
        "faces": faces(row["faces"]),
        "scoring": scoring,
        "points": points if scoring == "goods" else points[:1],
        "flower": (row["flower"] or "A") if scoring == "flower" else None,
    }


def faces(text: str) -> list[int]:
    return sorted({int(face) for face in text.split()})


def goods(text: str) -> dict[str, int]:
    return {good: text.split().count(good) for good in GOODS}
