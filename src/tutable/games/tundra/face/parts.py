"""One component, as the client draws it."""

from __future__ import annotations

from typing import Any

from tutable.core.components import Values
from tutable.games.tundra import prints
from tutable.games.tundra.layout import Layout
from tutable.games.tundra.terms import STEP_POINTS, TITLE_FIELDS


def drawn(values: Values, sheet: str, entry: str) -> Any:
    """The same as in the view of a table, for one thing."""
    row = values[sheet][entry]
    if sheet == "layout":
        layout = Layout(row["glades"], row["settlements"], row["starts"])
        return {"glades": layout.glades, "settlements": layout.settlements}
    if sheet == "tile":
        return {"resource": prints.RESOURCES[row["resource"]], "bonus": prints.gains(row["bonus"])}
    if sheet in ("starter", "enhancement"):
        return prints.card(sheet, rows=row["rows"])
    if sheet == "advisor":
        return prints.card(sheet, help=row["effect"])
    if sheet in ("board", "upgraded"):
        cost = prints.gains(row["cost"]) if sheet == "board" else []
        return {"rows": prints.actions(row["rows"]), "cost": cost}
    if sheet == "goal":
        points = [int(step) for step in STEP_POINTS]
        return {"dice": [row["die_1"], row["die_2"]], "needs": prints.steps(row, "need"), "points": points}
    if sheet == "personal":
        return {"dice": [], "needs": prints.steps(row, "need"), "points": prints.steps(row, "points")}
    if sheet == "title":
        return {**{field: row[field] for field in TITLE_FIELDS}, "gain": prints.gains(row["gain"])}
    return [{"item": name, "count": count} for name, count in row.items() if count]
