"""What lies on a Tundra table, explained with the values of the components in play."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tutable.face import View
from tutable.face.things import Explained, Topic
from tutable.games.tundra.face import belongings, printed
from tutable.games.tundra.face.general import RULES, SIGNS, about, explain_sort, sign
from tutable.games.tundra.face.notation import amounts
from tutable.games.tundra.face.words import RESOURCES, homes, place_name
from tutable.lang.said import Arg, Said

PLACE = re.compile(r"(glade|settlement|market|hand|goal|seat)(\d{1,2})(?:\.(.*))?", re.ASCII)
KINDS = {
    **{
        sort: sort for sort in ("die", "slot", "spot", "board", "worker", "idle", "towers", "advisor", "goal")
    },
    **dict.fromkeys(RESOURCES, "resource"),
    **dict.fromkeys(("glade", "settlement"), "place"),
    **dict.fromkeys(("market", "hand"), "card"),
    **dict.fromkeys(("up", "down", "roll-again", "lay-aside"), "way"),
}


def topics(view: View) -> list[Topic]:
    general = [Topic(name, Said(f"tundra-words-{name}")) for name in RULES]
    return [*general, *printed.topics(view)]


def kind(ref: str) -> str:
    """What to point at next."""
    named = KINDS.get(ref.rpartition(".")[2].rstrip("0123456789"))
    return f"tundra-kind-{named}" if named else ""


def explain(ref: str, view: View, seat: int) -> Explained | None:
    found = PLACE.fullmatch(ref)
    if found is None:
        if ref in RULES:
            return explain_sort(ref, view)
        sheet, _, name = ref.partition(".")
        if sheet == "sign" and name in SIGNS:
            return sign(name)
        return printed.explain(sheet, name, view) or city(ref, view) or way(ref, view, seat)
    number, what = int(found[2]), found[3] or ""
    if found[1] == "seat":
        return belongings.explain(number, what, view) if number < len(view["seats"]) else None
    if what:
        return None
    match found[1]:
        case "glade" if number < len(view["glades"]):
            return glade(number, view)
        case "settlement" if number < len(view["settlements"]):
            owner = Said("tundra-is-settlement-of", {"owner": f"seat:{number}"})
            place = homes(view) + number
            return place_explained(place, [owner, Said("tundra-is-settlement")], "settlement", view)
        case "market" if number < len(view["market"]):
            return printed.card(view["market"][number], Said("tundra-is-market"), view)
        case "hand" if 0 <= seat < len(view["seats"]) and number < len(view["seats"][seat]["hand"]):
            return printed.card(view["seats"][seat]["hand"][number], Said("tundra-is-hand"), view)
        case "goal" if number < len(view["goals"]):
            return goal(view["goals"][number], view)
    return None


# -- the map ----------------------------------------------------------------------------------


def glade(at: int, view: View) -> Explained:
    one = view["glades"][at]
    if one["tile"] is None:
        sorts = [tile["resource"] for tile in view["closed"]]
        left = [Said(f"tundra-tiles-{sort}", {"count": sorts.count(sort)}) for sort in (*RESOURCES, "none")]
        lines = [Said("tundra-is-closed"), Said("tundra-is-left", {"tiles": left})]
    else:
        lines = [
            Said("tundra-is-land", {"resource": one["resource"]}),
            Said("tundra-is-bonus", {"bonus": amounts(one["bonus"])}),
        ]
        if one["tower"] is not None:
            lines.append(Said("tundra-is-tower-of", {"owner": f"seat:{one['tower']}"}))
    if one["edge"]:
        lines.append(Said("tundra-is-edge"))
    return place_explained(at, lines, "glade", view)


def place_explained(place: int, lines: Sequence[Said], sort: str, view: View) -> Explained:
    """With who stands there."""
    counts = [one["workers"].count(place) for one in view["seats"]]
    crowd = [
        Said("tundra-workers-of", {"owner": f"seat:{seat}", "count": count})
        for seat, count in enumerate(counts)
        if count
    ]
    here = [Said("tundra-is-crowd", {"workers": crowd})] if crowd else []
    title = Said("tundra-place", {"place": place_name(place, view)})
    return Explained(title, [*lines, *here], RULES[sort])


# -- the city ---------------------------------------------------------------------------------


def city(ref: str, view: View) -> Explained | None:
    if ref not in ("deck", "discards"):
        return None
    cards = [printed.listed(card, view) for card in view[ref]]
    title = Said(f"tundra-{ref}-label", {"count": len(cards)})
    return Explained(title, [Said(f"tundra-is-{ref}"), *cards], ("TUN-6", "TUN-11", "TUN-27"))


def goal(one: dict[str, Any] | None, view: View) -> Explained:
    if one is None:
        return Explained(Said("tundra-goal-none"), about("goal", view), RULES["goal"])
    explained = printed.goal(one["goal"], view)
    counts = [
        Said("tundra-has", {"owner": f"seat:{seat}", "count": count})
        for seat, count in enumerate(one["counts"])
    ]
    lines = [*explained.lines, Said("tundra-is-now", {"counts": counts})]
    if one["die"] is not None:
        lines.append(Said("tundra-is-taken", {"owner": f"seat:{one['taken_by']}", "value": one["die"]}))
    return Explained(explained.title, lines, explained.rules)


def way(ref: str, view: View, seat: int) -> Explained | None:
    """Free actions with dice, at the prices of the seat that asks."""
    one = view["seats"][seat if 0 <= seat < len(view["seats"]) else 0]
    title = view["printed"]["titles"][one["title"]]
    match ref:
        case "roll-again":
            return way_said("reroll", {"cost": title["reroll"]})
        case "up" | "down":
            return way_said(ref, {"cost": title["change"]}, "change")
        case "dice-supply":
            return way_said("buy", {"cost": title["buy"], "count": one["supply"], "most": title["dice"]})
        case "lay-aside":
            return way_said("aside", {"count": one["aside"]}, rule="TUN-12")
    return None


def way_said(name: str, args: dict[str, Arg], about: str = "", rule: str = "TUN-15") -> Explained:
    return Explained(Said(f"tundra-way-{name}", args), [Said(f"tundra-is-{about or name}", args)], (rule,))
