"""How the things of Tundra look and what they are called."""

from __future__ import annotations

from typing import Any

from tutable.face import View
from tutable.lang import Texts

ROUNDS = 4
HOMES = 24  # places from here on are settlements
BOARDS = ("architecture", "travel", "gathering", "trade")
SOURCES = ("boards", "towers", "goals", "cards", "advisors", "sales", "personal", "start")

# Goods differ in colour and letter; the letter alone tells them apart.
STYLES = {
    "firewood": "bold white on dark_green",
    "stone": "bold black on grey85",
    "peat": "bold white on orange4",
    "berries": "bold white on red3",
}


def round_name(view: View, texts: Texts) -> str:
    """Which round it is; who is first player is drawn when the first one begins."""
    if view["round"] == 0:
        return texts.say("tundra-setup")
    args = {"round": view["round"], "rounds": ROUNDS, "player": f"seat:{view['first']}"}
    return texts.say("tundra-round", args)


def card_name(card: str, texts: Texts) -> str:
    return texts.say(f"name-{card}")


def is_advisor(card: dict[str, Any] | None) -> bool:
    return card is not None and card["card"].startswith("a")


def personal_goal(goal: dict[str, Any], texts: Texts) -> str:
    """What it asks for, as `?` explains it, without the rule."""
    args = {"needs": need(goal["needs"]), "points": need(goal["points"])}
    said = texts.say(f"tundra-thing-of-{goal['goal']}", {"goal": f"name:personal-{goal['goal']}", **args})
    return said.rpartition(" [")[0]


def place_name(place: int, texts: Texts) -> str:
    if place < HOMES:
        return texts.say("name-glade-n", {"n": place + 1})
    return texts.say("name-settlement-n", {"n": place - HOMES + 1})


def need(steps: list[int]) -> str:
    """The steps of a goal: 3/5/7."""
    return "/".join(map(str, steps))
