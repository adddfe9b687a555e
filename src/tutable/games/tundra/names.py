"""Names of things for people: message arguments and references of places."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.games.tundra.terms import (
    BOARD_NAMES,
    CARDS,
    CHARACTERS,
    GLADES,
    GOALS,
    GOODS,
    ITEMS,
    PERSONAL,
    SIDE_NAMES,
    TITLES,
)

KIND_NAMES = ("firewood", "stone", "peat", "berries", "points", "moves", "any", "workers")
TILE_NAMES = ("tile-firewood", "tile-stone", "tile-peat", "tile-bare")


def player(seat: i64) -> str:
    return f"seat:{seat}"


def good(kind: i64) -> str:
    return "name:" + KIND_NAMES[kind]


def some(item: i64, count: i64) -> str:
    """How much of what can be gained."""
    return f"name:some-{KIND_NAMES[item]} {count}"


def gains(table: vec[i64], row: i64, first: i64 = 0) -> str:
    """What a row of a table of gains gives, of the items from `first` on."""
    found: list[str] = []
    for item in range(first, ITEMS):
        if table[row + item] > 0:
            found.append(some(item, table[row + item])[5:])
    return "names:" + ", ".join(found)


def board(which: i64) -> str:
    return "name:" + BOARD_NAMES[which]


def card(which: i64) -> str:
    return "name:" + CARDS[which]


def goal(which: i64) -> str:
    return "name:" + "goal-" + GOALS[which]


def personal(which: i64) -> str:
    return "name:" + "personal-" + PERSONAL[which]


def title(which: i64, side: i64) -> str:
    """A title, worded for the character of its owner."""
    return "name:" + "title-" + TITLES[which] + "-" + SIDE_NAMES[side]


def character(which: i64) -> str:
    return "name:" + "character-" + CHARACTERS[which]


def place(where: i64) -> str:
    """Glades and settlements are numbered from one."""
    if where < GLADES:
        return f"name:glade-n {where + 1}"
    return f"name:settlement-n {where - GLADES + 1}"


def tile(kind: i64) -> str:
    return "name:" + TILE_NAMES[kind]


def action(which: i64) -> str:
    """An action of an activation: the board's, or a card's by the spot it lies in."""
    return ("name:action-board", "name:action-starter", "name:action-market", "name:action-second")[which]


# -- references: where on the table something is -----------------------------------------------


def place_ref(where: i64) -> str:
    if where < GLADES:
        return f"glade{where}"
    return f"settlement{where - GLADES}"


def worker_ref(seat: i64, which: i64) -> str:
    return f"seat{seat}.worker{which}"


def die_ref(seat: i64, value: i64) -> str:
    return f"seat{seat}.die{value}"


def slot_ref(seat: i64, which: i64, value: i64) -> str:
    return f"seat{seat}.board{which}.slot{value}"


def board_ref(seat: i64, which: i64) -> str:
    return f"seat{seat}.board{which}"


def spot_ref(seat: i64, which: i64, spot: i64) -> str:
    return f"seat{seat}.board{which}.spot{spot}"


def advisor_ref(seat: i64, space: i64) -> str:
    return f"seat{seat}.advisor{space}"


def good_ref(seat: i64, kind: i64) -> str:
    return f"seat{seat}.{GOODS[kind]}"


def stall_ref(space: i64) -> str:
    return f"market{space}"


def goal_ref(slot: i64) -> str:
    return f"goal{slot}"


def idle_ref(seat: i64) -> str:
    """The workers in a seat's supply."""
    return f"seat{seat}.idle"


def towers_ref(seat: i64) -> str:
    """The towers in a seat's supply."""
    return f"seat{seat}.towers"
