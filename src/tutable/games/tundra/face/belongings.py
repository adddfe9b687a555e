"""The things of one player at a Tundra table, explained."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from tutable.face import View
from tutable.face.things import Explained
from tutable.games.tundra.face import printed
from tutable.games.tundra.face.general import RULES, about
from tutable.games.tundra.face.notation import action, amounts, rows, under
from tutable.games.tundra.face.words import GOODS, character_of, place_name, title_of
from tutable.lang.said import Said

NUMBERED = re.compile(r"(worker|die|advisor)(\d)", re.ASCII)
BOARD = re.compile(r"board([0-3])(?:\.(slot|spot)(\d))?", re.ASCII)
FACES = range(1, 7)


def explain(seat: int, what: str, view: View) -> Explained | None:
    """`what` is the part of a reference behind the seat."""
    one = view["seats"][seat]
    owner = f"seat:{seat}"
    if what in GOODS:
        most = view["printed"]["limits"][what]
        count = {"owner": owner, "good": f"name:{what}", "count": one["goods"][what], "most": most}
        return said("good-label", count, what, view)
    found = BOARD.fullmatch(what)
    if found is not None:
        board = one["boards"][int(found[1])]
        if found[2] is None:
            return of_board(board, owner, view)
        return of_part(board, found[2], int(found[3]), owner, view)
    found = NUMBERED.fullmatch(what)
    if found is not None:
        return of_numbered(one, found[1], int(found[2]), owner, view)
    match what:
        case "title":
            return printed.title(one["title"], title_of(one), view)
        case "character" if one["character"]:
            title = Said("tundra-character-label", {"owner": owner, "character": character_of(one)})
            return Explained(title, [Said("tundra-is-character")], ("TUN-2",))
        case "personal":
            return of_personal(one["personal"], owner, view)
        case "idle":
            title = Said("tundra-idle-label", {"owner": owner, "count": one["workers"].count(None)})
            lines = [*about("worker", view), Said("tundra-is-idle")]
            return Explained(title, lines, ("TUN-2", "TUN-18", "TUN-19"))
        case "towers":
            return said("towers-label", {"owner": owner, "count": one["towers_left"]}, "tower", view)
        case "returned":
            cards = [printed.listed(card["card"], view) for card in one["hand"] if card]
            title = Said("tundra-returned-label", {"count": len(one["hand"])})
            return Explained(title, [Said("tundra-is-returned"), *cards], ("TUN-5",))
    return None


def said(label: str, args: Mapping[str, Any], name: str, view: View) -> Explained:
    """A thing with what is said of its sort."""
    return Explained(Said(f"tundra-{label}", args), about(name, view), RULES[name])


def of_numbered(one: View, sort: str, number: int, owner: str, view: View) -> Explained | None:
    if sort == "worker" and number < len(one["workers"]):
        where = one["workers"][number]
        place = Said("tundra-in-supply") if where is None else place_name(where, view)
        return said("worker-label", {"n": number + 1, "owner": owner, "place": place}, "worker", view)
    if sort == "die" and number in FACES:
        count = one["dice"].count(number)
        return said("dice-label", {"owner": owner, "value": number, "count": count}, "die", view)
    if sort == "advisor" and number < len(one["advisors"]):
        card = one["advisors"][number]
        if card is not None:
            return printed.card(card, Said(f"tundra-is-{'turned' if card['turned'] else 'ready'}"), view)
        most = view["printed"]["titles"][one["title"]]["advisors"]
        room = Said("tundra-is-advisor-room", {"most": most})
        return Explained(Said("tundra-advisor-room", {"owner": owner}), [room], ("TUN-25",))
    return None


def of_board(board: View, owner: str, view: View) -> Explained:
    name = board["board"]
    values = view["printed"]["boards"][name]
    cost = amounts(values["cost"])
    if board["upgraded"]:
        lines = [
            Said("tundra-is-rows", {"what": rows(values["upgraded"])}),
            Said("tundra-is-upgraded", {"what": rows(values["base"])}),
        ]
    else:
        lines = [
            Said("tundra-is-rows", {"what": rows(values["base"])}),
            Said("tundra-is-better", {"cost": cost, "what": rows(values["upgraded"])}),
            Said("tundra-is-upgrade"),
        ]
    label = "tundra-board-upgraded" if board["upgraded"] else "tundra-board-base"
    title = Said(label, {"board": f"name:{name}", "owner": owner, "cost": cost})
    return Explained(title, [*lines, Said(f"tundra-is-{name}")], printed.board_rules(name))


def of_part(board: View, sort: str, number: int, owner: str, view: View) -> Explained | None:
    """A slot for a die, or a place for a card."""
    name = board["board"]
    args: dict[str, Any] = {"board": f"name:{name}", "owner": owner}
    if sort == "slot":
        return of_slot(board, number, args, view) if number in FACES else None
    if number >= len(board["cards"]):
        return None
    if board["cards"][number] is not None:
        return printed.card(board["cards"][number], Said("tundra-is-under", args), view)
    room = Said(f"tundra-spot-{'market' if number else 'starter'}", args)
    return Explained(room, [Said("tundra-is-room")], ("TUN-26" if number else "TUN-5",))


def of_slot(board: View, value: int, args: dict[str, Any], view: View) -> Explained:
    name = board["board"]
    row = under(view["printed"]["boards"][name]["upgraded" if board["upgraded"] else "base"], value)
    what = action(row) if row else Said("tundra-nothing")
    lines = [Said("tundra-is-slot"), Said(f"tundra-is-{name}")]
    for card in board["cards"]:
        gift = under(view["printed"]["cards"][card["card"]]["rows"], value) if card else None
        if card and gift:
            gains = amounts(gift["gains"])
            lines.append(Said("tundra-is-row", {"card": f"name:{card['card']}", "gains": gains}))
    label = "tundra-slot-taken" if value in board["dice"] else "tundra-slot"
    title = Said(label, {**args, "value": value, "what": what})
    return Explained(title, lines, printed.board_rules(name, "TUN-12", "TUN-13"))


def of_personal(goal: View | None, owner: str, view: View) -> Explained | None:
    if goal is None:
        return None
    if goal["goal"] is None:
        names = [Said(f"name-personal-{name}") for name in view["unseen_goals"]]
        hidden = Said("tundra-is-personal-hidden", {"goals": names})
        return Explained(Said("tundra-personal-hidden", {"owner": owner}), [hidden], ("TUN-7", "TUN-28"))
    explained = printed.personal(goal["goal"], view)
    now = Said("tundra-is-now", {"counts": [Said("tundra-has", {"owner": owner, "count": goal["count"]})]})
    return Explained(explained.title, [*explained.lines, now], explained.rules)
