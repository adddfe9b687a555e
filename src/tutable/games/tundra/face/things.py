"""What lies on a Tundra table, explained with the values of the components in play."""

from __future__ import annotations

from typing import Any

from tutable.core.components import Components
from tutable.face import Thing
from tutable.face.phrases import answers_to, capital
from tutable.games.tundra.face.notation import gains, rows, written
from tutable.games.tundra.face.words import BOARDS, card_name, need
from tutable.lang import Texts

PLACES = (
    "firewood",
    "stone",
    "peat",
    "berries",
    "glade",
    "settlement",
    "worker",
    "tower",
    "die",
    "market",
    "starter",
    "enhancement",
    "advisor",
    "goal",
    "personal",
    "title",
    "free",
    "upgrade",
    "points",
    "round",
)


def things(texts: Texts, parts: Components) -> list[Thing]:
    found = [
        Thing(answers_to(texts, f"tundra-words-{name}"), texts.say(f"tundra-thing-{name}")) for name in PLACES
    ]
    for board in BOARDS:
        base, upgraded = parts.values["board"][board], parts.values["upgraded"][board]
        args = {
            "board": f"name:{board}",
            "rows": rows(base["rows"], texts, False),
            "upgraded": rows(upgraded["rows"], texts, False),
            "cost": gains(base["cost"], texts, False),
        }
        found.append(Thing(named(f"name-{board}", texts), texts.say("tundra-thing-board", args)))
    for sheet, field in (("starter", "rows"), ("enhancement", "rows"), ("advisor", "effect")):
        for card, values in parts.values[sheet].items():
            args = {"card": capital(card_name(card, texts)), "what": written(values[field], texts, False)}
            text = texts.say(f"tundra-thing-of-{sheet}", args)
            found.append(Thing((*named(f"name-{card}", texts), card), text, listed=False))
    for goal, values in parts.values["goal"].items():
        found.append(of_goal(f"name-goal-{goal}", "tundra-thing-of-goal", values, texts))
    for goal, values in parts.values["personal"].items():
        found.append(of_goal(f"name-personal-{goal}", f"tundra-thing-of-{goal}", values, texts))
    for title, values in parts.values["title"].items():
        args = {**values, "title": f"name:title-{title}", "gain": gains(values["gain"], texts, False)}
        args["gains"] = "yes" if values["gain"] else "no"
        text = texts.say("tundra-thing-of-title", args)
        found.append(Thing(named(f"name-title-{title}", texts), text, listed=False))
    for tile, values in parts.values["tile"].items():
        args = {"tile": tile, "resource": values["resource"], "bonus": gains(values["bonus"], texts, False)}
        found.append(Thing((tile,), texts.say("tundra-thing-of-tile", args), listed=False))
    return found


def named(message: str, texts: Texts) -> tuple[str, ...]:
    """A name as people type it: without quotation marks, with and without its article."""
    name = texts.say(message).strip("„“")
    return (name.removeprefix("the "), name)


def of_goal(message: str, about: str, values: dict[str, Any], texts: Texts) -> Thing:
    args: dict[str, Any] = {"goal": texts.say(message), "needs": steps(values, "need")}
    if "points_1" in values:
        args["points"] = steps(values, "points")
    else:
        args |= {"one": values["die_1"], "two": values["die_2"]}
    plain = named(message, texts)[0]  # some goals are called like the goods they count
    words = (f"{answers_to(texts, 'tundra-words-goal')[0]} {plain}", plain)
    return Thing(words, texts.say(about, args), listed=False)


def steps(values: dict[str, Any], field: str) -> str:
    return need([values[f"{field}_{n}"] for n in (1, 2, 3)])
