"""Names of things for people: message arguments and references of places."""

from __future__ import annotations

from mypy_extensions import i64

from tutable.games.tuareg.state import TuaregState
from tutable.games.tuareg.terms import GOODS, KINDS, SPECIALS


def good(kind: i64) -> str:
    return "name:" + GOODS[kind]


def special(which: i64) -> str:
    return "name:" + SPECIALS[which]


def player(seat: i64) -> str:
    return f"seat:{seat}"


def animal_name(camels: i64, animal: i64) -> str:
    """Camels and donkeys are numbered from one."""
    if animal < camels:
        return f"name:camel-n {animal + 1}"
    return f"name:donkey-n {animal - camels + 1}"


def animal_args(s: TuaregState, animal: i64) -> dict[str, str | int]:
    return {"animal": animal_name(s.rules.camels, animal)}


def load_args(s: TuaregState, animal: i64, kind: i64) -> dict[str, str | int]:
    """A card onto an animal."""
    args = animal_args(s, animal)
    args["good"] = good(kind)
    return args


def animal_ref(seat: i64, animal: i64) -> str:
    return f"seat{seat}.animal{animal}"


def source_name(camels: i64, source: i64) -> str:
    """Where a card comes from: the hand, or an animal."""
    if source < KINDS:
        return "name:hand"
    return animal_name(camels, source - KINDS)


def source_ref(seat: i64, source: i64) -> str:
    if source < KINDS:
        return "hand." + GOODS[source]
    return animal_ref(seat, source - KINDS)
