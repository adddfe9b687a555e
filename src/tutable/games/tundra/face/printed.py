"""What is printed on the boards, cards, tiles, goals and titles of a table, explained one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutable.face import View
from tutable.face.things import Explained, Topic
from tutable.games.tundra.face.notation import amounts, rows, written
from tutable.games.tundra.face.words import steps
from tutable.lang.said import Said

BOARD_RULES = {
    "architecture": ("TUN-18", "TUN-19", "TUN-20"),
    "travel": ("TUN-21", "TUN-17"),
    "gathering": ("TUN-22",),
    "trade": ("TUN-23", "TUN-24"),
}
CARD_RULES = {
    "starter": ("TUN-5", "TUN-13"),
    "enhancement": ("TUN-13", "TUN-26"),
    "advisor": ("TUN-16", "TUN-25"),
}
# What references begin with, where a sheet lies in `printed`, and how its entries are called.
SHEETS = {
    "board": ("boards", "name-{}", ""),
    "card": ("cards", "name-{}", "card"),
    "goal": ("goals", "name-goal-{}", "goal"),
    "personal": ("personal", "name-personal-{}", "goal"),
    "title": ("titles", "name-title-{}", "card"),
    "tile": ("tiles", "", "tile"),
}


def topics(view: View) -> list[Topic]:
    found: list[Topic] = []
    for sheet, (place, named, words) in SHEETS.items():
        for name in view["printed"][place]:
            args = {"name": Said(named.format(name)) if named else name, "id": name}
            answer = Said(f"tundra-words-of-{words}", args) if words else Said(named.format(name))
            found.append(Topic(f"{sheet}.{name}", answer, listed=sheet == "board"))
    return found


def explain(sheet: str, name: str, view: View) -> Explained | None:
    if sheet not in SHEETS or name not in view["printed"][SHEETS[sheet][0]]:
        return None
    match sheet:
        case "board":
            return board(name, view)
        case "card":
            return card({"card": name}, None, view)
        case "goal":
            return goal(name, view)
        case "personal":
            return personal(name, view)
        case "title":
            return title(name, f"name:title-{name}", view)
    return tile(name, view)


def card(one: Mapping[str, Any] | None, place: Said | None, view: View) -> Explained:
    """A city card or starter, and where it lies; the place alone, where there is none."""
    where = [place] if place else []
    if one is None:
        return Explained(Said("tundra-empty"), where, ("TUN-23",))
    values = view["printed"]["cards"][one["card"]]
    sort = values["sort"]
    says = "advice" if sort == "advisor" else "rows"
    lines = [Said(f"tundra-is-{says}", {"what": written(values)}), Said(f"tundra-is-{sort}"), *where]
    return Explained(Said(f"tundra-card-{sort}", {"card": f"name:{one['card']}"}), lines, CARD_RULES[sort])


def listed(name: str, view: View) -> Said:
    """A card among others: its name and what it does."""
    return Said("tundra-card-line", {"card": f"name:{name}", "what": written(view["printed"]["cards"][name])})


def board(name: str, view: View) -> Explained:
    values = view["printed"]["boards"][name]
    lines = [
        Said("tundra-is-rows", {"what": rows(values["base"])}),
        Said("tundra-is-better", {"cost": amounts(values["cost"]), "what": rows(values["upgraded"])}),
        Said(f"tundra-is-{name}"),
    ]
    return Explained(Said(f"name-{name}"), lines, BOARD_RULES[name])


def board_rules(name: str, *more: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*more, *BOARD_RULES[name], "TUN-24")))


def goal(name: str, view: View) -> Explained:
    values = view["printed"]["goals"][name]
    one, two = values["dice"]
    lines = [
        Said(f"tundra-counts-{name}"),
        Said("tundra-is-steps", {"needs": steps(values["needs"]), "points": steps(view["printed"]["steps"])}),
        Said("tundra-is-goal-dice", {"one": one, "two": two}),
    ]
    return Explained(Said("tundra-goal-title", {"goal": f"name:goal-{name}"}), lines, ("TUN-14", "TUN-6"))


def personal_said(name: str, view: View) -> Said:
    """What a personal goal asks for."""
    values = view["printed"]["personal"][name]
    args = {"needs": steps(values["needs"]), "points": steps(values["points"])}
    return Said(f"tundra-personal-{name}", args)


def personal(name: str, view: View) -> Explained:
    title = Said("tundra-personal-title", {"goal": f"name:personal-{name}"})
    return Explained(title, [personal_said(name, view), Said("tundra-is-personal")], ("TUN-28", "TUN-7"))


def title(name: str, called: str, view: View) -> Explained:
    values = view["printed"]["titles"][name]
    gain = Said("tundra-is-title-gain", {"gain": amounts(values["gain"]), "card": values["card"]})
    numbers = {field: value for field, value in values.items() if field != "gain"}
    lines = [*([gain] if values["gain"] or values["card"] else []), Said("tundra-is-limits", numbers)]
    return Explained(Said("tundra-title-name", {"title": called}), lines, ("TUN-7", "TUN-8"))


def tile(name: str, view: View) -> Explained:
    values = view["printed"]["tiles"][name]
    lines = [
        Said("tundra-is-land", {"resource": values["resource"]}),
        Said("tundra-is-bonus", {"bonus": amounts(values["bonus"])}),
    ]
    return Explained(Said("tundra-tile", {"tile": name}), lines, ("TUN-3", "TUN-18"))
