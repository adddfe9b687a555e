"""One component, as the client draws it."""

from __future__ import annotations

from typing import Any

from tutable.core.components import Values
from tutable.games.tungaru.prints import COUNTS, DEALS
from tutable.games.tungaru.terms import GOODS


def drawn(values: Values, sheet: str, entry: str) -> Any:
    """The same as in the view of a table, for one thing. Numbers of a side and grounds have no picture."""
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
    return None


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
