"""What a good player names of a valley: goals in reach, towers, boards and cards, goods."""

from __future__ import annotations

from typing import Any

from tutable.face import View
from tutable.face.details import Detail
from tutable.games.tundra.face.words import GOODS


def details(view: View, seat: int) -> list[Detail]:
    """What counts for goals, and what works in every round."""
    own = view["seats"][seat]
    found = [goal(view, seat, one, part) for part in ("goals", "dice") for one in view["goals"] if one]
    found.append(Detail("land", "towers", "", sum(glade["tower"] == seat for glade in view["glades"])))
    found.append(Detail("land", "workers", "", len(own["workers"]) - own["workers"].count(None)))
    upgraded = sum(board["upgraded"] for board in own["boards"])
    cards = sum(card is not None for board in own["boards"] for card in board["cards"])
    found.append(Detail("engine", "boards", "", upgraded))
    found.append(Detail("engine", "cards", "", cards))
    found.append(Detail("engine", "advisors", "", sum(one is not None for one in own["advisors"])))
    found += [Detail("goods", "goods", f"name:{good}", own["goods"][good]) for good in GOODS]
    found.append(Detail("goods", "idle", "", own["supply"]))
    secret = own["personal"]
    if secret is not None and secret["goal"] is not None and secret["count"] is not None:
        needs = view["printed"]["personal"][secret["goal"]]["needs"]
        name = f"name:personal-{secret['goal']}"
        found.append(Detail("personal", "goal", name, secret["count"], way(needs, secret["count"])))
    return found


def goal(view: View, seat: int, one: dict[str, Any], part: str) -> Detail:
    """A common goal; one that is open counts with the dice as well."""
    count = one["counts"][seat]
    needs = view["printed"]["goals"][one["goal"]]["needs"]
    return Detail(part, "goal", f"name:goal-{one['goal']}", count, way(needs, count))


def way(needs: list[int], count: int) -> tuple[tuple[str, str | int], ...]:
    """The step that comes next, the last one if all are reached."""
    return (("need", next((need for need in needs if need > count), needs[-1])),)
