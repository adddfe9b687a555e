"""One component, as the client draws it."""

from __future__ import annotations

from typing import Any

from tutable.core.components import Values


def drawn(values: Values, sheet: str, entry: str) -> Any:
    """A goods card has all its numbers, the stock how many special cards lie there and what each costs."""
    if sheet == "good":
        return values["good"][entry]
    price = values["price"]["special"]["dinars"]
    counts = values["stock"][entry] if sheet == "stock" else None
    return {"price": price, "counts": counts}
