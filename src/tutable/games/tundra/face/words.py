"""How the things of Tundra look, what they are called, and how sayings are strung together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from tutable.face import View
from tutable.lang.said import Said

RESOURCES = ("firewood", "stone", "peat")
GOODS = (*RESOURCES, "berries")
ITEMS = (*RESOURCES, "any", "berries", "points", "moves", "workers")
BOARDS = ("architecture", "travel", "gathering", "trade")
SOURCES = ("boards", "towers", "goals", "cards", "advisors", "sales", "personal", "start")
NOTHING = Said("tundra-nothing")

# Goods differ in colour and letter; the letter alone tells them apart.
STYLES = {
    "firewood": "bold white on dark_green",
    "stone": "bold black on grey85",
    "peat": "bold white on orange4",
    "berries": "bold white on red3",
}


def round_name(view: View) -> Said:
    """Which round it is; who is first player is drawn when the first one begins."""
    if view["round"] == 0:
        return Said("tundra-before")
    rounds = {"round": view["round"], "rounds": view["printed"]["rounds"]}
    return Said("tundra-round-first", {**rounds, "player": f"seat:{view['first']}"})


def character_of(seat: Mapping[str, Any]) -> str:
    return f"name:character-{seat['character']}"


def title_of(seat: Mapping[str, Any]) -> str:
    """A title in the words for her or for him."""
    side = f"-{seat['side']}" if seat["side"] else ""
    return f"name:title-{seat['title']}{side}"


def homes(view: View) -> int:
    """Places from here on are settlements."""
    first: int = view["settlements"][0]["place"]
    return first


def place_name(place: int, view: View) -> str:
    home = place - homes(view)
    return f"name:glade-n {place + 1}" if home < 0 else f"name:settlement-n {home + 1}"


def steps(numbers: Sequence[int]) -> str:
    """The steps of a goal: 3/5/7."""
    return "/".join(map(str, numbers))


def strung(message: str, parts: Sequence[Said]) -> Said:
    """One saying after another, with what the message puts between them: 6 → 4 → 3."""
    return reduce(lambda first, following: Said(message, {"first": first, "next": following}), parts)
